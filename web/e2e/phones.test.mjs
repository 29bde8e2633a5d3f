// A phone (11.3.2): where it was and whether it was heard is asked; what it costs, and whether bags are allowed, the event says. On devices and
// on wood.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, reads, until, violations } from './house.mjs';
import { becomeChief, found, tables } from './office.mjs';

const { house, browser } = await open();
const chief = await page(browser, house, { viewport: DESKTOP });
const PLAYERS = Array.from({ length: 8 }, (_, place) => `Player ${place + 1}`);
const MILD = { device_in_bag: 'on', device_penalty: { costs: 'milder', penalty: 'warning' } };

/** An event with these tables, its clocks running. */
async function hall(name, kind, regulations) {
  const event = await found(chief, { name, players: PLAYERS, regulations });
  await tables(chief, event, kind, undefined);
  await chief.goto(`${house.address}/event/${event}/1/round`);
  await chief.locator('[data-start-all]').click();
  await chief.getByText('The clocks of 4 boards').waitFor();
  return event;
}
async function openBoard(event, board) {
  await chief.goto(`${house.address}/event/${event}/1/desk`);
  await chief.locator(`.tile[data-board="${board}"]`).click();
  await chief.getByRole('button', { name: 'What happened?' }).click();
}
const said = () => chief.locator('[data-ruling-of="2023"] [data-say]').evaluateAll((all) => all.map((one) => one.dataset.say));

test('on devices: the event’s own penalty, and its bags', async () => {
  await becomeChief(chief, house);
  const event = await hall('Mild', 'board', MILD);
  for (const [board, lay, words, open] of [
    [1, 'device', /warning.*11\.3\.2\.2|12\.9\.1/s, false],
    [2, 'device-in-bag', /in order.*11\.3\.2\.1/is, false],
    [3, 'device-sounds', /not switched off.*11\.3\.2\.1/s, true],
  ]) {
    await openBoard(event, board);
    await chief.locator('[data-incident=device]').click();
    await chief.getByLabel(`Player ${board}`, { exact: true }).check();
    // Nothing is presumed about where it was.
    assert.equal(await chief.locator('[data-preview]').count(), 0);
    await chief.locator(`[data-lay=${lay}]`).check();
    await reads(chief.locator('[data-preview]'), words);
    if (board === 1) {
      assert.deepEqual(await violations(chief), []);
      await picture(chief, 'incident-phone');
    }
    await chief.getByRole('button', { name: 'Confirm ruling' }).click();
    await chief.locator('[data-board-page][data-waiting="0"]').waitFor();
    // What the Laws leave to the arbiter is asked at the board.
    await until(async () => assert.equal(await chief.locator('[data-referral]').count(), open ? 1 : 0, lay));
    await until(async () => assert.equal(await chief.locator('[data-result]').count(), 0, 'the game goes on'));
  }
});

test('on devices: where the event says nothing, a phone on the player costs the game', async () => {
  const event = await hall('Laws', 'board', {});
  await openBoard(event, 1);
  await chief.locator('[data-incident=device]').click();
  await chief.getByLabel('Player 1', { exact: true }).check();
  await chief.locator('[data-lay=device]').check();
  await reads(chief.locator('[data-preview]'), /11\.3\.2\.2/);
  await chief.getByRole('button', { name: 'Confirm ruling' }).click();
  await chief.locator('[data-result="0-1"]').first().waitFor();
  // Taking it back says what it does: the game goes on.
  await reads(chief.locator('[data-undoing]'), /game goes on/);
});

test('on wood: the same rulings, without a question that the event answers', async () => {
  const event = await hall('Mild wood', 'wooden', MILD);
  for (const [board, where, expected] of [
    [1, 'person', ['penalised']],
    [2, 'bag', ['in-order']],
    [3, 'sounded', ['breach', 'referred-penalty']],
  ]) {
    await openBoard(event, board);
    await chief.locator('[data-case=device]').click();
    await chief.locator(`[data-answer=${where}]`).click();
    assert.deepEqual(await said(), expected);
    if (board === 1) await picture(chief, 'wood-phone');
    await chief.locator('[data-enter=white]').click();
    await chief.locator('[data-entered]').waitFor();
  }
  const { sections } = await (await fetch(`${house.address}/api/events/${event}`)).json();
  assert.ok(
    sections[0].rounds[0].pairings.every(({ result }) => result === '*'),
    'nobody has lost',
  );
  nothingWentWrong(chief);
});
