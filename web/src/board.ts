// The board as it stands: the first field of a FEN, and names of squares.

import type { Side } from './face';
import type { RoleName, SquareName } from './wire';

export interface Piece {
  side: Side;
  role: RoleName;
}

export type Board = ReadonlyMap<SquareName, Piece>;

export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const RANKS = [8, 7, 6, 5, 4, 3, 2, 1] as const;

const ROLES: Record<string, RoleName> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
};

export function read(placement: string): Board {
  const board = new Map<SquareName, Piece>();
  placement.split('/').forEach((row, down) => {
    let file = 0;
    for (const letter of row) {
      const role = ROLES[letter.toLowerCase()];
      if (role) {
        board.set(`${FILES[file]}${8 - down}`, { side: letter === letter.toLowerCase() ? 'black' : 'white', role });
        file += 1;
      } else {
        file += Number(letter) || 0;
      }
    }
  });
  return board;
}

export const rankOf = (square: SquareName) => Number(square[1]);
export const fileOf = (square: SquareName) => FILES.indexOf(square[0] as (typeof FILES)[number]);

/** The rank on which a pawn of `side` is exchanged. */
export const lastRank = (side: Side) => (side === 'white' ? 8 : 1);

/** The rows of the board from the top as `bottom` sees them. */
export function rows(bottom: Side): SquareName[][] {
  const ranks = bottom === 'white' ? [...RANKS] : [...RANKS].reverse();
  const files = bottom === 'white' ? [...FILES] : [...FILES].reverse();
  return ranks.map((rank) => files.map((file) => `${file}${rank}`));
}

/** The squares on which two boards differ. */
export function changed(before: Board, after: Board): SquareName[] {
  const same = (square: SquareName) =>
    before.get(square)?.role === after.get(square)?.role && before.get(square)?.side === after.get(square)?.side;
  return [...new Set([...before.keys(), ...after.keys()])].filter((square) => !same(square));
}

/** Whether a piece has come to a square: one that was only taken off has come to none. */
export const isPut = (before: Board, after: Board): boolean => changed(before, after).some((square) => after.has(square));
