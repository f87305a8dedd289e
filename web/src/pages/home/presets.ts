// A game against a person in one click: the paces to choose from, and which open offer is the same as one's own would be.
import type { GameInfo, Seek } from "../../wire/messages";

export type Pace = NonNullable<Seek["clock"]>;

const minutes = (count: number, increment: number): Pace => ({ seconds: count * 60, increment });
export const PACES: readonly Pace[] = [minutes(5, 5), minutes(15, 10), { days: 1 }, { days: 3 }];

export function samePace(one: GameInfo["clock"], other: Pace): boolean {
  if (!one) return false;
  if ("days" in one || "days" in other) return "days" in one && "days" in other && one.days === other.days;
  return one.seconds === other.seconds && (one.increment ?? 0) === (other.increment ?? 0);
}

// The oldest open game like the wanted one: who has waited longest plays first. An own one comes before all others.
export function fittingOffer(
  seeks: readonly GameInfo[],
  ruleset: string,
  options: Readonly<Record<string, string>>,
  pace: Pace,
): GameInfo | undefined {
  const alike = seeks.filter(
    (game) =>
      game.ruleset === ruleset &&
      Object.entries(options).every(([option, value]) => game.options[option] === value) &&
      !game.rated &&
      !game.seeds &&
      samePace(game.clock, pace),
  );
  const waited = alike.toSorted((a, b) => a.created - b.created);
  return waited.find((game) => game.yours.length > 0) ?? waited[0];
}
