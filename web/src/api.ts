// The server's plain requests. Every problem is a sentence a person can read.

import type { LawRow, Manner, Presence } from './wire';

export interface Preset {
  name: string;
  control: string;
}

export interface Wanted {
  control: string;
  edition: number;
  white: string;
  black: string;
  manner: Manner;
  arbiter: Presence;
  position?: string;
}

export interface Seats {
  table?: string | null;
  white?: string | null;
  black?: string | null;
  arbiter?: string | null;
}

export interface Listed {
  id: string;
  white: string;
  black: string;
  control: string;
  edition: number;
  phase: string;
  result: string | null;
}

/** What the server answered instead of doing it. */
export class Problem extends Error {}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (answer.ok) return (await answer.json()) as T;
  const text = await answer.text();
  throw new Problem(worded(text) ?? `${answer.status} ${answer.statusText}`);
}

/** The words of a problem document; an answer that is none is shown as it is. */
function worded(text: string): string | null {
  try {
    const { problem, detail } = JSON.parse(text) as { problem?: string; detail?: string };
    return [problem, detail].filter(Boolean).join(': ') || null;
  } catch {
    return text.trim() || null;
  }
}

export const about = () => ask<{ version: string; editions: number[] }>('/api/about');

export const presets = () => ask<Preset[]>('/api/presets');

export const games = () => ask<Listed[]>('/api/games');

export const game = (id: string) => ask<Listed>(`/api/games/${encodeURIComponent(id)}`);

export const create = (wanted: Wanted) =>
  ask<{ id: string; seats: Seats }>('/api/games', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });

export const law = (edition: number, number: string) =>
  ask<LawRow[]>(`/api/law/${edition}/${encodeURIComponent(number)}`);

/** Whether the server answers at all, within `ms`. */
export async function isThere(ms: number): Promise<boolean> {
  try {
    return (await fetch('/api/about', { cache: 'no-store', signal: AbortSignal.timeout(ms) })).ok;
  } catch {
    return false;
  }
}
