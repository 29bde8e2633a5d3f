// What counts as the same when somebody looks for words: hands and keyboards write one word in several ways.

import { latin } from '../digits';
import STEMS from './stems.json';

/** Letters that are typed for one another. */
const SAME: Record<string, string> = { ي: 'ی', ى: 'ی', ئ: 'ی', ك: 'ک', أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ؤ: 'و', ة: 'ه', ۀ: 'ه', ە: 'ه' };
/** Marks on letters, Armenian ones that stand inside words, direction marks, the stroke that lengthens. */
const SILENT = /[\u0610-\u061a\u064b-\u065f\u0670\u0640\u0621՛՜՞՟՚\u200d-\u200f\u202a-\u202e\u2066-\u2069\u00ad]/;
/** What parts a word that others write as one, or as two. */
const BETWEEN = /[\u200c\u2010\u2011-]/;

/** One character as it is compared; `null` for what parts a word. */
function seen(character: string): string | null {
  if (SILENT.test(character)) return '';
  if (BETWEEN.test(character)) return null;
  const plain = latin(character).normalize('NFKC').toLowerCase();
  return [...plain].map((one) => (SILENT.test(one) ? '' : (SAME[one] ?? one))).join('');
}

/** Few characters make up all the Laws, and every letter typed looks through them again. */
const KNOWN = new Map<string, string | null>();

function folded(character: string, between: string): string {
  let known = KNOWN.get(character);
  if (known === undefined) KNOWN.set(character, (known = seen(character)));
  return known ?? between;
}

/** A text as it is compared. */
export const fold = (text: string, between = ' '): string => [...text].map((one) => folded(one, between)).join('');

/** The same, with the place in the text that each character comes from. */
export function traced(text: string, between: string): { plain: string; from: number[] } {
  let plain = '';
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = folded(character, between);
    plain += part;
    for (let i = 0; i < part.length; i += 1) from.push(at);
    at += character.length;
  }
  from.push(at);
  return { plain, from };
}

/** Endings of Armenian and Persian words, the longest first; a word is looked for without them too. The list is data (stems.json). */
const ENDINGS = Object.values(STEMS.endings)
  .flat()
  .map((ending) => fold(ending))
  .sort((one, other) => other.length - one.length);

/** Words for the same thing: what people say, and what the Laws are told with here. */
const MEANS: Record<string, string> = STEMS.means;

const SHORTEST = 3;

/** The ways in which a word that is looked for may stand in a text. */
export function ways(word: string): string[] {
  const plain = fold(word);
  const joined = fold(word, '');
  const ending = ENDINGS.find((one) => joined.endsWith(one) && joined.length - one.length >= SHORTEST);
  const stem = ending ? [joined.slice(0, -ending.length)] : [];
  return [...new Set([plain, joined, ...(MEANS[joined] ? [fold(MEANS[joined])] : []), ...stem])].filter(Boolean);
}
