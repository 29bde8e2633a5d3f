// The arbiter at the desk, and what players do where there is none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  act,
  begin,
  DESKTOP,
  half,
  nothingWentWrong,
  open,
  page,
  PHONE,
  picture,
  play,
  press,
  result,
  seconds,
  settled,
  shows,
  sit,
  stands,
  TABLET,
  tap,
  until,
  violations,
} from './house.mjs';

const { house, browser } = await open();

/** A game with an arbiter, begun: the tablet of the players and the desk. */
async function supervised(terms = {}) {
  const game = await house.game({ arbiter: 'present', white: 'Yerevan', black: 'Isfahan', ...terms });
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, game);
  const desk = await page(browser, house, { viewport: DESKTOP });
  await sit(desk, house, game, 'arbiter');
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await tab.locator('main[data-phase=playing]').waitFor();
  return { game, tab, desk };
}

test('the arbiter sees what nobody has claimed, the players do not, and the arbiter acts on it', async () => {
  const { tab, desk } = await supervised();
  await play(tab, 'e2e4 e7e5');
  const before = await seconds(tab, 'black');
  await tap(tab, 'f1', 'f4');
  await press(tab, 'white');
  const found = desk.locator('[data-irregular=illegal-move]');
  await found.waitFor();
  assert.equal(await tab.locator('[data-irregular]').count(), 0);
  assert.doesNotMatch(await half(tab, 'black').textContent(), /illegal/i);
  await found.getByRole('button', { name: 'Act on it' }).click();
  await tab.locator('main[data-running=white]').waitFor();
  await until(async () => assert.equal(await stands(tab, 'f1'), 'f1, white bishop'));
  const gained = (await seconds(tab, 'black')) - before;
  assert.ok(gained >= 118 && gained <= 120, `${gained} seconds`);
  nothingWentWrong(tab);
  nothingWentWrong(desk);
  await tab.context().close();
  await desk.context().close();
});

test('a question of the Laws waits on the desk until the arbiter answers it', async () => {
  const { tab, desk } = await supervised();
  await play(tab, 'e2e4 e7e5');
  await half(tab, 'black').getByRole('button', { name: 'Offer a draw' }).click();
  const question = desk.locator('[data-referral]');
  await question.getByText('Did Black disturb the opponent by this?').waitFor();
  assert.equal(await tab.locator('[data-referral]').count(), 0);
  await tap(tab, 'g1');
  await desk.locator('dl').getByText('White must move the piece on g1').waitFor();
  await picture(desk, 'desk');
  assert.deepEqual(await violations(desk), []);
  await question.getByRole('button', { name: 'Penalty' }).click();
  assert.deepEqual(await violations(desk), []);
  await question.getByRole('button', { name: 'Decide' }).click();
  await question.waitFor({ state: 'detached' });
  await desk.locator('[data-ruling]').getByText('Penalty for Black').waitFor();
  nothingWentWrong(tab);
  nothingWentWrong(desk);
  await tab.context().close();
  await desk.context().close();
});

test('where no arbiter is, both players answer the question alike before it is settled', async () => {
  const game = await house.game();
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, game);
  await begin(tab);
  await act(tab, game, 'white', { do: 'stop', reason: { for: 'none' } });
  const asked = (side) => half(tab, side).locator('[data-referral]');
  await asked('white').getByText('Did White have a valid reason to stop the clocks?').waitFor();
  await asked('white').locator('[data-option=yes]').click();
  await asked('black').getByText('Your opponent says: Yes').waitFor();
  for (const viewport of [PHONE, { width: 1180, height: 820 }, TABLET]) {
    await tab.setViewportSize(viewport);
    for (const side of ['white', 'black']) {
      // On a phone one button opens the answers.
      const answer =
        viewport === PHONE
          ? half(tab, side).getByRole('button', { name: 'Answer', exact: true })
          : asked(side).locator('[data-option=yes]');
      const box = await answer.boundingBox();
      const clock = await tab.locator(`[data-clock=${side}]`).boundingBox();
      const apart =
        box.y >= clock.y + clock.height || box.y + box.height <= clock.y || box.x >= clock.x + clock.width || box.x + box.width <= clock.x;
      assert.ok(apart, `${viewport.width}: the answer of ${side} lies over the clock`);
    }
  }
  await picture(tab, 'question');
  assert.deepEqual(await violations(tab), []);
  await asked('black').locator('[data-option=no]').click();
  await settled(tab);
  await shows(asked('white'), 1, 'they do not agree');
  await asked('black').locator('[data-option=yes]').click();
  await asked('black').waitFor({ state: 'detached' });
  await press(tab, 'white');
  await press(tab, 'black');
  await tab.locator('main[data-phase=playing]').waitFor();
  nothingWentWrong(tab);
  await tab.context().close();
});

test('what one player has confirmed is known to a page that comes later', async () => {
  const game = await house.game();
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, game);
  await press(tab, 'white');
  await half(tab, 'black').getByText('White is ready; Black has yet to tap.').waitFor();
  await tab.reload();
  await half(tab, 'black').getByText('White is ready; Black has yet to tap.').waitFor();
  await press(tab, 'black');
  await tab.locator('main[data-phase=playing]').waitFor();
  await tab.context().close();
});

test('the rulings so far are there again after a reload', async () => {
  const game = await house.game();
  const tab = await page(browser, house, { viewport: DESKTOP });
  await sit(tab, house, game);
  await begin(tab);
  await tap(tab, 'e1', 'e5');
  await press(tab, 'white');
  await act(tab, game, 'black', { do: 'claim', claim: { what: 'illegal-move' } });
  const ruling = tab.locator('[data-ruling]').getByText('first illegal move').first();
  await ruling.waitFor();
  await tab.reload();
  await ruling.waitFor();
  await tab.context().close();
});

test('a link that opens no seat says so, and lets its owner watch', async () => {
  const game = await house.game();
  const tab = await page(browser, house, { viewport: TABLET });
  await tab.goto(`${house.address}/table/${game.id}#white=0123456789abcdef0123456789abcdef`);
  await tab.getByRole('alert').getByText('this link is not for a seat at this table').waitFor();
  assert.deepEqual(await violations(tab), []);
  await tab.getByRole('link', { name: 'Watch the game instead' }).click();
  await tab.getByText('You are watching').waitFor();
  nothingWentWrong(tab);
  await tab.context().close();
});

test('a clock at zero is shown to everybody who watches, without anybody asking', async () => {
  const { game, tab, desk } = await supervised({ control: '0:02+0' });
  const guest = await page(browser, house, { viewport: DESKTOP });
  await guest.goto(`${house.address}/table/${game.id}?as=watch`);
  for (const screen of [tab, desk, guest]) await screen.locator('[data-clock=white].flag').waitFor();
  assert.equal(await tab.locator('[data-result]').count(), 0);
  await desk.getByRole('button', { name: 'White’s flag has fallen' }).click();
  await until(async () => assert.deepEqual(await result(tab), ['0-1', 'time']));
  for (const screen of [tab, desk, guest]) await screen.context().close();
});

test('the page and its scripts are sent compressed', async () => {
  const home = await fetch(house.address);
  assert.equal(home.headers.get('content-encoding'), 'gzip');
  const script = (await home.text()).match(/src="([^"]+\.js)"/)[1];
  const sent = await fetch(new URL(script, house.address));
  assert.equal(sent.headers.get('content-encoding'), 'gzip');
  const plain = await fetch(new URL(script, house.address), { headers: { 'accept-encoding': 'identity' } });
  assert.equal(plain.headers.get('content-encoding'), null);
  assert.equal(await sent.text(), await plain.text());
});
