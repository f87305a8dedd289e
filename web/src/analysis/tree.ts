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

// Remove a move with all that follows; return where one stands then.
export function removed(move: Move): Move {
  if (!move.before) return move;
  const { after } = move.before;
  after.splice(after.indexOf(move), 1);
  return move.before;
}
