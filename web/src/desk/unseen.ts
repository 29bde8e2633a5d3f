// What the program does not see at a table, and where an act that would need it leads: there the arbiter tells what happened.

import type { TableKind } from '../wire';

/** Acts that are judged by the moves, each with the cases in which they are told; none where there is nothing to tell. */
const BY_MOVES: Record<string, readonly string[]> = {
  'illegal-move': ['illegal-move', 'press-without-move', 'promotion', 'two-hands'],
  'touched-piece': ['touched', 'released', 'castling'],
  displaced: ['displaced'],
  'set-up': ['pieces-set-up', 'board-turned', 'colours', 'clock-wrong'],
  'not-recorded': ['recording'],
  'illegal-position': [],
  'boards-differ': [],
  reinstate: [],
  'move-count': [],
};
/** Acts that are judged by the clock. That both flags are down the arbiter says, where the clock is not the program's. */
const BY_CLOCK: Record<string, readonly string[]> = { flag: ['flag-fallen'] };
/** Acts that answer what players did on a device. */
const BY_PLAYERS: Record<string, readonly string[]> = { consent: ['draw-offer'] };

/** Whether the pieces stand where the program does not see them; on a wooden board it sees what the arbiter has entered. */
export const isBoardUnseen = (kind: TableKind, moves: number): boolean =>
  kind === 'clock' || kind === 'sheet' || (kind === 'wooden' && moves === 0);

/** Whether the clock that counts is not the program's. */
export const isClockUnseen = (kind: TableKind): boolean => kind === 'wooden' || kind === 'sheet';

/** The cases in which an act is told at such a table; `null` where the program can judge it. */
export function toldAs(act: string, kind: TableKind, moves: number): readonly string[] | null {
  if (isBoardUnseen(kind, moves) && BY_MOVES[act]) return BY_MOVES[act];
  if (isClockUnseen(kind) && BY_CLOCK[act]) return BY_CLOCK[act];
  if (kind === 'wooden' && BY_PLAYERS[act]) return BY_PLAYERS[act];
  return null;
}
