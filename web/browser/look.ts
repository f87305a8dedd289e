// Checks for every page, table and dialog.
import type { Page } from "@playwright/test";
import axe from "axe-core";

import { expect } from "./server";

const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const COLOURS = ["color-contrast", "link-in-text-block"];
// The same in every language: numbers, signs, keys, and the project's name.
const NAMES =
  /^(Antipater|English|Français|\/api\/openapi\.json|Home|End|Enter|build:lumber-yard|[A-Za-z?←→↑↓␣]|[\d\s.,:;·±–−+=×()/[\]|IV-]*)$/;

// Runs in the page itself, and returns faults alone. Under a modal dialog nothing else can be reached or is looked at.
async function faults(page: Page, run: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(`${axe.source}; undefined`);
  return page.evaluate(async (runOnly) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const within = document.querySelector("dialog:modal") ?? document;
    const { violations } = await run(within, { runOnly, resultTypes: ["violations"], preload: false });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""} ${node.html.slice(0, 150)}`),
    );
  }, run);
}

// Accessible in both themes: all rules in the light one, contrast in the dark one.
export async function accessible(page: Page, what: string): Promise<void> {
  expect.soft(await faults(page, { type: "tag", values: STANDARD }), what).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect.soft(await faults(page, { type: "rule", values: COLOURS }), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

// One first heading, no level left out, and nothing has the focus before anybody moved it.
export async function headed(page: Page, what: string): Promise<void> {
  const wrong = await page.evaluate(() => {
    const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter((one) => one.checkVisibility())
      .map((one) => Number(one.tagName.slice(1)));
    const left = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1).map((level) => `to h${level}`);
    const focus = document.activeElement;
    const begun = !focus || focus.matches("body, main, [data-first]");
    return [
      ...left,
      ...(levels.filter((level) => level === 1).length === 1 ? [] : ["not one h1"]),
      ...(begun ? [] : [focus.outerHTML.slice(0, 80)]),
    ];
  });
  expect.soft(wrong, what).toEqual([]);
}

// No sideways scrolling, and no controls beyond the edge.
export async function fits(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(() => {
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    const beyond = [...document.querySelectorAll("button, a[href], select, input, h1, h2, h3")].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      if (!width || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      return (right > innerWidth + 1 || (left < -1 && right > 0)) && !scrolls(one.parentElement);
    });
    const wide = document.documentElement.scrollWidth - innerWidth;
    return [...(wide > 0 ? [`${wide} px too wide`] : []), ...beyond.map((one) => one.outerHTML.slice(0, 120))];
  });
  expect.soft(over, what).toEqual([]);
}

// Touch targets are at least 44 px in both directions, except links within a sentence.
export async function pressable(page: Page, what: string): Promise<void> {
  const small = await page.evaluate(() => {
    const open = document.querySelector("dialog:modal") ?? document.body;
    const found = [...open.querySelectorAll<HTMLElement>("button, a[href], select, summary, input, [role=button]")];
    return found
      .map((one) => (one instanceof HTMLInputElement ? (one.closest("label") ?? one) : one))
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => getComputedStyle(one).display !== "inline" && !one.closest(".skip"))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
      .map(({ one, box }) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${one.outerHTML.slice(0, 110)}`);
  });
  expect.soft(small, what).toEqual([]);
}

// All texts that the server sends to a page, to tell them from the page's own.
export function listen(page: Page): Set<string> {
  const heard = new Set<string>();
  const keep = (value: unknown): void => {
    if (typeof value === "string") heard.add(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(keep);
  };
  const read = (text: string): void => {
    try {
      keep(JSON.parse(text));
    } catch {
      // Not JSON: nothing that a page shows.
    }
  };
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => read(String(payload))));
  page.on("response", (response) => {
    if (response.url().includes("/api/")) response.text().then(read, () => undefined);
  });
  return heard;
}

// With ?marked in the address, the page marks every message of its catalogue. Text without a mark that the server did not
// send is not translated.
export async function worded(page: Page, what: string, heard: ReadonlySet<string> = new Set()): Promise<void> {
  const bare = await page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const around = node.parentElement;
      const meant = !around?.checkVisibility() || around.closest("[translate='no'], script, style"); // names
      if (!meant) found.push(node.textContent ?? "");
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(one.getAttribute(name) ?? "");
    }
    return [...new Set(found.map((text) => text.trim()).filter((text) => text && !text.includes("⟦")))];
  });
  const sent = [...heard].join("\n").toLowerCase();
  const made = bare
    .flatMap((text) => text.replace(/ \([A-Z]\d[\d.]*\)$/, "").split(/[,.] |(?:^| )· /)) // a label joins parts, and adds the rule
    .filter((text) => !NAMES.test(text) && !sent.includes(text.toLowerCase()));
  expect.soft(made, what).toEqual([]);
  expect.soft(await page.locator("body").innerText(), what).not.toContain("‹"); // a word that no catalogue has
}
