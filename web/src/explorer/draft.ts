// The first choice of a draft of Duel as a position: four wonders lie open, five progress tokens are on the board.
export const OFFERED = 4;
const TOKENS = 5;

// *some* shuffles: it returns a whole number below its argument.
export function draftPosition(
  shown: readonly string[],
  wonders: readonly string[],
  tokens: readonly string[],
  some: (below: number) => number,
): string {
  const left = [...tokens];
  const board = Array.from({ length: TOKENS }, () => left.splice(some(left.length), 1)[0] ?? "");
  const pool = wonders.filter((key) => !shown.includes(key));
  return `duel/1 board=${board.join(",")} pool=${pool.join(",")} shown=${shown.join(",")} agenda=age:1,round:4,draft@0:0`;
}
