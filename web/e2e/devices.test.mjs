// Tablets that are enrolled once for a board and follow it through the rounds, a restart and a move to another machine.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, press, TABLET, tap, until, violations } from './house.mjs';
import { act, becomeChief, found, post, tables } from './office.mjs';

const { house, browser } = await open();
const chief = await page(browser, house, { viewport: DESKTOP });
await becomeChief(chief, house);
const PLAYERS = ['Ani', 'Vahan', 'Nare', 'Shirin', 'Davit', 'Omid'];
const event = await found(chief, { players: PLAYERS, rounds: 5 });

/** The next round: everybody meets somebody else, and the tables of these kinds are opened. */
async function round(number, kinds) {
  const [one, two, three] = [
    [4, 5, 6],
    [5, 6, 4],
    [6, 4, 5],
    [4, 5, 6],
  ][number - 1];
  if (number > 1) {
    await act(chief, event, {
      do: 'pair',
      section: 1,
      round: number,
      games: [
        { board: 1, white: 1, black: one },
        { board: 2, white: 2, black: two },
        { board: 3, white: 3, black: three },
      ],
      byes: [],
    });
  }
  for (const [kind, boards] of kinds) await tables(chief, event, kind, boards, number);
}

/** A device that has used the code of a card. */
async function enrol(card) {
  const code = await chief.locator(`[data-device-card="${card}"] bdi`).textContent();
  const device = await page(browser, house, { viewport: TABLET });
  await device.goto(`${house.address}/join`);
  await device.locator('[data-code]').fill(code);
  await device.locator('form button[type=submit]').click();
  return device;
}

const start = (number) => post(chief, `/api/events/${event}/sections/1/rounds/${number}/start`, {});
const ends = async (device) => {
  await device.locator('[data-half=white]').getByRole('button', { name: 'Resign' }).click();
  await device.getByRole('button', { name: 'Resign the game' }).click();
  await device.locator('main[data-phase=over]').waitFor();
};
const players = (device, white, black) =>
  device.waitForFunction(([one, other]) => document.title.includes(one) && document.title.includes(other), [white, black]);

let tablet;
let [white, black] = [];

test('tablets are enrolled before the tables are opened, and wait', async () => {
  await chief.goto(`${house.address}/event/${event}/1/round`);
  await chief.locator('[data-board-devices] summary').click();
  await chief.locator('[data-devices-boards]').fill('1');
  await chief.locator('[data-devices-codes]').click();
  await chief.locator('[data-device-card="1-table"]').waitFor();
  await chief.locator('[data-devices-boards]').fill('2');
  await chief.locator('[data-devices-each]').selectOption('two');
  await chief.locator('[data-devices-codes]').click();
  await chief.locator('[data-device-card="2-black"]').waitFor();
  assert.deepEqual(await violations(chief), []);
  await picture(chief, 'devices-cards');
  tablet = await enrol('1-table');
  [white, black] = [await enrol('2-white'), await enrol('2-black')];
  for (const [device, number] of [
    [tablet, 1],
    [white, 2],
    [black, 2],
  ])
    await device.locator(`[data-board-device="${number}"]`).waitFor();
  assert.deepEqual(await violations(tablet), []);
  await picture(tablet, 'device-waits');
});

test('when the tables are opened every device goes to the game at its board', async () => {
  await round(1, [
    ['board', [1, 3]],
    ['mixed', [2]],
  ]);
  await tablet.locator('main[data-line=live]').waitFor();
  await players(tablet, 'Ani', 'Shirin');
  for (const device of [white, black]) await players(device, 'Vahan', 'Davit');
  await start(1);
  await tablet.locator('main[data-running=white]').waitFor();
  await tap(tablet, 'e2', 'e4');
  await press(tablet, 'white');
  await tablet.locator('main[data-running=black]').waitFor();
  await tap(white, 'd2', 'd4');
  await press(white, 'white');
  await black.locator('main[data-running=black]').waitFor();
});

test('the next round brings new seats by itself, and the old ones have ended', async () => {
  const before = new URL(tablet.url()).pathname;
  for (const device of [tablet, white]) await ends(device);
  await round(2, [
    ['board', [1]],
    ['mixed', [2]],
  ]);
  await players(tablet, 'Ani', 'Davit');
  for (const device of [white, black]) await players(device, 'Vahan', 'Omid');
  assert.notEqual(new URL(tablet.url()).pathname, before);
  // Whoever goes back to the old game only watches there.
  await black.goto(`${house.address}${before}?as=black`);
  await black.locator('main[data-line=live]').waitFor();
  assert.equal(await black.getByRole('button', { name: 'Resign' }).count(), 0);
  await black.goto(`${house.address}/board`);
  await start(2);
  await black.locator('main[data-running=white]').waitFor();
  await white.locator('main[data-running=white]').waitFor();
});

test('a restart and a move to another machine change nothing', async () => {
  for (const one of [chief, tablet, white]) nothingWentWrong(one);
  await house.kill();
  const folder = await mkdtemp(join(tmpdir(), 'touchmove-moved-'));
  const copy = join(folder, 'copy');
  execFileSync(process.env.TOUCHMOVE, ['backup', '--data', house.folder, copy]);
  const there = join(folder, 'there');
  execFileSync(process.env.TOUCHMOVE, ['restore', copy, '--data', there]);
  house.folder = there;
  await house.start();
  await tablet.locator('main[data-line=live]').waitFor();
  await post(chief, `/api/events/${event}/resume`, {});
  for (const device of [tablet, white]) {
    await device.locator('main[data-phase=playing]').waitFor();
    await ends(device);
  }
  await round(3, [
    ['board', [1]],
    ['mixed', [2]],
  ]);
  await players(tablet, 'Ani', 'Omid');
  for (const device of [white, black]) await players(device, 'Vahan', 'Shirin');
});

test('devices are listed and ended, and one that is ended has no seat', async () => {
  await chief.goto(`${house.address}/event/${event}/1/round`);
  await chief.locator('[data-board-devices] summary').click();
  await chief.locator('[data-device="1-table"]').waitFor();
  await until(async () => assert.equal(await chief.locator('[data-device]').count(), 3));
  await picture(chief, 'devices-list');
  await chief.getByRole('button', { name: 'End board 1, both players' }).click();
  await chief.locator('[data-device="1-table"]').waitFor({ state: 'detached' });
  await tablet.reload();
  await tablet.locator('main[data-line=live]').waitFor();
  assert.equal(await tablet.getByRole('button', { name: 'Resign' }).count(), 0);
  // A table of another kind has no seat for a device of one side.
  await start(3);
  await white.locator('main[data-running=white]').waitFor();
  await ends(white);
  await round(4, [['board', [1, 2]]]);
  await white.locator('[data-board-device="2"]').waitFor();
  for (const one of [tablet, white, black]) await one.context().close();
});
