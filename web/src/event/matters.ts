// Matters of an event besides pairings and results: penalties, appeals, the log. What the arbiter says becomes an act.

import { CODES, type PenaltyChoice, isNamed, noFacts, penalties } from '../desk/facts';
import type { Against, EventAct, EventPenalty, SideName, Verdict } from '../wire';
import { RESULTS, outcomeOf } from './outcomes';
import { momentIn } from './zone';

export type MatterFact =
  | 'player'
  | 'maybe-player'
  | 'game'
  | 'maybe-game'
  | 'penalty'
  | 'refusing'
  | 'note'
  | 'code'
  | 'side'
  | 'entry'
  | 'verdict'
  | 'moment'
  | 'where';

export interface MatterFacts {
  player: number | null;
  game: string;
  penalty: PenaltyChoice;
  minutes: number;
  /** Which fine, which rounds. */
  name: string;
  refusing: SideName | 'both' | '';
  side: SideName | '';
  note: string;
  code: (typeof CODES)[number];
  /** A ruling: `event 12`, or a game and its entry. */
  entry: string;
  verdict: 'rejected' | 'upheld' | 'withdrawn' | 'result' | '';
  result: string;
  at: string;
  /** By which clocks, in minutes ahead of universal time. */
  zone: number;
  where: string;
  /** What is decided or lifted. */
  number: number;
}

export const noMatter = (): MatterFacts => ({
  player: null,
  game: '',
  penalty: 'warning',
  minutes: 2,
  name: '',
  refusing: '',
  side: '',
  note: '',
  code: 'interference',
  entry: '',
  verdict: '',
  result: '½-½',
  at: '',
  zone: 0,
  where: '',
  number: 0,
});

export interface Matter {
  name: string;
  facts: readonly MatterFact[];
  /** What happens to something in the list, and has no button of its own above it. */
  about?: 'penalty' | 'appeal';
  /** Once nothing is lacking. */
  act: (facts: MatterFacts) => EventAct;
}

/** The penalties as an event writes them. */
function imposed({ penalty, minutes, name }: MatterFacts): EventPenalty[] {
  return penalties({ ...noFacts(0, { white: 0, black: 0 }), penalty, minutes, name }).map((one) =>
    one.penalty === 'fine' ? { penalty: 'fine', fine: one.text } : one,
  );
}

export function against(entry: string): Against {
  const [game = '', number] = entry.split(' ');
  return game === 'event' ? { in: 'event', entry: Number(number) } : { in: 'game', game, entry: Number(number) };
}

const verdict = ({ verdict: is, game, result }: MatterFacts): Verdict =>
  is === 'result' ? { is: 'upheld-with', game, outcome: outcomeOf(result) } : { is: is || 'rejected' };

/** Somebody who has been named; nobody has the number 0. */
const named = (player: number | null) => player ?? 0;
const sided = (side: SideName | '') => side || 'white';

export const MATTERS: readonly Matter[] = [
  {
    name: 'penalise',
    facts: ['player', 'maybe-game', 'penalty', 'note'],
    act: (facts) => ({
      do: 'penalise',
      player: named(facts.player),
      game: facts.game || null,
      penalties: imposed(facts),
      reason: facts.note,
    }),
  },
  {
    name: 'appeal',
    facts: ['player', 'entry', 'note'],
    act: ({ player, entry, note }) => ({ do: 'appeal', player: named(player), against: against(entry), grounds: note }),
  },
  {
    name: 'refuses',
    facts: ['game', 'refusing', 'note'],
    act: ({ game, refusing, note }) => ({
      do: 'refuses-to-comply',
      game,
      who: refusing === 'both' ? { who: 'both' } : { who: 'one', side: sided(refusing), opponent: 'win' },
      reason: note,
    }),
  },
  {
    name: 'meddle',
    facts: ['player', 'game', 'note'],
    act: ({ player, game, note }) => ({ do: 'meddle', player: named(player), game, how: note }),
  },
  {
    name: 'log',
    facts: ['code', 'maybe-player', 'maybe-game', 'note'],
    act: ({ code, player, game, note }) => ({ do: 'log', incident: code, player, game: game || null, remark: note }),
  },
  { name: 'keep-sheet', facts: ['game', 'side'], act: ({ game, side }) => ({ do: 'keep-sheet', game, of: sided(side) }) },
  {
    name: 'resumption',
    facts: ['game', 'moment', 'where'],
    act: ({ game, at, zone, where }) => ({ do: 'fix-resumption', game, resumption: { at: momentIn(at, zone), place: where } }),
  },
  { name: 'lift', facts: ['note'], about: 'penalty', act: ({ number, note }) => ({ do: 'lift', penalty: number, reason: note }) },
  {
    name: 'decide',
    facts: ['verdict', 'note'],
    about: 'appeal',
    act: (facts) => ({ do: 'decide-appeal', appeal: facts.number, verdict: verdict(facts), reason: facts.note }),
  },
];

/** Results that an appeal can come to. */
export const APPEAL_RESULTS = RESULTS.filter((one) => one !== '*');

/** Which of the facts are still missing. */
export function lacking(matter: Matter, facts: MatterFacts): MatterFact[] {
  return matter.facts.filter((fact) => {
    switch (fact) {
      case 'player':
        return facts.player === null;
      case 'game':
      case 'side':
      case 'refusing':
      case 'entry':
        return facts[fact] === '';
      case 'note':
      case 'where':
        return facts[fact].trim() === '';
      case 'moment':
        return !Number.isFinite(momentIn(facts.at, facts.zone));
      case 'verdict':
        return facts.verdict === '' || (facts.verdict === 'result' && facts.game === '');
      case 'penalty':
        return isNamed(facts.penalty) && facts.name.trim() === '';
      case 'maybe-player':
      case 'maybe-game':
      case 'code':
        return false;
    }
  });
}
