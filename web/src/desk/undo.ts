// What taking a ruling back does, and what it leaves as ruled. Both are said before it is done, and recorded as the reason.

import type { Side } from '../face';
import { list, t } from '../i18n';
import type { Preview } from '../live';
import type { ArbiterDeed, GameView } from '../wire';
import { SCORES, type Score } from './facts';
import { FREELY } from './incidents';
import { writeTime } from './times';

export interface Undoing {
  acts: ArbiterDeed[];
  /** What it does: `the clocks are set back to …`. */
  does: string;
  /** What stays as it was ruled; empty where nothing else was. */
  stays: string;
}

/** What a ruling changes besides result and clocks, which no later ruling takes away. */
const STAYS = ['position', 'count', 'penalty', 'question'] as const;
type Stays = (typeof STAYS)[number];

/** Decisions that leave something of their own. */
const LEAVES: Record<string, Stays> = { counted: 'count', penalised: 'penalty', referred: 'question' };

function staying(before: GameView | null, { rulings, view }: Preview): Stays[] {
  const left = new Set(rulings.flatMap(({ decision }) => LEAVES[decision.kind] ?? []));
  if (before && view.board !== before.board) left.add('position');
  return STAYS.filter((one) => left.has(one));
}

const reasoned = (does: string, stays: string) => [does, stays].filter(Boolean).join(' ');

/** The game goes on by the arbiter's decision, whatever had ended it. */
export function playingOn(edition: number, stays = ''): Undoing {
  const does = t('undo-play-on');
  return {
    acts: [{ do: 'rule-freely', under: FREELY[edition] ?? '', outcome: { outcome: 'play-on' }, reason: reasoned(does, stays) }],
    does,
    stays,
  };
}

/** The clocks are set back to what they showed. */
export function clocksBack(before: GameView | null, clocks: Record<Side, number>, stays = ''): Undoing {
  const white = Math.round(clocks.white);
  const black = Math.round(clocks.black);
  const does = t('undo-clocks', { white: writeTime(white), black: writeTime(black) });
  const readings = { white, black, white_moves: null, black_moves: null };
  return { acts: [{ do: 'set-clocks', under: before?.desk?.clocks_by ?? '', readings, reason: reasoned(does, stays) }], does, stays };
}

/** What can be taken back of a ruling that is about to be made; null where that is nothing. */
export function undoing(
  before: GameView | null,
  preview: Preview,
  clocks: Record<Side, number>,
  isClockChanged: boolean,
  edition: number,
): Undoing | null {
  const names = staying(before, preview).map((one) => t(`undo-stays-${one}`));
  const stays = names.length > 0 ? t('undo-stays', { what: list(names) }) : '';
  const result = before?.result;
  if (preview.view.result && preview.view.result.score !== result?.score) {
    const score = result && SCORES[result.score as Score];
    if (score) {
      const does = t('undo-result', { score: result.score });
      return { acts: [{ do: 'change-result', score, reason: reasoned(does, stays) }], does, stays };
    }
    if (result) return null;
    return playingOn(edition, stays);
  }
  return isClockChanged ? clocksBack(before, clocks, stays) : null;
}
