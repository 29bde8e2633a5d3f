// The clock alone: loaded once from the start page, then without any server: Fischer, Bronstein and delay over three periods,
// one tap to stop, times corrected, a flag, the result of both players, a reload; back online it is entered. In each language.
// The browser's stopwatch is moved by hand, so that every reading is known beforehand to the millisecond.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingWentWrong, open, page, picture, takeHome, until, violations } from '../house.mjs';

const { house, browser } = await open();
const SCREENS = {
  'en-GB': { width: 390, height: 664 },
  'hy-AM': { width: 1024, height: 768 },
  'fa-IR': { width: 390, height: 664 },
};
const CONTROL = '2/0:20+2, 1/0:30 b3, 1:00 d5';

const shows = (tab, side) => tab.locator(`[data-clock=${side}] .time`).textContent();
const press = (tab, side) => tab.locator(`[data-clock=${side}] button`).click();
const word = (tab, side) => tab.locator(`[data-clock=${side}] .word`).textContent();
/** A number in the digits of any of the languages. */
const figure = (text) =>
  Number(
    [...text]
      .map((sign) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(sign))
      .map((place, at) => (place >= 0 ? place : text[at]))
      .join('')
      .match(/\d+/)?.[0],
  );

/** The page and its parts are on the device. */
async function kept(tab) {
  await tab.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isThere = async () => (await caches.match('/')) && navigator.serviceWorker.controller;
    for (let tries = 0; tries < 400 && !(await isThere()); tries += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    // What the page used, its fonts among it, is kept a moment later.
    for (let tries = 0; tries < 400; tries += 1) {
      const fonts = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.woff2'));
      const found = await Promise.all(fonts.map((entry) => caches.match(entry.name)));
      if (found.every(Boolean)) return;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    throw new Error('the page was not kept');
  });
}

for (const [locale, viewport] of Object.entries(SCREENS)) {
  test(`the clock alone, offline: ${locale}`, async () => {
    const tag = locale.slice(0, 2);
    const tab = await page(browser, house, { viewport, hasTouch: true, locale, serviceWorkers: 'allow' });
    await tab.goto(house.address);
    await tab.locator('a[href="/clock"]').waitFor();
    await kept(tab);
    await tab.clock.install();
    await tab.context().setOffline(true);

    await tab.locator('a[href="/clock"]').click();
    await tab.locator('form input').fill('soon');
    await tab.locator('form button').click();
    await tab.locator('[role=alert]').waitFor();
    await tab.locator('form input').fill(CONTROL);
    await tab.locator('form button').click();
    await tab.locator('main[data-phase=not-started]').waitFor();
    assert.deepEqual(await violations(tab), []);
    await tab.clock.pauseAt(Date.now() + 3_600_000);
    assert.deepEqual([await shows(tab, 'white'), await shows(tab, 'black')], ['0:22', '0:22']);
    // However long they wait before they start, nobody loses a second.
    await tab.clock.runFor(61_000);
    await tab.locator('[data-start]').click();
    await tab.locator('main[data-running=white]').waitFor();
    await tab.clock.runFor(7_000);
    assert.deepEqual([await shows(tab, 'white'), await shows(tab, 'black')], ['0:15', '0:22']);

    // Fischer: 22 - 7 + 2; the second move brings the second period, whose move gives nothing beforehand.
    await press(tab, 'white');
    assert.equal(await shows(tab, 'white'), '0:17');
    await tab.clock.runFor(1_000);
    await press(tab, 'black');
    await tab.clock.runFor(2_000);
    await press(tab, 'white');
    assert.equal(await shows(tab, 'white'), '0:45');
    await until(async () => assert.equal(figure((await tab.locator('[data-clock=white] .count').textContent()).split('·')[0]), 2));
    await press(tab, 'black');
    // Bronstein: four seconds used, three come back; the third period brings a minute.
    await tab.clock.runFor(2_000);
    assert.equal(figure(await word(tab, 'white')), 2);
    await picture(tab, `clock-alone-${tag}-bronstein`);
    await tab.clock.runFor(2_000);
    await press(tab, 'white');
    assert.equal(await shows(tab, 'white'), '1:44');
    await press(tab, 'black');
    // Delay: five seconds stand first.
    await tab.clock.runFor(3_000);
    assert.equal(await shows(tab, 'white'), '1:44');
    assert.equal(figure(await word(tab, 'white')), 2);
    await tab.clock.runFor(6_000);
    assert.equal(await shows(tab, 'white'), '1:40');
    // Three of Black's moves: 22 - 1 + 2, and the time of the second period with the second move, of the third with the third.
    assert.equal(await shows(tab, 'black'), '1:53');

    // One tap, and they stand; no question.
    await tab.locator('[data-stop]').click();
    assert.equal(await tab.locator('dialog').count(), 0);
    await tab.clock.runFor(30_000);
    assert.equal(await shows(tab, 'white'), '1:40');
    // The page is loaded anew without any server: the clocks stand as they showed.
    await tab.reload();
    await tab.locator('main[data-phase=stopped]').waitFor();
    assert.deepEqual([await shows(tab, 'white'), await shows(tab, 'black')], ['1:40', '1:53']);
    await tab.locator('[data-menu]').click();
    await tab.locator('[data-item=correct]').click();
    await picture(tab, `clock-alone-${tag}-correct`);
    await tab.locator('[data-time=white]').fill('0:03');
    await tab.locator('[data-step=black10]').click();
    await tab.locator('dialog form button[type=submit]').click();
    assert.deepEqual([await shows(tab, 'white'), await shows(tab, 'black')], ['0:03.0', '2:03']);

    // The delay of the move was used before the stop: the flag falls after three seconds.
    await tab.locator('[data-start]').click();
    await tab.clock.runFor(2_900);
    assert.equal(await tab.locator('[data-claim-flag]').count(), 0);
    await tab.clock.runFor(200);
    assert.equal(await shows(tab, 'white'), '0:00');
    await tab.locator('[data-claim-flag=white]').waitFor();
    await picture(tab, `clock-alone-${tag}-flag`);
    await tab.locator('[data-claim-flag=white]').click();
    await tab.locator('[data-score="0–1"]').click();
    await tab.locator('[data-sign=white]').click();
    assert.equal(await tab.locator('[data-result]').count(), 0);
    await tab.locator('[data-sign=black]').click();
    await tab.locator('[data-result="0–1"]').waitFor();
    await until(async () => assert.equal(await tab.locator('[data-enter]').isDisabled(), true));
    await tab.reload();
    await tab.locator('[data-result="0–1"]').waitFor();
    await picture(tab, `clock-alone-${tag}-over`);

    // Back online it is entered on the server, and can be taken home from there.
    await tab.context().setOffline(false);
    await tab.clock.resume();
    assert.deepEqual(await violations(tab), []);
    await tab.locator('[data-enter]:enabled').click();
    await tab.waitForURL('**/game/*');
    const id = new URL(tab.url()).pathname.split('/')[2];
    const pgn = await takeHome(tab);
    assert.match(pgn, /\[Result "0-1"\]/);
    const entered = await (await fetch(`${house.address}/api/games/${id}`)).json();
    assert.equal(entered.control, CONTROL);
    tab.faults.splice(0, tab.faults.length, ...tab.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
    nothingWentWrong(tab);
    await tab.context().close();
  });
}

test('a clock that runs through a reload charges nobody for the time of it', async () => {
  const tab = await page(browser, house, { viewport: SCREENS['en-GB'] });
  await tab.goto(`${house.address}/clock`);
  await tab.locator('[data-control="3+2"]').click();
  const begun = await shows(tab, 'white');
  await tab.locator('[data-start]').click();
  await tab.locator('main[data-running=white]').waitFor();
  await until(async () => assert.notEqual(await shows(tab, 'white'), begun));
  await tab.reload();
  await tab.locator('main[data-phase=stopped] [data-state]').waitFor();
  const shown = await shows(tab, 'white');
  assert.match(shown, /^3:0[01]$/);
  await tab.waitForTimeout(1100);
  assert.equal(await shows(tab, 'white'), shown);
  await tab.locator('[data-menu]').click();
  await tab.locator('[data-item=correct]').click();
  assert.deepEqual(await violations(tab), []);
  await tab.keyboard.press('Escape');
  await tab.locator('[data-start]').click();
  await tab.locator('main[data-running=white]').waitFor();
  nothingWentWrong(tab);
  await tab.context().close();
});

test('a device that slept stops its clock and says so', async () => {
  const tab = await page(browser, house, { viewport: SCREENS['en-GB'] });
  await tab.clock.install();
  await tab.goto(`${house.address}/clock`);
  await tab.locator('[data-control="3+2"]').click();
  await tab.locator('[data-start]').click();
  await tab.locator('main[data-running=white]').waitFor();
  // The calendar goes on by an hour, the stopwatch does not.
  await tab.clock.setSystemTime(Date.now() + 3_600_000);
  await tab.locator('main[data-phase=stopped] [data-state]').waitFor();
  await until(async () => assert.match(await tab.locator('[data-state]').textContent(), /went to sleep/));
  assert.match(await shows(tab, 'white'), /^3:0[12]$/);
  await tab.context().close();
});
