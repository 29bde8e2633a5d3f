// Screens in the hall, Chess960, and how soon one browser sees what another did.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, DESKTOP, nothingWentWrong, open, page, picture, play, result, sit, stands, TABLET, until, violations } from './house.mjs';

const { house, browser } = await open();
const WALL = { width: 1920, height: 1080 };

test('a screen in the hall shows positions, clocks, moves and results of all boards as they happen', async () => {
  const screen = await page(browser, house, { viewport: WALL });
  const boards = [];
  for (const [white, black] of [
    ['Yerevan', 'Isfahan'],
    ['Gyumri', 'Shiraz'],
    ['Vanadzor', 'Tabriz'],
    ['Dilijan', 'Yazd'],
  ]) {
    const game = await house.game({ control: '15+10', white, black });
    const tab = await page(browser, house, { viewport: TABLET });
    await sit(tab, house, game);
    await begin(tab);
    boards.push({ game, tab });
  }
  await screen.goto(`${house.address}/hall/all`);
  await screen.locator('[data-screen="4"]').waitFor();
  await play(boards[0].tab, 'e2e4 e7e5 g1f3 b8c6');
  await play(boards[1].tab, 'd2d4 d7d5 c2c4');
  await play(boards[2].tab, 'f2f3 e7e5 g2g4 d8h4');
  const card = (number) => screen.locator(`[data-id="${boards[number].game.id}"]`);
  await card(0).locator('[data-moves]', { hasText: '2… Nc6' }).waitFor();
  await card(2).locator('[data-result="0-1"]').waitFor();
  assert.deepEqual(await violations(screen), []);
  await picture(screen, 'hall');
  nothingWentWrong(screen);
  const dark = await page(browser, house, { viewport: WALL, colorScheme: 'dark' });
  await dark.goto(`${house.address}/hall/all`);
  await dark.locator('[data-screen="4"]').waitFor();
  assert.deepEqual(await violations(dark), []);
  for (const tab of [screen, dark, ...boards.map((one) => one.tab)]) await tab.context().close();
});

/** The largest board that four of, each with its words above and below or beside it, leave room for. */
async function boardsShare(screen) {
  return screen.evaluate(() => {
    const wall = document.querySelector('.wall').getBoundingClientRect();
    const boards = [...document.querySelectorAll('.mini')].map((node) => node.getBoundingClientRect());
    for (const board of boards) {
      if (board.right > wall.right + 1 || board.bottom > wall.bottom + 1 || board.left < wall.left - 1)
        return { outside: JSON.stringify(board) };
    }
    return {
      side: Math.min(...boards.map((board) => board.width)),
      count: boards.length,
      share: boards.reduce((sum, board) => sum + board.width * board.height, 0) / (wall.width * wall.height),
    };
  });
}

test('boards use the wall, whatever their number: the last move marked and named, nothing beyond the edge', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  for (const viewport of [
    WALL,
    { width: 1280, height: 800 },
    { width: 3840, height: 2160 },
    { width: 1080, height: 1920 },
    { width: 390, height: 664 },
  ]) {
    const screen = await page(browser, house, { viewport, locale: viewport.width === 1280 ? 'fa-IR' : 'en-GB' });
    await screen.goto(`${house.address}/hall/all`);
    await screen.locator('.mini').first().waitFor();
    await screen.waitForFunction(() => document.querySelectorAll('.mini').length >= 1 && document.fonts.status === 'loaded');
    const { side, count, share } = await until(async () => {
      const drawn = await boardsShare(screen);
      assert.equal(drawn.outside, undefined);
      assert.ok(drawn.share > 0.35, `${viewport.width}x${viewport.height}: ${drawn.share}`);
      return drawn;
    });
    console.log(
      `${viewport.width}x${viewport.height}: ${count} boards of ${Math.round(side)} px, ${Math.round(share * 100)} % of the wall`,
    );
    await until(async () => assert.ok(await screen.evaluate(() => document.documentElement.scrollHeight <= innerHeight)));
    await picture(screen, `hall-${viewport.width}x${viewport.height}`);
    nothingWentWrong(screen);
    await screen.context().close();
  }
  // The last move as it happens: named with its number, and marked on the board.
  const game = await house.game({ control: '15+10', white: 'Ararat', black: 'Damavand' });
  await sit(tab, house, game);
  await begin(tab);
  const screen = await page(browser, house, { viewport: WALL });
  await screen.goto(`${house.address}/hall/all`);
  const card = screen.locator(`[data-id="${game.id}"]`);
  await card.waitFor();
  await play(tab, 'e2e4 e7e5 g1f3');
  await card.locator('[data-moves]', { hasText: '2. Nf3' }).waitFor();
  await until(async () =>
    assert.deepEqual((await card.locator('[data-last]').evaluateAll((all) => all.map((one) => one.dataset.last))).sort(), ['f3', 'g1']),
  );
  for (const one of [tab, screen]) await one.context().close();
});

test('a starting position of Chess960 is drawn, shown to the hall, and played from', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await tab.goto(house.address);
  await tab.getByText('Names, another time, edition, arbiter, blind players').click();
  await tab.locator('input[value=drawn]').check();
  await tab.getByRole('button', { name: 'Play', exact: true }).click();
  await tab.locator('main[data-line=live]').waitFor();
  const rank = await Promise.all([...'abcdefgh'].map(async (file) => (await stands(tab, `${file}1`)).replace(/.*white /, '')));
  const at = (name) => rank.flatMap((role, place) => (role === name ? [place] : []));
  // The king between the rooks, the bishops on squares of different colours (II.2).
  assert.equal(rank.length, 8);
  const [king] = at('king');
  const [first, second] = at('rook');
  assert.ok(first < king && king < second, String(rank));
  assert.equal((at('bishop')[0] + at('bishop')[1]) % 2, 1, String(rank));
  assert.equal(at('knight').length + at('queen').length, 3);
  const id = new URL(tab.url()).pathname.split('/')[2];
  const screen = await page(browser, house, { viewport: WALL });
  await screen.goto(`${house.address}/hall/all`);
  const drawn = screen.locator(`[data-id="${id}"] [data-drawn]`);
  await drawn.waitFor();
  assert.match(await drawn.textContent(), /Chess960, position \d+/);
  const over = await screen.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  assert.ok(over <= 0, `a wall does not scroll: ${over} px too high`);
  await picture(screen, 'hall-chess960');
  await begin(tab);
  await play(tab, 'e2e4 e7e5');
  await tab.locator('[data-half=white]').getByRole('button', { name: 'Resign' }).click();
  await tab.getByRole('button', { name: 'Resign the game' }).click();
  await until(async () => assert.deepEqual(await result(tab), ['0-1', 'resignation']));
  nothingWentWrong(tab);
  for (const one of [tab, screen]) await one.context().close();
});

test('a move made in one browser is seen in another', async () => {
  const game = await house.game({ control: '90+30' });
  const [mover, watcher] = await Promise.all([page(browser, house, { viewport: TABLET }), page(browser, house, { viewport: TABLET })]);
  await sit(mover, house, game);
  await watcher.goto(`${house.address}/table/${game.id}?as=watch`);
  await watcher.locator('main[data-line=live]').waitFor();
  await begin(mover);
  // Both pages run on one machine, by one clock: when the finger came down, and when the other page had drawn it.
  await watcher.evaluate(() => {
    globalThis.seen = [];
    new MutationObserver(() => globalThis.seen.push([document.querySelector('main').dataset.running, Date.now()])).observe(
      document.querySelector('main'),
      { attributes: true, attributeFilter: ['data-running'] },
    );
  });
  await mover.evaluate(() => {
    globalThis.pressed = [];
    addEventListener('click', (event) => event.target.closest('[data-clock]') && globalThis.pressed.push(Date.now()), true);
  });
  // Pawns only: a position that comes back too often would end the game.
  const files = [...'abcdefgh'];
  const moves = files.flatMap((file) => [`${file}2${file}3`, `${file}7${file}6`]);
  await play(mover, moves.join(' '));
  await watcher.locator('[data-moves] li').nth(7).waitFor({ state: 'attached' });
  const pressed = await mover.evaluate(() => globalThis.pressed);
  const seen = await watcher.evaluate(() => globalThis.seen);
  assert.equal(seen.length, pressed.length);
  const took = pressed.map((at, place) => seen[place][1] - at).sort((a, b) => a - b);
  const share = (part) => took[Math.min(took.length - 1, Math.floor(took.length * part))];
  console.log(`seen in another browser after ${share(0.5)} ms (median), ${share(0.95)} ms (p95) of ${took.length} moves`);
  for (const one of [mover, watcher]) await one.context().close();
});

test('a game of which only the clock is known shows the clock as large as a board', async () => {
  const game = await house.game({ kind: 'clock', control: '90+30', white: 'Sevan', black: 'Urmia' });
  for (const viewport of [WALL, { width: 1280, height: 800 }, { width: 390, height: 664 }]) {
    const screen = await page(browser, house, { viewport });
    await screen.goto(`${house.address}/hall/all`);
    const card = screen.locator(`[data-id="${game.id}"]`);
    await until(async () => {
      if ((await card.count()) === 0) await screen.locator('[data-next]').click();
      assert.equal(await card.count(), 1);
    });
    const large = await card.evaluate((node) => {
      const frame = node.querySelector('[data-faces]').getBoundingClientRect();
      const times = [...node.querySelectorAll('[data-faces] .time')].map((one) => one.getBoundingClientRect());
      return { inside: times.every(({ left, right }) => left >= frame.left && right <= frame.right), share: times[0].width / frame.width };
    });
    assert.ok(large.inside && large.share > 0.6, JSON.stringify(large));
    await picture(screen, `hall-clock-${viewport.width}`);
    nothingWentWrong(screen);
    await screen.context().close();
  }
});
