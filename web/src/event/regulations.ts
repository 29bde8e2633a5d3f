// What an organiser may choose, and how it is chosen. Where nothing is chosen, the Laws and their edition say.

import type { Regulations } from '../wire';

/** What is regulated otherwise than where nothing is said. */
export type Regulated = Partial<Regulations>;
type Name = keyof Regulations;

export type Field = { name: Name; as: 'choice'; options: readonly string[] } | { name: Name; as: 'minutes' } | { name: Name; as: 'number' };

const SWITCH = ['on', 'off'] as const;
const choice = (name: Name, ...options: string[]): Field => ({ name, as: 'choice', options });
const onOff = (name: Name): Field => ({ name, as: 'choice', options: SWITCH });

/** In the order in which organisers ask for them. */
export const FIELDS: readonly Field[] = [
  { name: 'default_time', as: 'minutes' },
  choice('supervision', 'limited', 'full'),
  { name: 'games_per_arbiter', as: 'number' },
  choice('recorder', 'nobody', 'arbiter-or-assistant'),
  choice('draw_agreement', 'allowed', 'with-consent', 'after-moves'),
  choice('scoresheet', 'paper', 'electronic'),
  choice('claim_verification', 'where-moves-are-known', 'arbiter-confirms'),
  onOff('auto_flag'),
  onOff('machine_observes'),
  choice('both_absent', 'as-the-laws-say', 'divided', 'first-arrival-starts'),
  choice('both_late', 'both-lose', 'arbiter-decides'),
  onOff('adjournment'),
  onOff('guideline_iii'),
  onOff('chess960'),
  onOff('report_on_leave'),
  onOff('device_in_bag'),
  onOff('appeals'),
  onOff('rated'),
];

// What anybody sees of running games has a control of its own.
const KNOWN = new Set<string>([...FIELDS.map(({ name }) => name), 'public_display']);

/** Regulations for which this page has no control: shown as they are, and kept. */
export const others = (regulations: Regulated) => Object.entries(regulations).filter(([name]) => !KNOWN.has(name));

const MINUTE = 60_000;
const DRAWS_AFTER = 30;

/** What stands in the control of a field. */
export function shown({ name, as }: Field, regulations: Regulated): string {
  const value = regulations[name];
  if (value === undefined || value === null) return '';
  if (as === 'minutes') return String(Number(value) / MINUTE);
  return typeof value === 'object' && 'when' in value ? value.when : String(value);
}

/** The regulations with one of them chosen anew. */
export function chosen(field: Field, text: string, before: Regulated): Regulated {
  const after = { ...before };
  delete after[field.name];
  if (text === '') return after;
  return { ...after, [field.name]: read(field, text, before) };
}

function read(field: Field, text: string, before: Regulated): Regulations[Name] {
  if (field.as === 'minutes') return Math.max(0, Math.round(Number(text))) * MINUTE;
  if (field.as === 'number') return Math.max(1, Math.round(Number(text)));
  if (field.name !== 'draw_agreement') return text;
  return text === 'after-moves' ? { when: text, moves: movesBefore(before) } : { when: text === 'with-consent' ? text : 'allowed' };
}

/** Before which move no draw may be agreed. */
export function movesBefore({ draw_agreement: agreed }: Regulated): number {
  return agreed?.when === 'after-moves' ? agreed.moves : DRAWS_AFTER;
}
