// A journal is put back from an old copy: the devices remember what they were shown, the game is held, and the arbiter lets it go on.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  begin,
  DESKTOP,
  nothingWentWrong,
  open,
  page,
  play,
  seconds,
  settled,
  sit,
  square,
  stands,
  TABLET,
  tap,
  until,
  violations,
} from './house.mjs';

const { house, browser } = await open();
const program = (...words) => execFileSync(process.env.TOUCHMOVE, words, { encoding: 'utf8' });

/** The server is killed, its journal put back and its second path lost, and it starts again. */
async function putBack(copy) {
  await house.kill();
  program('restore', copy, '--data', house.folder);
  await rm(join(house.folder, 'mirror.jsonl'));
  await house.start();
}

test('a device that knows more than the journal holds the game until the arbiter has ruled', async () => {
  const game = await house.game({ arbiter: 'present', white: 'Yerevan', black: 'Isfahan' });
  const desk = await page(browser, house, { viewport: DESKTOP });
  await desk.goto(`${house.address}/table/${game.id}#arbiter=${game.seats.arbiter}`);
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await desk.locator('main[data-phase=playing]').waitFor();
  const copy = join(house.folder, 'old.sqlite');
  program('backup', '--data', house.folder, copy);
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, game);
  await play(tab, 'e2e4 e7e5');
  await desk.goto('about:blank');
  await putBack(copy);
  await tab.locator('main[data-line=live][data-phase=stopped]').waitFor();
  await tab.locator('[data-held]').first().waitFor();
  await until(async () => assert.equal(await stands(tab, 'e4'), 'e4, empty', 'what the journal has is shown, and nothing else'));
  assert.deepEqual(await violations(tab), []);
  await square(tab, 'e2').click();
  await settled(tab);
  await desk.goto(`${house.address}/desk`);
  const gap = desk.locator(`[data-gap="${game.id}"]`);
  await gap.locator('[data-unknown]').first().waitFor();
  await desk.locator('[data-badge=held]').waitFor();
  assert.deepEqual(await violations(desk), []);
  await until(async () => assert.ok(await gap.locator('[data-settle]').isDisabled(), 'it needs a reason'));
  await gap.locator('[data-reason]').fill('Two moves were lost and are played again');
  await gap.locator('[data-settle]').click();
  await tab.locator('main[data-phase=playing]').waitFor();
  await tab.locator('[data-held]').first().waitFor({ state: 'detached' });
  await tap(tab, 'e2', 'e4');
  await until(async () => assert.equal(await stands(tab, 'e4'), 'e4, white pawn'));
  await until(async () => assert.ok((await seconds(tab, 'white')) > 0));
  const log = readFileSync(join(house.folder, 'security.jsonl'), 'utf8');
  assert.match(log, /"what":"alarm"/);
  nothingWentWrong(desk);
  await tab.context().close();
  await desk.context().close();
});

test('a server that is only started again has everything that devices were shown', async () => {
  const game = await house.game();
  const tab = await page(browser, house, { viewport: DESKTOP });
  await sit(tab, house, game);
  await begin(tab);
  await play(tab, 'd2d4');
  await house.kill();
  await house.start();
  await tab.locator('main[data-line=live][data-phase=stopped]').waitFor();
  await settled(tab);
  assert.equal(await tab.locator('[data-held]').count(), 0);
  // Also a page that is opened anew on the same device.
  await tab.reload();
  await tab.locator('main[data-line=live][data-phase=stopped]').waitFor();
  assert.equal(await tab.locator('[data-held]').count(), 0);
  await until(async () => assert.equal(await stands(tab, 'd4'), 'd4, white pawn'));
  await tab.context().close();
});
