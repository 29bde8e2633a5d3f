// The server's answers about events and the office.

import { fetchJson, Problem, worded } from '../api';
import { latin } from '../digits';
import { language } from '../i18n';
import { freshKey } from '../key';
import type {
  ArbiterShown,
  BoardCode,
  BoardDevice,
  BoardDevicesWanted,
  CodeGiven,
  CodeWanted,
  DeviceShown,
  EventAct,
  EventActSent,
  EventActTaken,
  EventListed,
  EventMade,
  EventShown,
  EventWanted,
  Myself,
  PairingsRead,
  PreviewWanted,
  Previewed,
  Rank,
  RatedShown,
  RatingsRead,
  RatingsTaken,
  ReportAnswer,
  SeatCodes,
  SessionShown,
  StandingsAnswer,
  Started,
  TablesMade,
  TablesWanted,
} from '../wire';

export type {
  ArbiterShown,
  DeviceShown,
  DoubtShown as Doubt,
  EntrantShown,
  EventListed,
  EventShown,
  ItemAnswer as ReportItem,
  Myself,
  Official,
  PairingShown,
  PairingsRead,
  PlayerDetails,
  PlayerPreviewed as PlayerRead,
  Previewed,
  Rank,
  RoundShown,
  SeatCodes as Codes,
  SectionListed,
  SectionShown,
  SessionShown,
  StandingsAnswer as StandingsShown,
  Who,
} from '../wire';

/** What was taken, or the words of the ruling that does not admit it. */
export function admitted(taken: EventActTaken): EventActTaken {
  const refused = taken.rulings.find((ruling) => ruling.decision === 'not-admitted');
  if (refused) throw new Problem(`${refused.text} (${refused.article})`);
  return taken;
}

function ask<T>(path: string, method = 'GET', body?: unknown, kind = 'application/json'): Promise<T> {
  const join = path.includes('?') ? '&' : '?';
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { 'content-type': kind };
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  return fetchJson<T>(`${path}${join}language=${language.tag}`, init);
}

export const me = () => ask<Myself>('/api/office/me');
export const first = (code: string, name: string, password: string) => ask<Myself>('/api/office/first', 'POST', { code, name, password });
export const logIn = (name: string, password: string) => ask<Myself>('/api/office/login', 'POST', { name, password });
export const logOut = () => ask<Myself>('/api/office/logout', 'POST', {});
export const join = (code: string) => ask<Myself>('/api/office/join', 'POST', { code });
/** By the code that was made at the server itself. */
export const recover = (code: string, name: string, password: string) =>
  ask<Myself>('/api/office/recover', 'POST', { code, name, password });

export const arbiters = () => ask<ArbiterShown[]>('/api/office/arbiters');
export const appoint = (name: string, password: string, rank: Rank) =>
  ask<Myself>('/api/office/arbiters', 'POST', { name, password, rank });
export const dismiss = (name: string) => ask<null>(`/api/office/arbiters/${encodeURIComponent(name)}`, 'DELETE');
export const sessions = () => ask<SessionShown[]>('/api/office/sessions');
export const endSession = (id: string) => ask<null>(`/api/office/sessions/${encodeURIComponent(id)}`, 'DELETE');
/** The devices on which arbiters may log in. */
export const devices = () => ask<DeviceShown[]>('/api/office/devices');
/** Nobody logs in there any more, and anyone who is logged in there is logged out. */
export const removeDevice = (id: string) => ask<null>(`/api/office/devices/${encodeURIComponent(id)}`, 'DELETE');
/** A code by which a device becomes one on which arbiters may log in. */
export const deviceCode = (name: string) =>
  ask<CodeGiven>('/api/office/codes', 'POST', { place: { place: 'device', name } } satisfies CodeWanted);
/** A code by which a screen in the hall shows the boards of an event. */
export const screenCode = (event: string) =>
  ask<CodeGiven>('/api/office/codes', 'POST', { place: { place: 'display', event } } satisfies CodeWanted);

export const events = () => ask<EventListed[]>('/api/events');
/** A file or a table as it was understood; nothing is taken in. */
export const preview = (wanted: PreviewWanted) =>
  ask<Previewed>('/api/events/preview', 'POST', wanted.table ? { ...wanted, table: withoutTabs(wanted.table) } : wanted);

/** A message has no tabs: the columns of a pasted table are parted by semicolons. */
function withoutTabs(table: string): string {
  if (!table.includes('\t')) return table;
  const quoted = (value: string) => (/[;"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return table.replace(/[^\n\r]+/g, (line) => line.split('\t').map(quoted).join(';'));
}
/** A file of players beside an event that runs, as it was understood; nothing is taken in. */
/** A time control as somebody has typed it, in the form in which it is kept; one that cannot be read is a problem that says so. */
export async function readControl(text: string): Promise<string> {
  return (await preview({ control: latin(text).trim() })).control ?? '';
}
export const readPlayers = (id: string, section: number, wanted: PreviewWanted) =>
  ask<Previewed>(`${ofSection(id, section)}/players/read`, 'POST', wanted.table ? { ...wanted, table: withoutTabs(wanted.table) } : wanted);
export const event = (id: string) => ask<EventShown>(`/api/events/${encodeURIComponent(id)}`);
export const found = (wanted: EventWanted) => ask<EventMade>('/api/events', 'POST', wanted);

const ofEvent = (id: string) => `/api/events/${encodeURIComponent(id)}`;
const ofSection = (id: string, section: number) => `${ofEvent(id)}/sections/${section}`;

/** A key nobody else has; the same act sent twice is one act. */
const sent = (act: EventAct): EventActSent => ({ key: freshKey(), act });

/** The last entry of each event that this page has brought about: what is shown is up to date when it has come so far. */
const brought = new Map<string, number>();
export const lastOf = (id: string) => brought.get(id) ?? 0;

async function taken(id: string, path: string, deed: EventAct): Promise<EventActTaken> {
  const answer = await ask<EventActTaken>(path, 'POST', sent(deed));
  brought.set(id, Math.max(lastOf(id), answer.seq));
  return answer;
}
export const act = (id: string, deed: EventAct) => taken(id, `${ofEvent(id)}/acts`, deed);
export const actIn = (id: string, section: number, deed: EventAct) => taken(id, `${ofSection(id, section)}/acts`, deed);
export const readPairings = (id: string, section: number, round: number, list: string) =>
  ask<PairingsRead>(`${ofSection(id, section)}/rounds/${round}/pairings/read`, 'POST', list, 'text/plain');
export const draftPairings = (id: string, section: number, round: number) =>
  ask<PairingsRead>(`${ofSection(id, section)}/rounds/${round}/pairings/draft`);
/** The pairings as the server's pairing program makes them; nothing is published. */
export const programPairings = (id: string, section: number, round: number) =>
  ask<PairingsRead>(`${ofSection(id, section)}/rounds/${round}/pairings/program`, 'POST', {});
export const setTables = (id: string, section: number, round: number, wanted: TablesWanted) =>
  ask<TablesMade>(`${ofSection(id, section)}/rounds/${round}/tables`, 'POST', wanted);
/** The clocks of every board that waits start at one moment. */
export const startClocks = (id: string, section: number, round: number, boards: number[]) =>
  ask<Started>(`${ofSection(id, section)}/rounds/${round}/start`, 'POST', { boards });
export const codes = (id: string, section: number, round: number, board: number) =>
  ask<SeatCodes>(`${ofSection(id, section)}/rounds/${round}/boards/${board}/codes`, 'POST', {});
/** Devices that belong to boards, no matter who plays there. */
export const boardDevices = (id: string, section: number) => ask<BoardDevice[]>(`${ofSection(id, section)}/devices`);
export const boardDeviceCodes = (id: string, section: number, wanted: BoardDevicesWanted) =>
  ask<BoardCode[]>(`${ofSection(id, section)}/devices`, 'POST', wanted);
export const endBoardDevice = (id: string, section: number, device: string) =>
  ask<null>(`${ofSection(id, section)}/devices/${encodeURIComponent(device)}`, 'DELETE');
export const standings = (id: string, section: number, after: number | null) =>
  ask<StandingsAnswer>(`${ofSection(id, section)}/standings${after === null ? '' : `?after=${after}`}`);

/** What was ruled so far, in the whole event: what is about no game is about no section either. */
export const report = (id: string) => ask<ReportAnswer>(`${ofEvent(id)}/files/report?as=json`);

/** FIDE's rating list as it is understood; nothing is taken in. */
export async function bringRatings(file: File): Promise<RatingsRead> {
  const answer = await fetch(`/api/office/ratings?language=${language.tag}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text) as RatingsRead;
  throw new Problem((await worded(text)) ?? `${answer.status} ${answer.statusText}`);
}
export const takeRatings = () => ask<RatingsTaken>('/api/office/ratings/take', 'POST', {});
/** Players of the rating list whose names begin so, or the one of a number. */
export const searchRatings = (id: string, section: number, words: string) =>
  ask<RatedShown[]>(`${ofEvent(id)}/ratings?${new URLSearchParams({ search: words, section: String(section) })}`);

/** Addresses of files and of pages for the printer. */
export const fileOf = (id: string, file: string, query: Record<string, string | number>) =>
  `${ofEvent(id)}/files/${file}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
export const pageOf = (id: string, page: string, query: Record<string, string | number>) =>
  `${ofEvent(id)}/print/${page}?${new URLSearchParams(Object.entries({ ...query, language: language.tag }).map(([key, value]) => [key, String(value)]))}`;

/** The lines over which pages come: the page, then what changes on it. */
export const pageLive = (id: string, show: 'event' | 'standings' | 'wall') => `${ofEvent(id)}/stream?show=${show}&language=${language.tag}`;
export const deskLive = (id: string, section: number) => `${ofSection(id, section)}/desk/stream?language=${language.tag}`;
export const gamesLive = () => `/api/stream?language=${language.tag}`;
