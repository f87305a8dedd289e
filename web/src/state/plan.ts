// What somebody means to do as soon as their turn comes: the word of a choice, as far as it can be known before.
import type { Choice } from "../wire/messages";

// The choice that a plan asks for, if it is there. It does not say whom to pay: of several ways the first is the cheapest.
export function planned(plan: string, choices: readonly Choice[]): Choice | null {
  return (
    choices.find((choice) => choice.word === plan) ??
    choices.find((choice) => choice.word.startsWith(`${plan}+`)) ??
    null
  );
}

// What a plan is about, as its word names it: `wonder:piraeus/stable` is about a wonder and a card.
export function planAbout(plan: string): string[] {
  return plan.split(":")[1]?.split(/[/+]/) ?? [];
}

// The card that lies on the table or in a hand until the plan is carried out.
export function planCard(plan: string | null | undefined): string | null {
  return plan ? (planAbout(plan).at(-1) ?? null) : null;
}
