// The options of a new game: what people chose, what follows from that, and the defaults of the rest.
import type { OptionInfo, OptionValue, Ruleset } from "../../wire/messages";

export type Chosen = Readonly<Record<string, string>>;

// The values that can be chosen; of an option that decides the number of seats, those with so many.
export function valuesOf(option: OptionInfo, seats: number | null = null): OptionValue[] {
  return option.values.filter((one) => seats === null || one.seats === undefined || one.seats === seats);
}

function pick(option: OptionInfo, chosen: Chosen, seats: number | null): OptionValue | undefined {
  const values = option.shown ? valuesOf(option, seats) : option.values;
  const wanted = option.shown ? chosen[option.name] : undefined;
  return values.find((one) => one.value === wanted) ?? values.find((one) => one.value === option.default) ?? values[0];
}

function picked(ruleset: Ruleset, chosen: Chosen, seats: number | null): [OptionInfo, OptionValue][] {
  return ruleset.options.flatMap((option) => {
    const value = pick(option, chosen, seats);
    return value ? [[option, value] as [OptionInfo, OptionValue]] : [];
  });
}

export function optionsOf(ruleset: Ruleset, chosen: Chosen, seats: number | null = null): Record<string, string> {
  const all = picked(ruleset, chosen, seats);
  const plain = all.map(([option, { value }]) => [option.name, value]);
  const sets = all.filter(([option]) => option.shown).map(([, value]) => value.sets ?? {});
  return Object.assign(Object.fromEntries(plain), ...sets) as Record<string, string>;
}

// How many seats and how many cities a game with these options has.
export function sizeOf(ruleset: Ruleset, chosen: Chosen): { seats: number; cities: number } {
  const deciding = picked(ruleset, chosen, null).find(([option, value]) => option.shown && value.seats)?.[1];
  const seats = deciding?.seats ?? ruleset.seats.least;
  return { seats, cities: deciding?.cities ?? seats };
}
