// The letters of the pieces (C.2, C.3), chosen apart from the page's language.

import ALPHABETS from './alphabets.json';
import { keepPieceLetters, pieceLetters } from './keep';
import { language } from './language.svelte';
import { type Alphabet, PIECES, type PieceName, reletter } from './notation';

/** What can be chosen: the letters of the page's languages, and figurines. */
export const CODES = ['en', 'hy', 'fa', 'fig'] as const;
export type AlphabetCode = (typeof CODES)[number];

const alphabetOf = (code: string): Alphabet => ALPHABETS.find((one) => one.code === code) ?? (ALPHABETS[0] as Alphabet);

let chosen = $state<AlphabetCode | null>(pieceLetters());

export const letters = {
  /** What somebody chose; `null` for the letters of the page's language. */
  get chosen(): AlphabetCode | null {
    return chosen;
  },
  choose(code: AlphabetCode | null): void {
    chosen = code;
    keepPieceLetters(code);
  },
};

/** The letter of a piece as moves are written here. */
export const letterOf = (piece: PieceName): string => alphabetOf(chosen ?? language.tag).letters[piece][0] ?? '';

/** All five, to choose by. */
export const lettersOf = (code: string): string => PIECES.map((piece) => alphabetOf(code).letters[piece][0]).join(' ');

/** A move that the server wrote in the letters of the page's language, in the chosen ones. */
export const lettered = (move: string): string => (chosen === null ? move : reletter(move, alphabetOf(language.tag), alphabetOf(chosen)));
