// Drawings for things that have none of their own: letters, a motif, a colour and a scene that follow from their names.
import { readable } from "../words/words.svelte";
import { box, columns, disc, gable, ground, hills, type Layer, poly, sea, steps, waves } from "./scenes/shapes";
import { numberOf } from "../ui/numbers";
import type { Scene } from "./scenes/wonders";

// The colours of cards that the style sheet knows.
const COLORS: readonly string[] = ["brown", "grey", "blue", "green", "yellow", "red", "purple", "senators"];
const SMALL = /^(?:an?|and|d|de|des|du|et|la|le|les|l|of|the)$/i; // words that name nothing
export const MOTIFS = 4;

// One or two letters that stand for a name: the first of its words, or the first two of its only one.
export function lettersOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !SMALL.test(word));
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? name)].slice(0, 2);
  const [first = "", second = ""] = letters;
  return first.toUpperCase() + (words.length > 1 ? second.toUpperCase() : second.toLowerCase());
}

// A colour for a kind that the style sheet does not know: dark enough for white letters, in a hue of its own.
export function colorOf(kind: string): string | null {
  if (!kind || COLORS.includes(kind)) return null;
  return `oklch(0.43 0.1 ${numberOf(kind) % 360})`;
}

// The sign of a kind: one letter.
export function signOf(kind: string): string {
  return ([...readable(kind)][0] ?? "").toUpperCase();
}

const SKIES = ["dawn", "noon", "dusk", "night"] as const;
const TEMPLE: readonly Layer[] = [
  ["dark", box(47, 42, 56, 34)],
  ["lit", columns(44, 42, 62, 34, 5) + box(42, 37, 66, 6) + gable(39, 37, 72, 18)],
  ["mid", steps(41, 76, 68, 7, 3, 3)],
];
const TOWER: readonly Layer[] = [
  ["lit", steps(62, 28, 26, 52, 5, 9)],
  ["dark", poly(80, 28, 88, 28, 124, 80, 92, 80)],
  ["glow", disc(75, 24, 4)],
];
const PILLAR: readonly Layer[] = [
  ["lit", poly(68, 78, 71, 24, 75, 16, 77, 24, 77, 78)],
  ["dark", poly(77, 78, 77, 24, 75, 16, 79, 24, 82, 78)],
  ["mid", steps(62, 76, 26, 8, 3, 5)],
];
const MONUMENTS = [TEMPLE, TOWER, PILLAR];

// A wonder that nobody has drawn: a temple, a tower or a pillar in some light, on land or by the sea.
export function sceneOf(key: string): Scene {
  const number = numberOf(key);
  const place: readonly Layer[] =
    number & 1
      ? [
          ["sea", sea(74)],
          ["foam", waves(84, 3)],
        ]
      : [["sand", ground(78)]];
  return {
    sky: SKIES[(number >> 1) & 3] ?? "noon",
    sun: [number & 8 ? 28 : 122, 26, 9],
    layers: [["far", hills(72, 6)], ...place, ...(MONUMENTS[(number >> 4) % MONUMENTS.length] ?? TEMPLE)],
  };
}
