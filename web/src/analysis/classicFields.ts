// A position of classic 7 Wonders as fields that a form changes: `classic/1 board0=gizah-a played0=altar,sell:baths …`.
import type { Rules } from "../wire/messages";
import { changed, itemsFor, listOf, type Fields } from "./fields";

export const UNKNOWN = "?"; // a card that somebody does not know; the server fills it in at random
export const USES = ["built", "stage", "sell", "free", "last"] as const;
export type Use = (typeof USES)[number];
export const PLAYS = 7; // cards of a city in an Age; they are written before a /
export const DRAWS = 6; // cards drawn for the Free City in an Age
const AGES = 3;
const FREE_CITY = 2;
const EMPTY = "-"; // a list within a list that has no entries
const OF_A_CITY = /^(board|coins|played|hand)(\d)$/;
const OF_THE_FREE_CITY = ["drawn", "open"];
const OF_A_VIEWER = ["viewer", "remembered", "looked"];
const COLUMNS = ["brown", "grey", "blue", "green", "yellow", "red", "purple"];

export function playersOf({ values }: Fields): number {
  return Number(values.get("players") ?? 3);
}

// With two players there is a third city, for which they play in turn.
export function citiesOf(fields: Fields): number {
  return Math.max(3, playersOf(fields));
}

export function isFreeCity(fields: Fields, city: number): boolean {
  return playersOf(fields) === 2 && city === FREE_CITY;
}

// Whether a field has its place in the form; what only memory needs does not.
export function isShown(name: string, fields: Fields): boolean {
  if (OF_THE_FREE_CITY.includes(name)) return playersOf(fields) === 2;
  return name === "players" || name === "revived" || OF_A_CITY.test(name);
}

// Whether cards can stay unknown: with two players only in what one of them sees, since what was drawn must fit both hands.
export function hidesCards(fields: Fields): boolean {
  return playersOf(fields) !== 2 || listOf(fields.values.get("viewer")).length > 0;
}

function without({ head, values }: Fields, names: readonly string[]): Fields {
  return { head, values: new Map([...values].filter(([name]) => !names.includes(name))) };
}

// What a player remembers of hands that went round fits no other cards than those of its game: once something is changed by
// hand, the cards that this player did not see are unknown cards of a whole table. For two, what was drawn must fit, too.
export function withoutMemory(fields: Fields): Fields {
  return playersOf(fields) === 2 ? fields : without(fields, OF_A_VIEWER);
}

// The text for another number of players: cities that are no longer there go, and what only two players have or remember.
export function withPlayers(fields: Fields, players: number): string {
  const kept = without(
    fields,
    players === 2 ? [...OF_A_VIEWER, `hand${FREE_CITY}`] : [...OF_A_VIEWER, ...OF_THE_FREE_CITY],
  );
  kept.values.set("players", String(players));
  const cities = citiesOf(kept);
  for (const name of kept.values.keys()) {
    if (Number(/^[a-z]+(\d)$/.exec(name)?.[1] ?? 0) >= cities) kept.values.delete(name);
  }
  return changed(kept, players === 2 ? playsWritten(kept, FREE_CITY, playsIn(kept, FREE_CITY)) : {});
}

export function boardOf(value: string | undefined): [board: string, side: string] {
  const [board = UNKNOWN, side = UNKNOWN] = (value ?? "").split("-");
  return [board || UNKNOWN, side];
}

export interface Play {
  use: Use;
  card: string;
  open?: readonly string[]; // what the Free City could have built instead of selling it
}

// What a city did; cards that the Free City sold come with what it could have built.
export function playsIn(fields: Fields, city: number): Play[] {
  const plays = playsOf(fields.values.get(`played${city}`));
  if (!isFreeCity(fields, city)) return plays;
  const lists = listsOf(fields.values.get("open"));
  return plays.map((play) => (play.use === "sell" ? { ...play, open: lists.shift() ?? [] } : play));
}

// The fields that say what a city did. There is one list of the Free City for each card that it sold, even an empty one.
export function playsWritten(fields: Fields, city: number, plays: readonly Play[]): Record<string, string> {
  const played = { [`played${city}`]: writePlays(plays) };
  if (!isFreeCity(fields, city)) return played;
  const lists = plays.flatMap(({ use, open = [] }) => (use === "sell" ? [open] : []));
  return { ...played, open: lists.map((cards) => cards.join(".") || EMPTY).join(",") };
}

function listsOf(value: string | undefined): string[][] {
  return listOf(value).map((cards) => (cards === EMPTY ? [] : cards.split(".")));
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

// A list Age by Age, with so many entries in each; what is too many stays in the last.
export function agesOf<T>(list: readonly T[], size: number = PLAYS): T[][] {
  const ages = Math.min(AGES, Math.ceil(list.length / size));
  return Array.from({ length: ages }, (_, age) =>
    list.slice(age * size, age + 1 < AGES ? (age + 1) * size : undefined),
  );
}

// The Age and the turn of an entry of such a list, both from 1.
export function turnOf(place: number, size: number = PLAYS): { age: number; turn: number } {
  const age = Math.min(AGES, Math.floor(place / size) + 1);
  return { age, turn: place - (age - 1) * size + 1 };
}

// The cards of an Age, guilds in the last; of all Ages if none is given.
export function cardsOf(rules: Rules, age: number | null = null): string[] {
  if (age === null) return itemsFor(rules, COLUMNS);
  return [...itemsFor(rules, COLUMNS, age), ...(age === 3 ? itemsFor(rules, COLUMNS, 4) : [])];
}
