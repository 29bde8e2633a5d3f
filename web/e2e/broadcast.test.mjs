// Running games of an event in public: hidden until the event says so, then with the delay it sets on the page; whoever watches is
// told so, sees no move earlier, and everything when the game is over. Players and arbiters are not kept waiting.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, menu, nothingWentWrong, open, page, picture, play, shows, TABLET, until, violations } from './house.mjs';
import { becomeChief, found, post, tables } from './office.mjs';

const { house, browser } = await open();
const SMALL = { width: 390, height: 664 };
const chief = await page(browser, house, { viewport: DESKTOP, timezoneId: 'Asia/Yerevan' });
let [event, game, tablet] = [];

/** What an anonymous reader gets of an address. */
const asks = async (path) => {
  const answer = await fetch(`${house.address}${path}`);
  return { status: answer.status, text: await answer.text() };
};

test('nothing of a running game is public before the event says so', async () => {
  await becomeChief(chief, house);
  event = await found(chief, { players: ['Gyumri, Anna', 'Shiraz, Reza', 'Goris, Aram', 'Tabriz, Sara'] });
  const { boards } = await tables(chief, event, 'board', [1]);
  game = boards[0].game;
  const { codes } = await post(chief, `/api/events/${event}/sections/1/rounds/1/boards/1/codes`, {});
  await post(chief, `/api/events/${event}/sections/1/rounds/1/start`, {});
  tablet = await page(browser, house, { viewport: TABLET });
  await tablet.goto(`${house.address}/join#${codes[0].code}`);
  await tablet.locator('main[data-phase=playing]').waitFor();
  await play(tablet, 'e2e4 e7e5');
  for (const locale of ['en-GB', 'hy-AM', 'fa-IR']) {
    for (const viewport of [SMALL, DESKTOP]) {
      const guest = await page(browser, house, { viewport, locale });
      await guest.goto(`${house.address}/table/${game}?as=watch`);
      await guest.locator('main[data-hidden][data-line=live]').waitFor();
      assert.equal(await guest.locator('[data-square], [data-clock]').count(), 0);
      assert.deepEqual(await violations(guest), []);
      await picture(guest, `watch-hidden-${locale.slice(0, 2)}-${viewport.width}`);
      await guest.goto(`${house.address}/game/${game}`);
      await guest.getByRole('alert').waitFor();
      await shows(guest.locator('[data-on], [data-ply], [data-pgn]'), 0);
      // The browser itself says only that it was refused.
      for (const fault of guest.faults.splice(0)) assert.match(fault, /403/);
      await guest.goto(`${house.address}/hall/${event}`);
      await guest.locator('[data-board="1"] [data-hidden]').waitFor();
      assert.equal(await guest.locator('.mini').count(), 0);
      assert.deepEqual(await violations(guest), []);
      await picture(guest, `wall-hidden-${locale.slice(0, 2)}-${viewport.width}`);
      nothingWentWrong(guest);
      await guest.context().close();
    }
  }
  assert.equal((await asks(`/api/games/${game}/pgn`)).status, 403);
  assert.equal((await asks(`/api/events/${event}/files/pgn`)).text, '');
});

test('the chief arbiter sets a delay on the page; a spectator sees each move when both have made one more', async () => {
  await chief.goto(`${house.address}/event/${event}/1/regulations`);
  const form = chief.locator('[data-broadcast]');
  await form.getByText('only their players and arbiters see running games').waitFor();
  await form.locator('[data-broadcast-show]').selectOption('after-moves');
  await form.locator('[data-broadcast-count]').fill('1');
  assert.deepEqual(await violations(chief), []);
  await picture(chief, 'broadcast-form');
  await form.getByRole('button', { name: 'Set', exact: true }).click();
  await chief.locator('[data-broadcast=after-moves]').waitFor();
  const guest = await page(browser, house, { viewport: SMALL, locale: 'fa-IR' });
  await guest.goto(`${house.address}/table/${game}?as=watch`);
  await guest.locator('main[data-line=live]').waitFor();
  const has = async (square) => (await guest.locator(`[data-square=${square}] svg`).count()) === 1;
  // Two moves are made: neither is shown.
  assert.ok((await has('e2')) && (await has('e7')) && !(await has('e4')));
  await until(async () => assert.ok(await guest.locator('[data-delay]').isVisible()));
  await play(tablet, 'g1f3');
  await guest.locator('[data-square=e4] svg').waitFor();
  assert.ok(!(await has('e5')) && !(await has('f3')));
  // Going through the game shows no more of it.
  await menu(guest, 'replay');
  await guest.locator('main[data-moves-made="1"]').waitFor();
  await guest.locator('[data-table]').click();
  await guest.locator('main[data-line=live]').waitFor();
  await guest.locator('[data-square=e4] svg').waitFor();
  // No clock runs that would tell how long anybody has been thinking.
  assert.equal(await guest.locator('main').getAttribute('data-running'), null);
  await picture(guest, 'watch-delayed-fa');
  const wall = await page(browser, house, { viewport: DESKTOP });
  await wall.goto(`${house.address}/hall/${event}`);
  await wall.locator('[data-moves]', { hasText: '1. e4' }).waitFor();
  await wall.locator('[data-delay]', { hasText: 'Shown 1 move later' }).waitFor();
  await picture(wall, 'wall-delayed');
  await play(tablet, 'b8c6', 'black');
  await wall.locator('[data-moves]', { hasText: '1… e5' }).waitFor();
  assert.doesNotMatch((await asks(`/api/games/${game}/pgn`)).text, /Nf3|Nc6/);
  assert.match((await asks(`/api/events/${event}/files/pgn?round=1`)).text, /1\. e4 .*e5/s);
  // Arbiters are not kept waiting.
  await chief.goto(`${house.address}/table/${game}`);
  await chief.locator('[data-square=c6] svg').waitFor();
  await tablet.locator('[data-half=white]').getByRole('button', { name: 'Resign' }).click();
  await tablet.getByRole('button', { name: 'Resign the game' }).click();
  // It is over: everything is shown.
  await guest.locator('main[data-phase=over]').waitFor();
  await guest.locator('[data-square=c6] svg').waitFor();
  assert.match((await asks(`/api/games/${game}/pgn`)).text, /2\. Nf3 .*Nc6 .*0-1/s);
  for (const tab of [guest, wall]) {
    nothingWentWrong(tab);
    await tab.context().close();
  }
});

test('with a delay in minutes the game is shown as it stood, its clocks too', async () => {
  const { boards } = await tables(chief, event, 'board', [2]);
  const { codes } = await post(chief, `/api/events/${event}/sections/1/rounds/1/boards/2/codes`, {});
  await chief.goto(`${house.address}/event/${event}/1/regulations`);
  await chief.locator('[data-broadcast-show]').selectOption('after-minutes');
  await chief.locator('[data-broadcast-count]').fill('1');
  await chief.locator('[data-broadcast]').getByRole('button', { name: 'Set', exact: true }).click();
  await chief.locator('[data-broadcast=after-minutes]').waitFor();
  const seat = await page(browser, house, { viewport: TABLET });
  await seat.goto(`${house.address}/join#${codes[0].code}`);
  await seat.locator('main[data-line=live]').waitFor();
  await post(chief, `/api/events/${event}/sections/1/rounds/1/start`, {});
  const began = Date.now();
  await seat.locator('main[data-phase=playing]').waitFor();
  const guest = await page(browser, house, { viewport: TABLET });
  guest.setDefaultTimeout(90_000);
  await guest.goto(`${house.address}/table/${boards[0].game}?as=watch`);
  await guest.locator('main[data-phase=not-started]').waitFor();
  await play(seat, 'd2d4');
  const moved = Date.now();
  await guest.locator('main[data-phase=playing][data-running=white]').waitFor();
  assert.ok(Date.now() - began >= 59_000, 'the start is seen a minute later');
  await guest.locator('[data-square=d4] svg').waitFor();
  await guest.locator('main[data-running=black]').waitFor();
  const late = Date.now() - moved;
  console.log(`a move is seen ${(late / 1000).toFixed(1)} s later`);
  assert.ok(late >= 58_500 && late < 66_000, String(late));
  for (const tab of [guest, seat]) {
    nothingWentWrong(tab);
    await tab.context().close();
  }
});

for (const [locale, viewport] of [
  ['en-GB', SMALL],
  ['fa-IR', SMALL],
  ['fa-IR', DESKTOP],
]) {
  test(`anybody reads in the regulations what is shown: ${locale} ${viewport.width}`, async () => {
    const guest = await page(browser, house, { viewport, locale });
    await guest.goto(`${house.address}/event/${event}/1/regulations`);
    await guest.locator('[data-broadcast=after-minutes]').waitFor();
    assert.deepEqual(await violations(guest), []);
    await picture(guest, `broadcast-${locale.slice(0, 2)}-${viewport.width}`);
    nothingWentWrong(guest);
    await guest.context().close();
  });
}
