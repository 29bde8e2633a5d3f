// What can happen at a board, and the facts the arbiter must give before the Laws can rule on it. Nothing here rules.

import type { Side } from '../face';
import type { ArbiterDeed, FaultName, PenaltyName, ScoreName } from '../wire';

export type Fact = 'side' | 'square' | 'fault' | 'penalty' | 'times' | 'ply' | 'score' | 'note' | 'article' | 'log';

export interface Facts {
  side: Side;
  square: string;
  fault: FaultName;
  penalty: 'warning' | 'opponent-time' | 'own-time' | 'opponent-points' | 'own-points' | 'loss' | 'expulsion';
  minutes: number;
  white: number;
  black: number;
  ply: number;
  score: '1-0' | '½-½' | '0-1' | '0-0';
  note: string;
  article: string;
  log: string;
  /** The moment of the server's clock. */
  now: number;
}

export const SCORES: Record<Facts['score'], ScoreName> = {
  '1-0': { white: 'win', black: 'loss' },
  '½-½': { white: 'draw', black: 'draw' },
  '0-1': { white: 'loss', black: 'win' },
  '0-0': { white: 'loss', black: 'loss' },
};

export const MINUTE = 60_000;

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

/** In the order in which they happen most. */
export const INCIDENTS: readonly Incident[] = [
  seen('illegal-move', '1', [], () => ({ do: 'observe', seen: { what: 'illegal-move' } })),
  seen('touched-piece', '2', ['square'], ({ square }) => ({ do: 'observe', seen: { what: 'touched-piece', square } })),
  seen('flag', '3', ['side'], ({ side }) => ({ do: 'observe', seen: { what: 'flag', of: side } })),
  seen('both-flags', '4', [], () => ({ do: 'observe', seen: { what: 'both-flags' } })),
  seen('displaced', '5', [], () => ({ do: 'observe', seen: { what: 'displaced' } })),
  seen('device', '6', ['side'], ({ side }) => ({ do: 'observe', seen: { what: 'device', of: side } })),
  seen('disturbance', '7', ['times', 'note'], ({ white, black, note }) => ({
    do: 'give-time', white: white * MINUTE, black: black * MINUTE, reason: note,
  })),
  seen('penalty', '8', ['side', 'penalty', 'note'], (facts) => ({
    do: 'penalise', player: facts.side, penalties: penalties(facts), reason: facts.note,
  })),
  seen('not-recorded', '9', ['side'], ({ side }) => ({ do: 'observe', seen: { what: 'not-recorded', of: side } })),
  seen('absent', 'a', ['side'], ({ side }) => ({ do: 'observe', seen: { what: 'absent', of: side } })),
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
  seen('refuses', 'f', ['side', 'note'], ({ side, note }) => ({
    do: 'refuses-to-comply', refusing: { who: 'one', player: side, opponent: 'win' }, reason: note,
  })),
  seen('change-result', 'x', ['score', 'note'], ({ score, note }) => ({
    do: 'change-result', score: SCORES[score], reason: note,
  })),
  seen('rule-result', 'z', ['score', 'article', 'note'], ({ score, article, note }) => ({
    do: 'rule-freely', under: article, outcome: { outcome: 'result', score: SCORES[score] }, reason: note,
  })),
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
      case 'fault':
      case 'penalty':
      case 'score':
      case 'log':
        return false;
    }
  });
}
