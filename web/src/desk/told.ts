// What an arbiter tells of a board that no device has seen, as the act that records it.

import { type Edition, ending, ruling, textOf } from '../happened/happened';
import { t } from '../i18n';
import type { ArbiterDeed, OutcomeName } from '../wire';
import { SCORES } from './facts';

/** The act under its article; a ruling that ends the game enters the result where there is none yet. */
export function asTold(
  incident: string,
  given: string[],
  edition: Edition,
  side: 'white' | 'black',
  player: string,
  isOpen: boolean,
): ArbiterDeed | null {
  const told = ruling(incident, given, edition);
  const heaviest = told.find(({ say }) => say.startsWith('over-')) ?? told.find(({ say }) => say === 'time-added') ?? told[0];
  if (!heaviest) return null;
  const how = ending(told);
  const wins = how === 'wins' ? side : side === 'white' ? 'black' : 'white';
  const score = how === 'drawn' ? SCORES['½-½'] : how === 'both-lose' ? SCORES['0-0'] : SCORES[wins === 'white' ? '1-0' : '0-1'];
  const outcome: OutcomeName = how && isOpen ? { outcome: 'result', score } : { outcome: 'note' };
  const words = told.map((one) => t(...textOf(one))).join(' ');
  const reason = t('told-reason', { case: t(`case-${incident}`), name: player, words });
  return { do: 'rule-freely', under: heaviest.article, outcome, reason: reason.slice(0, 400) };
}
