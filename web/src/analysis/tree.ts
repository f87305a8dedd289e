// Variations: moves that were tried, each with what was tried after it.
export interface Move {
  readonly action: number;
  readonly seat: number | null; // null: chance
  readonly text: string;
  readonly after: Move[];
  readonly before: Move | null;
}

export function start(): Move {
  return { action: -1, seat: null, text: "", after: [], before: null };
}

// The moves from the start to a move.
export function lineTo(move: Move): Move[] {
  const line: Move[] = [];
  for (let one: Move | null = move; one?.before; one = one.before) line.unshift(one);
  return line;
}

// Add a move after another one; one that is there already stays.
export function added(before: Move, action: number, seat: number | null, text: string): Move {
  const known = before.after.find((one) => one.action === action);
  if (known) return known;
  const move: Move = { action, seat, text, after: [], before };
  before.after.push(move);
  return move;
}

// All variations as one word: `7.3(8.1).2` is 7, 3, 2 and, instead of 3, 8 and 1.
export function written(top: Move): string {
  const [first, ...others] = top.after;
  if (!first) return "";
  const line = (move: Move): string => [String(move.action), written(move)].filter(Boolean).join(".");
  const rest = written(first);
  return `${first.action}${others.map((one) => `(${line(one)})`).join("")}${rest && `.${rest}`}`;
}

// The lines of such a word, the main one first, each from the start; nothing if it is no such word.
export function linesOf(word: string): number[][] {
  if (!/^[\d.()]*$/.test(word)) return [];
  const found: number[][] = [[]];
  const outer: number[] = [];
  let at = 0; // the line that goes on
  for (const [part] of word.matchAll(/\d+|[()]/g)) {
    const line = found[at] ?? [];
    if (part === "(") {
      outer.push(at);
      at = found.push(line.slice(0, -1)) - 1;
    } else if (part === ")") at = outer.pop() ?? 0;
    else found[at] = [...line, Number(part)];
  }
  return found.filter((line) => line.length);
}

// Remove a move with all that follows; return where one stands then.
export function removed(move: Move): Move {
  if (!move.before) return move;
  const { after } = move.before;
  after.splice(after.indexOf(move), 1);
  return move.before;
}
