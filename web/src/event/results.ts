// Results as arbiters write them, and the acts that record them as what they were.

import { printed } from '../face';
import { t } from '../i18n';
import type { AbsentWho, EventAct } from '../wire';
import { outcomeOf } from './outcomes';

/** What players sign. */
const SIGNED = new Set(['1-0', '½-½', '0-1']);
/** Who did not come. */
const ABSENT: Record<string, AbsentWho> = {
  '+/-': { who: 'one', side: 'black' },
  '-/+': { who: 'one', side: 'white' },
  '-/-': { who: 'both' },
};

/** The result a key stands for; 5 is a draw on the number pads of other programs. */
const KEYS: Record<string, string> = { '1': '1-0', '0': '0-1', '=': '½-½', '½': '½-½', '5': '½-½', '+': '+/-', '-': '-/+' };

export const byKey = (key: string): string | null => KEYS[key] ?? null;

export const isOpen = (result: string) => result === '*' || result === 'adjourned';

/** A result in words or figures. */
export const worded = (result: string) =>
  result === '*' ? t('result-none') : /^[a-z]/.test(result) ? t(`result-${result}`) : printed(result);

/** Rulings one after the other, each a sentence with its article. */
export const inWords = (rulings: readonly { text: string; article: string }[]) =>
  rulings.map(({ text, article }) => t('ruled-under', { text, article })).join(' ');

/** What is seldom needed: neither played to an end nor a default. */
export const isSeldom = (result: string) => !SIGNED.has(result) && !(result in ABSENT);

/** Whether a reason must be given: whatever is changed, and what is neither signed nor found. */
export const needsReason = (before: string, to: string) => !isOpen(before) || !(SIGNED.has(to) || to in ABSENT || to === 'adjourned');

/** The act that records a result; one with a reason is the arbiter's own decision. */
export function recording(game: string, to: string, reason: string): EventAct {
  if (reason) return { do: 'change-result', game, to: outcomeOf(to), reason };
  const who = ABSENT[to];
  if (who) return { do: 'absent', game, who };
  if (to === 'adjourned') return { do: 'adjourn', game };
  return { do: 'hand-in', game, outcome: outcomeOf(to) };
}

let onTheirWay = 0;
const asks = (event: BeforeUnloadEvent) => event.preventDefault();

/** While something is on its way to the server, leaving the page asks first: what was typed is not there yet. */
export async function keepPage(sent: Promise<void>): Promise<void> {
  if (onTheirWay === 0) addEventListener('beforeunload', asks);
  onTheirWay += 1;
  await sent;
  onTheirWay -= 1;
  if (onTheirWay === 0) removeEventListener('beforeunload', asks);
}
