// Moves as they are written: their letters and squares. Whether a move is legal is for the server.

import { latin } from './digits';

export type PieceName = 'K' | 'Q' | 'R' | 'B' | 'N';

/** The letters of a language (alphabets.json): every way to write a piece, the usual one first. */
export interface Alphabet {
  code: string;
  letters: Record<PieceName, string[]>;
}

/** The pieces that have a letter, as they are named in order. */
export const PIECES: readonly PieceName[] = ['K', 'Q', 'R', 'B', 'N'];

/** Every letter of an alphabet with its piece, the longest first: Кр is a king and К a knight. */
function spellings(alphabet: Alphabet): [string, PieceName][] {
  const all = PIECES.flatMap((piece) => alphabet.letters[piece].map((letter): [string, PieceName] => [letter, piece]));
  return all.sort(([one], [other]) => other.length - one.length);
}

/** The same move in the letters of another alphabet; squares are written in small Latin letters in both. */
export function reletter(move: string, from: Alphabet, to: Alphabet): string {
  const known = spellings(from);
  let written = '';
  for (let at = 0; at < move.length;) {
    const found = known.find(([letter]) => move.startsWith(letter, at));
    written += found ? (to.letters[found[1]][0] ?? '') : move.charAt(at);
    at += found?.[0].length ?? 1;
  }
  return written;
}

/** What a written move says: which piece, as far as it is told from where, and where it goes. */
interface Said {
  piece: string;
  file: string;
  rank: string;
  to: string;
  promotion: string;
}

/** What shows nothing, and what a player may write or leave out (C.9, C.13). */
const LEFT_OUT = /[\s\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff+#!?x:×х=()‡†–—-]|\ufe0e|\ufe0f|e\.?p\.?$/g;
/** Noughts or capital letters, Latin or Cyrillic. */
const CASTLING = /^[0oOоО]{2,3}$/;

/** What a written move says in an alphabet; `null` if it cannot be read in it. */
function said(text: string, alphabet: Alphabet): Said | null {
  const plain = latin(text).replace(LEFT_OUT, '');
  if (CASTLING.test(plain)) return { piece: 'K', file: '', rank: '', to: plain.length === 2 ? '0-0' : '0-0-0', promotion: '' };
  const english = reletter(plain, alphabet, ENGLISH);
  const found = /^([KQRBN]?)([a-h]?)([1-8]?)([a-h][1-8])([KQRBN]?)$/.exec(english);
  if (!found) return null;
  const [, piece = '', file = '', rank = '', to = '', promotion = ''] = found;
  return { piece, file, rank, to, promotion };
}

const ENGLISH: Alphabet = { code: 'en', letters: { K: ['K'], Q: ['Q'], R: ['R'], B: ['B'], N: ['N'] } };

/** Whether both can be said of one move: what only one of them says may be so. */
function canBeOne(one: Said, other: Said): boolean {
  const agree = (a: string, b: string) => a === '' || b === '' || a === b;
  const isFromSquare = ({ piece, file, rank }: Said) => piece === '' && file !== '' && rank !== '';
  const pieces = one.piece === other.piece || isFromSquare(one) || isFromSquare(other);
  return pieces && one.to === other.to && one.promotion === other.promotion && agree(one.file, other.file) && agree(one.rank, other.rank);
}

/** The alphabet a scoresheet is written in: the first in which most of it can be read. */
export function alphabetUsed(texts: readonly string[], alphabets: readonly Alphabet[]): Alphabet {
  const readable = (alphabet: Alphabet) => texts.filter((text) => said(text, alphabet) !== null).length;
  return alphabets.reduce((best, one) => (readable(one) > readable(best) ? one : best), alphabets[0] ?? ENGLISH);
}

/** Whether two texts, each in its alphabet, say the same move; what cannot be read is compared as it stands. */
export function sameMove(one: string, inOne: Alphabet, other: string, inOther: Alphabet): boolean {
  const [first, second] = [said(one, inOne), said(other, inOther)];
  if (first && second) return canBeOne(first, second);
  return one.replace(LEFT_OUT, '') === other.replace(LEFT_OUT, '');
}
