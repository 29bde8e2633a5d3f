// The wall of an event: its boards, then the pairings with their results and the standings, in turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingWentWrong, open, page, picture, until, violations } from './house.mjs';

const { house, browser } = await open({ flags: ['--demo'] });

for (const [locale, viewport] of [
  ['en-GB', { width: 1920, height: 1080 }],
  ['hy-AM', { width: 1280, height: 800 }],
  ['fa-IR', { width: 1920, height: 1080 }],
]) {
  test(`boards, pairings and standings in turn: ${locale}`, async () => {
    const tab = await page(browser, house, { viewport, locale });
    await tab.goto(`${house.address}/hall/demo`);
    await tab.locator('main[data-page=boards] .mini').first().waitFor();
    const pages = Number(await tab.locator('main').getAttribute('data-pages'));
    assert.ok(pages >= 2, String(pages));
    // Which round it is stands above.
    await until(async () => assert.match(await tab.locator('h1 .heading').textContent(), /[0-9۰-۹]/));
    const seen = [];
    for (let turn = 0; turn < pages; turn += 1) {
      const what = await tab.locator('main').getAttribute('data-page');
      if (what !== 'boards') await tab.locator(`[data-wall=${what}] li`).first().waitFor();
      await until(async () =>
        assert.ok(
          await tab.evaluate(
            () =>
              document.documentElement.scrollHeight <= innerHeight &&
              document.querySelector('.wall').scrollHeight <= document.querySelector('.wall').clientHeight + 1,
          ),
          what,
        ),
      );
      if (!seen.includes(what)) {
        assert.deepEqual(await violations(tab), []);
        await picture(tab, `wall-${what}-${locale.slice(0, 2)}`);
      }
      seen.push(what);
      await tab.locator('[data-next]').click();
    }
    assert.ok(seen.includes('pairings'), String(seen));
    console.log(`${locale}: ${seen.join(', ')}`);
    nothingWentWrong(tab);
    await tab.context().close();
  });
}
