import { expect, test } from "vitest";

import type { UserEvent } from "../wire/messages";
import { emptyNotices, hear, JUST_NOW, missedSince } from "./notices";

const game = (id: string, kinds = ["person", "person"]): UserEvent["game"] =>
  ({ id, yours: [0], seats: kinds.map((kind) => ({ kind })) }) as unknown as UserEvent["game"];
const event = (type: UserEvent["type"], time: number, about = game("g")): UserEvent => ({
  type,
  time,
  game: about,
  seats: [0],
  line: "",
});

test("an event is told once, however often a stream sends it", () => {
  const first = hear(emptyNotices("ada"), event("gameEnd", 50_000), 60_000, false);
  expect([first.fresh, first.shown]).toEqual([true, true]);
  expect(missedSince(first.kept)).toBe(45_000);
  // Another tab hears of it at the same moment: it shows it too, but plays no sound.
  expect(hear(first.kept, event("gameEnd", 50_000), 60_010, false)).toMatchObject({ fresh: false, shown: true });
  expect(hear(first.kept, event("gameEnd", 50_000), 60_000 + JUST_NOW, false)).toMatchObject({ shown: false });
});

test("what happened during a break is told; current games are no news on a new device", () => {
  const none = emptyNotices("ada");
  expect(missedSince(none)).toBeNull();
  expect(hear(none, event("yourTurn", 10_000), 20_000, true).fresh).toBe(false);
  expect(hear(none, event("challenge", 10_000), 20_000, true).fresh).toBe(true);
  const known = hear(none, event("yourTurn", 10_000), 20_000, true).kept;
  expect(hear(known, event("chat", 15_000), 90_000, false).fresh).toBe(true);
});

test("a game against opponents of the server makes no noise, and the list stays short", () => {
  expect(hear(emptyNotices("ada"), event("yourTurn", 9, game("g", ["person", "ai"])), 10, false).fresh).toBe(false);
  let kept = emptyNotices("ada");
  for (let time = 1; time <= 40; time += 1) kept = hear(kept, event("chat", time), time, false).kept;
  expect(kept.list).toHaveLength(30);
  expect(hear(kept, event("chat", 3), 99, false).fresh).toBe(false); // it was told, and is forgotten
});

test("of the turns in a game only the last one is listed", () => {
  let kept = hear(emptyNotices("ada"), event("yourTurn", 1, game("other")), 1, false).kept;
  for (let time = 2; time <= 5; time += 1) kept = hear(kept, event("yourTurn", time), time, false).kept;
  expect(kept.list.map(({ time }) => time)).toEqual([5, 1]);
  const again = hear(kept, event("yourTurn", 4), 9, false); // sent again after a break
  expect([again.fresh, again.shown, again.kept.list.length]).toEqual([false, false, 2]);
});
