// Pictures by name: goods, symbols, chain symbols, mythologies and what else effects are made of. Colours come from where they are drawn.
import type { Component } from "svelte";

import Amphora from "~icons/game-icons/amphora";
import Ankh from "~icons/game-icons/ankh";
import Target from "~icons/game-icons/archery-target";
import Sphere from "~icons/game-icons/astrolabe";
import Barrel from "~icons/game-icons/barrel";
import Owl from "~icons/game-icons/barn-owl";
import Gear from "~icons/game-icons/big-gear";
import Castle from "~icons/game-icons/castle";
import Compass from "~icons/game-icons/compass";
import Helmet from "~icons/game-icons/crested-helmet";
import Swords from "~icons/game-icons/crossed-swords";
import Masks from "~icons/game-icons/drama-masks";
import Eagle from "~icons/game-icons/eagle-emblem";
import Gladius from "~icons/game-icons/gladius";
import Pyramid from "~icons/game-icons/great-pyramid";
import Temple from "~icons/game-icons/greek-temple";
import Hooded from "~icons/game-icons/hooded-figure";
import Horseshoe from "~icons/game-icons/horseshoe";
import Column from "~icons/game-icons/ionic-column";
import Lyre from "~icons/game-icons/lyre";
import Lamp from "~icons/game-icons/magic-lamp";
import Bull from "~icons/game-icons/minotaur";
import Moon from "~icons/game-icons/moon";
import Book from "~icons/game-icons/open-book";
import Mortar from "~icons/game-icons/pestle-mortar";
import Torch from "~icons/game-icons/primitive-torch";
import Quill from "~icons/game-icons/quill-ink";
import Toga from "~icons/game-icons/roman-toga";
import Balance from "~icons/game-icons/scales";
import Snake from "~icons/game-icons/snake";
import Tower from "~icons/game-icons/stone-tower";
import Wheel from "~icons/game-icons/stone-wheel";
import Sun from "~icons/game-icons/sun";
import Sundial from "~icons/game-icons/sundial";
import Scroll from "~icons/game-icons/tied-scroll";
import Trireme from "~icons/game-icons/trireme";
import Drop from "~icons/game-icons/water-drop";

export const ICONS: Readonly<Record<string, Component>> = {
  // Science, of both games.
  wheel: Wheel,
  quill: Quill,
  mortar: Mortar,
  sundial: Sundial,
  "armillary-sphere": Sphere,
  balance: Balance,
  compass: Compass,
  gear: Gear,
  // Chains.
  horseshoe: Horseshoe,
  sword: Gladius,
  tower: Tower,
  book: Book,
  amphora: Amphora,
  mask: Masks,
  moon: Moon,
  "water-drop": Drop,
  target: Target,
  helmet: Helmet,
  lyre: Lyre,
  "oil-lamp": Lamp,
  barrel: Barrel,
  column: Column,
  sun: Sun,
  portico: Temple,
  // Mythologies and their chain symbols.
  "winged-bull": Bull,
  ship: Trireme,
  torch: Torch,
  ankh: Ankh,
  eagle: Eagle,
  mesopotamian: Bull,
  phoenician: Trireme,
  greek: Torch,
  egyptian: Ankh,
  roman: Eagle,
  // Other things on a table.
  conflict: Swords,
  capital: Castle,
  wonder: Pyramid,
  temple: Temple,
  snake: Snake,
  minerva: Owl,
  // The Senate.
  politician: Toga,
  conspirator: Hooded,
  conspiracy: Scroll,
};

// Drawn for this game, on a grid of 24: what must be told apart when it is smaller than a letter.
export const SHAPES: Readonly<Record<string, string>> = {
  wood: "M12 2.6a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8m0 2.9a2 2 0 1 1 0 4 2 2 0 0 1 0-4M6.6 11.8a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8m0 2.9a2 2 0 1 1 0 4 2 2 0 0 1 0-4M17.4 11.8a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8m0 2.9a2 2 0 1 1 0 4 2 2 0 0 1 0-4",
  clay: "M7 4.5h10a1 1 0 0 1 1 1v4.6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1M2.5 13h8a1 1 0 0 1 1 1v4.6a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1V14a1 1 0 0 1 1-1M13.5 13h8a1 1 0 0 1 1 1v4.6a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1V14a1 1 0 0 1 1-1",
  stone: "M12 2.2 20.6 6.7 12 11.2 3.4 6.7zM2.6 8.4l8.5 4.5v9L2.6 17.4zM21.4 8.4l-8.5 4.5v9l8.5-4.5z",
  ore: "M8.2 5.2 13.6 4l4 4.2-1.7 5.1-5.6.9L6 10.3zM3.7 13l4.9 2.7.7 4.7-3.9 1.2-3.6-3.7zM17.3 13.6l4.3 2.2.5 3.4-4.5 2.6-6.3-.9-.5-4.5z",
  glass:
    "M9 2h6v2.2h-1v3.3c3.6 1 5.8 4 5.8 7.5 0 4-3 7-7.8 7s-7.8-3-7.8-7c0-3.5 2.2-6.5 5.8-7.5V4.2H9zm-.9 9.2C6.9 12.2 6.3 13.5 6.3 15c0 1.2.4 2.3 1 3.1l1.6-1.2c-.4-.5-.6-1.2-.6-1.9 0-.9.4-1.7 1-2.4z",
  papyrus:
    "M5.5 2.5h13a2.3 2.3 0 0 1 0 4.6H18v9.8h.5a2.3 2.3 0 0 1 0 4.6h-13a2.3 2.3 0 0 1 0-4.6H6V7.1h-.5a2.3 2.3 0 0 1 0-4.6M8.8 8.8v1.7h6.4V8.8zm0 3.5V14h6.4v-1.7zm0 3.4v1.2h4.4v-1.2z",
  loom: "M3 2.5h18v3H3zM5 7h14v12.5c-1.2 0-1.2 2-2.4 2s-1.2-2-2.3-2-1.2 2-2.3 2-1.2-2-2.3-2-1.2 2-2.3 2-1.2-2-2.4-2zm2 2.8 2.5 2.5L12 9.8l2.5 2.5L17 9.8v2.6l-2.5 2.5-2.5-2.5-2.5 2.5L7 12.4z",
  shield:
    "M12 1.5c3 1.5 6 2.1 9 2.2.2 9-2.6 15.3-9 18.8C5.6 19 2.8 12.7 3 3.7c3-.1 6-.7 9-2.2m0 3.3v6.7H5.5c.4 1.4 1 2.6 1.7 3.7H12v3.7c2.6-1.6 4.4-4 5.5-7.4H12z",
  again: "M12 3.5c2.9 0 5.5 1.5 7 3.7V3.5h2.5v8.2h-8.2V9.2h4a6 6 0 1 0 .5 4.3h2.6A8.5 8.5 0 1 1 12 3.5",
  chain:
    "M13.2 4.1a5 5 0 0 1 7 7.1l-3.3 3.2a5 5 0 0 1-7.4-.5l1.9-1.7a2.4 2.4 0 0 0 3.6.3l3.2-3.2a2.4 2.4 0 0 0-3.4-3.4l-1.7 1.6-1.8-1.8zM7.1 9.6a5 5 0 0 1 7.4.5l-1.9 1.7a2.4 2.4 0 0 0-3.6-.3l-3.2 3.2a2.4 2.4 0 0 0 3.4 3.4l1.7-1.6 1.8 1.8-1.9 1.6a5 5 0 0 1-7-7.1z",
  most: "M4 13h6v8H4zM14 3h6v18h-6z",
  card: "M6 2.5h12a1.8 1.8 0 0 1 1.8 1.8v15.4a1.8 1.8 0 0 1-1.8 1.8H6a1.8 1.8 0 0 1-1.8-1.8V4.3A1.8 1.8 0 0 1 6 2.5",
  discard:
    "M9 2.5h9a1.5 1.5 0 0 1 1.5 1.5v9.5h-3.7V4.8H7.5V4A1.5 1.5 0 0 1 9 2.5M5 6.5h9A1.5 1.5 0 0 1 15.5 8v6.5h-3v7H5A1.5 1.5 0 0 1 3.5 20V8A1.5 1.5 0 0 1 5 6.5M15 15h4.5v3h2.7L17.2 23l-5-5H15z",
  revive:
    "M9 2.5h9a1.5 1.5 0 0 1 1.5 1.5v7.5l-2.3-2.3-1.4 1.4V4.8H7.5V4A1.5 1.5 0 0 1 9 2.5M5 6.5h9A1.5 1.5 0 0 1 15.5 8v3.5l-3.6 3.6h2.4v6.4H5A1.5 1.5 0 0 1 3.5 20V8A1.5 1.5 0 0 1 5 6.5M17.2 12l5 5h-2.7v5H15v-5h-2.7z",
  build:
    "M13.5 2.2 21 6.3l-1.7 3.1-2.4-1.3-1 1.8 1 .6-1 1.7-1.3-.7-6 10.4a2.3 2.3 0 0 1-4-2.3l6-10.4-1.2-.7 1-1.7.9.5 1-1.8-2.5-1.3z",
  token:
    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 2.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 0 1 0-15.2m0 2.1 1.6 3.7 4 .4-3 2.7.9 3.9-3.5-2.1-3.5 2.1.9-3.9-3-2.7 4-.4z",
  unknown:
    "M12 1.6 14.4 9.6 22.4 12 14.4 14.4 12 22.4 9.6 14.4 1.6 12 9.6 9.6zM4.6 3.4l2.6 3.8-3.8-2.6zM19.4 3.4l1.2 1.2-3.8 2.6zM4.6 20.6l-1.2-1.2 3.8-2.6zM19.4 20.6l-2.6-3.8 3.8 2.6z",
  military: "M4 3h16v9.5c0 4.5-3.2 7.5-8 9.5-4.8-2-8-5-8-9.5zm5.4 5.2v2.7h2.7v2.7h2.7v-2.7h0V8.2z",
  divinity:
    "M12 1.5l1.9 4.7 4.8-1.8-1.8 4.8 4.7 1.9-4.7 1.9 1.8 4.8-4.8-1.8L12 20.7l-1.9-4.7-4.8 1.8 1.8-4.8-4.7-1.9 4.7-1.9-1.8-4.8 4.8 1.8zM12 8a3.1 3.1 0 1 0 0 6.2A3.1 3.1 0 0 0 12 8",
  offering:
    "M4 9.5h16c0 4.3-2.7 7.3-6.3 8.2V20H17v2.2H7V20h3.3v-2.3C6.7 16.8 4 13.8 4 9.5M12 1.2c2.7 2.2 3.6 4 2.7 6.8H9.3C8.4 5.2 9.3 3.4 12 1.2",
  mythology: "M12 2 21.5 7v10L12 22 2.5 17V7zm0 4.6L7.5 9v6l4.5 2.4 4.5-2.4V9z",
  safe: "M7 10V7.5a5 5 0 0 1 10 0V10h1.5A1.5 1.5 0 0 1 20 11.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 20.5v-9A1.5 1.5 0 0 1 5.5 10zm2.5 0h5V7.5a2.5 2.5 0 0 0-5 0z",
  row: "M2 3h5.5v8H2zM9.2 3h5.6v8H9.2zM16.5 3H22v8h-5.5zM12 13l4.5 4.5H14V22h-4v-4.5H7.5z",
  share:
    "M2 6h5.5v9H2zM16.5 6H22v9h-5.5zM9.2 2h5.6v9H9.2zM5 17h14l-2.2-2.2 1.6-1.6L23.2 18l-4.8 4.8-1.6-1.6L18 19.5H6l1.2 1.7-1.6 1.6L.8 18l4.8-4.8 1.6 1.6z",
  copy: "M8 2h12a1.5 1.5 0 0 1 1.5 1.5v13H18V7.5A2 2 0 0 0 16 5.5H6.5v-2A1.5 1.5 0 0 1 8 2M4 7.5h10A1.5 1.5 0 0 1 15.5 9v11.5A1.5 1.5 0 0 1 14 22H4a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 4 7.5",
  guild: "m12 1 3.3 7.2 7.9.9-5.9 5.3 1.6 7.8L12 18.2 5.1 22.2l1.6-7.8L.8 9.1l7.9-.9z",
  goods: "M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3m8.5 4.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10M8 14.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8",
  // A level of builders: a frame with a plumb line.
  pendulum: "M12 1.5 23 21h-3.2l-2.3-4.1h-4.1a2.6 2.6 0 1 1-2.8 0H6.5L4.2 21H1zm-1.2 7.2-3 5.4h3zm2.4 0v5.4h3z",
  tablet: "M12 1.5c4.5 0 7.5 2.8 7.5 6.8V22.5h-15V8.3c0-4 3-6.8 7.5-6.8M8 8v2h8V8zm0 4.2v2h8v-2zm0 4.2v2h5.5v-2z",
  gate: "M2 2.5h20v4H2zM3.5 8h4v14h-4zM16.5 8h4v14h-4zM12 9.5a3.5 3.5 0 0 1 3.5 3.5v9h-7v-9a3.5 3.5 0 0 1 3.5-3.5",
  // A cube, a seal of wax, the hall of the Senate, a decree, and what is done with cubes.
  cube: "M12 1.8 21 6.5v11L12 22.2 3 17.5v-11zm-7 6.1v8.4l6 3.2v-8.4zm14 0-6 3.2v8.4l6-3.2zM12 4 6.6 6.8 12 9.6l5.4-2.8z",
  seal: "M12 1.2c1.9 0 2.7 1.3 4.3 1.7 1.6.5 3-.2 4 1.2 1 1.5.2 2.7.8 4.3.5 1.6 1.9 2.2 1.9 4s-1.4 2.4-1.9 4c-.6 1.6.2 2.9-.8 4.3-1.1 1.5-2.4.8-4 1.3s-2.4 1.6-4.3 1.6-2.7-1.2-4.3-1.6c-1.6-.5-2.9.2-4-1.3-1-1.4-.2-2.7-.8-4.3-.5-1.6-1.9-2.2-1.9-4s1.4-2.4 1.9-4c.6-1.6-.2-2.8.8-4.3 1.1-1.4 2.4-.7 4-1.2C9.3 2.5 10.1 1.2 12 1.2m0 4.6a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6m0 1.7 1.4 3 3.3.4-2.4 2.2.6 3.2-2.9-1.6-2.9 1.6.6-3.2-2.4-2.2 3.3-.4z",
  senate: "M12 1.5 22 6.8V9H2V6.8zM4 10.5h3v7.3H4zM10.5 10.5h3v7.3h-3zM17 10.5h3v7.3h-3zM2 19.3h20v2.9H2z",
  decree: "M4 2.5h16v19H4zm3.2 4v2h9.6v-2zm0 4.2v2h9.6v-2zm0 4.2v2h6v-2z",
  "section-0": "M1.0 5h6.6v14h-6.6zM8.7 5h6.6v14h-6.6zm1.6 1.6v10.8h3.4V6.6zM16.4 5h6.6v14h-6.6zm1.6 1.6v10.8h3.4V6.6z",
  "section-1": "M1.0 5h6.6v14h-6.6zm1.6 1.6v10.8h3.4V6.6zM8.7 5h6.6v14h-6.6zM16.4 5h6.6v14h-6.6zm1.6 1.6v10.8h3.4V6.6z",
  "section-2": "M1.0 5h6.6v14h-6.6zm1.6 1.6v10.8h3.4V6.6zM8.7 5h6.6v14h-6.6zm1.6 1.6v10.8h3.4V6.6zM16.4 5h6.6v14h-6.6z",
  plus: "M9.8 3h4.4v6.8H21v4.4h-6.8V21H9.8v-6.8H3V9.8h6.8z",
  move: "M6.5 5.5 9 8 6.6 10.3h10.8L15 8l2.5-2.5 6 6.5-6 6.5L15 16l2.4-2.3H6.6L9 16l-2.5 2.5L.5 12z",
  steal: "M11.5 3v5H22v8H11.5v5L2 12z",
  left: "M14.5 4v16L5 12z",
  right: "M9.5 4v16L19 12z",
  down: "M4 9.5h16L12 19z",
  cross: "m5.2 3 6.8 6.8L18.8 3 21 5.2 14.2 12l6.8 6.8-2.2 2.2-6.8-6.8L5.2 21 3 18.8 9.8 12 3 5.2z",
  draw: "M4 6.5h9A1.5 1.5 0 0 1 14.5 8v12.5A1.5 1.5 0 0 1 13 22H4a1.5 1.5 0 0 1-1.5-1.5V8A1.5 1.5 0 0 1 4 6.5M17.5 2l4.8 5h-3v8h-3.6V7h-3z",
};

// A wreath of laurel around a number, open at the top.
export const LAUREL: string = (() => {
  const leaves: string[] = [];
  for (const side of [-1, 1]) {
    for (let leaf = 0; leaf < 7; leaf += 1) {
      const turn = ((168 - leaf * 23) * Math.PI) / 180;
      const [x, y] = [12 + side * Math.sin(turn) * 9.6, 12.4 - Math.cos(turn) * 9.6];
      const lean = side * (turn - 2.25 - leaf * 0.05);
      const [dx, dy] = [Math.sin(lean + (side * Math.PI) / 2) * 2.9, -Math.cos(lean + (side * Math.PI) / 2) * 2.9];
      const at = (value: number): string => value.toFixed(1);
      leaves.push(
        `M${at(x - dx)} ${at(y - dy)}Q${at(x - dy * 0.75)} ${at(y + dx * 0.75)} ${at(x + dx)} ${at(y + dy)}Q${at(x + dy * 0.75)} ${at(y - dx * 0.75)} ${at(x - dx)} ${at(y - dy)}`,
      );
    }
  }
  return leaves.join("");
})();
