// The arbiter of several boards: tiles, calls, an incident ruled from the desk and taken back, corrections.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DESKTOP,
  nothingWentWrong,
  open,
  page,
  picture,
  play,
  press,
  seconds,
  sit,
  stands,
  TABLET,
  tap,
  until,
  violations,
} from './house.mjs';
import { becomeChief, found, post, tables } from './office.mjs';

const { house, browser } = await open();
const NAMES = [
  ['Yerevan', 'Isfahan'],
  ['Gyumri', 'Shiraz'],
  ['Vanadzor', 'Tabriz'],
  ['Dilijan', 'Yazd'],
];

/** Boards with an arbiter, started; the desk holds all their seats. */
async function hall(options = {}) {
  const desk = await page(browser, house, { viewport: DESKTOP, ...options });
  const boards = [];
  for (const [white, black] of NAMES) {
    const game = await house.game({ arbiter: 'present', control: '90+30', white, black });
    const tab = await page(browser, house, { viewport: TABLET });
    await sit(tab, house, game);
    await desk.goto(`${house.address}/table/${game.id}#arbiter=${game.seats.arbiter}`);
    await desk.getByRole('button', { name: 'Start the game' }).click();
    await tab.locator('main[data-phase=playing]').waitFor();
    boards.push({ game, tab });
  }
  await desk.goto(`${house.address}/desk`);
  await desk.locator('[data-board="4"]').waitFor();
  const tile = (game) => desk.locator(`[data-id="${game.id}"]`);
  return { desk, boards, tile };
}

async function leave({ desk, boards }) {
  nothingWentWrong(desk);
  for (const { tab } of boards) await tab.context().close();
  await desk.context().close();
}

test('an illegal move is called, previewed with its article and clock change, ruled, and taken back', async () => {
  const all = await hall();
  const { desk, boards, tile } = all;
  const { tab, game } = boards[1];
  await play(tab, 'e2e4 e7e5');
  const before = await seconds(tab, 'black');
  await tap(tab, 'f1', 'f4');
  await press(tab, 'white');
  await tile(game).locator('[data-badge=irregular]').waitFor();
  assert.equal(await tab.locator('[data-badge]').count(), 0);
  await desk.locator('[data-call=irregular]').waitFor();
  assert.deepEqual(await violations(desk), []);
  await picture(desk, 'desk-section');
  // By the keyboard alone: the longest call, what happened, the first kind, confirmed.
  const begun = Date.now();
  await desk.keyboard.press('n');
  await desk.locator('[data-board-page]').waitFor();
  await desk.keyboard.press('i');
  await desk.locator('[data-incident=illegal-move]').waitFor();
  assert.deepEqual(await violations(desk), []);
  await picture(desk, 'incident-kinds');
  await desk.keyboard.press('1');
  const preview = desk.locator('[data-preview]');
  await preview.getByText('7.5', { exact: false }).first().waitFor();
  await desk.locator('[data-change=black]').waitFor();
  await until(async () => assert.equal(await stands(tab, 'f4'), 'f4, white bishop', 'nothing is done before it is confirmed'));
  assert.deepEqual(await violations(desk), []);
  await picture(desk, 'incident-ruling');
  // Reading an article is not ruling.
  await preview.getByRole('button', { name: /7\.5/ }).first().click();
  await desk.locator('dialog').nth(1).waitFor();
  await desk.keyboard.press('Escape');
  await desk.waitForTimeout(300);
  await until(async () => assert.equal(await stands(tab, 'f4'), 'f4, white bishop', 'reading an article rules nothing'));
  await preview.waitFor();
  await desk.getByRole('button', { name: 'Confirm ruling' }).click();
  await tab.locator('main[data-running=white]').waitFor();
  console.log(`an illegal move ruled from the desk in ${((Date.now() - begun) / 1000).toFixed(1)} s, pictures and audits included`);
  await until(async () => assert.equal(await stands(tab, 'f1'), 'f1, white bishop'));
  const gained = (await seconds(tab, 'black')) - before;
  assert.ok(gained > 100 && gained <= 120 + 30, `${gained}`);
  await desk.locator('[data-undo]').click();
  await tab.locator('[data-clock=black] .time').waitFor();
  await desk.locator('[data-board-page][data-waiting="0"]').waitFor();
  await tab.waitForTimeout(300);
  assert.ok((await seconds(tab, 'black')) - before <= 31);
  await leave(all);
});

test('the board page has the position, both scoresheets with their differences, the journal and the clock log', async () => {
  const all = await hall();
  const { desk, boards, tile } = all;
  const { tab, game } = boards[0];
  await play(tab, 'e2e4 e7e5 g1f3 b8c6');
  for (const [side, moves] of [
    ['white', ['e4', 'e5', 'Nf3', 'Nc6']],
    // In the letters of another language it is the same move; the last one is not.
    ['black', ['e4', 'e5', 'Ձf3', 'Ձf6']],
  ]) {
    const sheet = await page(browser, house, { viewport: TABLET });
    await sheet.goto(`${house.address}/table/${game.id}/sheet#${side}=${game.seats[side]}`);
    for (const move of moves) {
      await sheet.locator('[data-entry]').fill(move);
      await sheet.keyboard.press('Enter');
    }
    await sheet.locator('main[data-waiting="0"] [data-ply="3"]').waitFor();
    await sheet.context().close();
  }
  await tile(game).click();
  await desk.locator('[data-tab=sheets]').click();
  await desk.locator('.differs').first().waitFor();
  await until(async () =>
    assert.match(
      await desk
        .locator('.differs')
        .allTextContents()
        .then((texts) => texts.join(' ')),
      /Ձf6/,
    ),
  );
  const differ = await desk.locator('.differs').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-ply')));
  assert.deepEqual([...new Set(differ)], ['3']);
  assert.deepEqual(await violations(desk), []);
  await picture(desk, 'board-sheets');
  await desk.locator('[data-tab=journal]').click();
  await desk.locator('.journal li').nth(4).waitFor();
  await picture(desk, 'board-journal');
  await desk.locator('[data-tab=clock]').click();
  await desk.locator('.log tbody tr').nth(3).waitFor();
  assert.deepEqual(await violations(desk), []);
  await picture(desk, 'board-clock-log');
  await desk.keyboard.press('Escape');
  await desk.locator('[data-board]').first().waitFor();
  await leave(all);
});

test('the desk has no violations in the dark, and corrects both clocks in seconds', async () => {
  const all = await hall({ colorScheme: 'dark' });
  const { desk, boards, tile } = all;
  assert.deepEqual(await violations(desk), []);
  await tile(boards[2].game).click();
  assert.deepEqual(await violations(desk), []);
  const begun = Date.now();
  await desk.keyboard.press('c');
  await desk.locator('[data-time=white]').fill('45:00');
  await desk.locator('[data-time=black]').fill('50:00');
  await desk.keyboard.press('Enter');
  await boards[2].tab.locator('[data-clock=black] .time', { hasText: '50:00' }).waitFor();
  const took = Date.now() - begun;
  console.log(`both clocks corrected in ${(took / 1000).toFixed(1)} s`);
  assert.ok(took < 10_000);
  await picture(desk, 'board-dark');
  await leave(all);
});

test('the age of a call goes on when the desk is opened again', async () => {
  const chief = await page(browser, house, { viewport: DESKTOP });
  await becomeChief(chief, house);
  const event = await found(chief, { players: ['Gyumri', 'Shiraz'] });
  await tables(chief, event, 'board', [1]);
  const { codes } = await post(chief, `/api/events/${event}/sections/1/rounds/1/boards/1/codes`, {});
  const tablet = await page(browser, house);
  await tablet.goto(`${house.address}/join#${codes[0].code}`);
  await tablet.locator('main[data-line=live]').waitFor();
  await post(chief, `/api/events/${event}/sections/1/rounds/1/start`, {});
  await tablet.locator('main[data-running=white]').waitFor();
  // An illegal move that nobody has found calls the arbiter, and nobody else (12.6).
  await tap(tablet, 'e2', 'e5');
  await press(tablet, 'white');
  const isOld = () => {
    const shown = document.querySelector('[data-call] time')?.textContent ?? '';
    return shown.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) >= 4;
  };
  await chief.goto(`${house.address}/event/${event}/1/desk`);
  await chief.waitForFunction(isOld);
  await chief.reload();
  await chief.locator('[data-call]').waitFor();
  // One that began anew would need four seconds again.
  await chief.waitForFunction(isOld, undefined, { timeout: 2000 });
  for (const tab of [chief, tablet]) {
    nothingWentWrong(tab);
    await tab.context().close();
  }
});
