// How the choices of a decision are offered, whatever their verbs are.
import type { Choice, Rules } from "../wire/messages";

// The items that a choice is about, as far as they can be drawn.
export function facesIn(rules: Rules, choice: Choice): string[] {
  return choice.about.filter(
    (key) => key in rules.items || `mythology-${key}` in rules.words || `conspiracy-${key}` in rules.words,
  );
}

// Whether pictures alone tell the choices apart: all do the same, each with other items.
export function distinct(rules: Rules, choices: readonly Choice[]): boolean {
  const faces = new Set(choices.map((choice) => facesIn(rules, choice).join("/")));
  const verbs = new Set(choices.map((choice) => choice.verb));
  return faces.size === choices.length && verbs.size < 2;
}
