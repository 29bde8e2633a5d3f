// Files of other programs: shown before anything is taken in, read as they are really written.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, shows, until, violations } from './house.mjs';

const { house, browser } = await open();
const arbiter = await page(browser, house, { viewport: DESKTOP, timezoneId: 'Asia/Yerevan' });
const firstCode = () => /first code is (\S+)/.exec(house.words)?.[1];

/** A line of a player as the format has its columns. */
const player = (number, title, name, rating, fed) =>
  `001 ${String(number).padStart(4)} m${title.padStart(3)} ${name.padEnd(33)} ${String(rating).padStart(4)} ${fed.padEnd(3)} ${' '.repeat(11)} ${'1990'.padEnd(10)}  0.0 ${String(number).padStart(4)}`;

/** As Swiss-Manager writes it: Western letters of Windows, free texts, no number of rounds but the days of five. */
const WILD = [
  '012 Weekend Open',
  '022 Gyumri',
  '032 ARM',
  '042 14.11.2026',
  '052 15.11.2026',
  '062 6 (6)',
  '092 Individual: Swiss-System',
  '122 90 min + 30 sec/move',
  `132${' '.repeat(88)}26/11/14  26/11/14  26/11/14  26/11/15  26/11/15`,
  'XYZ some other program',
  ...['Müller,Anna', 'Núñez,José', 'Dvořák'.replace('ř', 'r'), 'Gyumri,A', 'Shiraz,B', 'Goris,C'].map((name, place) =>
    player(place + 1, place === 0 ? 'g' : '', name, 2500 - place * 50, 'ARM'),
  ),
].join('\r\n');

const choose = (name, buffer) =>
  arbiter.locator('[data-new-event] input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });

test('a tournament file of 2016 without rounds is shown, asked about and taken in', async () => {
  await arbiter.goto(`${house.address}/events`);
  await arbiter.getByRole('button', { name: 'First appointment' }).click();
  await arbiter.getByLabel('Code on the server’s screen').fill(firstCode());
  await arbiter.getByLabel('Name', { exact: true }).fill('Chief');
  await arbiter.getByLabel(/^Password/).fill('a long enough password');
  await arbiter.getByRole('button', { name: 'Become chief arbiter' }).click();
  await choose('FIDE_Export.TXT', Buffer.from(WILD, 'latin1'));
  const shown = arbiter.locator('[data-preview-import]');
  await shown.getByText('6 players').waitFor();
  await shown.getByText('Müller,Anna').waitFor();
  await shown.locator('[data-left-out] summary').click();
  await shown.getByText('XYZ some other program').waitFor();
  await until(async () => assert.equal(await arbiter.getByLabel('Rounds', { exact: true }).inputValue(), '5'));
  await until(async () => assert.equal(await arbiter.getByLabel('Time control').inputValue(), '90+30'));
  await picture(arbiter, 'import-trf');
  assert.deepEqual(await violations(arbiter), []);
  assert.equal((await (await fetch(`${house.address}/api/events`)).json()).length, 0, 'nothing is taken in yet');
  await arbiter.getByRole('button', { name: 'Set up the event' }).click();
  await arbiter.getByRole('heading', { name: 'Weekend Open' }).waitFor();
  await shows(arbiter.locator('[data-round]'), 5);
  const [{ id }] = await (await fetch(`${house.address}/api/events`)).json();
  const event = await (await fetch(`${house.address}/api/events/${id}`)).json();
  assert.equal(event.founding.zone, 240, 'the time of the place is that of the arbiter’s browser');
  assert.deepEqual(event.sections[0].terms.tie_breaks, ['BH/C1', 'BH', 'SB', 'DE']);
  nothingWentWrong(arbiter);
});

test('a file that is none of these is named as such; a list of names is shown where names are typed', async () => {
  await arbiter.goto(`${house.address}/events`);
  await choose('photo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]));
  await arbiter.locator('[data-unknown-file]', { hasText: 'photo.jpg' }).waitFor();
  assert.deepEqual(await violations(arbiter), []);
  await choose('names.txt', Buffer.from('Gyumri 1900\r\nShiraz 1850\r\n'));
  await until(async () => assert.equal(await arbiter.locator('[data-players]').inputValue(), 'Gyumri 1900\nShiraz 1850'));
  await shows(arbiter.locator('[data-unknown-file]'), 0);
  nothingWentWrong(arbiter);
});

test('a table pasted from a results page is recognised, and a column is corrected', async () => {
  await arbiter.goto(`${house.address}/events`);
  const table = 'No.\tName\t\tFideID\tFED\tRtg\n1\tAlpha, One\tGM\t13300001\tARM\t2502\n2\tBeta, Two\t\t0\tIRN\t2400\n';
  await arbiter.locator('[data-players]').evaluate((area, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, table);
  const shown = arbiter.locator('[data-preview-import]');
  await shown.getByText('2 players').waitFor();
  await shown.locator('[data-column="2"]').selectOption('title');
  await shown.locator('tbody tr', { hasText: 'GM' }).waitFor();
  await picture(arbiter, 'import-table');
  assert.deepEqual(await violations(arbiter), []);
  await arbiter.getByLabel('Name of the event', { exact: true }).fill('Pasted');
  await arbiter.getByRole('button', { name: 'Set up the event' }).click();
  await arbiter.getByRole('heading', { name: 'Pasted' }).waitFor();
  await arbiter.locator('[data-tab=players]').click();
  await arbiter.locator('[data-player="1"]', { hasText: '13300001' }).waitFor();
  nothingWentWrong(arbiter);
});

test('an archive comes back in the page', async () => {
  await arbiter.locator('[data-tab=files]').click();
  const href = await arbiter.locator('[data-file=archive]').getAttribute('href');
  const archive = await (await arbiter.request.get(`${house.address}${href}`)).body();
  await arbiter.goto(`${house.address}/events`);
  await choose('event.json', archive);
  await arbiter.getByText('This is an archive').waitFor();
  await arbiter.getByRole('button', { name: 'Set up the event' }).click();
  await arbiter.getByRole('heading', { name: 'Pasted' }).waitFor();
  nothingWentWrong(arbiter);
});

const sample = (name) => readFileSync(new URL(`../../crates/touchmove-competition/tests/files/${name}`, import.meta.url));

test('the pairing list of Vega, and a report with the paired round, are pairings before they are published', async () => {
  for (const [players, pairings, boards] of [
    ['vega-engine26.trf', 'vega-SortedPairs.txt', ['GammaThree AlphaOne', 'EpsilonFive BetaTwo']],
    ['swiss-manager-round-1.trf', 'swiss-manager-round-2-paired.trf', ['Gamma,Three Alpha,One', 'Delta,Four Epsilon,Five']],
  ]) {
    await arbiter.goto(`${house.address}/events`);
    await choose(players, sample(players));
    await arbiter.locator('[data-preview-import]').getByText('6 players').waitFor();
    await arbiter.getByRole('button', { name: 'Set up the event' }).click();
    await arbiter.getByRole('heading', { name: 'Open of the Town' }).waitFor();
    await arbiter.locator('[data-round="2"]').click();
    await arbiter.locator('.file input[type=file]').setInputFiles({ name: pairings, mimeType: 'text/plain', buffer: sample(pairings) });
    await until(async () => {
      const rows = await arbiter
        .locator('[data-preview] tbody tr')
        .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td bdi')].map((one) => one.textContent).join(' ')));
      assert.deepEqual(rows.slice(0, 2), boards, pairings);
    });
  }
  nothingWentWrong(arbiter);
});
