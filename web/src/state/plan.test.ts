import { expect, test } from "vitest";

import type { Choice, Rules } from "../wire/messages";
import { planWords } from "../words/plans";
import { planCard, planned } from "./plan";

const choice = (word: string, action: number): Choice => ({ action, word, verb: "", about: [], text: "" });
const WORDS = ["build:baths+left2", "build:baths+right2", "build:bathhouse", "stage:baths", "sell:baths", "sell:baths"];
const CHOICES = WORDS.map(choice);

test("a plan is the choice of its word, or of several ways to pay for it the first", () => {
  expect(planned("stage:baths", CHOICES)?.action).toBe(3);
  expect(planned("build:baths", CHOICES)?.action).toBe(0);
  expect(planned("build:baths+right2", CHOICES)?.action).toBe(1);
  expect(planned("build:bath", CHOICES)).toBeNull();
  expect(planned("build:temple", CHOICES)).toBeNull();
  expect(planned("stage:baths", [])).toBeNull();
});

test("a plan is told in words, and drawn on its card", () => {
  const rules = {
    items: { stable: { name: "Stable" }, piraeus: { name: "Piraeus" } },
    words: {},
    help: {},
  } as unknown as Rules;
  expect(planWords(rules, "build:stable")).toBe("build Stable");
  expect(planWords(rules, "wonder:piraeus/stable")).toBe("build Piraeus with Stable");
  expect(planWords(rules, "activate:piraeus")).toBe("activate Piraeus");
  expect(planWords(rules, "juggle:stable/unheard-of")).toBe("juggle Stable, Unheard of");
  expect(planWords(rules, "rest")).toBe("rest");
  expect(planCard("wonder:piraeus/stable")).toBe("stable");
  expect(planCard(null)).toBeNull();
});
