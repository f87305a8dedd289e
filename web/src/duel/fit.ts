// How large a number of equal pictures can be in a room, and how many then stand in a line.
export interface Room {
  width: number;
  height: number;
}

export interface Picture {
  ratio: number; // height by width
  more: number; // pixels below each, for words
  least: number; // the width that can still be read: what does not fit then is scrolled to
  most: number;
}

export interface Fit {
  columns: number;
  width: number; // of one
}

export function fit(count: number, room: Room, { ratio, more, least, most }: Picture, gap = 12): Fit {
  let best: Fit = { columns: 1, width: 0 };
  for (let columns = count; columns >= 1; columns -= 1) {
    const lines = Math.ceil(count / columns);
    const beside = (room.width - gap * (columns - 1)) / columns;
    const below = ((room.height - gap * (lines - 1)) / lines - more) / ratio;
    const width = Math.floor(Math.min(beside, below, most));
    if (width > best.width) best = { columns, width };
  }
  // As many lines, filled alike.
  if (best.width >= least) return { ...best, columns: Math.ceil(count / Math.ceil(count / best.columns)) };
  const columns = Math.max(1, Math.min(count, Math.floor((room.width + gap) / (least + gap))));
  return { columns, width: Math.floor(Math.min(most, (room.width - gap * (columns - 1)) / columns)) };
}
