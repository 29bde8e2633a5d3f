// What happened?: incidents, the questions they need, and what the Laws say. The rulings are data that the engine has made.

import { search } from '../law/synonyms';
import type { Regulations } from '../wire';
import data from './rulings.json';

/** What is decided about the player it is about, or the opponent. */
export interface Told {
  say: string;
  article: string;
  also?: string[];
  who?: 'player' | 'opponent';
  /** How the game ends, where it does and that matters to its result. */
  ending?: string;
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
export const searched = (typed: string, title: (name: string) => string): string[] => search(typed, CASES, title, (name) => name);

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

/** Answers that are known without asking, by question. */
export type Known = Readonly<Record<string, string>>;

/** What the regulations of an event answer by themselves: what a device costs, and whether it may lie in a bag (11.3.2). */
export function answeredBy({ device_in_bag: bags, device_penalty: costs }: Partial<Regulations>): Known {
  const milder = costs?.costs === 'milder' ? (costs.penalty === 'warning' ? 'warning' : 'milder') : 'loss';
  return { costs: milder, bags: bags === 'on' ? 'yes' : 'no' };
}

/** What was answered, with what is known behind it. */
export function withKnown(incident: string, given: readonly string[], known: Known): string[] {
  const all = [...given];
  for (;;) {
    const asked = question(incident, all);
    const answer = asked && known[asked.ask];
    if (!asked || !answer || !asked.answers.includes(answer)) return all;
    all.push(answer);
  }
}

/** What an edition says once nothing is left to ask; nothing where it has no rule. */
export const ruling = (incident: string, given: readonly string[], edition: Edition): Told[] =>
  fitting(incident, given)[0]?.[`${edition}`] ?? [{ say: 'no-rule', article: edition === 2001 ? 'Pref' : 'Preface' }];

/** The decision under whose article all of it is recorded: what ends the game, else what changes the clocks. */
export const heaviest = (told: readonly Told[]): Told | undefined =>
  told.find(({ say }) => say.startsWith('over-')) ?? told.find(({ say }) => say === 'time-added') ?? told[0];

/** The articles under which an illegal move is recorded, and nothing else. */
export function countedUnder(edition: Edition): Set<string> {
  const under = new Set<string>();
  const others = new Set<string>();
  for (const leaf of LEAVES) {
    const told = leaf[`${edition}`] ?? [];
    const main = heaviest(told);
    if (main) (told.some(({ say }) => say === 'counted') ? under : others).add(main.article);
  }
  return new Set([...under].filter((article) => !others.has(article)));
}

/** Whether an incident asks this, whatever is answered before. */
export const asks = (incident: string, ask: string): boolean =>
  LEAVES.some((leaf) => leaf.incident === incident && leaf.answers.some(([one]) => one === ask));

/** What the position decides, or the last moves: there the arbiter can say them. */
const BY_POSITION = new Set([
  'illegal-move',
  'touched',
  'released',
  'promotion',
  'castling',
  'displaced',
  'flag-fallen',
  'both-flags',
  'repetition',
  'fifty-moves',
  'dead-position',
  'resigned',
  'quickplay',
]);
export const needsPosition = (incident: string): boolean => BY_POSITION.has(incident);

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
