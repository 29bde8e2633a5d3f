// The server's answers about events and the office.

import { Problem, worded } from '../api';
import { language } from '../i18n';
import type { AppealShown, EventRuled, PenaltyShown, PhaseName, TableKind } from '../wire';

export interface SectionListed {
  section: number;
  name: string;
  rounds: number;
  round: number;
  players: number;
}
export interface EventListed {
  id: string;
  name: string;
  place: string;
  begins: string | null;
  ends: string | null;
  sections: SectionListed[];
}
export interface PairingShown {
  game: string;
  board: number;
  white: number;
  black: number;
  result: string;
  /** What it was before it was changed. */
  changed: string[];
  live: { id: string; kind: TableKind; phase: PhaseName } | null;
}
export interface RoundShown {
  round: number;
  sessions: { start: number; end: number | null }[];
  default_time: number | null;
  pairings: PairingShown[];
  byes: { player: number; kind: string }[];
}
export interface EntrantShown {
  player: number;
  number: number;
  details: PlayerDetails;
  standing: string;
  from: number | null;
  requested: { round: number; kind: string }[];
}
export interface PlayerDetails {
  name: string;
  sex: string | null;
  title: string | null;
  rating: number | null;
  federation: string | null;
  fide_id: number | null;
  born: string | null;
  club: string | null;
  needs: { disabilities: string[]; assistant: unknown; measures: string[] };
}
export interface PairingsRead {
  games: { board: number; white: number; black: number }[];
  byes: { player: number; kind: string }[];
  doubts: Doubt[];
}
export type Doubt =
  | { doubt: 'unfinished'; round: number; games: number }
  | { doubt: 'repeated'; board: number; round: number }
  | { doubt: 'third-color'; player: number; color: string }
  | { doubt: 'missing' | 'asked-for-bye' | 'second-bye'; player: number }
  | { doubt: 'result-dropped'; board: number; result: string };
export interface SectionShown {
  section: number;
  terms: TermsShown;
  players: EntrantShown[];
  rounds: RoundShown[];
}
export interface TermsShown {
  name: string;
  system: string;
  rounds: number;
  control: string;
  regulations: Record<string, unknown> | null;
  tie_breaks: string[];
  bye: string;
  carried?: string[];
}
export interface EventShown {
  id: string;
  seq: number;
  founding: { name: string; place: string; edition: number; regulations: Record<string, unknown>; begins?: string | null; ends?: string | null };
  officials: { official: number; details: Official }[];
  sections: SectionShown[];
  /** Whether the server has a program that pairs rounds. */
  pairing_program: boolean;
  penalties: PenaltyShown[];
  appeals: AppealShown[];
}
export interface Official {
  name: string;
  title?: string | null;
  post: { as: string; section?: number | null };
}
/** What was ruled, as the incident report has it. */
export interface ReportItem {
  when: string;
  game: string;
  players: string;
  entry: number;
  by: string;
  fact: string;
  rulings: { articles: string[]; text: string }[];
}
export interface StandingsShown {
  after: number;
  tie_breaks: string[];
  rows: { rank: number; player: number; number: number; name: string; title: string | null; rating: number | null; federation: string | null; points: string; figures: string[]; rounds: string[]; performance: number | null }[];
}
export interface Taken {
  seq: number;
  rulings: EventRuled[];
}

/** What was taken, or the words of the ruling that does not admit it. */
export function admitted(taken: Taken): Taken {
  const refused = taken.rulings.find((ruling) => ruling.decision === 'not-admitted');
  if (refused) throw new Problem(`${refused.text} (${refused.article})`);
  return taken;
}
export interface Codes {
  game: string;
  codes: { seat: string; code: string; picture: string }[];
}
export type Who =
  | { who: 'arbiter'; name: string }
  | { who: 'holder'; place: { place: 'seat'; game: string; seat: string } | { place: string; [key: string]: string } };
export interface Myself {
  who: Who | null;
  rank: Rank | null;
}

async function ask<T>(path: string, method = 'GET', body?: unknown, kind = 'application/json'): Promise<T> {
  const join = path.includes('?') ? '&' : '?';
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { 'content-type': kind };
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  const answer = await fetch(`${path}${join}language=${language.tag}`, init);
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  throw new Problem((await worded(text)) ?? `${answer.status} ${answer.statusText}`);
}

export const me = () => ask<Myself>('/api/office/me');
export const first = (code: string, name: string, password: string) =>
  ask<Myself>('/api/office/first', 'POST', { code, name, password });
export const logIn = (name: string, password: string) => ask<Myself>('/api/office/login', 'POST', { name, password });
export const logOut = () => ask<Myself>('/api/office/logout', 'POST', {});
export const join = (code: string) => ask<Myself>('/api/office/join', 'POST', { code });
/** By the code that whoever stands at the server has made. */
export const recover = (code: string, name: string, password: string) => ask<Myself>('/api/office/recover', 'POST', { code, name, password });

export type Rank = { rank: 'chief' } | { rank: 'section'; event: string; section: string };
export interface ArbiterShown {
  name: string;
  rank: Rank;
}
export interface SessionShown {
  id: string;
  who: Who;
  device: string;
  used: number;
}
export const arbiters = () => ask<ArbiterShown[]>('/api/office/arbiters');
export const appoint = (name: string, password: string, rank: Rank) => ask<Myself>('/api/office/arbiters', 'POST', { name, password, rank });
export const dismiss = (name: string) => ask<null>(`/api/office/arbiters/${encodeURIComponent(name)}`, 'DELETE');
export const sessions = () => ask<SessionShown[]>('/api/office/sessions');
export const endSession = (id: string) => ask<null>(`/api/office/sessions/${encodeURIComponent(id)}`, 'DELETE');
/** A code by which a device becomes one on which arbiters may log in. */
export const deviceCode = (name: string) => ask<{ code: string }>('/api/office/codes', 'POST', { place: { place: 'device', name } });

export const events = () => ask<EventListed[]>('/api/events');
export interface PlayerRead {
  number: number;
  details: PlayerDetails;
}
/** A file or a table as it was understood; nothing is taken in. */
export interface Previewed {
  name: string;
  place: string;
  rounds: number;
  paired: number;
  control: string | null;
  tie_breaks: string[];
  players: PlayerRead[];
  headings: string[];
  columns: string[];
  left_out: { line: number; text: string }[];
  problems: string[];
}
export const preview = (wanted: { trf: string } | { table: string; columns?: string[] }) =>
  ask<Previewed>('/api/events/preview', 'POST', 'table' in wanted ? { ...wanted, table: withoutTabs(wanted.table) } : wanted);

/** A message has no tabs: the columns of a pasted table are parted by semicolons. */
function withoutTabs(table: string): string {
  if (!table.includes('\t')) return table;
  const quoted = (value: string) => (/[;"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return table.replace(/[^\n\r]+/g, (line) => line.split('\t').map(quoted).join(';'));
}
export const event = (id: string) => ask<EventShown>(`/api/events/${encodeURIComponent(id)}`);
export const found = (wanted: unknown) => ask<{ event: string }>('/api/events', 'POST', wanted);

const ofEvent = (id: string) => `/api/events/${encodeURIComponent(id)}`;
const ofSection = (id: string, section: number) => `${ofEvent(id)}/sections/${section}`;

/** A key nobody else has; the same act sent twice is one act. */
const freshKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const act = (id: string, deed: unknown) => ask<Taken>(`${ofEvent(id)}/acts`, 'POST', { key: freshKey(), act: deed });
export const actIn = (id: string, section: number, deed: unknown) =>
  ask<Taken>(`${ofSection(id, section)}/acts`, 'POST', { key: freshKey(), act: deed });
export const readPairings = (id: string, section: number, round: number, list: string) =>
  ask<PairingsRead>(`${ofSection(id, section)}/rounds/${round}/pairings/read`, 'POST', list, 'text/plain');
export const draftPairings = (id: string, section: number, round: number) =>
  ask<PairingsRead>(`${ofSection(id, section)}/rounds/${round}/pairings/draft`);
/** The pairings as the server's pairing program makes them; nothing is published. */
export const programPairings = (id: string, section: number, round: number) =>
  ask<PairingsRead>(`${ofSection(id, section)}/rounds/${round}/pairings/program`, 'POST', {});
export const setTables = (id: string, section: number, round: number, wanted: { kind: TableKind; boards: number[]; resume_within: number }) =>
  ask<{ boards: { board: number; game: string }[] }>(`${ofSection(id, section)}/rounds/${round}/tables`, 'POST', wanted);
/** The clocks of every board that waits start at one moment. */
export const startClocks = (id: string, section: number, round: number, boards: number[]) =>
  ask<{ started: number[] }>(`${ofSection(id, section)}/rounds/${round}/start`, 'POST', { boards });
export const codes = (id: string, section: number, round: number, board: number) =>
  ask<Codes>(`${ofSection(id, section)}/rounds/${round}/boards/${board}/codes`, 'POST', {});
export const standings = (id: string, section: number, after: number | null) =>
  ask<StandingsShown>(`${ofSection(id, section)}/standings${after === null ? '' : `?after=${after}`}`);

/** What was ruled so far, in the whole event: what is about no game is about no section either. */
export const report = (id: string) => ask<{ items: ReportItem[] }>(`${ofEvent(id)}/files/report?as=json`);

/** Addresses of files and of pages for the printer. */
export const fileOf = (id: string, file: string, query: Record<string, string | number>) =>
  `${ofEvent(id)}/files/${file}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
export const pageOf = (id: string, page: string, query: Record<string, string | number>) =>
  `${ofEvent(id)}/print/${page}?${new URLSearchParams(Object.entries({ ...query, language: language.tag }).map(([key, value]) => [key, String(value)]))}`;

/** Where the desk of a section is told what changes. */
export const deskLive = (id: string, section: number) => `${ofSection(id, section)}/desk/live?language=${language.tag}`;
