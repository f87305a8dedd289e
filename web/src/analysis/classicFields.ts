// A position of classic 7 Wonders as fields that a form changes: `classic/1 board0=gizah-a played0=altar,sell:baths …`.
import type { Rules } from "../wire/messages";
import { itemsFor, listOf, writeFields, type Fields } from "./fields";

export const UNKNOWN = "?"; // a card that somebody does not know; the server fills it in at random
export const USES = ["built", "stage", "sell", "free", "last"] as const;
export type Use = (typeof USES)[number];
const IN_AN_AGE = 7; // cards of a city that are written before a /
const OF_A_CITY = /^(board|coins|played|hand)(\d)$/;
const COLUMNS = ["brown", "grey", "blue", "green", "yellow", "red", "purple"];

export function playersOf({ values }: Fields): number {
  return Number(values.get("players") ?? 3);
}

// With two players there is a third city, for which they play in turn.
export function citiesOf(fields: Fields): number {
  return Math.max(3, playersOf(fields));
}

// Whether a field has its place in the form; what only memory needs does not.
export function isShown(name: string): boolean {
  return name === "players" || name === "revived" || OF_A_CITY.test(name);
}

// Fields that this position needs and that are written in notation, even while they are empty.
export function wanted(fields: Fields): string[] {
  return playersOf(fields) === 2 ? ["drawn", "open"] : [];
}

// What a player remembers of hands that went round fits no other cards than those of its game: once something is changed by
// hand, the cards that this player did not see are unknown cards of a whole table. For two, what was drawn must fit, too.
export function withoutMemory(fields: Fields): Fields {
  if (playersOf(fields) === 2) return fields;
  const kept = [...fields.values].filter(([name]) => !["viewer", "remembered", "looked"].includes(name));
  return { head: fields.head, values: new Map(kept) };
}

// The text for another number of players: cities that are no longer there go.
export function withPlayers(fields: Fields, players: number): string {
  const values = new Map(fields.values).set("players", String(players));
  const cities = citiesOf({ ...fields, values });
  const kept = [...values].filter(([name]) => Number(/^[a-z]+(\d)$/.exec(name)?.[1] ?? 0) < cities);
  return writeFields({ head: fields.head, values: new Map(kept) });
}

export function boardOf(value: string | undefined): [board: string, side: string] {
  const [board = UNKNOWN, side = UNKNOWN] = (value ?? "").split("-");
  return [board || UNKNOWN, side];
}

export interface Play {
  use: Use;
  card: string;
}

export function playsOf(value: string | undefined): Play[] {
  return (value ?? "").split("/").flatMap(listOf).map(playOf);
}

function playOf(word: string): Play {
  const [use = "", card] = word.split(":");
  return card === undefined ? { use: "built", card: use } : { use: use as Use, card };
}

export function writePlays(plays: readonly Play[]): string {
  const words = plays.map(({ use, card }) => (use === "built" ? card : `${use}:${card}`));
  return agesOf(words)
    .map((age) => age.join(","))
    .join("/");
}

// What a city did, Age by Age.
export function agesOf<T>(plays: readonly T[]): T[][] {
  const ages = Math.ceil(plays.length / IN_AN_AGE);
  return Array.from({ length: ages }, (_, age) => plays.slice(age * IN_AN_AGE, (age + 1) * IN_AN_AGE));
}

// The Age from which the next card of a city comes.
export function ageAfter(plays: readonly unknown[]): number {
  return Math.min(3, Math.floor(plays.length / IN_AN_AGE) + 1);
}

// The cards of an Age, guilds in the last; of all Ages if none is given.
export function cardsOf(rules: Rules, age: number | null = null): string[] {
  if (age === null) return itemsFor(rules, COLUMNS);
  return [...itemsFor(rules, COLUMNS, age), ...(age === 3 ? itemsFor(rules, COLUMNS, 4) : [])];
}
