// FIDE's rating list: brought on the page, shown as it was understood, taken in, and searched while a player is typed in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn, DESKTOP, nothingWentWrong, open, page, picture, until, violations } from './house.mjs';
import { becomeChief, found } from './office.mjs';

const { house, browser } = await open();
const SMALL = { width: 390, height: 664 };
const chief = await page(browser, house, { viewport: DESKTOP, timezoneId: 'Asia/Yerevan' });
let event;

const HEAD =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';
const line = (id, name, { federation = 'ARM', sex = 'M', title = '', standard = 0, rapid = 0, born = 0 }) =>
  [
    String(id).padEnd(15),
    name.padEnd(61),
    federation.padEnd(4),
    sex.padEnd(4),
    title.padEnd(5),
    ' '.repeat(24),
    String(standard).padEnd(6),
    '0   20 ',
    String(rapid).padEnd(6),
    '0   20 0     0   20 ',
    String(born),
  ].join('');
const LIST = [
  HEAD,
  line(13300001, 'Gyumri, Anna', { sex: 'F', title: 'IM', standard: 2401, rapid: 2350, born: 1990 }),
  line(13300002, 'Gyumri, Aram', { standard: 1804, born: 2008 }),
  line(12500003, 'Shiraz, Reza', { federation: 'IRI', title: 'GM', standard: 2555, born: 1985 }),
  'a line that says nothing',
  line(13300004, 'Goris, Lilit', { sex: 'X', standard: 1500 }),
].join('\r\n');

const brought = (text) => ({ name: 'players_list_foa.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a list is brought, shown with what was not understood and where, and taken in', async () => {
  await becomeChief(chief, house);
  event = await found(chief, { players: ['Sevan, Ani', 'Tabriz, Sara'], control: '90+30' });
  await chief.goto(`${house.address}/event/${event}/1/players`);
  const part = chief.locator('[data-rating-list]');
  await part.locator('summary').click();
  await part.locator('input[type=file]').setInputFiles(brought('nothing like a list'));
  await part.getByRole('alert').getByText('line 1', { exact: false }).waitFor();
  await part.locator('input[type=file]').setInputFiles(brought(LIST));
  await part.locator('[data-ratings-read="3"]').waitFor();
  await until(async () =>
    assert.deepEqual(await part.locator('[data-ratings-problems] li').allTextContents(), [
      "line 5: expected FIDE's number of a player, found `a line that say`",
      'line 6: expected M or F, found `X`',
    ]),
  );
  assert.deepEqual(await violations(chief), []);
  await picture(chief, 'ratings-read');
  // Nothing is found before it is taken in.
  await chief.locator('[data-late-entry]').click();
  const answered = chief.waitForResponse((answer) => /ratings\?.*search=gyum/.test(answer.url()));
  await chief.locator('[data-player-name]').pressSequentially('gyum');
  await answered;
  await drawn(chief);
  assert.equal(await chief.locator('[data-rated]').count(), 0);
  await chief.keyboard.press('Escape');
  await part.locator('[data-take-ratings]').click();
  await part.getByText('The list is in use: 3 players.').waitFor();
  chief.faults.splice(0, chief.faults.length, ...chief.faults.filter((fault) => !/400/.test(fault)));
  nothingWentWrong(chief);
});

test('whoever is typed is found, and everything is filled in', async () => {
  await chief.locator('[data-late-entry]').click();
  await chief.locator('[data-player-name]').pressSequentially('gyumri a');
  await chief.locator('[data-rated] li').nth(1).waitFor();
  assert.deepEqual(await violations(chief), []);
  await picture(chief, 'ratings-found');
  await chief.locator('[data-rated-id="13300001"]').click();
  const form = chief.locator('[data-player-dialog]');
  await until(async () => assert.equal(await form.locator('[data-player-name]').inputValue(), 'Gyumri, Anna'));
  await until(async () => assert.equal(await form.locator('[data-player-id]').inputValue(), '13300001'));
  await form.getByRole('button', { name: 'Enter the player' }).click();
  const row = chief.locator('[data-player="3"]');
  await row.waitFor();
  assert.match((await row.textContent()).replace(/\s+/g, ' '), /3 ?IM Gyumri, Anna ?2401 ?ARM ?13300001/);
  // By number too.
  await chief.locator('[data-late-entry]').click();
  await chief.locator('[data-player-id]').pressSequentially('12500003');
  await chief.locator('[data-rated-id="12500003"]').click();
  await until(async () => assert.equal(await form.locator('[data-player-name]').inputValue(), 'Shiraz, Reza'));
  await chief.keyboard.press('Escape');
  nothingWentWrong(chief);
});

for (const [locale, viewport] of [
  ['fa', SMALL],
  ['hy', SMALL],
  ['fa', DESKTOP],
]) {
  test(`the list on the page: ${locale} ${viewport.width}`, async () => {
    await chief.setViewportSize(viewport);
    await chief.goto(`${house.address}/event/${event}/1/players?language=${locale}`);
    await chief.locator('[data-rating-list] summary').click();
    await chief.locator('[data-rating-list] input[type=file]').setInputFiles(brought(LIST));
    await chief.locator('[data-ratings-read="3"]').waitFor();
    await until(async () => assert.ok(await chief.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)));
    assert.deepEqual(await violations(chief), []);
    await picture(chief, `ratings-${locale}-${viewport.width}`);
    nothingWentWrong(chief);
  });
}
