// Rates with their intervals: what they say, and where they are drawn.
import type { StatisticsRow } from "../wire/messages";
import { language } from "../words/words.svelte";

export const FEW = 300; // cases; below this a row is grey

export type Verdict = "above" | "below" | "even";

// A rate is told apart from a middle only if its whole interval is on one side.
export function verdict(row: Pick<StatisticsRow, "low" | "high">, middle = 0.5): Verdict {
  return row.low > middle ? "above" : row.high < middle ? "below" : "even";
}

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export const percent = (share: number): string => (100 * share).toLocaleString(language(), DIGITS);

export interface Pair {
  key: string;
  beyond: number; // what the pair wins more often than both alone would
  width: number; // half of its interval
  cases: number;
}

// Pairs of wonders by what they bring beyond both alone, the best and the worst of them first.
export function pairs(rows: readonly StatisticsRow[], alone: readonly StatisticsRow[]): Pair[] {
  const rates = new Map(alone.map((row) => [row.key, row.rate]));
  const found = rows.map((row) => {
    const [one = "", other = ""] = row.key.split("+");
    const expected = (rates.get(one) ?? 0.5) + (rates.get(other) ?? 0.5) - 0.5;
    return { key: row.key, beyond: row.rate - expected, width: (row.high - row.low) / 2, cases: row.cases };
  });
  return found.sort((a, b) => b.beyond - a.beyond);
}

const Z = 1.959964; // of a 95 % interval

// A rate of one's own games with its interval (Wilson); a shared victory counts half.
export function rateOf(key: string, wins: number, cases: number): StatisticsRow {
  const [rate, square] = [wins / cases, (Z * Z) / cases];
  const middle = (rate + square / 2) / (1 + square);
  const width = (Z / (1 + square)) * Math.sqrt((rate * (1 - rate)) / cases + square / (4 * cases));
  return { key, cases, rate, low: Math.max(0, middle - width), high: Math.min(1, middle + width) };
}

// The scale of a chart: whole tenths around all intervals.
export function scale(rows: readonly StatisticsRow[]): [number, number] {
  const low = Math.min(0.45, ...rows.map((row) => row.low));
  const high = Math.max(0.55, ...rows.map((row) => row.high));
  return [Math.floor(low * 20) / 20, Math.ceil(high * 20) / 20];
}
