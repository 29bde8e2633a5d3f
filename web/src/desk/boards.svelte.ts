// All boards of a desk as one value: each has a line of its own, and what calls for the arbiter is put into one queue.

import { game as readGame } from '../api';
import { seats } from '../keep';
import { TableState } from '../table/table.svelte';
import { type Call, calls } from './badges';
import { ring } from './bell';
import type { RoundDesk, Tile } from '../wire';

export interface Waiting extends Call {
  board: Desked;
  /** When this desk first heard of it. */
  since: number;
}

/** A board of the desk. */
export interface Desked {
  id: string;
  number: number;
  table: TableState;
}

const TICK = 500;

export class Boards {
  boards = $state.raw<Desked[]>([]);
  queue = $state.raw<Waiting[]>([]);
  now = $state(Date.now());
  sound = $state(true);
  /** Games of which a player's device was there and is gone. */
  away = $state.raw<ReadonlySet<string>>(new Set());
  problem = $state('');

  /** Until when players may come, where the event says so. */
  defaultOver: number | null = null;
  #since = new Map<string, number>();
  /** Since when each board waits, as the server knows it: a page that is opened again counts on from there. */
  #waiting = new Map<string, number>();
  #tick: ReturnType<typeof setInterval>;
  #left = false;
  #source: EventSource | null = null;

  constructor() {
    this.#tick = setInterval(() => this.#look(), TICK);
  }

  /** Takes the boards of these games, in this order; those it has already stay. */
  async take(games: { id: string; number: number }[]): Promise<void> {
    const ids = games.map(({ id }) => id);
    const before = new Map(this.boards.map((board) => [board.id, board.table]));
    const wanted = await Promise.all(
      ids.map(async (id) => before.get(id) ?? (await this.#open(id).catch(() => null))),
    );
    if (this.#left) return;
    this.boards = wanted.flatMap((table, place) => (table ? [{ id: table.id, number: games[place]?.number ?? place + 1, table }] : []));
    for (const [id, table] of before) if (!ids.includes(id)) table.leave();
    this.#look();
  }

  /** The same for games of no event: their boards are numbered as they were set up. */
  async takeBySetUp(ids: string[]): Promise<void> {
    await this.take(ids.map((id, place) => ({ id, number: place + 1 })));
    const order = [...this.boards].sort((a, b) => a.table.game.created - b.table.game.created);
    this.boards = order.map((board, place) => ({ ...board, number: place + 1 }));
  }

  async #open(id: string): Promise<TableState> {
    const game = await readGame(id);
    return new TableState(id, 'arbiter', seats(id).arbiter, game);
  }

  /** Listens to which devices of a section are lost: only the server knows who is there. */
  follow(address: string): void {
    this.#source?.close();
    this.#source = new EventSource(address);
    this.#source.addEventListener('desk', ({ data }: MessageEvent<string>) => {
      for (const tile of (JSON.parse(data) as RoundDesk).tiles) this.#heard(tile);
    });
    this.#source.addEventListener('tile', ({ data }: MessageEvent<string>) => this.#heard(JSON.parse(data) as Tile));
  }

  #heard({ live, badges, waiting }: Tile): void {
    if (!live) return;
    if (waiting > 0) this.#waiting.set(live.id, Date.now() - waiting);
    else this.#waiting.delete(live.id);
    const away = new Set(this.away);
    if (badges.includes('device-lost')) away.add(live.id);
    else away.delete(live.id);
    this.away = away;
  }

  leave(): void {
    this.#left = true;
    this.#source?.close();
    clearInterval(this.#tick);
    for (const { table } of this.boards) table.leave();
  }

  #look(): void {
    this.now = Date.now();
    const found: Waiting[] = [];
    for (const board of this.boards) {
      const isOver = this.defaultOver !== null && this.now >= this.defaultOver;
      for (const call of calls(board.table.view, isOver)) {
        const key = `${board.id}/${call.key}`;
        const before = call.kind === 'default' ? this.defaultOver : this.#waiting.get(board.id);
        const since = this.#since.get(key) ?? this.now;
        found.push({ ...call, key, board, since: Math.min(since, before ?? since) });
      }
    }
    const fresh = found.some((call) => !this.#since.has(call.key));
    this.#since = new Map(found.map((call) => [call.key, call.since]));
    this.queue = found.sort((a, b) => a.since - b.since);
    if (fresh && this.sound) ring();
  }
}
