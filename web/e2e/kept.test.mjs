// The page kept on the device: Laws and drill without a server, a part that cannot be fetched says so, and a new version is
// noticed and loaded between games, never during one.
import assert from 'node:assert/strict';
import { createServer, request as ask } from 'node:http';
import { after, test } from 'node:test';
import { nothingWentWrong, open, page, PHONE, picture, TABLET } from './house.mjs';

const { house, browser } = await open();

async function kept(tab, ...paths) {
  await tab.evaluate(async (wanted) => {
    await navigator.serviceWorker.ready;
    for (;;) {
      const there = await Promise.all(['/', ...wanted].map((path) => caches.match(path)));
      if (there.every(Boolean) && navigator.serviceWorker.controller) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, paths);
}

const offlineOnly = (tab) =>
  tab.faults.splice(
    0,
    tab.faults.length,
    ...tab.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/.test(fault)),
  );

test('the Laws can be read without a server, though nobody has opened them before', async () => {
  for (const locale of ['en-GB', 'fa-IR']) {
    const tab = await page(browser, house, { viewport: PHONE, locale, serviceWorkers: 'allow' });
    tab.setDefaultTimeout(60_000);
    await tab.goto(house.address);
    await kept(tab, `/api/law?language=${locale.slice(0, 2)}`, `/api/law/terms?language=${locale.slice(0, 2)}`);
    await tab.context().setOffline(true);
    await tab.goto(`${house.address}/laws?edition=2023&number=6.9`);
    await tab.locator('[data-row="2023-6.9"].marked').waitFor();
    await tab.locator('.tabs button').last().click();
    await tab.locator('.terms dt').first().waitFor();
    await picture(tab, `laws-offline-${locale.slice(0, 2)}`);
    offlineOnly(tab);
    nothingWentWrong(tab);
    await tab.context().close();
  }
});

test('the drill goes on without a server, with exercises that were laid by, and marks them', async () => {
  const tab = await page(browser, house, { viewport: TABLET, serviceWorkers: 'allow' });
  tab.setDefaultTimeout(60_000);
  await tab.goto(`${house.address}/drill`);
  await kept(tab);
  await tab.waitForFunction(() => localStorage.getItem('touchmove.drill.en'));
  await tab.context().setOffline(true);
  await tab.reload();
  await tab.locator('[data-offline]').waitFor();
  await tab.locator('form button.strong').click();
  const questions = tab.locator('fieldset');
  await questions.first().waitFor();
  for (const question of await questions.all()) await question.locator('input').first().check();
  await tab.locator('form button.strong').click();
  await tab.locator('[data-marked], .right, .wrong').first().waitFor();
  offlineOnly(tab);
  nothingWentWrong(tab);
  await tab.context().close();
});

test('a part of the page that cannot be fetched says so, and can be asked for again', async () => {
  const tab = await page(browser, house, { viewport: PHONE });
  await tab.goto(house.address);
  await tab.locator('a[href="/clock"]').waitFor();
  await tab.route('**/assets/ClockPage-*', (route) => route.abort());
  await tab.locator('a[href="/clock"]').click();
  await tab.locator('[data-unfetched]').waitFor();
  await tab.unroute('**/assets/ClockPage-*');
  await tab.locator('[data-unfetched] button').click();
  await tab.locator('[data-control="3+2"]').waitFor();
  await tab.context().close();
});

test('a part that the server does not have is missing, and is not the page', async () => {
  const answer = await fetch(`${house.address}/assets/of-another-version.js`);
  assert.equal(answer.status, 404);
  const worker = await fetch(`${house.address}/sw.js`);
  assert.equal(worker.headers.get('cache-control'), 'no-store');
  assert.match(worker.headers.get('content-security-policy'), /worker-src 'self'/);
  assert.match(worker.headers.get('content-type'), /javascript/);
});

/** A server in front of the server, which can hand out another version of the page. */
async function inFront() {
  const front = { version: null };
  const server = createServer((from, to) => {
    const onward = ask(
      { port: house.port, path: from.url, method: from.method, headers: { ...from.headers, 'accept-encoding': 'identity' } },
      (answer) => {
        if (from.url !== '/sw.js' || !front.version) {
          to.writeHead(answer.statusCode, answer.headers);
          answer.pipe(to);
          return;
        }
        let text = '';
        answer.on('data', (part) => (text += part));
        answer.on('end', () => {
          const headers = { ...answer.headers };
          delete headers['content-length'];
          to.writeHead(answer.statusCode, headers);
          to.end(text.replace(/const VERSION = '[0-9a-f]+'/, `const VERSION = '${front.version}'`));
        });
      },
    );
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.closeAllConnections() ?? server.close());
  front.port = server.address().port;
  front.address = `http://127.0.0.1:${front.port}`;
  return front;
}

test('a new version is noticed while a clock runs, and loaded after the game, never during it', async () => {
  const front = await inFront();
  const tab = await page(browser, { port: front.port }, { viewport: PHONE, serviceWorkers: 'allow' });
  await tab.goto(front.address);
  await kept(tab);
  await tab.locator('a[href="/clock"]').click();
  await tab.locator('[data-control="3+2"]').click();
  await tab.locator('[data-start]').click();
  await tab.locator('main[data-running=white]').waitFor();
  await tab.evaluate(() => (globalThis.sameDocument = true));
  front.version = 'feedfacefeedface';
  await tab.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await tab.locator('html[data-new-version]').waitFor({ state: 'attached' });
  // The clock runs on in the same document.
  await tab.locator('[data-clock=white] button').click();
  await tab.locator('main[data-running=black]').waitFor();
  assert.equal(await tab.evaluate(() => globalThis.sameDocument), true);
  await tab.locator('[data-stop]').click();
  await tab.locator('[data-menu]').click();
  await tab.locator('dialog button:not([data-item])').first().click();
  await tab.locator('button.play').waitFor();
  assert.equal(await tab.evaluate(() => globalThis.sameDocument), undefined);
  // The clock is where it was.
  await tab.locator('a[href="/clock"]').click();
  await tab.locator('main[data-phase=stopped]').waitFor();
  await tab.context().close();
});
