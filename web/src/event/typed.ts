// What people type: players one a line, with a rating behind the name if there is one; boards as numbers and ranges.

import { latin } from '../digits';

export interface Typed {
  name: string;
  rating: number | null;
}

export function typed(text: string): Typed[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[\d۰-۹٠-٩]+[.)]\s+/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const found = /^(.*?)[\s,;،؛]+([\d۰-۹٠-٩]{3,4})$/.exec(line);
      return found?.[1] ? { name: found[1].trim(), rating: Number(latin(found[2] ?? '')) } : { name: line, rating: null };
    });
}

/** Boards as people write them, "1-10, 15"; null where it is not understood. Nothing means all of them. */
export function boardsTyped(text: string, all: number[]): number[] | null {
  const parts = latin(text)
    .split(/[,;،\s]+/)
    .filter((part) => part !== '');
  if (parts.length === 0) return all;
  const ranges = parts.map((part) => /^(\d+)(?:[-–](\d+))?$/.exec(part));
  if (ranges.some((range) => range === null)) return null;
  return all.filter((board) => ranges.some((range) => range && board >= Number(range[1]) && board <= Number(range[2] ?? range[1])));
}
