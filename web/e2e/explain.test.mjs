// A question about a position, answered with its articles: from the Laws and from What happened?, in three languages, never about a game
// that is played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, PHONE, picture, until, violations } from './house.mjs';

const { house, browser } = await open();
const tab = await page(browser, house, { viewport: DESKTOP });

const ask = async (game, question) => {
  await tab.locator('[data-game]').fill(game);
  await tab.locator('[data-question]').fill(question);
  await tab.locator('form button[type=submit]').click();
};
const answer = (edition) => tab.locator(`[data-explained="${edition}"]`);

test('the Laws and What happened? lead to it, and a question is answered with the articles of both editions', async () => {
  for (const from of ['laws', 'what']) {
    await tab.goto(`${house.address}/${from}`);
    await tab.locator('[data-explain]').click();
    await tab.getByRole('heading', { name: 'Ask about a position' }).waitFor();
  }
  // The bishop on b4 gives check to the king on e1: no castling now (3.8.2.2; 2001 3.8(b)).
  await ask('r3k2r/8/8/8/1b6/8/8/R3K2R w KQkq - 0 1', 'may White castle?');
  await answer(2023).waitFor();
  assert.equal(await answer(2023).getAttribute('data-verdict'), 'no');
  await until(async () => assert.match(await tab.locator('[data-explained] a').first().textContent(), /^3\.8/));
  await picture(tab, 'explain');
  assert.deepEqual(await violations(tab), []);
  // The flag of Black falls, and White has king and knight against king and rook: a mate can be constructed (6.9).
  await ask('7k/7r/8/8/8/8/8/KN6 b - - 0 1', "what if Black's flag falls now?");
  await answer(2023).waitFor();
  assert.match(await answer(2023).textContent(), /Black loses/);
  assert.match(await answer(2023).textContent(), /6\.9/);
});

test('moves are asked about too, and what is not understood is named', async () => {
  await ask('1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8', 'can White claim?');
  await answer(2023).waitFor();
  assert.equal(await answer(2023).getAttribute('data-verdict'), 'yes');
  assert.match(await answer(2023).textContent(), /9\.2/);
  await ask('', 'is the arbiter hungry?');
  await until(async () => assert.match(await tab.locator('[data-not-explained]').textContent(), /`arbiter`/));
  tab.faults.length = 0;
});

test('in Armenian and Persian: the examples are understood and answered in their language, also on a phone', async () => {
  for (const [tag, letters] of [
    ['hy', /[Ա-և]{3}/],
    ['fa', /[\u0600-\u06ff]{3}/],
  ]) {
    const phone = await page(browser, house, { viewport: PHONE, locale: tag });
    await phone.goto(`${house.address}/explain`);
    await phone.locator('[data-languages]').selectOption(tag);
    await phone.locator(`html[lang=${tag}]`).waitFor();
    await until(async () => assert.match(await phone.locator('[data-example]').first().textContent(), letters));
    await phone.locator('[data-game]').fill('r3k2r/8/8/8/1b6/8/8/R3K2R w KQkq - 0 1');
    await phone.locator('[data-example]').first().click();
    const said = phone.locator('[data-explained="2023"]');
    await said.waitFor();
    assert.equal(await said.getAttribute('data-verdict'), 'no');
    assert.match(await said.locator('.answer').textContent(), letters);
    assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await said.scrollIntoViewIfNeeded();
    await picture(phone, `explain-${tag}`);
    assert.deepEqual(await violations(phone), []);
    nothingWentWrong(phone);
  }
});

test('no game of the server can be named, and nobody asks without end', async () => {
  const post = (body) =>
    fetch(`${house.address}/api/explain`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const { id } = await house.game();
  assert.equal((await post({ game: id, question: 'may White castle?' })).status, 400);
  assert.equal((await post({ id, game: '', question: 'may White castle?' })).status, 422);
  nothingWentWrong(tab);
});
