// What arbiters type, in their own words, and what they mean by it. The words are data (synonyms.json).

import { has } from './book';
import { fold, ways } from './fold';
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
  fold(text)
    .split(/[^\p{L}\p{N}½]+/u)
    .filter(Boolean);

/** Words that are asked with and ask for nothing. */
const EMPTY = new Set(
  words(
    'a an the is was has have of on in at to his her their my he she they and with player during game է են եմ ու և որ از در به با را است شد می‌شود می ها های بازیکن',
  ),
);

const WAYS = new Map<string, string[]>();

/** The ways in which a known word may be typed; every letter typed asks for them again. */
function waysOf(known: string): string[] {
  let all = WAYS.get(known);
  if (!all) WAYS.set(known, (all = ways(known)));
  return all;
}

/** Endings are free: words are the same that have a stem in common, or begin alike but for the last letters. */
function alike(typed: string, known: string): boolean {
  if (typed === known || ways(typed).some((way) => waysOf(known).includes(way))) return true;
  const shorter = Math.min(typed.length, known.length);
  let same = 0;
  while (same < shorter && typed[same] === known[same]) same += 1;
  // Of so few letters most words have more than an ending: պատ is not պատիժ.
  if (typed.length <= 3 && known.length > typed.length + 1) return false;
  return same >= 3 && same >= typed.length - 3 && same >= known.length - 4 && same >= shorter - 1;
}

/** Every word that leads to a meaning, once. */
const KNOWN = SYNONYMS.map(({ say }) => [...new Set(say.flatMap(words))]);

const wantedOf = (typed: string): string[] => words(typed).filter((word) => !EMPTY.has(word));
const understood = (wanted: string[], place: number): number =>
  wanted.filter((word) => KNOWN[place]?.some((one) => alike(word, one))).length;

/** What somebody may mean who types this: everything of it must be understood. */
export function meant(typed: string): Synonym[] {
  const wanted = wantedOf(typed);
  if (wanted.length === 0) return [];
  return SYNONYMS.filter((_, place) => understood(wanted, place) === wanted.length);
}

/** The same of which at least half is understood: a sentence has words that nobody has foreseen. */
function meantLoosely(typed: string): Synonym[] {
  const wanted = wantedOf(typed);
  const scores = SYNONYMS.map((_, place) => understood(wanted, place));
  const most = Math.max(...scores);
  return most === 0 || most * 2 < wanted.length ? [] : SYNONYMS.filter((_, place) => scores[place] === most);
}

/** Whether a kind of incident is meant: by its title, or in other words. */
export function finds(typed: string, title: string, incident: string): boolean {
  if (typed.trim() === '') return true;
  return has(typed, [title], []) || meant(typed).some(({ incidents }) => incidents?.includes(incident));
}

/** The kinds of incident that are meant; where nobody has foreseen all of the words, by most of them. */
export function search<Kind>(typed: string, kinds: readonly Kind[], title: (kind: Kind) => string, name: (kind: Kind) => string): Kind[] {
  const found = kinds.filter((kind) => finds(typed, title(kind), name(kind)));
  if (found.length > 0 || numbersFor(typed).length > 0) return found;
  const loosely = new Set(meantLoosely(typed).flatMap(({ incidents }) => incidents ?? []));
  return kinds.filter((kind) => loosely.has(name(kind)));
}

/** The numbers that answer what is typed, edition by edition. */
export function numbersFor(typed: string): { edition: number; number: string }[] {
  const all = meant(typed).flatMap(({ articles }) =>
    Object.entries(articles).flatMap(([edition, numbers]) => numbers.map((number) => ({ edition: Number(edition), number }))),
  );
  return all.filter((one, place) => all.findIndex(({ edition, number }) => edition === one.edition && number === one.number) === place);
}

/** Whether a number of the Laws is meant in other words. */
export function answers(typed: string, rows: readonly { edition: number; number: string }[]): boolean {
  const all = meant(typed);
  return all.some(({ articles }) => rows.some(({ edition, number }) => articles[edition]?.includes(number)));
}
