// What arbiters type, in their own words, and what they mean by it. The words are data (synonyms.json).

import { has } from './book';
import data from './synonyms.json';

/** Words that mean the same, and what answers them. */
export interface Synonym {
  /** Words and phrases in any language. */
  say: string[];
  /** Kinds of incident. */
  incidents?: string[];
  /** Numbers of the Laws, edition by edition. */
  articles: Record<string, string[]>;
}

export const SYNONYMS: readonly Synonym[] = data;

const words = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('\u200c', ' ')
    .split(/[^\p{L}\p{N}½]+/u)
    .filter(Boolean);

/** Words that are asked with and ask for nothing. */
const EMPTY = new Set(
  words(
    'a an the is was has have of on in at to his her their my he she they and with player during game է են եմ ու և որ از در به با را است شد می‌شود می ها های بازیکن',
  ),
);

/** Endings are free: words are the same that begin alike, but for the last letters. */
function alike(typed: string, known: string): boolean {
  if (typed === known) return true;
  const shorter = Math.min(typed.length, known.length);
  let same = 0;
  while (same < shorter && typed[same] === known[same]) same += 1;
  return same >= 3 && same >= typed.length - 3 && same >= known.length - 4 && same >= shorter - 1;
}

/** Every word that leads to a meaning, once. */
const KNOWN = SYNONYMS.map(({ say }) => [...new Set(say.flatMap(words))]);

/** What somebody may mean who types this: everything of it must be understood. */
export function meant(typed: string): Synonym[] {
  const wanted = words(typed).filter((word) => !EMPTY.has(word));
  if (wanted.length === 0) return [];
  return SYNONYMS.filter((_, place) => wanted.every((word) => KNOWN[place]?.some((one) => alike(word, one))));
}

/** Whether a kind of incident is meant: by its title, or in other words. */
export function finds(typed: string, title: string, incident: string): boolean {
  if (typed.trim() === '') return true;
  return has(typed, [title], []) || meant(typed).some(({ incidents }) => incidents?.includes(incident));
}

/** Whether a number of the Laws is meant in other words. */
export function answers(typed: string, rows: readonly { edition: number; number: string }[]): boolean {
  const all = meant(typed);
  return all.some(({ articles }) => rows.some(({ edition, number }) => articles[edition]?.includes(number)));
}
