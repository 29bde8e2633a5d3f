// Every other page of players and spectators: seen, reached and read whole on every size of screen, in every language.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LANGUAGES, everySize } from './fits.mjs';
import { act, begin, menu, nothingWentWrong, open, page, play, press, sit } from './house.mjs';
import { act as inEvent, becomeChief, found, tables } from './office.mjs';

const { house, browser } = await open();

/** A game that is over, one that runs, one with a blind White, and an event whose round is played. */
async function prepared() {
  const [over, runs, blind] = await Promise.all([
    house.game({ white: 'Yerevan', black: 'Isfahan' }),
    house.game({ white: 'Gyumri', black: 'Shiraz' }),
    house.game({ white: 'Vanadzor', black: 'Tabriz', visually_disabled: ['white'] }),
  ]);
  const hands = await page(browser, house);
  await sit(hands, house, over);
  await begin(hands);
  await play(hands, 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6');
  await act(hands, over, 'black', { do: 'resign' });
  for (const game of [runs, blind]) {
    await sit(hands, house, game);
    await press(hands, 'white');
    await press(hands, 'black');
    await hands.locator('main[data-phase=playing]').waitFor();
  }
  const chief = await page(browser, house);
  await becomeChief(chief, house);
  const event = await found(chief, { players: ['Ashkan', 'Gyumri', 'Vanadzor', 'Shiraz', 'Tabriz', 'Yerevan'] });
  await tables(chief, event, 'board');
  await inEvent(chief, event, {
    do: 'hand-in',
    game: '1/1.1',
    outcome: { is: 'scored', score: { white: 'loss', black: 'win' }, ending: null, length: 'played' },
  });
  for (const one of [hands, chief]) await one.context().close();
  return { over, runs, blind, event };
}

const { over, runs, blind, event } = await prepared();
const goto = (path, ready) => async (tab) => {
  await tab.goto(`${house.address}${path}`);
  await tab.locator(ready).first().waitFor();
};
const seated = (game, seat) => goto(`/table/${game.id}#${seat}=${game.seats[seat]}`, 'main[data-line=live]');

/** Pages by name, and how each is reached. */
const PAGES = {
  start: goto('/', '[data-kind=running]'),
  'start, all choices': async (tab) => {
    await goto('/', 'button.play')(tab);
    await tab.locator('details summary').first().click();
  },
  join: goto('/join', '[data-code]'),
  assist: goto('/assist', 'main form'),
  clocks: goto('/clock', '[data-control="3+2"]'),
  'scoresheet to begin': goto('/sheet', '[data-begin]'),
  invite: async (tab) => {
    await seated(runs, 'table')(tab);
    await menu(tab, 'seats');
    await tab.locator('[data-invited] img').waitFor();
  },
  claim: async (tab) => {
    await seated(runs, 'white')(tab);
    await menu(tab);
    await tab.locator('dialog [data-act=claim]').click();
    await tab.locator('dialog input[type=radio]').first().waitFor();
  },
  record: async (tab) => {
    await seated(runs, 'white')(tab);
    await menu(tab, 'record');
    await tab.locator('dialog [data-moves]').waitFor();
  },
  'the assistant': async (tab) => {
    // Whoever holds the table's seat has no need of the assistant's: it is invited from another device.
    const host = await page(browser, house);
    await seated(blind, 'table')(host);
    await menu(host, 'seats');
    await host.locator('input[value=white-assistant]').check();
    const code = (await host.locator('[data-invited=white-assistant] [data-invite-code]').textContent()).trim();
    await host.context().close();
    await goto(`/assist#${code}`, 'main[data-assistant=white][data-line=live]')(tab);
  },
  'a blind player’s table': seated(blind, 'white'),
  game: goto(`/game/${over.id}`, 'main[data-moves-made="6"]'),
  'what happened': goto('/what', '[data-case]'),
  'what happened, a ruling': async (tab) => {
    await goto('/what', '[data-case]')(tab);
    await tab.locator('[data-case]').first().click();
    while (await tab.locator('[data-answer]').count()) await tab.locator('[data-answer]').first().click();
    await tab.locator('[data-ruling-of]').first().waitFor();
  },
  laws: goto('/laws', 'nav.chapters a'),
  drill: goto('/drill', '[data-topics]'),
  'drill, a question': async (tab) => {
    await goto('/drill', '[data-topics]')(tab);
    await tab.locator('main form button').click();
    await tab.locator('[data-mark]').waitFor();
  },
  'drill, marked': async (tab) => {
    await goto('/drill', '[data-topics]')(tab);
    await tab.locator('main form button').click();
    await tab.locator('[data-mark]').waitFor();
    for (const question of await tab.locator('fieldset').all()) await question.locator('input').first().check();
    await tab.locator('[data-mark]').click();
    await tab.locator('[data-score]').waitFor();
  },
  'a case that plays': async (tab) => {
    await goto('/laws?edition=2023&number=4.3.1', '[data-row="2023-4.3.1"] summary')(tab);
    const row = tab.locator('[data-row="2023-4.3.1"]');
    await row.locator('summary').click();
    await row.locator('li button').first().click();
    await tab.locator('dialog [data-step="0"]').waitFor();
    await tab.locator('dialog [data-next]').click();
    await tab.locator('dialog [data-step="1"]').waitFor();
  },
  'the hall': goto('/hall/all', '[data-screen] article'),
  'the hall of an event': goto(`/hall/${event}`, '[data-screen="3"]'),
  events: goto('/events', 'main form'),
  'a desk without boards': async (tab) => {
    await goto('/desk', 'main form')(tab);
    // Logging in has the whole width of the screen, not what calls would leave of it.
    const share = await tab.evaluate(() => document.querySelector('main .tiles').getBoundingClientRect().width / innerWidth);
    assert.ok(share > 0.9, `only ${(share * 100).toFixed(0)} % of the width`);
  },
  round: goto(`/event/${event}/1/round`, '[data-pairings]'),
  standings: goto(`/event/${event}/1/standings`, '[data-standings] tbody tr'),
};

/** What must be on the screen without scrolling. */
const AT_ONCE = { 'a case that plays': ['dialog [data-next]', 'dialog [data-back]'] };

async function isOnScreen(tab, names, { width, height }) {
  for (const name of names) {
    const { x, y, width: wide, height: high } = await tab.locator(name).boundingBox();
    if (x < 0 || y < 0 || x + wide > width + 1 || y + high > height + 1) return `${name} is at ${Math.round(y)} to ${Math.round(y + high)}`;
  }
  return null;
}

for (const [tag, locale] of Object.entries(LANGUAGES)) {
  const open = page(browser, house, { hasTouch: true, locale });
  after(async () => (await open).context().close());
  for (const [name, reach] of Object.entries(PAGES)) {
    test(`${name} fits: ${tag}`, async () => {
      const tab = await open;
      await tab.setViewportSize({ width: 768, height: 1024 });
      await reach(tab);
      const look = (viewport) => isOnScreen(tab, AT_ONCE[name] ?? [], viewport);
      assert.deepEqual(await everySize(tab, `${tag} ${name}`, look), []);
      nothingWentWrong(tab);
    });
  }
}
