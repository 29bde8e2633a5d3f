// The invitation: an address that another device can reach, a picture of it, a code, and ways to hand it on, for each seat and for watching.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from './fits.mjs';
import { menu, nothingWentWrong, open, page, reads, shows, sit, until } from './house.mjs';

const { house, browser } = await open({ flags: ['--lan', '127.0.0.1:0'] });
const { lan } = await fetch(`${house.address}/api/about`).then((answer) => answer.json());
const PHONE = { width: 390, height: 664 };

for (const [tag, locale] of Object.entries(LANGUAGES)) {
  test(`every seat is invited to an address on the network, and each link leads to its own seat: ${tag}`, async () => {
    assert.match(lan, /^https:/);
    const game = await house.game({ white: 'Yerevan', black: 'Isfahan' });
    const tab = await page(browser, house, { viewport: PHONE, hasTouch: true, locale, permissions: ['clipboard-read', 'clipboard-write'] });
    await sit(tab, house, game);
    await menu(tab, 'seats');
    const links = new Set();
    for (const seat of ['black', 'white', 'table', 'watch']) {
      await tab.locator(`dialog input[value=${seat}]`).check();
      const invited = tab.locator(`[data-invited=${seat}]`);
      await invited.locator('img').waitFor();
      const link = (await invited.locator('[data-invite-link]').textContent()).trim();
      assert.ok(link.startsWith(`${lan}/`), link);
      links.add(link);
      await shows(tab.locator('[data-unreached]'), 0);
      await tab.locator('[data-copy]').click();
      await until(async () => assert.equal(await tab.evaluate(() => navigator.clipboard.readText()), link));
      // Another device opens exactly this address, over the network's own encryption.
      const context = await browser.newContext({
        viewport: PHONE,
        hasTouch: true,
        locale,
        ignoreHTTPSErrors: true,
        serviceWorkers: 'block',
      });
      const other = await context.newPage();
      await other.goto(link);
      await other.locator('main[data-line=live]').waitFor();
      const plays = { black: ['black'], white: ['white'], table: ['white', 'black'], watch: [] }[seat];
      for (const side of ['white', 'black'])
        await until(async () => assert.equal(await other.locator(`[data-clock=${side}] button`).isEnabled(), plays.includes(side), seat));
      await context.close();
    }
    assert.equal(links.size, 4);
    nothingWentWrong(tab);
    await tab.context().close();
  });
}

test('where the browser has no clipboard the link is copied the old way', async () => {
  const tab = await page(browser, house);
  await tab.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    globalThis.commands = [];
    document.execCommand = (name) => globalThis.commands.push([name, String(document.activeElement?.value)]) > 0;
  });
  await sit(tab, house, await house.game());
  await menu(tab, 'seats');
  const link = (await tab.locator('[data-invite-link]').textContent()).trim();
  await tab.locator('[data-copy]').click();
  await reads(tab.locator('[data-copy]'), /copied/i);
  assert.deepEqual(await tab.evaluate(() => globalThis.commands), [['copy', link]]);
  nothingWentWrong(tab);
  await tab.context().close();
});
