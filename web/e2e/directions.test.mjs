// Which way results and names run: between two names as the page does, so that each score stands at its player; elsewhere, and
// where names are stacked, from left to right. A name keeps its own direction among figures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act as move, nothingWentWrong, open, page, picture, sit, begin, play, square, until } from './house.mjs';
import { act, becomeChief, found } from './office.mjs';

const { house, browser } = await open();
const LOCALES = { en: 'en-GB', hy: 'hy-AM', fa: 'fa-IR' };

/** Where the first and the last sign of a text are on the screen. */
const ends = (locator) =>
  locator.evaluate((node) => {
    const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode();
    const at = (from) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      return range.getBoundingClientRect().x;
    };
    const whole = text.data.trim();
    const begins = text.data.indexOf(whole);
    return { first: at(begins), last: at(begins + whole.length - 1), text: whole };
  });

const middle = (locator) =>
  locator.evaluate((node) => {
    const { x, width } = node.getBoundingClientRect();
    return x + width / 2;
  });

/** White's score, the first sign, is nearer to White's name than Black's is. */
async function scoreStandsAtItsPlayer(score, white, black) {
  const { first, last, text } = await ends(score);
  assert.equal(text, '0–1');
  const [w, b] = [await middle(white), await middle(black)];
  assert.equal(Math.sign(first - last), Math.sign(w - b), `${text}: ${first} ${last}, names at ${w} ${b}`);
}

async function leftToRight(score, wanted) {
  const { first, last, text } = await ends(score);
  assert.equal(text, wanted);
  assert.ok(first < last, `${text}: ${first} ${last}`);
}

const chief = await page(browser, house);
await becomeChief(chief, house);
const event = await found(chief, { players: ['Ashkan', 'Gyumri', 'Vanadzor', 'Shiraz'] });
await act(chief, event, {
  do: 'hand-in',
  game: '1/1.1',
  outcome: { is: 'scored', score: { white: 'loss', black: 'win' }, ending: null, length: 'played' },
});

for (const [tag, locale] of Object.entries(LOCALES)) {
  test(`a result stands at its player: ${tag}`, async () => {
    const tab = await page(browser, house, { locale, viewport: { width: 1280, height: 800 } });
    await tab.goto(`${house.address}/event/${event}/1/round`);
    const row = tab.locator('[data-pairing="1"]');
    await row.waitFor();
    await scoreStandsAtItsPlayer(row.locator('.result bdi').first(), row.locator('td').first(), row.locator('td').nth(2));
    // Number, name, rating, in the order of the page's reading.
    const cell = row.locator('td').first();
    const [number, name, rating] = [
      await middle(cell.locator('.soft').first()),
      await middle(cell.locator('bdi')),
      await middle(cell.locator('.soft').last()),
    ];
    const way = tag === 'fa' ? -1 : 1;
    assert.ok(Math.sign(name - number) === way && Math.sign(rating - name) === way, `${number} ${name} ${rating}`);
    await picture(tab, `directions-round-${tag}`);

    await tab.goto(`${house.address}/hall/${event}`);
    await tab.locator('main[data-page=pairings], main[data-page=boards]').waitFor();
    for (let turn = 0; turn < 3 && (await tab.locator('main').getAttribute('data-page')) !== 'pairings'; turn += 1) {
      await tab.locator('[data-next]').click();
    }
    const line = tab.locator('[data-wall=pairings] [data-pairing="1"]');
    await scoreStandsAtItsPlayer(line.locator('.score'), line.locator('.name').first(), line.locator('.name').last());
    nothingWentWrong(tab);
    await tab.context().close();
  });

  test(`where names are stacked a result runs from left to right: ${tag}`, async () => {
    const game = await house.game({ white: 'Yerevan', black: 'Isfahan' });
    const hands = await page(browser, house);
    await sit(hands, house, game);
    await begin(hands);
    await play(hands, 'f2f3 e7e5 g2g4');
    await square(hands, 'd8').click();
    await square(hands, 'h4').click();
    await hands.locator('main[data-phase=over]').waitFor();
    const tab = await page(browser, house, { locale, viewport: { width: 1280, height: 800 } });
    await tab.goto(`${house.address}/hall/all`);
    const score = tab.locator(`[data-id="${game.id}"] [data-result]`);
    await until(async () => assert.equal(await score.count(), 1));
    await leftToRight(score, '0–1');
    await picture(tab, `directions-wall-${tag}`);
    for (const one of [tab, hands]) {
      nothingWentWrong(one);
      await one.context().close();
    }
  });

  test(`printed pairings say the same: ${tag}`, async () => {
    await chief.goto(`${house.address}/api/events/${event}/print/pairings?section=1&round=1&language=${tag}`);
    const cells = chief.locator('tbody tr').first().locator('td');
    // Board; number, name and rating of White; the result; the same of Black.
    const score = cells.nth(4).locator('bdo');
    const { first, last, text } = await ends(score);
    assert.equal(text, '0-1');
    const [w, b] = [await middle(cells.nth(2)), await middle(cells.nth(6))];
    assert.equal(Math.sign(first - last), Math.sign(w - b), `${first} ${last}, names at ${w} ${b}`);
  });
}

test('in a move the two letters of the Persian knight are read from right to left, and its square after them', async () => {
  const game = await house.game({ white: 'Yerevan', black: 'Isfahan' });
  const hands = await page(browser, house);
  await sit(hands, house, game);
  await begin(hands);
  await play(hands, 'g1f3 g8f6');
  await move(hands, game, 'white', { do: 'resign' });
  const tab = await page(browser, house, { locale: LOCALES.fa, viewport: { width: 375, height: 553 } });
  await tab.goto(`${house.address}/game/${game.id}`);
  const made = tab.locator('[data-ply="1"]');
  await until(async () => assert.equal(await made.textContent(), 'اسf3'));
  const [alef, seen, file, rank] = await made.evaluate((node) => {
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const lefts = [];
    while (walk.nextNode()) {
      for (let at = 0; at < walk.currentNode.length; at += 1) {
        const range = document.createRange();
        range.setStart(walk.currentNode, at);
        range.setEnd(walk.currentNode, at + 1);
        lefts.push(range.getBoundingClientRect().left);
      }
    }
    return lefts;
  });
  assert.ok(seen < alef && alef < file && file < rank, `${seen} ${alef} ${file} ${rank}`);
  // The last move is shown in its list; the page itself begins at its head.
  assert.equal(await tab.evaluate(() => scrollY), 0);
  for (const one of [tab, hands]) {
    nothingWentWrong(one);
    await one.context().close();
  }
});
