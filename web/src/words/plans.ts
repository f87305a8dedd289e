// A plan in words; of one whose verb no catalogue knows, the verb as it was typed and the names of its items.
import { planAbout, planCard } from "../state/plan";
import type { Rules } from "../wire/messages";
import { nameOf } from "./names";
import { sayOr } from "./words.svelte";

export function planWords(rules: Rules, plan: string): string {
  const [verb = ""] = plan.split(":");
  const about = planAbout(plan);
  const names = about.map((key) => nameOf(rules, key));
  const facts = { item: names[0] ?? "", card: nameOf(rules, planCard(plan) ?? "") };
  return sayOr(`plan-to-${verb}`, [verb, names.join(", ")].filter(Boolean).join(" "), facts);
}
