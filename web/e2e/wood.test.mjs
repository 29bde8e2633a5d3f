// Boards of wood on the desk: what the program cannot see is told, counted, on record, and taken back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, reads, shows, until, violations } from './house.mjs';
import { becomeChief, found, tables } from './office.mjs';

const { house, browser } = await open();
const desk = await page(browser, house, { viewport: DESKTOP });
await becomeChief(desk, house);
const event = await found(desk, { players: ['Anna', 'Sara', 'Nare', 'Leila', 'Mane', 'Roya'] });
await tables(desk, event, 'wooden', undefined);

const board = async (number) => {
  await desk.goto(`${house.address}/event/${event}/1/desk`);
  await desk.locator(`.tile[data-board="${number}"]`).click();
  await desk.locator('[data-board-page]').waitFor();
};
const close = async () => {
  await desk.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
  await desk.locator('dialog[open]').waitFor({ state: 'detached' });
};
const dialog = desk.locator('dialog[open]');
const rulings = desk.locator('[data-reads] [data-ruling]');

test('a flag that has fallen on the clock of a wooden board is told, for the player it is about, and taken back', async () => {
  await board(1);
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await desk.locator('[data-flag=white]').click();
  await desk.locator('[data-answer=possible]').click();
  // It is known whose flag it is.
  await shows(desk.locator('[data-enter]'), 1);
  await dialog.locator('[data-position]').fill('Kg1, pawn h2 against Kg8, Qd4');
  await picture(desk, 'wood-flag');
  assert.deepEqual(await violations(desk), []);
  await desk.locator('[data-enter=white]').click();
  await desk.locator('[data-entered]').waitFor();
  await desk.locator('[data-result="0-1"]').first().waitFor();
  await desk.locator('[data-take-back]').click();
  await reads(desk.locator('[data-told-undone]'), /The game goes on.*stays in the journal/);
  await close();
  await shows(desk.locator('[data-result]'), 0);
  await rulings.filter({ hasText: 'Taken back: The arbiter rules' }).filter({ hasText: 'Kg1, pawn h2' }).waitFor();
});

test('illegal moves that were told are on record, count for their player, and the second loses', async () => {
  await board(2);
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await desk.getByRole('button', { name: 'What happened?' }).click();
  await desk.locator('[data-case=illegal-move]').click();
  // The time control says how fast it is, the journal which one it is; both can be corrected.
  for (const one of ['standard', 'first']) await desk.locator(`[data-given=${one}]`).waitFor();
  await shows(desk.locator('[data-change]'), 2);
  await desk.locator('[data-position]').fill('Ke1-e3');
  await desk.locator('[data-enter=white]').click();
  await desk.locator('[data-entered]').waitFor();
  await close();
  await reads(desk.locator('[data-illegal=white]'), '1');
  await reads(desk.locator('[data-illegal=black]'), '0');
  await rulings.filter({ hasText: 'Ke1-e3' }).filter({ hasText: '7.5.5' }).waitFor();
  await desk.reload();
  await board(2);
  await desk.getByRole('button', { name: 'What happened?' }).click();
  await desk.locator('[data-case=illegal-move]').click();
  await desk.locator('[data-player=white]').click();
  await desk.locator('[data-given=second]').waitFor();
  await shows(desk.locator('[data-enter]'), 1);
  await picture(desk, 'wood-second');
  await desk.locator('[data-enter=white]').click();
  await desk.locator('[data-result="0-1"]').first().waitFor();
  await close();
  await reads(desk.locator('[data-illegal=white]'), '2');
  // Taken back from the board as well, and said truly.
  await reads(desk.locator('[data-undoing]'), /The game goes on.*stays in the journal/);
  await desk.locator('[data-undo]').click();
  await shows(desk.locator('[data-result]'), 0);
  await reads(desk.locator('[data-illegal=white]'), '1');
  const report = await desk.evaluate(async (id) => (await fetch(`/api/events/${id}/files/report?as=text`)).text(), event);
  assert.match(report, /Ke1-e3/);
  assert.match(report, /The arbiter takes this back/);
});

test('the acts of the arbiter lead to the same, and what cannot be seen or told is not offered', async () => {
  await board(3);
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await desk.getByRole('button', { name: 'What happened?' }).click();
  await desk.getByRole('button', { name: 'All acts of the arbiter' }).click();
  await desk.locator('[data-incident=device]').waitFor();
  for (const unseen of ['reinstate', 'boards-differ', 'illegal-position']) await shows(desk.locator(`[data-incident=${unseen}]`), 0);
  await desk.keyboard.press('1');
  await desk.locator('[data-case=illegal-move]').waitFor();
  await shows(desk.locator('[data-case]'), 4);
  await desk.keyboard.press('Escape');
  await until(async () => assert.doesNotMatch(await desk.locator('[data-board-page]').textContent(), /Nothing irregular|flag is still up/));
  nothingWentWrong(desk);
  await desk.context().close();
});
