// What a hand does over the board: from fingers on squares to acts. Nothing here knows which moves are legal; a piece
// may be let go anywhere, and the Laws judge it.

import { type Board, fileOf, lastRank, rankOf } from './board';
import { type Side, other } from './face';
import type { GameView, PlayerDeed, RoleName, SquareName } from './wire';

export interface Hand {
  /** Whose hand it is, from the first touch until the turn has passed. */
  side: Side | null;
  /** The own piece touched last; it goes where the hand lets go. */
  held: SquareName | null;
  /** An enemy piece under the finger; touched again it is taken off. */
  taking: SquareName | null;
  /** A pawn that went to another file without taking anything: the pawn it passed may be tapped off. */
  passed: SquareName | null;
  /** A pawn that has arrived and waits to be exchanged. */
  promoting: SquareName | null;
  /** Who has said that they adjust. */
  adjusting: Side | null;
}

export const EMPTY: Hand = { side: null, held: null, taking: null, passed: null, promoting: null, adjusting: null };

export interface Done {
  hand: Hand;
  deeds: PlayerDeed[];
}

/**
 * Whose finger it is, on a board that both players share: the one whose hand is at work, or else whose clock runs. A
 * player may answer a move before the opponent has pressed, with a piece of their own.
 */
export function whose(view: GameView, hand: Hand, board: Board, square: SquareName): Side | null {
  if (hand.side && (hand.held || hand.promoting || hand.passed)) return hand.side;
  const piece = board.get(square);
  const last = view.moves?.at(-1);
  if (last && !last.completed && piece && piece.side !== last.by) return other(last.by);
  return view.running ?? piece?.side ?? null;
}

/** A finger comes down: on a piece that is a touch, at once. `null` where only lifting the finger will tell. */
export function down(hand: Hand, board: Board, side: Side, square: SquareName): Done | null {
  const piece = board.get(square);
  if (!piece) return null;
  if (hand.adjusting === side) return { hand, deeds: [{ do: 'adjust', square }] };
  if (piece.side === side) {
    if (hand.held === square) return null;
    if (piece.role === 'pawn' && rankOf(square) === lastRank(side)) {
      return { hand: { ...hand, side, promoting: square }, deeds: [] };
    }
    return { hand: { ...hand, side, held: square, taking: null }, deeds: [{ do: 'touch', square }] };
  }
  if (hand.held) return null;
  if (hand.taking === square || (hand.passed === square && piece.role === 'pawn')) return takeOff(hand, side, square);
  return { hand: { ...hand, side, taking: square }, deeds: [{ do: 'touch', square }] };
}

/** The hand lets go of the piece it holds: an enemy piece that stands there is taken off first. */
export function letGo(hand: Hand, board: Board, side: Side, square: SquareName): Done {
  if (!hand.held) return { hand, deeds: [] };
  const piece = board.get(hand.held);
  const there = square === hand.held ? undefined : board.get(square);
  const captures = there !== undefined && there.side !== side;
  const isPawn = piece?.role === 'pawn';
  const deeds: PlayerDeed[] = captures ? [{ do: 'remove', square }] : [];
  deeds.push({ do: 'release', square });
  return {
    hand: {
      ...hand,
      side,
      held: null,
      taking: null,
      passed: isPawn && !there && fileOf(square) !== fileOf(hand.held) ? `${square[0]}${hand.held[1]}` : null,
      promoting: isPawn && rankOf(square) === lastRank(side) ? square : null,
    },
    deeds,
  };
}

/** Takes a piece off the board. */
export function takeOff(hand: Hand, side: Side, square: SquareName): Done {
  return { hand: { ...hand, side, taking: null, passed: null }, deeds: [{ do: 'remove', square }] };
}

/** Exchanges the pawn that has arrived for a new piece. */
export function exchange(hand: Hand, role: RoleName): Done {
  const square = hand.promoting;
  if (!square) return { hand, deeds: [] };
  const deeds: PlayerDeed[] = [
    { do: 'remove', square },
    { do: 'place', role, square },
    { do: 'release', square },
  ];
  return { hand: { ...hand, promoting: null }, deeds };
}

/** One finger down and up on the same square, as keyboards and screen readers give it. */
export function tap(hand: Hand, board: Board, side: Side, square: SquareName): Done {
  return down(hand, board, side, square) ?? letGo(hand, board, side, square);
}

/** The hand after a new view: it is empty once the turn has passed, the game stands still, or its piece is gone. */
export function after(hand: Hand, before: GameView, now: GameView, board: Board): Hand {
  const turned = before.phase !== now.phase || before.running !== now.running || before.moves?.length !== now.moves?.length;
  if (turned) return EMPTY;
  const gone = hand.held && board.get(hand.held)?.side !== hand.side;
  const taken = hand.taking && !board.has(hand.taking);
  if (!gone && !taken) return hand;
  return { ...hand, held: gone ? null : hand.held, taking: taken ? null : hand.taking };
}

/** The hand as the server has seen it, on a page that is loaded again: the piece touched last is still to be moved (4.3). */
export function resumed({ running, touched, moves }: GameView, board: Board): Hand {
  const made = moves?.at(-1);
  if (!running || (made && !made.completed)) return EMPTY;
  const held = touched.findLast((square) => board.get(square)?.side === running);
  return held ? { ...EMPTY, side: running, held } : EMPTY;
}
