// What an organiser may choose, and how it is chosen. Where nothing is chosen, the Laws and their edition say.

import type { PenaltyKind, Points, Regulations, Zones } from '../wire';

/** What is regulated otherwise than where nothing is said. */
export type Regulated = Partial<Regulations>;
type Name = keyof Regulations;

export type Field =
  | { name: Name; as: 'choice'; options: readonly string[] }
  | { name: Name; as: 'minutes' }
  | { name: Name; as: 'number' }
  | { name: Name; as: 'points' };

/** What an event states in its own words, for people to act on; several things are separated by semicolons. */
export type Stated = { name: 'fair_play_document' | 'adaptations' } | { name: 'zones'; place: keyof Zones };

const SWITCH = ['on', 'off'] as const;
const choice = (name: Name, ...options: string[]): Field => ({ name, as: 'choice', options });
const onOff = (name: Name): Field => ({ name, as: 'choice', options: SWITCH });

/** What a phone may cost instead of the game (11.3.2.2). */
const MILDER = ['warning', 'opponent-time', 'own-time', 'fine'] as const;

/** In the order in which organisers ask for them. */
export const FIELDS: readonly Field[] = [
  { name: 'default_time', as: 'minutes' },
  choice('stated_tempo', 'standard', 'rapid', 'blitz'),
  { name: 'points', as: 'points' },
  choice('supervision', 'limited', 'full'),
  { name: 'games_per_arbiter', as: 'number' },
  choice('recorder', 'nobody', 'arbiter-or-assistant'),
  choice('draw_agreement', 'allowed', 'with-consent', 'after-moves'),
  choice('scoresheet', 'paper', 'electronic'),
  choice('claim_verification', 'where-moves-are-known', 'arbiter-confirms'),
  onOff('auto_flag'),
  onOff('machine_observes'),
  onOff('table_sounds'),
  onOff('last_move_marked'),
  choice('both_absent', 'as-the-laws-say', 'divided', 'first-arrival-starts'),
  choice('both_late', 'both-lose', 'arbiter-decides'),
  onOff('adjournment'),
  onOff('guideline_iii'),
  onOff('chess960'),
  choice('announcement_language', 'german', 'english', 'armenian', 'persian'),
  onOff('special_clock'),
  onOff('unpromoted_pawn_placed_on_request'),
  onOff('report_on_leave'),
  onOff('device_in_bag'),
  choice('device_penalty', ...MILDER),
  onOff('appeals'),
  onOff('rated'),
];

export const STATED: readonly Stated[] = [
  { name: 'zones', place: 'venue' },
  { name: 'zones', place: 'area' },
  { name: 'zones', place: 'smoking' },
  { name: 'zones', place: 'contiguous' },
  { name: 'fair_play_document' },
  { name: 'adaptations' },
];

// What anybody sees of running games has a control of its own.
const KNOWN = new Set<string>([...FIELDS.map(({ name }) => name), ...STATED.map(({ name }) => name), 'public_display']);

/** Regulations for which this page has no control: shown as they are, and kept. */
export const others = (regulations: Regulated) => Object.entries(regulations).filter(([name]) => !KNOWN.has(name));

/** The name of what is stated, in texts and controls. */
export const nameOf = (stated: Stated) => (stated.name === 'zones' ? `places-${stated.place}` : stated.name.replaceAll('_', '-'));

/** What is stated, as it stands in its control. */
export function statement(stated: Stated, regulations: Regulated): string {
  if (stated.name === 'fair_play_document') return regulations.fair_play_document ?? '';
  const several = stated.name === 'zones' ? regulations.zones?.[stated.place] : regulations.adaptations;
  return (several ?? []).join('; ');
}

const NOWHERE: Zones = { venue: [], area: [], smoking: [], contiguous: [] };

/** The regulations with one thing stated again; what is not said is left out. */
export function withStatement(stated: Stated, text: string, before: Regulated): Regulated {
  const after = { ...before };
  delete after[stated.name];
  const several = text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (stated.name === 'zones') {
    const zones = { ...NOWHERE, ...before.zones, [stated.place]: several };
    return Object.values(zones).every((places) => places.length === 0) ? after : { ...after, zones };
  }
  if (several.length === 0) return after;
  return stated.name === 'adaptations' ? { ...after, adaptations: several } : { ...after, fair_play_document: text.trim() };
}

const MINUTE = 60_000;
const DRAWS_AFTER = 30;

/** What stands in the control of a field. */
export function shown({ name, as }: Field, regulations: Regulated): string {
  const value = regulations[name];
  if (value === undefined || value === null) return '';
  if (as === 'minutes') return String(Number(value) / MINUTE);
  if (as === 'points') return Object.values(pointsOf(regulations)).map(inPoints).join(' · ');
  if (typeof value !== 'object') return String(value);
  if ('when' in value) return value.when;
  return 'penalty' in value ? String(value.penalty) : '';
}

/** What results are worth, in half-points, as the server counts them (10.1). */
export const RESULTS = ['win', 'draw', 'loss'] as const;
const NORMAL: Points = { win: 2, draw: 1, loss: 0 };
export const pointsOf = ({ points }: Regulated): Points => ({ ...NORMAL, ...points });
export const inPoints = (halves: number): string =>
  `${halves > 1 || halves === 0 ? Math.floor(halves / 2) : ''}${halves % 2 === 1 ? '½' : ''}`;

/** The regulations with a result worth something else; what is usual is not kept. */
export function withPoints(result: keyof Points, text: string, before: Regulated): Regulated {
  const { points: _, ...after } = before;
  const value = Math.min(Math.max(0, Math.round(Number(text) * 2)), 200);
  const points = { ...pointsOf(before), [result]: Number.isFinite(value) ? value : NORMAL[result] };
  return RESULTS.every((one) => points[one] === NORMAL[one]) ? after : { ...after, points };
}

/** The regulations with one of them changed. */
export function chosen(field: Field, text: string, before: Regulated): Regulated {
  const after = { ...before };
  delete after[field.name];
  if (text === '') return after;
  return { ...after, [field.name]: read(field, text, before) };
}

function read(field: Field, text: string, before: Regulated): Regulations[Name] {
  if (field.as === 'minutes') return Math.max(0, Math.round(Number(text))) * MINUTE;
  if (field.as === 'number') return Math.max(1, Math.round(Number(text)));
  if (field.name === 'device_penalty') return { costs: 'milder', penalty: text as PenaltyKind };
  if (field.name !== 'draw_agreement') return text;
  return text === 'after-moves' ? { when: text, moves: movesBefore(before) } : { when: text === 'with-consent' ? text : 'allowed' };
}

/** Before which move no draw may be agreed. */
export function movesBefore({ draw_agreement: agreed }: Regulated): number {
  return agreed?.when === 'after-moves' ? agreed.moves : DRAWS_AFTER;
}

/** What holds where nothing is chosen: the option, this many minutes, or words of its own; and the number that says so. */
export interface Unsaid {
  value: string;
  minutes?: number;
  article?: string;
}

type ByEdition = Record<number, Unsaid>;
const NO_RULE: Unsaid = { value: 'no-rule' };

/** By edition. The numbers are those of the Laws' own tables: a test compares them. */
export const UNSAID: Partial<Record<Name, ByEdition>> = {
  stated_tempo: { 2023: { value: 'by-the-times', article: 'A.1' }, 2001: { value: 'by-the-times', article: 'B.1' } },
  points: { 2023: { value: 'one-and-a-half', article: '10.1' }, 2001: { value: 'one-and-a-half', article: '11.1' } },
  default_time: { 2023: { value: 'minutes', minutes: 0, article: '6.7.1' }, 2001: { value: 'minutes', minutes: 60, article: '6.7' } },
  supervision: { 2023: { value: 'must-be-chosen', article: 'A.6' }, 2001: NO_RULE },
  games_per_arbiter: { 2023: { value: 'as-the-full-rules', article: 'A.4.1' }, 2001: NO_RULE },
  recorder: { 2023: { value: 'nobody', article: 'A.4.2' }, 2001: NO_RULE },
  draw_agreement: { 2023: { value: 'allowed', article: '9.1.1' }, 2001: { value: 'allowed', article: '5.2(c)' } },
  scoresheet: { 2023: { value: 'paper', article: '8.1.1' }, 2001: { value: 'paper', article: '8.1/1' } },
  claim_verification: {
    2023: { value: 'where-moves-are-known', article: '11.12' },
    2001: { value: 'where-moves-are-known', article: '9.5/0' },
  },
  auto_flag: { 2023: { value: 'off', article: '6.8' }, 2001: { value: 'off', article: '6.9' } },
  machine_observes: { 2023: { value: 'off', article: '12.6' }, 2001: { value: 'off', article: '13.6/1' } },
  table_sounds: { 2023: { value: 'off', article: '11.5' }, 2001: { value: 'off', article: '12.5' } },
  last_move_marked: { 2023: { value: 'off' }, 2001: { value: 'off' } },
  both_absent: { 2023: { value: 'white-loses-it', article: '6.7.2' }, 2001: { value: 'white-loses-it', article: '6.6' } },
  both_late: { 2023: { value: 'both-lose', article: '6.7.1' }, 2001: { value: 'both-lose', article: '6.7' } },
  adjournment: { 2023: { value: 'off', article: 'I.1.1' }, 2001: { value: 'possible', article: 'A.1(a)/1' } },
  guideline_iii: { 2023: { value: 'off', article: 'III.2.1' }, 2001: { value: 'always', article: '10.1' } },
  chess960: { 2023: { value: 'off', article: 'II.1' }, 2001: NO_RULE },
  announcement_language: { 2023: { value: 'german', article: 'D.2.1' }, 2001: { value: 'german', article: 'F.2.1/2' } },
  special_clock: { 2023: { value: 'off', article: 'D.2.6.1' }, 2001: { value: 'off', article: 'F.2.4/0' } },
  unpromoted_pawn_placed_on_request: { 2023: NO_RULE, 2001: { value: 'off', article: '3.7(e)/1' } },
  report_on_leave: { 2023: { value: 'off', article: '11.2.4' }, 2001: NO_RULE },
  device_in_bag: { 2023: { value: 'off', article: '11.3.2.1' }, 2001: NO_RULE },
  device_penalty: { 2023: { value: 'loss', article: '11.3.2.2' }, 2001: NO_RULE },
  appeals: { 2023: { value: 'on', article: '11.10' }, 2001: { value: 'on' } },
  rated: { 2023: { value: 'off' }, 2001: { value: 'off' } },
};

export const unsaid = (field: Field, edition: number): Unsaid => UNSAID[field.name]?.[edition] ?? NO_RULE;
