// Pieces of scenes as paths, on a field of 150 by 100 with the horizon at about 70.
export type Tone =
  | "far" // hills in the haze
  | "mid"
  | "dark" // the shaded side of what stands in front
  | "lit" // its side in the light
  | "glow" // fire, gold
  | "sea"
  | "foam"
  | "sand"
  | "leaf"
  | "ink";

export type Layer = readonly [tone: Tone, path: string];

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

export const poly = (...points: number[]): string =>
  `${points.map((at, place) => (place % 2 ? `${at}` : `${place ? "L" : "M"}${at} `)).join("")}z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

// Columns side by side, as many as asked for, each with base and capital.
export function columns(x: number, y: number, w: number, h: number, count: number): string {
  const pitch = w / count;
  const thick = pitch * 0.5;
  let path = "";
  for (let one = 0; one < count; one += 1) {
    const left = x + pitch * one + (pitch - thick) / 2;
    path += box(left, y, thick, h) + box(left - thick * 0.2, y, thick * 1.4, h * 0.07);
    path += box(left - thick * 0.2, y + h * 0.94, thick * 1.4, h * 0.06);
  }
  return path;
}

// Steps that grow wider downwards.
export function steps(x: number, y: number, w: number, h: number, count: number, spread: number): string {
  let path = "";
  for (let one = 0; one < count; one += 1) {
    path += box(x - spread * one, y + (h / count) * one, w + 2 * spread * one, h / count + 0.3);
  }
  return path;
}

export const gable = (x: number, y: number, w: number, h: number): string => poly(x, y, x + w / 2, y - h, x + w, y);

export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;

export function arches(x: number, y: number, w: number, h: number, count: number): string {
  const pitch = w / count;
  return Array.from({ length: count }, (_, one) => arch(x + pitch * one + pitch * 0.2, y, pitch * 0.6, h)).join("");
}

export const hills = (y: number, swell: number): string =>
  `M0 ${y}Q20 ${y - swell} 42 ${y - swell * 0.3}T82 ${y - swell * 0.5}T120 ${y - swell * 0.7}T150 ${y - swell * 0.2}V100H0z`;

export const ground = (y: number): string => `M0 ${y}Q75 ${y - 5} 150 ${y}V100H0z`;

export const sea = (y: number): string => box(0, y, 150, 100 - y);

export function waves(y: number, count: number): string {
  let path = "";
  for (let one = 0; one < count; one += 1) {
    const top = y + one * 6;
    for (let x = (one % 2) * 14 - 8; x < 150; x += 34)
      path += `M${x} ${top}q5 -2.4 10 0q5 2.4 10 0v1q-5 2 -10 0q-5 -2 -10 0z`;
  }
  return path;
}

export function palm(x: number, y: number, h: number): string {
  const top = y - h;
  const fronds = [-1, -0.55, 0.55, 1].map(
    (lean) =>
      `M${x} ${top}q${lean * h * 0.3} ${-h * 0.22} ${lean * h * 0.58} ${h * (0.06 + Math.abs(lean) * 0.12)}q${-lean * h * 0.3} ${-h * 0.14} ${-lean * h * 0.58} ${-h * (0.06 + Math.abs(lean) * 0.12)}z`,
  );
  return `M${x - h * 0.045} ${y}q${h * 0.06} ${-h * 0.5} ${h * 0.02} ${-h}h${h * 0.05}q${h * 0.06} ${h * 0.5} ${h * 0.02} ${h}z${fronds.join("")}`;
}

export const cypress = (x: number, y: number, h: number): string =>
  `M${x} ${y - h}q${h * 0.2} ${h * 0.6} ${h * 0.06} ${h}h${-h * 0.12}q${-h * 0.14} ${-h * 0.4} ${h * 0.06} ${-h}z`;

export const bush = (x: number, y: number, r: number): string =>
  disc(x - r * 0.8, y, r * 0.7) + disc(x + r * 0.8, y, r * 0.7) + disc(x, y - r * 0.4, r);

// Rays from a point, as long as asked for.
export function rays(x: number, y: number, inner: number, outer: number, count: number, width = 0.09): string {
  let path = "";
  for (let one = 0; one < count; one += 1) {
    const turn = (one / count) * Math.PI * 2 - Math.PI / 2;
    const at = (angle: number, r: number): string =>
      `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
    path += `M${at(turn - width, inner)}L${at(turn, outer)}L${at(turn + width, inner)}z`;
  }
  return path;
}

export function star(x: number, y: number, r: number, points = 5, depth = 0.42): string {
  let path = "";
  for (let one = 0; one < points * 2; one += 1) {
    const turn = (one / points) * Math.PI - Math.PI / 2;
    const far = one % 2 ? r * depth : r;
    path += `${one ? "L" : "M"}${(x + Math.cos(turn) * far).toFixed(1)} ${(y + Math.sin(turn) * far).toFixed(1)}`;
  }
  return `${path}z`;
}
