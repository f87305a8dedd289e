import { expect, test } from "vitest";

import { keepOnServer, paced, personal, saveSettings, settings } from "./settings.svelte";

test("what belongs to a person goes to the server, what belongs to a device stays", () => {
  const sent: object[] = [];
  keepOnServer((kept) => sent.push(kept));
  saveSettings({ log: true });
  expect(sent).toEqual([]);
  saveSettings({ motion: "slow", hand: "left", volume: 30 });
  expect(sent).toEqual([expect.objectContaining({ motion: "slow", hand: "left", volume: 30 })]);
  expect(sent[0]).not.toHaveProperty("log");
  expect(document.documentElement.dataset).toMatchObject({ motion: "slow", hand: "left" });
  expect(paced(400)).toBe(800);
  expect(personal({ theme: 7, unheard: "of", font: "legible", name: "Ada" })).toEqual({ font: "legible" });
  saveSettings({ motion: "auto", hand: "right" });
  expect(settings.volume).toBe(30);
});
