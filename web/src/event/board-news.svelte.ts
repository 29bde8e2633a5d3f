// Tells a device that belongs to a board of an event when there may be another game for it: over the line of the event's page, which
// is made once for everybody. Only while there is no line does it ask by itself.

import { LOOSELY, PageStream } from '../stream.svelte';
import type { BoardOfEvent } from '../wire';
import { pageLive } from './api';

const BETWEEN_LOOKS = 3000;
/** With a line, the device still asks by itself once in this many times. */
const SELDOM = 20;
/** The event tells of a new game a moment before the device is seated at it, or a moment after. */
const AGAIN = 1000;

export class BoardNews {
  #board = $state.raw<BoardOfEvent | null>(null);
  #stream = new PageStream();
  #timer: ReturnType<typeof setInterval>;
  #ticks = 0;

  /** The games that were set up at this board. */
  #games = $derived.by(() => {
    const sections = this.#stream.page?.event?.sections ?? [];
    const rounds = sections.find((one) => one.section === this.#board?.section)?.rounds ?? [];
    const here = rounds.flatMap((round) => round.pairings.filter((one) => one.board === this.#board?.board));
    return here.map((one) => one.live?.id ?? '').join(' ');
  });

  constructor(look: () => void) {
    $effect(() => {
      if (this.#board) this.#stream.follow(pageLive(this.#board.event, 'event'), LOOSELY);
    });
    $effect(() => {
      if (!this.#games) return;
      look();
      const again = setTimeout(look, AGAIN);
      return () => clearTimeout(again);
    });
    this.#timer = setInterval(() => {
      this.#ticks += 1;
      if (this.#stream.line !== 'live' || this.#ticks % SELDOM === 0) look();
    }, BETWEEN_LOOKS);
  }

  /** The board that the device belongs to. */
  of(board: BoardOfEvent): void {
    const known = this.#board;
    if (known?.event === board.event && known.section === board.section && known.board === board.board) return;
    this.#board = board;
  }

  /** There is no such board: nothing more is asked. */
  leave(): void {
    clearInterval(this.#timer);
    this.#stream.leave();
  }
}
