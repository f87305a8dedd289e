// The colours of the style sheet as people without one kind of cone see them: words stay readable, states stay apart.
import { expect, test } from "vitest";

import SHEET from "../styles.css?raw";
import MARK from "./Mark.svelte?raw";

type Color = [number, number, number]; // linear red, green and blue, 0 to 1

const WORDS = import.meta.glob<string>("../../../src/antipater/text/locales/*/web-{duel,agora}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

// The colours of a theme by name; the dark one takes the others from the light one.
function colors(theme: "light" | "dark"): Record<string, string> {
  const blocks = theme === "light" ? [":root {"] : [":root {", ':root[data-theme="dark"] {'];
  const found: Record<string, string> = {};
  for (const block of blocks) {
    const from = SHEET.indexOf(block);
    const body = SHEET.slice(from, SHEET.indexOf("\n  }", from));
    for (const [, name, value] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6}|var\(--[\w-]+\));/g)) {
      if (name && value) found[name] = value;
    }
  }
  return found;
}

function linear(theme: Record<string, string>, name: string): Color {
  const value = theme[name] ?? "";
  if (value.startsWith("var(")) return linear(theme, value.slice(6, -1));
  const short = value.length === 4 ? [...value.slice(1)].map((digit) => digit + digit).join("") : value.slice(1);
  if (!/^[0-9a-f]{6}$/.test(short)) throw new Error(`there is no color --${name}`);
  return [0, 2, 4].map((place) => {
    const part = Number.parseInt(short.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Color;
}

// Machado, Oliveira and Fernandes 2009, severity 1.
const SIGHTS: Record<string, readonly number[]> = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function seen(color: Color, sight: readonly number[]): Color {
  return [0, 3, 6].map((row) => {
    const sum = color.reduce((before, part, place) => before + part * (sight[row + place] ?? 0), 0);
    return Math.min(1, Math.max(0, sum));
  }) as Color;
}

const light = ([red, green, blue]: Color): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

// The distance of two colours in CIELAB; 2.3 can just be told apart side by side.
function distance(one: Color, other: Color): number {
  const lab = ([red, green, blue]: Color): Color => {
    const [x = 0, y = 0, z = 0] = [
      (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
      0.2126 * red + 0.7152 * green + 0.0722 * blue,
      (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [first, second] = [lab(one), lab(other)];
  return Math.hypot(...first.map((part, place) => part - (second[place] ?? 0)));
}

const KINDS = ["brown", "grey", "blue", "green", "yellow", "red", "purple", "violet"];
const READ: [string, string][] = [
  ...KINDS.map((kind): [string, string] => [`on-${kind}`, kind]),
  ["ink", "paper"],
  ["ink-soft", "paper"],
  ["good", "paper"],
  ["bad", "paper"],
  ["link", "paper"],
  ["on-chip", "chip"],
  ["on-chip-free", "chip-free"],
  ["on-chip-cannot", "chip-cannot"],
  ["coin-ink", "coin"],
  ["on-loss", "loss"],
];
// What can be paid, what is free, what cannot be paid; what may be chosen; good news and bad.
const APART: [string, string][] = [
  ["coin", "chip-free"],
  ["coin", "chip-cannot"],
  ["gold", "line"],
  ["gold", "paper"],
  ["zone-0", "zone-10"],
];

for (const theme of ["light", "dark"] as const) {
  test.each(Object.keys(SIGHTS))(`${theme}: words can be read and states told apart with %s`, (name) => {
    const known = colors(theme);
    const sight = SIGHTS[name] ?? [];
    const at = (color: string): Color => seen(linear(known, color), sight);
    const faint = READ.filter(([word, ground]) => contrast(at(word), at(ground)) < 4.5);
    expect(faint.map((pair) => `${pair.join(" on ")} ${contrast(at(pair[0]), at(pair[1])).toFixed(2)}`)).toEqual([]);
    const alike = APART.filter(([one, other]) => distance(at(one), at(other)) < 10);
    expect(alike.map((pair) => `${pair.join(" and ")} ${distance(at(pair[0]), at(pair[1])).toFixed(1)}`)).toEqual([]);
  });
}

// Seven colours cannot all be told apart by everybody: a letter and a shape say the same.
test.each(["en", "fr"])("every kind of card has a letter and a shape of its own in %s", (language) => {
  const words = Object.entries(WORDS).flatMap(([file, text]) => (file.includes(`/${language}/`) ? [text] : []));
  const letters = [...words.join("\n").matchAll(/^mark-(\w+) = (\w)$/gm)].map(([, kind, letter]) => [kind, letter]);
  const shapes = [...MARK.matchAll(/^ {4}(\w+): "(.+)",$/gm)];
  const marks = letters.map(([kind, letter]) => `${letter} ${shapes.find(([, one]) => one === kind)?.[2]}`);
  expect(letters).toHaveLength(8);
  expect(shapes).toHaveLength(8);
  expect(new Set(marks).size).toBe(8);
  expect(new Set(shapes.map(([, , path]) => path)).size).toBe(8);
});
