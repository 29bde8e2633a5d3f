// What the arbiter is shown at a glance, and what calls for him: read off the view of a board, nothing else.

import type { Side } from '../face';
import type { GameView, ReferralShown } from '../wire';

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

const SIDES = ['white', 'black'] as const;

/** The badges of a board, the urgent ones first. */
export function badges(view: GameView | null, isLive: boolean, isDeviceLost = false, isHeld = false): Badge[] {
  const found: Badge[] = [];
  if (!isLive) found.push({ name: 'lost', urgent: true });
  if (isHeld) found.push({ name: 'held', urgent: true });
  const desk = view?.desk;
  if (!view || !desk || view.phase === 'over' || view.phase === 'cancelled') return found;
  if (isDeviceLost) found.push({ name: 'device', urgent: true });
  if (desk.irregularities.length > 0) found.push({ name: 'irregular', count: desk.irregularities.length, urgent: true });
  for (const side of SIDES) {
    if (desk.flags[side] !== null) found.push({ name: 'flag', side, urgent: true });
  }
  // How many appearances and moves mean something is for the Laws of the game, which the server knows.
  const repeated = { none: null, again: 'twofold', claimable: 'threefold', ends: 'fivefold' } as const;
  const repetition = repeated[desk.repetition ?? 'none'];
  if (repetition) found.push({ name: repetition, urgent: desk.repetition === 'ends' });
  if (desk.progress === 'ends') found.push({ name: 'seventy-five', urgent: true });
  else if ((desk.progress ?? 'none') !== 'none') found.push({ name: 'progress', count: Math.floor(desk.without_progress / 2), urgent: false });
  for (const side of SIDES) {
    if (view.offers[side]) found.push({ name: 'offer', side, urgent: false });
    if (desk.recording[side] === 'exempt') found.push({ name: 'exempt', side, urgent: false });
    const { entries, missing } = desk.sheets[side];
    if (entries.length > 0 && desk.recording[side] === 'records' && missing > 1) {
      found.push({ name: 'unrecorded', side, count: missing, urgent: false });
    }
  }
  return found.sort((a, b) => Number(b.urgent) - Number(a.urgent));
}

export interface Call {
  key: string;
  kind: 'referral' | 'stopped' | 'irregular' | 'flag' | 'default';
  referral?: ReferralShown;
  side?: Side;
}

/** Who has not moved although the default time is over: an arbiter looks whether they are there (6.7.1). */
function unmoved(view: GameView): Call[] {
  return SIDES.filter((side) => view.completed[side] === 0 && (side === 'white' || view.completed.white > 0 || view.phase === 'not-started'))
    .map((side) => ({ key: `default-${side}`, kind: 'default' as const, side }));
}

/** What waits for the arbiter at a board: questions first, then clocks that stand, flags, what nobody has claimed. */
export function calls(view: GameView | null, isDefaultOver = false): Call[] {
  const desk = view?.desk;
  if (!view || !desk || view.phase === 'over' || view.phase === 'cancelled') return [];
  const found: Call[] = view.referrals.map((referral) => ({ key: `referral-${referral.id}`, kind: 'referral', referral }));
  if (view.phase === 'stopped') found.push({ key: 'stopped', kind: 'stopped' });
  if (isDefaultOver && (view.phase === 'not-started' || view.phase === 'playing')) found.push(...unmoved(view));
  for (const side of SIDES) {
    if (desk.flags[side] !== null) found.push({ key: `flag-${side}-${desk.flags[side]}`, kind: 'flag', side });
  }
  for (const irregular of desk.irregularities) {
    found.push({ key: `irregular-${irregular.what}-${irregular.ply}`, kind: 'irregular', side: irregular.by });
  }
  return found;
}

/** The number of the move on the board. */
export const moveNumber = (view: GameView | null) => Math.max(view?.completed.white ?? 0, view?.completed.black ?? 0) + 1;
