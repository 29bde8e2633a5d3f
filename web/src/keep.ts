// What this device remembers: which seats it holds, and how its owner likes the table.

import type { Held } from './api';
import type { AlphabetCode } from './letters.svelte';
import type { Calendar } from './solar';
import type { Created, Listed } from './wire';

const seatsKey = (id: string) => `touchmove.seats.${id}`;

function readJson<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export const seats = (id: string): Held => readJson<Held>(seatsKey(id)) ?? {};

export const keepSeats = (id: string, held: Held) => localStorage.setItem(seatsKey(id), JSON.stringify({ ...seats(id), ...held }));

/** The end of a game's journal as this device was last shown it. */
export interface Head {
  seq: number;
  hash: string;
}

// A game of the same name that was set up at another time is another game.
const headKey = (id: string, created: number) => `touchmove.head.${id}.${created}`;

export const head = (id: string, created: number) => readJson<Head>(headKey(id, created));

export function keepHead(id: string, created: number, shown: Head): void {
  try {
    localStorage.setItem(headKey(id, created), JSON.stringify(shown));
  } catch {
    // A device that can keep nothing more tells nothing when it comes back; the other devices do.
  }
}

export type Layout = 'facing' | 'beside';

export const layout = () => readJson<Layout>('touchmove.layout');

export const keepLayout = (chosen: Layout) => localStorage.setItem('touchmove.layout', JSON.stringify(chosen));

/** Whether this device says aloud what happens. */
export const speaks = () => readJson<boolean>('touchmove.speaks');

export const keepSpeaks = (on: boolean) => localStorage.setItem('touchmove.speaks', JSON.stringify(on));

/** How moves are announced: in the words of this game (Appendix D), in those of one's own language, or read out. */
export type Announcing = 'law' | 'own' | 'literate';

/** What was chosen on this device, or else `usual`. */
export const wording = (usual: Announcing) => readJson<Announcing>('touchmove.announcing') ?? usual;

export const keepWording = (chosen: Announcing) => localStorage.setItem('touchmove.announcing', JSON.stringify(chosen));

/** The language somebody chose on this device. */
export const language = () => readJson<string>('touchmove.language');

export const keepLanguage = (tag: string) => localStorage.setItem('touchmove.language', JSON.stringify(tag));

/** The calendar of dates in Persian. */
export const calendar = () => readJson<Calendar>('touchmove.calendar');

export const keepCalendar = (chosen: Calendar) => localStorage.setItem('touchmove.calendar', JSON.stringify(chosen));

/** The letters in which moves are written; `null` for those of the page's language. */
export const pieceLetters = () => readJson<AlphabetCode>('touchmove.letters');

export const keepPieceLetters = (chosen: AlphabetCode | null) => localStorage.setItem('touchmove.letters', JSON.stringify(chosen));

/** The games at which this device holds a seat. */
export const seated = (): string[] => allSeated().filter((id) => !isHere(id));

const allSeated = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('touchmove.seats.'))
    .map((key) => key.slice('touchmove.seats.'.length));

/** Those at which it is the arbiter's. */
export const arbitrated = (): string[] => seated().filter((id) => seats(id).arbiter);

const gameKey = (id: string) => `touchmove.game.${id}`;

/** What is known of a game, for a scoresheet that is opened without a server. */
export const keptGame = (id: string) => readJson<Listed>(gameKey(id));

export const keepGame = (game: Listed) => localStorage.setItem(gameKey(game.id), JSON.stringify(game));

/** How a game is named that no server knows yet. */
const HERE = 'here-';

export const newHere = () => `${HERE}${Date.now().toString(36)}`;

export const isHere = (id: string) => id.startsWith(HERE);

/** The scoresheets that were begun on this device without a server, and are not handed in. */
export const heldHere = (): Listed[] =>
  allSeated()
    .filter(isHere)
    .map(keptGame)
    .filter((game) => game !== null);

/** What was kept of a game that no server knew, once it is handed in. */
export function forgetHere(id: string): void {
  for (const key of [seatsKey(id), gameKey(id), handedKey(id)]) localStorage.removeItem(key);
}

const handedKey = (id: string) => `touchmove.handed.${id}`;

/** The game on the server as which a scoresheet is being handed in: a second attempt goes on with it. */
export const handedAs = (id: string) => readJson<Created>(handedKey(id));

export const keepHandedAs = (id: string, created: Created) => localStorage.setItem(handedKey(id), JSON.stringify(created));

/** How loud this device sounds, from nothing to one. */
export const volume = () => readJson<number>('touchmove.volume') ?? 0;

export const keepVolume = (chosen: number) => localStorage.setItem('touchmove.volume', JSON.stringify(chosen));

/** At how many seconds left somebody wants to be told. */
export const lowTimes = (): number[] => readJson<number[]>('touchmove.low') ?? [300, 60, 10];

export const keepLowTimes = (chosen: number[]) => localStorage.setItem('touchmove.low', JSON.stringify(chosen));

/** Whether the clock alone runs on this device. */
export const isClockInUse = () =>
  keptClock<{ clock?: { motion?: string } }>()?.clock?.motion === 'running' && location.pathname === '/clock';

/** The clock alone, as it last stood on this device. */
export const keptClock = <T>() => readJson<T>('touchmove.clock');

export function keepClock(clock: object | null): void {
  try {
    if (clock) localStorage.setItem('touchmove.clock', JSON.stringify(clock));
    else localStorage.removeItem('touchmove.clock');
  } catch {
    // A device that can keep nothing still shows the time.
  }
}
