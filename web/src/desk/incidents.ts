// What can happen at a board, and the facts the arbiter must give before the Laws can rule on it. Nothing here rules.

import type { Side } from '../face';
import type { ArbiterDeed, FaultName, PenaltyName, ScoreName } from '../wire';

export type Fact = 'side' | 'square' | 'fault' | 'penalty' | 'times' | 'ply' | 'score' | 'note' | 'article' | 'log';

export interface Facts {
  /** Nobody is chosen for the arbiter. */
  side: Side | null;
  square: string;
  fault: FaultName;
  penalty: 'warning' | 'opponent-time' | 'own-time' | 'opponent-points' | 'own-points' | 'loss' | 'expulsion';
  minutes: number;
  white: number;
  black: number;
  ply: number;
  score: Score | null;
  note: string;
  article: string;
  log: string;
  /** The moment of the server's clock. */
  now: number;
}

export type Score = '1-0' | '½-½' | '0-1' | '0-0';

export const SCORES: Record<Score, ScoreName> = {
  '1-0': { white: 'win', black: 'loss' },
  '½-½': { white: 'draw', black: 'draw' },
  '0-1': { white: 'loss', black: 'win' },
  '0-0': { white: 'loss', black: 'loss' },
};

export const MINUTE = 60_000;

/** Where the Laws are silent the arbiter rests on their preface, edition by edition. */
export const FREELY: Record<number, string> = { 2023: 'Preface', 2001: 'Pref/2' };

export interface Incident {
  name: string;
  /** A key that chooses it. */
  key: string;
  facts: readonly Fact[];
  acts: (facts: Facts) => ArbiterDeed[];
}

function penalties({ penalty, minutes }: Facts): PenaltyName[] {
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
    case 'warning':
    case 'expulsion':
      return [{ penalty }];
  }
}

const seen = (name: string, key: string, facts: readonly Fact[], what: (facts: Facts) => ArbiterDeed): Incident => ({
  name,
  key,
  facts,
  acts: (given) => [what(given)],
});

/** An incident about one player, who is named before anything is asked of the Laws. */
type Named = Facts & { side: Side };
const by = (name: string, key: string, facts: readonly Fact[], what: (facts: Named) => ArbiterDeed): Incident => ({
  name,
  key,
  facts: ['side', ...facts],
  acts: (given) => (given.side === null ? [] : [what({ ...given, side: given.side })]),
});

/** An incident that a result decides. */
type Scored = Facts & { score: Score };
const scoring = (name: string, key: string, facts: readonly Fact[], what: (facts: Scored) => ArbiterDeed): Incident => ({
  name,
  key,
  facts: ['score', ...facts],
  acts: (given) => (given.score === null ? [] : [what({ ...given, score: given.score })]),
});

/** In the order in which they happen most. */
export const INCIDENTS: readonly Incident[] = [
  seen('illegal-move', '1', [], () => ({ do: 'observe', seen: { what: 'illegal-move' } })),
  seen('touched-piece', '2', ['square'], ({ square }) => ({ do: 'observe', seen: { what: 'touched-piece', square } })),
  by('flag', '3', [], ({ side }) => ({ do: 'observe', seen: { what: 'flag', of: side } })),
  seen('both-flags', '4', [], () => ({ do: 'observe', seen: { what: 'both-flags' } })),
  seen('displaced', '5', [], () => ({ do: 'observe', seen: { what: 'displaced' } })),
  by('device', '6', [], ({ side }) => ({ do: 'observe', seen: { what: 'device', of: side } })),
  seen('disturbance', '7', ['times', 'note'], ({ white, black, note }) => ({
    do: 'give-time', white: white * MINUTE, black: black * MINUTE, reason: note,
  })),
  by('penalty', '8', ['penalty', 'note'], (facts) => ({
    do: 'penalise', player: facts.side, penalties: penalties(facts), reason: facts.note,
  })),
  by('not-recorded', '9', [], ({ side }) => ({ do: 'observe', seen: { what: 'not-recorded', of: side } })),
  by('absent', 'a', [], ({ side }) => ({ do: 'observe', seen: { what: 'absent', of: side } })),
  seen('both-absent', 'b', [], () => ({ do: 'observe', seen: { what: 'both-absent' } })),
  seen('set-up', 's', ['fault'], ({ fault }) => ({ do: 'observe', seen: { what: 'set-up', fault } })),
  seen('illegal-position', 'p', [], () => ({ do: 'observe', seen: { what: 'illegal-position' } })),
  seen('boards-differ', 'd', [], () => ({ do: 'observe', seen: { what: 'boards-differ' } })),
  seen('outsider', 'o', ['note'], ({ note }) => ({ do: 'observe', seen: { what: 'outsider', text: note } })),
  seen('seal', 'e', [], ({ now }) => ({ do: 'order-seal', session_end: now })),
  seen('envelope', 'v', ['note'], ({ note }) => ({ do: 'confirm-envelope', text: note })),
  seen('resume-adjourned', 'w', [], ({ now }) => ({ do: 'resume-adjourned', moment: now })),
  seen('open-envelope', 'q', [], () => ({ do: 'open-envelope' })),
  seen('envelope-missing', 'm', [], () => ({ do: 'envelope-missing' })),
  seen('reinstate', 'r', ['ply'], ({ ply }) => ({ do: 'reinstate', ply })),
  by('refuses', 'f', ['note'], ({ side, note }) => ({
    do: 'refuses-to-comply', refusing: { who: 'one', player: side, opponent: 'win' }, reason: note,
  })),
  scoring('change-result', 'x', ['note'], ({ score, note }) => ({
    do: 'change-result', score: SCORES[score], reason: note,
  })),
  scoring('rule-result', 'z', ['article', 'note'], ({ score, article, note }) => ({
    do: 'rule-freely', under: article, outcome: { outcome: 'result', score: SCORES[score] }, reason: note,
  })),
  seen('play-on', 'g', ['article', 'note'], ({ article, note }) => ({
    do: 'rule-freely', under: article, outcome: { outcome: 'play-on' }, reason: note,
  })),
  seen('consent', 'c', [], () => ({ do: 'consent' })),
  by('admit-late', 'l', [], ({ side }) => ({ do: 'admit-late', player: side })),
  by('leave', 't', [], ({ side }) => ({ do: 'grant-leave', player: side })),
  by('bag', 'k', [], ({ side }) => ({ do: 'grant-bag', player: side })),
  seen('dead', 'y', ['note'], ({ note }) => ({ do: 'declare-dead', proof: note })),
  seen('position-lost', 'u', [], () => ({ do: 'position-lost' })),
  seen('note', 'n', ['article', 'note'], ({ article, note }) => ({
    do: 'rule-freely', under: article, outcome: { outcome: 'note' }, reason: note,
  })),
];

/** Which of the facts are still missing. */
export function missing(incident: Incident, facts: Facts): Fact[] {
  return incident.facts.filter((fact) => {
    switch (fact) {
      case 'square':
        return !/^[a-h][1-8]$/.test(facts.square);
      case 'note':
        return facts.note.trim() === '';
      case 'article':
        return facts.article.trim() === '';
      case 'ply':
        return !Number.isInteger(facts.ply) || facts.ply < 1;
      case 'times':
        return facts.white <= 0 && facts.black <= 0;
      case 'side':
        return facts.side === null;
      case 'score':
        return facts.score === null;
      case 'fault':
      case 'penalty':
      case 'log':
        return false;
    }
  });
}
