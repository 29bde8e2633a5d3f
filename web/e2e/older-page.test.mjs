// A page that is older than the server, where no worker keeps it: it is noticed when the server comes back, and loaded between games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, nothingWentWrong, open, page, play, sit } from './house.mjs';

const { house, browser } = await open();

/** From now on the server has another build of the page, which begins with another script. */
async function anotherBuild(tab) {
  const address = `${house.address}/`;
  const now = await (await fetch(address)).text();
  const script = /<script[^>]* src="([^"]+)"/.exec(now)[1];
  // Only what the page itself asks: documents are loaded as they are, because the other build does not exist.
  await tab.route(address, async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    return route.fulfill({ contentType: 'text/html', body: now.replace(script, '/assets/index-of-tomorrow.js') });
  });
}

test('without a worker a newer page is noticed after the server was away, and loaded after the game, never during it', async () => {
  const tab = await page(browser, house, { serviceWorkers: 'block' });
  await sit(tab, house, await house.game());
  await begin(tab);
  await play(tab, 'e2e4');
  // The page begins to look a moment after it was loaded.
  await tab.waitForTimeout(2500);
  await tab.evaluate(() => (globalThis.sameDocument = true));
  // The same build came back: nothing is noticed.
  await house.kill();
  await house.start();
  await tab.locator('main[data-line=live]').waitFor();
  await tab.waitForTimeout(2500);
  assert.equal(await tab.locator('html[data-new-version]').count(), 0);
  await anotherBuild(tab);
  await house.kill();
  await house.start();
  await tab.locator('html[data-new-version]').waitFor({ state: 'attached' });
  // The game goes on in the same document.
  await tab.locator('main[data-line=live]').waitFor();
  assert.equal(await tab.evaluate(() => globalThis.sameDocument), true);
  assert.equal(await tab.locator('main').getAttribute('data-phase'), 'stopped');
  nothingWentWrong(tab);
  // Between two pages the newer one is loaded.
  await tab.evaluate(() => {
    history.pushState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await tab.locator('a[href="/clock"]').first().click();
  await tab.waitForURL(/\/clock/);
  await tab.locator('main').first().waitFor();
  assert.equal(await tab.evaluate(() => globalThis.sameDocument), undefined);
  await tab.context().close();
});
