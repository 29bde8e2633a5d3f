// How fast a game is, from its time control: the questions that ask it need not be asked (A.1, B.1; 2001 B.1, C.1).

import type { Edition } from '../happened/happened';
import type { Regulations, Tempo } from '../wire';

/** Where one tempo ends, in seconds: up to `blitz` it is blitz, and rapid up to `rapid`. */
const BOUNDS: Record<Edition, { blitz: number; rapid: number }> = {
  2023: { blitz: 600, rapid: 3599 },
  2001: { blitz: 899, rapid: 3600 },
};
/** This many moves of extra time count (A.1). */
const MOVES = 60;

interface Period {
  moves: number;
  base: number;
  extra: number;
}

/** `90` is minutes, `90:00` minutes and seconds, `1:30:00` hours too. */
function seconds(text: string): number {
  const parts = text.split(':').map(Number);
  const [last = 0, middle = 0, first = 0] = parts.toReversed();
  return parts.length === 1 ? last * 60 : first * 3600 + middle * 60 + last;
}

function period(text: string): Period | null {
  const read = /^(?:(\d+|G|SD)\s*\/)?\s*(\d+(?::\d\d){0,2})\s*(?:(?:\+|[db]\s*)(\d+))?$/i.exec(text.trim());
  if (!read) return null;
  const moves = Number(read[1] ?? Infinity);
  return { moves: Number.isNaN(moves) ? Infinity : moves, base: seconds(read[2] ?? ''), extra: Number(read[3] ?? 0) };
}

/** The fixed time of the periods that sixty moves reach, and the extra time for these moves, in seconds. */
function allowance(control: string): { base: number; extra: number } | null {
  const periods = control.split(',').map(period);
  let made = 0;
  const sum = { base: 0, extra: 0 };
  for (const one of periods) {
    if (!one) return null;
    if (made >= MOVES) break;
    const moves = Math.min(one.moves, MOVES - made);
    made += moves;
    sum.base += one.base;
    sum.extra += one.extra * moves;
  }
  return sum;
}

function ofOne(control: string, edition: Edition, counting: Regulations['tempo_counts_increment'] | undefined): Tempo | null {
  const given = allowance(control);
  if (!given) return null;
  const counts = edition === 2023 || counting === 'sixty-moves';
  const total = given.base + (counts ? given.extra : 0);
  const { blitz, rapid } = BOUNDS[edition];
  return total <= blitz ? 'blitz' : total <= rapid ? 'rapid' : 'standard';
}

/**
 * The tempo of a time control as it is written here; nothing where it cannot be read or is not the same for both. What the
 * regulations state counts before what the times say.
 */
export function tempoOf(control: string, edition: Edition, regulations: Partial<Regulations> = {}): Tempo | null {
  if (regulations.stated_tempo) return regulations.stated_tempo;
  const all = control.split('|').map((one) => ofOne(one, edition, regulations.tempo_counts_increment));
  return all.every((one) => one === all[0]) ? (all[0] ?? null) : null;
}
