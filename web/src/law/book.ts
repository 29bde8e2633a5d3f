// Both editions side by side: what is one question in both stands beside each other.

import type { LawBook, LawRow, LawTerm } from '../wire';
import { fold, traced, ways } from './fold';

/** A number of the newest edition with its twins, or what only the older one has. */
export interface Pair {
  id: string;
  chapter: string;
  newest: LawRow[];
  older: LawRow[];
}

/** The part of the Laws a number belongs to: `7` of 7.5.5, `A` of A.4.3. */
export function chapterOf(number: string): string {
  if (/^(Intro|Pref)/.test(number)) return 'intro';
  if (number.startsWith('Guidelines')) return 'I';
  return /^[0-9A-Z]+/.exec(number)?.[0] ?? 'intro';
}

const PARTS = ['intro', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'];
const placeOf = (number: string) => {
  const chapter = chapterOf(number);
  const place = PARTS.indexOf(chapter);
  // Appendices after the articles, guidelines after the appendices.
  return place >= 0 ? place : chapter.startsWith('I') ? 200 + chapter.length : 100 + chapter.charCodeAt(0);
};

/** Numbers in the order in which the Laws have them: 3.9 before 3.10, an introduction first, samples last. */
export function inOrder(a: LawRow, b: LawRow): number {
  const rank = (row: LawRow) => (/intro|^Pref/i.test(row.number) ? 0 : row.number.endsWith('samples') ? 2 : 1);
  return placeOf(a.number) - placeOf(b.number) || rank(a) - rank(b) || a.number.localeCompare(b.number, 'en', { numeric: true });
}

/**
 * Every number of the newest edition in its order, beside the numbers of the same question in the older one. What only the
 * older one has stands after what stands before it there, so that it is found where a reader of that edition looks for it.
 */
export function pairs(rows: LawRow[], newest: number): Pair[] {
  const order: Pair[] = [];
  const byId = new Map<string, Pair[]>();
  for (const row of rows.filter((row) => row.edition === newest).sort(inOrder)) {
    const pair: Pair = { id: row.number, chapter: chapterOf(row.number), newest: [row], older: [] };
    order.push(pair);
    byId.set(row.id, [...(byId.get(row.id) ?? []), pair]);
  }
  const seen = new Map<string, number>();
  let before: Pair | undefined;
  for (const row of rows.filter((row) => row.edition !== newest).sort(inOrder)) {
    const twins = byId.get(row.id);
    // Where a question has several numbers in both, the first stands beside the first.
    const turn = seen.get(row.id) ?? 0;
    seen.set(row.id, turn + 1);
    let pair = twins?.[Math.min(turn, twins.length - 1)];
    if (!pair) {
      pair = { id: `${row.edition} ${row.number}`, chapter: before?.chapter ?? 'intro', newest: [], older: [] };
      order.splice(before ? order.indexOf(before) + 1 : 0, 0, pair);
      byId.set(row.id, [pair]);
    }
    pair.older.push(row);
    before = pair;
  }
  return order;
}

/** Whether every word that is looked for is there; a number is found by its beginning. */
export function has(words: string, texts: string[], numbers: string[]): boolean {
  const wanted = words.split(/\s+/).filter(Boolean).map(ways);
  if (wanted.length === 0) return true;
  const all = texts.join(' ');
  const forms = [fold(all), fold(all, '')];
  const isThere = (word: string) =>
    forms.some((text) => text.includes(word)) || numbers.some((number) => number.toLowerCase().startsWith(word));
  return wanted.every((word) => word.some(isThere));
}

export const found = (pair: Pair, words: string) => {
  const rows = [...pair.newest, ...pair.older];
  return has(
    words,
    rows.map((row) => row.gist),
    rows.map((row) => row.number),
  );
};

export const termFound = (term: LawTerm, words: string) =>
  has(words, [term.english, term.armenian, term.persian, term.meaning], term.articles);

/** How many scenarios prove a row. */
export function provedBy(book: LawBook): (row: LawRow) => number {
  const counts = new Map(book.proved.map((one) => [`${one.edition} ${one.number}`, one.scenarios]));
  return (row) => counts.get(`${row.edition} ${row.number}`) ?? 0;
}

/** Whether the two editions do not say the same about it. */
export function differs(pair: Pair): boolean {
  const said = (rows: LawRow[]) => rows.map((row) => fold(row.gist)).join(' ');
  return said(pair.newest) !== said(pair.older);
}

/** A text in parts: those that are looked for, and those between. */
export function parts(text: string, words: string): { text: string; hit: boolean }[] {
  const wanted = words
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .flatMap(ways);
  if (wanted.length === 0) return [{ text, hit: false }];
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const between of [' ', '']) {
    const { plain, from } = traced(text, between);
    for (const word of wanted) {
      for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
        isHit.fill(true, from[at], from[at + word.length]);
    }
  }
  const found: { text: string; hit: boolean }[] = [];
  for (const [at, hit] of isHit.entries()) {
    const last = found.at(-1);
    if (last?.hit === hit) last.text += text.charAt(at);
    else found.push({ text: text.charAt(at), hit });
  }
  return found;
}
