// Which way results and names run: between two names as the page does, so that each score stands at its player; elsewhere, and
// where names are stacked, from left to right. A name keeps its own direction among figures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act as move, menu, nothingWentWrong, open, page, picture, sit, begin, play, settled, square, until } from './house.mjs';
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

for (const [tag, locale] of Object.entries(LOCALES)) {
  test(`a name of another script stands beside its picture, and a code where sentences begin: ${tag}`, async () => {
    const game = await house.game({ white: 'Yerevan', black: 'اصفهان' });
    const tab = await page(browser, house, { locale, viewport: { width: 1280, height: 800 } });
    await sit(tab, house, game);
    for (const side of ['white', 'black']) {
      const apart = await tab.locator(`[data-clock=${side}] .head`).evaluate((head) => {
        const range = document.createRange();
        range.selectNodeContents(head.querySelector('.name'));
        const [name, picture] = [range.getBoundingClientRect(), head.querySelector('.chip').getBoundingClientRect()];
        return Math.max(name.left - picture.right, picture.left - name.right);
      });
      assert.ok(apart >= 0 && apart < 24, `${side}: ${apart} px apart`);
    }
    await menu(tab, 'seats');
    const [code, link] = await Promise.all(
      ['[data-invite-code]', '[data-invite-link]'].map((name) =>
        tab
          .locator(name)
          .first()
          .evaluate((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return range.getBoundingClientRect().toJSON();
          }),
      ),
    );
    const edge = tag === 'fa' ? 'right' : 'left';
    assert.ok(Math.abs(code[edge] - link[edge]) < 6, `${code[edge]} ${link[edge]}`);
    await picture(tab, `directions-names-${tag}`);
    nothingWentWrong(tab);
    await tab.context().close();
  });
}

/** Where each sign of a move stands on the screen, as it is found in the text of a place. */
const places = (locator, move) =>
  locator.evaluate((node, wanted) => {
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const signs = [];
    while (walk.nextNode()) {
      for (let at = 0; at < walk.currentNode.length; at += 1) {
        const range = document.createRange();
        range.setStart(walk.currentNode, at);
        range.setEnd(walk.currentNode, at + 1);
        signs.push({ sign: walk.currentNode.data[at], left: range.getBoundingClientRect().left });
      }
    }
    const from = signs
      .map(({ sign }) => sign)
      .join('')
      .indexOf(wanted);
    return from < 0 ? `no ${wanted} in ${node.textContent}` : signs.slice(from, from + wanted.length).map(({ left }) => left);
  }, move);

/** The two letters of the Persian knight are read from right to left, and what follows them from left to right after them. */
const standsAsWritten = (locator, move) =>
  until(async () => {
    const all = await places(locator, move);
    assert.ok(Array.isArray(all), all);
    const [alef, seen, ...rest] = all;
    assert.ok(seen < alef, `${move}: ${all}`);
    for (const [place, left] of rest.entries()) assert.ok(left > (rest[place - 1] ?? alef), `${move}: ${all}`);
  });

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
  await standsAsWritten(made, 'اسf3');
  // The last move is shown in its list; the page itself begins at its head.
  assert.equal(await tab.evaluate(() => scrollY), 0);
  await standsAsWritten(tab.locator('.now'), 'اسf6');
  await tab.locator('[data-step=back]').click();
  await standsAsWritten(tab.locator('.now'), 'اسf3');
  await picture(tab, 'directions-replay-fa');
  for (const one of [tab, hands]) {
    nothingWentWrong(one);
    await one.context().close();
  }
});

test('a move that is struck out on a Persian scoresheet, and one that is asked about, stand as they were written', async () => {
  const game = await house.game({ kind: 'sheet', arbiter: 'present', white: 'Yerevan', black: 'Isfahan' });
  const desk = await page(browser, house, { locale: LOCALES.fa, viewport: { width: 1280, height: 800 } });
  await sit(desk, house, game, 'arbiter');
  await move(desk, game, 'arbiter', { do: 'start' }, 'arbiter');
  const tab = await page(browser, house, { locale: LOCALES.fa });
  await tab.goto(`${house.address}/table/${game.id}/sheet#white=${game.seats.white}`);
  await tab.locator('main.sheet[data-phase=playing]').waitFor();
  await tab.locator('[data-entry]').fill('اسf3');
  await tab.keyboard.press('Enter');
  await tab.locator('[data-ply="0"] button').click();
  await tab.locator('[data-entry]').fill('اسh3');
  await tab.keyboard.press('Enter');
  const struck = tab.locator('[data-ply="0"] s');
  await struck.waitFor();
  await standsAsWritten(struck, 'اسf3');
  await standsAsWritten(tab.locator('[data-ply="0"]'), 'اسh3');
  await picture(tab, 'directions-struck-fa');
  await move(desk, game, 'white', { do: 'claim', claim: { what: 'repetition', basis: { on: 'written', text: 'اسg1' } } }, 'white');
  await standsAsWritten(desk.locator('[data-referral] p').first(), 'اسg1');
  await picture(desk, 'directions-question-fa');
  for (const one of [tab, desk]) {
    nothingWentWrong(one);
    await one.context().close();
  }
});

for (const [tag, locale] of Object.entries(LOCALES)) {
  test(`a Persian move in a ruling and in what the command box answers stands as it was written: ${tag}`, async () => {
    const game = await house.game({ white: 'Yerevan', black: 'Isfahan', visually_disabled: ['white'] });
    const tab = await page(browser, house, { locale, viewport: { width: 1280, height: 800 } });
    await sit(tab, house, game);
    await begin(tab);
    const says = async (text) => {
      const box = tab.locator('[data-commands=white]');
      const before = Number(await box.getAttribute('data-answers'));
      await box.locator('input[type=text]').fill(text);
      await tab.keyboard.press('Enter');
      await tab.locator(`[data-commands=white][data-answers="${before + 1}"]`).waitFor();
      await settled(tab);
    };
    for (const [made, answer] of [
      ['اسf3', 'g8f6'],
      ['d3', 'd7d6'],
    ]) {
      for (const text of [made, 'press']) await says(text);
      await tab.locator('main[data-running=black]').waitFor();
      await play(tab, answer, 'black');
    }
    // Two knights can go there.
    await move(tab, game, 'white', { do: 'announce', text: 'اسd2' });
    await standsAsWritten(tab.locator('[data-ruling]').filter({ hasText: 'اسd2' }).first(), 'اسd2');
    if (tag === 'fa') {
      await says('حرکت‌ها');
      const reply = tab.locator('[data-reply]').first();
      for (const written of ['اسf3', 'اسf6']) await standsAsWritten(reply, written);
      // White's move is before Black's, and its number before both.
      const [number, white, black] = (await Promise.all(['1.', 'اسf3', 'اسf6'].map((part) => places(reply, part)))).map((all) => all[0]);
      assert.ok(number < white && white < black, `${number} ${white} ${black}`);
    }
    await picture(tab, `directions-ruling-${tag}`);
    nothingWentWrong(tab);
    await tab.context().close();
  });
}
