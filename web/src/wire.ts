// What goes over the wire, as crates/touchmove-wire writes it (version 1).

export type By = 'white' | 'black' | 'arbiter';

export type SquareName = string;

export type RoleName = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';

export type ContactName = 'intent' | 'accident' | 'disputed';

export type ChoiceName = 'yes' | 'no' | 'continue';

export type ClaimName =
  | { what: 'repetition'; intended?: string | null }
  | { what: 'fifty-moves'; intended?: string | null }
  | { what: 'illegal-move' }
  | { what: 'touched-piece' }
  | { what: 'flag' };

export type Seen =
  | { what: 'flag'; of: By }
  | { what: 'illegal-move' }
  | { what: 'touched-piece'; square: SquareName };

export type Deed =
  | { do: 'say-adjust' }
  | { do: 'adjust'; square: SquareName }
  | { do: 'touch'; square: SquareName; contact?: ContactName }
  | { do: 'touch-together'; first: SquareName; second: SquareName }
  | { do: 'say-castle' }
  | { do: 'lift'; square: SquareName }
  | { do: 'remove'; square: SquareName }
  | { do: 'place'; role: RoleName; square: SquareName }
  | { do: 'release'; square: SquareName }
  | { do: 'use-both-hands' }
  | { do: 'press' }
  | { do: 'stop'; reason?: string | null }
  | { do: 'offer' }
  | { do: 'accept' }
  | { do: 'reject' }
  | { do: 'claim'; claim: ClaimName }
  | { do: 'resign' }
  | { do: 'confirm'; act: Deed }
  | { do: 'start' }
  | { do: 'pause'; reason: string }
  | { do: 'resume' }
  | { do: 'observe'; seen: Seen }
  | { do: 'decide'; referral: number; choice: ChoiceName }
  | { do: 'give-time'; white: number; black: number; reason: string };

export interface Both<T> {
  white: T;
  black: T;
}

export type PhaseName =
  | 'not-started'
  | 'playing'
  | 'stopped'
  | 'adjourned'
  | 'result-pending'
  | 'over'
  | 'cancelled';

export interface ClockShown {
  remaining: number;
  free: number;
}

export interface ResultShown {
  score: string;
  ending: string;
}

export interface MoveShown {
  by: By;
  text: string;
  completed: boolean;
}

export interface GameView {
  phase: PhaseName;
  board: string;
  lifted: string | null;
  clocks: Both<ClockShown>;
  now: number;
  running: By | null;
  offers: Both<boolean>;
  result: ResultShown | null;
  moves: MoveShown[] | null;
}

export type Manner = 'strict' | 'friendly';

export type Presence = 'present' | 'absent';

export interface Terms {
  version: number;
  edition: number;
  control: string;
  white: string;
  black: string;
  manner: Manner;
  arbiter: Presence;
  position: string | null;
  scheduled: number;
}

export type FromClient = { type: 'act'; key: string; by: By; act: Deed };

export interface RulingShown {
  article: string;
  supporting: string[];
  readings: string[];
  text: string;
}

export type FromServer =
  | { type: 'view'; seq: number; view: GameView; rulings: RulingShown[] }
  | { type: 'ack'; key: string; seq: number }
  | { type: 'refused'; key: string; problem: string };

export interface LawRow {
  id: string;
  edition: number;
  number: string;
  kinds: string[];
  home: string;
  language: 'en' | 'hy' | 'fa';
  gist: string;
  options: string[];
  setting: string | null;
  incident: string | null;
  other_edition: string[];
}

export interface LawTerm {
  id: string;
  english: string;
  armenian: string;
  persian: string;
  articles: string[];
  language: 'en' | 'hy' | 'fa';
  meaning: string;
  kinds: string[];
}

export interface LawAnswer {
  provisions: LawRow[];
  terms: LawTerm[];
}
