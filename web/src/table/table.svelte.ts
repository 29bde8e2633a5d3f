// The state of one table as one value: what the server last said, what this hand is doing, whether the line is live.

import type { Listed, Seats } from '../api';
import { type Board, read } from '../board';
import { type Side, isSpent, left, other } from '../face';
import { type Done, EMPTY, type Hand, after, whose } from '../hand';
import { t } from '../i18n';
import { type Line, Live } from '../live';
import type { By, Deed, GameView, RulingShown, SquareName } from '../wire';

export type Seat = keyof Seats | 'spectator';

/** The rulings on one act, newest act first. */
export interface Ruled {
  seq: number;
  rulings: RulingShown[];
}

const TICK = 50;
const NOTICE_STAYS = 6000;

export class TableState {
  view = $state.raw<GameView | null>(null);
  board = $state.raw<Board>(new Map());
  ruled = $state.raw<Ruled[]>([]);
  line = $state<Line>('joining');
  hand = $state.raw<Hand>(EMPTY);
  /** Who has agreed to start or resume, as far as this page saw. */
  agreed = $state.raw<Side[]>([]);
  notice = $state('');
  said = $state('');
  waiting = $state(0);
  /** Milliseconds since the server stated the clocks; stands still while the line is lost. */
  since = $state(0);

  #live: Live;
  #seq = -1;
  #stated = 0;
  #looked = -1;
  #tick: ReturnType<typeof setInterval>;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly seat: Seat,
    token: string | null | undefined,
    readonly game: Listed,
    /** Whether this device knows of an arbiter's seat. */
    readonly arbiterKnown: boolean,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = token ? `?seat=${encodeURIComponent(token)}` : '';
    this.#live = new Live(`${scheme}://${location.host}/api/games/${id}/live${query}`, {
      shown: (seq, view, rulings) => this.#shown(seq, view, rulings),
      refused: (problem) => this.#tell(t('act-refused', { problem })),
      line: (line) => {
        if (line === 'lost') this.hand = EMPTY;
        if (line === 'live' && this.line === 'lost') this.said = t('line-back');
        this.line = line;
      },
      waiting: (acts) => (this.waiting = acts),
    });
    this.#tick = setInterval(() => this.#goOn(), TICK);
  }

  leave(): void {
    clearInterval(this.#tick);
    clearTimeout(this.#forget);
    this.#live.leave();
  }

  /** Whether an arbiter starts and resumes the game: the players see no moves, or this device knows the seat. */
  get supervised(): boolean {
    return this.arbiterKnown || this.view?.moves === null;
  }

  /** Whether nobody here plays. */
  get watches(): boolean {
    return !this.mayAct('white') && !this.mayAct('black');
  }

  /** Whether whoever sits here may act for `side`. */
  mayAct(side: By): boolean {
    return this.seat === side || (this.seat === 'table' && side !== 'arbiter');
  }

  act(by: By, deed: Deed): void {
    if (this.mayAct(by)) this.#live.act(by, deed);
  }

  remaining(side: Side): number {
    const clock = this.view?.clocks[side];
    return clock ? left(clock, this.view?.running === side, this.since) : 0;
  }

  free(side: Side): number {
    const clock = this.view?.clocks[side];
    if (!clock || this.view?.running !== side) return 0;
    return Math.max(0, clock.free - this.since);
  }

  /** What a tap on the clock means: to start, to go on, or a press. */
  tapClock(side: Side): void {
    switch (this.view?.phase) {
      case 'not-started':
        this.#agree(side, { do: 'start' });
        return;
      case 'stopped':
        this.#agree(side, { do: 'resume' });
        return;
      case 'playing':
        this.act(side, { do: 'press' });
        return;
      case 'adjourned':
      case 'result-pending':
      case 'over':
      case 'cancelled':
      case undefined:
        return;
    }
  }

  #agree(side: Side, act: Deed): void {
    if (!this.mayAct(side) || this.supervised) return;
    this.act(side, { do: 'confirm', act });
    if (!this.agreed.includes(side)) this.agreed = [...this.agreed, side];
  }

  /** The player whose finger comes down on a square; `null` if nobody here may touch anything. */
  actor(square: SquareName): Side | null {
    if (!this.view || this.line !== 'live') return null;
    if (this.seat === 'white' || this.seat === 'black') return this.seat;
    if (this.seat !== 'table') return null;
    return whose(this.view, this.hand, this.board, square);
  }

  /** Does what a hand has done. */
  carryOut(side: Side, done: Done): void {
    this.hand = done.hand;
    for (const deed of done.deeds) this.act(side, deed);
  }

  adjust(side: Side): void {
    const on = this.hand.adjusting !== side;
    this.hand = { ...EMPTY, adjusting: on ? side : null };
    if (on) this.act(side, { do: 'say-adjust' });
  }

  #shown(seq: number, view: GameView, rulings: RulingShown[]): void {
    if (seq < this.#seq) return;
    const before = this.view;
    const board = read(view.board);
    this.hand = after(this.hand, before, view, board);
    if (before?.phase !== view.phase) this.agreed = [];
    this.#seq = seq;
    this.#stated = performance.now();
    this.since = 0;
    this.board = board;
    this.view = view;
    if (rulings.length > 0) this.ruled = [{ seq, rulings }, ...this.ruled];
    this.#say(before, view, rulings);
  }

  /** What is said aloud: new moves, then rulings. */
  #say(before: GameView | null, view: GameView, rulings: RulingShown[]): void {
    if (!before) return;
    const fresh = (view.moves ?? []).slice(before.moves?.length ?? 0);
    const words = [
      ...fresh.map((move) => t('move-said', { side: move.by, text: move.text })),
      ...rulings.map((ruling) => t('ruling-said', { text: ruling.text })),
    ];
    if (words.length > 0) this.said = words.join(' ');
  }

  #tell(notice: string): void {
    this.notice = notice;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.notice = ''), NOTICE_STAYS);
  }

  #goOn(): void {
    const running = this.view?.running;
    if (this.line !== 'live' || !this.view || !running || running === 'arbiter') return;
    this.since = performance.now() - this.#stated;
    // The face has gone as far as it may: what the server says now is shown.
    if (isSpent(this.view.clocks[running], this.since) && this.#looked !== this.#seq) {
      this.#looked = this.#seq;
      this.#live.lookAgain();
    }
  }
}

/** The seat this device takes: the one asked for in the address, or the best it holds. */
export function chosenSeat(held: Seats, asked: string | null): Seat {
  const order = ['table', 'white', 'black', 'arbiter'] as const;
  const wanted = order.find((seat) => seat === asked && held[seat]);
  return wanted ?? (asked === 'watch' ? 'spectator' : (order.find((seat) => held[seat]) ?? 'spectator'));
}

export const bottomOf = (seat: Seat): Side => (seat === 'black' ? 'black' : 'white');

export const topOf = (seat: Seat): Side => other(bottomOf(seat));
