import { expect, test } from "vitest";

import { boardOptions, boardsFor, turned } from "./boards";

test("boards of a new game are written as the server reads them", () => {
  const random = boardsFor([], 3);
  expect(boardOptions(random)).toEqual({ boards: "random", sides: "random" });
  expect(boardOptions(turned(random, "b"))).toEqual({ boards: "random", sides: "b" });
  const chosen = [{ board: "gizah", side: "a" }];
  expect(boardOptions(boardsFor(chosen, 3))).toEqual({ boards: "gizah,?,?", sides: "a??" });
  expect(boardOptions(turned(boardsFor(chosen, 3), "random"))).toEqual({ boards: "gizah,?,?", sides: "random" });
});
