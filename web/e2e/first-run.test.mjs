// The first minutes with a server: nothing is in it, a demonstration is beside it, and the documentation is at hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingWentWrong, open, page } from './house.mjs';

const { house, browser } = await open();

const WORDS = {
  en: 'Look at a demonstration',
  hy: 'Դիտել ցուցադրական մրցաշար',
  fa: 'دیدن یک مسابقه نمونه',
};

test('a server begins without an event', async () => {
  assert.deepEqual(await fetch(`${house.address}/api/events`).then((answer) => answer.json()), []);
});

for (const [language, words] of Object.entries(WORDS)) {
  test(`the start page offers a demonstration (${language})`, async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const tab = await context.newPage();
    await tab.goto(`${house.address}/?language=${language}`);
    const link = tab.locator('a[href="/demonstration"]');
    await link.getByText(words).waitFor();
    await link.click();
    // It is another server, under another name, so that cookies do not meet.
    await tab.waitForURL(/^http:\/\/localhost:\d+\/event\/demo$/);
    await tab.getByText('Yerevan').first().waitFor();
    assert.notEqual(new URL(tab.url()).port, String(house.port));
    await context.close();
  });
}

test('nothing of the demonstration is in the server', async () => {
  assert.deepEqual(await fetch(`${house.address}/api/events`).then((answer) => answer.json()), []);
});

test('the start page leads to the documentation, and every page of it opens', async () => {
  const tab = await page(browser, house);
  await tab.goto(house.address);
  await tab.locator('a[href="/docs"]').click();
  await tab.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
  const hrefs = await tab.locator('nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  assert.ok(hrefs.length > 15, `${hrefs.length} pages`);
  for (const href of hrefs) {
    await tab.goto(house.address + href);
    assert.equal(await tab.locator('main h1').count(), 1, href);
    assert.equal(await tab.locator('nav [aria-current=page]').getAttribute('href'), href);
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    assert.ok(!wide, `${href} is wider than the screen`);
  }
  nothingWentWrong(tab);
  await tab.context().close();
});

test('the API reference lists what this server answers to', async () => {
  const tab = await page(browser, house);
  await tab.goto(`${house.address}/docs/api`);
  const { paths } = await fetch(`${house.address}/api/openapi.json`).then((answer) => answer.json());
  assert.equal(
    await tab.locator('.method').count(),
    Object.values(paths).reduce((count, methods) => count + Object.keys(methods).length, 0),
  );
  await tab.locator('a[href="#type-About"]').first().click();
  await tab.locator('#type-About').waitFor();
  nothingWentWrong(tab);
  await tab.context().close();
});

test('every link of the documentation leads somewhere', async () => {
  const seen = new Set();
  const waiting = ['/docs'];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await fetch(house.address + path);
    assert.equal(answer.status, 200, path);
    if (!answer.headers.get('content-type').startsWith('text/html') || !path.startsWith('/docs')) continue;
    const text = await answer.text();
    for (const [, to] of text.matchAll(/(?:href|src)="(\/[^"#]*)/g)) waiting.push(to);
  }
  assert.ok(seen.size > 25, `${seen.size} places`);
  assert.equal((await fetch(`${house.address}/docs/no-such-page`)).status, 404);
});
