// What a table is drawn from: a game as it stands, or as it stood. A table draws it and says what was chosen; it asks for nothing else.
import type { Told } from "../wire/fold";
import type { Choice, Rules } from "../wire/messages";
import { nameAt } from "../words/kinds";

export interface Scene {
  readonly now: Told;
  readonly rules: Rules;
  readonly sending: Choice | null; // a choice on its way: nothing else can be chosen
  readonly past: boolean; // a position of a replay: nothing can be chosen
  readonly plan?: string | null; // the word of a choice that will be made as soon as it is there
  choose(choice: Choice): void;
  intend?(word: string | null): void; // plan a choice by its word while others choose, or plan nothing
}

// The viewer's seat, or the first one for those who only watch: whose city is drawn nearest.
export function nearSeat(scene: Scene): number {
  return scene.now.view.viewer ?? 0;
}

export function playerName(scene: Scene, seat: number, you: string): string {
  return scene.now.view.viewer === seat ? you : nameAt(scene.now.game.seats, seat, String(seat + 1));
}

// The choices by what they do: `{build: […], discard: […]}`.
export function byVerb(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(choice.verb, [...(found.get(choice.verb) ?? []), choice]);
  return found;
}
