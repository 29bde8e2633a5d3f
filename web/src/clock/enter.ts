// A game played beside the clock alone is entered on the server when there is one: its control, the clocks as they stood,
// and the result that both players stated.

import { about, create } from '../api';
import { SIDES } from '../face';
import { t } from '../i18n';
import { keepSeats } from '../keep';
import { start, together } from '../table/together';
import type { ClockAlone } from './alone.svelte';

/** Enters the game; its name on the server. */
export async function enter(alone: ClockAlone): Promise<string> {
  const { result, clock } = alone;
  if (!result) return '';
  const edition = (await about()).editions[0] ?? 0;
  const { id, seats } = await create({
    control: alone.written,
    edition,
    kind: 'clock',
    white: '',
    black: '',
    manner: 'strict',
    arbiter: 'absent',
  });
  keepSeats(id, seats);
  await together(id, seats.table, async (at) => {
    const { table, until } = at;
    await start(at);
    table.stop('white', 'clock');
    await until(() => table.view?.phase === 'stopped');
    const { white, black } = clock;
    // A fallen flag would be asked about once more; the players have answered that with their result.
    const time = (ms: number) => (ms === 0 ? null : ms);
    const readings = {
      white: time(white.remaining),
      black: time(black.remaining),
      white_moves: white.completed,
      black_moves: black.completed,
    };
    table.together({ do: 'set-clocks', under: '6.10.2', readings, reason: t('clock-title') });
    await until(() => table.waiting === 0);
    for (const side of SIDES) table.act(side, { do: 'sign', score: result });
    await until(() => table.view?.phase === 'over');
  });
  alone.enteredIn(id);
  return id;
}
