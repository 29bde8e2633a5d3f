// The wall of an event: its boards, then the pairings with their results and the standings, in turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingWentWrong, open, page, picture, until, violations } from './house.mjs';
import { becomeChief, found, tables } from './office.mjs';

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

/** Whatever of the wall reaches beyond it. */
const beyond = (tab) =>
  tab.evaluate(() => {
    const wall = document.querySelector('.wall').getBoundingClientRect();
    const out = [...document.querySelectorAll('.wall [data-clock], .wall [data-moves]')].filter((node) => {
      const { top, bottom, left, right } = node.getBoundingClientRect();
      return top < wall.top - 1 || bottom > wall.bottom + 1 || left < wall.left - 1 || right > wall.right + 1;
    });
    const head = [...document.querySelectorAll('header a, header button')].filter((node) => {
      const { left, right } = node.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    });
    return [...out, ...head].map((node) => node.textContent.trim());
  });

test('names and clocks of a few large boards are whole, and on a phone the way out is in reach', async () => {
  const chief = await page(browser, house);
  await becomeChief(chief, house);
  const event = await found(chief, { players: ['Yerevan', 'Gyumri', 'Isfahan', 'Shiraz'], regulations: { public_display: 'on' } });
  await tables(chief, event, 'board', [1, 2]);
  for (const locale of ['en-GB', 'hy-AM', 'fa-IR']) {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1920, height: 1080 },
      { width: 1080, height: 1920 },
      { width: 390, height: 664 },
    ]) {
      const tab = await page(browser, house, { viewport, locale });
      await tab.goto(`${house.address}/hall/${event}`);
      await tab.locator('main[data-page=boards] [data-clock]').first().waitFor();
      await tab.evaluate(() => document.fonts.ready);
      await until(async () => assert.deepEqual(await beyond(tab), [], `${locale} ${viewport.width}`));
      await picture(tab, `wall-two-${locale.slice(0, 2)}-${viewport.width}`);
      nothingWentWrong(tab);
      await tab.context().close();
    }
  }
  await chief.context().close();
});
