// The server's plain requests. Every problem is a sentence a person can read.

import { t } from './i18n';
import type {
  About,
  Created,
  DrillChosen,
  DrillExercise,
  DrillMarked,
  GapShown,
  Health,
  JournalLine,
  LawBook,
  LawRow,
  LawTerm,
  Listed,
  PresetShown,
  ProblemShown,
  ScenarioListed,
  ScenarioShown,
  Seats,
  Wanted,
} from './wire';

/** The seats that a device holds: those it was given. */
export type Held = Partial<Seats>;

/** What the server answered instead of doing it. */
export class Problem extends Error {}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (answer.ok) return (await answer.json()) as T;
  const text = await answer.text();
  throw new Problem(worded(text) ?? `${answer.status} ${answer.statusText}`);
}

/** The server says its problems in English; those people meet are said in their language: `problem-` and its words. */
export function inOwnWords(problem: string): string {
  const id = `problem-${problem.toLowerCase().replace(/'/g, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;
  const words = t(id);
  return words === id ? problem : words;
}

/** The words of a problem document; an answer that is none is shown as it is. */
export function worded(text: string): string | null {
  try {
    const { problem } = JSON.parse(text) as Partial<ProblemShown>;
    return problem === undefined ? null : inOwnWords(problem);
  } catch {
    return text.trim() || null;
  }
}

export const about = () => ask<About>('/api/about');

/** How the server is, and its disk. */
export const health = () => ask<Health>('/health');

export const presets = () => ask<PresetShown[]>('/api/presets');

export const games = () => ask<Listed[]>('/api/games');

export const game = (id: string) => ask<Listed>(`/api/games/${encodeURIComponent(id)}`);

export const journal = (id: string, seat: string | null | undefined, language: string) =>
  ask<JournalLine[]>(
    `/api/games/${encodeURIComponent(id)}/journal?language=${language}${seat ? `&seat=${encodeURIComponent(seat)}` : ''}`,
  );

/** What the server's absence did to a game; for its arbiter. */
export const gapOf = (id: string, seat: string | null | undefined, language: string) =>
  ask<GapShown | null>(
    `/api/games/${encodeURIComponent(id)}/gap?language=${language}${seat ? `&seat=${encodeURIComponent(seat)}` : ''}`,
  );

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const create = (wanted: Wanted) => ask<Created>('/api/games', posted(wanted));

/** The seat that this browser's session has at a game: by a code, or as an arbiter. */
export async function seatHere(id: string, asked: string | null): Promise<keyof Seats | null> {
  type Session = { who: { who: string; place?: { game?: string; seat?: string } } | null };
  const { who } = await ask<Session>('/api/office/me').catch(() => ({ who: null }));
  if (who?.who === 'arbiter') return asked === 'arbiter' ? 'arbiter' : null;
  const seat = (['table', 'white', 'black'] as const).find((one) => one === who?.place?.seat);
  return who?.place?.game === id ? (seat ?? null) : null;
}

export const law = (edition: number, number: string, language: string) =>
  ask<LawRow[]>(`/api/law/${edition}/${encodeURIComponent(number)}?language=${language}`);

export const lawBook = (language: string) => ask<LawBook>(`/api/law?language=${language}`);

export const lawTerms = (language: string) => ask<LawTerm[]>(`/api/law/terms?language=${language}`);

export const scenariosOf = (edition: number, number: string) =>
  ask<ScenarioListed[]>(`/api/law/${edition}/${encodeURIComponent(number)}/scenarios`);

export const scenario = (edition: number, name: string, language: string) =>
  ask<ScenarioShown>(`/api/scenarios/${edition}/${name.split('/').map(encodeURIComponent).join('/')}?language=${language}`);

export const drillChoose = (edition: number, topic: string, count: number) =>
  ask<DrillChosen>(`/api/drill?${new URLSearchParams({ edition: String(edition), topic, count: String(count) })}`);

const incident = (edition: number, id: string, seed: number, language: string) =>
  `/api/drill/incident?${new URLSearchParams({ edition: String(edition), id, seed: String(seed), language })}`;

export const drillAsk = (edition: number, id: string, seed: number, language: string) =>
  ask<DrillExercise>(incident(edition, id, seed, language));

export const drillMark = (edition: number, id: string, seed: number, language: string, answers: (number | null)[]) =>
  ask<DrillMarked>(incident(edition, id, seed, language), posted({ answers }));

let asked: { at: number; answer: Promise<boolean> } | null = null;

/** Whether the server answers at all, within `ms`. A desk has many lines: those who ask together are answered together. */
export function isThere(ms: number): Promise<boolean> {
  const now = performance.now();
  if (!asked || now - asked.at > ms / 2) asked = { at: now, answer: answers(ms) };
  return asked.answer;
}

async function answers(ms: number): Promise<boolean> {
  try {
    return (await fetch('/api/about', { cache: 'no-store', signal: AbortSignal.timeout(ms) })).ok;
  } catch {
    return false;
  }
}
