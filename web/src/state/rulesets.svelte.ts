// The rulesets as the server lists them: asked for once in each language, then known to every page.
import { dataOf, api } from "../wire/api";
import type { Ruleset } from "../wire/messages";
import { type Language, language } from "../words/words.svelte";

const asked: Record<Language, Promise<readonly Ruleset[]> | undefined> = { en: undefined, fr: undefined };
let known = $state.raw<Partial<Record<Language, readonly Ruleset[]>>>({});

export function allRulesets(lang: Language = language()): Promise<readonly Ruleset[]> {
  const found = (asked[lang] ??= dataOf(api.GET("/api/rulesets", { params: { query: { lang } } })).then((list) => {
    known = { ...known, [lang]: list };
    return list;
  }));
  found.catch(() => (asked[lang] = undefined));
  return found;
}

// The list in the language of the page, or in another one until it is there.
export function rulesets(): readonly Ruleset[] {
  return known[language()] ?? Object.values(known)[0] ?? [];
}

export function rulesetOf(name: string): Ruleset | undefined {
  return rulesets().find((one) => one.name === name);
}
