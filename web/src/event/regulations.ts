// What an organiser may choose, and how it is chosen. Where nothing is chosen, the Laws and their edition say.

export type Regulated = Record<string, unknown>;

export type Field =
  | { name: string; as: 'choice'; options: readonly string[] }
  | { name: string; as: 'minutes' }
  | { name: string; as: 'number' };

const SWITCH = ['on', 'off'] as const;
const choice = (name: string, ...options: string[]): Field => ({ name, as: 'choice', options });
const onOff = (name: string): Field => ({ name, as: 'choice', options: SWITCH });

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
  onOff('public_display'),
  onOff('rated'),
];

const KNOWN = new Set(FIELDS.map(({ name }) => name));

/** Regulations for which this page has no control: shown as they are, and kept. */
export const others = (regulations: Regulated) => Object.entries(regulations).filter(([name]) => !KNOWN.has(name));

const MINUTE = 60_000;
const DRAWS_AFTER = 30;

/** What stands in the control of a field. */
export function shown({ name, as }: Field, regulations: Regulated): string {
  const value = regulations[name];
  if (value === undefined || value === null) return '';
  if (as === 'minutes') return String(Number(value) / MINUTE);
  if (name === 'draw_agreement') return String((value as { when: string }).when);
  return String(value);
}

/** The regulations with one of them chosen anew. */
export function chosen(field: Field, text: string, before: Regulated): Regulated {
  const after = { ...before };
  delete after[field.name];
  if (text === '') return after;
  return { ...after, [field.name]: read(field, text, before) };
}

function read(field: Field, text: string, before: Regulated): unknown {
  if (field.as === 'minutes') return Math.max(0, Math.round(Number(text))) * MINUTE;
  if (field.as === 'number') return Math.max(1, Math.round(Number(text)));
  if (field.name !== 'draw_agreement') return text;
  return text === 'after-moves' ? { when: text, moves: movesBefore(before) } : { when: text };
}

/** Before which move no draw may be agreed. */
export const movesBefore = (regulations: Regulated) =>
  (regulations.draw_agreement as { moves?: number } | undefined)?.moves ?? DRAWS_AFTER;
