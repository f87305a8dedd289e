// Boards of a new game of classic 7 Wonders as a form has them, city by city; what is not chosen is left to chance.
export interface Board {
  board: string;
  side: string;
}

export const ANY = "?";

export function boardsFor(chosen: readonly Board[], cities: number): Board[] {
  return Array.from({ length: cities }, (_, city) => chosen[city] ?? { board: ANY, side: ANY });
}

// The options of a game as the server reads them: one word for all where all are alike.
export function boardOptions(boards: readonly Board[]): { boards: string; sides: string } {
  const sides = boards.map(({ side }) => side);
  const alike = sides.every((side) => side === sides[0]) ? sides[0] : undefined;
  return {
    boards: boards.every(({ board }) => board === ANY) ? "random" : boards.map(({ board }) => board).join(","),
    sides: alike === ANY ? "random" : (alike ?? sides.join("")),
  };
}

// All boards on one side: `random`, `a` or `b`.
export function turned(boards: readonly Board[], sides: string): Board[] {
  return boards.map(({ board }) => ({ board, side: sides === "random" ? ANY : sides }));
}
