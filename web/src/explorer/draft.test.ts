import { expect, test } from "vitest";

import { draftPosition } from "./draft";

test("a draft has four wonders open, the others in the box, and five different tokens", () => {
  const wonders = ["a", "b", "c", "d", "e", "f"];
  const text = draftPosition(["b", "c", "d", "f"], wonders, ["1", "2", "3", "4", "5", "6"], () => 0);
  expect(text).toBe("duel/1 board=1,2,3,4,5 pool=a,e shown=b,c,d,f agenda=age:1,round:4,draft@0:0");
});
