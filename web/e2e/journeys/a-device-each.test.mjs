// A device each, joined by a code; one goes offline and comes back; the game is taken home as PGN; both take the rematch. In each
// language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  nothingWentWrong,
  open,
  page,
  picture,
  press,
  reads,
  result,
  seconds,
  settled,
  shows,
  square,
  stands,
  takenHome,
  tap,
  until,
} from '../house.mjs';

const { house, browser } = await open();
const PHONE = { width: 390, height: 664 };

for (const locale of ['en-GB', 'hy-AM', 'fa-IR']) {
  test(`a device each: ${locale}`, async () => {
    const white = await page(browser, house, { viewport: PHONE, hasTouch: true, locale });
    const black = await page(browser, house, { viewport: PHONE, hasTouch: true, locale });
    await white.goto(house.address);
    await white.locator('input[name=where][value=white]').check();
    await white.locator('button.play').click();
    // The invitation opens by itself; the server of this test listens on its own machine only, and says so.
    await white.locator('[data-invited=black] img').waitFor();
    await shows(white.locator('[data-unreached]'), 1);
    const code = (await white.locator('[data-invite-code]').textContent()).trim();
    assert.match(code, /^[A-Z0-9-]{6,12}$/);
    await reads(white.locator('[data-invite-link]'), new RegExp(`/join#${code}$`));
    await picture(white, `invite-${locale.slice(0, 2)}`);
    await white.keyboard.press('Escape');

    await black.goto(house.address);
    await black.locator('a[href="/join"]').click();
    await black.locator('[data-code]').fill(code.toLowerCase());
    await black.locator('form button').click();
    await black.locator('main[data-line=live]').waitFor();
    await shows(black.locator('[data-half=black] [data-menu]'), 1);

    // However long they wait before they start, nobody loses a second.
    const shown = await seconds(white, 'white');
    if (locale === 'en-GB') await white.waitForTimeout(2200);
    await press(white, 'white');
    await press(black, 'black');
    await white.locator('main[data-running=white]').waitFor();
    assert.ok(shown - (await seconds(white, 'white')) <= 1, `White began with ${shown} seconds`);
    assert.equal(await seconds(black, 'black'), shown);
    await tap(white, 'e2', 'e4');
    await press(white, 'white');
    await black.locator('main[data-running=black]').waitFor();
    await until(async () => assert.match(await stands(black, 'e4'), /e4/));
    await square(black, 'e4').locator('svg').first().waitFor({ state: 'attached' });

    // Black's device is cut off: it says so within three seconds, and what is true; then it is right again.
    const cut = Date.now();
    await black.context().setOffline(true);
    await black.locator('main[data-line=lost]').waitFor({ timeout: 3500 });
    console.log(`${locale}: the lost line was noticed after ${Date.now() - cut} ms`);
    const words = await black.locator('[data-not-live]').first().textContent();
    assert.ok(words.length > 20, words);
    // The opponent is told too, and that it is back.
    await white.locator('main[data-away=black]').waitFor({ timeout: 6000 });
    console.log(`${locale}: the opponent was told after ${Date.now() - cut} ms`);
    await until(async () => assert.ok((await white.locator('[data-half=white] [data-state]').textContent()).length > 20));
    await until(async () => assert.ok((await white.locator('[data-called]').textContent()).length > 20));
    // All of it can be read without a tap.
    const told = white.locator('.record .away');
    await told.waitFor();
    assert.ok(await told.evaluate((node) => node.getBoundingClientRect().bottom <= innerHeight && node.scrollWidth <= node.clientWidth));
    await picture(white, `device-lost-${locale.slice(0, 2)}`);
    await black.context().setOffline(false);
    await black.locator('main[data-line=live]').waitFor({ timeout: 5000 });
    await white.locator('main:not([data-away])').waitFor({ timeout: 2000 });
    await tap(black, 'e7', 'e5');
    await press(black, 'black');
    await white.locator('main[data-running=white]').waitFor();

    await white.locator('[data-half=white] [data-menu]').click();
    await white.locator('dialog .many button').last().waitFor();
    await white.evaluate(() => [...document.querySelectorAll('dialog .many:not(.items) button')].at(-1).click());
    await white.locator('dialog button.strong').click();
    await until(async () => assert.deepEqual(await result(white), ['0-1', 'resignation']));
    await settled(white);
    // White takes the game home, and comes back for the rematch.
    await white.locator('[data-half=white] [data-menu]').click();
    await white.locator('dialog [data-keep]').click();
    assert.match(await takenHome(white), /\[Result "0-1"\][^]*1\. e4[^]*e5[^]*0-1\s*$/);
    await white.goBack();
    await white.locator('[data-half=white] [data-menu]').click();
    await white.locator('dialog [data-rematch]').click();
    await white.waitForURL('**/table/*-2*');
    await white.locator('[data-half=black] [data-menu]').waitFor();
    // The other device is told, and comes to the same game.
    await black.locator('[data-half=black] [data-menu]').click();
    await black.locator('dialog [data-rematch]').click();
    await black.waitForURL('**/table/*-2*');
    await black.locator('[data-half=white] [data-menu]').waitFor();
    assert.equal(new URL(black.url()).pathname, new URL(white.url()).pathname);
    for (const tab of [white, black]) {
      tab.faults.splice(0, tab.faults.length, ...tab.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
      nothingWentWrong(tab);
      await tab.context().close();
    }
  });
}
