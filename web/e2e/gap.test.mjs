// The server is killed while a move is on its way: what came too late lies with the arbiter, who charges part and resumes.
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

/** A page whose messages can be lost on the way to the server. */
async function overBadLine(options) {
  const tab = await page(browser, house, options);
  const line = { lost: false, sent: [] };
  await tab.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      if (text !== 'beat') line.sent.push(JSON.parse(text));
      if (!line.lost) server.send(text);
    });
  });
  return { tab, line };
}

/** A move of White's that the server does not hear before it is killed; then it comes back. */
async function moveLost(tab, line) {
  line.lost = true;
  await square(tab, 'e2').click();
  await square(tab, 'e4').click();
  await tab.locator('main:not([data-waiting="0"])').waitFor();
  await house.kill();
  await tab.locator('[data-not-live]').first().waitFor();
  line.lost = false;
  await house.start();
  await tab.locator('main[data-line=live][data-phase=stopped]').waitFor();
  await settled(tab);
}

test('what was under way lies with the arbiter, is admitted with a charge, and the round is resumed', async () => {
  const { tab, line } = await overBadLine({ viewport: TABLET });
  const desk = await page(browser, house, { viewport: DESKTOP });
  const games = [];
  for (const [white, black] of [
    ['Yerevan', 'Isfahan'],
    ['Gyumri', 'Shiraz'],
    ['Dilijan', 'Yazd'],
  ]) {
    const game = await house.game({ arbiter: 'present', control: '90+30', white, black });
    games.push(game);
    await desk.goto(`${house.address}/table/${game.id}#arbiter=${game.seats.arbiter}`);
    await desk.getByRole('button', { name: 'Start the game' }).click();
    await desk.locator('main[data-phase=playing]').waitFor();
  }
  await sit(tab, house, games[0]);
  await desk.goto(`${house.address}/desk`);
  await desk.locator('[data-board="3"]').waitFor();
  await moveLost(tab, line);
  await until(async () => assert.equal(await stands(tab, 'e4'), 'e4, empty', 'what came too late is not done'));
  await desk.locator('[data-gaps="3"]').waitFor();
  const gap = desk.locator(`[data-gap="${games[0].id}"]`);
  await gap.locator('[data-cause=restart]').waitFor();
  const evidence = gap.locator('[data-evidence] input');
  await evidence.first().waitFor();
  assert.deepEqual(await violations(desk), []);
  await picture(desk, 'desk-gaps');
  for (const one of await evidence.all()) await one.check();
  await gap.locator('input[value=charge]').check();
  await gap.locator('[data-seconds]').fill('20');
  assert.deepEqual(await violations(desk), []);
  const before = await seconds(tab, 'white');
  await gap.locator('[data-settle]').click();
  await tab.locator('main[data-phase=playing]').waitFor();
  await until(async () => assert.equal(await stands(tab, 'e4'), 'e4, white pawn'));
  const charged = before - (await seconds(tab, 'white'));
  assert.ok(charged >= 20 && charged <= 40, `${charged} seconds`);
  // The others go on together, and nobody is charged.
  await desk.locator('[data-gaps="2"] [data-resume-all]').click();
  await desk.locator('[data-gaps]').waitFor({ state: 'detached' });
  await press(tab, 'white');
  await tab.locator('main[data-running=black]').waitFor();
  nothingWentWrong(desk);
  await tab.context().close();
  await desk.context().close();
});

test('where there is no arbiter the players are told what was not done, go on, and do it again', async () => {
  const { tab, line } = await overBadLine({ viewport: DESKTOP });
  await sit(tab, house, await house.game());
  await begin(tab);
  await moveLost(tab, line);
  await tab.getByText('not carried out', { exact: false }).first().waitFor();
  await until(async () => assert.equal(await stands(tab, 'e4'), 'e4, empty'));
  const acts = line.sent.filter(({ act }) => act?.do === 'touch');
  assert.deepEqual([acts.length, acts[0].key, acts[0].seen], [2, acts[1].key, acts[1].seen], 'sent again as it was');
  await press(tab, 'white');
  await press(tab, 'black');
  await tab.locator('main[data-running=white]').waitFor();
  await play(tab, 'e2e4 e7e5');
  await tap(tab, 'g1', 'f3');
  await until(async () => assert.equal(await stands(tab, 'f3'), 'f3, white knight'));
  await tab.context().close();
});

test('the arbiter is shown it in Armenian and in Persian', async () => {
  const game = await house.game({ arbiter: 'present' });
  const desk = await page(browser, house, { viewport: DESKTOP });
  await desk.goto(`${house.address}/table/${game.id}#arbiter=${game.seats.arbiter}`);
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await desk.locator('main[data-phase=playing]').waitFor();
  await house.kill();
  await house.start();
  for (const [tag, words] of [
    ['hy', 'Սերվերը նորից է գործարկվել'],
    ['fa', 'سرور دوباره راه‌اندازی شد'],
  ]) {
    await desk.evaluate((language) => localStorage.setItem('touchmove.language', JSON.stringify(language)), tag);
    await desk.goto(`${house.address}/desk`);
    const gap = desk.locator(`[data-gap="${game.id}"]`);
    await gap.getByText(words, { exact: false }).waitFor();
    assert.doesNotMatch(await gap.textContent(), /gap-/, 'every text has its words');
    assert.deepEqual(await violations(desk), []);
  }
  nothingWentWrong(desk);
  await desk.context().close();
});
