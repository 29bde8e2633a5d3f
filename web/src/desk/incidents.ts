// What can happen at a board and what an arbiter can do there, in groups. Nothing here rules.

import type { Side } from '../face';
import type { ArbiterDeed, DeviceName, OutcomeName, TableKind } from '../wire';
import { type Fact, type Facts, MINUTE, SCORES, type Score, penalties } from './facts';

/** Where the Laws are silent the arbiter rests on their preface, edition by edition. */
export const FREELY: Record<number, string> = { 2023: 'Preface', 2001: 'Pref/2' };

export const GROUPS = ['board', 'clock', 'result', 'behaviour', 'people', 'adjourned', 'record'] as const;
export type Group = (typeof GROUPS)[number];

export interface Incident {
  name: string;
  group: Group;
  /** A key that chooses it; what is seldom needed has none. */
  key: string;
  facts: readonly Fact[];
  acts: (facts: Facts) => ArbiterDeed[];
}

/** A ruling that a control at a board leads to: all its facts are known, and it is made only when it is confirmed. */
export interface Proposal {
  title: string;
  /** What was chosen, where a question is answered. */
  answer?: string;
  act: ArbiterDeed;
}

/** At these tables the clock that counts is the one that the program keeps. */
const MEASURED: readonly TableKind[] = ['board', 'clock', 'mixed'];

/**
 * Whether the clock itself says that this has not happened: a flag has fallen only when its clock shows zero (6.8), and a reading
 * is conclusive unless there is an evident defect (6.10.1). What a clock beside a wooden board shows only the arbiter can say.
 */
export const isAgainstClock = (name: string, kind: TableKind, left: Record<Side, number>): boolean =>
  name === 'both-flags' && MEASURED.includes(kind) && left.white > 0 && left.black > 0;

type Making<Given extends Facts = Facts> = (facts: Given) => ArbiterDeed;

const incident = (group: Group) => ({
  plain: (name: string, key: string, facts: readonly Fact[], what: Making): Incident => ({
    name,
    group,
    key,
    facts,
    acts: (given) => [what(given)],
  }),
  /** About one player, who is named before anything is asked of the Laws. */
  by: (name: string, key: string, facts: readonly Fact[], what: Making<Facts & { side: Side }>): Incident => ({
    name,
    group,
    key,
    facts: ['side', ...facts],
    acts: (given) => (given.side === null ? [] : [what({ ...given, side: given.side })]),
  }),
  /** Decided by a result. */
  scoring: (name: string, key: string, facts: readonly Fact[], what: Making<Facts & { score: Score }>): Incident => ({
    name,
    group,
    key,
    facts: ['score', ...facts],
    acts: (given) => (given.score === null ? [] : [what({ ...given, score: given.score })]),
  }),
});

const player = ({ anybody }: Facts): Side | null => (anybody === 'nobody' ? null : anybody);
const freely = ({ article, note }: Facts, outcome: OutcomeName): ArbiterDeed => ({
  do: 'rule-freely',
  under: article,
  outcome,
  reason: note,
});

function replaced({ equipment, side, clocks }: Facts): DeviceName {
  if (equipment === 'scoresheet') return { device: 'scoresheet', player: side ?? 'white' };
  return {
    device: 'chessclock',
    readings: { white: Math.round(clocks.white), black: Math.round(clocks.black), white_moves: null, black_moves: null },
  };
}

const board = incident('board');
const clock = incident('clock');
const result = incident('result');
const behaviour = incident('behaviour');
const people = incident('people');
const adjourned = incident('adjourned');
const record = incident('record');

/** In the order in which they happen most, group by group. */
export const INCIDENTS: readonly Incident[] = [
  board.plain('illegal-move', '1', [], () => ({ do: 'observe', seen: { what: 'illegal-move' } })),
  board.plain('touched-piece', '2', ['square'], ({ square }) => ({ do: 'observe', seen: { what: 'touched-piece', square } })),
  board.plain('displaced', '5', [], () => ({ do: 'observe', seen: { what: 'displaced' } })),
  board.plain('set-up', 's', ['fault'], ({ fault }) => ({ do: 'observe', seen: { what: 'set-up', fault } })),
  board.plain('illegal-position', 'p', [], () => ({ do: 'observe', seen: { what: 'illegal-position' } })),
  board.plain('boards-differ', 'd', [], () => ({ do: 'observe', seen: { what: 'boards-differ' } })),
  board.plain('reinstate', 'r', ['ply'], ({ ply }) => ({ do: 'reinstate', ply })),
  board.plain('new-game', '', ['article', 'note'], (facts) => freely(facts, { outcome: 'new-game' })),
  board.plain('clock-side', '', ['hand'], ({ hand }) => ({ do: 'clock-side', side: hand })),

  clock.by('flag', '3', [], ({ side }) => ({ do: 'observe', seen: { what: 'flag', of: side } })),
  clock.plain('both-flags', '4', [], () => ({ do: 'observe', seen: { what: 'both-flags' } })),
  clock.by('absent', 'a', [], ({ side }) => ({ do: 'observe', seen: { what: 'absent', of: side } })),
  clock.plain('both-absent', 'b', [], () => ({ do: 'observe', seen: { what: 'both-absent' } })),
  clock.by('admit-late', 'l', [], ({ side }) => ({ do: 'admit-late', player: side })),
  clock.plain('disturbance', '7', ['times', 'note'], ({ white, black, note }) => ({
    do: 'give-time',
    white: white * MINUTE,
    black: black * MINUTE,
    reason: note,
  })),
  clock.plain('replace', '', ['equipment'], (facts) => ({ do: 'replace', device: replaced(facts) })),
  clock.plain('set-control', '', ['control', 'article', 'note'], ({ control, article, note }) => ({
    do: 'set-control',
    under: article,
    control,
    reason: note,
  })),
  clock.plain('move-count', '', [], () => ({ do: 'tell-move-count' })),

  result.plain('consent', 'c', [], () => ({ do: 'consent' })),
  result.scoring('change-result', 'x', ['note'], ({ score, note }) => ({ do: 'change-result', score: SCORES[score], reason: note })),
  result.scoring('rule-result', 'z', ['article', 'note'], (facts) => freely(facts, { outcome: 'result', score: SCORES[facts.score] })),
  result.plain('play-on', 'g', ['article', 'note'], (facts) => freely(facts, { outcome: 'play-on' })),
  result.plain('dead', 'y', ['note'], ({ note }) => ({ do: 'declare-dead', proof: note })),
  result.by('proves', '', ['winning'], ({ side, winning }) => ({ do: 'proves', player: side, winning })),

  behaviour.by('device', '6', ['lay'], ({ side, lay }) => ({ do: 'observe', seen: { what: lay ?? 'device', of: side } })),
  behaviour.by('penalty', '8', ['penalty', 'note'], (facts) => ({
    do: 'penalise',
    player: facts.side,
    penalties: penalties(facts),
    reason: facts.note,
  })),
  behaviour.by('not-recorded', '9', [], ({ side }) => ({ do: 'observe', seen: { what: 'not-recorded', of: side } })),
  behaviour.plain('refuses', 'f', ['refusing', 'note'], ({ refusing, side, note }) => ({
    do: 'refuses-to-comply',
    refusing: refusing === 'one' && side ? { who: 'one', player: side, opponent: 'win' } : { who: 'both' },
    reason: note,
  })),
  behaviour.by('inspect', '', ['inspector', 'inspected'], ({ side, inspector, inspected }) => ({
    do: 'inspect',
    player: side,
    inspector,
    outcome: inspected,
  })),
  behaviour.plain('outsider', 'o', ['note'], ({ note }) => ({ do: 'observe', seen: { what: 'outsider', text: note } })),

  people.by('leave', 't', [], ({ side }) => ({ do: 'grant-leave', player: side })),
  people.by('refuse-leave', '', [], ({ side }) => ({ do: 'refuse-leave', player: side })),
  people.by('bag', 'k', [], ({ side }) => ({ do: 'grant-bag', player: side })),
  people.plain('authorise-device', '', ['anybody', 'name'], (facts) => ({
    do: 'authorise-device',
    player: player(facts),
    name: facts.name,
  })),
  people.by('disability', '', ['disability'], ({ side, disability }) => ({ do: 'disability', player: side, disability })),
  people.by('assistant', '', ['duties', 'cost'], ({ side, duties, cost }) => ({
    do: 'assistant',
    player: side,
    duties: [...duties],
    cost: cost * MINUTE,
  })),
  people.by('refuse-assistant', '', [], ({ side }) => ({ do: 'refuse-assistant', player: side })),
  people.plain('appoint-assistant', '', ['name'], ({ name }) => ({ do: 'appoint-assistant', name })),
  people.plain('admit-person', '', ['name'], ({ name }) => ({ do: 'admit-person', name })),
  people.plain('designate', '', ['place', 'name'], ({ place, name }) => ({ do: 'designate', place, name })),

  adjourned.plain('seal', 'e', [], ({ now }) => ({ do: 'order-seal', session_end: now })),
  adjourned.plain('envelope', 'v', ['note'], ({ note }) => ({ do: 'confirm-envelope', text: note })),
  adjourned.plain('resume-adjourned', 'w', [], ({ now }) => ({ do: 'resume-adjourned', moment: now })),
  adjourned.plain('open-envelope', 'q', [], () => ({ do: 'open-envelope' })),
  adjourned.plain('envelope-missing', 'm', [], () => ({ do: 'envelope-missing' })),
  adjourned.plain('position-lost', 'u', [], () => ({ do: 'position-lost' })),

  record.plain('log', 'j', ['code', 'anybody', 'note'], (facts) => ({
    do: 'log',
    incident: facts.code,
    player: player(facts),
    note: facts.note,
  })),
  record.plain('note', 'n', ['article', 'note'], (facts) => freely(facts, { outcome: 'note' })),
  record.plain('reconstructed', '', ['moves'], ({ moves }) => ({ do: 'reconstructed', moves: { ...moves } })),
  record.plain('snapshot', '', [], () => ({ do: 'take-snapshot' })),
  record.plain('fide', '', ['note'], ({ note }) => ({ do: 'refer-to-fide', text: note })),
];
