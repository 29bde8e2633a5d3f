// What an arbiter may decide under a provision, in the language of its gist.

import type { LawRow } from '../wire';

type Row = Pick<LawRow, 'options' | 'language'>;

/** The options of a ruling; the words of other languages come when a row asks for them. `cargo xtask law --verify` fails on one without words. */
export const optionsOf = (row: Row): string[] | Promise<string[]> => (row.language === 'en' ? row.options : inWords(row));

async function inWords({ options, language }: Row): Promise<string[]> {
  const { default: known } = await import('./options.json').catch(() => ({ default: {} }));
  const words: Partial<Record<string, Partial<Record<string, string>>>> = known;
  return options.map((option) => words[option]?.[language] ?? option);
}
