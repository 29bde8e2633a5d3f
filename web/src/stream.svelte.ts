// One line a page: the page whole, then what changes on it. After a lost line it goes on where it was; the server says where that
// is, and shows the page again where it cannot.

import { type Change, made } from './changes';
import { type Side, left } from './face';
import { CAME_BACK } from './came-back';
import type { Line } from './live';
import { ticking } from './ticker';
import type { ClockShown, PageBeat, PageChanged, PageShown } from './wire';

/** Clocks as the server stated them at a moment of its own. */
export interface Stated {
  clocks: Record<Side, ClockShown>;
  running: Side | null;
  now: number;
}

export interface Manner {
  /** Without a word for this long, the line is lost; the server speaks at least twice as often. */
  silence: number;
  /** Whether the page rests while nobody sees it: browsers have only a few lines for all their tabs. */
  rests?: boolean;
  /** What is done while there is no line: the page may be read otherwise. */
  without?: () => Promise<void>;
}

/** Desks and walls are told every second that the server is there, other pages every five. */
export const CLOSELY: Manner = { silence: 3000 };
export const LOOSELY: Manner = { silence: 12_000, rests: true };

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;
/** Clocks on desks and walls go on ten times a second. */
const TICKS = 2;

export class PageStream {
  page = $state.raw<PageShown | null>(null);
  line = $state<Line>('joining');
  /** Now, in milliseconds of the server; stands still while the line is lost. */
  now = $state(0);
  manner: Manner = LOOSELY;

  #address = '';
  #source: EventSource | null = null;
  #last = '';
  /** The server's now at the moment zero of this page. */
  #ahead = 0;
  #heard = 0;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ticks = 0;
  #stop: () => void;
  #waiting = new Set<() => void>();
  #left = false;

  constructor() {
    this.#stop = ticking(() => this.#goOn());
    document.addEventListener('visibilitychange', this.#seen);
    addEventListener('offline', this.#cut);
    addEventListener('online', this.#again);
  }

  /** Shows what this address shows; the same address goes on as it is. */
  follow(address: string, manner: Manner): void {
    this.manner = manner;
    if (address === this.#address) return;
    this.#address = address;
    this.anew();
  }

  /** Starts over: anyone who looks may see something else than before. */
  anew(): void {
    this.#last = '';
    this.#open();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#retry);
    this.#stop();
    document.removeEventListener('visibilitychange', this.#seen);
    removeEventListener('offline', this.#cut);
    removeEventListener('online', this.#again);
    this.#source?.close();
    for (const one of this.#waiting) one();
  }

  /** Milliseconds on a clock. */
  remaining(stated: Stated, side: Side): number {
    return left(stated.clocks[side], stated.running === side, Math.max(0, this.now - stated.now));
  }

  /** Waits until the page looks so, and no longer than a moment. */
  async until(isSo: (page: PageShown) => boolean, most = 1500): Promise<void> {
    const end = performance.now() + most;
    while (!this.#left && performance.now() < end && !(this.page && isSo(this.page))) {
      await new Promise<void>((goOn) => {
        const timer = setTimeout(done, Math.max(0, end - performance.now()));
        const waiting = this.#waiting;
        function done(): void {
          clearTimeout(timer);
          waiting.delete(done);
          goOn();
        }
        waiting.add(done);
      });
    }
  }

  #open(): void {
    if (this.#left || !this.#address || (this.manner.rests && document.hidden)) return;
    clearTimeout(this.#retry);
    this.#source?.close();
    const join = this.#address.includes('?') ? '&' : '?';
    const source = new EventSource(this.#last ? `${this.#address}${join}last=${encodeURIComponent(this.#last)}` : this.#address);
    this.#source = source;
    this.#heard = performance.now();
    source.addEventListener('beat', ({ data }: MessageEvent<string>) => this.#beats((JSON.parse(data) as PageBeat).now));
    source.addEventListener('page', ({ data, lastEventId }: MessageEvent<string>) =>
      this.#shown(lastEventId, JSON.parse(data) as PageShown),
    );
    source.addEventListener('changes', ({ data, lastEventId }: MessageEvent<string>) => {
      const { now, changes } = JSON.parse(data) as PageChanged;
      this.#beats(now);
      if (this.page) this.#shown(lastEventId, made(this.page, changes as Change[]));
    });
    source.onerror = () => {
      if (this.#source === source) this.#lost();
    };
  }

  #shown(name: string, page: PageShown): void {
    this.#last = name;
    this.page = page;
    for (const one of [...this.#waiting]) one();
  }

  #beats(now: number): void {
    this.#heard = performance.now();
    this.#ahead = now - this.#heard;
    this.now = now;
    this.#wait = FIRST_WAIT;
    if (this.line === 'lost') dispatchEvent(new Event(CAME_BACK));
    this.line = 'live';
  }

  #lost(): void {
    this.#source?.close();
    this.#source = null;
    if (this.#left) return;
    this.line = 'lost';
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    void this.manner.without?.();
  }

  #goOn(): void {
    this.#ticks += 1;
    if (this.#ticks % TICKS !== 0 || this.line !== 'live') return;
    const here = performance.now();
    if (this.#source && here - this.#heard > this.manner.silence) this.#lost();
    else this.now = Math.max(this.now, here + this.#ahead);
  }

  /** The device says that it is cut off. */
  #cut = (): void => {
    if (this.#source) this.#lost();
  };

  /** The device is back: no more waiting. */
  #again = (): void => {
    if (this.line !== 'lost') return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #seen = (): void => {
    if (document.visibilityState === 'visible') {
      if (!this.#source || performance.now() - this.#heard > this.manner.silence) this.#open();
    } else if (this.manner.rests) {
      clearTimeout(this.#retry);
      this.#source?.close();
      this.#source = null;
    }
  };
}
