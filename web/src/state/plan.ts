// What somebody means to do as soon as their turn comes: the word of a choice, as far as it can be known before.
import type { Choice } from "../wire/messages";
import type { Scene } from "./scene";

// Whether whoever looks on may plan: they have a seat, and others choose.
export function mayPlan({ now, past, intend }: Scene): boolean {
  const { viewer, over, choices } = now.view;
  return !!intend && !past && viewer != null && !over && !choices.length;
}

// Plan a choice by its word; what is planned already is given up.
export function planOrNot(scene: Scene, word: string): void {
  scene.intend?.(scene.plan === word ? null : word);
}

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
