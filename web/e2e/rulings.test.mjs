// What the Laws say, as the players meet it on the screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  act,
  begin,
  claim,
  DESKTOP,
  drawn,
  half,
  menu,
  nothingWentWrong,
  open,
  page,
  picture,
  play,
  press,
  reads,
  result,
  seconds,
  settled,
  shows,
  sit,
  stands,
  TABLET,
  tap,
  until,
} from './house.mjs';

const { house, browser } = await open();
/** The newest rulings as White's half has them. */
const news = async (tab) => (await half(tab, 'white').locator('[data-ruling]').allTextContents()).join(' ');

test('an illegal move, press, claim: the position is restored and two minutes are given', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await sit(tab, house, await house.game({ white: 'Yerevan', black: 'Isfahan' }));
  await begin(tab);
  await play(tab, 'e2e4 e7e5 g1f3 b8c6');
  await tap(tab, 'f1', 'f5');
  await press(tab, 'white');
  await tab.locator('main[data-running=black]').waitFor();
  await until(async () => assert.equal(await stands(tab, 'f5'), 'f5, white bishop'));
  const before = await seconds(tab, 'black');
  await claim(tab, 'black', 'illegal-move');
  await until(async () => assert.equal(await stands(tab, 'f5'), 'f5, empty'));
  await until(async () => assert.equal(await stands(tab, 'f1'), 'f1, white bishop'));
  const gained = (await seconds(tab, 'black')) - before;
  assert.ok(gained >= 118 && gained <= 120, `${gained} seconds`);
  await until(async () => assert.equal(await tab.locator('main').getAttribute('data-running'), 'white'));
  await tab.locator('[data-ruling]').getByRole('button', { name: 'Article 7.5.5' }).first().waitFor();
  await picture(tab, 'ruling');
  await tab.locator('[data-ruling]').getByRole('button', { name: 'Article 7.5.5' }).first().click();
  const law = tab.locator('dialog');
  await law.getByText('7.4(b)').first().waitFor();
  await picture(tab, 'article');
  await tab.keyboard.press('Escape');
  await law.waitFor({ state: 'detached' });
  nothingWentWrong(tab);
  await tab.context().close();
});

test('under the older Laws the third illegal move loses', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await sit(tab, house, await house.game({ edition: 2001 }));
  await begin(tab);
  for (const left of [2, 1, 0]) {
    await tap(tab, 'e1', 'e5');
    await press(tab, 'white');
    await tab.locator('main[data-running=black]').waitFor();
    await claim(tab, 'black', 'illegal-move');
    if (left > 0) {
      await tab.locator('main[data-running=white]').waitFor();
      assert.equal(await tab.locator('[data-result]').count(), 0);
    }
  }
  await until(async () => assert.deepEqual(await result(tab), ['0-1', 'illegal-moves']));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('a friendly table warns before the press, and points an illegal move out at the press', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, await house.game({ manner: 'friendly' }));
  await begin(tab);
  const warning = half(tab, 'white').getByText('No legal move goes there');
  await tap(tab, 'e1', 'e5');
  await warning.waitFor();
  await tap(tab, 'e5', 'e1');
  await warning.waitFor({ state: 'detached' });
  await tap(tab, 'e1', 'e5');
  await warning.waitFor();
  await press(tab, 'white');
  await until(async () => assert.equal(await stands(tab, 'e1'), 'e1, white king'));
  await until(async () => assert.equal(await tab.locator('main').getAttribute('data-running'), 'white'));
  await until(async () => assert.match(await news(tab), /7\.5\.5/));
  await tab.context().close();
});

test('an offer of a draw is ended by touching a piece', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, await house.game());
  await begin(tab);
  await tap(tab, 'e2', 'e4');
  await half(tab, 'white').getByRole('button', { name: 'Offer a draw' }).click();
  await press(tab, 'white');
  await half(tab, 'black').getByRole('button', { name: 'Accept' }).waitFor();
  const before = await news(tab);
  await tap(tab, 'e7');
  await half(tab, 'black').getByRole('button', { name: 'Accept' }).waitFor({ state: 'detached' });
  assert.notEqual(await news(tab), before);
  await until(async () => assert.match(await news(tab), /9\.1\.2\.1/));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('an offer asks for a mark on the scoresheet only where there may be one', async () => {
  for (const [arbiter, marks] of [
    ['absent', 0],
    ['present', 2],
  ]) {
    const tab = await page(browser, house, { viewport: DESKTOP });
    const game = await house.game({ arbiter });
    await sit(tab, house, game);
    if (arbiter === 'absent') await begin(tab);
    else {
      const desk = await page(browser, house);
      await sit(desk, house, game, 'arbiter');
      await desk.getByRole('button', { name: 'Start the game' }).click();
      await tab.locator('main[data-phase=playing]').waitFor();
      await desk.context().close();
    }
    await tap(tab, 'e2', 'e4');
    await half(tab, 'white').getByRole('button', { name: 'Offer a draw' }).click();
    // Stated once, in the half of the player who may answer.
    await half(tab, 'black').locator('[data-state]', { hasText: 'White offers a draw' }).waitFor();
    await shows(tab.locator('.record [data-ruling]', { hasText: 'must mark' }), marks);
    nothingWentWrong(tab);
    await tab.context().close();
  }
});

test('an offer that is accepted draws the game', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, await house.game());
  await begin(tab);
  await play(tab, 'e2e4 e7e5');
  await tap(tab, 'g1', 'f3');
  await half(tab, 'white').getByRole('button', { name: 'Offer a draw' }).click();
  await press(tab, 'white');
  await half(tab, 'black').getByRole('button', { name: 'Accept' }).click();
  await until(async () => assert.deepEqual(await result(tab), ['½-½', 'agreement']));
  await tab.context().close();
});

test('a third appearance is claimed with the intended move written', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, await house.game());
  await begin(tab);
  await play(tab, 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1');
  await claim(tab, 'black', 'repetition', 'Ng8');
  await until(async () => assert.deepEqual(await result(tab), ['½-½', 'repetition']));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('a wrong claim is told as such, and the game goes on', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, await house.game());
  await begin(tab);
  await play(tab, 'g1f3 g8f6 f3g1');
  const before = await seconds(tab, 'white');
  await claim(tab, 'black', 'repetition', 'Ng8');
  await tab.locator('main[data-phase=playing]').waitFor();
  assert.equal(await tab.locator('[data-result]').count(), 0);
  await until(async () => assert.match(await news(tab), /9\.5\.3/));
  await until(async () => assert.equal((await seconds(tab, 'white')) - before, 120));
  await tab.context().close();
});

test('a flag falls, and the game is drawn because the opponent cannot mate', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  const position = '8/8/8/4k3/8/8/3Q4/4K3 w - - 0 1';
  await sit(tab, house, await house.game({ control: '0:03+0', position }));
  await begin(tab);
  await until(async () => assert.deepEqual(await result(tab), ['½-½', 'time']));
  await reads(tab.locator('[data-clock=white] .time'), '0:00');
  nothingWentWrong(tab);
  await tab.context().close();
});

test('one tap stops the clocks, going on takes both players', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, await house.game());
  await begin(tab);
  await half(tab, 'white').getByRole('button', { name: 'Stop the clocks' }).click();
  await tab.locator('main[data-phase=stopped]').waitFor();
  await press(tab, 'white');
  await until(async () => assert.equal(await tab.locator('main').getAttribute('data-phase'), 'stopped'));
  await press(tab, 'black');
  await tab.locator('main[data-phase=playing]').waitFor();
  await tab.context().close();
});

test('resigning asks first', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, await house.game());
  await begin(tab);
  await play(tab, 'e2e4 e7e5');
  const resign = () => half(tab, 'black').getByRole('button', { name: 'Resign' }).click();
  await resign();
  await tab.locator('dialog').getByRole('button', { name: 'Back' }).click();
  await settled(tab);
  assert.equal(await tab.locator('[data-result]').count(), 0);
  await resign();
  await tab.locator('dialog').getByRole('button', { name: 'Resign the game' }).click();
  await until(async () => assert.deepEqual(await result(tab), ['1-0', 'resignation']));
  await tab.context().close();
});

test('whoever says that they adjust is not bound by the touch', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, await house.game());
  await begin(tab);
  await half(tab, 'white').getByRole('button', { name: 'I adjust' }).click();
  await tap(tab, 'g1');
  await until(async () => assert.equal(await stands(tab, 'g1'), 'g1, white knight'));
  await half(tab, 'white').getByRole('button', { name: 'Adjusted' }).click();
  await play(tab, 'e2e4');
  await claim(tab, 'black', 'touched-piece');
  await until(async () => assert.equal(await stands(tab, 'e4'), 'e4, white pawn'));
  await tab.context().close();
});

test('with an arbiter it is the arbiter who starts the game', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  const game = await house.game({ arbiter: 'present' });
  await sit(tab, house, game);
  const desk = await page(browser, house, { viewport: DESKTOP });
  await sit(desk, house, game, 'arbiter');
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await tab.locator('main[data-phase=playing]').waitFor();
  await play(tab, 'e2e4 e7e5');
  await desk.locator('[data-moves]').getByText('e5').waitFor();
  nothingWentWrong(tab);
  nothingWentWrong(desk);
  await tab.context().close();
  await desk.context().close();
});

test('with an arbiter a flag is shown to the players, and falls in the sense of the Laws only when it is claimed', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  const game = await house.game({ arbiter: 'present', control: '0:02+0' });
  await sit(tab, house, game);
  const desk = await page(browser, house, { viewport: DESKTOP });
  await sit(desk, house, game, 'arbiter');
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await tab.locator('[data-clock=white].flag').waitFor();
  await reads(tab.locator('[data-clock=white] .time'), '0:00');
  assert.equal(await tab.locator('[data-result]').count(), 0);
  await claim(tab, 'black', 'flag');
  await until(async () => assert.deepEqual(await result(tab), ['0-1', 'time']));
  await tab.context().close();
  await desk.context().close();
});

test('that a clock runs is news until it is pressed, and an offer is said once wherever it is read', async () => {
  const game = await house.game();
  const tab = await page(browser, house);
  await sit(tab, house, game);
  await begin(tab);
  const strips = tab.locator('[data-half] [data-ruling]');
  await reads(strips.first(), /clock runs/);
  await play(tab, 'e2e4');
  await shows(strips, 0);
  await tab.reload();
  await tab.locator('main[data-running=black]').waitFor();
  await drawn(tab);
  await shows(strips, 0);
  await tap(tab, 'e7', 'e5');
  await act(tab, game, 'black', { do: 'offer' });
  await press(tab, 'black');
  await tab.locator('main[data-running=white]').waitFor();
  const said = (where) =>
    until(async () => assert.equal((await where.innerText()).match(/offers a draw/g)?.length, 1, await where.innerText()));
  await said(tab.locator('[data-half=white]'));
  await tab.setViewportSize({ width: 1280, height: 800 });
  await tab.evaluate(() => localStorage.setItem('touchmove.layout', '"beside"'));
  await tab.reload();
  await tab.locator('.record').waitFor();
  await said(tab.locator('main'));
  await menu(tab, undefined, 'white');
  await said(tab.locator('dialog'));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('the last move of the list stays in sight when the result takes some of its room', async () => {
  const game = await house.game();
  const tab = await page(browser, house, { viewport: { width: 1024, height: 640 } });
  await tab.addInitScript(() => localStorage.setItem('touchmove.layout', '"beside"'));
  await sit(tab, house, game);
  await begin(tab);
  await play(tab, 'g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 e2e4 e7e5 d2d4 d7d5');
  await act(tab, game, 'white', { do: 'resign' });
  await tab.locator('main[data-phase=over]').waitFor();
  const below = () =>
    tab.evaluate(() => {
      const list = document.querySelector('[data-moves]');
      return list.lastElementChild.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
    });
  await drawn(tab);
  assert.ok((await below()) < 1, `${await below()} px below`);
  nothingWentWrong(tab);
  await tab.context().close();
});
