// The line itself: a dead one is noticed soon, nothing else is asked for, and what waits for an answer is told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, begin, open, page, sit, square } from './house.mjs';

const { house, browser } = await open();

test('a line that falls silent is noticed within three seconds, whatever HTTP does; nobody asks /api/about', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  const asked = [];
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let deaf = false;
  await tab.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => !deaf && server.send(text));
    server.onMessage((text) => !deaf && line.send(text));
  });
  await sit(tab, house, await house.game());
  await begin(tab);
  asked.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 4000));
  assert.equal(await tab.locator('main').getAttribute('data-line'), 'live', 'a quiet game is no dead line');
  assert.deepEqual(asked.filter((path) => path === '/api/about'), []);
  deaf = true;
  const from = Date.now();
  await tab.locator('main[data-line=lost]').waitFor({ timeout: 5000 });
  console.log(`a silent line was noticed after ${Date.now() - from} ms`);
  deaf = false;
  await tab.locator('main[data-line=live]').waitFor({ timeout: 5000 });
  await tab.context().close();
});

test('an act that nobody answers goes out again on another line, and counts once', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  let swallow = false;
  let lines = 0;
  await tab.routeWebSocket(/\/live/, (line) => {
    lines += 1;
    const first = lines === 1;
    const server = line.connectToServer();
    // Beats are answered all the same.
    line.onMessage((text) => (first && swallow && text !== 'beat' ? undefined : server.send(text)));
    server.onMessage((text) => line.send(text));
  });
  await sit(tab, house, await house.game());
  await begin(tab);
  swallow = true;
  await square(tab, 'e2').click();
  await square(tab, 'e4').click();
  await tab.locator('main[data-waiting="0"][data-line=live]').waitFor({ timeout: 15_000 });
  assert.ok(lines > 1);
  assert.equal(await tab.locator('[data-moves] .move').count(), 1);
  await tab.context().close();
});
