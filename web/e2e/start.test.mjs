// A fresh install: however long people wait before they start, nobody loses a second (6.6 holds where a start was announced).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, nothingWentWrong, open, page, seconds, until } from './house.mjs';

const { house, browser } = await open();
/** Less than the wait: a clock that was charged for it would have fallen before the game. */
const CLOCK = '0:08';
const WAIT = 10_000;

for (const way of ['board', 'clock']) {
  test(`wait longer than the whole clock, then start: nobody loses a second (${way})`, async () => {
    const tab = await page(browser, house, { viewport: { width: 1024, height: 768 } });
    await tab.goto(house.address);
    if (way === 'clock') {
      await tab.locator('a[href="/clock"]').click();
      await tab.locator('form input').fill(CLOCK);
      await tab.locator('form button').click();
    } else {
      await tab.locator('details summary').click();
      await tab.locator('input[list=known]').fill(CLOCK);
      await tab.locator('button.play').click();
    }
    await tab.locator('main[data-phase=not-started]').waitFor();
    await tab.waitForTimeout(WAIT);
    await until(async () => assert.deepEqual([await seconds(tab, 'white'), await seconds(tab, 'black')].map(Math.round), [8, 8]));
    const before = Date.now();
    if (way === 'clock') await tab.locator('[data-start]').click();
    else await begin(tab);
    await tab.locator('main[data-running=white]').waitFor();
    const white = await seconds(tab, 'white');
    // What is gone is no more than what has passed since the first tap.
    const passed = (Date.now() - before) / 1000;
    assert.ok(white >= 8 - passed - 0.1, `${white} s left ${passed} s after the first tap`);
    await until(async () => assert.equal(Math.round(await seconds(tab, 'black')), 8));
    nothingWentWrong(tab);
    await tab.context().close();
  });
}
