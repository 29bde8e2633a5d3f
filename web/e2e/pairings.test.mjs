// The pairings of a round on a phone, in every language: no column is pushed out, and what stands under a heading begins where it does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from './fits.mjs';
import { nothingWentWrong, open, page, PHONE } from './house.mjs';

const { house, browser } = await open({ flags: ['--demo'] });

for (const [language, locale] of Object.entries(LANGUAGES)) {
  test(`the pairings are whole on a phone (${language})`, async () => {
    const tab = await page(browser, house, { viewport: PHONE, locale });
    await tab.goto(`${house.address}/event/demo`);
    await tab.locator('[data-pairing="6"] .live a').waitFor();
    assert.equal(await tab.evaluate(() => document.documentElement.lang), language);
    const [overhang, starts] = await tab.locator('[data-pairings]').evaluate((table) => {
      const wide = table.parentElement;
      const start = (cell) => {
        const [box, style] = [cell.getBoundingClientRect(), getComputedStyle(cell)];
        return style.direction === 'rtl'
          ? Math.round(box.right - parseFloat(style.paddingRight))
          : Math.round(box.left + parseFloat(style.paddingLeft));
      };
      const of = (row) => [...row.cells].slice(0, 4).map(start);
      return [wide.scrollWidth - wide.clientWidth, [of(table.tHead.rows[0]), of(table.tBodies[0].rows[0])]];
    });
    assert.ok(overhang <= 1, `${overhang} pixels of the table are out of sight`);
    for (const [place, at] of starts[0].entries()) assert.ok(Math.abs(at - starts[1][place]) <= 1, JSON.stringify(starts));
    nothingWentWrong(tab);
    await tab.context().close();
  });
}
