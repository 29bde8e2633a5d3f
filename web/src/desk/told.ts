// What an arbiter tells of a board that no device has seen, as the act that records it, and what takes it back.

import type { Side } from '../face';
import { type Edition, type Told, heaviest, ruling, textOf } from '../happened/happened';
import '../happened/texts';
import { t } from '../i18n';
import type { ArbiterDeed, OutcomeName } from '../wire';
import { FREELY } from './incidents';
import { scored } from './scored';
import type { Undoing } from './undo';

export interface Telling {
  incident: string;
  given: string[];
  edition: Edition;
  side: Side;
  /** What the player is called in the record. */
  player: string;
  /** Whether the game has no result yet. */
  isOpen: boolean;
  /** The position or the last moves, as far as they matter. */
  position?: string;
}

export interface ToldAct {
  act: ArbiterDeed;
  undo: Undoing;
}

/** A remark in a journal has no more letters than this. */
const LONGEST = 1500;

const isTimed = ({ say }: Told) => say === 'time-added' || say === 'time-taken';

/** The act under its article, with what takes it back; a ruling that ends the game enters the result where there is none yet. */
export function asTold({ incident, given, edition, side, player, isOpen, position = '' }: Telling): ToldAct | null {
  const told = ruling(incident, given, edition);
  const main = heaviest(told);
  if (!main) return null;
  const score = scored(told, side);
  const ends = score !== null && isOpen;
  const outcome: OutcomeName = ends ? { outcome: 'result', score } : { outcome: 'note' };
  const words = told.map((one) => t(...textOf(one))).join(' ');
  const ruled = t('told-reason', { case: t(`case-${incident}`), name: player, words });
  const reason = [ruled, position.trim() && t('told-position', { text: position.trim() })].filter(Boolean).join(' ').slice(0, LONGEST);
  const does = ends ? t('undo-play-on') : t('told-undone');
  const stays = [t('told-undo-stays'), told.some(isTimed) && t('told-undo-clocks')].filter(Boolean).join(' ');
  const back: ArbiterDeed = {
    do: 'rule-freely',
    under: FREELY[edition] ?? '',
    outcome: ends ? { outcome: 'play-on' } : { outcome: 'note' },
    reason: t('told-back', { what: reason }),
  };
  return { act: { do: 'rule-freely', under: main.article, outcome, reason }, undo: { acts: [back], does, stays } };
}
