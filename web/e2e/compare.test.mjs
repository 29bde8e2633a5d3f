// Beside another program: a player file and a pairing file dropped in while the event runs show their difference before it is applied.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, reads, shows, until, violations } from './house.mjs';
import { becomeChief, found } from './office.mjs';

const { house, browser } = await open();
const chief = await page(browser, house, { viewport: DESKTOP });
const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
let event;
const at = (part) => `${house.address}/event/${event}/1/${part}`;
const players = async () => (await (await chief.request.get(`${house.address}/api/events/${event}`)).json()).sections[0].players;

test('a player file shows who is new, gone and changed, and only what is chosen is done', async () => {
  await becomeChief(chief, house);
  event = await found(chief, { name: 'Town Open', players: ['Aronyan, Elena', 'Babayan, Ani', 'Karimi, Sara', 'Daryani, Omid'] });
  await chief.goto(at('players'));
  const box = chief.locator('[data-compare]');
  // Babayan has a title and another rating, Daryani is missing, Novak is new.
  const csv = 'No;Name;Title;Rating\n1;Aronyan, Elena;;2400\n2;Babayan, Ani;WGM;2401\n3;Karimi, Sara;;2380\n5;Novak, Eva;;2011\n';
  await box.locator('input[type=file]').setInputFiles(file('players.csv', csv));
  await reads(box.locator('[data-added]'), /Novak, Eva/);
  await reads(box.locator('[data-changed]'), /Babayan, Ani.*Title: –\s*WGM.*Rating: 2390\s*2401/s);
  await reads(box.locator('[data-gone]'), /Daryani, Omid/);
  await shows(box.locator('[data-changed] li'), 1);
  // Nothing has been done yet, and nobody is withdrawn unless that is chosen.
  assert.equal((await players()).length, 4);
  assert.equal(await box.locator('[data-choose="gone-4"]').isChecked(), false);
  await picture(chief, 'compare-players');
  assert.deepEqual(await violations(chief), []);
  await box.locator('[data-apply]').click();
  await reads(box.locator('[data-compared]'), '2 changes were made.');
  const after = await players();
  assert.deepEqual(
    after.map((one) => [one.number, one.details.name, one.details.title, one.details.rating, one.standing]),
    [
      [1, 'Aronyan, Elena', null, 2400, 'playing'],
      [2, 'Babayan, Ani', 'WGM', 2401, 'playing'],
      [3, 'Karimi, Sara', null, 2380, 'playing'],
      [4, 'Daryani, Omid', null, 2370, 'playing'],
      [5, 'Novak, Eva', null, 2011, 'playing'],
    ],
  );
  // The same file once more changes nothing but what was left out, which is now done.
  await box.locator('input[type=file]').setInputFiles(file('players.csv', csv));
  await box.locator('[data-choose="gone-4"]').check();
  await box.locator('[data-apply]').click();
  await reads(box.locator('[data-compared]'), '1 change was made.');
  await until(async () => assert.equal((await players())[3].standing, 'withdrawn'));
  await box.locator('input[type=file]').setInputFiles(file('players.csv', csv));
  await reads(box.locator('[data-compared]'), 'The file says the same as the list of players.');
});

test('a pairing file shows on which boards it differs from what is published, with ratings and points', async () => {
  await chief.goto(at('round'));
  await chief.locator('[data-round="1"]').click();
  await chief.locator('[data-correct]').click();
  await chief.locator('[data-pairing-editor] input[type=file]').setInputFiles(file('pairings.txt', '1,1,3\n2,5,2\n'));
  await chief.locator('[data-preview]').waitFor();
  await shows(chief.locator('[data-difference] li'), 1);
  await reads(chief.locator('[data-difference]'), /2\s*Babayan, Ani – Daryani, Omid\s*Novak, Eva – Babayan, Ani/);
  await reads(chief.locator('[data-preview] [data-board="1"]'), /Aronyan, Elena\s*2400.*Karimi, Sara\s*2380/s);
  await picture(chief, 'compare-pairings');
  assert.deepEqual(await violations(chief), []);
  await chief.getByRole('button', { name: 'Change the list' }).click();
  await chief.locator('[data-pairing-editor] input[type=file]').setInputFiles(file('same.txt', '1,1,3\n2,2,4\n'));
  await chief.locator('[data-differs="0"]').waitFor();
});

test('the standings are taken as a table that spreadsheets read', async () => {
  await chief.goto(at('standings'));
  const [download] = await Promise.all([chief.waitForEvent('download'), chief.locator('[data-csv]').click()]);
  assert.match(download.suggestedFilename(), /\.csv$/);
  const read = await readFile(await download.path(), 'utf8');
  assert.match(read, /^\ufeffPlace,/);
  assert.match(read, /,WGM,"Babayan, Ani",2401,/);
  nothingWentWrong(chief);
});
