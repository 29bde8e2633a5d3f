// Players as people type them: one a line, a rating behind the name if there is one.

export interface Typed {
  name: string;
  rating: number | null;
}

export function typed(text: string): Typed[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*\d+[.)]\s+/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const found = /^(.*?)[\s,;]+(\d{3,4})$/.exec(line);
      return found?.[1] ? { name: found[1].trim(), rating: Number(found[2]) } : { name: line, rating: null };
    });
}

const NEEDS = { disabilities: [], assistant: null, measures: [] };

/** The acts that fill a new section. */
export function opening(section: { name: string; control: string; rounds: number; system: string }, players: Typed[]): unknown[] {
  const terms = { ...section, regulations: null, tie_breaks: ['BH/C1', 'BH', 'SB', 'DE'], bye: 'win' };
  return [
    { do: 'open-section', section: 1, terms },
    ...players.map(({ name, rating }, place) => ({
      do: 'register',
      player: place + 1,
      section: 1,
      number: place + 1,
      details: { name, sex: null, title: null, rating, federation: null, fide_id: null, born: null, club: null, needs: NEEDS },
    })),
  ];
}

/** A result as an arbiter writes it, as the event takes it. */
export function outcome(text: string): unknown {
  const scored = (white: string, black: string, length = 'played') => ({ is: 'scored', score: { white, black }, ending: null, length });
  switch (text) {
    case '1-0':
      return scored('win', 'loss');
    case '0-1':
      return scored('loss', 'win');
    case '½-½':
      return scored('draw', 'draw');
    case '+/-':
      return scored('forfeit-win', 'forfeit-loss', 'forfeited');
    case '-/+':
      return scored('forfeit-loss', 'forfeit-win', 'forfeited');
    default:
      return null;
  }
}

export const RESULTS = ['1-0', '½-½', '0-1', '+/-', '-/+'] as const;
