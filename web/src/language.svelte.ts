// The viewer's language. Every text of the page comes from a Fluent file, one a language, fetched when somebody wants it.
// A language more is a file more: its tag is the file's name.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { calendar as keptCalendar, keepCalendar, keepLanguage, language as kept } from './keep';
import type { Calendar } from './solar';

type Tag = string;

const FILES = import.meta.glob<string>('./i18n/*.ftl', { query: '?raw', import: 'default' });
/** The texts of pages that not everybody opens, by language. */
const MORE = import.meta.glob<string>('./i18n/*/*.ftl', { query: '?raw', import: 'default' });
const fileOf = (tag: Tag) => `./i18n/${tag}.ftl`;
const tagOf = (file: string): Tag => file.slice('./i18n/'.length, -'.ftl'.length);

/** The languages there are, English first. */
export const TAGS: readonly Tag[] = Object.keys(FILES)
  .map(tagOf)
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));

function bundle(tag: Tag, texts: string): FluentBundle {
  const isRightToLeft = /^direction = rtl$/m.test(texts);
  // Names, squares and numbers inside a right-to-left sentence keep their own direction.
  const made = new FluentBundle(tag, { useIsolating: isRightToLeft });
  made.addResource(new FluentResource(texts));
  return made;
}

let tag = $state<Tag>('en');
let texts = $state.raw(new FluentBundle('en'));

export const language = {
  /** `en`, `hy`, `fa`. */
  get tag(): Tag {
    return tag;
  },
};

/** Not every browser knows what every language calls itself. */
const CALLED: Record<Tag, string> = { hy: 'Հայերեն' };

/** What a language calls itself. */
export function ownName(of: Tag): string {
  if (CALLED[of]) return CALLED[of];
  const name = new Intl.DisplayNames([of], { type: 'language' }).of(of) ?? of;
  return name.charAt(0).toLocaleUpperCase(of) + name.slice(1);
}

/** The text of this name, in the viewer's language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = texts.getMessage(id);
  return message?.value ? texts.formatPattern(message.value, args ?? null) : id;
}

/** Which way the page is read: a score between two names reads the same way. */
export const direction = (): 'ltr' | 'rtl' => (t('direction') === 'rtl' ? 'rtl' : 'ltr');

/** Numbers of boards, rounds and places, in the viewer's digits; clocks, moves and codes keep theirs. */
export function figures(text: number | string): string {
  const own = new Intl.NumberFormat(tag, { useGrouping: false });
  return String(text).replace(/\d/g, (digit) => own.format(Number(digit)));
}

let gregorian = $state(keptCalendar() === 'gregorian');

/** Which calendar every date of the page is written in: Persian has two. */
export const calendar = {
  /** The calendar in use; `null` where the language has one only. */
  get chosen(): Calendar | null {
    if (tag !== 'fa') return null;
    return gregorian ? 'gregorian' : 'solar';
  },
  /** Turns the whole page to the other one; the device remembers it. */
  change(): void {
    gregorian = !gregorian;
    keepCalendar(gregorian ? 'gregorian' : 'solar');
  },
};

const inCalendar = (): string => (calendar.chosen === 'gregorian' ? `${tag}-u-ca-gregory` : tag);

function formatted(moment: number | Date, style: Intl.DateTimeFormatOptions): string | null {
  const known = Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  return known ? new Intl.DateTimeFormat(inCalendar(), style).format(moment) : null;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A day and an hour; a browser that does not know the language writes them in figures. */
export function day(moment: number): string {
  const at = new Date(moment);
  const figured = `${twoDigits(at.getDate())}.${twoDigits(at.getMonth() + 1)}.${at.getFullYear()}, ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
  return formatted(moment, { dateStyle: 'medium', timeStyle: 'short' }) ?? figured;
}

/** A day as the server writes it, `2026-11-15` or `2026-11-15 14:30` by the clocks of the place; anything else stays as it is. */
export function dayWritten(text: string): string {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d))?$/.exec(text);
  if (!found) return text;
  const [, years, months, days, hours, minutes] = found.map(Number);
  const at = new Date(Date.UTC(years ?? 0, (months ?? 1) - 1, days, hours || 0, minutes || 0));
  return formatted(at, { dateStyle: 'medium', timeZone: 'UTC', ...(found[4] ? { timeStyle: 'short' } : {}) }) ?? text;
}

/** An hour of the day to the second, as the language writes it. */
export const hour = (moment: number): string => new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }).format(moment);

/** Short things one after the other, joined as the language joins them. */
export const list = (parts: string[]): string => new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format(parts);

/** A year: a number in the viewer's digits, without a mark for thousands. */
export const year = (number: number | string) => new FluentNumber(Number(number), { useGrouping: false });

/** The last turn of the page into a language. */
let last: Promise<void> = Promise.resolve();
let asked = 0;
const opened = new Set<string>();

async function textsOf(wanted: Tag): Promise<string | undefined> {
  const first = await FILES[fileOf(wanted)]?.();
  const rest = await Promise.all([...opened].map((name) => MORE[`./i18n/${wanted}/${name}.ftl`]?.()));
  return first && [first, ...rest].join('\n');
}

/** Texts that are on their way or there; anyone who wants the same ones waits for the same. */
const arriving = new Map<string, Promise<void>>();

/** Fetches the texts of such a page; it is shown when they are there. */
export function more(name: string): Promise<void> {
  const known = arriving.get(name);
  if (known) return known;
  opened.add(name);
  const coming = speak(tag);
  arriving.set(name, coming);
  return coming;
}

/** Turns the page into another language; one that cannot be fetched changes nothing. */
export function speak(wanted: Tag): Promise<void> {
  asked += 1;
  last = turn(wanted, asked);
  return last;
}

async function turn(wanted: Tag, mine: number): Promise<void> {
  const written = await textsOf(wanted).catch(() => undefined);
  // Somebody has asked since: what they get has this too.
  if (mine !== asked) return last;
  if (written === undefined) return;
  texts = bundle(wanted, written);
  tag = wanted;
  const { documentElement } = document;
  documentElement.lang = wanted;
  documentElement.dir = t('direction');
}

/** What somebody chooses stays with the device. */
export async function choose(wanted: Tag): Promise<void> {
  await speak(wanted);
  if (tag === wanted) keepLanguage(wanted);
}

/** The language to begin with: asked for in the address, chosen before, or the first of the reader's that there is. */
export function first(): Tag {
  const wanted = [new URLSearchParams(location.search).get('language'), kept(), ...navigator.languages];
  const short = wanted.map((one) => one?.split('-')[0]?.toLowerCase());
  return short.find((one): one is Tag => one !== undefined && TAGS.includes(one)) ?? 'en';
}
