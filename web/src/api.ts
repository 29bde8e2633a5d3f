// The server's plain requests. Every problem is a sentence a person can read.

import { more, t } from './i18n';
import type {
  About,
  Created,
  DrillChosen,
  DrillExercise,
  DrillMarked,
  ExplainAnswer,
  ExplainExamples,
  ExplainWanted,
  GapShown,
  Health,
  InviteWanted,
  Invited,
  JournalLine,
  LawBook,
  LawRow,
  LawTerm,
  Listed,
  Myself,
  PresetShown,
  ProblemShown,
  Rematch,
  Replay,
  Resumed,
  ScenarioListed,
  ScenarioShown,
  Seats,
  Settlement,
  Wanted,
} from './wire';

/** The seats that a device holds: those it was given. */
export type Held = Partial<Seats>;

/** What the server answered instead of doing it. */
export class Problem extends Error {}

/** What the server answers to a request, or its problem in the viewer's language; an empty answer is null. */
export async function fetchJson<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  throw new Problem((await worded(text)) ?? `${answer.status} ${answer.statusText}`);
}

/** A problem, over HTTP or on a live line: its code, what belongs to it, and the server's own words. */
export type Coded = Partial<Pick<ProblemShown, 'code' | 'facts'>> & Pick<ProblemShown, 'problem'>;

/** A problem in the viewer's language; one that this page does not know yet is said as the server says it. */
export async function inOwnWords({ code, facts, problem }: Coded): Promise<string> {
  await more('problem');
  const id = `problem-${code}`;
  const words = t(id, facts);
  return words === id ? problem : words;
}

/** The words of a problem document; an answer that is none is shown as it is. */
export async function worded(text: string): Promise<string | null> {
  try {
    const told = JSON.parse(text) as Partial<ProblemShown>;
    return told.problem === undefined ? null : await inOwnWords({ ...told, problem: told.problem });
  } catch {
    return text.trim() || null;
  }
}

export const about = () => fetchJson<About>('/api/about');

/** How the server is, and its disk. */
export const health = () => fetchJson<Health>('/health');

/** Questions about positions that are understood in a language. */
export const explainQuestions = (tag: string) => fetchJson<ExplainExamples>(`/api/explain?language=${tag}`);

/** A question about a typed position or typed moves. */
export const explain = (game: string, question: string) =>
  fetchJson<ExplainAnswer>('/api/explain', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, question } satisfies ExplainWanted),
  });

/** The moves of a game as PGN, without what stands around them. */
export async function movesOf(id: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(id)}/pgn`);
  const text = await answer.text();
  if (!answer.ok) throw new Problem((await worded(text)) ?? `${answer.status} ${answer.statusText}`);
  return text
    .replace(/^\[.*\]\s*$/gm, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export const presets = () => fetchJson<PresetShown[]>('/api/presets');

export const games = () => fetchJson<Listed[]>('/api/games');

/** Some of the games, the newest first: those that run, those that are over, or these. */
export const someGames = (asked: { show?: 'running' | 'finished'; ids?: string; from?: number; count: number }) =>
  fetchJson<Listed[]>(`/api/games?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`);

export const game = (id: string) => fetchJson<Listed>(`/api/games/${encodeURIComponent(id)}`);

export const journal = (id: string, seat: string | null | undefined, language: string) =>
  fetchJson<JournalLine[]>(
    `/api/games/${encodeURIComponent(id)}/journal?language=${language}${seat ? `&seat=${encodeURIComponent(seat)}` : ''}`,
  );

/** What the server's absence did to a game; for its arbiter. */
export const gapOf = (id: string, seat: string | null | undefined, language: string) =>
  fetchJson<GapShown | null>(
    `/api/games/${encodeURIComponent(id)}/gap?language=${language}${seat ? `&seat=${encodeURIComponent(seat)}` : ''}`,
  );

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A game of an event goes on after the server was away, by this ruling. */
export const settleGap = (id: string, ruled: Settlement) =>
  fetchJson<Resumed>(`/api/games/${encodeURIComponent(id)}/resume`, posted(ruled));

export const create = (wanted: Wanted) => fetchJson<Created>('/api/games', posted(wanted));

const seatQuery = (seat: string | null | undefined) => (seat ? `?seat=${encodeURIComponent(seat)}` : '');

/** Whether the opponent has asked for the next game. */
export const nextGame = (id: string, seat: string | null | undefined) =>
  fetchJson<Rematch | null>(`/api/games/${encodeURIComponent(id)}/rematch${seatQuery(seat)}`);

/** Invites another device to a seat, or to watch. */
export const invite = (id: string, seat: string | null | undefined, wanted: InviteWanted) =>
  fetchJson<Invited>(`/api/games/${encodeURIComponent(id)}/invites${seatQuery(seat)}`, posted(wanted));

const asSeen = (id: string, what: string, seat: string | null | undefined, more: Record<string, string>) =>
  `/api/games/${encodeURIComponent(id)}/${what}?${new URLSearchParams({ ...(seat ? { seat } : {}), ...more })}`;

/** A game move by move. */
export const replay = (id: string, seat: string | null | undefined, language: string) =>
  fetchJson<Replay>(asSeen(id, 'replay', seat, { language }));

/** Where a game lies as PGN. */
export const pgnAddress = (id: string, { table, white, black }: Held, rulings: boolean, language: string) =>
  asSeen(id, 'pgn', table ?? white ?? black, { rulings: String(rulings), language });

/** The next game of two players: set up, or the one that the other has set up. */
export const rematch = (id: string, seat: string | null | undefined) =>
  fetchJson<Rematch>(`/api/games/${encodeURIComponent(id)}/rematch${seatQuery(seat)}`, { method: 'POST' });

/** The seat beside a player who does not see the board. */
export type AssistantSeat = 'white-assistant' | 'black-assistant';

/** Takes the seat that a code opens; its game, if it is a seat at one. */
export async function useCode(code: string): Promise<string | null> {
  const { who } = await fetchJson<Myself>('/api/office/join', posted({ code }));
  const place = who?.who === 'holder' ? who.place : null;
  return place && 'game' in place ? place.game : null;
}

/** Where a device that belongs to a board of an event sits now: the address of its game, or of the page on which it waits. */
export async function whereBoardIs(): Promise<string | null> {
  const { who, board } = await fetchJson<Myself>('/api/office/me');
  if (!board) return null;
  const place = who?.who === 'holder' ? who.place : null;
  return place?.place === 'seat' ? `/table/${place.game}?as=${place.seat}` : '/board';
}

/** The seat that this browser's session has at a game: by a code, or as an arbiter. */
export async function seatHere(id: string, asked: string | null): Promise<keyof Seats | AssistantSeat | null> {
  const { who } = await fetchJson<Myself>('/api/office/me').catch(() => ({ who: null }));
  if (who?.who === 'arbiter') return asked === 'arbiter' ? 'arbiter' : null;
  const place = who?.place;
  if (!place || !('game' in place) || place.game !== id) return null;
  if (place.place === 'assistant') return place.of === 'white' || place.of === 'black' ? `${place.of}-assistant` : null;
  return (['table', 'white', 'black'] as const).find((one) => one === place.seat) ?? null;
}

export const law = (edition: number, number: string, language: string) =>
  fetchJson<LawRow[]>(`/api/law/${edition}/${encodeURIComponent(number)}?language=${language}`);

export const lawBook = (language: string) => fetchJson<LawBook>(`/api/law?language=${language}`);

/** The first articles, and of the others where each begins: what a reader sees first. */
export const lawBeginning = (language: string) => fetchJson<LawBook>(`/api/law?language=${language}&until=2`);

export const lawTerms = (language: string) => fetchJson<LawTerm[]>(`/api/law/terms?language=${language}`);

export const scenariosOf = (edition: number, number: string, language: string) =>
  fetchJson<ScenarioListed[]>(`/api/law/${edition}/${encodeURIComponent(number)}/scenarios?language=${language}`);

export const scenario = (edition: number, name: string, language: string) =>
  fetchJson<ScenarioShown>(`/api/scenarios/${edition}/${name.split('/').map(encodeURIComponent).join('/')}?language=${language}`);

export const drillChoose = (edition: number, topic: string, count: number) =>
  fetchJson<DrillChosen>(`/api/drill?${new URLSearchParams({ edition: String(edition), topic, count: String(count) })}`);

const incident = (edition: number, id: string, seed: number, language: string) =>
  `/api/drill/incident?${new URLSearchParams({ edition: String(edition), id, seed: String(seed), language })}`;

export const drillAsk = (edition: number, id: string, seed: number, language: string) =>
  fetchJson<DrillExercise>(incident(edition, id, seed, language));

export const drillMark = (edition: number, id: string, seed: number, language: string, answers: (number | null)[]) =>
  fetchJson<DrillMarked>(incident(edition, id, seed, language), posted({ answers }));
