// White does not see the board and plays by the command box of a shared table; Black sees it. In each language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, press, result, settled, shows, takeHome, tap, until } from '../house.mjs';

const { house, browser } = await open();

async function says(tab, text) {
  const box = tab.locator('[data-commands=white]');
  const before = Number(await box.getAttribute('data-answers'));
  await box.locator('input[type=text]').fill(text);
  await box.locator('input[type=text]').press('Enter');
  await tab.locator(`[data-commands=white][data-answers="${before + 1}"]`).waitFor();
  await settled(tab);
}

const heard = (tab) =>
  tab
    .locator('[data-said], [data-called]')
    .allTextContents()
    .then((all) => all.join(' '));

for (const [locale, pressed, announced] of [
  ['en-GB', /Black has pressed/, /Anna|Eva|e ?4|four/i],
  ['hy-AM', /Սևերը սեղմեցին/, /չորս/],
  ['fa-IR', /سیاه ساعت را فشرد/, /چهار/],
]) {
  test(`blind White against sighted Black at one table: ${locale}`, async () => {
    const tab = await page(browser, house, { viewport: DESKTOP, locale });
    await tab.goto(house.address);
    await tab.locator('details summary').click();
    await tab.locator('input[name=blind][value=white]').check();
    await tab.locator('button.play').click();
    await tab.locator('main[data-line=live]').waitFor();
    // The heading of the new page has the focus, not the page itself.
    await tab.locator('main h1:focus').waitFor({ state: 'attached' });
    await tab.keyboard.press('/');
    // The box belongs to the player who needs it, and there is one.
    await until(async () =>
      assert.equal(await tab.evaluate(() => document.activeElement.closest('[data-commands]')?.dataset.commands), 'white'),
    );
    await shows(tab.locator('[data-commands]'), 1);
    await says(tab, 'ready');
    await until(async () => assert.equal(await tab.locator('main').getAttribute('data-phase'), 'not-started'));
    await press(tab, 'black');
    await tab.locator('main[data-running=white]').waitFor();
    await says(tab, 'e4');
    await says(tab, 'press');
    await tab.locator('main[data-running=black]').waitFor();
    // What White has announced is said in the words of the page.
    await until(async () => assert.match(await heard(tab), announced));
    await tap(tab, 'e7', 'e5');
    await press(tab, 'black');
    await tab.locator('main[data-running=white]').waitFor();
    await until(async () => assert.match(await heard(tab), pressed));
    await tab.locator('[data-half=black]').getByRole('button').nth(-2).click();
    await tab.locator('dialog button.strong').click();
    await until(async () => assert.deepEqual(await result(tab), ['1-0', 'resignation']));
    await tab.locator('[data-keep]').first().click();
    const pgn = await takeHome(tab);
    assert.match(pgn, /1\. e4 .*e5 .*1-0/s);
    nothingWentWrong(tab);
    await tab.context().close();
  });
}
