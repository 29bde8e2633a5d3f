// The clock alone: a chessclock that lives on this device. It is kept at every act and every second, so that a reload or a
// browser that was ended charges nobody more than what was last shown; after that it stands until people let it go on.

import { other, type Side, SIDES } from '../face';
import { keepClock, keptClock, lowTimes } from '../keep';
import { shake, sound } from '../sounds.svelte';
import type { PlayerDeed, ScoreName } from '../wire';
import { type Chessclock, correct, firstFlag, free, givesBack, press, quota, set, settle, start, stop } from './chessclock';
import { readControl } from './control';

/** What is kept on the device. */
export interface Kept {
  form: 1;
  written: string;
  clock: Chessclock;
  signed: Record<Side, ScoreName | null>;
  /** The game on the server in which this was entered. */
  entered: string | null;
}

const TICK = 50;
const BETWEEN_KEEPS = 1000;
/** A device that slept shows it: its calendar went on and its stopwatch did not. */
const SLEPT = 2000;

function agreed({ white, black }: Kept['signed']): ScoreName | null {
  return white && black && white.white === black.white && white.black === black.black ? white : null;
}

export class ClockAlone {
  clock = $state.raw<Chessclock>() as Chessclock;
  signed = $state.raw<Kept['signed']>({ white: null, black: null });
  entered = $state<string | null>(null);
  /** Why it stands, if people did not stop it. */
  interrupted = $state<'reloaded' | 'slept' | null>(null);
  readonly game = { white: '', black: '' };
  readonly line = 'live';

  /** Between the stopwatch of this page and the moments of the clock. */
  #base = 0;
  #kept = 0;
  #ahead = 0;
  #tick: ReturnType<typeof setInterval> | undefined;

  private constructor(
    readonly written: string,
    clock: Chessclock,
  ) {
    this.#base = clock.latest - performance.now();
    this.clock = clock;
  }

  /** A clock set to what somebody wrote; `null` if nobody can read it. */
  static set(written: string): ClockAlone | null {
    const control = readControl(written);
    if (!control) return null;
    const made = new ClockAlone(written.trim(), set(control, 0));
    made.keep();
    return made;
  }

  /** The clock as this device kept it. */
  static kept(): ClockAlone | null {
    const kept = keptClock<Kept>();
    if (kept?.form !== 1) return null;
    const made = new ClockAlone(kept.written, stop(kept.clock, kept.clock.latest));
    made.signed = kept.signed;
    made.entered = kept.entered;
    made.interrupted = kept.clock.motion === 'running' ? 'reloaded' : null;
    return made;
  }

  /** Goes on from here until it is left. */
  watch(): () => void {
    this.#ahead = Date.now() - performance.now();
    this.#tick = setInterval(() => this.#goOn(), TICK);
    const hidden = () => this.#hidden();
    addEventListener('pagehide', hidden);
    return () => {
      clearInterval(this.#tick);
      removeEventListener('pagehide', hidden);
      this.#hidden();
    };
  }

  #hidden(): void {
    this.clock = settle(this.clock, this.#now());
    this.keep();
  }

  #now(): number {
    return Math.floor(performance.now() + this.#base);
  }

  #goOn(): void {
    const ahead = Date.now() - performance.now();
    const slept = ahead - this.#ahead > SLEPT;
    this.#ahead = ahead;
    if (this.clock.motion !== 'running') return;
    const before = this.clock;
    this.clock = settle(before, this.#now());
    const { lever } = this.clock;
    if (this.clock[lever].falls.length > before[lever].falls.length) sound('flag');
    const [was, is] = [before, this.clock].map((clock) => Math.ceil(clock[lever].remaining / 1000)) as [number, number];
    if (before.lever === lever && is > 0 && lowTimes().some((low) => was > low && is <= low)) sound('low');
    if (slept) {
      this.clock = stop(this.clock, this.clock.latest);
      this.interrupted = 'slept';
    }
    if (slept || this.clock.latest - this.#kept > BETWEEN_KEEPS) this.keep();
  }

  keep(): void {
    this.#kept = this.clock.latest;
    const { written, clock, signed, entered } = this;
    keepClock({ form: 1, written, clock, signed, entered } satisfies Kept);
  }

  #becomes(next: Chessclock): void {
    this.clock = next;
    this.keep();
  }

  get phase(): 'not-started' | 'playing' | 'stopped' | 'over' {
    if (this.result) return 'over';
    return ({ waiting: 'not-started', running: 'playing', stopped: 'stopped' } as const)[this.clock.motion];
  }

  get result(): ScoreName | null {
    return agreed(this.signed);
  }

  get view() {
    const { signed, result } = this;
    return { running: this.clock.motion === 'running' ? this.clock.lever : null, signed, result };
  }

  get fallen(): Side[] {
    return SIDES.filter((side) => this.clock[side].falls.length > 0);
  }

  get first(): Side | null {
    return firstFlag(this.clock);
  }

  remaining(side: Side): number {
    return this.clock[side].remaining;
  }

  free = (side: Side) => free(this.clock, side);
  givesBack = (side: Side) => givesBack(this.clock, side);
  quota = (side: Side) => quota(this.clock, side);

  mayAct = () => !this.result;

  mayTap(side: Side): boolean {
    return !this.result && (this.clock.motion !== 'running' || this.clock.lever === side);
  }

  /** A tap starts the clocks, lets them go on, or presses. */
  tapClock(side: Side): void {
    if (this.result) return;
    if (this.clock.motion !== 'running') this.begin();
    else if (this.clock.lever === side) {
      shake(15);
      sound('press');
      this.#becomes(press(this.clock, side, this.#now()));
    }
  }

  begin(): void {
    this.interrupted = null;
    this.#becomes(start(this.clock, this.#now()));
  }

  stop(): void {
    this.#becomes(stop(this.clock, this.#now()));
  }

  /** Gives the turn to the other while the clocks stand. */
  turn(): void {
    if (this.clock.motion !== 'running') this.#becomes({ ...this.clock, lever: other(this.clock.lever) });
  }

  correct(side: Side, ms: number, moves: number): void {
    this.#becomes(correct(this.clock, side, ms, moves, this.#now()));
  }

  /** Both players state the result, each for themselves. */
  act(side: Side, deed: PlayerDeed): void {
    if (deed.do !== 'sign' || this.result) return;
    this.signed = { ...this.signed, [side]: deed.score };
    if (this.result) this.clock = stop(this.clock, this.#now());
    this.keep();
  }

  enteredIn(id: string): void {
    this.entered = id;
    this.keep();
  }
}
