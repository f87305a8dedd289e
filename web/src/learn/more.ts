// The lessons of the expansions and of the classic game: each is about what can be chosen, or lies there, for the first time.
import type { Lesson, Situation } from "./lessons";

const verb =
  (...some: string[]) =>
  ({ verbs }: Situation): boolean =>
    some.some((one) => verbs.has(one));
const taking =
  (color: string) =>
  ({ verbs, colors }: Situation): boolean =>
    verbs.has("build") && colors.has(color);
const after =
  (count: number) =>
  ({ decisions, now }: Situation): boolean =>
    decisions >= count && !now.view.over;

export const PANTHEON: readonly Lesson[] = [
  { id: "place", rule: "P2.2", due: verb("place") },
  { id: "claim", rule: "P2.1", due: verb("claim") },
  { id: "activate", rule: "P3.1", due: verb("activate") },
  { id: "snake", rule: "P5.3", due: verb("snake", "steal", "strike", "unbuild") },
  { id: "mythology", rule: "P1.1", due: ({ decisions, verbs }) => decisions >= 5 && verbs.has("build") },
];

export const AGORA: readonly Lesson[] = [
  { id: "retain", rule: "A4.1", due: verb("retain") },
  { id: "influence", rule: "A2.2", due: verb("influence") },
  { id: "trigger", rule: "A4.4", due: verb("trigger") },
  { id: "prepare", rule: "A4.3", due: verb("prepare") },
  { id: "recruit", rule: "A3.1", due: verb("recruit") },
  { id: "control", rule: "A2.5", due: ({ decisions, verbs }) => decisions >= 7 && verbs.has("build") },
];

export const CLASSIC: readonly Lesson[] = [
  { id: "classic-over", rule: "C7.1", due: ({ now }) => now.view.over },
  { id: "classic-pile", rule: "C6.2", due: verb("revive") },
  { id: "classic-turn", rule: "C2.1", due: after(0) },
  { id: "classic-pass", rule: "C2.3", due: after(1) },
  {
    id: "classic-trade",
    rule: "C3.4",
    due: ({ now }) => Object.values(now.view.prices).some((price) => price.way === "trade"),
  },
  {
    id: "classic-chain",
    rule: "C3.3",
    due: ({ now }) => Object.values(now.view.prices).some((price) => price.way === "chain"),
  },
  { id: "classic-stage", rule: "C3.7", due: verb("stage") },
  { id: "classic-war", rule: "C5.1", due: taking("red") },
  { id: "classic-science", rule: "C7.1", due: taking("green") },
  { id: "classic-guilds", rule: "C4.3", due: taking("purple") },
  { id: "classic-ages", rule: "C5.1", due: ({ classic, now }) => classic.age === 2 && !now.view.over },
  { id: "classic-deny", rule: "C2.5", due: after(4) },
  { id: "classic-own-way", rule: "C2.1", due: after(8) },
];
