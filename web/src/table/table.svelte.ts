// The state of one table as one value: what the server last said, what this hand is doing, whether the line is live.

import { type AssistantSeat, type Held, inOwnWords, nextGame, rematch } from '../api';
import { type Board, isPut, read } from '../board';
import { delayed } from '../delay';
import { type Side, left, other, spoken, winnerOf } from '../face';
import { type Done, EMPTY, type Hand, after, resumed, whose } from '../hand';
import { language, t } from '../i18n';
import { type Announcing, head, keepHead, keepSeats, lowTimes, wording } from '../keep';
import { type Line, Live, NO_LINE, type Preview, type Wire } from '../live';
import { go } from '../route.svelte';
import { shake, sound } from '../sounds.svelte';
import { ticking } from '../ticker';
import { Voice } from '../voice.svelte';
import type {
  ArbiterDeed,
  AssistantDeed,
  Broadcast,
  ChoiceName,
  GameView,
  Listed,
  PlayerDeed,
  ReferralShown,
  Reply,
  Ruled,
  RulingShown,
  Settlement,
  SquareName,
  StopName,
} from '../wire';

export type Seat = keyof Held | AssistantSeat | 'spectator';

const NOTICE_STAYS = 6000;
/** A page that is loaded again is away for a moment. */
const BEFORE_MISSED = 1200;
/** How often a player's own device asks, after the game, whether the opponent wants another. */
const BETWEEN_LOOKS = 3000;

export class TableState {
  view = $state.raw<GameView | null>(null);
  board = $state.raw<Board>(new Map());
  /** The rulings, the newest act first. */
  ruled = $state.raw<Ruled[]>([]);
  line = $state<Line>('joining');
  /** Whether the server has said that it restarts. */
  restarting = $state(false);
  hand = $state.raw<Hand>(EMPTY);
  /** Why the server lets nobody in here. */
  closed = $state('');
  notice = $state('');
  /** Whether the game is held, because the journal does not have what a device was shown. */
  held = $state(false);
  waiting = $state(0);
  /** What an event lets spectators see while the game runs; nothing is said where everything is shown. */
  broadcast = $state.raw<Broadcast | null>(null);
  /** What this device had sent before the server was interrupted, and was not done. */
  late = $state.raw<string[]>([]);
  /** How often the server has not taken an act. */
  refusals = $state(0);
  /** Whether the opponent has asked for a rematch. */
  wanted = $state(false);
  /** The players whose device is cut off. */
  away = $state.raw<Side[]>([]);
  /** The last entry that was shown. */
  seq = $state(-1);
  readonly voice = new Voice();
  /** Milliseconds since the server stated the clocks; stands still while the line is lost. */
  since = $state(0);

  /** The squares of the last move, where this device may mark it. */
  last = $state.raw<SquareName[]>([]);

  /** The entry with which the turn last passed, or this page was opened. */
  #pressed = $state(-1);
  /** Who of the two at this device acted last, and whose act had no effect with which entry: only they need be told. */
  #actor: Side | null = null;
  #stray = $state.raw<{ seq: number; by: Side | null }>({ seq: -1, by: null });
  /** What was answered to a command: anyone who gave it need not hear it again. */
  #answered = '';
  /** Seconds left at the last look, for anyone who wants to be told. */
  #seconds: Record<Side, number> = { white: Infinity, black: Infinity };

  /** The announcement this device has repeated. */
  #repeated = $state('');

  #live: Wire;
  #stated = 0;
  #tick: () => void;
  #nextLook: ReturnType<typeof setInterval> | undefined;
  #forget: ReturnType<typeof setTimeout> | undefined;
  #missed: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly seat: Seat,
    readonly token: string | null | undefined,
    readonly game: Listed,
    line: 'to-server' | 'none' = 'to-server',
  ) {
    if (line === 'none') {
      this.#live = NO_LINE;
      this.line = 'lost';
      this.#tick = () => undefined;
      return;
    }
    this.#live = new Live(this.#address(), {
      shown: (seq, view, rulings, held) => {
        this.#shown(seq, view, this.#here(rulings));
        if (held && !this.held) this.voice.call(t(this.supervised ? 'table-held' : 'table-held-alone'));
        this.held = held;
      },
      remembered: () => (this.seat === 'spectator' ? null : head(id, game.created)),
      remember: (shown) => keepHead(id, game.created, shown),
      record: (ruled) =>
        (this.ruled = ruled.map((act) => ({ ...act, rulings: this.#here(act.rulings) })).filter(({ rulings }) => rulings.length > 0)),
      devices: (lost) => this.#devices(lost),
      broadcast: (running) => this.#broadcast(running),
      closed: (problem) => void inOwnWords(problem).then((words) => (this.closed = words)),
      refused: (problem) => {
        this.refusals += 1;
        void inOwnWords(problem).then((words) => this.#tell(t('act-refused', { problem: words })));
      },
      late: (text) => {
        this.late = [...this.late, text];
        this.#tell(t(this.supervised ? 'act-late' : 'act-late-again', { text: this.late.join(' ') }));
      },
      line: (line, restarting) => {
        this.restarting = restarting;
        if (line === 'lost') this.hand = EMPTY;
        if (line === 'live' && this.line === 'lost') this.voice.say(t('line-back'));
        if (line === 'lost' && this.line !== 'lost') this.voice.call(this.lostWords);
        this.line = line;
      },
      waiting: (acts) => (this.waiting = acts),
    });
    this.#tick = ticking(() => this.#goOn());
    this.#nextLook = setInterval(() => void this.#lookForNext(), BETWEEN_LOOKS);
  }

  /** Rulings and moves come in the viewer's language. */
  speak(): void {
    this.#live.move(this.#address());
  }

  #address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = new URLSearchParams({ language: language.tag, changes: '1' });
    // Who only watches is sent what everybody else is sent.
    if (this.seat !== 'spectator' && this.seat !== 'arbiter') query.set('announce', wording(this.announced));
    if (this.token) query.set('seat', this.token);
    return `${scheme}://${location.host}/api/games/${this.id}/live?${query}`;
  }

  /** How moves are announced where nothing else was chosen here: in an event, and where German was wanted, in those words; otherwise in one's own language. */
  get announced(): Announcing {
    return this.game.event || this.game.announcements === 'german' ? 'law' : 'own';
  }

  leave(): void {
    this.#tick();
    clearInterval(this.#nextLook);
    clearTimeout(this.#forget);
    clearTimeout(this.#missed);
    this.#live.leave();
  }

  /** Whether an arbiter starts and resumes the game. */
  get supervised(): boolean {
    return this.game.arbiter === 'present';
  }

  /** What is true when the line is lost: a device that is cut off stops no clock, and only a player has one. */
  get lostWords(): string {
    if (this.restarting) return t('line-restarting');
    return t(navigator.onLine || this.watches ? 'line-lost-words' : 'line-lost-own');
  }

  /** Tells of a device that is lost; one that only loads its page again is back before anybody is told. */
  #devices(lost: string[]): void {
    clearTimeout(this.#missed);
    const away = (['white', 'black'] as const).filter((side) => lost.includes(side) && side !== this.seat);
    const tell = () => {
      for (const side of away) if (!this.away.includes(side)) this.voice.call(t('device-lost', { side }));
      for (const side of this.away) if (!away.includes(side)) this.voice.say(t('device-back', { side }));
      this.away = away;
    };
    if (away.some((side) => !this.away.includes(side))) this.#missed = setTimeout(tell, BEFORE_MISSED);
    else tell();
  }

  /** What is true of the devices of others. */
  get awayWords(): string {
    return this.ended ? '' : this.away.map((side) => t('device-lost', { side })).join(' ');
  }

  /** The newest rulings as far as they are news to this side: that a clock runs is none once it was pressed, nor is an offer that is stated. */
  newsFor(side: Side): RulingShown[] {
    const newest = this.ruled[0];
    if (!newest) return [];
    if (newest.seq === this.#stray.seq && this.seat === 'table' && this.#stray.by === other(side)) return [];
    const pressed = newest.seq < this.#pressed;
    const isRunning = ({ decision: { kind } }: RulingShown) => kind === 'clock-starts' || kind === 'play-goes-on';
    if (pressed && this.view?.phase === 'playing' && newest.rulings.every(isRunning)) return [];
    return newest.rulings.filter(
      ({ decision }) => !(decision.kind === 'offer-open' && decision.player === other(side) && this.offeredTo(side)),
    );
  }

  /** The rulings without an offer that one of these sides has before its eyes. */
  ruledBeside(sides: Side[]): Ruled[] {
    const stated = sides.filter((side) => this.offeredTo(side)).map(other);
    const rest = ({ decision }: RulingShown) => !(decision.kind === 'offer-open' && stated.includes(decision.player));
    const [newest, ...older] = this.ruled;
    if (!newest || newest.rulings.every(rest)) return this.ruled;
    const left = newest.rulings.filter(rest);
    return left.length > 0 ? [{ ...newest, rulings: left }, ...older] : older;
  }

  /** Why nothing is taken here, where the game is held. */
  get heldWords(): string {
    return this.held ? t(this.supervised ? 'table-held' : 'table-held-alone') : '';
  }

  /** Whether the server is told every move; where it is not, the pieces stand where it does not see them. */
  get seesMoves(): boolean {
    return this.game.kind !== 'clock' && this.game.kind !== 'sheet';
  }

  /** Whether nothing more can happen on the board. */
  get ended(): boolean {
    return this.view?.phase === 'over' || this.view?.phase === 'cancelled';
  }

  /** Whether pieces are moved on this screen; an electronic board tells the moves made on it. */
  get movesHere(): boolean {
    return this.game.kind !== 'feed';
  }

  /** Whether this player has agreed to start or go on, and the other has not yet. */
  hasAgreed(side: Side): boolean {
    const waiting = this.view?.may_resume;
    return waiting?.length === 1 && waiting[0] === other(side);
  }

  /** The questions to be answered here: the arbiter sees all of them, players only what play waits for. */
  get questions(): ReferralShown[] {
    const asked = this.view?.referrals ?? [];
    return this.seat === 'arbiter' ? asked : asked.filter((referral) => referral.default === null);
  }

  /** Whether nobody here plays. */
  get watches(): boolean {
    return !this.mayAct('white') && !this.mayAct('black');
  }

  /** Whether the person who sits here may act for `side`. */
  mayAct(side: Side): boolean {
    return this.seat === side || this.seat === 'table';
  }

  /** Whether a player does not see the board, so that moves are announced. */
  isBlind(side: Side): boolean {
    return this.view?.visually_disabled[side] ?? false;
  }

  /** Asks the server something in a player's own words. */
  async ask(by: Side, text: string): Promise<Reply | null> {
    const reply = this.mayAct(by) ? await this.#live.ask(by, text) : null;
    this.#answered = reply?.deeds.length ? reply.text : '';
    return reply;
  }

  /** Repeats what the opponent has announced. */
  repeat(side: Side): void {
    const announced = this.view?.announced;
    if (!announced) return;
    this.act(side, { do: 'repeat', text: announced.text });
    this.#repeated = `${announced.ply} ${announced.text}`;
  }

  hasRepeated(side: Side): boolean {
    const announced = this.view?.announced;
    return (
      announced === null || announced === undefined || announced.by === side || this.#repeated === `${announced.ply} ${announced.text}`
    );
  }

  /** A player acts. */
  act(by: Side, act: PlayerDeed): void {
    if (!this.mayAct(by)) return;
    this.#actor = by;
    this.#live.act({ by, act });
  }

  /** Whose assistant sits here. */
  get assists(): Side | null {
    return this.seat === 'white-assistant' ? 'white' : this.seat === 'black-assistant' ? 'black' : null;
  }

  /** An assistant acts for their player. */
  assist(act: AssistantDeed): void {
    if (this.seat === 'white-assistant' || this.seat === 'black-assistant') this.#live.act({ by: this.seat, act });
  }

  /** The arbiter acts; whether it was sent. */
  rule(act: ArbiterDeed): boolean {
    return this.seat === 'arbiter' && this.#live.act({ by: 'arbiter', act });
  }

  /** What an arbiter would do: the arbiter does it, or both players at one device do it together. */
  together(act: ArbiterDeed): void {
    if (this.seat === 'arbiter') this.rule(act);
    else if (!this.supervised) for (const by of ['white', 'black'] as const) this.act(by, { do: 'confirm', act });
  }

  /** The arbiter rules on a gap. */
  settle(ruled: Settlement): boolean {
    return this.seat === 'arbiter' && this.#live.settle(ruled);
  }

  /** The arbiter enters the result on which the players at a board of their own have agreed. */
  enterResult(score: string): void {
    if (this.seat !== 'arbiter') return;
    if (score === '1-0') this.#live.act({ by: 'black', act: { do: 'resign' } });
    else if (score === '0-1') this.#live.act({ by: 'white', act: { do: 'resign' } });
    else {
      this.#live.act({ by: 'white', act: { do: 'offer' } });
      this.#live.act({ by: 'black', act: { do: 'accept' } });
    }
  }

  async #lookForNext(): Promise<void> {
    const own = this.seat === 'white' || this.seat === 'black';
    if (!own || this.wanted || this.view?.phase !== 'over' || this.supervised || this.game.event || document.hidden || this.line !== 'live')
      return;
    this.wanted = (await nextGame(this.id, this.token).catch(() => null)) !== null;
    if (this.wanted) this.voice.call(t('rematch-wanted'));
  }

  /** Another game with the same settings, the colours changed; the one of the two who asks second comes to the same one. */
  async rematch(): Promise<void> {
    const next = await rematch(this.id, this.token).catch((error: Error) => this.#tell(t('act-refused', { problem: error.message })));
    if (!next) return;
    keepSeats(next.id, next.seats);
    go(`/table/${next.id}`);
  }

  /** What would follow if the arbiter did this; nothing is done. */
  preview(acts: ArbiterDeed[]): Promise<Preview> {
    if (this.line === 'live') return this.#live.preview(acts);
    return Promise.reject(new Error(this.line === 'lost' ? this.lostWords : ''));
  }

  /** Answers a question: the arbiter by himself, players only together. */
  decide(by: Side | 'arbiter', referral: number, choice: ChoiceName): void {
    const act: ArbiterDeed = { do: 'decide', referral, choice };
    if (by === 'arbiter') this.rule(act);
    else this.act(by, { do: 'confirm', act });
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

  /** Whether a tap on the clock of `side` means something here. */
  mayTap(side: Side): boolean {
    const phase = this.view?.phase;
    return this.line !== 'lost' && this.mayAct(side) && phase !== 'over' && phase !== 'cancelled';
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
        shake(15);
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

  #agree(side: Side, act: ArbiterDeed): void {
    if (!this.supervised) this.act(side, { do: 'confirm', act });
  }

  /** The player whose finger comes down on a square; `null` if nobody here may touch anything. */
  actor(square: SquareName): Side | null {
    if (!this.view || this.line !== 'live' || !this.movesHere || this.ended) return null;
    if (this.seat === 'white' || this.seat === 'black') return this.seat;
    if (this.seat !== 'table') return null;
    return whose(this.view, this.hand, this.board, square);
  }

  /** Does what a hand has done. */
  carryOut(side: Side, done: Done): void {
    this.hand = done.hand;
    for (const deed of done.deeds) this.act(side, deed);
  }

  /** Stops the clocks, at once. */
  stop(side: Side, why: 'help' | 'displaced' | 'clock'): void {
    const reason: Record<typeof why, StopName> = {
      help: { for: 'help', text: t('stop-help') },
      displaced: { for: 'displaced' },
      clock: { for: 'clock-setting' },
    };
    this.act(side, { do: 'stop', reason: reason[why] });
  }

  /** Whether the opponent's offer of a draw waits for an answer. */
  offeredTo(side: Side): boolean {
    return this.view?.offers[other(side)] ?? false;
  }

  /** What stands over everything else on a player's side. */
  wordsFor(side: Side): string {
    const { view } = this;
    if (this.notice) return this.notice;
    if (this.awayWords) return this.awayWords;
    if (this.hand.adjusting === side) return t('act-adjusting');
    if (view?.warning && view.running === side) return t(`warning-${view.warning}`);
    switch (view?.phase) {
      case 'not-started':
      case 'stopped': {
        if (this.watches) return t(`state-${view.phase}-watch`);
        const ready = (['white', 'black'] as const).find((one) => this.hasAgreed(one));
        if (ready) return t('state-waiting', { side: ready });
        return t(`state-${view.phase}${this.supervised ? '-arbiter' : ''}`);
      }
      case 'adjourned':
      case 'result-pending':
      case 'cancelled':
        return t(`state-${view.phase}`);
      case 'playing':
      case 'over':
      case undefined:
        if (view?.sealing) return t('state-sealing', { side: view.sealing });
        if (view?.claim) return t('state-claim', { side: view.claim.by });
        if (this.offeredTo(side)) return t('act-offer-open', { side: other(side) });
        return !this.mayAct(side) || this.movesHere || view?.phase === 'over' ? '' : t('table-feed');
    }
  }

  /** Whether nothing is shown before the game is over. */
  get hidden(): boolean {
    return this.broadcast?.show === 'hidden' && this.view === null;
  }

  /** By how much this game is shown later than it is played. */
  get delay(): string {
    if (this.view?.phase === 'over' || this.view?.phase === 'cancelled') return '';
    return delayed(this.broadcast);
  }

  /** What follows is told by another rule, and may lie before what was shown. */
  #broadcast(running: Broadcast): void {
    this.broadcast = running;
    this.seq = -1;
    if (running.show === 'hidden') this.view = null;
  }

  adjust(side: Side): void {
    const on = this.hand.adjusting !== side;
    this.hand = { ...EMPTY, adjusting: on ? side : null };
    if (on) this.act(side, { do: 'say-adjust' });
  }

  /** Where two people play by themselves on a screen, nobody has a scoresheet on which an offer could be marked. */
  #here(rulings: RulingShown[]): RulingShown[] {
    if (this.supervised || !this.seesMoves) return rulings;
    return rulings.filter(({ decision }) => !(decision.kind === 'duty' && decision.duty === 'mark-offer'));
  }

  #shown(seq: number, view: GameView, rulings: RulingShown[]): void {
    // A journal that was put back ends earlier than it did: what it says now is what is shown.
    if (seq < this.seq && this.line === 'live') return;
    const before = this.view;
    const board = read(view.board);
    this.hand = before ? after(this.hand, before, view, board) : view.running && this.mayAct(view.running) ? resumed(view, board) : EMPTY;
    if (view.phase === 'playing' && before?.phase === 'stopped') this.late = [];
    if (!before || (before.running && view.running && view.running !== before.running)) this.#pressed = seq;
    this.seq = seq;
    this.#stated = performance.now();
    this.since = 0;
    this.last = view.last ?? [];
    this.board = board;
    this.view = view;
    if (rulings.length > 0) {
      this.ruled = [{ seq, rulings }, ...this.ruled];
      if (rulings.every(({ decision }) => decision.kind === 'not-admitted')) this.#stray = { seq, by: this.#actor };
    }
    this.#say(before, view, rulings);
  }

  /** Whether this device may sound: a spectator's may, a player's where the regulations allow it. */
  get maySound(): boolean {
    return this.watches || this.game.sounds === 'on';
  }

  /** A piece put down sounds before the press, legal or not: a list of moves would tell only after it. */
  #sound(before: GameView, view: GameView): void {
    if (!this.maySound) return;
    const pressed = before.running && view.running && before.running !== view.running;
    if (view.result && !before.result) sound('call');
    else if (view.first_flag && !before.first_flag) sound('flag');
    // The clocks stand, and somebody waits for the arbiter or for the other player.
    else if (before.phase === 'playing' && view.phase === 'stopped') sound('call');
    else if (pressed) sound('press');
    else if (isPut(read(before.board), this.board)) sound('move');
    if (pressed && before.running && !this.mayAct(before.running)) shake(40);
  }

  /** What is said aloud: new moves, in the words of an announcement where somebody does not see; then rulings. */
  #say(before: GameView | null, view: GameView, rulings: RulingShown[]): void {
    if (!before) return;
    this.#sound(before, view);
    const fresh = (view.moves ?? []).slice(before.moves?.length ?? 0);
    const { spoken: announced } = view;
    const blind = this.isBlind('white') || this.isBlind('black');
    if (announced && announced.ply !== before.spoken?.ply && blind) {
      if (announced.text !== this.#answered) this.voice.say(announced.text, announced.language);
      this.#answered = '';
    } else if (fresh.length > 0) {
      this.voice.say(fresh.map((move) => t('move-said', { side: move.by, text: move.text })).join(' '));
    }
    const words = rulings.map((ruling) => t('ruling-said', { text: ruling.text }));
    if (words.length > 0) this.voice.say(words.join(' '));
    if (view.result && !before.result)
      this.voice.call(
        t('result-said', { score: view.result.score, ending: t(`ending-${view.result.ending}`, { winner: winnerOf(view.result.score) }) }),
      );
    const presser = before.running;
    if (presser && view.running === other(presser) && (blind || !this.mayAct(presser))) {
      this.voice.say(t('press-said', { side: presser }));
    }
    for (const side of ['white', 'black'] as const) {
      const offers = view.offers[side] && !before.offers[side] && !this.mayAct(side);
      // A ruling has said so already.
      if (offers && words.length === 0) this.voice.call(t('act-offer-open', { side }));
    }
  }

  /** Tells anyone who wants to know that little time is left. */
  #tellTime(side: Side): void {
    const seconds = Math.ceil(this.remaining(side) / 1000);
    const before = this.#seconds[side];
    this.#seconds[side] = seconds;
    const due = lowTimes().find((low) => before > low && seconds <= low);
    if (due === undefined || before === Infinity || this.watches) return;
    this.voice.call(t('low-time', { side, ...spoken(seconds) }));
    if (this.maySound) sound('low');
  }

  #tell(notice: string): void {
    this.notice = notice;
    this.voice.call(notice);
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.notice = ''), NOTICE_STAYS);
  }

  #goOn(): void {
    const running = this.view?.running;
    if (this.line !== 'live' || !running) return;
    this.since = performance.now() - this.#stated;
    this.#tellTime(running);
  }
}

/** The seat this device takes: the one asked for in the address, or the best it holds. */
export function chosenSeat(held: Held, asked: string | null): Seat {
  const order = ['table', 'white', 'black', 'arbiter'] as const;
  const wanted = order.find((seat) => seat === asked && held[seat]);
  return wanted ?? (asked === 'watch' ? 'spectator' : (order.find((seat) => held[seat]) ?? 'spectator'));
}

export const bottomOf = (seat: Seat): Side => (seat === 'black' ? 'black' : 'white');

export const topOf = (seat: Seat): Side => other(bottomOf(seat));
