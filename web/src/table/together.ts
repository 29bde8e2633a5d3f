// What both players at one device do at once, without any of it being shown: setting a table going, entering a game.

import { game as readGame } from '../api';
import { TableState } from './table.svelte';

const PATIENCE = 15_000;

export interface Together {
  table: TableState;
  /** Waits until the table has come to something; what the server does not take is an error. */
  until(holds: () => boolean): Promise<void>;
}

/** Sits down at the table with both players' seat, does something, and leaves. */
export async function together(id: string, token: string, does: (at: Together) => Promise<void>): Promise<void> {
  const table = new TableState(id, 'table', token, await readGame(id));
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const begun = performance.now();
      const look = setInterval(() => {
        const refused = table.closed || (table.refusals > 0 ? table.notice : '');
        if (!holds() && !refused && performance.now() - begun < PATIENCE) return;
        clearInterval(look);
        if (holds()) resolve();
        else reject(new Error(refused));
      }, 50);
    });
  try {
    await until(() => table.line === 'live' && table.view !== null);
    await does({ table, until });
  } finally {
    table.leave();
  }
}

/** Both players start the game. */
export async function start({ table, until }: Together): Promise<void> {
  table.together({ do: 'start' });
  await until(() => table.view?.phase === 'playing');
}
