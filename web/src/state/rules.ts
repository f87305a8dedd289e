// Rulesets as data, and opponents: asked for once in each language.
import { dataOf, api } from "../wire/api";
import type { Opponent, Rules } from "../wire/messages";
import { addWords, type Language, language } from "../words/words.svelte";

const asked = new Map<string, Promise<Rules>>();
const opponents = new Map<Language, Promise<Opponent[]>>();

// A ruleset brings words of its parts that the catalogues of the page lack.
export function rulesOf(ruleset: string, lang: Language): Promise<Rules> {
  const key = `${ruleset} ${lang}`;
  let found = asked.get(key);
  if (!found) {
    found = dataOf(api.GET("/api/rules/{ruleset}", { params: { path: { ruleset }, query: { lang } } })).then(
      (rules) => {
        addWords(lang, ruleset, rules.messages);
        return rules;
      },
    );
    found.catch(() => asked.delete(key));
    asked.set(key, found);
  }
  return found;
}

export function allOpponents(lang: Language = language()): Promise<Opponent[]> {
  let found = opponents.get(lang);
  if (!found) {
    found = dataOf(api.GET("/api/opponents", { params: { query: { lang } } }));
    found.catch(() => opponents.delete(lang));
    opponents.set(lang, found);
  }
  return found;
}
