// Players and sections as people type them, and the acts that enter them.

import { latin } from '../digits';
import type { EventAct, Needs, System } from '../wire';
import { type PlayerRead, act, admitted } from './api';
import { typed } from './typed';

export { typed };

/** A section as it is typed. */
export interface Drafted {
  name: string;
  control: string;
  rounds: number;
  system: System;
  players: string;
  /** FIDE's codes, first to last. */
  tieBreaks: string[];
}

export const drafted = (name = 'A'): Drafted => ({
  name,
  control: '15+10',
  rounds: 5,
  system: 'swiss',
  players: '',
  tieBreaks: ['BH/C1', 'BH', 'SB', 'DE'],
});

/** The tie-breaks that the standings know, by FIDE's codes. */
export const TIE_BREAKS = ['DE', 'BH', 'BH/C1', 'SB', 'PS', 'WIN', 'WON', 'BPG', 'BWG'];

/** What an organiser says about supervision in fast play, as regulations. */
export const SUPERVISION = {
  limited: { supervision: 'limited' },
  full: { supervision: 'full', games_per_arbiter: 1, recorder: 'arbiter-or-assistant' },
} as const;

export type Supervised = keyof typeof SUPERVISION;

export const NEEDS: Needs = { disabilities: [], assistant: null, measures: [] };

/** The acts that open a section and fill it; players are numbered on from `first`. */
export function opening(section: number, first: number, { players, tieBreaks, ...terms }: Drafted, brought?: PlayerRead[]): EventAct[] {
  const named = {
    ...terms,
    control: latin(terms.control),
    name: terms.name.trim() || 'A',
    regulations: null,
    tie_breaks: [...tieBreaks],
    bye: 'win' as const,
  };
  const nobody = { sex: null, title: null, federation: null, fide_id: null, born: null, club: null, needs: NEEDS };
  const all = brought ?? typed(players).map(({ name, rating }, place) => ({ number: place + 1, details: { ...nobody, name, rating } }));
  return [
    { do: 'open-section', section, terms: named },
    ...all.map(({ number, details }, place) => ({ do: 'register' as const, player: first + place, section, number, details })),
  ];
}

/** What a text is, by its looks: a tournament file, an archive, a table of players; nothing of these where people type names. */
export function kindOf(text: string): 'trf' | 'archive' | 'table' | null {
  const plain = text.replace(/^\ufeff/, '').trimStart();
  if (plain.startsWith('{')) return 'archive';
  if (/^(001|012) /m.test(plain)) return 'trf';
  const heading = plain.split(/\r?\n/, 1)[0] ?? '';
  return /[\t;]/.test(heading) || /^[^,]*name[^,]*,|,[^,]*name[^,]*(,|$)/i.test(heading) ? 'table' : null;
}

/** Whether a text can be names, one a line: letters and nothing that no keyboard types. */
export function isListOfNames(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.every((line) => line.length <= 80 && /\p{L}/u.test(line) && !/[\p{Cc}\ufffd]/u.test(line.trim()));
}

/** Opens a section and registers its players; stops with the words of the first ruling that does not admit it. */
export async function enrol(event: string, section: number, first: number, draft: Drafted, brought?: PlayerRead[]): Promise<void> {
  for (const deed of opening(section, first, draft, brought)) admitted(await act(event, deed));
}
