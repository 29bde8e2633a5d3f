// A whole game, and every way a hand moves the pieces.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  act,
  begin,
  DESKTOP,
  drawn,
  nothingWentWrong,
  open,
  page,
  play,
  press,
  reads,
  result,
  seconds,
  settled,
  sit,
  square,
  stands,
  tap,
  until,
} from './house.mjs';

const { house, browser } = await open();

test('a game in two taps from the start page, played to mate on one tablet', async () => {
  const tab = await page(browser, house);
  await tab.goto(house.address);
  await tab.getByRole('radio', { name: /3\+2/ }).check();
  await tab.getByRole('button', { name: 'Play' }).click();
  await tab.locator('main[data-line=live]').waitFor();
  await begin(tab);
  await play(tab, 'f2f3 e7e5 g2g4 d8h4');
  await until(async () => assert.deepEqual(await result(tab), ['0-1', 'checkmate']));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('the clock starts at the time it shows, however long the players wait before they start', async () => {
  for (const control of ['3+2', '1']) {
    const tab = await page(browser, house);
    await sit(tab, house, await house.game({ control }));
    const shown = [await seconds(tab, 'white'), await seconds(tab, 'black')];
    // Longer than the second by which it is wrong below, if it ran.
    await tab.waitForTimeout(2_200);
    assert.deepEqual([await seconds(tab, 'white'), await seconds(tab, 'black')], shown, 'nothing runs yet');
    await begin(tab);
    const left = await seconds(tab, 'white');
    assert.ok(shown[0] - left <= 1, `${control}: White has ${left} of ${shown[0]} seconds`);
    await until(async () => assert.equal(await seconds(tab, 'black'), shown[1]));
    await tab.context().close();
  }
});

test('the square at each player’s right hand is light', async () => {
  const tab = await page(browser, house);
  await sit(tab, house, await house.game());
  const colour = (name) => square(tab, name).evaluate((cell) => getComputedStyle(cell).backgroundColor);
  const brightness = (rgb) =>
    rgb
      .match(/\d+/g)
      .slice(0, 3)
      .reduce((sum, part) => sum + Number(part), 0);
  const [h1, a8, a1] = await Promise.all(['h1', 'a8', 'a1'].map(colour));
  assert.equal(h1, a8);
  assert.ok(brightness(h1) > brightness(a1), `${h1} against ${a1}`);
  await tab.context().close();
});

test('pieces are dragged as well as tapped, put back, and captured', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await sit(tab, house, await house.game());
  await begin(tab);
  await square(tab, 'g1').dragTo(square(tab, 'g1'), { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 40, y: 40 } });
  await settled(tab);
  await until(async () => assert.equal(await stands(tab, 'g1'), 'g1, white knight'));
  for (const [from, to, side] of [
    ['e2', 'e4', 'white'],
    ['d7', 'd5', 'black'],
    ['e4', 'd5', 'white'],
  ]) {
    await square(tab, from).dragTo(square(tab, to));
    await settled(tab);
    await press(tab, side);
  }
  await until(async () => assert.equal(await stands(tab, 'd5'), 'd5, white pawn'));
  await reads(tab.locator('[data-moves]'), /exd5/);
  nothingWentWrong(tab);
  await tab.context().close();
});

test('castling by king and rook, capture in passing, exchange of a pawn', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  const position = '4k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 1';
  await sit(tab, house, await house.game({ position }));
  await begin(tab);
  await tap(tab, 'e5', 'd6', 'd5');
  await until(async () => assert.equal(await stands(tab, 'd5'), 'd5, empty'));
  await press(tab, 'white');
  await play(tab, 'e8f8', 'black');
  await tap(tab, 'e1', 'g1', 'h1', 'f1');
  await press(tab, 'white');
  await play(tab, 'f8g7', 'black');
  await tap(tab, 'a7', 'a8');
  await tab.getByRole('button', { name: 'knight', exact: true }).click();
  await settled(tab);
  await until(async () => assert.equal(await stands(tab, 'a8'), 'a8, white knight'));
  // A move is listed once it is completed, so that nobody can tell a legal one from an illegal one before.
  await press(tab, 'white');
  const moves = await tab.locator('[data-moves]').textContent();
  for (const written of ['exd6', 'O-O', 'a8=N']) assert.ok(moves.includes(written), `${written} in ${moves}`);
  nothingWentWrong(tab);
  await tab.context().close();
});

test('fingers on a touch screen play as well', async () => {
  const tab = await page(browser, house, { hasTouch: true });
  await sit(tab, house, await house.game());
  for (const side of ['white', 'black']) await tab.locator(`[data-clock=${side}] button`).tap();
  await tab.locator('main[data-phase=playing]').waitFor();
  for (const name of ['e2', 'e4']) await square(tab, name).tap();
  await settled(tab);
  await tab.locator('[data-clock=white] button').tap();
  await tab.locator('main[data-running=black]').waitFor();
  await until(async () => assert.equal(await stands(tab, 'e4'), 'e4, white pawn'));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('the keyboard alone plays: typed squares, Enter, Shift and Space', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await sit(tab, house, await house.game());
  await square(tab, 'e1').focus();
  await tab.keyboard.press('ShiftLeft');
  await tab.keyboard.press('ShiftRight');
  await tab.locator('main[data-phase=playing]').waitFor();
  await tab.keyboard.press('ArrowUp');
  await tab.keyboard.press('Enter');
  await settled(tab);
  await until(async () => assert.equal(await stands(tab, 'e2'), 'e2, white pawn, touched'));
  await tab.keyboard.type('e4');
  await tab.keyboard.press('Enter');
  await settled(tab);
  await tab.keyboard.press('Space');
  await tab.locator('main[data-running=black]').waitFor();
  await tab.keyboard.press('Shift+Tab');
  await tab.locator('main[data-running=black]').waitFor();
  await until(async () => assert.equal(await stands(tab, 'e4'), 'e4, white pawn'));
  await reads(tab.locator('[data-said]'), /White: e4/);
  nothingWentWrong(tab);
  await tab.context().close();
});

test('an own time control that cannot be is explained by the server', async () => {
  const tab = await page(browser, house);
  await tab.goto(house.address);
  await tab.getByText('Names, another time, edition, arbiter, blind players').click();
  await tab.getByLabel('Another time control').fill('ten minutes');
  await tab.getByRole('button', { name: 'Play' }).click();
  await reads(tab.getByRole('alert'), /time control/);
  await tab.context().close();
});

test('whoever watches sees the game and can touch nothing', async () => {
  const tab = await page(browser, house);
  const game = await house.game({ white: 'Yerevan', black: 'Isfahan' });
  await sit(tab, house, game);
  await begin(tab);
  const guest = await page(browser, house, { viewport: DESKTOP });
  await guest.goto(`${house.address}/table/${game.id}`);
  await guest.getByText('You are watching').waitFor();
  await play(tab, 'e2e4');
  await guest.locator('[data-moves]').getByText('e4').waitFor();
  await square(guest, 'e7').click();
  await until(async () => assert.equal(await stands(guest, 'e7'), 'e7, black pawn'));
  await until(async () => assert.ok(await guest.locator('[data-clock=black] button').isDisabled()));
  nothingWentWrong(guest);
  await tab.context().close();
  await guest.context().close();
});

test('a touched piece is still in the hand when the page is loaded anew, and after the end a tap says nothing', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  const game = await house.game();
  await sit(tab, house, game);
  await begin(tab);
  await tap(tab, 'g1');
  await tab.reload();
  await tab.locator('[data-square=g1].touched').waitFor();
  await tap(tab, 'f3');
  await until(async () => assert.equal(await stands(tab, 'f3'), 'f3, white knight'));
  await press(tab, 'white');
  await act(tab, game, 'white', { do: 'resign' });
  await tab.locator('main[data-phase=over]').waitFor();
  await until(async () => assert.match(await tab.locator('.record [data-ruling]').first().textContent(), /resignation|wins/));
  const rulings = await tab.locator('.record [data-ruling]').count();
  await tap(tab, 'e7', 'd2');
  await drawn(tab);
  assert.equal(await tab.locator('.record [data-ruling]').count(), rulings);
  assert.equal(await tab.locator('.square.touched').count(), 0);
  nothingWentWrong(tab);
  await tab.context().close();
});
