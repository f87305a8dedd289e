// The wonders of Agora.
import { arch, arches, box, bush, columns, cypress, gable, ground, hills, poly, steps } from "./shapes";
import type { Scene } from "./wonders";

export const AGORA_WONDERS: Readonly<Record<string, Scene>> = {
  // The hall of the Senate: one tall nave with three windows and a porch.
  "curia-julia": {
    sky: "noon",
    sun: [24, 20, 9],
    layers: [
      ["far", hills(70, 9)],
      ["mid", box(4, 52, 40, 30) + box(106, 48, 42, 34)],
      ["ink", arches(6, 58, 36, 14, 4) + arches(109, 54, 36, 16, 4)],
      ["lit", box(46, 26, 46, 56)],
      ["dark", poly(92, 26, 106, 32, 106, 82, 92, 82)],
      ["lit", gable(42, 27, 54, 17)],
      ["dark", poly(69, 10, 82, 15, 110, 33, 96, 27) + gable(51, 25.5, 36, 10)],
      ["ink", arch(51, 33, 7, 14) + arch(65.5, 33, 7, 14) + arch(80, 33, 7, 14)],
      ["mid", box(44, 52, 50, 3.5)],
      ["dark", box(47, 57, 44, 25)],
      ["lit", columns(44, 57, 50, 25, 6)],
      ["glow", box(65, 63, 8, 19)],
      ["mid", steps(42, 81, 54, 9, 3, 4)],
      ["sand", ground(90)],
      ["leaf", cypress(20, 92, 30) + cypress(29, 94, 22) + cypress(128, 93, 32)],
    ],
  },
  // The palace: columns that grow thinner downwards, and horns on its roofs.
  knossos: {
    sky: "dawn",
    sun: [118, 26, 11],
    layers: [
      ["far", hills(66, 16)],
      ["mid", "M0 74q30-20 52-16t40-12 58 10v44H0z"],
      ["dark", box(30, 34, 78, 18) + box(16, 56, 112, 24)],
      ["lit", box(26, 29, 86, 6) + box(12, 51, 120, 6)],
      [
        "glow",
        [34, 48, 62, 76, 90, 102].map((x) => poly(x, 35, x + 7, 35, x + 5.4, 51, x + 1.6, 51)).join("") +
          [20, 36, 52, 84, 100, 116].map((x) => poly(x, 57, x + 8, 57, x + 6.2, 80, x + 1.8, 80)).join(""),
      ],
      ["ink", arch(66, 60, 12, 20)],
      [
        "lit",
        [30, 62, 94]
          .map((x) => `M${x} 29v-7q1-5 4-6q-1 4 1 7h5q2-3 1-7q3 1 4 6v7z`)
          .concat([16, 112].map((x) => `M${x} 51v-7q1-5 4-6q-1 4 1 7h5q2-3 1-7q3 1 4 6v7z`))
          .join(""),
      ],
      ["mid", steps(58, 79, 28, 9, 3, 5)],
      ["sand", ground(86)],
      ["leaf", bush(8, 92, 6) + bush(140, 92, 7) + cypress(132, 90, 28)],
    ],
  },
};
