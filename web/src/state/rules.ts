// Rulesets as data, asked for once in each language.
import { answered, api } from "../wire/api";
import type { Opponent, Rules } from "../wire/messages";
import type { Language } from "../words/words.svelte";

const asked = new Map<string, Promise<Rules>>();
let opponents: Promise<Opponent[]> | null = null;

export function rulesOf(ruleset: string, lang: Language): Promise<Rules> {
  const key = `${ruleset} ${lang}`;
  let found = asked.get(key);
  if (!found) {
    found = answered(api.GET("/api/rules/{ruleset}", { params: { path: { ruleset }, query: { lang } } }));
    found.catch(() => asked.delete(key));
    asked.set(key, found);
  }
  return found;
}

export function allOpponents(): Promise<Opponent[]> {
  opponents ??= answered(api.GET("/api/opponents"));
  opponents.catch(() => (opponents = null));
  return opponents;
}

let rulesets: Promise<string[]> | null = null;

export function allRulesets(): Promise<string[]> {
  rulesets ??= answered(api.GET("/api/rules"));
  rulesets.catch(() => (rulesets = null));
  return rulesets;
}
