// Which of the sets of statistics is shown: by ruleset, whose games, edition and promos, as the address says.
import type { StatisticsSet } from "../wire/messages";

export interface Filter {
  rules: string;
  agent: string;
  edition: string; // "" is the usual one
  promos: string;
}

export const FIELDS = ["agent", "edition", "promos"] as const;
export type Field = (typeof FIELDS)[number];

export function filterOf(set: StatisticsSet): Filter {
  return {
    rules: set.ruleset,
    agent: set.agent,
    edition: set.options["edition"] ?? "",
    promos: set.options["promos"] ?? "",
  };
}

// The set that agrees with most of what is asked for; the ruleset always does, and the most games come first.
export function nearest(sets: readonly StatisticsSet[], asked: Filter, kept?: Field): StatisticsSet | undefined {
  const agreeing = (set: StatisticsSet): number => {
    const own = filterOf(set);
    return FIELDS.reduce((sum, field) => sum + Number(own[field] === asked[field]) * (field === kept ? 10 : 1), 0);
  };
  return sets
    .filter((set) => set.ruleset === asked.rules)
    .sort((a, b) => agreeing(b) - agreeing(a) || b.games - a.games)[0];
}

// What can be chosen for a field of a ruleset; one choice is none.
export function choices(sets: readonly StatisticsSet[], rules: string, field: Field): string[] {
  const found = [...new Set(sets.filter((set) => set.ruleset === rules).map((set) => filterOf(set)[field]))].sort();
  return found.length > 1 ? found : [];
}

export function addressOf(filter: Filter, players = ""): string {
  const query = new URLSearchParams({ rules: filter.rules });
  for (const field of FIELDS) if (filter[field]) query.set(field, filter[field]);
  if (players) query.set("players", players);
  return `/explorer?${query.toString()}`;
}
