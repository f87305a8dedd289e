// Plans for the next turn: the word of a choice.
import type { Choice } from "../wire/messages";
import type { Scene } from "./scene";

// Whether the viewer may plan: has a seat, and others are choosing.
export function mayPlan({ now, past, intend }: Scene): boolean {
  const { viewer, over, choices } = now.view;
  return !!intend && !past && viewer != null && !over && !choices.length;
}

// Plan a choice by its word, or cancel the same plan.
export function planOrNot(scene: Scene, word: string): void {
  scene.intend?.(scene.plan === word ? null : word);
}

// The choice that a plan names, if it is possible. Of several payments the first is the cheapest.
export function planned(plan: string, choices: readonly Choice[]): Choice | null {
  return (
    choices.find((choice) => choice.word === plan) ??
    choices.find((choice) => choice.word.startsWith(`${plan}+`)) ??
    null
  );
}

// The items of a plan: `wonder:piraeus/stable` is about a wonder and a card.
export function planAbout(plan: string): string[] {
  return plan.split(":")[1]?.split(/[/+]/) ?? [];
}

// The card that a plan uses.
export function planCard(plan: string | null | undefined): string | null {
  return plan ? (planAbout(plan).at(-1) ?? null) : null;
}
