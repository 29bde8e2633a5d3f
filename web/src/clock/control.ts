// Time controls as people write them (6.3), read as the server reads them: `90+30`, `40/90+30, 30+30`, `25 d5`, `5+0 | 4+0`.
// A bare time is in minutes, extra time in seconds. All times are whole milliseconds.

export type Bonus = 'none' | 'cumulative' | 'delay' | 'bronstein';

/** The extra time for each move of a period. */
export interface Mode {
  kind: Bonus;
  ms: number;
}

/** A part of the game with its own time; `moves` is `null` where it is for all the moves that remain. */
export interface Period {
  moves: number | null;
  base: number;
  mode: Mode;
}

/** What one player is given; extra time begins at move `from`. */
export interface Allotment {
  periods: Period[];
  from: number;
}

export interface Control {
  white: Allotment;
  black: Allotment;
}

export const NONE: Mode = { kind: 'none', ms: 0 };
/** The most that a clock ever holds: seven days. */
export const MOST = 7 * 24 * 60 * 60_000;

const UNITS: Record<string, number> = { sec: 1000, s: 1000, min: 60_000, m: 60_000, h: 3_600_000 };
const [SECONDS, MINUTES] = [1000, 60_000];
const BONUS: [RegExp, Bonus][] = [
  [/^\s*\+/, 'cumulative'],
  [/^\s*inc(?![a-z])/i, 'cumulative'],
  [/^\s*(?:delay|d)(?![a-z])/i, 'delay'],
  [/^\s*(?:bronstein|b)(?![a-z])/i, 'bronstein'],
];

class Unreadable extends Error {}

class Reader {
  constructor(public rest: string) {}

  /** Passes over what matches here, and returns its groups. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.rest);
    if (found) this.rest = this.rest.slice(found[0].length);
    return found;
  }

  time(unit: number): number {
    const parted = this.take(/^\s*(\d+):([0-5]\d)(?::([0-5]\d))?(?:\.(\d{1,3}))?(?!\d)/);
    if (parted) {
      const [, first, second, third, parts = ''] = parted;
      const whole = Number(first) * 60 + Number(second);
      return (third === undefined ? whole : whole * 60 + Number(third)) * 1000 + Number(parts.padEnd(3, '0'));
    }
    const plain = this.take(/^\s*(\d+)(?:\.(\d{1,3}))?(?![.\d])/);
    if (!plain) throw new Unreadable();
    const [, whole, parts = ''] = plain;
    const named = UNITS[this.take(/^\s*(sec|s|min|m|h)(?![a-z])/i)?.[1]?.toLowerCase() ?? ''];
    const of = named ?? unit;
    const sum = Number(whole) * of + Number(parts.padEnd(3, '0')) * (of / 1000);
    // Minutes may follow hours: 1h30.
    const minutes = named === UNITS['h'] ? this.take(/^\s*(\d+)\s*(?:min|m)?(?![a-z\d])/i)?.[1] : undefined;
    return sum + Number(minutes ?? 0) * MINUTES;
  }

  bonus(): Mode | null {
    for (const [sign, kind] of BONUS) {
      if (!this.take(sign)) continue;
      const ms = this.time(SECONDS);
      return ms === 0 ? NONE : { kind, ms };
    }
    return null;
  }

  period(): [Period, Mode | null] {
    const all = this.take(/^\s*(?:g|sd|all)\//i);
    const moves = all ? null : (this.take(/^\s*(\d+)\s*\//)?.[1] ?? null);
    if (moves !== null && (Number(moves) < 1 || Number(moves) > 65_535)) throw new Unreadable();
    const base = this.time(MINUTES);
    return [{ moves: moves === null ? null : Number(moves), base, mode: NONE }, this.bonus()];
  }

  allotment(): Allotment {
    const read: [Period, Mode | null][] = [];
    let common = NONE;
    do {
      // Extra time alone is for every period that names none.
      const alone = this.bonus();
      if (alone) common = alone;
      else read.push(this.period());
    } while (this.take(/^\s*[,;]/));
    const periods = read.map(([period, own]) => ({ ...period, mode: own ?? common }));
    const from = this.take(/^\s*from(?![a-z])\s*(?:move(?![a-z]))?/i) ? Number(this.take(/^\s*(\d+)/)?.[1] ?? 0) : 1;
    const made = { periods, from };
    if (!isPossible(made)) throw new Unreadable();
    return made;
  }
}

function isPossible({ periods, from }: Allotment): boolean {
  const last = periods.at(-1);
  if (!last || last.moves !== null || from < 1) return false;
  if (periods.slice(0, -1).some((period) => period.moves === null)) return false;
  if (periods.slice(1).some((period) => period.base === 0)) return false;
  if (periods.reduce((sum, period) => sum + period.base + period.mode.ms, 0) > MOST) return false;
  const first = modeOf({ periods, from }, 1);
  return opening({ periods, from }) + (first.kind === 'delay' ? first.ms : 0) > 0;
}

/** The control that somebody wrote; `null` if nobody can read it. */
export function readControl(text: string): Control | null {
  try {
    const reader = new Reader(text);
    const white = reader.allotment();
    const black = reader.take(/^\s*\|/) ? reader.allotment() : white;
    return reader.rest.trim() === '' ? { white, black } : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** How many moves must have been completed when `period` ends; `null` stands for all moves. */
export function required(allotment: Allotment, period: number): number | null {
  let total = 0;
  for (const { moves } of allotment.periods.slice(0, period + 1)) {
    if (moves === null) return null;
    total += moves;
  }
  return total;
}

/** The period of move `number`, counting moves and not time. */
function periodOf(allotment: Allotment, number: number): number {
  const last = allotment.periods.length - 1;
  const found = allotment.periods.findIndex((_, period) => number <= (required(allotment, period) ?? Infinity));
  return found < 0 ? last : found;
}

/** The extra time of move `number`. */
export const modeOf = (allotment: Allotment, number: number): Mode =>
  number < allotment.from ? NONE : (allotment.periods[periodOf(allotment, number)]?.mode ?? NONE);

/** What the clock shows before the first move: in cumulative mode with the extra time of that move (90+30 begins at 1:30:30). */
export function opening(allotment: Allotment): number {
  const { kind, ms } = modeOf(allotment, 1);
  return (allotment.periods[0]?.base ?? 0) + (kind === 'cumulative' ? ms : 0);
}
