// Players as people type them: one a line, a rating behind the name if there is one.

import { act, admitted } from './api';

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

/** A section as it is typed. */
export interface Drafted {
  name: string;
  control: string;
  rounds: number;
  system: string;
  players: string;
}

export const drafted = (name = 'A'): Drafted => ({ name, control: '15+10', rounds: 5, system: 'swiss', players: '' });

/** What an organiser says about supervision in fast play, as regulations; screens in the hall show the games. */
export const SUPERVISION = {
  limited: { supervision: 'limited', public_display: 'on' },
  full: { supervision: 'full', games_per_arbiter: 1, recorder: 'arbiter-or-assistant', public_display: 'on' },
} as const;

export type Supervised = keyof typeof SUPERVISION;

const NEEDS = { disabilities: [], assistant: null, measures: [] };

/** The acts that open a section and fill it; players are numbered on from `first`. */
export function opening(section: number, first: number, { players, ...terms }: Drafted): unknown[] {
  const named = { ...terms, name: terms.name.trim() || 'A', regulations: null, tie_breaks: ['BH/C1', 'BH', 'SB', 'DE'], bye: 'win' };
  return [
    { do: 'open-section', section, terms: named },
    ...typed(players).map(({ name, rating }, place) => ({
      do: 'register',
      player: first + place,
      section,
      number: place + 1,
      details: { name, sex: null, title: null, rating, federation: null, fide_id: null, born: null, club: null, needs: NEEDS },
    })),
  ];
}

/** Opens a section and registers its players; stops with the words of the first ruling that does not admit it. */
export async function enrol(event: string, section: number, first: number, draft: Drafted): Promise<void> {
  for (const deed of opening(section, first, draft)) admitted(await act(event, deed));
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
