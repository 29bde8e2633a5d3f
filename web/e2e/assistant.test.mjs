// The assistant of a player who does not see the board (Appendix D): a screen of their own, with the duties of D.2.10 and no others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, menu, nothingWentWrong, open, page, PHONE, picture, press, reads, settled, TABLET, tap, violations } from './house.mjs';
import { becomeChief, found, post, tables } from './office.mjs';

const { house, browser } = await open();
const DUTIES = ['announce', 'execute', 'flag', 'press', 'seal', 'tell', 'touch', 'write'];

for (const [locale, viewport] of [
  ['en-GB', DESKTOP],
  ['hy-AM', PHONE],
  ['fa-IR', TABLET],
]) {
  test(`the assistant of a blind White: ${locale}`, async () => {
    const table = await page(browser, house, { viewport: DESKTOP, locale });
    await table.goto(house.address);
    await table.locator('details summary').click();
    await table.locator('input[name=blind][value=white]').check();
    await table.locator('button.play').click();
    await table.locator('main[data-line=live]').waitFor();
    await press(table, 'white');
    await press(table, 'black');
    await table.locator('main[data-running=white]').waitFor();

    // Invited beside the player who needs one, and only there.
    await menu(table, 'seats');
    assert.equal(await table.locator('input[value=black-assistant]').count(), 0);
    await table.locator('input[value=white-assistant]').check();
    const code = (await table.locator('[data-invited=white-assistant] [data-invite-code]').textContent()).trim();
    await table.keyboard.press('Escape');
    const helper = await page(browser, house, { viewport, locale, hasTouch: true });
    await helper.goto(`${house.address}/assist#${code}`);
    await helper.locator('main[data-assistant=white][data-line=live]').waitFor();
    const acts = await helper.locator('[data-act]').evaluateAll((all) => all.map((one) => one.dataset.act).sort());
    assert.deepEqual(acts, DUTIES);
    assert.deepEqual(await violations(helper), []);
    await picture(helper, `assistant-${locale.slice(0, 2)}`);

    // White's move by their own box; the assistant keeps the score and presses.
    await table.keyboard.press('/');
    await table.locator('[data-commands=white] input[type=text]').fill('e4');
    await table.locator('[data-commands=white] form button').click();
    await settled(table);
    await helper.locator('[data-duty=score] input').fill('1. e4');
    await helper.locator('[data-act=write]').click();
    await helper.locator('[data-act=press]').click();
    await table.locator('main[data-running=black]').waitFor();
    await tap(table, 'e7', 'e5');
    await press(table, 'black');
    await helper.locator('main[data-running=white]').waitFor();
    // Times and moves, when the player asks.
    assert.equal(await helper.locator('[data-told]').count(), 0);
    await helper.locator('[data-act=tell]').click();
    await reads(helper.locator('[data-told]'), /:\d\d/);
    // A claim of the flag while time is left is not in order: the Laws say so to whoever claimed.
    await helper.locator('[data-act=flag]').click();
    await settled(helper);
    await helper.locator('[data-ruling]').first().waitFor({ state: 'attached' });
    assert.deepEqual(await violations(helper), []);
    for (const tab of [table, helper]) {
      nothingWentWrong(tab);
      await tab.context().close();
    }
  });
}

test('a code from the arbiter of an event leads the assistant to the same screen', async () => {
  const chief = await page(browser, house, { viewport: DESKTOP });
  await becomeChief(chief, house);
  const event = await found(chief, { players: ['Gyumri', 'Shiraz'] });
  // What the player needs is said in the dialog of the player.
  await chief.goto(`${house.address}/event/${event}/1/players`);
  await chief
    .getByRole('button', { name: /Gyumri/ })
    .first()
    .click();
  await chief.locator('[data-needs] summary').click();
  await chief.locator('[data-disability=visual]').check();
  await chief.locator('[data-assistant-wanted]').check();
  await chief.locator('[data-assistant-name]').fill('Helper');
  assert.deepEqual(await violations(chief), []);
  await picture(chief, 'player-needs');
  await chief.getByRole('button', { name: 'Save' }).click();
  await chief.locator('dialog').waitFor({ state: 'detached' });
  // Nobody but an arbiter is told what a player needs.
  const { sections } = await chief.evaluate(async (path) => (await fetch(path)).json(), `/api/events/${event}`);
  const { needs } = sections[0].players.find(({ details }) => details.name === 'Gyumri').details;
  assert.deepEqual([needs.disabilities, needs.assistant.name, needs.assistant.duties.length], [['visual'], 'Helper', 6]);
  await tables(chief, event, 'board', [1]);
  const { codes } = await post(chief, `/api/events/${event}/sections/1/rounds/1/boards/1/codes`, {});
  const helper = await page(browser, house, { viewport: PHONE, hasTouch: true });
  await helper.goto(`${house.address}/join`);
  await helper.locator('[data-code]').fill(codes.find(({ seat }) => seat === 'white-assistant').code);
  await helper.getByRole('button', { name: 'Take the seat' }).click();
  await helper.locator('main[data-assistant=white][data-line=live]').waitFor();
  // The game knows what the player needs: the assistant may do all six duties of D.2.10.
  const acts = await helper.locator('[data-act]').evaluateAll((all) => all.map((one) => one.dataset.act).sort());
  assert.deepEqual(acts, DUTIES);
  for (const tab of [chief, helper]) {
    nothingWentWrong(tab);
    await tab.context().close();
  }
});
