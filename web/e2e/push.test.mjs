// Games taken to a folder: where that fails the arbiters are told on the event's pages and at the desk, and everything is there once it works.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, violations } from './house.mjs';
import { act, becomeChief, found, tables } from './office.mjs';

const folder = mkdtempSync(join(tmpdir(), 'touchmove-push-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const target = join(folder, 'pgn');
// A file stands where the folder should be.
writeFileSync(target, 'in the way');
const { house, browser } = await open({ flags: ['--push', target] });
const chief = await page(browser, house, { viewport: DESKTOP, timezoneId: 'Asia/Yerevan' });

test('a push that fails is told, and is made up for', async () => {
  await becomeChief(chief, house);
  const event = await found(chief, { players: ['Gyumri, Anna', 'Shiraz, Reza', 'Goris, Aram', 'Tabriz, Sara'] });
  await tables(chief, event, 'wooden', [1]);
  await act(chief, event, {
    do: 'hand-in',
    game: '1/1.2',
    outcome: { is: 'scored', score: { white: 'win', black: 'loss' }, ending: null, length: 'played' },
  });
  await chief.goto(`${house.address}/event/${event}/1/desk`);
  await chief.locator('[data-push-problem]').waitFor({ timeout: 40_000 });
  assert.deepEqual(await violations(chief), []);
  await picture(chief, 'push-problem');
  await chief.goto(`${house.address}/event/${event}/1/files`);
  await chief.locator('[data-push-problem]').waitFor();
  // Whoever is no arbiter is told nothing of it.
  const guest = await page(browser, house, { viewport: DESKTOP });
  await guest.goto(`${house.address}/event/${event}/1/files`);
  await guest.locator('[data-file=pgn]').waitFor();
  assert.equal(await guest.locator('[data-push-problem], [data-push]').count(), 0);
  rmSync(target);
  await chief.locator('[data-push]', { hasText: 'Everything had been sent by' }).waitFor({ timeout: 60_000 });
  assert.equal(await chief.locator('[data-push-problem]').count(), 0);
  assert.match(readFileSync(join(target, event, 'games.pgn'), 'utf8'), /\[White "Shiraz, Reza"\][^]*1-0/);
  assert.match(readFileSync(join(target, event, 'section-1-round-1-board-2.pgn'), 'utf8'), /1-0/);
  await picture(chief, 'push-files');
  for (const tab of [chief, guest]) nothingWentWrong(tab);
});
