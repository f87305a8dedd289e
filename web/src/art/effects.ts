// What is printed on an item as rows of pictures. The server says which effects there are (`item.what`); here each gets a
// picture, or a neutral mark; the item's help has it in words.
import type { Item, Rules } from "../wire/messages";

export type Part =
  | { part: "good"; name: string }
  | { part: "goods"; names: string[] } // one of these
  | { part: "coin"; coins: number | string; loses?: boolean }
  | { part: "points"; points: number | string }
  | { part: "glyph"; name: string; crossed?: boolean }
  | { part: "mark"; color: string; crossed?: boolean }
  | { part: "sign"; text: string }
  | { part: "cities"; left: boolean; own: boolean; right: boolean }; // whose city counts

type What = Item["what"][number];

export const UNKNOWN = "unknown"; // the glyph of an effect without a picture

// What a city counts besides cards of a colour.
const COUNTED: Readonly<Record<string, Part>> = {
  wonders: { part: "glyph", name: "wonder" },
  stages: { part: "glyph", name: "wonder" },
  tokens: { part: "glyph", name: "token" },
  defeats: { part: "glyph", name: "military" },
  divinities: { part: "glyph", name: "divinity" },
  "coin-sets": { part: "coin", coins: 3 },
};

const number = (what: What, name: string): number => Number(what[name] ?? 0);
const numbers = (what: What, name: string): number[] => (Array.isArray(what[name]) ? what[name].map(Number) : []);
const sign = (text: string): Part => ({ part: "sign", text });
const glyph = (name: string): Part => ({ part: "glyph", name });
const crossed = (name: string): Part => ({ part: "glyph", name, crossed: true });
const coin = (coins: number | string): Part => ({ part: "coin", coins });
const points = (worth: number | string): Part => ({ part: "points", points: worth });

const [LEFT, RIGHT, OWN] = [1, 2, 4];

export class Pictures {
  private readonly goods: readonly string[];
  private readonly symbols: readonly string[];
  private readonly columns: readonly string[];

  constructor({ goods, symbols, columns }: Pick<Rules, "goods" | "symbols" | "columns">) {
    this.goods = goods;
    this.symbols = symbols;
    this.columns = columns;
  }

  // Each effect is a row of parts; coins and points for the same thing share one.
  of(item: Item): Part[][] {
    const rows: Part[][] = [];
    for (const what of item.what) {
      const known = SENATE[String(what["word"])];
      if (known) return known;
      const before = rows.at(-1);
      const merged = before && /Per(Most)?$/.test(String(what["word"])) ? this.merged(before, what) : false;
      if (!merged) rows.push(this.row(what));
    }
    return rows;
  }

  private merged(before: Part[], what: What): boolean {
    const row = this.row(what);
    if (JSON.stringify(before.slice(1)) !== JSON.stringify(row.slice(1)) || !row[0] || row.length < 2) return false;
    before.splice(1, 0, row[0]);
    return true;
  }

  private good(which: number): Part {
    return { part: "good", name: this.goods[which] ?? "" };
  }

  private choice(what: What): Part {
    return { part: "goods", names: numbers(what, "goods").map((one) => this.goods[one] ?? "") };
  }

  private column(which: number): Part {
    const column = this.columns[which] ?? "";
    return COUNTED[column] ?? (column ? { part: "mark", color: column } : glyph(UNKNOWN));
  }

  private per(what: What): Part[] {
    const columns = numbers(what, "columns").map((one) => this.column(one));
    const scope = number(what, "scope");
    const cities: Part[] =
      scope && scope !== OWN
        ? [{ part: "cities", left: !!(scope & LEFT), own: !!(scope & OWN), right: !!(scope & RIGHT) }]
        : [];
    return [sign("/"), ...columns, ...cities];
  }

  private row(what: What): Part[] {
    const coins = number(what, "coins");
    switch (what["word"]) {
      case "Produce":
        return Array.from({ length: number(what, "units") }, () => this.good(number(what, "good")));
      case "ProduceAny":
      case "ProduceOneOf":
        return [this.choice(what)];
      case "FixPrice":
        return [...numbers(what, "goods").map((one) => this.good(one)), sign("="), coin(1)];
      case "Discount": {
        const sides = number(what, "sides");
        const arrows = [...(sides & LEFT ? [glyph("left")] : []), ...(sides & RIGHT ? [glyph("right")] : [])];
        return [...arrows, this.choice(what), sign("="), coin(1)];
      }
      case "Shields":
        return Array.from({ length: number(what, "shields") }, () => glyph("shield"));
      case "ExtraShields":
        return [{ part: "mark", color: "red" }, sign("+"), glyph("shield")];
      case "Symbol":
        return [glyph(this.symbols[number(what, "symbol")] ?? "")];
      case "AnySymbol":
        return this.symbols.flatMap((name, place) => (place ? [sign("/"), glyph(name)] : [glyph(name)]));
      case "Points":
        return [points(number(what, "points"))];
      case "Coins":
        return [coin(coins)];
      case "CoinsPer":
        return [coin(coins), ...this.per(what)];
      case "PointsPer":
        return [points(number(what, "points")), ...this.per(what)];
      case "CoinsPerMost":
        return [coin(coins), ...this.per(what), glyph("most")];
      case "PointsPerMost":
        return [points(number(what, "points")), ...this.per(what), glyph("most")];
      case "OpponentLoses":
        return [{ part: "coin", coins, loses: true }];
      case "OpponentLosesPerSpace":
        return [{ part: "coin", coins, loses: true }, sign("/"), glyph("conflict")];
      case "PlayAgain":
        return [glyph("again")];
      case "WondersPlayAgain":
        return [glyph("wonder"), sign("="), glyph("again")];
      case "DestroyCard":
        return [{ part: "mark", color: this.columns[number(what, "color")] ?? "", crossed: true }];
      case "KeepTokenFromBox":
        return [sign(`1/${number(what, "drawn")}`), glyph("token")];
      case "TakeTokenFromCard":
        return [sign("1/2"), glyph("token")];
      case "BuildFromDiscard":
        return [glyph("revive")];
      case "Rebate":
        return [this.column(number(what, "column")), sign(`−${number(what, "units")}`), glyph("goods")];
      case "TradeIncome":
        return [glyph("steal"), coin("?")];
      case "CoinsPerChain":
        return [coin(coins), sign("/"), glyph("chain")];
      case "ChainFor":
        return [glyph("chain"), sign("="), coin(coins)];
      default:
        return this.rare(what, coins);
    }
  }

  // Divinities, boards, and wonders of the expansions.
  private rare(what: What, coins: number): Part[] {
    switch (what["word"]) {
      case "CopySymbol":
        return [glyph("snake"), { part: "mark", color: "green" }];
      case "SafeCoins":
        return [coin(coins), glyph("safe")];
      case "StealCard":
        return [glyph("steal"), { part: "mark", color: "brown" }, sign("/"), { part: "mark", color: "grey" }];
      case "DiscardFromStructure":
        return [glyph("discard")];
      case "UnbuildWonder":
        return [crossed("wonder")];
      case "BuildWonderFromDiscard":
        return [glyph("revive"), glyph("right"), glyph("wonder")];
      case "StealWonder":
        return [glyph("steal"), glyph("wonder")];
      case "PlaceMinerva":
        return [glyph("minerva"), crossed("conflict")];
      case "RemoveMilitaryToken":
        return [crossed("military")];
      case "ApplyMilitaryToken":
        return [glyph("military"), { part: "coin", coins: "?", loses: true }];
      case "ActivateFromTops":
        return [sign("1/5"), glyph("divinity")];
      case "ActivateFromDeck":
        return [glyph("draw"), glyph("right"), glyph("divinity")];
      case "ActivationRebate":
        return [glyph("divinity"), sign("−"), coin(coins)];
      case "TemplePoints":
        return [points(5), points(12), points(21)];
      case "PointsPerPantheonToken":
        return [points(number(what, "points")), sign("/"), glyph("mythology"), glyph("offering")];
      case "SenateActions":
        return [glyph("cube"), glyph(`section-${number(what, "section")}`)];
      case "PlaceOrConspire":
        return [glyph("cube"), sign("/"), glyph("conspiracy")];
      case "PlaceCube":
        return [sign("+"), glyph("cube")];
      case "MoveCube":
        return [glyph("move")];
      case "TriggerUnprepared":
        return [glyph("conspiracy")];
      case "SenatorsForNothing":
        return [glyph("politician"), sign("="), coin(0)];
      case "KeepBothConspiracies":
        return [sign("2"), glyph("conspiracy")];
      case "BuildTopRow":
        return [glyph("row")];
      case "ShareRemovedCards":
        return [glyph("share")];
      case "SeventhCard":
        return [sign("7"), glyph("card")];
      case "FreeBuilding":
        return [glyph("card"), sign("="), coin(0)];
      case "CopyGuild":
        return [glyph("copy"), { part: "mark", color: "purple" }];
      default:
        return [glyph(UNKNOWN)];
    }
  }
}

// What decrees and conspiracies do, by their keys.
const mark = (color: string): Part => ({ part: "mark", color });
const lost = (color: string): Part => ({ part: "mark", color, crossed: true });
const MOVE = [glyph("move")];
const BY_AGE = coin("I");
const SENATE: Readonly<Record<string, Part[][]>> = {
  "decree-coins-blue": [[mark("blue"), sign("="), BY_AGE]],
  "decree-coins-green": [[mark("green"), sign("="), BY_AGE]],
  "decree-coins-yellow": [[mark("yellow"), sign("="), BY_AGE]],
  "decree-coins-red": [[mark("red"), sign("="), BY_AGE]],
  "decree-ignore-yellow": [[mark("yellow"), sign("−1")]],
  "decree-ignore-red": [[mark("red"), sign("−1")]],
  "decree-ignore-green": [[mark("green"), sign("−1")]],
  "decree-wonder-discount": [[glyph("wonder"), sign("−1")]],
  "decree-shield": [[glyph("shield"), sign("+1")]],
  "decree-trade-raw": [[{ part: "goods", names: ["wood", "clay", "stone"] }, sign("−1")]],
  "decree-trade-manufactured": [[{ part: "goods", names: ["glass", "papyrus"] }, sign("−1")]],
  "decree-blue-bonus": [[mark("blue"), sign("+2")]],
  "decree-discard-bonus": [[glyph("discard"), sign("+"), coin(2)]],
  "decree-coins-wonders": [[glyph("wonder"), sign("="), BY_AGE]],
  "decree-opponent-chains": [[glyph("steal"), glyph("chain")]],
  "decree-conspirator-replay": [[glyph("conspirator"), sign("="), glyph("again")]],
  "conspiracy-extortion": [[glyph("steal"), glyph("wonder")], MOVE],
  "conspiracy-blackmail": [[glyph("steal"), coin("½")], MOVE],
  "conspiracy-expropriation": [[lost("blue")], MOVE],
  "conspiracy-swindle": [[lost("yellow")], MOVE],
  "conspiracy-obscurantism": [[crossed("token")]],
  "conspiracy-coup": [[glyph("shield"), glyph("shield")]],
  "conspiracy-property-fraud": [[glyph("row")]],
  "conspiracy-treason": [[glyph("draw"), glyph("card")]],
  "conspiracy-political-maneuver": [[sign("+"), glyph("cube")], [crossed("cube")], MOVE],
  "conspiracy-espionage": [[glyph("draw"), glyph("token")]],
  "conspiracy-turn-of-events": [[sign("1–2"), glyph("discard")], MOVE],
  "conspiracy-embezzlement": [[coin(1), sign("/"), glyph("cube")]],
  "conspiracy-foreclosure": [[glyph("steal"), mark("brown"), sign("/"), mark("grey")]],
  "conspiracy-coercion": [[mark("blue"), sign("/"), mark("green")], MOVE],
  "conspiracy-insider-influence": [[glyph("decree"), glyph("right")], MOVE],
  "conspiracy-sabotage": [[crossed("wonder")]],
};

// How wide rows of parts are beside one another, in ems: so that each face can give them the room it has.
export function widthOf(rows: Part[][]): number {
  let width = Math.max(0, rows.length - 1) * 0.28;
  for (const row of rows) {
    width += Math.max(0, row.length - 1) * 0.08;
    for (const one of row) {
      if (one.part === "goods") width += one.names.length > 2 ? one.names.length * 0.82 : 2.3;
      else if (one.part === "sign") width += one.text.length > 1 ? 0.3 * one.text.length : 0.4;
      else if (one.part === "cities") width += 0.42 * (Number(one.left) + Number(one.own) + Number(one.right));
      else width += 1.04;
    }
  }
  return Math.max(1, width);
}

const made = new WeakMap<Rules, Pictures>();

export function pictures(rules: Rules): Pictures {
  const found = made.get(rules) ?? new Pictures(rules);
  made.set(rules, found);
  return found;
}
