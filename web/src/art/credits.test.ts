import { expect, test } from "vitest";

import { ICON_AUTHORS } from "./credits";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("whoever drew a picture that is used is named, and nobody else", () => {
  const used = new Set(
    Object.values(sources).flatMap((text) =>
      [...text.matchAll(/~icons\/game-icons\/([a-z0-9-]+)"/g)].map((found) => found[1]),
    ),
  );
  expect(Object.values(ICON_AUTHORS).flat().sort()).toEqual([...used].sort());
});
