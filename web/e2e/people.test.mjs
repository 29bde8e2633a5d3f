// Arbiters and their devices: appointed and enrolled from the page, logged out from it, and the way back in when all is lost.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DESKTOP, PHONE, nothingWentWrong, open, page, picture, reads, shows, violations } from './house.mjs';
import { found } from './office.mjs';

const { house, browser } = await open({ flags: ['--lan', '127.0.0.1:0'] });
const PASSWORD = 'a long enough password';
const firstCode = () => /first code is (\S+)/.exec(house.words)?.[1];

const chief = await page(browser, house, { viewport: DESKTOP });
const deputy = await page(browser, house, { viewport: PHONE });

test('a second arbiter is appointed and a second device is enrolled by code', async () => {
  await chief.goto(`${house.address}/events`);
  await chief.getByRole('button', { name: 'First appointment' }).click();
  await chief.getByLabel('Code on the server’s screen').fill(firstCode());
  await chief.getByLabel('Name', { exact: true }).fill('Chief');
  await chief.getByLabel(/^Password/).fill(PASSWORD);
  await chief.getByRole('button', { name: 'Become chief arbiter' }).click();
  const people = chief.locator('[data-people]');
  await people.getByText('Appoint an arbiter').first().click();
  await people.locator('[data-appoint-name]').fill('Deputy');
  await people.locator('[data-appoint-password]').fill('another long password');
  await people.getByRole('button', { name: 'Appoint an arbiter' }).click();
  await people.getByText('Deputy', { exact: true }).waitFor();
  await people.getByText('Add a device').click();
  await people.locator('[data-device-name]').fill('Deputy’s phone');
  await people.getByRole('button', { name: 'Make a code' }).click();
  const code = await people.locator('[data-device-code] bdi').first().textContent();
  await picture(chief, 'people');
  assert.deepEqual(await violations(chief), []);
  await deputy.goto(`${house.address}/join#${code}`);
  await deputy.getByLabel('Name', { exact: true }).fill('Deputy');
  await deputy.getByLabel(/^Password/).fill('another long password');
  await deputy.getByRole('button', { name: 'Log in', exact: true }).click();
  await deputy.getByText('Deputy, arbiter').waitFor();
  nothingWentWrong(deputy);
});

test('a tablet is handed the root certificate by a code for its camera, with the fingerprint that the terminal shows', async () => {
  const root = chief.locator('[data-root]');
  const [, told] = /fingerprint of that root is (\S+)/.exec(house.words);
  assert.equal((await root.locator('[data-fingerprint]').textContent()).trim(), told);
  await chief.waitForFunction(() => document.querySelector('[data-root] img').naturalWidth >= 200);
  const [download] = await Promise.all([chief.waitForEvent('download'), root.locator('a').click()]);
  assert.equal(download.suggestedFilename(), 'touchmove-root.crt');
});

test('the chief arbiter downloads everything another machine needs', async () => {
  const [download] = await Promise.all([chief.waitForEvent('download'), chief.locator('[data-backup] a').click()]);
  assert.match(download.suggestedFilename(), /^touchmove-\d{4}-\d\d-\d\d\.sqlite$/);
  assert.equal(readFileSync(await download.path(), 'latin1').slice(0, 15), 'SQLite format 3');
});

test('sign-ins are listed and ended', async () => {
  await chief.reload();
  await chief.locator('[data-sessions]').getByRole('button', { name: 'Log out Deputy' }).click();
  await chief.locator('[data-sessions] li', { hasText: 'Deputy' }).waitFor({ state: 'detached' });
  await deputy.reload();
  await deputy.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  nothingWentWrong(chief);
});

/** The chief arbiter, come back in another browser. */
let fresh;

test('who has lost browser and password comes back in by a code made at the server’s console', async () => {
  const said = execFileSync(process.env.TOUCHMOVE, ['office', 'recover', '--data', house.folder], { encoding: 'utf8' });
  const code = /recovery code is (\S+)/.exec(said)?.[1];
  fresh = await page(browser, house, { viewport: DESKTOP });
  await fresh.goto(`${house.address}/desk`);
  await fresh.getByRole('button', { name: 'Lost the password or the device?' }).click();
  await fresh.getByLabel('Code on the server’s screen').fill(code);
  await fresh.getByLabel('Name', { exact: true }).fill('Chief');
  await fresh.getByLabel(/^Password/).fill('a new long password');
  await picture(fresh, 'office-recover');
  assert.deepEqual(await violations(fresh), []);
  await fresh.getByRole('button', { name: 'Become chief arbiter again' }).click();
  await fresh.getByRole('link', { name: 'Set up an event' }).click();
  await fresh.getByText('Chief, arbiter').waitFor();
  nothingWentWrong(fresh);
});

test('a screen in the hall is enrolled by code and picture for its event, listed, and ended', async () => {
  await found(fresh, { name: 'Town Open', players: ['Gyumri', 'Shiraz'] });
  const hidden = await found(fresh, { name: 'Village Open', players: ['Vanadzor', 'Tabriz'] });
  await fresh.goto(`${house.address}/events`);
  const people = fresh.locator('[data-people]');
  await people.getByText('Add a screen in the hall').click();
  await people.locator('[data-screen-of]').selectOption({ label: 'Village Open' });
  await people.locator('[data-screen-code-make]').click();
  const given = people.locator('[data-screen-code]');
  const code = await given.locator('bdi').first().textContent();
  await fresh.waitForFunction(() => document.querySelector('[data-screen-code] img').naturalWidth >= 100);
  await picture(fresh, 'people-screen');
  assert.deepEqual(await violations(fresh), []);
  const wall = await page(browser, house, { viewport: { width: 1920, height: 1080 } });
  await wall.goto(`${house.address}/join#${code}`);
  await wall.waitForURL(`**/hall/${hidden}`);
  await wall.getByRole('heading', { name: /Village Open/ }).waitFor();
  assert.equal((await (await wall.request.get(`${house.address}/api/office/me`)).json()).who.place.place, 'display');
  // The code has been used; another screen needs one of its own.
  const other = await page(browser, house, { viewport: PHONE });
  await other.goto(`${house.address}/join#${code}`);
  await other.getByRole('alert').waitFor();
  await fresh.reload();
  const entry = fresh.locator('[data-sessions] li', { hasText: 'Screen in the hall' });
  await shows(entry, 1);
  await reads(entry, /Village Open/);
  await entry.getByRole('button').click();
  await shows(entry, 0);
  assert.equal((await (await wall.request.get(`${house.address}/api/office/me`)).json()).who, null);
  for (const tab of [wall, other]) await tab.context().close();
  nothingWentWrong(fresh);
});
