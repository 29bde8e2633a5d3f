// A game that is over: its page, what it prints, what it gives away, and where the list of games has it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from './fits.mjs';
import { act, begin, nothingWentWrong, open, page, play, press, reads, shows, sit, takeHome, tap, until } from './house.mjs';

const { house, browser } = await open();

/** What is seen of the page, as printed or on the screen. */
const seen = (tab) => tab.locator('main').innerText();

const PAPER = {
  en: { title: 'Scoresheet', sides: ['White', 'Black'], reason: 'Black resigned', signature: 'Signature of Black', direction: 'ltr' },
  fa: { title: 'برگه ثبت حرکات', sides: ['سفید', 'سیاه'], reason: 'سیاه تسلیم شد', signature: 'امضای سیاه', direction: 'rtl' },
};

for (const [tag, paper] of Object.entries(PAPER)) {
  test(`a game is printed as a scoresheet, and nothing else is: ${tag}`, async () => {
    const game = await house.game({ white: 'Yerevan', black: 'Isfahan', control: '90+30' });
    const tab = await page(browser, house, { locale: LANGUAGES[tag] });
    await sit(tab, house, game);
    await begin(tab);
    await play(tab, 'e2e4 e7e5 g1f3');
    await act(tab, game, 'black', { do: 'resign' });
    await tab.goto(`${house.address}/game/${game.id}`);
    await tab.locator('main[data-moves-made="3"]').waitFor();
    await shows(tab.locator('[data-paper]:visible'), 0);
    await tab.emulateMedia({ media: 'print' });
    const sheet = tab.locator('[data-paper]');
    await sheet.waitFor();
    // Neither the board, nor buttons, nor what concerns only the screen.
    for (const other of ['.diagram', 'button', 'select', '.problem', '[data-moves]', 'h1'])
      await shows(tab.locator(`main ${other}:visible`), 0);
    const words = await seen(tab);
    for (const part of [paper.title, 'Yerevan', 'Isfahan', '90+30', '1–0', paper.reason, paper.signature])
      assert.ok(words.includes(part), part);
    const heads = await sheet.locator('thead th[scope=col]').allTextContents();
    assert.deepEqual([heads[0], heads[2]], paper.sides);
    const rows = await sheet.locator('tbody tr').allInnerTexts();
    assert.equal(rows.length, 2);
    // Each move with what its clock showed: half a minute came with the start, and with each move.
    assert.match(rows[0], /1:3\d:\d\d[^]*1:3\d:\d\d/);
    assert.match(rows[1], /1:3\d:\d\d/);
    assert.equal(await sheet.evaluate((node) => getComputedStyle(node).direction), paper.direction);
    // White's column begins the line, from wherever that is read.
    const [white, black] = await Promise.all([0, 2].map((place) => sheet.locator('thead th[scope=col]').nth(place).boundingBox()));
    assert.equal(white.x < black.x, paper.direction === 'ltr');
    nothingWentWrong(tab);
    await tab.context().close();
  });
}

test('a game taken home says what it was, and who played as they wrote it', async () => {
  const tab = await page(browser, house);
  const game = await house.game({ white: 'Ani G.', black: '', control: '5+3' });
  await sit(tab, house, game);
  await begin(tab);
  await play(tab, 'e2e4');
  await act(tab, game, 'black', { do: 'resign' });
  await tab.goto(`${house.address}/game/${game.id}`);
  const pgn = await takeHome(tab);
  for (const line of ['[Event "Casual game"]', '[Site "?"]', '[White "Ani G."]', '[Black "?"]', '[Result "1-0"]'])
    assert.ok(pgn.includes(line), pgn);
  assert.doesNotMatch(pgn, /WhiteClock/);
  await tab.context().close();
});

test('what was ruled goes home as comments, if somebody wants it', async () => {
  const tab = await page(browser, house);
  const game = await house.game();
  await sit(tab, house, game);
  await begin(tab);
  await tap(tab, 'f1', 'f5');
  await press(tab, 'white');
  await act(tab, game, 'black', { do: 'claim', claim: { what: 'illegal-move' } });
  await tap(tab, 'f1', 'f1');
  await play(tab, 'e2e4');
  await act(tab, game, 'black', { do: 'resign' });
  await tab.goto(`${house.address}/game/${game.id}`);
  assert.doesNotMatch(await takeHome(tab), /illegal/);
  await tab.locator('.take input[type=checkbox]').check();
  const pgn = (await takeHome(tab)).replace(/\s+/g, ' ');
  for (const ruling of ['The move was illegal', 'Black gets 2 minutes more', 'White wins, 1-0, by resignation'])
    assert.match(pgn, new RegExp(`\\{[^}]*${ruling}[^}]*\\}`));
  assert.match(pgn, / 1\. e4 .* 1-0 $/);
  nothingWentWrong(tab);
  await tab.context().close();
});

for (const [tag, locale] of Object.entries(LANGUAGES)) {
  test(`a game of which only the clocks are known shows how it ended and the times, and no board: ${tag}`, async () => {
    const tab = await page(browser, house, { locale });
    const game = await house.game({ kind: 'clock', control: '5+3' });
    await sit(tab, house, game);
    await tab.locator('.start').click();
    await tab.locator('main[data-running=white]').waitFor();
    for (const side of ['white', 'black']) await act(tab, game, side, { do: 'sign', score: { white: 'loss', black: 'win' } });
    await tab.locator('main[data-phase=over]').waitFor();
    await tab.goto(`${house.address}/game/${game.id}`);
    await reads(tab.locator('h1 .score'), '0–1');
    await tab.locator('[data-ending=signed]').waitFor();
    const times = await tab.locator('[data-times] dd').allTextContents();
    assert.equal(times.length, 2);
    assert.match(times[0].trim(), /^(4:5\d|5:0[0-3])$/);
    assert.equal(times[1].trim(), '5:03');
    await shows(tab.locator('.diagram, [data-step], [data-moves]'), 0);
    const pgn = await takeHome(tab);
    assert.match(pgn, /\[WhiteClock "0:0[45]:\d\d"\]/);
    assert.match(pgn, /\[BlackClock "0:05:03"\]/);
    nothingWentWrong(tab);
    await tab.context().close();
  });
}

test('the list of games has those that are over, ten at a time', async () => {
  const tab = await page(browser, house);
  const ids = [];
  for (let count = 0; count < 12; count += 1) {
    const game = await house.game({ white: `Player ${count}` });
    if (count === 0) await tab.goto(house.address);
    for (const side of ['white', 'black']) await act(tab, game, side, { do: 'confirm', act: { do: 'start' } });
    await act(tab, game, 'black', { do: 'resign' });
    ids.push(game.id);
  }
  const open = await house.game({ white: 'Still playing' });
  await tab.goto(house.address);
  await tab.locator('[data-kind=finished]').click();
  await tab.locator('[data-games=finished]').waitFor();
  await shows(tab.locator('[data-game]'), 10);
  // The newest first, each with its result and a door to its moves.
  assert.equal(await tab.locator('[data-game]').first().getAttribute('data-game'), ids.at(-1));
  assert.match(await tab.locator('[data-game]').first().textContent(), /Player 11[^]*1–0/);
  await tab.locator('[data-games] .more').click();
  await until(async () => assert.ok((await tab.locator('[data-game]').count()) >= 12));
  const listed = await tab.locator('[data-game]').evaluateAll((all) => all.map((one) => one.dataset.game));
  assert.equal(new Set(listed).size, listed.length, 'none twice');
  for (const id of ids) assert.ok(listed.includes(id));
  assert.ok(!listed.includes(open.id), 'one that is not over is not among them');
  await tab.locator(`[data-game="${ids[0]}"]`).click();
  await tab.waitForURL(`**/game/${ids[0]}`);
  await reads(tab.locator('h1 .score'), '1–0');
  nothingWentWrong(tab);
  await tab.context().close();
});
