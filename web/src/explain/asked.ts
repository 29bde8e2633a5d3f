// What is asked about, as people type it, and answers that both editions give alike.

import type { EditionAnswer } from '../wire';

/** Where a game begins. */
export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** Whether a text looks like a position rather than moves. */
export const isFen = (text: string): boolean => /^\s*([1-8pnbrqk]+\/){7}[1-8pnbrqk]+(\s|$)/i.test(text);

const said = ({ verdict, answer, because, missing, line }: EditionAnswer) => JSON.stringify([verdict, answer, because, missing, line]);

/** Whether every edition says the same, for the same reasons. */
export const alike = (answers: EditionAnswer[]): boolean => new Set(answers.map(said)).size <= 1;
