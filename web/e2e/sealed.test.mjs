// A move sealed on the tablet that lies between both players: handed over, written unseen, opened at the resumption.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, play, sit, stands, TABLET, until, violations } from './house.mjs';

const { house, browser } = await open();

/** Everything that reaches a page, as text. */
function heard(tab) {
  const told = [];
  tab.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  return told;
}

for (const [locale, names] of [
  ['en-GB', ['Yerevan', 'Isfahan']],
  ['fa-IR', ['ایروان', 'اصفهان']],
]) {
  test(`the player seals in private, and nobody reads it before the envelope is opened: ${locale}`, async () => {
    // Under the Laws of 2001 any game may be adjourned.
    const game = await house.game({ edition: 2001, arbiter: 'present', control: '90+30', white: names[0], black: names[1] });
    const [desk, tablet, watcher] = await Promise.all(
      [DESKTOP, TABLET, DESKTOP].map((viewport, place) => page(browser, house, { viewport, locale: place === 1 ? locale : 'en-GB' })),
    );
    const told = [desk, watcher, tablet].map(heard);
    await sit(desk, house, game, 'arbiter');
    await desk.getByRole('button', { name: 'Start the game' }).click();
    await sit(tablet, house, game);
    await watcher.goto(`${house.address}/table/${game.id}?as=watch`);
    await watcher.locator('main[data-line=live]').waitFor();
    await tablet.locator('main[data-phase=playing]').waitFor();
    await play(tablet, 'e2e4 e7e5');
    await desk.goto(`${house.address}/desk`);
    await desk.locator(`[data-id="${game.id}"]`).click();
    const rules = async (incident, note) => {
      await desk.getByRole('button', { name: 'What happened?' }).click();
      await desk.locator(`[data-incident=${incident}]`).click();
      if (note) await desk.getByLabel('Reason').fill(note);
      await desk.getByRole('button', { name: 'Confirm ruling' }).click();
      await desk.locator('[data-board-page][data-waiting="0"]').waitFor();
    };
    assert.equal(await tablet.locator('[data-act=seal]').count(), 0, 'nobody seals before the arbiter says so');
    await rules('seal');
    const half = tablet.locator('[data-half=white]');
    await half.locator('[data-act=seal]').waitFor();
    assert.equal(await tablet.locator('[data-half=black] [data-act=seal]').count(), 0, 'only the player having the move seals');
    await half.locator('[data-act=seal]').click();
    // First the tablet is handed over.
    await tablet.locator('[data-hand-over]').waitFor();
    await until(async () => assert.match(await tablet.locator('[data-hand-over]').textContent(), new RegExp(names[0])));
    assert.deepEqual(await violations(tablet), []);
    await picture(tablet, `seal-hand-over-${locale.slice(0, 2)}`);
    await tablet.locator('[data-alone]').click();
    for (const square of ['g1', 'f3']) await tablet.locator(`dialog [data-square=${square}]`).click();
    const entry = tablet.locator('[data-sealed]');
    await until(async () => assert.equal(await entry.inputValue(), 'g1-f3'));
    await until(async () =>
      assert.equal(await entry.evaluate((node) => getComputedStyle(node).webkitTextSecurity), 'disc', 'what is written is covered'),
    );
    assert.deepEqual(await violations(tablet), []);
    await picture(tablet, `seal-write-${locale.slice(0, 2)}`);
    // Whoever closes the screen leaves nothing behind.
    await tablet.keyboard.press('Escape');
    await entry.waitFor({ state: 'detached' });
    assert.doesNotMatch(await tablet.content(), /g1-f3/);
    await half.locator('[data-act=seal]').click();
    await tablet.locator('[data-alone]').click();
    await until(async () => assert.equal(await entry.inputValue(), ''));
    await entry.fill('g1-f3');
    await tablet.locator('[data-seal]').click();
    for (const one of [tablet, watcher]) await one.locator('main[data-phase=adjourned]').waitFor();
    await until(async () =>
      assert.equal(
        await stands(tablet, 'f3'),
        locale === 'en-GB' ? 'f3, empty' : await stands(tablet, 'f4').then((words) => words.replace('f4', 'f3')),
        'nothing is made on the board',
      ),
    );
    await rules('envelope', 'tomorrow at ten, here');
    for (const one of [desk, watcher, tablet]) {
      await one.reload();
      await one.locator('main').waitFor();
      assert.doesNotMatch(await one.content(), /Nf3|g1-f3|g1f3/);
    }
    for (const all of told) assert.doesNotMatch(all.join('\n'), /Nf3|g1-?f3/, 'no line has carried it');
    await desk.goto(`${house.address}/desk`);
    await desk.locator(`[data-id="${game.id}"]`).click();
    await rules('resume-adjourned');
    await rules('open-envelope');
    await desk.locator('[data-tab=journal]').click();
    await desk
      .locator('.journal li', { hasText: /g1-f3|Nf3/ })
      .first()
      .waitFor();
    nothingWentWrong(tablet);
    for (const one of [desk, tablet, watcher]) await one.context().close();
  });
}
