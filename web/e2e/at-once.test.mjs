// What a phone with its bars shows without scrolling, and to whom: the choice of a game, the clocks, their times, an invitation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from './fits.mjs';
import { begin, drawn, half, menu, nothingWentWrong, open, page, settled, shows, sit, tap, until } from './house.mjs';

const { house, browser } = await open();
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
];

/** All of it is on the screen, and nothing of it was scrolled to. */
async function isInSight(locator, { height }, words) {
  await locator.waitFor();
  const { y, height: high } = await locator.boundingBox();
  assert.ok(y >= 0 && y + high <= height, `${words}: ${Math.round(y)} to ${Math.round(y + high)} of ${height}`);
}

for (const [tag, locale] of Object.entries(LANGUAGES)) {
  test(`a phone shows at once what is chosen first: ${tag}`, async () => {
    for (const viewport of PHONES) {
      const tab = await page(browser, house, { viewport, hasTouch: true, locale });
      await tab.goto(house.address);
      await isInSight(tab.locator('button.play'), viewport, 'Play');
      await tab.goto(`${house.address}/clock`);
      const cards = tab.locator('[data-control]');
      await cards.first().waitFor();
      for (const card of await cards.all()) await isInSight(card, viewport, 'a clock to choose');
      const rows = await cards.evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().top))).size);
      assert.equal(rows, 2, 'three in a row');
      await tab.locator('[data-control="3+2"]').click();
      await tab.locator('[data-menu]').click();
      await tab.locator('[data-item=correct]').click();
      for (const button of await tab.locator('dialog .buttons button').all()) await isInSight(button, viewport, 'the way out of the times');
      await sit(tab, house, await house.game());
      await menu(tab, 'seats');
      await isInSight(tab.locator('[data-invited] img'), viewport, 'the picture of the invitation');
      const picture = await tab.locator('[data-invited] img').boundingBox();
      const seats = await Promise.all((await tab.locator('dialog label:has(input[name=whom])').all()).map((one) => one.boundingBox()));
      assert.ok(
        seats.every(({ y }) => y >= picture.y + picture.height),
        'the picture comes first',
      );
      assert.equal(new Set(seats.map(({ y }) => Math.round(y))).size, 2, 'the seats stand two by two');
      nothingWentWrong(tab);
      await tab.context().close();
    }
  });
}

test('an act without effect is told in the half of whoever did it, and nowhere else', async () => {
  const tab = await page(browser, house, { viewport: { width: 768, height: 1024 } });
  await tab.addInitScript(() => localStorage.setItem('touchmove.layout', '"facing"'));
  await sit(tab, house, await house.game());
  await begin(tab);
  await tap(tab, 'e2', 'e4');
  for (const [side, other] of [
    ['black', 'white'],
    ['white', 'black'],
  ]) {
    if (side === 'white') {
      // White presses, and once more.
      await tab.locator('[data-clock=white] button').click();
      await tab.locator('main[data-running=black]').waitFor();
    }
    await tab.locator(`[data-clock=${side}] button`).click();
    await settled(tab);
    const told = (of) => half(tab, of).locator('[data-ruling]', { hasText: /no effect/ });
    await until(async () => assert.equal(await told(side).count(), 1));
    await drawn(tab);
    await shows(told(other), 0);
  }
  nothingWentWrong(tab);
  await tab.context().close();
});
