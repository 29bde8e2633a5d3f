// Positions of a game as arbiters name them: `after 23...Nf6`. The Laws' acts count plies and mean the position before one.

import type { MoveShown, SideName } from '../wire';

export interface Reached {
  /** The ply before which it stood on the board, from 1. */
  ply: number;
  /** The move after which it was reached; none for the beginning. */
  move: MoveShown | null;
  number: number;
}

/** The positions to which a game can go back, the last one first. */
export function reached(moves: readonly MoveShown[]): Reached[] {
  let number = 0;
  const all: Reached[] = [{ ply: 1, move: null, number: 0 }];
  moves.slice(0, -1).forEach((move, place) => {
    if (move.by === 'white' || place === 0) number += 1;
    all.push({ ply: place + 2, move, number });
  });
  return all.reverse();
}

/** The ply before which the position stood that a move of this number led to; a game begins with White. */
export const plyAfter = (number: number, by: SideName): number => 2 * (number - 1) + (by === 'white' ? 2 : 3);
