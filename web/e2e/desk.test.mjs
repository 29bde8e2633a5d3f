// The arbiter of several boards: tiles, calls, an incident ruled from the desk and taken back, corrections.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  act,
  DESKTOP,
  drawn,
  half,
  nothingWentWrong,
  open,
  page,
  PHONE,
  picture,
  play,
  press,
  reads,
  result,
  seconds,
  shows,
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
  await shows(desk.locator('dialog[open]'), 1);
  await drawn(desk);
  await until(async () => assert.equal(await stands(tab, 'f4'), 'f4, white bishop', 'reading an article rules nothing'));
  await preview.waitFor();
  await desk.getByRole('button', { name: 'Confirm ruling' }).click();
  await tab.locator('main[data-running=white]').waitFor();
  console.log(`an illegal move ruled from the desk in ${((Date.now() - begun) / 1000).toFixed(1)} s, pictures and audits included`);
  await until(async () => assert.equal(await stands(tab, 'f1'), 'f1, white bishop'));
  const gained = (await seconds(tab, 'black')) - before;
  assert.ok(gained > 100 && gained <= 120 + 30, `${gained}`);
  // What taking back does and does not do is said before and after, and stands in the journal.
  const truly = [
    /clocks are set back to \S*\d:\d\d for White and \S*\d:\d\d for Black/,
    /stays as ruled: .*position.*, .*count of illegal moves/,
  ];
  for (const words of truly) await reads(desk.locator('[data-undoing]'), words);
  await desk.locator('[data-undo]').click();
  for (const words of truly) await reads(desk.locator('[data-undone]'), words);
  await until(async () => assert.equal(await stands(tab, 'f1'), 'f1, white bishop', 'the position stays as ruled'));
  await tab.locator('[data-clock=black] .time').waitFor();
  await desk.locator('[data-board-page][data-waiting="0"]').waitFor();
  await until(async () => assert.ok((await seconds(tab, 'black')) - before <= 31));
  await leave(all);
});

/** A dialog in which a ruling is proposed, opened by a control of the board page; nothing has been ruled yet. */
async function proposed(desk, control) {
  await control.click();
  await desk.locator('dialog[open] [data-preview]').waitFor();
  // The button waits for the hand, and Enter in no field makes the ruling.
  await until(async () => assert.ok(await desk.locator('[data-confirm]').evaluate((button) => button === document.activeElement)));
}
const confirms = async (desk) => {
  await desk.locator('[data-confirm]').click();
  await desk.locator('dialog[open]').waitFor({ state: 'detached' });
};

test('Act on it proposes its ruling with the clocks as they are now, rules only when confirmed, and is taken back', async () => {
  const all = await hall();
  const { desk, boards, tile } = all;
  const { tab, game } = boards[2];
  await play(tab, 'e2e4 e7e5');
  const before = await seconds(tab, 'black');
  await tap(tab, 'f1', 'f4');
  await press(tab, 'white');
  await tile(game).click();
  const control = desk.locator('[data-irregular=illegal-move]').getByRole('button', { name: 'Act on it' });
  await proposed(desk, control);
  await reads(desk.locator('[data-preview]'), /7\.5/);
  await reads(desk.locator('[data-change=black]'), /\d:\d\d.*→.*\d:\d\d/);
  assert.deepEqual(await violations(desk), []);
  await picture(desk, 'act-on-it');
  await desk.keyboard.press('Escape');
  await shows(desk.locator('dialog[open]'), 0);
  await drawn(desk);
  assert.equal(await stands(tab, 'f4'), 'f4, white bishop', 'what is not confirmed is not ruled');
  await shows(desk.locator('[data-undoing]'), 0);
  await proposed(desk, control);
  await confirms(desk);
  await until(async () => assert.equal(await stands(tab, 'f1'), 'f1, white bishop'));
  assert.ok((await seconds(tab, 'black')) - before > 100);
  await reads(desk.locator('[data-undoing]'), /clocks are set back to .* stays as ruled: .*count of illegal moves/);
  await desk.locator('[data-undo]').click();
  await until(async () => assert.ok((await seconds(tab, 'black')) - before <= 31));
  await leave(all);
});

test('after a position is restored its times are offered from the log, and set by the arbiter alone (7.1)', async () => {
  const all = await hall();
  const { desk, boards, tile } = all;
  const { tab, game } = boards[3];
  await play(tab, 'e2e4 e7e5');
  const before = { white: await seconds(tab, 'white'), black: await seconds(tab, 'black') };
  await tap(tab, 'f1', 'f4');
  // The wrong move and what was thought about it took a few seconds of each.
  await until(async () => assert.ok((await seconds(tab, 'white')) <= before.white - 3));
  await press(tab, 'white');
  await tile(game).click();
  await proposed(desk, desk.locator('[data-irregular=illegal-move]').getByRole('button', { name: 'Act on it' }));
  await confirms(desk);
  await until(async () => assert.equal(await stands(tab, 'f1'), 'f1, white bishop'));
  const ruled = await seconds(tab, 'black');
  await desk.keyboard.press('c');
  const log = desk.locator('[data-logged]');
  // The latest are the ruling, White's press and, before the wrong move, Black's.
  const black = log.locator('option').filter({ hasText: /Black/ }).first();
  await log.selectOption(await black.getAttribute('value'));
  assert.deepEqual(await violations(desk), []);
  await picture(desk, 'correct-logged');
  assert.equal(await desk.locator('.article input').inputValue(), '7.1');
  // The two minutes for the illegal move (7.5.5) came after that: they are given again.
  await reads(desk.locator('[data-logged-hint]'), /add it again/);
  await desk.locator('[data-step="black120"]').click();
  await drawn(desk);
  assert.equal(await seconds(tab, 'black'), ruled, 'nothing is set before it is confirmed');
  await desk.getByRole('button', { name: 'Set the clocks' }).click();
  await until(async () => assert.equal(await seconds(tab, 'black'), before.black + 120));
  // White's clock runs: what the press of the illegal move had added is gone again.
  const white = await seconds(tab, 'white');
  assert.ok(white <= before.white && white > before.white - 20, `${white}, before ${before.white}`);
  await leave(all);
});

test('a touched piece acted on, and a question answered, are proposed first', async () => {
  const all = await hall();
  const { desk, boards, tile } = all;
  const { tab, game } = boards[1];
  await play(tab, 'e2e4 e7e5');
  await half(tab, 'black').getByRole('button', { name: 'Offer a draw' }).click();
  await tile(game).click();
  const question = desk.locator('[data-referral]');
  await question.locator('[data-option=penalties]').click();
  await proposed(desk, question.getByRole('button', { name: 'Decide' }));
  await reads(desk.locator('[data-answered]'), 'Penalty');
  await reads(desk.locator('[data-preview]'), /Penalty for Black/);
  assert.deepEqual(await violations(desk), []);
  await picture(desk, 'question-proposed');
  await desk.keyboard.press('Escape');
  await drawn(desk);
  await shows(question, 1, 'what is not confirmed is not answered');
  await question.locator('[data-option=penalties]').click();
  await proposed(desk, question.getByRole('button', { name: 'Decide' }));
  await confirms(desk);
  await shows(question, 0);
  await desk.locator('[data-ruling]').getByText('Penalty for Black').waitFor();
  // A knight is touched, a bishop is moved.
  await tap(tab, 'g1');
  await tap(tab, 'f1', 'c4');
  await proposed(desk, desk.locator('[data-irregular=touched-piece]').getByRole('button', { name: 'Act on it' }));
  await reads(desk.locator('[data-preview]'), /4\.3/);
  assert.equal(await stands(tab, 'c4'), 'c4, white bishop');
  await confirms(desk);
  await until(async () => assert.equal(await stands(tab, 'f1'), 'f1, white bishop'));
  await leave(all);
});

test('a flag that has fallen is proposed, ruled, and answered by play on', async () => {
  const game = await house.game({ arbiter: 'present', control: '0:03+0', white: 'Gyumri', black: 'Shiraz' });
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, game);
  const desk = await page(browser, house, { viewport: DESKTOP });
  await sit(desk, house, game, 'arbiter');
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await tab.locator('[data-clock=white].flag').waitFor();
  await desk.goto(`${house.address}/desk`);
  await desk.locator(`[data-id="${game.id}"]`).click();
  await proposed(desk, desk.locator('[data-flag=white]'));
  await reads(desk.locator('dialog[open] h2'), 'White’s flag has fallen');
  await reads(desk.locator('[data-preview]'), /6\.9/);
  await drawn(desk);
  await shows(tab.locator('[data-result]'), 0, 'the flag button rules nothing by itself');
  await picture(desk, 'flag-proposed');
  await confirms(desk);
  await until(async () => assert.deepEqual(await result(tab), ['0-1', 'time']));
  await reads(desk.locator('[data-undoing]'), /game goes on/);
  await desk.locator('[data-undo]').click();
  await shows(tab.locator('[data-result]'), 0);
  await reads(desk.locator('[data-undone]'), /game goes on/);
  for (const one of [tab, desk]) {
    nothingWentWrong(one);
    await one.context().close();
  }
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

test('Enter in a field goes to the button, which alone makes the ruling', async () => {
  const all = await hall();
  const { desk, boards, tile } = all;
  await tile(boards[0].game).click();
  await desk.locator('[data-board-page]').waitFor();
  await desk.keyboard.press('i');
  await desk.locator('[data-incident=penalty]').click();
  await desk.getByRole('radio', { name: 'Yerevan' }).check();
  await desk.locator('[data-fact=penalty]').selectOption('warning');
  const reason = desk.getByLabel('Reason', { exact: true });
  await reason.fill('talking');
  await reason.press('Enter');
  await desk.locator('[data-preview]').waitFor();
  await until(async () => assert.ok(await desk.locator('[data-confirm]').evaluate((button) => button === document.activeElement)));
  await drawn(desk);
  await shows(desk.locator('dialog[open]'), 1);
  await shows(desk.locator('[data-undoing]'), 0);
  await shows(desk.locator('[data-board-page] [data-reads] [data-ruling]', { hasText: 'warning' }), 0);
  await desk.keyboard.press('Enter');
  await desk.locator('dialog[open]').waitFor({ state: 'detached' });
  await desk.locator('[data-board-page] [data-reads] [data-ruling]', { hasText: 'warning' }).waitFor();
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
  // A correction is taken back as any ruling is.
  await reads(desk.locator('[data-undoing]'), /clocks are set back to/);
  await desk.locator('[data-undo]').click();
  await until(async () => assert.ok((await seconds(boards[2].tab, 'black')) > 60 * 60));
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

test('a position is restored by the move that led to it, and ? shows the keys', async () => {
  const all = await hall();
  const { desk, boards, tile } = all;
  const { tab, game } = boards[0];
  await play(tab, 'e2e4 e7e5 g1f3 b8c6');
  await desk.keyboard.press('?');
  await desk.locator('[data-keys-sheet]').waitFor();
  assert.deepEqual(await violations(desk), []);
  await picture(desk, 'desk-keys');
  await desk.keyboard.press('Escape');
  await desk.locator('[data-keys-sheet]').waitFor({ state: 'detached' });
  await tile(game).click();
  await desk.locator('[data-board-page]').waitFor();
  await desk.keyboard.press('?');
  await desk.locator('[data-keys-sheet]').waitFor();
  await desk.keyboard.press('Escape');
  await desk.locator('[data-keys-sheet]').waitFor({ state: 'detached' });
  await desk.keyboard.press('i');
  await desk.locator('[data-incident=reinstate]').click();
  const positions = desk.locator('[data-ply-choice]');
  await until(async () =>
    assert.deepEqual(
      (await positions.locator('option').allTextContents()).map((one) => one.replace(/[\u2066-\u2069\u202a-\u202e]/g, '').trim()),
      ['after 2.Nf3', 'after 1...e5', 'after 1.e4', 'at the beginning'],
    ),
  );
  await positions.selectOption({ index: 1 });
  await desk.getByRole('button', { name: 'Confirm ruling' }).click();
  await until(async () => assert.equal(await stands(tab, 'g1'), 'g1, white knight'));
  await until(async () => assert.equal(await stands(tab, 'e5'), 'e5, black pawn'));
  await leave(all);
});

test('a touch screen without a keyboard is shown no keys', async () => {
  const all = await hall();
  const { desk, tile, boards } = all;
  assert.ok((await desk.locator('.keys').count()) === 1 && (await desk.locator('.keys').isVisible()));
  const state = await desk.context().storageState();
  const phone = await page(browser, house, { viewport: PHONE, hasTouch: true, isMobile: true, storageState: state });
  await phone.goto(desk.url());
  await phone.locator('.tile').first().waitFor();
  assert.equal(await phone.locator('.keys').isVisible(), false);
  await phone.locator('.tile').first().click();
  await phone.locator('[data-board-page]').waitFor();
  assert.equal(await phone.locator('kbd').first().isVisible(), false);
  await phone.context().close();
  await tile(boards[0].game).waitFor();
  await leave(all);
});

test('the desk of games without an event follows the language of the page at once', async () => {
  const game = await house.game({ arbiter: 'present', control: '90+30', white: 'Gyumri', black: 'Shiraz' });
  const tab = await page(browser, house);
  await sit(tab, house, game);
  const desk = await page(browser, house, { viewport: DESKTOP });
  await desk.goto(`${house.address}/table/${game.id}#arbiter=${game.seats.arbiter}`);
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await tab.locator('main[data-phase=playing]').waitFor();
  await act(tab, game, 'white', { do: 'stop', reason: { for: 'help', text: 'help' } });
  await desk.goto(`${house.address}/desk`);
  const ruling = desk.locator('[data-ruling]').first();
  await desk.locator('[data-board="1"]').click();
  await until(async () => assert.match(await ruling.textContent(), /clocks/i));
  await desk.keyboard.press('Escape');
  await desk.locator('[data-languages]').selectOption('hy');
  await desk.locator('[data-board="1"]').click();
  await until(async () => assert.match(await ruling.textContent(), /\p{Script=Armenian}/u));
  nothingWentWrong(desk);
  for (const one of [tab, desk]) await one.context().close();
});

test('both flags cannot be down against the clock that the program keeps; beside a wooden board the arbiter says what the clock shows', async () => {
  const game = await house.game({ arbiter: 'present', control: '90+30' });
  const desk = await page(browser, house, { viewport: DESKTOP });
  const opens = async (one) => {
    await sit(desk, house, one, 'arbiter');
    await desk.getByRole('button', { name: 'Start the game' }).click();
    await desk.locator('main[data-phase=playing]').waitFor();
    await desk.goto(`${house.address}/desk`);
    await desk.locator(`[data-id="${one.id}"]`).click();
    await desk.getByRole('button', { name: 'What happened?' }).click();
  };
  await opens(game);
  await desk.locator('[data-incident=both-flags]').click();
  await reads(desk.locator('[data-refuted]'), /6\.8.*6\.10\.1/);
  await drawn(desk);
  assert.ok(await desk.getByRole('button', { name: 'Confirm ruling' }).isDisabled());
  await desk.locator('[data-replace]').click();
  await shows(desk.locator('[data-refuted]'), 0);
  await opens(await house.game({ arbiter: 'present', kind: 'wooden', control: '90+30' }));
  await desk.getByRole('button', { name: 'All acts of the arbiter' }).click();
  await desk.locator('[data-incident=both-flags]').click();
  await desk.locator('[data-preview]').waitFor();
  await shows(desk.locator('[data-refuted]'), 0);
  nothingWentWrong(desk);
  await desk.context().close();
});
