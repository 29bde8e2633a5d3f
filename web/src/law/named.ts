// Numbers of the Laws as people read them.

import { t } from '../i18n';

/** A number in the viewer's language: parts of the Laws that have a word and no number are called by it. */
export const named = (number: string) =>
  number.replace(/Preface|Pref|Guidelines|Intro|intro|samples/g, (word) => t(`number-${word === 'Pref' ? 'preface' : word.toLowerCase()}`));

/** Figures run from left to right, words as their language does. */
export const directionOf = (number: string) => (named(number) === number ? 'ltr' : 'auto');
