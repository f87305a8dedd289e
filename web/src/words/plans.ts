// A plan in words; a verb that the catalogue does not know is shown as it was typed.
import { planAbout, planCard } from "../state/plan";
import type { Rules } from "../wire/messages";
import { nameOf } from "./names";
import { has, say } from "./words.svelte";

export function planWords(rules: Rules, plan: string): string {
  const id = `plan-to-${plan.split(":")[0] ?? ""}`;
  const item = planAbout(plan)[0];
  if (!has(id) || !item) return plan;
  return say(id, { item: nameOf(rules, item), card: nameOf(rules, planCard(plan) ?? item) });
}
