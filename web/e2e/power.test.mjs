// The server dies in mid-game and comes back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  DESKTOP,
  nothingWentWrong,
  open,
  page,
  picture,
  play,
  press,
  reads,
  seconds,
  shows,
  sit,
  stands,
  tap,
  until,
} from './house.mjs';

const { house, browser } = await open();
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

test('killed in mid-game and started again: same position, clocks to the last mark, play goes on', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await sit(tab, house, await house.game({ control: '5+0' }));
  await begin(tab);
  await play(tab, 'e2e4 e7e5 g1f3');
  // Until a second of Black's has gone.
  const begun = await seconds(tab, 'black');
  await until(async () => assert.ok((await seconds(tab, 'black')) < begun));
  const before = { white: await seconds(tab, 'white'), black: await seconds(tab, 'black') };
  await house.kill();
  await tab.locator('[data-not-live]').waitFor();
  await picture(tab, 'not-live');
  const frozen = await seconds(tab, 'black');
  await pause(1100);
  assert.equal(await seconds(tab, 'black'), frozen, 'a clock that is not live stands');
  await house.start();
  await tab.locator('main[data-line=live]').waitFor();
  await until(async () => assert.equal(await tab.locator('main').getAttribute('data-phase'), 'stopped'));
  await until(async () => assert.equal(await stands(tab, 'f3'), 'f3, white knight'));
  await until(async () => assert.equal(await seconds(tab, 'white'), before.white));
  const lost = before.black - (await seconds(tab, 'black'));
  assert.ok(lost >= -1 && lost <= 1, `black is charged ${lost} seconds more than was shown`);
  await press(tab, 'white');
  await press(tab, 'black');
  await tab.locator('main[data-running=black]').waitFor();
  await play(tab, 'b8c6', 'black');
  await until(async () => assert.equal(await stands(tab, 'c6'), 'c6, black knight'));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('a page opened anew after the restart shows the same game', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  const game = await house.game();
  await sit(tab, house, game);
  await begin(tab);
  await play(tab, 'd2d4 d7d5');
  await house.kill();
  await house.start();
  const fresh = await page(browser, house, { viewport: DESKTOP });
  await sit(fresh, house, game);
  await until(async () => assert.equal(await stands(fresh, 'd5'), 'd5, black pawn'));
  await reads(fresh.locator('[data-moves]'), /d4.*d5/);
  await tab.context().close();
  await fresh.context().close();
});

test('an act whose answer was lost is sent again under its own key, and counts once', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  const keys = [];
  let cut = false;
  await tab.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      server.send(text);
      if (text === 'beat') return;
      const { key, act } = JSON.parse(text);
      if (act?.do !== 'press') return;
      keys.push(key);
      if (!cut) void line.close({ code: 4000 });
      cut = true;
    });
    server.onMessage((text) => {
      if (!cut || keys.length > 1 || text === 'beat' || JSON.parse(text).type === 'view') line.send(text);
    });
  });
  await sit(tab, house, await house.game());
  await begin(tab);
  await tap(tab, 'e2', 'e4');
  await tab.locator('[data-clock=white] button').click();
  await tab.locator('main[data-running=black][data-line=live][data-waiting="0"]').waitFor();
  assert.equal(keys.length, 2);
  assert.equal(keys[0], keys[1]);
  await shows(tab.locator('[data-moves] .move'), 1);
  await play(tab, 'e7e5', 'black');
  await tab.context().close();
});

test('told to stop in mid-game: the page says that the server restarts, and comes back by itself', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await sit(tab, house, await house.game({ control: '5+0' }));
  await begin(tab);
  await play(tab, 'e2e4');
  const ended = new Promise((resolve) => house.server.once('exit', resolve));
  house.server.kill('SIGTERM');
  await tab.locator('[data-not-live]', { hasText: 'The server is restarting' }).first().waitFor();
  assert.equal(await ended, 0);
  await house.start();
  await tab.locator('main[data-line=live][data-phase=stopped]').waitFor();
  await until(async () => assert.equal(await stands(tab, 'e4'), 'e4, white pawn'));
  await tab.context().close();
});
