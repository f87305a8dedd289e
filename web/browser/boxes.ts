// Measures the boxes of a table in the browser: what is covered, cut off, too small to touch, or wider than the window.
import type { Page } from "@playwright/test";

// Every fault in words; none is the goal.
export async function faultsOf(page: Page, touch: boolean): Promise<string[]> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return page.evaluate((finger) => {
    const found: string[] = [];
    // What is laid over the rest on purpose is looked at alone: a dialog, what can be done with a card, or the panel of a
    // flat screen.
    const open = document.querySelector("dialog:modal, .actions, aside.half") ?? document.body;
    const shown = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest(".aside, .skip, [inert]");
    const all = (selector: string, of: Element = open): HTMLElement[] =>
      [...of.querySelectorAll<HTMLElement>(selector)].filter(shown);
    const named = (one: Element): string =>
      `${one.tagName.toLowerCase()}.${one.getAttribute("class")?.split(" ")[0] ?? ""} “${(
        one.getAttribute("aria-label") ??
        one.textContent ??
        ""
      )
        .trim()
        .slice(0, 44)}”`;
    const size = ({ width, height }: DOMRect): string => `${Math.round(width)} x ${Math.round(height)}`;
    const cross = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    // The part of an element that the boxes around it let through.
    const visible = (one: Element): DOMRect => {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let around = one.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === "visible") continue;
        const box = around.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    // The ink of an element: its text and its pictures, not its padding.
    const ink = (one: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect();
    };
    // The middle, and points near the corners that lie within a circle, too.
    const PLACES = [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ] as const;
    // Scrolled to, it lies in the window, and what is drawn there is itself.
    const seen = (one: HTMLElement, kind: string): void => {
      one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const box = one.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) return;
      if (box.left < -1.5 || box.right > innerWidth + 1.5 || box.top < -1.5 || box.bottom > innerHeight + 1.5) {
        found.push(
          `${kind} cut off by the window: ${named(one)} ${size(box)} at ${Math.round(box.left)}, ${Math.round(box.top)}`,
        );
        return;
      }
      for (const [x, y] of PLACES) {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        const own = !top || one.contains(top) || top.contains(one) || top.closest("label")?.contains(one);
        if (own) continue;
        found.push(`${kind} covered: ${named(one)} by ${named(top)}`);
        return;
      }
    };
    // An element that hides what runs over it shows only a part of its text.
    const cut = (one: HTMLElement): boolean =>
      one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflowX !== "visible";

    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    for (const one of all(".frame, .frame *")) {
      const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowX);
      if (scrolls && one.scrollWidth > one.clientWidth + 1) {
        found.push(`scrolls sideways: ${named(one)} by ${one.scrollWidth - one.clientWidth} px`);
      }
    }

    const modal = open !== document.body;
    for (const card of all("[data-slot].takeable, [data-card]")) {
      if (modal && !open.contains(card)) continue;
      seen(card, "card");
      const box = card.getBoundingClientRect();
      if (finger && (box.width < 43.5 || box.height < 43.5)) found.push(`small card: ${named(card)} ${size(box)}`);
      const place = card.closest("li, .cell") ?? card;
      const chip = all(".chip", place)[0];
      const parts = [...all(".band > *", card), ...all(".cost > *", card), ...all(".name", card)];
      for (const part of parts) {
        const rect = ink(part);
        if (rect.width < 1) continue;
        if (chip && cross(chip.getBoundingClientRect(), rect))
          found.push(`price over ${part.className}: ${named(card)}`);
        if (rect.left < box.left - 1.5 || rect.right > box.right + 1.5) {
          found.push(`${part.parentElement?.className} runs over the edge: ${named(card)}`);
        }
      }
      for (const part of [...all(".band", card), ...all(".cost", card), ...(chip ? [chip] : [])]) {
        const { left, top, width, height } = part.getBoundingClientRect();
        for (const [x, y] of [
          [0.15, 0.5],
          [0.5, 0.5],
          [0.85, 0.5],
        ] as const) {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          if (hit && !card.contains(hit) && !place.contains(hit)) {
            found.push(`${part.className.split(" ")[0]} of ${named(card)} is under ${named(hit)}`);
          }
        }
      }
    }

    const controls: HTMLElement[] = [];
    for (const one of all("button, a[href], select, summary, input, [role=button]")) {
      const target = one instanceof HTMLInputElement ? (one.closest("label") ?? one) : one;
      if (target.matches("[data-slot], [data-card]") || getComputedStyle(target).display === "inline") continue;
      seen(target, "button");
      if (!target.closest("svg")) controls.push(target);
      const box = target.getBoundingClientRect();
      if (finger && box.width > 2 && (box.width < 43.5 || box.height < 43.5)) {
        found.push(`small button: ${named(target)} ${size(box)}`);
      }
      if (!target.matches("select, input") && cut(target)) found.push(`words of a button cut off: ${named(target)}`);
    }

    // Buttons beside each other are apart; one that lies over another takes the touch that is meant for it.
    const drawn = controls.map(visible);
    for (const [place, one] of controls.entries()) {
      for (const [later, other] of controls.entries()) {
        if (later <= place || one.contains(other) || other.contains(one)) continue;
        if (one.matches("input.field") && one.parentElement === other.parentElement) continue; // drawn inside the field
        if (cross(drawn[place] as DOMRect, drawn[later] as DOMRect))
          found.push(`${named(one)} overlaps ${named(other)}`);
      }
    }

    for (const one of all(".sum, .total, .ledger .coin, .ledger .points, .clock")) {
      if (modal && !open.contains(one)) continue;
      seen(one, "total");
      if (cut(one)) found.push(`total cut off: ${named(one)}`);
    }

    // What is asked is read whole.
    for (const one of all(".bar .brief, .bar .decision:not(:has(.aside))")) {
      const [text, room] = [ink(one), visible(one)];
      if (text.right > room.right + 2 || text.top < room.top - 2 || text.bottom > room.bottom + 2)
        found.push(`what is asked is cut off: ${named(one)}`);
    }
    return [...new Set(found)];
  }, touch);
}
