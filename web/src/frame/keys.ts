// Every key with what it does, by where it works. A table has those of its family, and of what lies on it.
import type { View } from "../wire/messages";

export type Key = readonly [keys: readonly string[], message: string];

export const FRAME: readonly Key[] = [
  [["?"], "keys-help"],
  [["l"], "keys-last"],
  [["c"], "keys-clocks"],
  [["u"], "keys-undo"],
  [["h"], "keys-log"],
  [["i"], "keys-hint"],
  [["/"], "keys-command"],
];
export const REPLAY: readonly Key[] = [
  [["←", "→"], "keys-step"],
  [["[", "]"], "keys-turn"],
  [["Home", "End"], "keys-ends"],
  [["␣"], "keys-play"],
];
export const REVIEW: readonly Key[] = [
  [["n", "p"], "keys-mistakes"],
  [["t"], "keys-try"],
  [["a"], "keys-analyse"],
];
const TABLES: Record<string, readonly Key[]> = {
  duel: [
    [["↑", "↓", "←", "→"], "keys-structure"],
    [["Enter"], "keys-open"],
    [["b"], "keys-build"],
    [["d"], "keys-discard"],
    [["w", "1–4"], "keys-wonder"],
    [["o"], "keys-rival"],
    [["p"], "keys-prices"],
    [["Esc"], "keys-escape"],
  ],
  classic: [
    [["←", "→"], "keys-hand"],
    [["Enter"], "keys-open"],
    [["b"], "keys-build"],
    [["d"], "keys-discard"],
    [["w"], "keys-stage"],
    [["n", "p"], "keys-neighbours"],
    [["Esc"], "keys-escape"],
  ],
};
const PARTS: Record<string, readonly Key[]> = {
  pantheon: [[["g"], "keys-gods"]],
  agora: [
    [["s"], "keys-senate"],
    [["1–6"], "keys-chamber"],
    [["m"], "keys-place-move"],
    [["k"], "keys-conspiracies"],
  ],
};

export function tableKeys(family: string, view: View | null): readonly Key[] {
  const laid = Object.keys(view?.table ?? {}).flatMap((name) => PARTS[name] ?? []);
  return [...(TABLES[family] ?? []), ...laid];
}
