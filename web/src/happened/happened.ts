// What happened?: incidents, the questions they need, and what the Laws say. The rulings are data that the engine has made.

import { finds } from '../law/synonyms';
import data from './rulings.json';

/** What is decided about the player it is about, or the opponent. */
export interface Told {
  say: string;
  article: string;
  also?: string[];
  who?: 'player' | 'opponent';
  /** In milliseconds. */
  time?: number;
  count?: number;
  right?: string;
  duty?: string;
}

interface Leaf {
  incident: string;
  group: string;
  /** Questions with their answers, in the order in which they are asked. */
  answers: [string, string][];
  '2023'?: Told[];
  '2001'?: Told[];
}

// The file is a list of arrays of two texts, which TypeScript reads as arrays of texts.
const LEAVES = data as unknown as readonly Leaf[];

export const GROUPS = ['board', 'clock', 'result', 'behaviour'] as const;
export const EDITIONS = [2023, 2001] as const;
export type Edition = (typeof EDITIONS)[number];

/** The incidents of a group, each once. */
export const casesOf = (group: string): string[] => [
  ...new Set(LEAVES.filter((leaf) => leaf.group === group).map((leaf) => leaf.incident)),
];

export const CASES: readonly string[] = [...new Set(LEAVES.map((leaf) => leaf.incident))];

/** The incidents somebody may mean who types this; `title` says one in the reader's language. */
export const searched = (typed: string, title: (name: string) => string): string[] =>
  CASES.filter((name) => finds(typed, title(name), name));

const fitting = (incident: string, given: readonly string[]) =>
  LEAVES.filter((leaf) => leaf.incident === incident && given.every((answer, place) => leaf.answers[place]?.[1] === answer));

/** What is still to be asked, and the answers there are. */
export function question(incident: string, given: readonly string[]): { ask: string; answers: string[] } | null {
  const asked = fitting(incident, given).flatMap((leaf) =>
    leaf.answers[given.length] ? [leaf.answers[given.length] as [string, string]] : [],
  );
  if (asked.length === 0) return null;
  return { ask: asked[0]?.[0] ?? '', answers: [...new Set(asked.map(([, answer]) => answer))] };
}

/** What an edition says once nothing is left to ask; nothing where it has no rule. */
export const ruling = (incident: string, given: readonly string[], edition: Edition): Told[] =>
  fitting(incident, given)[0]?.[`${edition}`] ?? [{ say: 'no-rule', article: edition === 2001 ? 'Pref' : 'Preface' }];

/** The changes to be made on the clocks, in milliseconds. */
export function clocks(told: readonly Told[]): { player: number; opponent: number } {
  const change = { player: 0, opponent: 0 };
  for (const { say, who, time } of told) {
    if (!who || time === undefined) continue;
    if (say === 'time-added') change[who] += time;
    if (say === 'time-taken') change[who] -= time;
  }
  return change;
}

/** The text of a decision and what it needs. */
export function textOf(told: Told): [string, Record<string, string | number>] {
  if (told.say === 'right-lost') return [`told-right-${told.right}`, {}];
  if (told.say === 'duty') return [`told-duty-${told.duty}`, {}];
  return [`told-${told.say}`, { who: told.who ?? 'player', minutes: (told.time ?? 0) / 60_000, count: told.count ?? 0 }];
}

/** How the game ended for the player it is about. */
export function ending(told: readonly Told[]): 'loses' | 'wins' | 'drawn' | 'both-lose' | null {
  const over = told.find(({ say }) => say.startsWith('over-'));
  return over ? (over.say.slice('over-'.length) as 'loses') : null;
}
