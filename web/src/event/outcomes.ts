// Results as the event writes them.

import type { AwardName, Length, Outcome } from '../wire';

const scored = (white: AwardName, black: AwardName, length: Length = 'played'): Outcome => ({
  is: 'scored',
  score: { white, black },
  ending: null,
  length,
});

const OUTCOMES: Record<string, Outcome> = {
  '1-0': scored('win', 'loss'),
  '½-½': scored('draw', 'draw'),
  '0-1': scored('loss', 'win'),
  '+/-': scored('forfeit-win', 'forfeit-loss', 'forfeited'),
  '-/+': scored('forfeit-loss', 'forfeit-win', 'forfeited'),
  '-/-': scored('forfeit-loss', 'forfeit-loss', 'forfeited'),
  '½-0': scored('draw', 'loss'),
  '0-½': scored('loss', 'draw'),
  '0-0': scored('loss', 'loss'),
  unplayed: { is: 'unplayed' },
  '*': { is: 'open' },
};

/** A result as the event writes it. */
export const outcomeOf = (result: string): Outcome => OUTCOMES[result] ?? { is: 'open' };

/** Every result that can be chosen; the last ones are seldom needed. */
export const RESULTS = Object.keys(OUTCOMES);
