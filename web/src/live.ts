// The line to one table: acts out, views in. An act is sent again under its own key until the server has answered it,
// so a lost line loses nothing and doubles nothing. It says what had been shown when it was done: what was done before the
// server was interrupted and comes after it is not done, but lies with the arbiter.

import { CAME_BACK } from './came-back';
import { type Coded, inOwnWords } from './api';
import { made } from './changes';
import type { Head } from './keep';
import { freshKey } from './key';
import type {
  ArbiterDeed,
  Broadcast,
  Deed,
  FromClient,
  FromServer,
  GameView,
  Reply,
  Ruled,
  RulingShown,
  Settlement,
  SideName,
} from './wire';

export type Line = 'joining' | 'live' | 'lost';

export interface Listener {
  shown(seq: number, view: GameView, rulings: RulingShown[], held: boolean): void;
  /** The end of the journal as this device was last shown it, on any page. */
  remembered(): Head | null;
  /** This is the end of the journal now. */
  remember(head: Head): void;
  /** What was ruled before this page came, the newest act first. */
  record(ruled: Ruled[]): void;
  refused(problem: Coded): void;
  /** This was done before the server was interrupted and came after it. */
  late(text: string): void;
  /** The seats whose device was there and is gone. */
  devices(lost: string[]): void;
  /** What spectators are shown of this game while it runs. */
  broadcast(running: Broadcast): void;
  /** There is no seat here for anyone who asks. */
  closed(problem: Coded): void;
  /** A lost line may be one that the server has closed because it restarts. */
  line(line: Line, restarting: boolean): void;
  waiting(acts: number): void;
}

/** What would follow from something, had it been done. */
export interface Preview {
  rulings: RulingShown[];
  view: GameView;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 2000;
/** Without a word for this long, the server is asked on the line itself whether it is there. */
const SILENCE = 1000;
/** Without an answer for this long, the line is lost. */
const DEAD = 2500;
/** An act that is not answered for this long is sent again on another line. */
const UNANSWERED = 5000;
const BETWEEN_LOOKS = 250;
/** By this code the server says that it restarts. */
const RESTARTS = 1012;
/** A word that means nothing but that somebody is there. */
const BEAT = 'beat';

/** What a table needs of its line. */
export type Wire = Pick<Live, 'act' | 'settle' | 'ask' | 'move' | 'preview' | 'leave'>;

/** No line: the table is on this device alone. */
export const NO_LINE: Wire = {
  act: () => false,
  settle: () => false,
  ask: () => Promise.resolve(null),
  move: () => undefined,
  preview: () => Promise.reject(new Error('alone')),
  leave: () => undefined,
};

export class Live {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, FromClient>();
  /** When the oldest of them was sent on this line. */
  #sent = 0;
  /** The last entry that is acknowledged; what follows from it may be shown a moment later. */
  #taken = 0;
  #asked = new Map<string, { told: (preview: Preview) => void; not: (problem: Error) => void }>();
  #spoken = new Map<string, (reply: Reply | null) => void>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #look: ReturnType<typeof setInterval>;
  #line: Line = 'joining';
  #heard = 0;
  /** The last entry that was shown. */
  #seen = 0;
  /** The end of the journal as it was last shown, and as it was told to the server and not yet answered. */
  #head: Head | null = null;
  #claim: { key: string; head: Head } | null = null;
  /** The game as it was last told on this line: afterwards only what changes is told. */
  #view: GameView | null = null;
  /** Whether the server has said that it restarts, and is not back. */
  #restarting = false;
  #left = false;

  constructor(
    public address: string,
    readonly on: Listener,
  ) {
    this.#join();
    this.#look = setInterval(() => this.#isAlive(), BETWEEN_LOOKS);
    addEventListener('offline', this.#cut);
    addEventListener('online', this.#again);
    document.addEventListener('visibilitychange', this.#woken);
  }

  /** Sends an act; while the line is lost nothing new is taken, because nobody could see what it does. */
  act(deed: Deed): boolean {
    if (this.#line !== 'live') return false;
    return this.#send({ type: 'act', key: freshKey(), seen: this.#seen, ...deed });
  }

  /** The arbiter rules on a gap, and the game goes on. */
  settle(ruled: Settlement): boolean {
    if (this.#line !== 'live') return false;
    return this.#send({ type: 'settle', key: freshKey(), ruled });
  }

  #send(message: FromClient): boolean {
    if (this.#unanswered.size === 0) this.#sent = performance.now();
    this.#unanswered.set(message.key, message);
    this.#count();
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Asks something in a player's own words; nothing is done by asking. */
  ask(by: SideName, text: string): Promise<Reply | null> {
    if (this.#line !== 'live') return Promise.resolve(null);
    const key = freshKey();
    return new Promise((answered) => {
      this.#spoken.set(key, answered);
      this.#socket?.send(JSON.stringify({ type: 'say', key, by, text }));
    });
  }

  /** Goes on under another address: the same table in another language. */
  move(address: string): void {
    if (this.#left || address === this.address) return;
    this.address = address;
    const before = this.#socket;
    // A lost line stays one until something is shown on the next.
    if (this.#line === 'live') this.#tell('joining');
    this.#line = 'joining';
    this.#unasked();
    this.#join();
    before?.close();
  }

  /** Asks what would follow if the arbiter did this. */
  preview(acts: ArbiterDeed[]): Promise<Preview> {
    return new Promise((told, not) => {
      if (this.#line !== 'live') return not(new Error(this.#line));
      const message: FromClient = { type: 'preview', key: freshKey(), acts };
      this.#asked.set(message.key, { told, not });
      this.#socket?.send(JSON.stringify(message));
    });
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#retry);
    clearInterval(this.#look);
    removeEventListener('offline', this.#cut);
    removeEventListener('online', this.#again);
    document.removeEventListener('visibilitychange', this.#woken);
    this.#socket?.close();
  }

  #join(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#view = null;
    this.#heard = performance.now();
    socket.onopen = () => this.#tellWhatWasShown(socket);
    socket.onmessage = ({ data }) => {
      this.#heard = performance.now();
      if (data !== BEAT) this.#said(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (code === RESTARTS) this.#restarting = true;
      if (this.#socket === socket) this.#lost();
    };
  }

  /** A journal that was cut short or put back shows only by what devices remember of it: before anything else it is told. */
  #tellWhatWasShown(socket: WebSocket): void {
    const head = this.#head ?? this.on.remembered();
    if (this.#claim === null && head !== null) this.#claim = { key: freshKey(), head };
    if (this.#claim) socket.send(JSON.stringify({ type: 'known', key: this.#claim.key, ...this.#claim.head }));
  }

  /** What is shown now is remembered once the server has answered to what was remembered before. */
  #remember(head: Head): void {
    this.#head = head;
    if (this.#claim === null) this.on.remember(head);
  }

  #lost(): void {
    this.#socket = null;
    this.#unasked();
    if (this.#left) return;
    this.#tell('lost');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#join(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** What was asked on a line that is given up is answered on no other. */
  #unasked(): void {
    for (const answered of this.#spoken.values()) answered(null);
    this.#spoken.clear();
    for (const { not } of this.#asked.values()) not(new Error('lost'));
    this.#asked.clear();
  }

  #said(message: FromServer): void {
    switch (message.type) {
      case 'view':
        this.#shown(message, message.view);
        return;
      case 'changed':
        // Whatever it changes was told on this line before.
        if (this.#view) this.#shown(message, made(this.#view, message.changes));
        return;
      case 'record':
        this.on.record(message.ruled);
        return;
      case 'ack':
        if (this.#isClaim(message.key)) return;
        this.#taken = Math.max(this.#taken, message.seq);
        this.#answered(message.key);
        return;
      case 'late':
        this.#answered(message.key);
        this.on.late(message.text);
        return;
      case 'preview':
        this.#asked.get(message.key)?.told({ rulings: message.rulings, view: message.view });
        this.#asked.delete(message.key);
        return;
      case 'said':
        this.#spoken.get(message.key)?.(message.reply);
        this.#spoken.delete(message.key);
        return;
      case 'refused':
        // Why is shown with the game: it is held.
        if (this.#isClaim(message.key)) return;
        this.#spoken.get(message.key)?.(null);
        this.#spoken.delete(message.key);
        if (this.#asked.has(message.key)) {
          const asked = this.#asked.get(message.key);
          void inOwnWords(message).then((words) => asked?.not(new Error(words)));
          this.#asked.delete(message.key);
          return;
        }
        this.#answered(message.key);
        this.on.refused(message);
        return;
      case 'devices':
        this.on.devices(message.lost);
        return;
      case 'broadcast':
        this.#seen = 0;
        this.on.broadcast(message.running);
        // Where nothing is shown no view follows.
        if (this.#line !== 'live' && message.running.show === 'hidden') this.#rejoined();
        return;
      case 'closed':
        this.leave();
        this.on.closed(message);
        return;
    }
  }

  #shown({ seq, hash, rulings, held }: { seq: number; hash: string | null; rulings: RulingShown[]; held: boolean }, view: GameView): void {
    this.#view = view;
    this.#seen = Math.max(this.#seen, seq);
    if (hash !== null) this.#remember({ seq, hash });
    this.on.shown(seq, view, rulings, held);
    this.#count();
    if (this.#line !== 'live') this.#rejoined();
  }

  /** The first view after joining: the line is live, and what was not answered goes out again in its order. */
  #rejoined(): void {
    if (this.#line === 'lost') dispatchEvent(new Event(CAME_BACK));
    this.#wait = FIRST_WAIT;
    this.#tell('live');
    this.#sent = performance.now();
    for (const message of this.#unanswered.values()) this.#socket?.send(JSON.stringify(message));
  }

  /** Whether this answers what was told of the end of the journal. */
  #isClaim(key: string): boolean {
    if (this.#claim?.key !== key) return false;
    this.#claim = null;
    if (this.#head) this.on.remember(this.#head);
    return true;
  }

  #answered(key: string): void {
    this.#unanswered.delete(key);
    this.#sent = performance.now();
    this.#count();
  }

  /** What was done is settled when it is acknowledged and shown: until then nobody knows whose turn it is. */
  #count(): void {
    this.on.waiting(this.#unanswered.size + (this.#taken > this.#seen ? 1 : 0));
  }

  #tell(line: Line): void {
    this.#line = line;
    if (line === 'live') this.#restarting = false;
    this.on.line(line, this.#restarting);
  }

  /** A line that is cut without a word looks open for minutes: the server is asked on it, and answers at once. */
  #isAlive(): void {
    const now = performance.now();
    const silent = now - this.#heard;
    if (this.#socket?.readyState === WebSocket.OPEN && this.#line === 'live' && silent > SILENCE) this.#socket.send(BEAT);
    const forgotten = this.#unanswered.size > 0 && this.#line === 'live' && now - this.#sent > UNANSWERED;
    if (this.#socket && (silent > DEAD || forgotten)) this.#drop();
  }

  /** Gives this line up and takes another. */
  #drop(): void {
    const socket = this.#socket;
    if (socket) socket.onclose = null;
    socket?.close();
    this.#lost();
  }

  /** The device says that it is cut off. */
  #cut = (): void => {
    if (this.#socket) this.#drop();
  };

  /** The device is back: no more waiting. */
  #again = (): void => {
    if (this.#line !== 'lost' || this.#left) return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT;
    if (!this.#socket) this.#join();
  };

  /** After sleep nobody knows how the line is: a new one shows the game as it stands. */
  #woken = (): void => {
    if (document.visibilityState !== 'visible' || this.#left) return;
    if (this.#line === 'lost') this.#again();
    else if (performance.now() - this.#heard > SILENCE * 2) this.#drop();
  };
}
