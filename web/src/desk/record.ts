// What stands in the journal of what an arbiter told of a board that no device has seen, and what need not be asked again.

import { type Side, SIDES } from '../face';
import { type Edition, type Known, countedUnder } from '../happened/happened';
import type { Both, JournalLine, Regulations, Ruled } from '../wire';
import { tempoOf } from './tempo';

/** Something told, as it stands in the journal. */
export interface OnRecord {
  seq: number;
  side: Side;
  line: JournalLine;
  /** Whether it is an illegal move of the player. */
  isIllegal: boolean;
  isTakenBack: boolean;
}

/** Marks that only say in which direction something is read. */
const bare = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '');
const CLOSING = ['”', '»'];

/**
 * What was told, as the journal has it. A ruling that was told names its player in brackets; one that was taken back is quoted
 * by a later entry. Names and quoted words are the same in whichever language the journal is read.
 */
export function onRecord(lines: readonly JournalLine[], names: Both<string>, edition: Edition): OnRecord[] {
  const counted = countedUnder(edition);
  const found: (OnRecord & { words: string })[] = [];
  for (const line of lines) {
    const text = bare(line.text);
    const side = SIDES.find((one) => names[one] && text.includes(`(${bare(names[one])})`));
    const article = line.rulings[0]?.article;
    if (!side || article === undefined) continue;
    const quoted = found.findLast(({ words, isTakenBack }) => !isTakenBack && CLOSING.some((mark) => text.includes(words + mark)));
    if (quoted) {
      quoted.isTakenBack = true;
      continue;
    }
    const words = text.slice(text.indexOf(`(${bare(names[side])})`));
    found.push({ seq: line.seq, side, line, isIllegal: counted.has(article), isTakenBack: false, words });
  }
  return found.map(({ seq, side, line, isIllegal, isTakenBack }) => ({ seq, side, line, isIllegal, isTakenBack }));
}

/** How many illegal moves of each were told and not taken back. */
export function illegalTold(told: readonly OnRecord[]): Both<number> {
  const of = (side: Side) => told.filter((one) => one.side === side && one.isIllegal && !one.isTakenBack).length;
  return { white: of('white'), black: of('black') };
}

/** Rulings as the record of a board shows them, with what was told among them, the newest first; `takenBack` marks what counts no more. */
export function withTold(ruled: readonly Ruled[], told: readonly OnRecord[], takenBack: string): Ruled[] {
  const shown = new Set(ruled.map(({ seq }) => seq));
  const more = told.flatMap(({ seq, line, isTakenBack }) => {
    const [main] = line.rulings;
    if (!main || (shown.has(seq) && !isTakenBack)) return [];
    const text = isTakenBack ? `${takenBack} ${line.text}` : line.text;
    return [{ seq, rulings: [{ ...main, text }] }];
  });
  const back = new Set(told.filter(({ isTakenBack }) => isTakenBack).map(({ seq }) => seq));
  return [...ruled.filter(({ seq }) => !back.has(seq)), ...more].sort((a, b) => b.seq - a.seq);
}

const COUNTS = ['first', 'second', 'third'];

/** What need not be asked of each player: how fast the game is, and which of their illegal moves it would be. */
export function knownOf(
  control: string,
  edition: Edition,
  regulations: Partial<Regulations> | undefined,
  illegal: Both<number>,
): Both<Known> {
  const tempo = tempoOf(control, edition, regulations);
  // Under full supervision fast play has the rules of standard chess, but for some numbers; then it is asked.
  const isPlain = tempo === 'standard' || regulations?.supervision !== 'full';
  const of = (side: Side): Known => ({
    ...(tempo && isPlain ? { tempo } : {}),
    count: COUNTS[Math.min(illegal[side], COUNTS.length - 1)] ?? 'first',
  });
  return { white: of('white'), black: of('black') };
}
