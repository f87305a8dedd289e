// Every wonder as a scene: sky, horizon, silhouette in shade and light, and what lies before it.
import { AGORA_WONDERS } from "./agora";
import {
  arch,
  arches,
  box,
  bush,
  columns,
  cypress,
  disc,
  gable,
  ground,
  hills,
  type Layer,
  palm,
  poly,
  rays,
  sea,
  star,
  steps,
  waves,
} from "./shapes";

export interface Scene {
  readonly sky: "dawn" | "noon" | "dusk" | "night";
  readonly sun?: readonly [x: number, y: number, r: number];
  readonly layers: readonly Layer[];
}

const pyramid = (x: number, y: number, w: number, h: number): Layer[] => [
  ["lit", poly(x, y, x + w * 0.46, y - h, x + w * 0.62, y)],
  ["dark", poly(x + w * 0.46, y - h, x + w, y, x + w * 0.6, y)],
];

const temple = (x: number, y: number, w: number, h: number, count: number): Layer[] => [
  ["dark", box(x + w * 0.04, y - h * 0.62, w * 0.92, h * 0.62)],
  ["lit", columns(x, y - h * 0.62, w, h * 0.62, count)],
  ["lit", box(x - 1, y - h * 0.7, w + 2, h * 0.09) + gable(x - 3, y - h * 0.71, w + 6, h * 0.29)],
  ["dark", gable(x + w * 0.12, y - h * 0.735, w * 0.76, h * 0.18)],
  ["mid", steps(x - 2, y, w + 4, h * 0.14, 3, 2.5)],
];

const FLAME = "M0 0q-5 -4 -3 -9q1 2 2.4 2q-1 -5 2.6 -8q-.4 4 2 6q1 -1 .8 -3q4 6 -.8 12z";
const flame = (x: number, y: number): string => FLAME.replace("M0 0", `M${x} ${y}`);

export const WONDERS: Readonly<Record<string, Scene>> = {
  pyramids: {
    sky: "noon",
    sun: [120, 24, 10],
    layers: [
      ["far", hills(72, 5)],
      ...pyramid(88, 76, 46, 30),
      ...pyramid(14, 78, 86, 58),
      ["sand", ground(78)],
      ...pyramid(104, 84, 34, 20),
      ["leaf", palm(22, 90, 24) + palm(31, 92, 17)],
    ],
  },
  sphinx: {
    sky: "dusk",
    sun: [42, 34, 12],
    layers: [
      ["far", poly(4, 76, 40, 34, 78, 76)],
      ["mid", poly(40, 34, 78, 76, 54, 76)],
      ["sand", ground(76)],
      ["dark", "M22 86V72q2-12 14-14l46-2q4-22 20-24q14 0 18 14l4 14q0 8-6 12l18 4q6 1 6 7v3z"],
      ["lit", "M92 36q8-6 17 0l3 12-3 9q-6 4-13 0l-4-9zM100 74l32 4q6 1 6 6v2h-36z"],
      ["dark", "M96 44h5v2h-5zM104 44h5v2h-5zM99 53h8v1.6h-8z"],
      ["mid", box(12, 86, 130, 5)],
    ],
  },
  colossus: {
    sky: "dawn",
    sun: [75, 44, 22],
    layers: [
      ["far", hills(66, 9)],
      ["sea", sea(68)],
      ["foam", waves(74, 4)],
      ["mid", box(30, 74, 34, 12) + box(86, 74, 34, 12)],
      [
        "dark",
        "M69 20q0-6 6-6t6 6-6 7-6-7M66 28h18l6 4q2 8 1 20l-4 1-2-14-1 16 8 20h-9l-8-18-8 18h-9l8-20-2-16-4 14-4-1q0-12 3-18z",
      ],
      ["lit", "M75 27l9 1 5 4-2 1-4 22 8 20h-4l-9-20z"],
      ["dark", "M88 33l8-14 3 1-6 16z"],
      ["glow", flame(98, 20)],
      ["glow", rays(75, 18, 7, 12, 7, 0.16)],
    ],
  },
  "great-lighthouse": {
    sky: "night",
    layers: [
      ["glow", poly(75, 17, 0, 4, 0, 22) + poly(75, 17, 150, 2, 150, 24)],
      ["sea", sea(72)],
      ["foam", waves(78, 4)],
      ["mid", "M30 88q6-14 22-16h46q20 2 24 16z"],
      ["dark", poly(55, 74, 61, 46, 89, 46, 95, 74)],
      ["lit", poly(55, 74, 61, 46, 74, 46, 72, 74)],
      ["dark", poly(65, 46, 68, 28, 82, 28, 85, 46) + box(59, 44, 32, 3)],
      ["lit", poly(65, 46, 68, 28, 75, 28, 74, 46)],
      ["dark", box(70, 20, 10, 9) + box(67, 27, 16, 2) + gable(69, 13, 12, 5)],
      ["glow", disc(75, 18, 5)],
      ["dark", arch(71, 62, 8, 12)],
    ],
  },
  "hanging-gardens": {
    sky: "noon",
    sun: [26, 24, 9],
    layers: [
      ["far", hills(70, 8)],
      ["sand", ground(80)],
      ["lit", box(24, 66, 102, 18) + box(38, 50, 74, 16) + box(50, 35, 50, 15) + box(62, 23, 26, 12)],
      ["dark", arches(26, 70, 98, 14, 8) + arches(40, 53, 70, 13, 6) + arches(52, 38, 46, 12, 4) + arch(71, 26, 8, 9)],
      [
        "leaf",
        [
          [30, 66],
          [44, 66],
          [58, 66],
          [74, 66],
          [92, 66],
          [108, 66],
          [120, 66],
          [42, 50],
          [56, 50],
          [72, 50],
          [88, 50],
          [106, 50],
          [54, 35],
          [70, 35],
          [86, 35],
          [97, 35],
          [66, 23],
          [80, 23],
        ]
          .map(
            ([x = 0, y = 0], place) =>
              bush(x, y, 3.6) +
              `M${x - 3} ${y}q1 ${6 + (place % 3) * 3} 2 0zM${x + 1} ${y}q1 ${9 - (place % 3) * 2} 2.5 0z`,
          )
          .join(""),
      ],
      ["leaf", palm(14, 90, 30) + palm(138, 90, 26)],
      ["sea", "M62 84h26l12 16H50z"],
    ],
  },
  mausoleum: {
    sky: "dusk",
    sun: [112, 40, 14],
    layers: [
      ["far", hills(72, 10)],
      ["dark", box(47, 56, 56, 26)],
      ["lit", box(47, 56, 22, 26)],
      ["mid", box(43, 54, 64, 4) + box(43, 80, 64, 4)],
      ["dark", box(50, 36, 50, 18)],
      ["lit", columns(48, 36, 54, 18, 8)],
      ["mid", box(45, 33, 60, 3.5)],
      ["lit", steps(70, 17, 10, 16, 6, 4)],
      ["dark", poly(80, 17, 84, 20, 105, 33, 75, 33, 75, 17)],
      ["glow", "M68 17q0-5 4-6l-1-3h3l1 3q4-2 8 0l-1 6z"],
      ["sand", ground(84)],
      ["leaf", cypress(28, 88, 30) + cypress(37, 90, 22) + cypress(120, 90, 28)],
    ],
  },
  "statue-of-zeus": {
    sky: "night",
    sun: [75, 40, 30],
    layers: [
      ["mid", box(0, 8, 150, 6) + columns(0, 14, 46, 76, 3) + columns(104, 14, 46, 76, 3)],
      ["dark", box(56, 26, 38, 56) + poly(52, 26, 98, 26, 94, 20, 56, 20)],
      ["glow", "M69 27q0-7 6-7t6 7q0 4-3 7l9 4q5 8 4 18l9 4v7l-5 0v18h-8V68H69v17h-8V62l-3-2q0-14 4-20l9-5q-2-4-2-8"],
      ["dark", "M69 62h16v3H69zM72 40q4 8 12 12l-1 2q-10-3-14-12z"],
      ["glow", box(101, 22, 1.6, 62) + star(101.8, 20, 5, 5)],
      ["glow", rays(75, 24, 10, 15, 11, 0.08)],
      ["sand", box(40, 84, 70, 16) + box(30, 90, 90, 10)],
    ],
  },
  "temple-of-artemis": {
    sky: "dawn",
    sun: [118, 30, 10],
    layers: [
      ["far", hills(68, 14)],
      ["leaf", hills(80, 6)],
      ...temple(26, 80, 98, 54, 9),
      ["sand", ground(88)],
      ["leaf", cypress(14, 92, 30) + bush(136, 90, 6)],
    ],
  },
  "great-library": {
    sky: "dusk",
    layers: [
      ["mid", box(0, 0, 150, 100)],
      ["dark", box(18, 14, 114, 72)],
      [
        "lit",
        Array.from({ length: 45 }, (_, one) => {
          const [x, y] = [26 + (one % 9) * 12.2, 20 + Math.floor(one / 9) * 13];
          return one % 4 === 3
            ? box(x - 3, y, 2, 9) + box(x, y + 1, 2, 8) + box(x + 3, y, 2.5, 9)
            : disc(x - 2, y + 6.5, 2.4) + disc(x + 3, y + 6.5, 2.4) + disc(x + 0.5, y + 2.4, 2.4);
        }).join(""),
      ],
      ["ink", [27, 40, 53, 66, 79].map((y) => box(18, y + 3, 114, 1.8)).join("")],
      ["lit", columns(4, 8, 18, 80, 1) + columns(128, 8, 18, 80, 1) + box(0, 4, 150, 6)],
      ["sand", box(0, 86, 150, 14)],
      ["dark", "M60 96V80h30v16zM70 80q-2-10 5-11t6 4-1 7z" + disc(75, 65, 4)],
      ["glow", flame(92, 80) + box(89, 80, 5, 3)],
    ],
  },
  piraeus: {
    sky: "noon",
    sun: [30, 22, 8],
    layers: [
      ["far", hills(60, 12)],
      [
        "lit",
        box(94, 44, 18, 20) +
          box(114, 38, 20, 26) +
          box(134, 46, 16, 18) +
          gable(92, 44, 22, 7) +
          gable(112, 38, 24, 8),
      ],
      ["dark", arches(95, 52, 36, 12, 4) + box(136, 52, 3, 5) + box(142, 52, 3, 5)],
      ["mid", box(84, 64, 66, 8)],
      ["sea", sea(70)],
      ["foam", waves(82, 3)],
      ["dark", "M10 66q2 14 14 16h58q14-4 16-20l-6 1q-4 9-12 9H26q-8 0-10-8z"],
      ["ink", box(52, 22, 1.6, 50)],
      ["lit", "M34 28q20 6 38 0 3 14 0 28-18-6-38 0-3-14 0-28"],
      ["glow", disc(53, 42, 6)],
      ["dark", [28, 36, 44, 52, 60, 68, 76].map((x) => `M${x} 80l-6 12h1.5l6-12z`).join("")],
    ],
  },
  "appian-way": {
    sky: "dawn",
    sun: [75, 58, 14],
    layers: [
      ["far", hills(62, 12)],
      ["leaf", ground(68)],
      ["sand", poly(72, 62, 78, 62, 118, 100, 32, 100)],
      [
        "dark",
        [66, 70, 75, 81, 88, 96]
          .map((y, one) => {
            const w = (y - 60) * 1.1;
            return [-0.7, -0.25, 0.25, 0.7]
              .map((at) => `M${75 + w * at + (one % 2) * w * 0.1} ${y}h${w * 0.24}v${(y - 60) * 0.05}h${-w * 0.24}z`)
              .join("");
          })
          .join(""),
      ],
      ["dark", cypress(60, 70, 16) + cypress(50, 76, 26) + cypress(34, 86, 44) + cypress(10, 98, 66)],
      ["dark", cypress(90, 70, 16) + cypress(101, 76, 26) + cypress(117, 86, 44) + cypress(141, 98, 66)],
      ["lit", box(84, 64, 3, 6) + arch(64, 66, 3, 5) + arch(122, 78, 7, 14)],
    ],
  },
  "circus-maximus": {
    sky: "noon",
    sun: [128, 20, 8],
    layers: [
      ["far", hills(46, 10)],
      ["lit", "M6 58q10-24 69-24t69 24v20q-10 20-69 20T6 78z"],
      ["dark", "M14 60q10-17 61-17t61 17v14q-10 16-61 16T14 74z"],
      ["mid", "M22 62q10-13 53-13t53 13v10q-10 13-53 13T22 72z"],
      ["sand", "M30 66q8-11 45-11t45 11-45 12-45-12"],
      ["dark", arches(12, 66, 126, 9, 0)],
      ["lit", "M46 64q29-3 58 0v4q-29 3-58 0z"],
      ["lit", poly(74, 64, 75, 38, 77, 38, 78, 64) + disc(52, 63, 2.5) + disc(98, 63, 2.5)],
      ["glow", "M56 76l5-3 3 1 3-3 6 2 2 4h-4a2 2 0 1 1-4 0h-5a2 2 0 1 1-4 0z"],
      ["dark", arches(10, 82, 130, 9, 14)],
    ],
  },
  sanctuary: {
    sky: "night",
    sun: [116, 22, 8],
    layers: [
      [
        "glow",
        star(24, 18, 2) +
          star(48, 10, 1.5) +
          star(88, 16, 2) +
          star(136, 44, 1.6) +
          star(14, 46, 1.5) +
          star(66, 24, 1.3),
      ],
      ["far", hills(72, 14)],
      ["mid", "M0 92q40-22 75-22t75 22v8H0z"],
      ["dark", box(52, 44, 46, 26)],
      ["glow", arch(68, 50, 14, 20)],
      ["lit", columns(48, 42, 54, 28, 7)],
      ["lit", box(45, 38, 60, 4.5) + "M48 38q27-24 54 0z" + box(74, 22, 2, 6)],
      ["lit", steps(48, 70, 54, 6, 3, 3)],
      ["leaf", bush(28, 82, 9) + bush(122, 82, 9) + bush(140, 90, 7) + bush(8, 92, 7)],
    ],
  },
  ...AGORA_WONDERS,
  "divine-theater": {
    sky: "dusk",
    sun: [75, 26, 12],
    layers: [
      ["far", hills(50, 14)],
      ["lit", "M4 52q71-20 142 0l-10 40H14z"],
      [
        "dark",
        [0, 1, 2, 3, 4]
          .map(
            (one) =>
              `M${10 + one * 7} ${56 + one * 6}q${65 - one * 7} -${18 - one * 3} ${130 - one * 14} 0v1.6q-${65 - one * 7} -${18 - one * 3} -${130 - one * 14} 0z`,
          )
          .join(""),
      ],
      [
        "mid",
        poly(74, 45, 76, 45, 80, 84, 70, 84) +
          poly(40, 49, 42, 48.5, 56, 84, 50, 84) +
          poly(110, 49, 108, 48.5, 94, 84, 100, 84),
      ],
      ["sand", "M42 88q33-14 66 0z"],
      ["dark", box(36, 84, 78, 16)],
      ["lit", columns(36, 76, 78, 18, 9) + box(32, 73, 86, 4)],
      ["glow", "M66 60q9-5 18 0q1 12-9 15q-10-3-9-15m4 4q2-2 4 0zm6 0q2-2 4 0zm-5 5q4 4 8 0z"],
    ],
  },
  messe: {
    sky: "noon",
    sun: [24, 20, 8],
    layers: [
      ["far", hills(66, 8)],
      ["lit", box(30, 40, 90, 42) + "M30 40q45-26 90 0z"],
      ["dark", arches(34, 54, 82, 28, 5) + arches(40, 42, 70, 7, 9)],
      ["mid", box(26, 50, 98, 3)],
      ["ink", box(74, 8, 1.4, 20) + box(40, 20, 1, 18) + box(109, 20, 1, 18)],
      ["glow", poly(75, 8, 92, 12, 75, 16) + poly(41, 20, 52, 23, 41, 26) + poly(110, 20, 121, 23, 110, 26)],
      ["sand", ground(82)],
      ["glow", poly(6, 84, 20, 68, 34, 84) + poly(116, 84, 130, 68, 144, 84)],
      ["dark", box(9, 84, 22, 9) + box(119, 84, 22, 9)],
    ],
  },
  "statue-of-liberty": {
    sky: "dawn",
    sun: [40, 34, 14],
    layers: [
      [
        "far",
        box(100, 52, 8, 20) + box(110, 44, 7, 28) + box(119, 56, 9, 16) + box(130, 48, 6, 24) + box(138, 58, 10, 14),
      ],
      ["sea", sea(72)],
      ["foam", waves(78, 4)],
      ["mid", "M44 90q4-12 20-12h24q14 0 18 12z"],
      ["lit", poly(62, 78, 65, 60, 87, 60, 90, 78) + box(62, 57, 28, 4)],
      ["dark", poly(78, 60, 87, 60, 90, 78, 79, 78)],
      ["leaf", "M67 57q-1-16 3-22l-6-14 4-2 8 11q5-1 9 4 4 10 4 23z" + disc(76, 26, 4) + box(84, 38, 6, 9)],
      ["dark", "M77 32l4 25h8q0-16-4-23z"],
      ["leaf", rays(76, 24, 4, 9, 7, 0.2)],
      ["glow", flame(66, 20)],
    ],
  },
  gate: {
    sky: "night",
    sun: [75, 56, 30],
    layers: [
      ["glow", rays(75, 56, 20, 72, 24, 0.03)],
      ["dark", box(26, 14, 98, 78)],
      ["lit", box(20, 8, 110, 8) + columns(26, 16, 18, 76, 1) + columns(106, 16, 18, 76, 1)],
      ["glow", arch(50, 28, 50, 64)],
      ["mid", poly(50, 53, 62, 60, 62, 92, 50, 92) + poly(100, 53, 88, 60, 88, 92, 100, 92)],
      ["sand", steps(40, 90, 70, 10, 4, 8)],
    ],
  },
};

// The boards of the classic game show the same seven wonders.
export const BOARDS: Readonly<Record<string, string>> = {
  alexandria: "great-lighthouse",
  babylon: "hanging-gardens",
  ephesos: "temple-of-artemis",
  gizah: "pyramids",
  halikarnassos: "mausoleum",
  olympia: "statue-of-zeus",
  rhodos: "colossus",
};
