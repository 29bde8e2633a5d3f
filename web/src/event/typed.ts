// Players as people type them: one a line, a rating behind the name if there is one.

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
