import { describe, expect, it } from "vitest";

import type { KnownGame } from "../wire/known";
import type { Rules } from "../wire/messages";
import { has, LANGUAGES, setLanguage } from "../words/words.svelte";
import { lessonFor, LESSONS, lessonsOf, situation } from "./lessons";

const rules = { family: "duel", parts: [], items: { altar: { column: "blue" } } } as unknown as Rules;
const group = (name: string) => LESSONS.filter((lesson) => lesson.group === name);

function told(verbs: string[], over = false): KnownGame {
  const table = {
    age: 1,
    pawn: 0,
    capital: 9,
    cities: { 0: { needed: 6, different: 0 }, 1: { needed: 6, different: 0 } },
    structure: { 0: { accessible: true, card: "altar" } },
  };
  const choices = verbs.map((verb) => ({ verb }));
  return { view: { over, choices, prices: {}, table } } as unknown as KnownGame;
}

describe("lessons", () => {
  it("come one at a time, each once, what asks for an answer first", () => {
    const heard = new Set<string>();
    const next = (verbs: string[], decisions: number, over = false): string | undefined => {
      const found = lessonFor(situation(told(verbs, over), rules, decisions), heard);
      if (found) heard.add(found.id);
      return found?.id;
    };
    expect(next(["build", "discard"], 0)).toBe("take");
    expect(next(["build", "discard"], 1)).toBe("price");
    expect(next(["token"], 2)).toBe("token");
    expect(next(["build", "discard"], 3)).toBe("uncover");
    expect(next(["build", "discard"], 4)).toBe("civilian");
    expect(next([], 5, true)).toBe("over");
    expect(next([], 5, true)).toBeUndefined();
  });

  it("explain a chain when one makes a card free, not whenever a card costs nothing", () => {
    const heard = new Set(["take", "price", "uncover"]);
    const now = told(["build"]);
    for (const [way, expected] of [
      ["production", "civilian"],
      ["free", "civilian"],
      ["chain", "chain"],
    ] as const) {
      const view = { ...now.view, prices: { altar: { total: 0, lines: [], way } } };
      expect(lessonFor(situation({ ...now, view }, rules, 1), heard)?.id, way).toBe(expected);
    }
  });

  it("are those of the ruleset, expansions before the game that they extend", () => {
    const parts = [{ key: "pantheon", title: "" }];
    expect(lessonsOf({ family: "duel", parts })).toEqual([...group("pantheon"), ...group("duel")]);
    expect(lessonsOf({ family: "classic", parts: [] })).toEqual(group("classic"));
    const table = { age: 1, hand: ["altar"], cities: {} };
    const now = { view: { over: false, choices: [{ verb: "build" }], prices: {}, table } } as unknown as KnownGame;
    const classic = { ...rules, family: "classic", parts: [] } as unknown as Rules;
    expect(lessonFor(situation(now, classic, 0), new Set())?.id).toBe("classic-turn");
    expect(lessonFor(situation(now, classic, 1), new Set(["classic-turn"]))?.id).toBe("classic-pass");
  });

  it("are all there in every language", async () => {
    for (const language of LANGUAGES) {
      await setLanguage(language);
      const wanted = LESSONS.flatMap(({ id }) => [`lesson-${id}`, `lesson-${id}-text`, `lesson-${id}-look`]);
      expect(wanted.filter((id) => !has(id))).toEqual([]);
    }
    await setLanguage("en");
  });
});
