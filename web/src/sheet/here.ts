// A scoresheet that was begun where no server answered: it is kept on this device, and handed in as soon as one does.

import { Problem, about, create } from '../api';
import { forgetHere, handedAs, keepGame, keepHandedAs, keepSeats, newHere } from '../keep';
import { start, together } from '../table/together';
import type { Listed, SideName } from '../wire';
import { keepUnsent, unsent } from './keep';

export interface Begun {
  control: string;
  white: string;
  black: string;
}

/** The board and the clock are real ones: the game is under way as soon as somebody writes. */
const terms = (begun: Begun, edition: number) =>
  ({ ...begun, edition, kind: 'sheet', manner: 'strict', arbiter: 'absent' }) as const satisfies Partial<Listed>;

/** Begins a scoresheet on the server; the name of its game. */
export async function begin(begun: Begun, before: string | null = null): Promise<string> {
  const known = before ? handedAs(before) : null;
  const created = known ?? (await create(terms(begun, (await about()).editions[0] ?? 0)));
  if (before && !known) keepHandedAs(before, created);
  const { id, seats } = created;
  keepSeats(id, seats);
  await together(id, seats.table, async (at) => {
    if (at.table.view?.phase === 'not-started') await start(at);
    keepGame(at.table.game);
  });
  return id;
}

/** Begins it on this device alone; its name here. */
export function beginHere(begun: Begun, side: SideName): string {
  const id = newHere();
  keepSeats(id, { [side]: id });
  // The edition is the server's: the newest that it has when the sheet is handed in.
  keepGame({
    ...terms(begun, 0),
    id,
    sounds: 'off',
    last_move: 'off',
    announcements: 'german',
    chess960: null,
    created: Date.now(),
    phase: 'playing',
    result: null,
    event: null,
  });
  return id;
}

/** Whether an error means that nobody answered, rather than that somebody refused. */
export const isUnanswered = (error: unknown) => !(error instanceof Problem);

/** Hands in what was written here; the name of the game on the server. */
export async function handIn(game: Listed, side: SideName): Promise<string> {
  const id = await begin({ control: game.control, white: game.white, black: game.black }, game.id);
  keepUnsent(id, side, unsent(game.id, side));
  keepUnsent(game.id, side, []);
  forgetHere(game.id);
  return id;
}
