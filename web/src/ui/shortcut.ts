// A key pressed as a shortcut: not while typing, not with a modifier, not behind a dialog.
const WRITING = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

export function shortcut(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  if (event.target instanceof Element && event.target.closest(WRITING)) return null;
  return document.querySelector("dialog:modal") ? null : event.key;
}
