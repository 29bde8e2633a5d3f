// Devices that belong to boards: enrolled once, they follow their board through the rounds. And the call that the default time raises by
// itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, play, TABLET, until, violations } from './house.mjs';
import { act, becomeChief, found, tables } from './office.mjs';

const { house, browser } = await open();
const chief = await page(browser, house, { viewport: DESKTOP });
const PLAYERS = ['Aronyan', 'Babayan', 'Karimi', 'Daryani', 'Eskandari', 'Farhadi', 'Grigoryan', 'Hakobyan'];
let event;
const at = (part) => `${house.address}/event/${event}/1/${part}`;
const paired = async (round, board) => {
  const { sections } = await (await fetch(`${house.address}/api/events/${event}`)).json();
  return sections[0].rounds.find((one) => one.round === round).pairings.find((one) => one.board === board);
};
/** Whether a device shows the game of its board. */
const sitsAt = async (device, round, board) => {
  await until(async () => {
    const { live } = await paired(round, board);
    assert.ok(live && device.url().includes(live.id), `round ${round}, board ${board}: ${device.url()}`);
  });
  await device.locator('main[data-line=live]').waitFor();
};

test('a device enrolled for a board plays there in one round after another', async () => {
  await becomeChief(chief, house);
  event = await found(chief, { players: PLAYERS });
  await chief.goto(at('round'));
  await chief.locator('[data-board-devices] summary').click();
  await chief.locator('[data-devices-boards]').fill('1-2');
  await chief.locator('[data-devices-codes]').click();
  await chief.locator('[data-device-card="2-table"]').waitFor();
  assert.deepEqual(await violations(chief), []);
  const devices = [];
  for (const board of [1, 2]) {
    const code = await chief.locator(`[data-device-card="${board}-table"] bdi`).textContent();
    const device = await page(browser, house, { viewport: TABLET, hasTouch: true });
    await device.goto(`${house.address}/join#${code}`);
    await device.locator(`[data-board-device="${board}"]`).waitFor();
    devices.push(device);
  }
  await picture(devices[0], 'board-device-waits');
  assert.deepEqual(await violations(devices[0]), []);

  await chief.getByRole('button', { name: 'Set up the tables' }).click();
  for (const [place, device] of devices.entries()) await sitsAt(device, 1, place + 1);
  await chief.locator('[data-start-all]').click();
  await play(devices[0], 'f2f3 e7e5 g2g4 d8h4');
  await until(async () => assert.equal((await paired(1, 1)).result, '0-1'));
  const scored = { is: 'scored', score: { white: 'win', black: 'loss' }, ending: null, length: 'played' };
  for (const board of [2, 3, 4]) await act(chief, event, { do: 'hand-in', game: `1/1.${board}`, outcome: scored });

  // The next round has other players at these boards; nobody types a code.
  const games = [
    { board: 1, white: 5, black: 2 },
    { board: 2, white: 3, black: 1 },
    { board: 3, white: 4, black: 6 },
    { board: 4, white: 8, black: 7 },
  ];
  await act(chief, event, { do: 'pair', section: 1, round: 2, games, byes: [] });
  await chief.goto(at('round'));
  await chief.locator('[data-round="2"]').click();
  await chief.getByRole('button', { name: 'Set up the tables' }).click();
  for (const [place, device] of devices.entries()) await sitsAt(device, 2, place + 1);
  await devices[0].getByText('Eskandari').first().waitFor();
  await chief.locator('[data-start-all]').click();
  await play(devices[1], 'e2e4 e7e5');

  // The list says where each device is; one that is removed loses its board.
  await chief.locator('[data-board-devices] summary').click();
  await chief.locator('[data-device="1-table"]').getByText('at its game').waitFor();
  await chief.locator('[data-device="1-table"]').getByRole('button').click();
  await chief.locator('[data-device="1-table"]').waitFor({ state: 'detached' });
  await chief.locator('[data-device="2-table"]').waitFor();
  for (const device of devices) await device.context().close();
  nothingWentWrong(chief);
});

test('when the default time is over, the desk calls by itself for whoever has not moved', async () => {
  const late = await found(chief, { name: 'Late', players: PLAYERS.slice(0, 4), regulations: { default_time: 60_000 } });
  // The clocks start in time; a few seconds are left until the default time is over.
  await act(chief, late, { do: 'schedule', section: 1, round: 1, sessions: [{ start: Date.now() - 50_000, end: null }] });
  await tables(chief, late, 'board', undefined);
  await chief.goto(`${house.address}/event/${late}/1/round`);
  await chief.locator('[data-start-all]').click();
  await chief.getByText('The clocks of 2 boards').waitFor();
  await chief.goto(`${house.address}/event/${late}/1/desk`);
  await chief.locator('.tile[data-board="2"]').waitFor();
  await chief.locator('[data-call=default]').first().waitFor({ timeout: 30_000 });
  assert.deepEqual(await violations(chief), []);
  await picture(chief, 'desk-default-time');
  nothingWentWrong(chief);
});
