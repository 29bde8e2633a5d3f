// A chessclock that needs no server: two linked clocks that never run together (6.1), by the same arithmetic as the
// server's. Every time is in whole milliseconds, every function says what the clock is after something happened at a
// moment, and nothing here looks at any other clock.

import { type Side, other } from '../face';
import { type Allotment, type Control, MOST, type Mode, modeOf, opening, required } from './control';

/** A flag that fell: since when, in which period, with how many moves completed of how many. */
export interface Fall {
  at: number;
  period: number;
  completed: number;
  required: number | null;
}

export interface Clock {
  remaining: number;
  /** How long it has run since the player's turn began. */
  spent: number;
  period: number;
  completed: number;
  falls: Fall[];
}

export interface Chessclock {
  control: Control;
  white: Clock;
  black: Clock;
  /** Whose clock runs, or would. */
  lever: Side;
  motion: 'waiting' | 'running' | 'stopped';
  /** Time up to this moment is on the clocks. */
  latest: number;
}

const fresh = (allotment: Allotment): Clock => ({ remaining: opening(allotment), spent: 0, period: 0, completed: 0, falls: [] });

/** Set, and not started; White's clock is the one to start (6.6). */
export const set = (control: Control, at: number): Chessclock => ({
  control,
  white: fresh(control.white),
  black: fresh(control.black),
  lever: 'white',
  motion: 'waiting',
  latest: at,
});

const modeNow = (clock: Clock, allotment: Allotment): Mode => modeOf(allotment, clock.completed + 1);
const hasOverstepped = (clock: Clock) => clock.falls.some((fall) => fall.period === clock.period);

function freeOf(clock: Clock, allotment: Allotment): number {
  const { kind, ms } = modeNow(clock, allotment);
  return kind === 'delay' ? Math.max(0, ms - clock.spent) : 0;
}

/** Lets one clock run from `from` to `to`. The flag falls at the very instant at which the time is used up. */
function run(clock: Clock, allotment: Allotment, from: number, to: number): Clock {
  const span = to - from;
  const free = freeOf(clock, allotment);
  const after = { ...clock, spent: clock.spent + span, remaining: Math.max(0, clock.remaining - Math.max(0, span - free)) };
  return span >= free + clock.remaining ? fall(after, allotment, from + free + clock.remaining) : after;
}

function fall(clock: Clock, allotment: Allotment, at: number): Clock {
  if (hasOverstepped(clock)) return clock;
  const { period, completed } = clock;
  return { ...clock, falls: [...clock.falls, { at, period, completed, required: required(allotment, period) }] };
}

/** The chessclock as it stands at `at`; a moment before the latest counts as that one. */
export function settle(all: Chessclock, at: number): Chessclock {
  const latest = Math.max(at, all.latest);
  if (all.motion !== 'running') return { ...all, latest };
  const { lever } = all;
  return { ...all, [lever]: run(all[lever], all.control[lever], all.latest, latest), latest };
}

/** Lets a clock run without a press: the start (6.6) and after a stop (6.11). */
export const start = (all: Chessclock, at: number): Chessclock => ({ ...settle(all, at), motion: 'running' });

export function stop(all: Chessclock, at: number): Chessclock {
  const settled = settle(all, at);
  return settled.motion === 'running' ? { ...settled, motion: 'stopped' } : settled;
}

/** A press completes a move (6.2.1): it counts, extra time is given once, and a period may end (6.3). */
export function press(all: Chessclock, by: Side, at: number): Chessclock {
  const settled = settle(all, at);
  if (settled.motion !== 'running' || settled.lever !== by) return settled;
  const turn = other(by);
  const completed = complete(settled[by], settled.control[by]);
  // The opponent's turn begins: the delay is whole again.
  return { ...settled, [by]: completed, [turn]: { ...settled[turn], spent: 0 }, lever: turn };
}

function complete(clock: Clock, allotment: Allotment): Clock {
  const made = modeNow(clock, allotment);
  const counted = { ...clock, completed: clock.completed + 1 };
  // Anyone who has overstepped is given nothing more.
  if (hasOverstepped(clock)) return counted;
  const back = made.kind === 'bronstein' ? Math.min(made.ms, clock.spent) : 0;
  const next = modeNow(counted, allotment);
  const ahead = next.kind === 'cumulative' ? next.ms : 0;
  return endPeriod({ ...counted, remaining: Math.min(MOST, clock.remaining + back + ahead) }, allotment);
}

/** Gives the next period's time with the last move of this one, whatever the opponent's number (I-015, I-124). */
function endPeriod(clock: Clock, allotment: Allotment): Clock {
  const quota = required(allotment, clock.period);
  if (quota === null || clock.completed < quota) return clock;
  const period = clock.period + 1;
  return { ...clock, period, remaining: Math.min(MOST, clock.remaining + (allotment.periods[period]?.base ?? 0)) };
}

/** What people set a clock to, with the moves completed; time puts the flag up again, and no time is a fallen flag. */
export function correct(all: Chessclock, side: Side, remaining: number, completed: number, at: number): Chessclock {
  const settled = settle(all, at);
  const allotment = settled.control[side];
  const changed = { ...settled[side], remaining: Math.min(MOST, remaining), completed };
  const right = remaining > 0 ? { ...changed, falls: [] } : fall(changed, allotment, settled.latest);
  return { ...settled, [side]: right };
}

/** How long the main time still stands on this move (6.3.2). */
export const free = (all: Chessclock, side: Side) =>
  all.motion === 'running' && all.lever === side ? freeOf(all[side], all.control[side]) : 0;

/** What a press would give back now, after Bronstein. */
export function givesBack(all: Chessclock, side: Side): number {
  const { kind, ms } = modeNow(all[side], all.control[side]);
  return kind === 'bronstein' && all.motion === 'running' && all.lever === side ? Math.min(ms, all[side].spent) : 0;
}

/** Whose flag fell first of those that are down. */
export function firstFlag(all: Chessclock): Side | null {
  const [white, black] = [all.white.falls[0]?.at ?? Infinity, all.black.falls[0]?.at ?? Infinity];
  return white === black ? null : white < black ? 'white' : 'black';
}

/** How many moves are to be completed in the period that a clock is in. */
export const quota = (all: Chessclock, side: Side) => required(all.control[side], all[side].period);
