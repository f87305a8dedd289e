// Helpers that read the Senate and the conspiracies from a view. No rules here: only where things are in the view.
import { duelTable } from "../duel/duel";
import type { Scene } from "../state/scene";
import type { AgoraView, ChamberView, Choice, Rules } from "../wire/messages";
import { say } from "../words/words.svelte";

export const SECTIONS = ["left", "center", "right"] as const;

// Verbs that are chosen at chambers: with one tap, or with two.
export const PLACING: readonly string[] = ["influence", "oust"];
export const MOVING: readonly string[] = ["shift", "transfer"];
export const AT_SENATE: readonly string[] = [...PLACING, ...MOVING];

export const CONSPIRING: readonly string[] = ["retain"];

export function agoraOf(scene: Scene): AgoraView | null {
  return duelTable(scene).agora ?? null;
}

export interface Place {
  number: number; // from 1
  chamber: ChamberView;
}

export function chambersOf(agora: AgoraView): Place[] {
  return Object.entries(agora.chambers)
    .map(([number, chamber]) => ({ number: Number(number), chamber }))
    .sort((a, b) => a.number - b.number);
}

export function controlled(agora: AgoraView, seat: number): number {
  return chambersOf(agora).filter(({ chamber }) => chamber.controller === seat).length;
}

// Who controls a chamber, in one word.
export function control(chamber: ChamberView, near: number): "mine" | "theirs" | "tied" | "free" {
  if (chamber.controller === near) return "mine";
  if (chamber.controller != null) return "theirs";
  return chamber.cubes.some((number) => number > 0) ? "tied" : "free";
}

export function decreeWords(rules: Rules, decree: string | null): string {
  return decree ? (rules.words[`decree-${decree}`] ?? decree) : say("senate-decree-unknown");
}

// The name of a conspiracy, and what it does.
export function conspiracyWords(rules: Rules, key: string): { title: string; lines: string[] } {
  return {
    title: rules.words[`conspiracy-${key}`] ?? key,
    lines: [rules.words[`conspiracy-does-${key}`] ?? ""].filter(Boolean),
  };
}

export function at(choices: readonly Choice[], verbs: readonly string[]): Choice[] {
  return choices.filter((choice) => verbs.includes(choice.verb));
}
