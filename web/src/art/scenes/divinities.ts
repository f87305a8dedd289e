// Every divinity as a medallion: the light of its mythology, a halo, its attribute; and what stands on the horizon of its people.
import type { Component } from "svelte";

import Anubis from "~icons/game-icons/anubis";
import Owl from "~icons/game-icons/barn-owl";
import Horns from "~icons/game-icons/bull-horns";
import Centurion from "~icons/game-icons/centurion-helmet";
import Fish from "~icons/game-icons/double-fish";
import Horus from "~icons/game-icons/eye-of-horus";
import Lightning from "~icons/game-icons/lightning-trio";
import Scallop from "~icons/game-icons/scallop";
import Trident from "~icons/game-icons/trident";
import Wheat from "~icons/game-icons/wheat";
import { arches, box, columns, disc, gable, type Layer, poly, rays, star, steps } from "./shapes";

// Attributes that are drawn here, on a field of 24.
const ISHTAR = star(12, 12, 11, 8, 0.45) + disc(12, 12, 2.5);
const ASTARTE = "M4 9a8 8 0 0 0 16 0 9.5 9.5 0 1 1-16 0" + star(12, 8, 5, 5);
const TANIT = disc(12, 4.5, 3.3) + "M3 8.8h18v2.4h-7.2L20.5 22.5h-17L10.2 11.2H3z";
const HADES =
  "M10.8 23V13.5C7 13 4.5 10.5 4.5 6V1h2.6v5c0 2.7 1.3 4.3 3.7 4.7V8h2.4v2.7c2.4-.4 3.7-2 3.7-4.7V1h2.6v5c0 4.5-2.5 7-6.3 7.5V23z";

const ISIS = disc(12, 8.5, 5) + "M2.5 1.5q-1 14 9.5 15.5 10.5-1.5 9.5-15.5 3 17-7 18.5v3h-5v-3q-10-1.5-7-18.5";
const GATE =
  "M1 2h22v4H1zM3 7.5h4.5V22H3zM16.5 7.5H21V22h-4.5zM12 9a3.5 3.5 0 0 1 3.5 3.5V22h-7v-9.5A3.5 3.5 0 0 1 12 9";

export const ATTRIBUTES: Readonly<Record<string, Component | string>> = {
  enki: Fish,
  ishtar: ISHTAR,
  nisaba: Wheat,
  astarte: ASTARTE,
  baal: Horns,
  tanit: TANIT,
  aphrodite: Scallop,
  hades: HADES,
  zeus: Lightning,
  anubis: Anubis,
  isis: ISIS,
  ra: Horus,
  mars: Centurion,
  minerva: Owl,
  neptune: Trident,
  gate: GATE,
};

export const PEOPLES: Readonly<Record<string, string>> = {
  enki: "mesopotamian",
  ishtar: "mesopotamian",
  nisaba: "mesopotamian",
  astarte: "phoenician",
  baal: "phoenician",
  tanit: "phoenician",
  aphrodite: "greek",
  hades: "greek",
  zeus: "greek",
  anubis: "egyptian",
  isis: "egyptian",
  ra: "egyptian",
  mars: "roman",
  minerva: "roman",
  neptune: "roman",
};

// On a field of 100 by 136; the horizon is at 104.
export const HALO: string = rays(50, 52, 33, 46, 32, 0.05);

export const HORIZONS: Readonly<Record<string, readonly Layer[]>> = {
  mesopotamian: [
    ["mid", steps(40, 78, 20, 26, 4, 10)],
    ["dark", box(46, 78, 8, 26)],
    ["sand", box(0, 104, 100, 32)],
  ],
  phoenician: [
    ["sea", box(0, 98, 100, 38)],
    ["dark", "M24 94q2 12 12 13h32q10-2 12-14l-5 1q-3 6-8 6H38q-7 0-9-7z" + box(52, 72, 1.5, 26)],
    ["lit", "M40 76q13 4 25 0 2 9 0 18-12-4-25 0-2-9 0-18"],
  ],
  greek: [
    ["mid", "M0 104q30-18 50-18t50 18v32H0z"],
    ["lit", columns(32, 78, 36, 12, 6) + box(30, 75, 40, 3) + gable(29, 75, 42, 8)],
    ["sand", box(0, 106, 100, 30)],
  ],
  egyptian: [
    ["lit", poly(8, 104, 32, 76, 42, 104) + poly(50, 104, 72, 82, 80, 104)],
    ["dark", poly(32, 76, 58, 104, 40, 104) + poly(72, 82, 94, 104, 79, 104)],
    ["sand", box(0, 103, 100, 33)],
  ],
  roman: [
    ["lit", box(0, 84, 100, 20)],
    ["dark", arches(-4, 88, 108, 18, 6)],
    ["mid", box(0, 81, 100, 3)],
    ["sand", box(0, 104, 100, 32)],
  ],
};
