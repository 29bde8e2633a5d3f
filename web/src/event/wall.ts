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
  /** The height of a letter on this wall before it grows or shrinks with its board. */
  rem: number;
}

/** Letters above and below a board: a nineteenth of it, never too small to read and never larger than needed; WallBoard says the same. */
const LEAST_LETTER = 0.8;
const MOST_LETTER = 2.2;
const BOARD_TO_LETTER = 19;
/** Number, two players and the last move, in heights of a letter. */
const LINES = 5.9;

/** The same beside a board: a twentieth of it. */
const LEAST_BESIDE = 0.85;
const BOARD_TO_BESIDE = 20;
/** A name, in widths of a letter. */
const NAME = 9.5;

/** How high the words above and below a board are. */
export const wordsHigh = (board: number, rem: number) =>
  LINES * Math.max(LEAST_LETTER * rem, Math.min(board / BOARD_TO_LETTER, MOST_LETTER * rem));

/** How wide the words beside a board are. */
export const wordsWide = (board: number, rem: number) =>
  NAME * Math.max(LEAST_BESIDE * rem, Math.min(board / BOARD_TO_BESIDE, MOST_LETTER * rem));

/** The largest board that leaves room for its own words: this many letters that grow with it, in `room`. */
const boardIn = (room: number, rem: number, letters: number, least: number, share: number) =>
  Math.min(room - letters * least * rem, Math.max(room / (1 + letters / share), room - letters * MOST_LETTER * rem));

/** The largest boards of which `count` fit into the room. */
export function fit(count: number, { width, height, gap, rem }: Room): Fit {
  let best: Fit = { columns: 1, board: 0, beside: false };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const [wide, high] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows];
    for (const beside of [false, true]) {
      const above = boardIn(high, rem, LINES, LEAST_LETTER, BOARD_TO_LETTER);
      const aside = boardIn(wide, rem, NAME, LEAST_BESIDE, BOARD_TO_BESIDE);
      const board = Math.floor(beside ? Math.min(aside, high) : Math.min(wide, above));
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

/** How a list of `count` lines stands on the wall: in this many columns, each line this high, as large as fits. */
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
