// What goes wrong in a round, and is put right on the page: results by keyboard, corrections, pairings with doubts, players who
// come late, stay away or withdraw.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, until, violations } from './house.mjs';

const { house, browser } = await open();
const PASSWORD = 'a long enough password';
const firstCode = () => /first code is (\S+)/.exec(house.words)?.[1];
const FIRST = ['Gyumri 1900', 'Shiraz 1850', 'Vanadzor 1800', 'Tabriz 1750', 'Goris 1700', 'Isfahan 1650'];

const arbiter = await page(browser, house, { viewport: DESKTOP, timezoneId: 'Asia/Yerevan' });

test('the arbiter’s desk on the start page leads to logging in', async () => {
  await arbiter.goto(`${house.address}/desk`);
  await arbiter.getByText('Log in to open the desk of your event.').waitFor();
  await arbiter.getByRole('button', { name: 'First appointment' }).click();
  await arbiter.getByLabel('Code on the server’s screen').fill(firstCode());
  await arbiter.getByLabel('Name', { exact: true }).fill('Chief');
  await arbiter.getByLabel(/^Password/).fill(PASSWORD);
  await arbiter.getByRole('button', { name: 'Become chief arbiter' }).click();
  await arbiter.getByRole('link', { name: 'Set up an event' }).click();
  await arbiter.getByLabel('Name of the event', { exact: true }).fill('Town Open');
  await arbiter.getByLabel('Rounds', { exact: true }).fill('5');
  await arbiter.getByLabel('Time control').fill('90+30');
  await arbiter.locator('[data-players]').fill(FIRST.join('\n'));
  await arbiter.getByRole('button', { name: 'Set up the event' }).click();
  await arbiter.getByRole('heading', { name: 'Town Open' }).waitFor();
});

const result = (board, text) => arbiter.locator(`[data-pairing="${board}"] .result button`, { hasText: text });
const cell = (board) => arbiter.locator(`[data-result-of="${board}"]`);

test('results are typed, one key a board, and arrow keys sign nothing', async () => {
  await arbiter.getByRole('button', { name: 'Draft by starting numbers' }).click();
  await arbiter.locator('[data-preview]').waitFor();
  assert.equal(await arbiter.locator('[data-doubts]').count(), 0);
  assert.deepEqual(await violations(arbiter), []);
  await arbiter.getByRole('button', { name: 'Publish the pairings' }).click();
  await cell(1).focus();
  await arbiter.keyboard.press('ArrowDown');
  await arbiter.keyboard.press('ArrowDown');
  await arbiter.keyboard.press('ArrowUp');
  await arbiter.keyboard.press('ArrowUp');
  await until(async () => assert.deepEqual(await arbiter.locator('[data-result-of]').allTextContents(), ['…', '…', '…']));
  await arbiter.keyboard.type('1=0');
  await result(1, '1–0').waitFor();
  await result(2, '½–½').waitFor();
  await result(3, '0–1').waitFor();
  await picture(arbiter, 'results-typed');
  assert.deepEqual(await violations(arbiter), []);
});

test('a result is corrected with a reason, and the old one is kept', async () => {
  await cell(2).focus();
  await arbiter.keyboard.press('1');
  const dialog = arbiter.locator('[data-result-dialog]');
  await dialog.waitFor();
  await picture(arbiter, 'result-correction');
  assert.deepEqual(await violations(arbiter), []);
  await arbiter.keyboard.type('Entered wrongly');
  await arbiter.keyboard.press('Enter');
  await result(2, '1–0').waitFor();
  await arbiter.locator('[data-pairing="2"] del', { hasText: '½–½' }).waitFor();
  await arbiter.locator('[data-told]', { hasText: '8.7' }).waitFor();
});

test('a player who did not come is recorded as such, not as having signed', async () => {
  await arbiter.locator('[data-round="2"]').click();
  assert.equal(await arbiter.getByRole('button', { name: 'Draft by starting numbers' }).count(), 0, 'no draft where results have a say');
  // The answer of a pairing program: board 1 repeats a game, and two players are missing.
  await arbiter.locator('[data-list]').fill('2\n4 1\n3 2\n');
  await arbiter.getByRole('button', { name: 'Check the pairings' }).click();
  await until(async () =>
    assert.deepEqual(await arbiter.locator('[data-doubts] li').allTextContents(), [
      'Board 1: these two already met in round 1.',
      'Goris has neither a game nor a bye.',
      'Isfahan has neither a game nor a bye.',
    ]),
  );
  await until(async () =>
    assert.ok(await arbiter.getByRole('button', { name: 'Publish the pairings' }).isDisabled(), 'doubts need a reason'),
  );
  await picture(arbiter, 'pairing-doubts');
  assert.deepEqual(await violations(arbiter), []);
  await arbiter.getByRole('button', { name: 'Change the list' }).click();
  await arbiter.locator('[data-list]').fill('3\n2 1\n4 3\n6 5\n');
  await arbiter.getByRole('button', { name: 'Check the pairings' }).click();
  await arbiter.locator('[data-preview] [data-board="3"]').waitFor();
  assert.equal(await arbiter.locator('[data-doubts]').count(), 0);
  await arbiter.getByRole('button', { name: 'Publish the pairings' }).click();
  await cell(3).focus();
  await arbiter.keyboard.press('+');
  await arbiter.locator('[data-told]', { hasText: '6.7.1' }).waitFor();
  await result(3, '+/–').waitFor();
});

test('published boards are swapped until they are played, and changed later with a reason', async () => {
  await arbiter.locator('[data-correct]').click();
  await arbiter.getByRole('button', { name: 'Check the pairings' }).click();
  await arbiter.getByRole('button', { name: 'Board 2: change colours' }).click();
  await arbiter.locator('[data-preview] [data-board="2"]', { hasText: /Vanadzor.*Tabriz/ }).waitFor();
  await arbiter.locator('[data-reason]').fill('Colours were mixed up');
  await arbiter.getByRole('button', { name: 'Publish the pairings' }).click();
  await arbiter.locator('[data-pairing="2"] td', { hasText: 'Vanadzor' }).first().waitFor();
  await result(3, '+/–').waitFor();
});

test('a result for a board that is being played ends the game there', async () => {
  await arbiter.getByRole('button', { name: 'Set up the tables' }).click();
  await arbiter.locator('[data-start-all]').click();
  await arbiter.locator('[data-pairing="1"] .live', { hasText: 'in play' }).waitFor();
  await cell(1).focus();
  await arbiter.keyboard.press('0');
  await result(1, '0–1').waitFor();
  await arbiter.locator('[data-pairing="1"] .live', { hasText: 'over' }).waitFor();
  await cell(1).focus();
  await arbiter.keyboard.press('=');
  await arbiter.keyboard.type('The slip was read wrongly');
  await arbiter.keyboard.press('Enter');
  await result(1, '½–½').waitFor();
  nothingWentWrong(arbiter);
});

test('players enter late, ask for byes, withdraw, come back and are corrected', async () => {
  await arbiter.locator('[data-tab=players]').click();
  await arbiter.locator('[data-late-entry]').click();
  const dialog = arbiter.locator('dialog');
  await dialog.getByLabel('Name').fill('Kapan, Ani');
  await dialog.getByLabel('Rating').fill('1600');
  await dialog.getByLabel('Federation').fill('ARM');
  await picture(arbiter, 'player-late');
  assert.deepEqual(await violations(arbiter), []);
  await dialog.getByRole('button', { name: 'Enter the player' }).click();
  const row = (number) => arbiter.locator(`[data-player="${number}"]`);
  await row(7).getByText('ARM').waitFor();
  await row(1).getByRole('button').click();
  await dialog.locator('[data-half-bye]').click();
  await row(1).getByText('Round 3: half a point').waitFor();
  await row(2).getByRole('button').click();
  await dialog.locator('[data-withdraw-reason]').fill('ill');
  await dialog.locator('[data-withdraw]').click();
  await row(2).getByText('withdrawn · from round 3').waitFor();
  await row(2).getByRole('button').click();
  await dialog.locator('[data-return]').click();
  await row(2).getByText('withdrawn').waitFor({ state: 'detached' });
  await row(3).getByRole('button').click();
  await dialog.getByLabel('Rating').fill('1811');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row(3).getByText('1811').waitFor();
  await picture(arbiter, 'players');
  // Who asked for a bye has it without being named.
  await arbiter.locator('[data-tab=round]').click();
  await arbiter.locator('[data-round="3"]').click();
  await arbiter.locator('[data-list]').fill('3 2\n4 5\n7 6');
  await arbiter.getByRole('button', { name: 'Check the pairings' }).click();
  await arbiter.locator('[data-preview]').getByText('Gyumri · half a point').waitFor();
  nothingWentWrong(arbiter);
});

test('rounds and tie-breaks are chosen in any order', async () => {
  await arbiter.locator('[data-tab=regulations]').click();
  const terms = arbiter.locator('[data-terms]');
  await terms.locator('[data-rounds]').fill('7');
  await terms.getByRole('button', { name: 'Remove SB' }).click();
  await terms.getByRole('button', { name: 'DE: one place earlier' }).click();
  await terms.locator('[data-add-tie-break]').selectOption('WIN');
  await picture(arbiter, 'terms');
  assert.deepEqual(await violations(arbiter), []);
  await terms.getByRole('button', { name: 'Save' }).click();
  await arbiter.locator('[data-tab=standings]').click();
  await arbiter.locator('[data-standings] thead', { hasText: 'BH/C1DEBHWIN' }).waitFor();
  await arbiter.locator('[data-tab=round]').click();
  await arbiter.locator('[data-round="7"]').waitFor();
  nothingWentWrong(arbiter);
});
