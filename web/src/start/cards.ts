// The time controls that are one tap away.

import { t } from '../i18n';

interface Card {
  control: string;
  short: string;
  kind: string;
  words: () => string;
}

const fischer = (minutes: number, seconds: number): Card => ({
  control: `${minutes}+${seconds}`,
  short: `${minutes}+${seconds}`,
  kind: `control-${minutes}-${seconds}`,
  words: () => t('control-words', { minutes, seconds }),
});

export const CARDS: readonly Card[] = [
  fischer(3, 2),
  fischer(5, 3),
  fischer(10, 5),
  fischer(15, 10),
  fischer(90, 30),
  { control: '40/90+30, 30+30', short: '40/90+30', kind: 'control-fide', words: () => t('control-fide-words') },
];
