// How boards and lists are put on a wall: as large as fits, whatever their number.

export interface Fit {
  columns: number;
  /** How wide a board is. */
  board: number;
  /** Names and clocks stand beside the board, or above and below it. */
  beside: boolean;
}

interface Room {
  width: number;
  height: number;
  gap: number;
  /** What the words of one board need above and below it, and beside it. */
  above: number;
  side: number;
}

/** The largest boards of which `count` fit into the room. */
export function fit(count: number, { width, height, gap, above, side }: Room): Fit {
  let best: Fit = { columns: 1, board: 0, beside: false };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const [wide, high] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows];
    for (const beside of [false, true]) {
      const board = Math.floor(beside ? Math.min(wide - side, high) : Math.min(wide, high - above));
      if (board > best.board) best = { columns, board, beside };
    }
  }
  return best;
}

/** How many boards are shown at once: all of them, or as many as can still be seen from afar, the same on every page. */
export function atOnce(count: number, room: Room, smallest: number): number {
  let most = 1;
  while (most < count && fit(most + 1, room).board >= smallest) most += 1;
  return Math.ceil(count / Math.ceil(count / most));
}

/** How a list of `count` lines stands on the wall: in so many columns, each line so high, as large as fits. */
export function fitLines(
  count: number,
  { width, height }: { width: number; height: number },
  rem: number,
): { columns: number; line: number } {
  let best = { columns: 1, line: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    // A line is about twelve times as wide as it is high before names are cut.
    const wide = (width - 3 * rem * (columns - 1)) / columns / 12;
    const line = Math.floor(Math.min(height / Math.ceil(count / columns) - 1, wide, 5 * rem));
    if (line > best.line) best = { columns, line };
  }
  return best;
}

/** A list in parts of at most `most`. */
export function parts<T>(all: T[], most: number): T[][] {
  const found: T[][] = [];
  for (let from = 0; from < all.length; from += Math.max(1, most)) found.push(all.slice(from, from + Math.max(1, most)));
  return found;
}
