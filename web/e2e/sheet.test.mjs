// The electronic scoresheet: it helps nobody, loses nothing, and freezes when a draw is claimed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  act,
  DESKTOP,
  nothingWentWrong,
  open,
  page,
  PHONE,
  picture,
  play,
  reads,
  result,
  settled,
  shows,
  sit,
  TABLET,
  until,
  violations,
} from './house.mjs';

const { house, browser } = await open();

async function sheet(game, side, options = {}) {
  const tab = await page(browser, house, { viewport: TABLET, ...options });
  await tab.goto(`${house.address}/table/${game.id}/sheet#${side}=${game.seats[side]}`);
  await tab.locator('main.sheet[data-line=live]').waitFor();
  return tab;
}

async function write(tab, ...moves) {
  for (const move of moves) {
    await tab.locator('[data-entry]').fill(move);
    await tab.keyboard.press('Enter');
  }
  await tab.locator('main[data-waiting="0"]').waitFor();
}

const cell = (tab, ply) => tab.locator(`[data-ply="${ply}"]`);

/** A game with an arbiter, begun, with scoresheets on devices and pieces on the tablet. */
async function supervised() {
  const game = await house.game({ arbiter: 'present', control: '90+30', white: 'Yerevan', black: 'Isfahan' });
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, game);
  const desk = await page(browser, house, { viewport: DESKTOP });
  await sit(desk, house, game, 'arbiter');
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await tab.locator('main[data-phase=playing]').waitFor();
  return { game, tab, desk };
}

test('anything may be written, nothing is said about it, and only the arbiter sees what is wrong', async () => {
  const { game, tab, desk } = await supervised();
  await play(tab, 'e2e4 e7e5 g1f3 b8c6');
  const white = await sheet(game, 'white');
  await write(white, 'e4', 'e5', 'Ng3', 'Ke9');
  await reads(cell(white, 2), /Ng3/);
  assert.equal(await white.locator('.differs').count(), 0);
  assert.doesNotMatch(await white.locator('main').textContent(), /illegal|wrong|unreadable/i);
  await desk.getByText('2 wrong').waitFor();
  // Black's sheet is his own.
  const black = await sheet(game, 'black');
  await reads(black.locator('main'), /Nothing is written yet/);
  for (const one of [white, black]) nothingWentWrong(one);
  for (const one of [tab, desk, white, black]) await one.context().close();
});

test('a dash stands for a missed move, the line is written anew later, and what stood there stays', async () => {
  const { game, tab, desk } = await supervised();
  await play(tab, 'e2e4 e7e5 g1f3 b8c6');
  const white = await sheet(game, 'white');
  await write(white, 'e4', 'e5', 'Nf3');
  await white.getByRole('button', { name: '— for a missed move' }).click();
  await cell(white, 3).getByText('—').waitFor();
  await white.getByRole('button', { name: /draw offered/ }).click();
  await white.getByRole('button', { name: 'Clock time' }).click();
  await cell(white, 3).locator('small').waitFor();
  await cell(white, 3).getByRole('button').click();
  await write(white, 'Nc6');
  await reads(cell(white, 3), /—.*Nc6.*\(=\)/);
  await reads(cell(white, 3).locator('s'), '—');
  assert.deepEqual(await violations(white), []);
  await picture(white, 'scoresheet');
  for (const one of [tab, desk, white]) await one.context().close();
});

test('squares and letters write a move without showing a position', async () => {
  const { game, tab, desk } = await supervised();
  const black = await sheet(game, 'black', { viewport: PHONE, colorScheme: 'dark' });
  await black.getByRole('button', { name: 'knight' }).click();
  await black.locator('.squares [data-square=f6]').click();
  await until(async () => assert.equal(await black.locator('[data-entry]').inputValue(), 'Nf6'));
  assert.equal(await black.locator('.squares svg').count(), 0);
  assert.deepEqual(await violations(black), []);
  await picture(black, 'scoresheet-phone-dark');
  for (const one of [tab, desk, black]) await one.context().close();
});

test('a claim freezes the scoresheet until it is decided', async () => {
  const game = await house.game({ kind: 'sheet', arbiter: 'present', control: '90+30', white: 'Yerevan', black: 'Isfahan' });
  const desk = await page(browser, house, { viewport: DESKTOP });
  await sit(desk, house, game, 'arbiter');
  await desk.getByRole('button', { name: 'Start the game' }).click();
  const white = await sheet(game, 'white');
  await write(white, 'Nf3', 'Nf6');
  await white.getByRole('button', { name: 'Claim', exact: true }).click();
  const dialog = white.locator('dialog');
  await dialog.locator('input[value=repetition]').check();
  await dialog.locator('input[value=intended]').check();
  await dialog.getByLabel('The move you intend').fill('Ng1');
  await dialog.getByRole('button', { name: 'Claim', exact: true }).click();
  await white.locator('[data-frozen]').waitFor();
  await until(async () => assert.ok(await white.locator('[data-entry]').isDisabled()));
  await picture(white, 'scoresheet-claim');
  await desk.locator('[data-option=no]').first().click();
  await white.locator('[data-frozen]').waitFor({ state: 'detached' });
  await until(async () => assert.ok(await white.locator('[data-entry]').isEnabled()));
  for (const one of [desk, white]) await one.context().close();
});

test('what is written while the server is gone is kept and sent', async () => {
  const game = await house.game({ kind: 'sheet', arbiter: 'present' });
  const desk = await page(browser, house, { viewport: DESKTOP });
  await sit(desk, house, game, 'arbiter');
  await desk.getByRole('button', { name: 'Start the game' }).click();
  const white = await sheet(game, 'white');
  await write(white, 'd4');
  await house.kill();
  await white.locator('main[data-line=lost]').waitFor();
  await white.locator('[data-entry]').fill('d5');
  await white.keyboard.press('Enter');
  await cell(white, 1).getByText('d5').waitFor();
  await house.start();
  await white.locator('main[data-line=live][data-waiting="0"]').waitFor();
  await white.reload();
  await cell(white, 1).getByText('d5').waitFor();
  await shows(white.locator('[data-ply]'), 2);
  for (const one of [desk, white]) await one.context().close();
});

test('a sealed move is written where nobody sees it, until the arbiter opens the envelope', async () => {
  // Under the Laws of 2001 any game may be adjourned.
  const game = await house.game({ edition: 2001, kind: 'sheet', arbiter: 'present', control: '90+30', white: 'Yerevan', black: 'Isfahan' });
  const desk = await page(browser, house, { viewport: DESKTOP });
  await sit(desk, house, game, 'arbiter');
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await desk.locator('main[data-phase=playing]').waitFor();
  await desk.goto(`${house.address}/desk`);
  await desk.locator(`[data-id="${game.id}"]`).click();
  const rules = async (incident, note) => {
    await desk.getByRole('button', { name: 'What happened?' }).click();
    // At a table of scoresheets the program sees no board: what happened is told, and the acts stand behind that.
    await desk.getByRole('button', { name: 'All acts of the arbiter' }).click();
    await desk.locator(`[data-incident=${incident}]`).click();
    if (note) await desk.getByLabel('Reason').fill(note);
    await desk.getByRole('button', { name: 'Confirm ruling' }).click();
    await desk.locator('[data-board-page][data-waiting="0"]').waitFor();
  };
  await rules('seal');
  const white = await sheet(game, 'white');
  const black = await sheet(game, 'black');
  await white.getByRole('button', { name: 'Sealed move' }).click();
  assert.deepEqual(await violations(white), []);
  await white.getByRole('textbox', { name: 'Sealed move' }).fill('Nf3');
  await picture(white, 'scoresheet-sealed');
  await white.getByRole('button', { name: 'Seal', exact: true }).click();
  for (const one of [white, black]) await one.locator('main[data-phase=adjourned]').waitFor();
  await rules('envelope', 'tomorrow at ten, here');
  await desk.locator('[data-tab=journal]').click();
  await desk.locator('.journal li').nth(4).waitFor();
  for (const one of [black, desk]) assert.doesNotMatch(await one.locator('main').textContent(), /Nf3/);
  await rules('resume-adjourned');
  await rules('open-envelope');
  await desk.locator('.journal li', { hasText: 'Nf3' }).first().waitFor();
  nothingWentWrong(white);
  for (const one of [desk, white, black]) await one.context().close();
});

test('both sign, and the result stands', async () => {
  const { game, tab, desk } = await supervised();
  const white = await sheet(game, 'white');
  const black = await sheet(game, 'black');
  for (const one of [white, black]) {
    await one.getByRole('button', { name: 'Sign the result' }).click();
    await one.locator('[data-score="1–0"]').click();
    await one.locator('[data-sign]').click();
  }
  await until(async () => assert.deepEqual(await result(white), ['1-0', 'signed']));
  for (const one of [tab, desk, white, black]) await one.context().close();
});

test('a draw is signed at a table where only the scoresheets know the moves (5.2.3), and not before both have moved', async () => {
  const game = await house.game({ kind: 'sheet', white: 'Yerevan', black: 'Isfahan' });
  const tabs = [await sheet(game, 'white'), await sheet(game, 'black')];
  for (const [place, side] of ['white', 'black'].entries())
    await act(tabs[place], game, side, { do: 'confirm', act: { do: 'start' } }, side);
  await tabs[0].locator('main[data-phase=playing]').waitFor();
  const signs = async (tab) => {
    await tab.getByRole('button', { name: 'Sign the result' }).click();
    await tab.locator('[data-score="½–½"]').click();
    await tab.locator('[data-sign]').click();
    await settled(tab);
  };
  await write(tabs[0], 'e4');
  await signs(tabs[0]);
  await reads(tabs[0].locator('main'), /5\.2\.3/);
  for (const tab of tabs) await write(tab, ...(tab === tabs[0] ? ['e5'] : ['e4', 'e5']));
  for (const tab of tabs) await signs(tab);
  await until(async () => assert.deepEqual(await result(tabs[0]), ['½-½', 'signed']));
  for (const tab of tabs) await tab.context().close();
});
