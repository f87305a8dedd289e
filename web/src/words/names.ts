// Names of what lies on a table: the ruleset's items first, then goods, colours, symbols of the catalogue.
import type { Item, Rules } from "../wire/messages";
import { readable, say, sayOr, has } from "./words.svelte";

const KINDS = ["good-", "color-", "symbol-", "link-", "mythology-", "back-"]; // how ids of messages begin

export function nameOf(rules: Rules, key: string): string {
  const item = rules.items[key];
  if (item) return item.name;
  const kind = KINDS.find((one) => has(`${one}${key}`));
  if (kind) return say(`${kind}${key}`);
  const helped = KINDS.map((one) => rules.help[`${one}${key}`]).find((one) => one);
  return helped?.name ?? rules.words[`score-${key}`] ?? rules.words[`mythology-${key}`] ?? readable(key);
}

// What is printed on an item; of one that the ruleset does not list, what its key says.
export function itemOf(rules: Rules, key: string): Item {
  return rules.items[key] ?? unknown(key);
}

function unknown(key: string): Item {
  return {
    name: readable(key),
    kind: "",
    column: "",
    deck: 0,
    coins: 0,
    needs: {},
    gives: null,
    freeWith: null,
    cost: "",
    effects: [],
    what: [],
  };
}

// An item as it is read aloud and explained: name, kind, cost, effects.
export function itemWords(rules: Rules, key: string): { title: string; lines: string[] } {
  const item = itemOf(rules, key);
  const cost = item.cost ? say("card-cost", { cost: item.cost }) : "";
  return { title: item.name, lines: [item.kind, cost, ...item.effects].filter(Boolean) };
}

export function backName(back: string): string {
  return sayOr(`back-${back}`, say("back-unknown"));
}
