// All boards of a desk as one value. The boards of an event come over one line; a board has a line of its own only while it is open.
// Games of no event, which this device arbitrates, have one each.

import { game as readGame, settleGap } from '../api';
import type { Side } from '../face';
import { seats } from '../keep';
import type { PageStream } from '../stream.svelte';
import { TableState } from '../table/table.svelte';
import { ticking } from '../ticker';
import type { Settlement, Tile } from '../wire';
import { type Call, type Seen, calls, seenIn, seenOf } from './badges';
import { ring } from './bell';

/** A board of the desk. */
export interface Desked {
  readonly id: string;
  readonly number: number;
  readonly seen: Seen | null;
  readonly names: Record<Side, string>;
  readonly running: Side | null;
  readonly isLive: boolean;
  readonly isHeld: boolean;
  readonly isDeviceLost: boolean;
  /** The last entry of its journal. */
  readonly seq: number;
  /** Whether something that was ruled here waits for its answer. */
  readonly isBusy: boolean;
  /** Since when it waits for the arbiter, as the server knows it. */
  readonly since: number | null;
  remaining(side: Side): number;
  settle(ruled: Settlement): void;
  /** Its own line, for anyone who opens it. */
  open(): Promise<TableState>;
  close(): void;
  /** What is read here comes in another language from now on. */
  speak(): void;
}

/** A board of an event: its tile tells everything. */
class OfEvent implements Desked {
  tile = $state.raw<Tile>() as Tile;
  isBusy = $state(false);
  #table: Promise<TableState> | null = null;

  constructor(
    readonly id: string,
    tile: Tile,
    readonly stream: PageStream,
  ) {
    this.tile = tile;
  }

  seen = $derived.by(() => seenOf(this.tile));
  get number(): number {
    return this.tile.board;
  }
  get names(): Record<Side, string> {
    return { white: this.tile.white, black: this.tile.black };
  }
  get running(): Side | null {
    return this.tile.live?.running ?? null;
  }
  get isLive(): boolean {
    return this.stream.line === 'live';
  }
  get isHeld(): boolean {
    return this.tile.live?.glance.held ?? false;
  }
  get isDeviceLost(): boolean {
    return this.tile.live?.glance.device_lost ?? false;
  }
  get seq(): number {
    return this.tile.live?.seq ?? -1;
  }
  get since(): number | null {
    const { live, waiting } = this.tile;
    // A call begins with the entry after which its tile was drawn, or before it.
    return live ? Date.now() - (this.stream.now - live.now) - waiting : null;
  }
  remaining(side: Side): number {
    return this.tile.live ? this.stream.remaining(this.tile.live, side) : 0;
  }
  settle(ruled: Settlement): void {
    this.isBusy = true;
    void settleGap(this.id, ruled)
      .catch(() => undefined)
      .finally(() => (this.isBusy = false));
  }
  open(): Promise<TableState> {
    this.#table ??= readGame(this.id).then((game) => new TableState(this.id, 'arbiter', seats(this.id).arbiter, game));
    return this.#table;
  }
  close(): void {
    // One that is still being opened is left as soon as it is there.
    void this.#table?.then(
      (table) => table.leave(),
      () => undefined,
    );
    this.#table = null;
  }
  speak(): void {
    void this.#table?.then(
      (table) => table.speak(),
      () => undefined,
    );
  }
}

/** A game that this device arbitrates by a link. */
class OfTable implements Desked {
  number = $state(0);
  since = null;

  constructor(readonly table: TableState) {}

  seen = $derived.by(() => seenIn(this.table.view));
  get id(): string {
    return this.table.id;
  }
  get names(): Record<Side, string> {
    return { white: this.table.game.white, black: this.table.game.black };
  }
  get running(): Side | null {
    return this.table.view?.running ?? null;
  }
  get isLive(): boolean {
    return this.table.line === 'live';
  }
  get isHeld(): boolean {
    return this.table.held;
  }
  get isDeviceLost(): boolean {
    return this.table.away.length > 0;
  }
  get seq(): number {
    return this.table.seq;
  }
  get isBusy(): boolean {
    return this.table.waiting > 0;
  }
  remaining(side: Side): number {
    return this.table.remaining(side);
  }
  settle(ruled: Settlement): void {
    this.table.settle(ruled);
  }
  open(): Promise<TableState> {
    return Promise.resolve(this.table);
  }
  close(): void {}
  speak(): void {
    this.table.speak();
  }
}

export interface Waiting extends Call {
  board: Desked;
  /** When this desk first heard of it. */
  since: number;
}

/** How many ticks lie between two looks at what calls. */
const TICKS = 10;

export class Boards {
  boards = $state.raw<Desked[]>([]);
  queue = $state.raw<Waiting[]>([]);
  now = $state(Date.now());
  sound = $state(true);

  /** Until when players may come, where the event says so. */
  defaultOver: number | null = null;
  #since = new Map<string, number>();
  #ticks = 0;
  #stop: () => void;
  #left = false;

  constructor() {
    this.#stop = ticking(() => {
      this.#ticks += 1;
      if (this.#ticks % TICKS === 0) this.#look();
    });
  }

  /** Takes the boards of an event as their tiles tell of them; those it has already stay. */
  takeTiles(tiles: Tile[], stream: PageStream): void {
    const before = new Map(this.boards.map((board) => [board.id, board]));
    const wanted = tiles.flatMap((tile) => {
      if (!tile.live) return [];
      const known = before.get(tile.live.id);
      if (!(known instanceof OfEvent)) return [new OfEvent(tile.live.id, tile, stream)];
      known.tile = tile;
      return [known];
    });
    for (const board of this.boards) if (!(wanted as Desked[]).includes(board)) board.close();
    if (wanted.length !== this.boards.length || wanted.some((board, place) => board !== this.boards[place])) this.boards = wanted;
    this.#look();
  }

  /** Takes games of no event, numbered as they were set up. */
  async takeBySetUp(ids: string[]): Promise<void> {
    const open = async (id: string) => new TableState(id, 'arbiter', seats(id).arbiter, await readGame(id));
    const tables = (await Promise.all(ids.map((id) => open(id).catch(() => null)))).filter((table) => table !== null);
    if (this.#left) {
      for (const table of tables) table.leave();
      return;
    }
    const order = tables.sort((a, b) => a.game.created - b.game.created).map((table) => new OfTable(table));
    order.forEach((board, place) => (board.number = place + 1));
    this.boards = order;
    this.#look();
  }

  /** The language of the page has changed. */
  speak(): void {
    for (const board of this.boards) board.speak();
  }

  leave(): void {
    this.#left = true;
    this.#stop();
    for (const board of this.boards) {
      board.close();
      if (board instanceof OfTable) board.table.leave();
    }
  }

  #look(): void {
    this.now = Date.now();
    const found: Waiting[] = [];
    for (const board of this.boards) {
      const isOver = this.defaultOver !== null && this.now >= this.defaultOver;
      for (const call of calls(board.seen, isOver)) {
        const key = `${board.id}/${call.key}`;
        const before = call.kind === 'default' ? this.defaultOver : board.since;
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
