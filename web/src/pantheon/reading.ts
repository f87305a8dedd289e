// Helpers that read the Pantheon from a view. No rules here: only where things are in the view.
import { duelTable } from "../duel/duel";
import type { Scene } from "../state/scene";
import type { Choice, PantheonView, Rules, SpaceView } from "../wire/messages";
import { itemOf } from "../words/names";
import { say } from "../words/words.svelte";

// Verbs that are chosen at the Pantheon, on cards of the structure, and on the track.
export const AT_PANTHEON: readonly string[] = ["activate", "place"];
export const AT_STRUCTURE: readonly string[] = ["strike", "claim", "topple"];
export const AT_TRACK: readonly string[] = ["minerva", "remove", "apply"];

export function pantheonOf(scene: Scene): PantheonView | null {
  return duelTable(scene).pantheon ?? null;
}

export interface Place {
  number: number;
  space: SpaceView;
}

// The spaces as they lie for the near player: the cheapest for them first.
export function placesFor(pantheon: PantheonView, near: number): Place[] {
  const places = Object.entries(pantheon.spaces)
    .map(([number, space]) => ({ number: Number(number), space }))
    .sort((a, b) => a.number - b.number);
  return near === 0 ? places : places.reverse();
}

export function activations(choices: readonly Choice[], divinity: string | null | undefined): Choice[] {
  return choices.filter((choice) => choice.verb === "activate" && choice.about[0] === divinity);
}

// The offerings that an activation spends, as in its word: `activate:mars+2+3`.
export function spent(choice: Choice): number[] {
  return choice.about.slice(1).map(Number);
}

export function mythologyName(rules: Rules, mythology: string): string {
  return rules.words[`mythology-${mythology}`] ?? mythology;
}

// The words about a divinity; of a face-down one, what everybody knows.
export function divinityWords(
  rules: Rules,
  divinity: string | null | undefined,
  mythology: string | null | undefined,
): { title: string; lines: string[] } {
  if (divinity) {
    const item = itemOf(rules, divinity);
    return { title: item.name, lines: [item.kind, ...item.effects] };
  }
  const help = rules.help["face-down-divinity"];
  return {
    title: mythology ? say("pantheon-face-down", { mythology: mythologyName(rules, mythology) }) : (help?.name ?? ""),
    lines: help ? [`${help.meaning} (${help.rule})`] : [],
  };
}
