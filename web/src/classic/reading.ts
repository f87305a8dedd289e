// Helpers that read the view of classic 7 Wonders. No rules here: only where things are in the view.
import type { Scene } from "../state/scene";
import { nearSeat, playerName } from "../state/scene";
import type { Choice, ClassicCity, ClassicTable, EventInfo, Offer, Price } from "../wire/messages";
import { say } from "../words/words.svelte";

export const COLORS = ["brown", "grey", "blue", "green", "yellow", "red", "purple"] as const;
export const USES = ["build", "stage", "free", "sell", "revive"];

export function tableOf(scene: Scene): ClassicTable {
  return scene.now.view.table as ClassicTable;
}

export function cityOf(scene: Scene, city: number): ClassicCity {
  const found = tableOf(scene).cities[String(city)];
  if (!found) throw new Error(`there is no city ${city}`);
  return found;
}

export interface Around {
  own: number;
  left: number;
  right: number;
  others: number[]; // from the left neighbour's left one to the right neighbour's right one
}

// The city in the middle, its neighbours, and the others in their order to the left.
export function around(scene: Scene): Around {
  const own = nearSeat(scene);
  const { left, right } = cityOf(scene, own);
  const number = Object.keys(tableOf(scene).cities).length;
  const others = Array.from({ length: number }, (_, step) => (own + step) % number);
  return { own, left, right, others: others.filter((city) => ![own, left, right].includes(city)) };
}

export function isFree(scene: Scene, city: number): boolean {
  return tableOf(scene).freeCity?.city === city;
}

export function ownerOf(scene: Scene, city: number): string {
  return isFree(scene, city) ? say("classic-free-city") : playerName(scene, city, say("classic-you"));
}

export function boardOf(scene: Scene, city: number): string {
  const { board, side } = cityOf(scene, city);
  return board ? say("classic-board-side", { city: scene.rules.boards[board]?.city ?? board, side: side ?? "" }) : "";
}

// A viewer who has chosen may plan with the next hand, if it was seen before.
export function mayPlanNext(scene: Scene): boolean {
  const { known, sealed } = tableOf(scene);
  const done = sealed.some((one) => one.city === scene.now.view.viewer);
  return !!scene.intend && !scene.past && done && known.some((hand) => hand.turns === 1);
}

// What the viewer may choose now, or change a choice into while others are choosing.
export function openChoices(scene: Scene): readonly Choice[] {
  if (scene.past) return [];
  return scene.now.view.choices.length ? scene.now.view.choices : (scene.now.sealed?.choices ?? []);
}

// What a card of the hand can be used for: each use with its payments, the cheapest first.
export function usesOf(choices: readonly Choice[], card: string): Record<string, Choice[]> {
  const found: Record<string, Choice[]> = {};
  for (const choice of choices) {
    if (choice.about[0] === card) found[choice.verb] = [...(found[choice.verb] ?? []), choice];
  }
  return found;
}

// Choices of verbs that this table has no place for.
export function otherChoices(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => !USES.includes(choice.verb));
}

// What a move pays to the neighbours, as in its word: `build:baths+left2`.
export function paid(word: string): { left: number; right: number } {
  const to = (side: string): number => Number(new RegExp(`\\+${side}(\\d+)`).exec(word)?.[1] ?? 0);
  return { left: to("left"), right: to("right") };
}

export interface Way {
  choice: Choice;
  offer: Offer | null;
}

// Every choice with the offer that it takes.
export function ways(choices: readonly Choice[], price: Price | undefined): Way[] {
  return choices.map((choice) => {
    const { left, right } = paid(choice.word);
    return { choice, offer: price?.offers?.find((one) => one.left === left && one.right === right) ?? null };
  });
}

export interface Play {
  verb: string;
  card: string | null; // hidden from the viewer, or none
}

export function readPlay(word: string): Play {
  const [verb = "", about = ""] = word.split(":");
  const card = about.split("+")[0] ?? "";
  return { verb, card: card && card !== "?" && card !== "none" ? card : null };
}

// What every city did in the last turn: what all chose at the same time, and what a seat chose alone after it, as a card of
// the discard pile. Of two choices of one seat at the same time, the second is for the Free City.
export function lastPlays(events: readonly EventInfo[], freeCity: number | null): Map<number, Play> {
  const plays = new Map<number, Play>();
  const made = events.filter(isPlay);
  const together = made.findLast((one) => made.some((other) => other.time === one.time && other.seat !== one.seat));
  const time = (together ?? made.at(-1))?.time;
  for (const event of made.slice(made.findIndex((one) => one.time === time))) {
    const second = event.time === time && plays.has(event.seat);
    plays.set(second && freeCity !== null ? freeCity : event.seat, readPlay(event.word ?? ""));
  }
  return plays;
}

function isPlay(event: EventInfo): event is EventInfo & { seat: number } {
  return (event.seat ?? -1) >= 0 && USES.includes(event.word?.split(":")[0] ?? "");
}

export function stageOf(city: ClassicCity): string | null {
  return city.stages.find((stage) => !stage.built)?.stage ?? null;
}
