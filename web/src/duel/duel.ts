// What the parts of a Duel table ask of a view. No rules: only where things stand in it.
import type { Scene } from "../state/scene";
import type { Choice, CityView, DuelTable, Price, Rules, Slot } from "../wire/messages";
import { itemOf } from "../words/names";
import { say } from "../words/words.svelte";

export const TURN_VERBS: readonly string[] = ["build", "discard", "wonder"];

export function duelTable(scene: Scene): DuelTable {
  return scene.now.view.table as DuelTable;
}

export function cityOf(table: DuelTable, seat: number): CityView {
  const city = table.cities[String(seat)];
  if (!city) throw new Error(`there is no city of seat ${seat}`);
  return city;
}

// What is listed is whatever lies there, whichever order the patches came in.
export function slotsOf(table: DuelTable): [number, Slot][] {
  return Object.entries(table.structure)
    .map(([slot, drawn]): [number, Slot] => [Number(slot), drawn])
    .sort(([a], [b]) => a - b);
}

// Cards that lie face up as soon as a card is taken, or that can be taken then: those that nothing else covers.
export function uncoveredBy(table: DuelTable, slot: number): number[] {
  return slotsOf(table)
    .filter(([, other]) => other.coveredBy.length === 1 && other.coveredBy[0] === slot)
    .map(([number]) => number);
}

export function choicesWith(choices: readonly Choice[], card: string): Choice[] {
  return choices.filter((choice) => TURN_VERBS.includes(choice.verb) && choice.about.at(-1) === card);
}

export function isTurn(choices: readonly Choice[]): boolean {
  return choices.some((choice) => TURN_VERBS.includes(choice.verb));
}

export type Standing = "free" | "payable" | "dear";

// How a price looks to whoever would pay it.
export function standing(price: number, funds: number): Standing {
  if (price === 0) return "free";
  return price <= funds ? "payable" : "dear";
}

export function priceLines(price: Price | undefined): readonly string[] {
  return price?.why ? [...price.lines, price.why.text] : (price?.lines ?? []);
}

// A card as it is read aloud and explained: name, colour, cost, effects.
export function cardWords(rules: Rules, card: string): { title: string; lines: string[] } {
  const item = itemOf(rules, card);
  return { title: item.name, lines: [item.kind, say("card-cost", { cost: item.cost }), ...item.effects] };
}

export function backName(back: string): string {
  return say(`back-${back}`);
}

// The last thing that a player did, for whoever looks up again.
export function lastMove(scene: Scene): { seat: number; verb: string; about: string[]; text: string } | null {
  const event = scene.now.events.findLast((one) => one.seat != null && one.seat >= 0 && one.word);
  if (!event || event.seat == null || !event.word) return null;
  const [verb = "", about = ""] = event.word.split(":");
  return { seat: event.seat, verb, about: about.split(/[/+@=]/), text: (event.text ?? []).join(" · ") };
}
