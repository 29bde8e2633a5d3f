import { t } from './i18n';
import type { Broadcast } from './wire';

/** By how much a running game is shown later than it is played. */
export function delayed(broadcast: Broadcast | null | undefined): string {
  if (broadcast?.show === 'after-moves') return t('watch-after-moves', { count: broadcast.moves });
  return broadcast?.show === 'after-minutes' ? t('watch-after-minutes', { count: broadcast.minutes }) : '';
}
