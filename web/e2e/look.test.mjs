// Accessibility by axe-core, and the pictures for the documents.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from './fits.mjs';
import {
  act,
  begin,
  DESKTOP,
  menu,
  nothingWentWrong,
  open,
  openClaim,
  page,
  PHONE,
  picture,
  play,
  result,
  sit,
  TABLET,
  tap,
  until,
  violations,
} from './house.mjs';

const { house, browser } = await open();
async function middlegame(tab, terms = {}) {
  await sit(tab, house, await house.game({ control: '15+10', white: 'Yerevan', black: 'Isfahan', ...terms }));
  await begin(tab);
  await play(tab, 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4 e5d4 c3d4 c5b4');
}

for (const colorScheme of ['light', 'dark']) {
  test(`the start page has no violations (${colorScheme})`, async () => {
    await house.game({ control: '3+2', white: 'Yerevan', black: 'Isfahan' });
    const tab = await page(browser, house, { viewport: DESKTOP, colorScheme });
    await tab.goto(house.address);
    await tab.getByRole('link').first().waitFor();
    await tab.getByText('Names, another time, edition, arbiter, blind players').click();
    assert.deepEqual(await violations(tab), []);
    nothingWentWrong(tab);
    await tab.context().close();
  });

  for (const [name, viewport] of Object.entries({ tablet: TABLET, desktop: DESKTOP, phone: PHONE })) {
    test(`the table has no violations (${name}, ${colorScheme})`, async () => {
      const tab = await page(browser, house, { viewport, colorScheme });
      await middlegame(tab);
      assert.deepEqual(await violations(tab), []);
      await tap(tab, 'b1');
      await picture(tab, `table-${name}${colorScheme === 'dark' ? '-dark' : ''}`);
      await openClaim(tab, 'white');
      await tab.locator('dialog input[value=repetition]').check();
      await tab.locator('dialog input[value=intended]').check();
      assert.deepEqual(await violations(tab), []);
      await tab.keyboard.press('Escape');
      await menu(tab, 'help');
      assert.deepEqual(await violations(tab), []);
      await tab.keyboard.press('Escape');
      nothingWentWrong(tab);
      await tab.context().close();
    });
  }
}

/** Pages of players and spectators beside the table, and how each is reached. */
const BESIDE = {
  'a finished game': async (tab) => {
    const game = await house.game({ white: 'Yerevan', black: 'Isfahan' });
    await sit(tab, house, game);
    await begin(tab);
    await play(tab, 'e2e4 e7e5');
    await act(tab, game, 'black', { do: 'resign' });
    await tab.goto(`${house.address}/game/${game.id}`);
    await tab.locator('main[data-moves-made="2"]').waitFor();
  },
  'what happened': async (tab) => {
    await tab.goto(`${house.address}/what`);
    await tab.locator('[data-case]').first().waitFor();
  },
  'a scoresheet to begin': async (tab) => {
    await tab.goto(`${house.address}/sheet`);
    await tab.locator('[data-begin]').first().waitFor();
  },
  'the assistant': async (tab) => {
    const game = await house.game({ visually_disabled: ['white'] });
    const host = await page(browser, house);
    await sit(host, house, game);
    await begin(host);
    await menu(host, 'seats');
    await host.locator('input[value=white-assistant]').check();
    const code = (await host.locator('[data-invited=white-assistant] [data-invite-code]').textContent()).trim();
    await host.context().close();
    await tab.goto(`${house.address}/assist#${code}`);
    await tab.locator('main[data-assistant=white][data-line=live]').waitFor();
  },
};

for (const [tag, locale] of Object.entries(LANGUAGES)) {
  for (const [name, reach] of Object.entries(BESIDE)) {
    test(`${name} has no violations: ${tag}`, async () => {
      const tab = await page(browser, house, { viewport: PHONE, locale });
      await reach(tab);
      for (const colorScheme of ['light', 'dark']) {
        await tab.emulateMedia({ colorScheme });
        assert.deepEqual(await violations(tab), [], colorScheme);
      }
      nothingWentWrong(tab);
      await tab.context().close();
    });
  }
}

test('the table has no violations in high contrast', async () => {
  for (const colorScheme of ['light', 'dark']) {
    const tab = await page(browser, house, { viewport: DESKTOP, colorScheme, contrast: 'more' });
    await middlegame(tab);
    assert.deepEqual(await violations(tab), []);
    await tab.context().close();
  }
});

test('the table fits the screen it is on, without scrolling', async () => {
  for (const viewport of [TABLET, PHONE, DESKTOP, { width: 1180, height: 820 }]) {
    const tab = await page(browser, house, { viewport });
    await middlegame(tab);
    const over = await tab.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
    assert.ok(over[0] <= 0 && over[1] <= 0, `${viewport.width}×${viewport.height}: ${over}`);
    await tab.context().close();
  }
});

test('the result stands over both halves', async () => {
  const tab = await page(browser, house, { viewport: TABLET });
  await sit(tab, house, await house.game({ control: '3+2', white: 'Yerevan', black: 'Isfahan' }));
  await begin(tab);
  await play(tab, 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7');
  await until(async () => assert.deepEqual(await result(tab), ['1-0', 'checkmate']));
  await picture(tab, 'result');
  assert.deepEqual(await violations(tab), []);
  await tab.context().close();
});

test('the two halves face the two players when they sit at the long sides', async () => {
  const tab = await page(browser, house, { viewport: { width: 1180, height: 820 } });
  await middlegame(tab);
  await menu(tab, 'layout');
  await picture(tab, 'table-opposite');
  assert.deepEqual(await violations(tab), []);
  await tab.context().close();
});

test('the start page lists the games of this server', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await middlegame(tab);
  await house.game({ control: '90+30', white: 'North', black: 'South', arbiter: 'present' });
  await house.game({ control: '5+3', edition: 2001, manner: 'friendly' });
  await tab.goto(house.address);
  await tab.getByText('Take your seat').first().waitFor();
  await tab.locator('[data-kind=running]').click();
  await tab.getByText('Take your seat').first().waitFor();
  await tab.getByText('with an arbiter').first().waitFor();
  await tab.locator('.terms').getByText('friendly').first().waitFor();
  await picture(tab, 'start');
  await tab.context().close();
});
