// A position that is examined, as an address and back.
import type { Examine } from "../wire/messages";

const OPTION = "option-";

// *tree* holds the variations where there is more than one line.
export function addressOf(asked: Examine, tree = ""): string {
  const query = new URLSearchParams();
  if (asked.game) query.set("at", String(asked.at ?? 0));
  else if (asked.position) query.set("position", asked.position);
  else {
    query.set("ruleset", asked.ruleset ?? "duel");
    for (const [name, value] of Object.entries(asked.options ?? {})) query.set(`${OPTION}${name}`, value);
  }
  if (asked.moves?.length) query.set("moves", asked.moves.join("."));
  if (tree.includes("(")) query.set("tree", tree);
  if (asked.seat != null) query.set("seat", String(asked.seat));
  return `/analysis${asked.game ? `/game/${asked.game}` : ""}?${query.toString()}`;
}

export function askedAt(game: string | undefined, query: URLSearchParams): Examine {
  const moves = (query.get("moves") ?? "").split(".").flatMap((one) => (/^\d+$/.test(one) ? [Number(one)] : []));
  const near = query.get("seat");
  const seat = near !== null && /^[0-7]$/.test(near) ? { seat: Number(near) } : {};
  if (game !== undefined) return { game, at: Number(query.get("at") ?? 0) || 0, moves, ...seat };
  const position = query.get("position");
  if (position) return { position, moves, ...seat };
  const options = [...query].flatMap(([name, value]) =>
    name.startsWith(OPTION) ? [[name.slice(OPTION.length), value] as const] : [],
  );
  return { ruleset: query.get("ruleset") ?? "duel", options: Object.fromEntries(options), moves, ...seat };
}
