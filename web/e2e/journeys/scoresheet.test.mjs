// A scoresheet without an event: begun by a player from the start page, written on a phone with the pad, without a server for a
// while and through a reload, handed in when it is back, signed by both. In each language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingWentWrong, open, page, picture, reads, result, until, violations } from '../house.mjs';

const { house, browser } = await open();
const PHONE = { width: 390, height: 664 };
const SMALL = { width: 375, height: 553 };

/** What a finger still hits, in pixels. */
const LEAST = 24;

const cell = (tab, ply) => tab.locator(`[data-ply="${ply}"]`);

async function write(tab, square) {
  await tab.locator(`.pad [data-square=${square}]`).click();
  // The keyboard would cover the squares: the field does not ask for it.
  await until(async () => assert.equal(await tab.locator('[data-entry]').getAttribute('inputmode'), 'none'));
  await tab.locator('.entry form [type=submit]').click();
}

/** All eight ranks are on the screen at once, each square as large as a finger needs. */
async function allRanks(tab) {
  const { width, height } = tab.viewportSize();
  for (const square of ['a1', 'h1', 'a8', 'h8']) {
    const box = await tab.locator(`.pad [data-square=${square}]`).boundingBox();
    assert.ok(box.height >= LEAST && box.width >= LEAST, `${square}: ${JSON.stringify(box)}`);
    assert.ok(box.y >= 0 && box.y + box.height <= height && box.x >= 0 && box.x + box.width <= width, `${square}: ${JSON.stringify(box)}`);
    const seen = await tab.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.dataset.square,
      [box.x + box.width / 2, box.y + box.height / 2],
    );
    assert.equal(seen, square);
  }
}

for (const [locale, viewport] of [
  ['en-GB', PHONE],
  ['hy-AM', SMALL],
  ['fa-IR', PHONE],
]) {
  test(`a scoresheet of one's own: ${locale}`, async () => {
    const white = await page(browser, house, { viewport, hasTouch: true, locale, serviceWorkers: 'allow' });
    await white.goto(house.address);
    await white.locator('a[href="/sheet"]').click();
    await white.locator('[data-begin]').waitFor();
    assert.deepEqual(await violations(white), []);
    await white.locator('[data-begin]').click();
    await white.locator('main.sheet[data-line=live][data-phase=playing]').waitFor();
    const id = new URL(white.url()).pathname.split('/')[2];
    await allRanks(white);
    await write(white, 'e4');
    await cell(white, 0).getByText('e4').waitFor();
    await picture(white, `scoresheet-${locale.slice(0, 2)}`);
    assert.deepEqual(await violations(white), []);
    await white.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!(await caches.match('/')) || !navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await white.locator('main[data-waiting="0"]').waitFor();

    // No server: what is written stays, through a reload too.
    await white.context().setOffline(true);
    await white.locator('main[data-line=lost]').waitFor();
    await write(white, 'e5');
    await white.reload();
    await cell(white, 1).getByText('e5').waitFor();
    await reads(cell(white, 0), /e4/);
    await write(white, 'd4');
    await allRanks(white);
    await picture(white, `scoresheet-offline-${locale.slice(0, 2)}`);
    await white.context().setOffline(false);
    await white.locator('main[data-line=live][data-waiting="0"]').waitFor();
    await white.reload();
    await cell(white, 2).getByText('d4').waitFor();
    assert.equal((await cell(white, 3).textContent()).trim(), '');

    // The opponent is invited to a sheet of their own, and both sign.
    await white.locator('[data-seats]').click();
    const code = (await white.locator('[data-invited=black] [data-invite-code]').textContent()).trim();
    await white.keyboard.press('Escape');
    const black = await page(browser, house, { viewport, hasTouch: true, locale });
    await black.goto(`${house.address}/join#${code}`);
    await black.locator('main.sheet[data-line=live]').waitFor();
    for (const tab of [white, black]) {
      await tab.locator('.marks button').last().click();
      await tab.locator('[data-score="0–1"]').click();
      await tab.locator('[data-sign]').click();
    }
    await until(async () => assert.deepEqual(await result(white), ['0-1', 'signed']));
    const pgn = await (await fetch(`${house.address}/api/games/${id}/pgn`)).text();
    assert.match(pgn, /\[Result "0-1"\]/);
    for (const tab of [white, black]) {
      tab.faults.splice(0, tab.faults.length, ...tab.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
      nothingWentWrong(tab);
      await tab.context().close();
    }
  });
}

for (const locale of ['en-GB', 'hy-AM', 'fa-IR']) {
  test(`a scoresheet begun without a server, handed in later: ${locale}`, async () => {
    const white = await page(browser, house, { viewport: PHONE, hasTouch: true, locale, serviceWorkers: 'allow' });
    // Without a server only the server's own answers are missing, no part of the page.
    const missing = [];
    white.on('requestfailed', (request) => missing.push(new URL(request.url()).pathname));
    await white.goto(house.address);
    await white.locator('a[href="/sheet"]').waitFor();
    await white.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!(await caches.match('/')) || !navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await white.context().setOffline(true);
    await white.locator('a[href="/sheet"]').click();
    await white.locator('input[type=text]').nth(0).fill('Yerevan');
    await white.locator('[data-begin]').click();
    await white.locator('main.sheet [data-not-live]').waitFor();
    await allRanks(white);
    await write(white, 'e4');
    await write(white, 'e5');
    await picture(white, `scoresheet-here-${locale.slice(0, 2)}`);
    assert.deepEqual(await violations(white), []);
    // It is on this device, through a reload, and found again by whoever leaves it.
    await white.reload();
    await cell(white, 1).getByText('e5').waitFor();
    await white.locator('main.sheet nav button').last().click();
    await white.locator('a[href="/sheet"]').click();
    await white.locator('[data-here]').click();
    await write(white, 'd4');
    await cell(white, 2).getByText('d4').waitFor();

    await white.context().setOffline(false);
    await white.locator('main.sheet[data-line=live][data-waiting="0"]').waitFor();
    const id = new URL(white.url()).pathname.split('/')[2];
    assert.doesNotMatch(id, /^here-/);
    const listed = await (await fetch(`${house.address}/api/games/${id}`)).json();
    assert.deepEqual([listed.white, listed.control, listed.kind], ['Yerevan', '90+30', 'sheet']);
    await white.reload();
    for (const [ply, text] of ['e4', 'e5', 'd4'].entries()) await cell(white, ply).getByText(text).waitFor();
    // It was handed in once.
    await white.goto(`${house.address}/sheet`);
    await white.locator('[data-begin]').waitFor();
    assert.equal(await white.locator('[data-here]').count(), 0);
    white.faults.splice(0, white.faults.length, ...white.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(fault)));
    assert.deepEqual(
      missing.filter((path) => !path.startsWith('/api/')),
      [],
    );
    nothingWentWrong(white);
    await white.context().close();
  });
}
