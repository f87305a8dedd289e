// Names of what lies on a table: the ruleset's items first, then goods, colours, symbols of the catalogue.
import type { Item, Rules } from "../wire/messages";
import { has, say } from "./words.svelte";

const KINDS = ["good", "color", "symbol", "link", "mythology", "back"];

export function nameOf(rules: Rules, key: string): string {
  const item = rules.items[key];
  if (item) return item.name;
  const kind = KINDS.find((one) => has(`${one}-${key}`));
  return kind ? say(`${kind}-${key}`) : (rules.words[`score-${key}`] ?? rules.words[`mythology-${key}`] ?? key);
}

export function itemOf(rules: Rules, key: string): Item {
  const item = rules.items[key];
  if (!item) throw new Error(`the ruleset ${rules.name} has no ${key}`);
  return item;
}
