// What the parts of a Duel table ask of a view. No rules: only where things stand in it.
import type { Scene } from "../state/scene";
import type { Choice, CityView, DuelTable, Price, Slot, WonderView } from "../wire/messages";

export const TURN_VERBS: readonly string[] = ["build", "recruit", "discard", "wonder", "prepare"];

export function duelTable(scene: Scene): DuelTable {
  return scene.now.view.table as DuelTable;
}

export function cityOf(table: DuelTable, seat: number): CityView {
  const city = table.cities[String(seat)];
  if (!city) throw new Error(`there is no city of seat ${seat}`);
  return city;
}

// The cards that are there, in the order of their slots, whatever the order of the patches was.
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

// How a price looks to the player who would pay it.
export function affordable(price: number, funds: number): "free" | "affordable" | "cannot" {
  if (price === 0) return "free";
  return price <= funds ? "affordable" : "cannot";
}

export function priceLines(price: Price | undefined): readonly string[] {
  return price?.why ? [...price.lines, price.why.text] : (price?.lines ?? []);
}

// The wonders of a city as they were drafted, however often the page is loaded; those that nobody chose come last.
export function wondersOf(scene: Scene, city: CityView): [string, WonderView][] {
  const drafted = scene.now.events.flatMap(({ word }) =>
    word?.startsWith("draft:") ? [word.slice("draft:".length)] : [],
  );
  const known = Object.keys(scene.rules.items);
  const place = (key: string): number =>
    drafted.includes(key) ? drafted.indexOf(key) : drafted.length + known.indexOf(key);
  return Object.entries(city.wonders).sort(([a], [b]) => place(a) - place(b));
}

// The last thing that a player did.
export function lastMove(scene: Scene): { seat: number; verb: string; about: string[]; text: string } | null {
  const event = scene.now.events.findLast((one) => one.seat != null && one.seat >= 0 && one.word);
  if (!event || event.seat == null || !event.word) return null;
  const [verb = "", about = ""] = event.word.split(":");
  return { seat: event.seat, verb, about: about.split(/[/+@=]/), text: (event.text ?? []).join(" · ") };
}

const ROOM = 84; // letters: two lines on a phone

// As much of the news as two lines hold, and how many more parts it has; the first part is never cut.
export function shortNews(text: string): { shown: string; more: number } {
  const parts = text.split(" · ");
  let number = parts.length;
  while (number > 1 && parts.slice(0, number).join(" · ").length > ROOM) number -= 1;
  return { shown: parts.slice(0, number).join(" · "), more: parts.length - number };
}
