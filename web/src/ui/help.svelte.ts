// Tooltips: shown while an element is pointed at, focused, held, or tapped where a tap does nothing else; one at a time. `HelpLayer` draws them.
import type { Attachment } from "svelte/attachments";

import type { Rules } from "../wire/messages";

export interface Words {
  title: string;
  lines: readonly string[];
}

let anchor = $state.raw<HTMLElement | null>(null);
let words = $state.raw<Words | null>(null);
let asked: ReturnType<typeof setTimeout> | undefined; // what was asked for last, of whichever element

export const shown = {
  get anchor(): HTMLElement | null {
    return anchor;
  },
  get words(): Words | null {
    return words;
  },
};

export function hideHelp(): void {
  anchor = null;
}

// Also what a focus or a pointer has asked for meanwhile: a tap brings both.
export function dismissHelp(): void {
  clearTimeout(asked);
  hideHelp();
}

// The words of a ruleset's help, with the rule.
export function topicWords(rules: Rules | undefined, topic: string, title = "", lines: readonly string[] = []): Words {
  const known = rules?.help[topic];
  return {
    title: title || known?.name || "",
    lines: [...lines, ...(known ? [`${known.meaning} (${known.rule})`] : [])],
  };
}

export function spoken({ title, lines }: Words): string {
  return [title, ...lines].filter(Boolean).join(". ");
}

const [POINTED, HELD, FOCUSED] = [400, 450, 250];
const ACTIONS = "button, a[href], label";

// Whether a click does something: on the element, around it, or on what it is wrapped around.
function acts(element: HTMLElement): boolean {
  const action = element.closest(ACTIONS) ?? element.querySelector(ACTIONS);
  return action !== null && action.getAttribute("aria-disabled") !== "true";
}

export function helped(about: () => Words): Attachment<HTMLElement> {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let touched = false;

    const show = (): void => {
      const now = about();
      if (!now.title && now.lines.length === 0) return;
      words = now;
      anchor = element;
    };
    const ask = (after: number): void => {
      clearTimeout(waiting);
      asked = waiting = setTimeout(show, after);
    };
    const leave = (): void => {
      clearTimeout(waiting);
      if (anchor === element) anchor = null;
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && ask(POINTED),
      pointerleave: leave,
      pointercancel: leave,
      pointerdown: (event) => {
        touched = (event as PointerEvent).pointerType !== "mouse";
        if (!touched) return leave();
        held = false;
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          held = true;
          show();
        }, HELD);
      },
      pointerup: () => clearTimeout(waiting),
      // A long press shows help; it is not a click. Where a click does nothing, a tap shows help too.
      click: (event) => {
        if (held) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else if (touched && !acts(element)) show();
        else leave();
        held = false;
      },
      contextmenu: (event) => held && event.preventDefault(),
      focus: () => element.matches(":focus-visible") && ask(FOCUSED),
      blur: leave,
    };
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener, name === "click");
    return () => {
      leave();
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener, name === "click");
      }
    };
  };
}

// A group with one tab stop: arrow keys move among its elements marked `data-rove`.
export function roving(element: HTMLElement): () => void {
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...element.querySelectorAll<HTMLElement>("[data-rove]")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = all[at < 0 ? 0 : (at + step + all.length) % all.length];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  element.addEventListener("keydown", move);
  return () => element.removeEventListener("keydown", move);
}
