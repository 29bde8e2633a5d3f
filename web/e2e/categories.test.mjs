// Prize categories: entered in one place, shown and printed by themselves, on the pages for any web server too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, violations } from './house.mjs';
import { act, becomeChief, found } from './office.mjs';

const { house, browser } = await open();
const SMALL = { width: 390, height: 664 };
const chief = await page(browser, house, { viewport: DESKTOP, timezoneId: 'Asia/Yerevan' });
const PLAYERS = ['Gyumri, Anna', 'Shiraz, Reza', 'Goris, Aram', 'Tabriz, Sara'];
const KNOWN = [
  { rating: 2100, sex: 'w', born: '1990' },
  { rating: 1950, sex: 'm', born: '2009-04-01' },
  { rating: 1700, sex: 'm', born: '1980', club: 'Caissa' },
  { rating: null, sex: 'w', born: '2010' },
];
const names = (tab) => tab.locator('[data-standings] tbody th bdi').allTextContents();
let event;

test('categories are entered, and the standings are shown by them', async () => {
  await becomeChief(chief, house);
  event = await found(chief, { players: PLAYERS });
  const nobody = { title: null, federation: null, fide_id: null, club: null, needs: { disabilities: [], assistant: null, measures: [] } };
  for (const [place, known] of KNOWN.entries()) {
    await act(chief, event, { do: 'amend', player: place + 1, details: { ...nobody, ...known, name: PLAYERS[place] } });
  }
  await act(chief, event, {
    do: 'hand-in',
    game: '1/1.1',
    outcome: { is: 'scored', score: { white: 'loss', black: 'win' }, ending: null, length: 'played' },
  });
  await chief.goto(`${house.address}/event/${event}/1/standings`);
  await chief.locator('[data-categories] summary').click();
  const add = async (name, fields) => {
    await chief.locator('[data-add-category]').click();
    const line = chief.locator('[data-category]').last();
    await line.locator('[data-field=name]').fill(name);
    for (const [field, value] of Object.entries(fields)) {
      if (field === 'sex') await line.locator('[data-field=sex]').selectOption(value);
      else await line.locator(`[data-field=${field}]`).fill(value);
    }
  };
  await add('Under 2000', { below: '2000' });
  await add('U18', { young: '2008' });
  await add('Women', { sex: 'w' });
  await add('Our group', { players: '1, 3' });
  assert.deepEqual(await violations(chief), []);
  await picture(chief, 'categories');
  await chief.getByRole('button', { name: 'Save the categories' }).click();
  await chief.getByText('The categories are saved.').waitFor();
  const choose = async (label) => {
    await chief.locator('[data-category-shown]').selectOption({ label });
    return (await names(chief)).toSorted();
  };
  assert.deepEqual(await choose('Under 2000 (3)'), ['Goris, Aram', 'Shiraz, Reza', 'Tabriz, Sara']);
  assert.deepEqual(await choose('U18 (2)'), ['Shiraz, Reza', 'Tabriz, Sara']);
  assert.deepEqual(await choose('Our group (2)'), ['Goris, Aram', 'Gyumri, Anna']);
  assert.deepEqual(await choose('Women (2)'), ['Gyumri, Anna', 'Tabriz, Sara']);
  // The page for the printer is of this category alone.
  const printed = await (
    await chief.request.get(new URL(await chief.locator('[data-print]').getAttribute('href'), house.address).href)
  ).text();
  assert.ok(printed.includes('Women') && printed.includes('Tabriz, Sara') && !printed.includes('Goris, Aram'), printed);
  nothingWentWrong(chief);
});

for (const [locale, viewport] of [
  ['en-GB', SMALL],
  ['fa-IR', SMALL],
  ['hy-AM', DESKTOP],
  ['fa-IR', DESKTOP],
]) {
  test(`anybody sees the standings of a category, and no day of birth: ${locale} ${viewport.width}`, async () => {
    const guest = await page(browser, house, { viewport, locale });
    await guest.goto(`${house.address}/event/${event}/1/standings`);
    await guest.locator('[data-category-shown]').selectOption({ index: 2 });
    assert.deepEqual((await names(guest)).toSorted(), ['Shiraz, Reza', 'Tabriz, Sara']);
    assert.equal(await guest.locator('[data-categories]').count(), 0);
    assert.ok(!(await (await fetch(`${house.address}/api/events/${event}`)).text()).includes('2009-04-01'));
    assert.deepEqual(await violations(guest), []);
    await picture(guest, `category-${locale.slice(0, 2)}-${viewport.width}`);
    nothingWentWrong(guest);
    await guest.context().close();
  });
}
