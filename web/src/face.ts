// How a clock is shown. The server states the time; between two of its words the face goes on by itself, but never to
// zero: that a flag has fallen is for the server to say.

import type { ClockShown, MoveShown, SideName } from './wire';

const TENTHS_BELOW = 10_000;

/** A time control as players say it: a number alone is a number of minutes and nothing more. */
export const control = (written: string) => (/^\d+$/.test(written) ? `${written}+0` : written);

/** Milliseconds to show `since` milliseconds after the server stated `clock`. */
export function left(clock: ClockShown, runs: boolean, since: number): number {
  if (!runs || clock.remaining === 0) return clock.remaining;
  return Math.max(1, clock.remaining - Math.max(0, since - clock.free));
}

/** Hours, minutes, seconds; tenths near the end. Rounded up, so that 0:00 is a fallen flag and nothing else. */
export function digits(ms: number): string {
  if (ms === 0) return '0:00';
  const tenths = Math.ceil(ms / 100);
  if (ms < TENTHS_BELOW && tenths < 100) return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The parts a person is told. */
export function spoken(seconds: number): { hours: number; minutes: number; seconds: number } {
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}

export type Side = SideName;

/** Both players, White first. */
export const SIDES = ['white', 'black'] as const;
/** Both players from the top of a board seen by White. */
export const TOP_DOWN = ['black', 'white'] as const;

export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** Who has won, as texts about endings ask: a draw and two losses have no winner. */
export const winnerOf = (score: string): Side | 'nobody' => (score === '1-0' ? 'white' : score === '0-1' ? 'black' : 'nobody');

/** A result as it is printed. */
export const printed = (score: string) => score.replaceAll('-', '–');

const LINES_IN_A_HALF = 3;

/** The last moves in one line: "5. d4 exd4 6. cxd4 Bb4+". A game may begin with Black. */
export function lastMoves(moves: MoveShown[]): string {
  const ahead = moves[0]?.by === 'black' ? 1 : 0;
  const lines: string[] = [];
  moves.forEach((move, ply) => {
    const number = Math.floor((ply + ahead) / 2) + 1;
    if (move.by === 'white') lines.push(`${number}. ${move.text}`);
    else if (lines.length === 0) lines.push(`${number}… ${move.text}`);
    else lines.push(`${lines.pop()} ${move.text}`);
  });
  return lines.slice(-LINES_IN_A_HALF).join('  ');
}
