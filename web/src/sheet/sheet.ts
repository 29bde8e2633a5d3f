// A scoresheet as it was written: nothing is corrected, nothing is left out, nothing is known of chess.

import ALPHABETS from '../alphabets.json';
import { latin } from '../digits';
import { type Alphabet, alphabetUsed, sameMove } from '../notation';
import type { EntryName } from '../wire';

/** One half of a line. */
export interface Cell {
  /** Everything that was written here; the last is what stands. */
  texts: string[];
  offer: boolean;
  time: string | null;
}

export interface Remark {
  after: number;
  kind: 'claim-matter' | 'note' | 'up-to-date';
  text: string;
}

export interface Written {
  /** White's and Black's halves in turn. */
  cells: Cell[];
  remarks: Remark[];
}

const NUMBER = /^\s*([\d۰-۹٠-٩]{1,3})\s*(\.\.\.?|…|\.)\s*/;

/** "12. Nf3" and "12... Nf3": which half-move, counted from 0, and the rest. */
export function numbered(text: string): { ply: number | null; move: string } {
  const found = NUMBER.exec(text);
  if (!found) return { ply: null, move: text.trim() };
  const black = found[2] !== '.';
  return { ply: Math.max(0, (Number(latin(found[1] ?? '')) - 1) * 2 + (black ? 1 : 0)), move: text.slice(found[0].length).trim() };
}

/** The number before the move of a half-move. */
export const numberOf = (ply: number) => `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`;

const EMPTY = (): Cell => ({ texts: [], offer: false, time: null });
export const DASH = '—';

/** The entries in their lines: a number names its line, anything else goes into the next. */
export function lay(entries: EntryName[]): Written {
  const cells: Cell[] = [];
  const remarks: Remark[] = [];
  const at = (ply: number): Cell => {
    while (cells.length <= ply) cells.push(EMPTY());
    return cells[ply] ?? EMPTY();
  };
  const last = () => at(Math.max(0, cells.length - 1));
  for (const entry of entries) {
    switch (entry.write) {
      case 'move':
      case 'spoken': {
        const { ply, move } = numbered(entry.text);
        at(ply ?? cells.length).texts.push(move);
        break;
      }
      case 'dash':
        at(cells.length).texts.push(DASH);
        break;
      case 'draw-offer':
        last().offer = true;
        break;
      case 'time':
        last().time = entry.text;
        break;
      case 'claim-matter':
      case 'note':
        remarks.push({ after: cells.length, kind: entry.write, text: entry.text });
        break;
      case 'up-to-date':
        remarks.push({ after: cells.length, kind: 'up-to-date', text: '' });
        break;
    }
  }
  return { cells, remarks };
}

/** The line that is written next: the first without anything, after what is written. */
export const nextPly = (cells: Cell[]) => cells.length;

/** The cells two by two. */
export function lines(cells: Cell[]): { number: number; white: Cell; black: Cell | null }[] {
  const found = [];
  for (let ply = 0; ply < cells.length; ply += 2) {
    found.push({ number: ply / 2 + 1, white: cells[ply] ?? EMPTY(), black: cells[ply + 1] ?? null });
  }
  return found;
}

/** What stands in a cell. */
export const stands = (cell: Cell | null) => cell?.texts.at(-1) ?? '';

/** The half-moves in which two scoresheets do not say the same move, counted from 0; each may have letters of its own (C.3). */
export function differences(one: Cell[], other: Cell[]): number[] {
  const length = Math.max(one.length, other.length);
  const [inOne, inOther] = [one, other].map((cells) => alphabetUsed(cells.map(stands), ALPHABETS)) as [Alphabet, Alphabet];
  const differ = (ply: number) => !sameMove(stands(one[ply] ?? null), inOne, stands(other[ply] ?? null), inOther);
  return Array.from({ length }, (_, ply) => ply).filter(differ);
}
