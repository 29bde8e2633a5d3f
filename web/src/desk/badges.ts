// What the arbiter is shown at a glance, and what calls for them: read off what the server says of a board, nothing else.

import { type Side, SIDES } from '../face';
import type { GameView, Glance, PhaseName, TableKind, Tile } from '../wire';

export type BadgeName =
  | 'irregular'
  | 'flag'
  | 'fivefold'
  | 'seventy-five'
  | 'threefold'
  | 'twofold'
  | 'progress'
  | 'offer'
  | 'exempt'
  | 'unrecorded'
  | 'device'
  | 'held'
  | 'lost';

export interface Badge {
  name: BadgeName;
  /** The player it is about, where it is about one. */
  side?: Side;
  count?: number;
  /** Whether it wants something of the arbiter. */
  urgent: boolean;
}

/** A board as an arbiter who passes by sees it. */
export interface Seen extends Omit<Glance, 'held' | 'device_lost'> {
  phase: PhaseName;
  referrals: { id: number; text: string }[];
  /** What its devices are there for; a board with its own clock where nothing is said. */
  kind?: TableKind;
}

/** Whether the clock of the game runs on its devices: where it stands beside the board, nobody here sees who has moved. */
export const hasClock = (kind: TableKind | undefined) => kind !== 'wooden' && kind !== 'sheet';

/** What is seen of a board from its tile. */
export const seenOf = ({ live, calls }: Tile): Seen | null =>
  live && { ...live.glance, phase: live.phase, kind: live.kind, referrals: calls.map((call) => ({ id: call.referral, text: call.text })) };

/** What is seen of a board that is open. */
export function seenIn(view: GameView | null): Seen | null {
  const desk = view?.desk;
  if (!view || !desk) return null;
  const unrecorded = (side: Side) => (desk.sheets[side].entries.length > 0 ? desk.sheets[side].missing : 0);
  return {
    phase: view.phase,
    referrals: view.referrals,
    result: view.result?.score ?? null,
    completed: view.completed,
    offers: view.offers,
    irregularities: desk.irregularities,
    flags: desk.flags,
    repetition: desk.repetition ?? 'none',
    progress: desk.progress ?? 'none',
    without_progress: desk.without_progress,
    recording: desk.recording,
    unrecorded: { white: unrecorded('white'), black: unrecorded('black') },
  };
}

/** The badges of a board, the urgent ones first. */
export function badges(seen: Seen | null, isLive: boolean, isDeviceLost = false, isHeld = false): Badge[] {
  const found: Badge[] = [];
  if (!isLive) found.push({ name: 'lost', urgent: true });
  if (isHeld) found.push({ name: 'held', urgent: true });
  if (!seen || seen.phase === 'over' || seen.phase === 'cancelled') return found;
  if (isDeviceLost) found.push({ name: 'device', urgent: true });
  if (seen.irregularities.length > 0) found.push({ name: 'irregular', count: seen.irregularities.length, urgent: true });
  for (const side of SIDES) {
    if (seen.flags[side] !== null) found.push({ name: 'flag', side, urgent: true });
  }
  // How many appearances and moves mean something is for the Laws of the game, which the server knows.
  const repetition = ({ none: null, again: 'twofold', claimable: 'threefold', ends: 'fivefold' } as const)[seen.repetition];
  if (repetition) found.push({ name: repetition, urgent: seen.repetition === 'ends' });
  if (seen.progress === 'ends') found.push({ name: 'seventy-five', urgent: true });
  else if (seen.progress !== 'none') found.push({ name: 'progress', count: Math.floor(seen.without_progress / 2), urgent: false });
  for (const side of SIDES) {
    if (seen.offers[side]) found.push({ name: 'offer', side, urgent: false });
    if (seen.recording[side] === 'exempt') found.push({ name: 'exempt', side, urgent: false });
    if (seen.recording[side] === 'records' && seen.unrecorded[side] > 1) {
      found.push({ name: 'unrecorded', side, count: seen.unrecorded[side], urgent: false });
    }
  }
  return found.sort((a, b) => Number(b.urgent) - Number(a.urgent));
}

export interface Call {
  key: string;
  kind: 'referral' | 'stopped' | 'irregular' | 'flag' | 'default';
  /** What is asked, where something is. */
  text?: string;
  side?: Side;
}

/** Who has not moved although the default time is over: an arbiter looks whether they are there (6.7.1). */
function unmoved({ completed, phase, kind }: Seen): Call[] {
  if (!hasClock(kind)) return [];
  return SIDES.filter((side) => completed[side] === 0 && (side === 'white' || completed.white > 0 || phase === 'not-started')).map(
    (side) => ({ key: `default-${side}`, kind: 'default' as const, side }),
  );
}

/** What waits for the arbiter at a board: questions first, then clocks that stand, flags, what nobody has claimed. */
export function calls(seen: Seen | null, isDefaultOver = false): Call[] {
  if (!seen || seen.phase === 'over' || seen.phase === 'cancelled') return [];
  const found: Call[] = seen.referrals.map(({ id, text }) => ({ key: `referral-${id}`, kind: 'referral', text }));
  if (seen.phase === 'stopped') found.push({ key: 'stopped', kind: 'stopped' });
  if (isDefaultOver && (seen.phase === 'not-started' || seen.phase === 'playing')) found.push(...unmoved(seen));
  for (const side of SIDES) {
    if (seen.flags[side] !== null) found.push({ key: `flag-${side}-${seen.flags[side]}`, kind: 'flag', side });
  }
  for (const irregular of seen.irregularities) {
    found.push({ key: `irregular-${irregular.what}-${irregular.ply}`, kind: 'irregular', side: irregular.by });
  }
  return found;
}

/** The number of the move on the board. */
export const moveNumber = (seen: Seen | null) => Math.max(seen?.completed.white ?? 0, seen?.completed.black ?? 0) + 1;
