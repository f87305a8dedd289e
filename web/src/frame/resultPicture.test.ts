import { expect, test } from "vitest";

import { COLOURS, type Colours, HEIGHT, resultSvg } from "./resultPicture";

const colours = Object.fromEntries(COLOURS.map((name) => [name, "#123456"])) as Colours;

test("the picture of a result has every player inside it, and names cannot break it", () => {
  const names = ["Ada", "<script>&'\"", "Berenice", "Theon", "Korinna", "Aratos", "Zenobia"];
  const rows = names.map((name, place) => ({ place: place + 1, name, points: 60 - place, won: place === 0 }));
  const title = "A name of twenty-four lt wins, and by a great deal of points at that";
  const svg = resultSvg({ title, how: "", game: "Classic", date: "17 November 2026", rows }, colours);
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(drawn.querySelector("parsererror")).toBeNull();
  const texts = [...drawn.querySelectorAll("text")];
  for (const name of names) expect(texts.map((one) => one.textContent)).toContain(name);
  for (const one of texts) expect(Number(one.getAttribute("y"))).toBeLessThan(HEIGHT - 60);
  expect(Number(texts[0]?.getAttribute("font-size")) * title.length * 0.6).toBeLessThanOrEqual(1020);
});
