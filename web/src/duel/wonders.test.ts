import { expect, test } from "vitest";

import type { Scene } from "../state/scene";
import type { CityView } from "../wire/messages";
import { shortNews, wondersOf } from "./duel";

test("wonders keep the order of the draft, whatever the order of the view", () => {
  const scene = {
    now: { events: [{ word: "draft:sphinx" }, { word: null }, { word: "draft:pyramids" }, { word: "draft:piraeus" }] },
    rules: { items: { colossus: {}, piraeus: {}, pyramids: {}, sphinx: {} } },
  } as unknown as Scene;
  const city = (...keys: string[]): CityView =>
    ({ wonders: Object.fromEntries(keys.map((key) => [key, { built: false }])) }) as unknown as CityView;
  for (const keys of [
    ["colossus", "piraeus", "sphinx", "pyramids"],
    ["sphinx", "pyramids", "colossus", "piraeus"],
  ]) {
    expect(wondersOf(scene, city(...keys)).map(([key]) => key)).toEqual(["sphinx", "pyramids", "piraeus", "colossus"]);
  }
});

test("news of two lines stay whole; of more, the first part does", () => {
  expect(shortNews("You build Baths (free)")).toEqual({ shown: "You build Baths (free)", more: 0 });
  const part = "Apprentice builds the Great Lighthouse with Clay Reserve";
  expect(shortNews([part, part, part].join(" · "))).toEqual({ shown: part, more: 2 });
});
