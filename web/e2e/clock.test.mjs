// The clock alone: two taps to start, presses, flags, corrections, and what it shows when the server is gone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DESKTOP,
  menu,
  nothingWentWrong,
  open,
  page,
  PHONE,
  picture,
  press,
  reads,
  result,
  seconds,
  settled,
  sit,
  until,
  violations,
} from './house.mjs';

const { house, browser } = await open();
const LANDSCAPE = { width: 844, height: 390 };
const face = (tab, side) => tab.locator(`[data-clock=${side}]`);

test('two taps start a clock, and each press gives the turn to the other', async () => {
  const tab = await page(browser, house, { viewport: LANDSCAPE });
  await tab.goto(`${house.address}/clock`);
  await tab.locator('[data-control="3+2"]').waitFor();
  assert.deepEqual(await violations(tab), []);
  await tab.locator('[data-control="3+2"]').click();
  await tab.getByRole('button', { name: 'Start', exact: true }).click();
  await tab.locator('main[data-running=white]').waitFor();
  await press(tab, 'white');
  await tab.locator('main[data-running=black]').waitFor();
  await press(tab, 'black');
  await tab.locator('main[data-running=white]').waitFor();
  await reads(face(tab, 'white').locator('.count'), '1 move');
  await until(async () => assert.ok((await seconds(tab, 'white')) > 175));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('digits are as large as the half of the screen allows, and the running side is seen from afar', async () => {
  for (const [name, viewport] of Object.entries({ phone: PHONE, wide: LANDSCAPE, desktop: DESKTOP })) {
    for (const colorScheme of ['light', 'dark']) {
      const tab = await page(browser, house, { viewport, colorScheme });
      await sit(tab, house, await house.game({ kind: 'clock', control: '15+10', white: 'Yerevan', black: 'Isfahan' }));
      await tab.getByRole('button', { name: 'Start', exact: true }).click();
      await tab.locator('main[data-running=white]').waitFor();
      await press(tab, 'white');
      await tab.locator('main[data-running=black]').waitFor();
      assert.deepEqual(await violations(tab), []);
      const over = await tab.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      assert.ok(over <= 0, `${name}: ${over}`);
      const [digits, half] = await face(tab, 'white').evaluate((node) => [
        parseFloat(getComputedStyle(node.querySelector('.time')).fontSize),
        node.getBoundingClientRect(),
      ]);
      // Four or five signs fill the half, or its height does.
      assert.ok(digits > Math.min(half.width * 0.33, half.height * 0.55), `${name}: ${digits} in ${half.width}×${half.height}`);
      const colour = (side) => face(tab, side).evaluate((node) => getComputedStyle(node).backgroundColor);
      assert.notEqual(await colour('white'), await colour('black'));
      if (name !== 'desktop') await picture(tab, `clock-${name}${colorScheme === 'dark' ? '-dark' : ''}`);
      nothingWentWrong(tab);
      await tab.context().close();
    }
  }
});

test('the first flag is shown, tenths before it, and whether the opponent can checkmate is asked', async () => {
  const tab = await page(browser, house, { viewport: LANDSCAPE });
  await sit(tab, house, await house.game({ kind: 'clock', control: '0:06+0' }));
  await tab.getByRole('button', { name: 'Start', exact: true }).click();
  await tab.locator('[data-clock=white] .time', { hasText: /^0:0\d\.\d$/ }).waitFor();
  await tab.locator('[data-clock=white][data-first=true]').waitFor();
  await reads(face(tab, 'white').locator('.time'), '0:00');
  await tab.locator('[data-referral]').first().waitFor();
  for (const answer of await tab.locator('[data-option=yes]').all()) await answer.click();
  await until(async () => assert.deepEqual(await result(tab), ['0-1', 'time']));
  await picture(tab, 'clock-flag');
  await tab.context().close();
});

test('the arbiter sets both clocks right', async () => {
  const game = await house.game({ kind: 'clock', control: '90+30', arbiter: 'present', white: 'Yerevan', black: 'Isfahan' });
  const tab = await page(browser, house, { viewport: LANDSCAPE });
  await sit(tab, house, game);
  const desk = await page(browser, house, { viewport: DESKTOP });
  await desk.goto(`${house.address}/table/${game.id}/clock#arbiter=${game.seats.arbiter}`);
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await tab.locator('main[data-running=white]').waitFor();
  await tab.getByRole('button', { name: 'Call the arbiter' }).click();
  await desk.locator('main[data-phase=stopped]').waitFor();
  const begun = Date.now();
  await desk.getByRole('button', { name: 'Correct the clocks' }).click();
  await desk.locator('[data-time=white]').fill('1:02:00');
  await desk.locator('[data-step=black120]').click();
  assert.deepEqual(await violations(desk), []);
  await picture(desk, 'correct-clocks');
  await desk.locator('dialog').getByRole('button', { name: 'Set the clocks' }).click();
  await settled(desk);
  console.log(`both clocks corrected in ${((Date.now() - begun) / 1000).toFixed(1)} s, a picture and an audit included`);
  await tab.locator('[data-clock=white] .time', { hasText: '1:02:00' }).waitFor();
  await until(async () => assert.equal(await seconds(tab, 'black'), 5400 + 30 + 120));
  await tab.context().close();
  await desk.context().close();
});

test('a clock whose server is gone says so, and does not count on', async () => {
  const tab = await page(browser, house, { viewport: LANDSCAPE });
  await sit(tab, house, await house.game({ kind: 'clock', control: '0:30+0' }));
  await tab.getByRole('button', { name: 'Start', exact: true }).click();
  await tab.locator('main[data-running=white]').waitFor();
  await house.kill();
  await tab.locator('[data-not-live]').waitFor();
  const shown = await face(tab, 'white').locator('.time').textContent();
  await picture(tab, 'clock-not-live');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await reads(face(tab, 'white').locator('.time'), shown);
  assert.notEqual(shown, '0:00');
  await house.start();
  await tab.locator('main[data-line=live][data-phase=stopped]').waitFor();
  await tab.getByRole('button', { name: 'Go on', exact: true }).click();
  await tab.locator('main[data-running=white]').waitFor();
  await tab.context().close();
});

test('both sign the result of a game that nobody saw', async () => {
  const tab = await page(browser, house, { viewport: PHONE });
  await sit(tab, house, await house.game({ kind: 'clock', control: '3+2' }));
  await tab.getByRole('button', { name: 'Start', exact: true }).click();
  await tab.locator('main[data-running=white]').waitFor();
  await menu(tab, 'outcome');
  assert.deepEqual(await violations(tab), []);
  await tab.locator('[data-score="0–1"]').click();
  // Each player signs for themselves: one tap ends no game.
  await tab.locator('[data-sign=white]').click();
  assert.equal(await tab.locator('[data-result]').count(), 0);
  await tab.locator('[data-sign=black]').click();
  await until(async () => assert.deepEqual(await result(tab), ['0-1', 'signed']));
  await tab.context().close();
});
