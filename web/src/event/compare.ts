// A file beside an event that runs: what it would change is told apart before anything is changed.

import type { EventAct, PlayerDetails } from '../wire';
import type { EntrantShown, PlayerRead } from './api';

/** What may be different about a player. */
export const COMPARED = ['name', 'title', 'rating', 'federation', 'fide_id', 'born', 'sex', 'club'] as const;
export type Compared = (typeof COMPARED)[number];

export interface Changed {
  entrant: EntrantShown;
  /** All that is known with the file. */
  details: PlayerDetails;
  fields: { field: Compared; from: string; to: string }[];
}

export interface Difference {
  added: PlayerRead[];
  /** Who plays here and is not in the file. */
  gone: EntrantShown[];
  changed: Changed[];
}

const folded = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase();
const written = (value: string | number | null) => (value === null ? '' : String(value));

/** Who of the file is who of the section: by FIDE's number, else by the name. */
function pairsOf(players: EntrantShown[], read: PlayerRead[]): Map<PlayerRead, EntrantShown> {
  const found = new Map<PlayerRead, EntrantShown>();
  const free = new Set(players);
  const take = (one: PlayerRead, same: (entrant: EntrantShown) => boolean) => {
    const entrant = found.has(one) ? undefined : [...free].find(same);
    if (!entrant) return;
    found.set(one, entrant);
    free.delete(entrant);
  };
  for (const one of read) {
    if (one.details.fide_id !== null) take(one, (entrant) => entrant.details.fide_id === one.details.fide_id);
  }
  // Two of the same name are told apart by their starting numbers.
  const isNamesake = (one: PlayerRead) => (entrant: EntrantShown) => folded(entrant.details.name) === folded(one.details.name);
  for (const one of read) take(one, (entrant) => isNamesake(one)(entrant) && entrant.number === one.number);
  for (const one of read) take(one, isNamesake(one));
  return found;
}

/** What a file says otherwise; where it says nothing, what is known stays. */
export function difference(players: EntrantShown[], read: PlayerRead[]): Difference {
  const pairs = pairsOf(players, read);
  const known = new Set(pairs.values());
  const changed = [...pairs].flatMap(([one, entrant]) => {
    const fields = COMPARED.filter(
      (field) =>
        one.details[field] !== null && one.details[field] !== '' && written(one.details[field]) !== written(entrant.details[field]),
    );
    if (fields.length === 0) return [];
    const details = { ...entrant.details, ...Object.fromEntries(fields.map((field) => [field, one.details[field]])) };
    return [
      {
        entrant,
        details,
        fields: fields.map((field) => ({ field, from: written(entrant.details[field]), to: written(one.details[field]) })),
      },
    ];
  });
  return {
    added: read.filter((one) => !pairs.has(one)),
    gone: players.filter((entrant) => !known.has(entrant) && entrant.standing === 'playing'),
    changed,
  };
}

/** The acts that bring about what was chosen of a difference. */
export function deeds(
  chosen: Difference,
  of: { section: number; players: EntrantShown[]; lastPlayer: number; from: number; reason: string },
): EventAct[] {
  const taken = new Set(of.players.map(({ number }) => number));
  let last = Math.max(0, ...taken);
  const numbered = (wanted: number) => {
    const number = wanted > 0 && !taken.has(wanted) ? wanted : last + 1;
    taken.add(number);
    last = Math.max(last, number);
    return number;
  };
  return [
    ...chosen.changed.map(({ entrant, details }) => ({ do: 'amend' as const, player: entrant.player, details })),
    ...chosen.added.map(({ number, details }, place) => ({
      do: 'register' as const,
      player: of.lastPlayer + 1 + place,
      section: of.section,
      number: numbered(number),
      details,
    })),
    ...chosen.gone.map(({ player }) => ({ do: 'withdraw' as const, player, from: of.from, reason: of.reason })),
  ];
}

interface Game {
  board: number;
  white: number;
  black: number;
}

/** The boards on which a list differs from what is published; a board that one of them has not is null there. */
export function boardsChanged(published: Game[], read: Game[]): { board: number; from: Game | null; to: Game | null }[] {
  const boards = [...new Set([...published, ...read].map(({ board }) => board))].sort((a, b) => a - b);
  const on = (games: Game[], board: number) => games.find((one) => one.board === board) ?? null;
  return boards
    .map((board) => ({ board, from: on(published, board), to: on(read, board) }))
    .filter(({ from, to }) => from?.white !== to?.white || from?.black !== to?.black);
}
