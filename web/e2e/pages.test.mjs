// Every place of the page, in three languages, light and dark: no violations, nothing wider than the screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, PHONE, picture, play, sit, until, violations } from './house.mjs';

const { house, browser } = await open();
/** A colour that is still changing is neither light nor dark. */
const QUIET = { viewport: DESKTOP, reducedMotion: 'reduce' };
const LANGUAGES = ['en', 'hy', 'fa'];
/** The rules that colours can break: between light and dark nothing else changes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const PASSWORD = 'a long enough password';
const NAMES = ['Gyumri 1900', 'Shiraz 1850', 'Vanadzor 1800', 'Tabriz 1750'];

/** The chief arbiter of an event whose round is being played, and games of every kind. */
async function prepared() {
  const chief = await page(browser, house, { viewport: DESKTOP });
  const ask = async (path, data) => {
    const answer = await chief.request.post(
      `${house.address}${path}`,
      typeof data === 'string' ? { data, headers: { 'content-type': 'text/plain' } } : { data },
    );
    assert.ok(answer.ok(), `${path}: ${await answer.text()}`);
    return answer.json();
  };
  await ask('/api/office/first', { code: /first code is (\S+)/.exec(house.words)[1], name: 'Chief', password: PASSWORD });
  const regulations = { supervision: 'limited', default_time: 1_800_000, public_display: 'on' };
  const { event } = await ask('/api/events', {
    founding: { name: 'Autumn Rapid', place: 'Yerevan', zone: 240, edition: 2023, regulations },
  });
  let acts = 0;
  const act = (deed) => ask(`/api/events/${event}/acts`, { key: `act-${(acts += 1)}`, act: deed });
  const terms = {
    name: 'A',
    control: '15+10',
    rounds: 5,
    system: 'swiss',
    regulations: null,
    tie_breaks: ['BH/C1', 'BH', 'SB', 'DE'],
    bye: 'win',
  };
  await act({ do: 'open-section', section: 1, terms });
  for (const [place, line] of NAMES.entries()) {
    const [name, rating] = line.split(' ');
    const needs = { disabilities: [], assistant: null, measures: [] };
    const details = {
      name,
      sex: null,
      title: null,
      rating: Number(rating),
      federation: null,
      fide_id: null,
      born: null,
      club: null,
      needs,
    };
    await act({ do: 'register', player: place + 1, section: 1, number: place + 1, details });
  }
  await act({ do: 'schedule', section: 1, round: 1, sessions: [{ start: Date.now() - 600_000, end: null }] });
  await ask(`/api/events/${event}/sections/1/rounds/1/pairings`, '1 1 3\n2 4 2\n');
  const { boards } = await ask(`/api/events/${event}/sections/1/rounds/1/tables`, { kind: 'board' });
  const { codes } = await ask(`/api/events/${event}/sections/1/rounds/1/boards/1/codes`, {});
  const device = await page(browser, house);
  await device.goto(`${house.address}/join#${codes[0].code}`);
  await device.locator('main[data-line=live]').waitFor();
  await chief.goto(`${house.address}/table/${boards[0].game}?as=arbiter`);
  await chief.getByRole('button', { name: 'Start the game' }).click();
  await device.locator('main[data-phase=playing]').waitFor();
  await play(device, 'e2e4 e7e5 g1f3 b8c6');
  const white = 'Yerevan';
  const black = 'Isfahan';
  const table = await house.game({ control: '90+30', white, black, arbiter: 'present' });
  const clock = await house.game({ kind: 'clock', control: '15+10', white, black });
  const sheet = await house.game({ kind: 'sheet', control: '90+30', white, black, arbiter: 'present' });
  for (const game of [table, sheet]) {
    await sit(chief, house, game, 'arbiter');
    await chief.getByRole('button', { name: 'Start the game' }).click();
    await chief.locator('main[data-phase=playing]').waitFor();
  }
  const kept = await chief.context().storageState();
  await chief.context().close();
  return { event, device, table, clock, sheet, kept };
}

const all = await prepared();
const ofEvent = (tab) => `/event/${all.event}/1/${tab}`;
const seat = ({ id, seats }, as, which = '') => `/table/${id}${which}#${as}=${seats[as]}`;

/** Every place of the page (route.svelte.ts), and what is there when it is drawn; then whose it is. The Laws and the drill: laws.test.mjs. */
const PLACES = {
  start: ['/', 'main h1'],
  clocks: ['/clock', '[data-control="3+2"]'],
  clock: [seat(all.clock, 'table'), 'main[data-line=live]'],
  join: ['/join', '[data-code]'],
  'events-guest': ['/events', 'main form'],
  events: ['/events', '[data-new-event]', 'chief'],
  round: [ofEvent('round'), '[data-pairings]'],
  'round-arbiter': [ofEvent('round'), '[data-open-desk]', 'chief'],
  standings: [ofEvent('standings'), '[data-standings] tbody tr'],
  players: [ofEvent('players'), '[data-player]', 'chief'],
  regulations: [ofEvent('regulations'), '[data-regulation]', 'chief'],
  files: [ofEvent('files'), '[data-file=report]', 'chief'],
  'event-desk': [ofEvent('desk'), '[data-board="2"]', 'chief'],
  'event-hall': [`/hall/${all.event}`, '[data-screen="2"]'],
  hall: ['/hall/all', '[data-screen] article'],
  desk: ['/desk', '[data-board]', 'chief'],
  table: [seat(all.table, 'table'), 'main[data-line=live]'],
  player: [seat(all.table, 'black'), 'main[data-line=live]'],
  arbiter: [seat(all.table, 'arbiter'), 'main[data-line=live]'],
  watch: [`/table/${all.table.id}?as=watch`, 'main[data-line=live]'],
  sheet: [seat(all.sheet, 'white', '/sheet'), '[data-entry]'],
};

/** The pictures that are kept, by place and language. */
const KEPT = {
  'round-arbiter': ['hy', 'fa'],
  standings: ['fa'],
  regulations: ['en', 'hy', 'fa'],
  players: ['en'],
  'event-desk': ['en', 'hy', 'fa'],
  'event-hall': ['en', 'fa'],
  clock: ['fa'],
  join: ['hy', 'fa'],
  clocks: ['en', 'fa'],
};

/** What overflows the screen sideways, by its tag and class. */
const tooWide = (tab) =>
  tab.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((node) => node.getBoundingClientRect().right > innerWidth + 1 || node.getBoundingClientRect().left < -1)
          .slice(0, 5)
          .map((node) => `${node.tagName}.${node.className}`),
  );

for (const tag of LANGUAGES) {
  test(`no page has violations or is too wide (${tag}, light and dark)`, async () => {
    const speaks = (tab) => tab.addInitScript((one) => localStorage.setItem('touchmove.language', JSON.stringify(one)), tag);
    const guest = await page(browser, house, QUIET);
    const chief = await page(browser, house, { ...QUIET, storageState: all.kept });
    await Promise.all([guest, chief].map(speaks));
    const found = [];
    for (const [name, [path, ready, who]] of Object.entries(PLACES)) {
      const tab = who === 'chief' ? chief : guest;
      await tab.setViewportSize(DESKTOP);
      await tab.emulateMedia({ colorScheme: 'light' });
      await tab.goto(`${house.address}${path}`);
      await tab.locator(ready).first().waitFor();
      await until(async () => assert.equal(await tab.evaluate(() => document.documentElement.lang), tag, name));
      await until(async () => assert.equal(await tab.evaluate(() => document.documentElement.dir), tag === 'fa' ? 'rtl' : 'ltr', name));
      for (const one of await violations(tab)) found.push(`${name}: ${one}`);
      if (KEPT[name]?.includes(tag)) await picture(tab, tag === 'en' ? `page-${name}` : `page-${name}-${tag}`);
      await tab.emulateMedia({ colorScheme: 'dark' });
      for (const one of await violations(tab, COLOURS)) found.push(`${name}, dark: ${one}`);
      for (const viewport of [DESKTOP, PHONE]) {
        await tab.setViewportSize(viewport);
        for (const one of await tooWide(tab)) found.push(`${name}, ${viewport.width} wide: ${one}`);
      }
    }
    assert.deepEqual(found, []);
    for (const tab of [guest, chief]) {
      nothingWentWrong(tab);
      await tab.context().close();
    }
  });
}

test('the board page of a desk has no violations in any language', async () => {
  for (const tag of LANGUAGES) {
    const chief = await page(browser, house, { ...QUIET, storageState: all.kept });
    await chief.addInitScript((one) => localStorage.setItem('touchmove.language', JSON.stringify(one)), tag);
    await chief.goto(`${house.address}${ofEvent('desk')}`);
    await chief.locator('[data-board="1"]').click();
    await chief.locator('[data-board-page]').waitFor();
    assert.deepEqual(await violations(chief), []);
    await picture(chief, tag === 'en' ? 'page-board' : `page-board-${tag}`);
    await chief.keyboard.press('i');
    await chief.locator('[data-incident=illegal-move]').waitFor();
    assert.deepEqual(await violations(chief), []);
    await chief.emulateMedia({ colorScheme: 'dark' });
    assert.deepEqual(await violations(chief, COLOURS), []);
    nothingWentWrong(chief);
    await chief.context().close();
  }
});

test('the desk is told when a player’s device is lost, and when it is back', async () => {
  const chief = await page(browser, house, { ...QUIET, storageState: all.kept });
  await chief.goto(`${house.address}${ofEvent('desk')}`);
  const lost = chief.locator('[data-board="1"] [data-badge=device]');
  await chief.locator('[data-board="1"]').waitFor();
  await lost.waitFor({ state: 'detached' });
  const address = all.device.url();
  await all.device.goto('about:blank');
  await lost.waitFor();
  await picture(chief, 'desk-device-lost');
  await all.device.goto(address);
  await lost.waitFor({ state: 'detached' });
  nothingWentWrong(chief);
  await chief.context().close();
});
