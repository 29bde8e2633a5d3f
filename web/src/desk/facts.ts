// The facts an arbiter gives before the Laws can rule on what happened.

import { latin } from '../digits';
import type { Side } from '../face';
import type {
  DeviceName,
  DisabilityName,
  DutyName,
  FaultName,
  HandSide,
  InspectedName,
  InspectorName,
  PenaltyName,
  PlaceName,
  ScoreName,
  WinningName,
} from '../wire';

export type Fact =
  | 'side'
  | 'anybody'
  | 'square'
  | 'times'
  | 'ply'
  | 'score'
  | 'note'
  | 'article'
  | 'name'
  | 'duties'
  | 'cost'
  | 'moves'
  | 'control'
  | 'lay'
  | ChoiceFact;

/** Facts that are one of several words. */
export type ChoiceFact =
  'fault' | 'penalty' | 'code' | 'winning' | 'disability' | 'place' | 'hand' | 'equipment' | 'inspector' | 'inspected' | 'refusing';

export type PenaltyChoice = PenaltyName['penalty'];

/** Where a device was (11.3.2): on the player, switched off in the bag, or in the bag and heard. */
export const LAYS = ['device', 'device-in-bag', 'device-sounds'] as const;
export type Lay = (typeof LAYS)[number];

export type Score = '1-0' | '½-½' | '0-1' | '0-0';

export const SCORES: Record<Score, ScoreName> = {
  '1-0': { white: 'win', black: 'loss' },
  '½-½': { white: 'draw', black: 'draw' },
  '0-1': { white: 'loss', black: 'win' },
  '0-0': { white: 'loss', black: 'loss' },
};

/** The same where one player, or both, did not come. */
export const FORFEITS: Record<Exclude<Score, '½-½'>, ScoreName> = {
  '1-0': { white: 'forfeit-win', black: 'forfeit-loss' },
  '0-1': { white: 'forfeit-loss', black: 'forfeit-win' },
  '0-0': { white: 'forfeit-loss', black: 'forfeit-loss' },
};

/** What only people can see, by the codes under which it is logged. */
export const CODES = [
  'two-hands',
  'press-with-other-hand',
  'finger-on-the-clock',
  'clock-abuse',
  'clock-misplaced',
  'pieces-displaced',
  'board-turned-wrongly',
  'scoresheet-hidden',
  'left-venue',
  'left-area-with-the-move',
  'outside-help',
  'device-in-venue',
  'inspection',
  'smoking-outside-the-area',
  'phone-in-venue',
  'disrepute',
  'reconstruction-not-helped',
  'interference',
  'players-disturbed',
  'poor-environment',
  'time-trouble',
  'arbiter-told-of-a-move',
  'board-too-small',
  'dark-squares-not-raised',
  'no-securing-aperture',
  'peg-does-not-fit',
  'black-pieces-not-marked',
  'speaking-clock-unfit',
  'tactile-clock-unfit',
  'dial-cannot-be-felt',
  'flag-cannot-be-felt',
] as const;

export interface Facts {
  /** Nobody is chosen for the arbiter. */
  side: Side | null;
  anybody: Side | 'nobody';
  square: string;
  fault: FaultName;
  penalty: PenaltyChoice;
  minutes: number;
  white: number;
  black: number;
  ply: number;
  score: Score | null;
  note: string;
  article: string;
  name: string;
  code: (typeof CODES)[number];
  winning: WinningName;
  disability: DisabilityName;
  duties: DutyName[];
  /** How many minutes an assistant costs the player. */
  cost: number;
  place: PlaceName;
  hand: HandSide;
  equipment: DeviceName['device'];
  inspector: InspectorName;
  inspected: InspectedName;
  refusing: 'one' | 'both';
  /** Where a device was, and whether it sounded. */
  lay: Lay | null;
  /** How many moves each has made, as reconstructed. */
  moves: { white: number | null; black: number | null };
  control: string;
  /** What the clocks show, for a clock that takes the place of another. */
  clocks: { white: number; black: number };
  /** The moment of the server's clock. */
  now: number;
}

export const noFacts = (now: number, clocks: { white: number; black: number }): Facts => ({
  side: null,
  anybody: 'nobody',
  square: '',
  fault: 'pieces',
  penalty: 'opponent-time',
  minutes: 2,
  white: 0,
  black: 0,
  ply: 1,
  score: null,
  note: '',
  article: '',
  name: '',
  code: 'two-hands',
  winning: 'impossible',
  disability: 'visual',
  duties: ['announce', 'record-and-press'],
  cost: 0,
  place: 'area',
  hand: 'left',
  equipment: 'chessclock',
  inspector: 'same-sex',
  inspected: 'clean',
  refusing: 'one',
  lay: null,
  moves: { white: null, black: null },
  control: '',
  clocks,
  now,
});

export const CHOICES: { readonly [fact in ChoiceFact]: readonly Facts[fact][] } = {
  fault: ['pieces', 'orientation', 'colours', 'clock-setting'],
  penalty: ['warning', 'opponent-time', 'own-time', 'opponent-points', 'own-points', 'loss', 'fine', 'exclusion', 'expulsion'],
  code: CODES,
  winning: ['impossible', 'possible'],
  disability: ['visual', 'hearing', 'other'],
  place: ['area', 'venue', 'smoking', 'contiguous'],
  hand: ['left', 'right'],
  equipment: ['chessclock', 'scoresheet'],
  inspector: ['same-sex', 'other-sex'],
  inspected: ['clean', 'device-found', 'refused'],
  refusing: ['one', 'both'],
};

/** The text that says a choice. */
export const TEXTS: { readonly [fact in ChoiceFact]: (one: string) => string } = {
  fault: (one) => `fault-${one}`,
  penalty: (one) => `penalty-${one}`,
  code: (one) => `code-${one}`,
  winning: (one) => `winning-${one}`,
  disability: (one) => `disability-${one}`,
  place: (one) => `place-${one}`,
  hand: (one) => `hand-${one}`,
  equipment: (one) => `equipment-${one}`,
  inspector: (one) => `inspector-${one}`,
  inspected: (one) => `inspected-${one}`,
  refusing: (one) => `refusing-${one}`,
};

export const DUTIES: readonly DutyName[] = ['make-moves', 'announce', 'record-and-press', 'inform', 'claim', 'adjourn'];

export const MINUTE = 60_000;

/** The penalty that was chosen, with its amount; a fine is named and rounds are counted in the reason's field. */
export function penalties({ penalty, minutes, name }: Facts): PenaltyName[] {
  switch (penalty) {
    case 'opponent-time':
    case 'own-time':
      return [{ penalty, time: minutes * MINUTE }];
    case 'opponent-points':
      return [{ penalty, award: 'win' }];
    case 'own-points':
      return [{ penalty, award: 'loss' }];
    case 'loss':
      return [{ penalty, opponent: 'win' }];
    case 'fine':
      return [{ penalty, text: name }];
    case 'exclusion':
      return [{ penalty, rounds: rounds(name) }];
    case 'warning':
    case 'expulsion':
      return [{ penalty }];
  }
}

/** "3, 4", "3 4" and "۳، ۴" are the third and the fourth round; there is no round 0. */
export const rounds = (text: string): number[] => (latin(text).match(/\d+/g) ?? []).map(Number).filter((round) => round > 0);

/** Whether a penalty needs a word besides its name: which fine, which rounds. */
export const isNamed = (penalty: PenaltyChoice) => penalty === 'fine' || penalty === 'exclusion';

/** Which of these facts are still missing. */
export function missing(wanted: readonly Fact[], facts: Facts): Fact[] {
  return wanted.filter((fact) => {
    switch (fact) {
      case 'square':
        return !/^[a-h][1-8]$/.test(facts.square);
      case 'note':
      case 'article':
      case 'name':
      case 'control':
        return facts[fact].trim() === '';
      case 'ply':
        return !Number.isInteger(facts.ply) || facts.ply < 1;
      case 'times':
        return facts.white <= 0 && facts.black <= 0;
      case 'side':
      case 'lay':
      case 'score':
        return facts[fact] === null;
      case 'duties':
        return facts.duties.length === 0;
      case 'penalty':
        return facts.penalty === 'exclusion' ? rounds(facts.name).length === 0 : isNamed(facts.penalty) && facts.name.trim() === '';
      case 'refusing':
        return facts.refusing === 'one' && facts.side === null;
      case 'equipment':
        return facts.equipment === 'scoresheet' && facts.side === null;
      case 'anybody':
      case 'fault':
      case 'code':
      case 'winning':
      case 'disability':
      case 'place':
      case 'hand':
      case 'inspector':
      case 'inspected':
      case 'cost':
      case 'moves':
        return false;
    }
  });
}
