import { expect, test } from "vitest";

import {
  agesOf,
  boardOf,
  citiesOf,
  DRAWS,
  hidesCards,
  isShown,
  playsIn,
  playsOf,
  playsWritten,
  turnOf,
  withoutMemory,
  withPlayers,
  writePlays,
} from "./classicFields";
import { changed, readFields, writeFields } from "./fields";

const AGE = "baths,altar,stage:stockade,barracks,sell:?,apothecary,last:scriptorium";
const TEXT = `classic/1 players=4 board0=gizah-a played0=${AGE}/free:temple hand3=?,? chosen3=sell:altar revived=altar`;

test("what became of cards is read, and written again, Age by Age", () => {
  const plays = playsOf(`${AGE}/free:temple`);
  expect(plays).toHaveLength(8);
  expect(plays[2]).toEqual({ use: "stage", card: "stockade" });
  expect(plays[4]).toEqual({ use: "sell", card: "?" });
  expect(plays[7]).toEqual({ use: "free", card: "temple" });
  expect(agesOf(plays).map((age) => age.length)).toEqual([7, 1]);
  expect(writePlays(plays)).toBe(`${AGE}/free:temple`);
  expect(writePlays(plays.slice(1))).toBe(`${AGE.slice(6)},free:temple`); // the eighth card becomes the seventh
  expect([playsOf(undefined), playsOf("none")]).toEqual([[], []]);
});

test("the next card comes from the Age that is not whole yet", () => {
  expect([0, 6, 7, 20, 21].map((place) => turnOf(place).age)).toEqual([1, 1, 2, 3, 3]);
});

test("cards drawn for the Free City are counted turn by turn, six in an Age", () => {
  expect([0, 5, 6, 17].map((place) => turnOf(place, DRAWS))).toEqual([
    { age: 1, turn: 1 },
    { age: 1, turn: 6 },
    { age: 2, turn: 1 },
    { age: 3, turn: 6 },
  ]);
  const draws = Array.from({ length: 19 }, (_, place) => place); // one more than there are turns
  expect(agesOf(draws, DRAWS).map((age) => age.length)).toEqual([6, 6, 7]);
  expect(turnOf(18, DRAWS)).toEqual({ age: 3, turn: 7 });
});

test("what the Free City could have built stays with the card that it sold", () => {
  const two = readFields("classic/1 players=2 played2=sell:?,altar,sell:?,sell:baths open=theater.altar,-,press-i");
  const plays = playsIn(two, 2);
  expect(plays.map(({ open }) => open)).toEqual([["theater", "altar"], undefined, [], ["press-i"]]);
  expect(changed(two, playsWritten(two, 2, plays))).toBe(writeFields(two));
  expect(playsWritten(two, 2, plays.slice(1))).toEqual({ played2: "altar,sell:?,sell:baths", open: "-,press-i" });
  const more = [...plays.slice(0, 2), { use: "sell", card: "stockade" } as const];
  expect(playsWritten(two, 2, more)["open"]).toBe("theater.altar,-"); // a sale has a list, even an empty one
  expect(playsWritten(two, 2, [])).toEqual({ played2: "", open: "" });
  expect(playsWritten(two, 1, plays)).not.toHaveProperty("open");
  expect(playsIn(readFields("classic/1 played2=sell:? open=altar"), 2)).toEqual([{ use: "sell", card: "?" }]);
});

test("with fewer players the cities that are no longer there go", () => {
  const text = withPlayers(readFields(TEXT), 3);
  expect(text).toContain("players=3");
  expect(text).toContain("revived=altar");
  expect(text).not.toMatch(/hand3|chosen3/);
  expect(citiesOf(readFields("classic/1 players=2"))).toBe(3);
});

test("what two players have goes with another number of players, and comes with two", () => {
  const two = readFields("classic/1 players=2 viewer=0 played2=sell:? drawn=? open=altar remembered=baths looked=none");
  expect(withPlayers(two, 3)).toBe("classic/1 players=3 played2=sell:?");
  expect(withPlayers(readFields("classic/1 played2=sell:altar,sell:? hand1=baths hand2=?"), 2)).toBe(
    "classic/1 played2=sell:altar,sell:? hand1=baths players=2 open=-,-",
  );
});

test("a board has a name and a side, or leaves them to chance", () => {
  expect(boardOf("gizah-b")).toEqual(["gizah", "b"]);
  expect(boardOf("?-a")).toEqual(["?", "a"]);
  expect(boardOf(undefined)).toEqual(["?", "?"]);
});

test("what only memory needs stays in notation, and the Free City is there for two", () => {
  const [two, three] = [readFields("classic/1 players=2"), readFields("classic/1")] as const;
  const shown = ["hand6", "played0", "coins2", "board1", "players", "revived"];
  expect(shown.every((name) => isShown(name, three))).toBe(true);
  expect(["chosen0", "remembered", "looked", "viewer"].some((name) => isShown(name, two))).toBe(false);
  expect(["drawn", "open"].map((name) => [isShown(name, two), isShown(name, three)])).toEqual([
    [true, false],
    [true, false],
  ]);
});

test("two players name every card, unless it is what one of them sees", () => {
  const texts = ["classic/1", "classic/1 players=2", "classic/1 players=2 viewer=1", "classic/1 players=2 viewer=none"];
  expect(texts.map((text) => hidesCards(readFields(text)))).toEqual([true, false, true, false]);
});

test("what a player remembers does not outlive a change by hand", () => {
  const seen = readFields("classic/1 viewer=0 hand0=altar hand1=? remembered=baths.altar looked=none");
  expect(writeFields(withoutMemory(seen))).toBe("classic/1 hand0=altar hand1=?");
  const two = readFields("classic/1 players=2 viewer=0 drawn=?");
  expect(withoutMemory(two)).toBe(two);
});
