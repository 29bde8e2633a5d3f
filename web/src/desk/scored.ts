// The result of a game that ends by what an arbiter tells.

import { type Told, ending } from '../happened/happened';
import type { ScoreName } from '../wire';
import { FORFEITS, SCORES } from './facts';

/** The result where the player on this side did it; none where the game goes on. */
export function scored(told: readonly Told[], side: 'white' | 'black'): ScoreName | null {
  const how = ending(told);
  if (!how) return null;
  if (how === 'drawn') return SCORES['½-½'];
  // Nobody played against somebody who did not come (6.7.1): that is a forfeit, and not rated.
  const all = told.some((one) => one.ending === 'default') ? FORFEITS : SCORES;
  if (how === 'both-lose') return all['0-0'];
  return all[(how === 'wins') === (side === 'white') ? '1-0' : '0-1'];
}
