// What people type on Persian and Armenian keyboards: digits, shortcuts, words they look for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, DESKTOP, menu, nothingWentWrong, open, page, play, press, reads, sit, square, TABLET, tap, until } from './house.mjs';

const { house, browser } = await open();

/** Presses keys as a keyboard with other letters does: what is written, and where the key stands. */
async function keyboard(tab) {
  const hands = await tab.context().newCDPSession(tab);
  return async (written, code) => {
    const key = { key: written, code, text: written, unmodifiedText: written };
    await hands.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    await hands.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  };
}

test('a time control is typed in Persian digits', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP, locale: 'fa-IR' });
  await tab.goto(house.address);
  await tab.getByText('نام‌ها، زمان دیگر، ویرایش قوانین، داور، بازیکن نابینا').click();
  await tab.getByLabel('کنترل زمان دیگر').fill('۲۵+۱۰');
  await tab.getByRole('button', { name: 'بازی', exact: true }).click();
  await tab.locator('main[data-line=live]').waitFor();
  // Ten seconds come with the first move.
  await reads(tab.locator('[data-clock=white] .time'), '25:10');
  nothingWentWrong(tab);
  await tab.context().close();
});

test('shortcuts work under a Persian keyboard: the longest call, what happened, which incident', async () => {
  const desk = await page(browser, house, { viewport: DESKTOP, locale: 'fa-IR' });
  const game = await house.game({ arbiter: 'present' });
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, game);
  await desk.goto(`${house.address}/table/${game.id}#arbiter=${game.seats.arbiter}`);
  await desk.getByRole('button', { name: 'آغاز بازی' }).click();
  await tab.locator('main[data-phase=playing]').waitFor();
  await play(tab, 'e2e4 e7e5');
  await tap(tab, 'f1', 'f4');
  await press(tab, 'white');
  await desk.goto(`${house.address}/desk`);
  await desk.locator('[data-call=irregular]').waitFor();
  const key = await keyboard(desk);
  await key('د', 'KeyN');
  await desk.locator('[data-board-page]').waitFor();
  await key('ه', 'KeyI');
  await desk.locator('[data-incident=illegal-move]').waitFor();
  await key('۱', 'Digit1');
  const preview = desk.locator('[data-preview]');
  await preview.getByText('7.5', { exact: false }).first().waitFor();
  await desk.keyboard.press('Escape');
  nothingWentWrong(desk);
  await desk.context().close();
  await tab.context().close();
});

test('an Armenian keyboard walks over the board by the places of its keys', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP, locale: 'hy-AM' });
  await sit(tab, house, await house.game());
  await square(tab, 'e2').focus();
  const key = await keyboard(tab);
  await key('գ', 'KeyG');
  await key('1', 'Digit1');
  await until(async () => assert.equal(await tab.evaluate(() => document.activeElement?.getAttribute('data-square')), 'g1'));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('a field of numbers takes Persian digits', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP, locale: 'fa-IR' });
  await tab.goto(house.address);
  await tab.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<input type="number" id="planted">'));
  await tab.locator('#planted').focus();
  const key = await keyboard(tab);
  await key('۱', 'Digit1');
  await key('٢', 'Digit2');
  await until(async () => assert.equal(await tab.locator('#planted').inputValue(), '12'));
  await tab.context().close();
});

test('the Laws are found however a word or a number is written', async () => {
  const rows = (tab) => tab.locator('[data-row]').evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
  const laws = async (locale, words) => {
    const tab = await page(browser, house, { viewport: DESKTOP, locale });
    await tab.goto(`${house.address}/laws`);
    await tab.locator('[data-row]').first().waitFor();
    await tab.getByRole('searchbox').focus();
    await tab.locator('[data-count]:not(:empty)').waitFor();
    const found = [];
    for (const one of words) {
      await tab.getByRole('searchbox').fill(one);
      found.push({ rows: await rows(tab), texts: await tab.locator('.pair').allTextContents() });
    }
    nothingWentWrong(tab);
    await tab.context().close();
    return found;
  };
  const [number, late] = await laws('fa-IR', ['۷.۵', 'تاخیر']);
  assert.ok(number.rows.includes('2023-7.5.5') && !number.rows.includes('2023-6.7.1'), number.rows.join());
  assert.ok(late.rows.includes('2023-6.7.1'), late.rows.join());
  // With its letter or without, and what says the same in other words: somebody comes late.
  for (const text of late.texts) assert.match(text, /تأخیر|دیر/);
  assert.ok(late.texts.some((text) => /تأخیر/.test(text)));
  const [both, one] = await laws('hy-AM', ['եւ', 'և']);
  assert.ok(both.rows.length > 20);
  assert.deepEqual(both.rows, one.rows);
});

test('the letters of the pieces are chosen apart from the language, and the Persian knight is no Latin I', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP, locale: 'fa-IR' });
  await sit(tab, house, await house.game());
  await begin(tab);
  await play(tab, 'g1f3 g8f6');
  const moves = tab.locator('[data-moves]');
  await moves.getByText('اسf3').waitFor();
  for (const [letters, written] of [
    ['fig', '♘f3'],
    ['en', 'Nf3'],
    ['hy', 'Ձf3'],
  ]) {
    await menu(tab);
    await tab.locator('dialog [data-letters]').selectOption(letters);
    await tab.keyboard.press('Escape');
    await moves.getByText(written).waitFor();
  }
  assert.equal(await tab.evaluate(() => document.documentElement.lang), 'fa');
  await tab.reload();
  await moves.getByText('Ձf3').waitFor();
  nothingWentWrong(tab);
  await tab.context().close();
});

test('Persian dates are solar, and the other calendar is one click away for the whole page', async () => {
  await house.game();
  const tab = await page(browser, house, { viewport: DESKTOP, locale: 'fa-IR' });
  await tab.goto(house.address);
  await tab.locator('[data-kind=running]').click();
  const dates = tab.locator('[data-games=running] time');
  await dates.first().waitFor();
  for (const date of await dates.allTextContents()) assert.match(date, /۱۴[۰-۹]{2}/);
  await tab.locator('[data-calendar=solar]').click();
  await tab.locator('[data-calendar=gregorian]').waitFor();
  for (const date of await dates.allTextContents()) assert.match(date, /۲۰[۰-۹]{2}/);
  nothingWentWrong(tab);
  await tab.context().close();
});

test('a Latin name on a Persian page is cut at its end, not at its beginning', async () => {
  const tab = await page(browser, house, { viewport: { width: 420, height: 800 }, locale: 'fa-IR' });
  const long = 'Dvořák-Erdősová Maximiliana Konstantina Doğan Extraordinarily-Long';
  const game = await house.game({ white: long });
  await tab.goto(`${house.address}/table/${game.id}/clock#white=${game.seats.white}`);
  const name = tab.locator('.name', { hasText: 'Dvořák' }).first();
  await name.waitFor();
  const seen = await name.locator('bdi').evaluate((shown) => {
    const box = shown.getBoundingClientRect();
    const text = shown.firstChild;
    const at = (from) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      const { left, right } = range.getBoundingClientRect();
      return left >= box.left - 1 && right <= box.right + 1;
    };
    return { first: at(0), last: at(text.length - 1), cut: shown.scrollWidth > shown.clientWidth };
  });
  assert.deepEqual(seen, { first: true, last: false, cut: true });
  await tab.context().close();
});
