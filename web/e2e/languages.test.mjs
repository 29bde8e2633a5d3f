// The page in Armenian and in Persian: a real game in each, and the rules of right-to-left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  DESKTOP,
  half,
  menu,
  nothingWentWrong,
  open,
  page,
  picture,
  play,
  press,
  result,
  settled,
  sit,
  square,
  stands,
  TABLET,
  tap,
  until,
  violations,
} from './house.mjs';

const { house, browser } = await open();

/** At a table the choice is in the menu. */
async function choose(tab, tag) {
  const door = tab.locator('[data-menu]').last();
  if (await door.count()) await door.click();
  await tab.locator('[data-languages]').selectOption(tag);
  await tab.keyboard.press('Escape');
}
const langOf = (tab) => tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const words = (tab, selector) => tab.locator(selector).first().textContent();

test('the language is chosen on the start page and stays with the device', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await tab.goto(house.address);
  await tab.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await until(async () => assert.deepEqual(await langOf(tab), ['en', 'ltr']));
  await choose(tab, 'fa');
  await tab.getByRole('button', { name: 'بازی', exact: true }).waitFor();
  await until(async () => assert.deepEqual(await langOf(tab), ['fa', 'rtl']));
  await tab.reload();
  await tab.getByRole('button', { name: 'بازی', exact: true }).waitFor();
  await until(async () => assert.deepEqual(await langOf(tab), ['fa', 'rtl']));
  await choose(tab, 'hy');
  await tab.getByRole('button', { name: 'Խաղալ', exact: true }).waitFor();
  await until(async () => assert.deepEqual(await langOf(tab), ['hy', 'ltr']));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('a reader whose browser is Armenian is met in Armenian', async () => {
  const tab = await page(browser, house, { locale: 'hy-AM' });
  await tab.goto(house.address);
  await tab.getByRole('button', { name: 'Խաղալ', exact: true }).waitFor();
  await tab.context().close();
});

test('letters of a language are fetched only where the page is in it', async () => {
  const fetched = async (locale) => {
    const tab = await page(browser, house, { locale });
    const fonts = [];
    tab.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
    await tab.goto(house.address);
    await tab.locator('[data-languages]').waitFor();
    await tab.evaluate(() => document.fonts.ready);
    await tab.waitForLoadState('networkidle');
    await tab.context().close();
    return fonts.join(' ');
  };
  assert.doesNotMatch(await fetched('en-GB'), /armenian|arabic/);
  assert.match(await fetched('hy-AM'), /armenian/);
  const persian = await fetched('fa-IR');
  assert.match(persian, /arabic/);
  assert.doesNotMatch(persian, /armenian/);
});

test('a game in Armenian: from the start page to an illegal move, its claim and its ruling', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP, locale: 'hy-AM' });
  await tab.goto(house.address);
  await tab.getByRole('radio', { name: /3\+2/ }).check();
  await tab.getByRole('button', { name: 'Խաղալ', exact: true }).click();
  await tab.locator('main[data-line=live]').waitFor();
  await begin(tab);
  await until(async () => assert.equal(await stands(tab, 'g1'), 'g1, սպիտակ ձի'));
  await play(tab, 'e2e4 e7e5 g1f3 b8c6');
  const moves = await words(tab, '[data-moves]');
  for (const written of ['Ձf3', 'Ձc6']) assert.ok(moves.includes(written), `${written} in ${moves}`);
  // An illegal move: the bishop jumps, White presses, Black claims.
  await tap(tab, 'f1', 'f4');
  await press(tab, 'white');
  await half(tab, 'black').getByRole('button', { name: 'Պահանջ', exact: true }).click();
  await tab.locator('dialog input[value=illegal-move]').check();
  await tab.locator('dialog form button.strong').click();
  await settled(tab);
  const ruling = await words(tab, '[data-ruling]');
  assert.match(ruling, /\p{Script=Armenian}/u);
  assert.doesNotMatch(ruling, /[a-z]{4}/i);
  await tab.locator('[data-ruling] button').first().click();
  await tab.locator('dialog .number').first().waitFor();
  await until(async () => assert.match(await words(tab, 'dialog .row'), /\p{Script=Armenian}/u));
  await picture(tab, 'article-hy');
  assert.deepEqual(await violations(tab), []);
  await tab.keyboard.press('Escape');
  await picture(tab, 'table-hy');
  assert.deepEqual(await violations(tab), []);
  nothingWentWrong(tab);
  await tab.context().close();
});

test('a game in Persian: right to left, but the board, the clocks and the moves left to right', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP, locale: 'fa-IR' });
  await tab.goto(house.address);
  await tab.getByRole('radio', { name: /3\+2/ }).check();
  await tab.getByRole('button', { name: 'بازی', exact: true }).click();
  await tab.locator('main[data-line=live]').waitFor();
  await begin(tab);
  const place = async (locator) => (await locator.boundingBox()).x;
  assert.ok((await place(square(tab, 'a1'))) < (await place(square(tab, 'h1'))), 'a1 stands left of h1');
  await until(async () => assert.match(await words(tab, '[data-clock=white] .time'), /^\d+:\d\d$/));
  await play(tab, 'e2e4 e7e5');
  await play(tab, 'f1c4 b8c6 d1h5 g8f6');
  const moves = await words(tab, '[data-moves]');
  for (const written of ['فc4', 'اسc6', 'وh5']) assert.ok(moves.includes(written), `${written} in ${moves}`);
  const line = tab.locator('[data-moves] li').nth(1).locator('.move');
  assert.ok((await place(line.nth(0))) < (await place(line.nth(1))), 'White’s move stands left of Black’s');
  // Prose has Persian digits, the article beside it does not.
  await menu(tab);
  await until(async () => assert.match(await words(tab, 'dialog .hint'), /۲۰۲۳/));
  await tab.keyboard.press('Escape');
  await picture(tab, 'table-fa');
  assert.deepEqual(await violations(tab), []);
  await play(tab, 'h5f7');
  await until(async () => assert.deepEqual(await result(tab), ['1-0', 'checkmate']));
  await tab.getByText('با مات').first().waitFor();
  const ruling = await words(tab, '[data-ruling]');
  assert.match(ruling, /\p{Script=Arabic}/u);
  await tab.locator('[data-ruling] button').first().click();
  await tab.locator('dialog .number').first().waitFor();
  await until(async () => assert.match(await words(tab, 'dialog .row'), /\p{Script=Arabic}/u));
  assert.deepEqual(await violations(tab), []);
  nothingWentWrong(tab);
  await tab.context().close();
});

test('the language may change in the middle of a game: rulings and moves follow', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await sit(tab, house, await house.game());
  await begin(tab);
  await play(tab, 'g1f3 g8f6');
  await tab.locator('[data-moves]').getByText('Nf3').waitFor();
  const english = await words(tab, '[data-ruling]');
  await choose(tab, 'hy');
  await tab.locator('[data-moves]').getByText('Ձf3').waitFor();
  assert.notEqual(await words(tab, '[data-ruling]'), english);
  await tab.locator('main[data-line=live]').waitFor();
  await play(tab, 'b1c3');
  await tab.locator('[data-moves]').getByText('Ձc3').waitFor();
  nothingWentWrong(tab);
  await tab.context().close();
});

for (const [locale, name] of [
  ['hy-AM', 'hy'],
  ['fa-IR', 'fa'],
]) {
  for (const colorScheme of ['light', 'dark']) {
    test(`start and table have no violations (${name}, ${colorScheme})`, async () => {
      const tab = await page(browser, house, { viewport: TABLET, locale, colorScheme });
      await tab.goto(house.address);
      await tab.getByRole('link').first().waitFor();
      await tab.locator('details summary').click();
      assert.deepEqual(await violations(tab), []);
      if (colorScheme === 'light') await picture(tab, `start-${name}`);
      await sit(tab, house, await house.game({ control: '15+10' }));
      assert.deepEqual(await violations(tab), []);
      await begin(tab);
      await play(tab, 'e2e4 e7e5');
      assert.deepEqual(await violations(tab), []);
      await picture(tab, `table-tablet-${name}${colorScheme === 'dark' ? '-dark' : ''}`);
      for (const item of ['help', 'seats', null]) {
        await menu(tab, item);
        await tab.locator('dialog').waitFor();
        assert.deepEqual(await violations(tab), []);
        await tab.keyboard.press('Escape');
      }
      nothingWentWrong(tab);
      await tab.context().close();
    });
  }
}
