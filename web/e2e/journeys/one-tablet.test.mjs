// Two people at one tablet: from the start page to the PGN, the replay and the rematch, in each language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, nothingWentWrong, open, page, picture, play, reads, result, shows, until } from '../house.mjs';

const { house, browser } = await open();
const TABLET = { width: 1024, height: 768 };

for (const locale of ['en-GB', 'hy-AM', 'fa-IR']) {
  test(`two on one tablet: ${locale}`, async () => {
    const tab = await page(browser, house, { viewport: TABLET, hasTouch: true, locale, acceptDownloads: true });
    await tab.goto(house.address);
    await tab.locator('input[value="15+10"]').check();
    await tab.locator('button.play').click();
    await tab.locator('main[data-line=live]').waitFor();
    await begin(tab);
    await play(tab, 'f2f3 e7e5 g2g4 d8h4');
    await until(async () => assert.deepEqual(await result(tab), ['0-1', 'checkmate']));
    const first = new URL(tab.url()).pathname.split('/')[2];

    await tab.locator('[data-keep]').first().click();
    await tab.locator('main[data-moves-made="4"][data-at="4"]').waitFor();
    await tab.keyboard.press('ArrowLeft');
    await tab.keyboard.press('ArrowLeft');
    await tab.locator('main[data-at="2"]').waitFor();
    // The queen is at home again.
    assert.equal(await tab.locator('[data-on=h4] svg').count(), 0);
    await tab.keyboard.press('End');
    await shows(tab.locator('[data-on=h4] svg'), 1);
    // A swipe goes back one move.
    const board = await tab.locator('.diagram').boundingBox();
    await tab.mouse.move(board.x + 60, board.y + 60);
    await tab.mouse.down();
    await tab.mouse.move(board.x + 160, board.y + 60);
    await tab.mouse.up();
    await tab.locator('main[data-at="3"]').waitFor();
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
    await picture(tab, `game-${locale.slice(0, 2)}`);
    const pgn = await tab.evaluate(async () => (await fetch(document.querySelector('[data-pgn]').href)).text());
    assert.match(pgn, /\[TimeControl "900\+10"\]/);
    assert.match(pgn, /1\. f3 \{\[%clk 0:15:/);
    assert.match(pgn, /Qh4# .*0-1/s);

    await tab.goBack();
    await tab.locator('main[data-line=live] [data-rematch]').first().click();
    await tab.waitForURL(`**/table/${first}-2*`);
    await tab.locator('main[data-line=live][data-phase=not-started]').waitFor();
    await reads(tab.locator('[data-clock=white] .time'), /^15:1/);
    await begin(tab);
    nothingWentWrong(tab);
    await tab.context().close();
  });
}
