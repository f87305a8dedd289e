// Draws an element in another place of the page, as the first that fits a selector; its owner keeps it.
import type { Attachment } from "svelte/attachments";

// The element needs a parent of its own, which stays where the owner has put it.
export function into(selector: string): Attachment<HTMLElement> {
  return (element) => {
    const home = element.parentElement;
    document.querySelector(selector)?.append(element);
    return () => {
      if (home?.isConnected) home.append(element);
      else element.remove();
    };
  };
}
