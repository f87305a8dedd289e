// A made-up ruleset of the Duel family, as a server would send it: kinds, effects, verbs and a part that this page has
// never heard of.
import type { Scene } from "../state/scene";
import type { KnownGame } from "../wire/known";
import type { Choice, CityView, DuelTable, Item, Rules, View } from "../wire/messages";

function item(name: string, column: string, more: Partial<Item> = {}): Item {
  return {
    name,
    kind: "",
    column,
    deck: 0,
    coins: 0,
    needs: {},
    gives: null,
    freeWith: null,
    cost: "",
    effects: [],
    what: [],
    ...more,
  };
}

export const RULES: Rules = {
  name: "duel+harbour",
  version: 1,
  seats: 2,
  actions: 100,
  outcomes: 10,
  prize: 2,
  choices: {},
  verbs: [],
  chances: [],
  items: {
    "pearl-divers": item("Pearl Divers", "ships", { effects: ["sails"], what: [{ word: "Sail", knots: 3 }] }),
    skiff: item("Skiff", "ships", { deck: 1, what: [{ word: "CoinsPer", columns: [2, 9], coins: 1 }] }),
    mole: item("The Great Mole", "wonders", { what: [{ word: "Dredge" }] }),
    tides: item("Tides", "tokens", { what: [{ word: "Ebb" }] }),
  },
  boards: {},
  structures: [["U.U", ".D."]],
  track: { capital: 9, points: [0], loot: [0] },
  goods: ["wood"],
  symbols: ["wheel"],
  columns: ["brown", "wonders", "ships"],
  help: {},
  words: { "score-total": "Total" },
  title: "Duel with a harbour",
  family: "duel",
  parts: [{ key: "harbour", title: "Harbour" }],
  secrets: true,
  lessons: true,
  reviews: false,
  messages: "plan-to-sail = sail with { $item }\nplan-to-build = never read: the page has its own\n",
};

const CITY: CityView = {
  coins: 7,
  funds: 7,
  discard: 2,
  cards: { brown: [] },
  makes: { wood: 0 },
  choice: [],
  buys: { wood: 2 },
  fixed: [],
  symbols: { wheel: 0 },
  different: 0,
  needed: 6,
  links: [],
  wonders: { mole: { built: false, price: 3 } },
  tokens: ["tides"],
  score: { harbour: 2 },
  total: 2,
};

export const TABLE: DuelTable = {
  age: 1,
  active: 0,
  edition: 0,
  structure: {
    "0": {
      row: 0,
      column: 1,
      card: "skiff",
      back: "harbour",
      accessible: true,
      coveredBy: [],
      prices: [0, 3],
      ways: ["production", "trade"],
    },
    "1": { row: 1, column: 2, card: null, back: "harbour", accessible: false, coveredBy: [0] },
  },
  board: [],
  drawn: [],
  draft: [],
  aside: [],
  discard: ["unheard-of"],
  pawn: 0,
  capital: 9,
  loot: [[], []],
  cities: { "0": CITY, "1": { ...CITY, tokens: [] } },
  unseen: [],
  winner: null,
  shared: false,
  victory: null,
};

export const choice = (word: string, text: string, action: number): Choice => {
  const [verb = "", about = ""] = word.split(":");
  return { action, word, verb, about: about.split("/").filter(Boolean), text };
};

export const SAIL = [
  choice("sail:pearl-divers", "Sail with the Pearl Divers", 50),
  choice("sail:skiff", "Sail with the Skiff", 51),
  choice("sail:none", "Stay in port", 52),
];

export function scene(view: Partial<View>, rules: Partial<Rules> = {}): Scene {
  const whole: View = {
    ruleset: "duel+harbour",
    version: 1,
    options: {},
    viewer: 1,
    seats: 2,
    toAct: [1],
    over: false,
    returns: [0, 0],
    prize: 2,
    position: "",
    decision: "Choose a ship to sail with.",
    choices: [],
    prices: {},
    parts: {
      harbour: {
        title: "Harbour",
        lines: [{ label: "Tide", value: "high (H1.2)" }],
        cities: {
          "0": [{ label: "Ships", value: "1", items: ["skiff"] }],
          "1": [{ label: "Ships", value: "2", items: ["pearl-divers", "unheard-of"] }],
        },
      },
    },
    table: TABLE,
    ...view,
  };
  const seats = ["Ada", "Bea"].map((name) => ({ kind: "person", name, user: name, agent: null }));
  const game = { id: "g", ruleset: whole.ruleset, status: "running", seats, yours: [1] };
  const now = { type: "gameFull", seq: 3, ply: 1, game, view: whole, events: [], chat: [] } as unknown as KnownGame;
  return { now, rules: { ...RULES, ...rules }, sending: null, past: false, choose: () => undefined };
}
