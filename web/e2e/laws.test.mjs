// The browser of the Laws, the scenarios that play in it, and the drill.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, PHONE, picture, until, violations } from './house.mjs';

const { house, browser } = await open();

const laws = async (tab, query = '') => {
  await tab.goto(`${house.address}/laws${query}`);
  await tab.locator('[data-row], .terms div').first().waitFor();
  // Whoever does anything has all of it.
  await tab.keyboard.press('Shift');
  await tab.locator('[data-count]:not(:empty)').waitFor();
};
const count = async (tab) => Number(await tab.locator('[data-count]').getAttribute('data-count'));

test('both editions stand side by side, every row of them', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await laws(tab);
  await until(async () => assert.equal(await tab.locator('[data-row^="2023-"]').count(), 374));
  await until(async () => assert.equal(await tab.locator('[data-row^="2001-"]').count(), 306));
  const left = await tab.locator('[data-row="2023-7.5.5"]').boundingBox();
  const right = await tab.locator('[data-row^="2001-7.4(b)"]').first().boundingBox();
  assert.ok(left.x < right.x && Math.abs(left.y - right.y) < 40, JSON.stringify([left, right]));
  await picture(tab, 'laws');
  nothingWentWrong(tab);
  await tab.context().close();
});

test('a search narrows the page, by words and by numbers', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await laws(tab);
  const all = await count(tab);
  await tab.keyboard.press('/');
  await tab.keyboard.type('stalemate');
  const some = await count(tab);
  assert.ok(some > 0 && some < all / 4, `${some} of ${all}`);
  for (const gist of await tab.locator('.pair').allTextContents()) assert.match(gist, /stalemate/i);
  await tab.getByRole('searchbox').fill('7.5');
  await until(async () => assert.ok((await tab.locator('[data-row="2023-7.5.5"]').count()) === 1));
  await tab.getByRole('searchbox').fill('no such words');
  assert.equal(await count(tab), 0);
  nothingWentWrong(tab);
  await tab.context().close();
});

test('one edition, both, or only what differs between them', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await laws(tab);
  const all = await count(tab);
  const view = (one) => tab.locator('[data-view]').selectOption(one);
  const rows = (edition) => tab.locator(`[data-row^="${edition}-"]`).count();
  await view('newest');
  await until(async () => assert.deepEqual([await rows(2023), await rows(2001)], [374, 0]));
  await view('older');
  await until(async () => assert.deepEqual([await rows(2023), await rows(2001)], [0, 306]));
  await view('differs');
  await until(async () => assert.ok((await count(tab)) > 0 && (await count(tab)) < all));
  // What an illegal move costs differs; how a bishop moves does not.
  assert.equal(await tab.locator('[data-row="2023-7.5.5"]').count(), 1);
  assert.equal(await tab.locator('[data-row="2023-3.2"]').count(), 0);
  // What only one edition has differs, too.
  const alone = await tab.locator('.pair:has(.none)').count();
  assert.ok(alone > 0);
  await view('both');
  await until(async () => assert.equal(await count(tab), all));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('what a search finds is marked where it stands', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await laws(tab);
  assert.equal(await tab.locator('main mark').count(), 0);
  await tab.getByRole('searchbox').fill('stalemate');
  await until(async () => assert.ok((await tab.locator('main mark').count()) > 0));
  for (const hit of await tab.locator('main mark').allTextContents()) assert.match(hit, /^stalemate/i);
  await tab.getByRole('searchbox').fill('');
  await until(async () => assert.equal(await tab.locator('main mark').count(), 0));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('an address leads to an article', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await laws(tab, '?edition=2001&number=10.2(a)');
  const marked = tab.locator('.marked');
  await marked.waitFor();
  assert.equal(await marked.getAttribute('data-row'), '2001-10.2(a)');
  await tab.waitForFunction(() => {
    const { top, bottom } = document.querySelector('.marked').getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  await tab.context().close();
});

test('a case that proves an article plays step by step, by the keyboard, under both editions', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await laws(tab, '?edition=2023&number=4.3.1');
  const row = tab.locator('[data-row="2023-4.3.1"]');
  await row.locator('summary').click();
  await row.locator('li button').first().click();
  const dialog = tab.locator('dialog');
  await dialog.locator('[data-step="0"]').waitFor();
  await dialog.locator('[data-next]').focus();
  let rulings = 0;
  const steps = Number(await dialog.locator('[data-steps]').getAttribute('data-steps'));
  assert.ok(steps > 0);
  for (let step = 0; step < steps; step += 1) {
    await tab.keyboard.press('ArrowRight');
    rulings += await dialog.locator('[data-ruling]').count();
  }
  assert.ok(rulings > 0, 'something is ruled in the case');
  await picture(tab, 'scenario');
  assert.deepEqual(await violations(tab), []);
  await tab.keyboard.press('Home');
  await dialog.locator('[data-step="0"]').waitFor();
  await dialog.getByRole('button', { name: 'Laws of 2001' }).click();
  await dialog.locator('[data-step="0"]').waitFor();
  await tab.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  nothingWentWrong(tab);
  await tab.context().close();
});

test('the glossary has every term in three languages', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP, locale: 'hy-AM' });
  await laws(tab, '?show=terms');
  await until(async () => assert.equal(await tab.locator('dl.terms > div').count(), 80));
  await until(async () => assert.match(await tab.locator('dt').first().textContent(), /\p{Script=Armenian}/u));
  await tab.locator('[data-languages]').selectOption('fa');
  await tab.locator('dd p[lang=fa]').first().waitFor();
  await until(async () => assert.match(await tab.locator('dt').first().textContent(), /\p{Script=Arabic}/u));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('the drill asks, marks with the articles, and tells the key only then', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await tab.goto(`${house.address}/drill`);
  await tab.locator('[data-topics] option[value=touch]').waitFor({ state: 'attached' });
  await tab.locator('[data-topics]').selectOption('touch');
  const told = [];
  tab.on('response', async (response) => {
    if (response.url().includes('/api/drill/incident')) told.push([response.request().method(), Object.keys(await response.json())]);
  });
  await tab.getByRole('button', { name: 'Begin' }).click();
  await tab.locator('[data-incident]').waitFor();
  await until(async () => assert.ok(await tab.locator('[data-mark]').isDisabled()));
  for (const question of await tab.locator('fieldset').all()) await question.locator('input').first().check();
  await tab.evaluate(() => scrollTo(0, 0));
  await picture(tab, 'drill');
  assert.deepEqual(await violations(tab), []);
  await tab.locator('[data-mark]').click();
  await tab.locator('[data-score]').waitFor();
  await until(async () => assert.match(await tab.locator('.key .ruling').first().textContent(), /\(\d+\.\d/));
  assert.deepEqual(await violations(tab), []);
  await picture(tab, 'drill-marked');
  for (const [method, keys] of told) assert.equal(keys.includes('right'), method === 'POST', `${method}: ${keys}`);
  assert.equal(told.length, 2);
  const first = await tab.locator('[data-incident]').getAttribute('data-incident');
  assert.match(first, /^[0-9]+$/, 'the name of a case tells its article');
  await tab.locator('[data-next]').click();
  await tab.locator(`[data-incident]:not([data-incident="${first}"])`).waitFor();
  nothingWentWrong(tab);
  await tab.context().close();
});

test('a drill to its end gives the score', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await tab.goto(`${house.address}/drill`);
  await tab.locator('[data-topics] option[value=chess960]').waitFor({ state: 'attached' });
  await tab.locator('[data-topics]').selectOption('chess960');
  await tab.getByRole('button', { name: 'Begin' }).click();
  let [right, asked] = [0, 0];
  await tab.locator('[data-incident]').waitFor();
  while ((await tab.locator('[data-incident]').count()) > 0) {
    const incident = await tab.locator('[data-incident]').getAttribute('data-incident');
    for (const question of await tab.locator('fieldset').all()) await question.locator('input').first().check();
    asked += await tab.locator('fieldset').count();
    await tab.locator('[data-mark]').click();
    right += Number(await tab.locator('[data-score]').getAttribute('data-score'));
    await tab.locator('[data-next]').click();
    await tab.locator(`[data-incident]:not([data-incident="${incident}"]), .figure`).first().waitFor();
  }
  await tab.getByText(`${right} / ${asked}`).waitFor();
  await tab.context().close();
});

for (const [locale, name] of [
  ['en-GB', 'en'],
  ['hy-AM', 'hy'],
  ['fa-IR', 'fa'],
]) {
  for (const colorScheme of ['light', 'dark']) {
    test(`the Laws and the drill have no violations (${name}, ${colorScheme})`, async () => {
      const viewport = colorScheme === 'light' ? DESKTOP : PHONE;
      const tab = await page(browser, house, { viewport, locale, colorScheme });
      await laws(tab);
      await tab.getByRole('searchbox').fill('9.');
      assert.deepEqual(await violations(tab), []);
      if (name !== 'en') await picture(tab, `laws-${name}-${colorScheme}`);
      const sideways = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(sideways <= 0, `${sideways} px too wide`);
      await laws(tab, '?show=terms');
      assert.deepEqual(await violations(tab), []);
      await tab.goto(`${house.address}/drill`);
      await tab.locator('[data-topics] option[value=touch]').waitFor({ state: 'attached' });
      assert.deepEqual(await violations(tab), []);
      await tab.locator('main form button').click();
      await tab.locator('[data-incident]').waitFor();
      assert.deepEqual(await violations(tab), []);
      if (name !== 'en') await picture(tab, `drill-${name}-${colorScheme}`);
      nothingWentWrong(tab);
      await tab.context().close();
    });
  }
}

test('the Laws and the drill have no violations in high contrast, and nothing moves that was asked not to', async () => {
  for (const colorScheme of ['light', 'dark']) {
    const tab = await page(browser, house, { viewport: DESKTOP, colorScheme, contrast: 'more', reducedMotion: 'reduce' });
    await laws(tab);
    await tab.getByRole('searchbox').fill('7.5');
    assert.deepEqual(await violations(tab), []);
    const moving = await tab.evaluate(
      () => [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).transitionDuration !== '0s').length,
    );
    assert.equal(moving, 0);
    await tab.goto(`${house.address}/drill`);
    await tab.locator('[data-topics] option[value=touch]').waitFor({ state: 'attached' });
    await tab.locator('main form button').click();
    await tab.locator('[data-incident]').waitFor();
    assert.deepEqual(await violations(tab), []);
    nothingWentWrong(tab);
    await tab.context().close();
  }
});

test('the Laws are under 100 kB on the wire with everything around them, in every language', async () => {
  for (const locale of ['en-GB', 'hy-AM', 'fa-IR']) {
    const tab = await page(browser, house, { viewport: DESKTOP, locale });
    tab.setDefaultTimeout(60_000);
    const line = await tab.context().newCDPSession(tab);
    await line.send('Network.enable');
    const paths = new Map();
    const bytes = { laws: 0, page: 0 };
    line.on('Network.responseReceived', ({ requestId, response }) => paths.set(requestId, new URL(response.url).pathname));
    // As they came over the wire, heads and all.
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes[paths.get(requestId)?.startsWith('/api/law') ? 'laws' : 'page'] += encodedDataLength;
    });
    await tab.goto(`${house.address}/laws`);
    await tab.locator('[data-row]').first().waitFor();
    await tab.waitForLoadState('networkidle');
    console.log(`${locale}: the Laws ${(bytes.laws / 1000).toFixed(1)} kB, the page around them ${(bytes.page / 1000).toFixed(1)} kB`);
    assert.ok(bytes.laws > 3000, String(bytes.laws));
    assert.ok(bytes.laws + bytes.page < 100_000, JSON.stringify(bytes));
    // The rest comes when somebody reads on.
    assert.equal(await tab.locator('[data-row="2023-12.9.1"]').count(), 0);
    await tab.mouse.wheel(0, 600);
    await tab.locator('[data-row="2023-12.9.1"]').waitFor();
    await until(async () => assert.equal(await tab.locator('[data-row^="2023-"]').count(), 374));
    await tab.context().close();
  }
});
