// The devices on which arbiters may log in: listed with who uses them, and removed one by one, also when somebody is logged in there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, PHONE, nothingWentWrong, open, page, until, violations } from './house.mjs';
import { becomeChief } from './office.mjs';

const { house, browser } = await open();
const chief = await page(browser, house, { viewport: DESKTOP });
const deputy = await page(browser, house, { viewport: PHONE });
const people = chief.locator('[data-people]');
const listed = async () => (await people.locator('[data-devices] li bdi').allTextContents()).sort();

async function logIn() {
  await deputy.getByLabel('Name', { exact: true }).fill('Deputy');
  await deputy.getByLabel(/^Password/).fill('another long password');
  await deputy.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a device that was added is listed with who is logged in there', async () => {
  await becomeChief(chief, house);
  await until(async () => assert.deepEqual(await listed(), ['the first']));
  await people.getByText('Appoint an arbiter').first().click();
  await people.locator('[data-appoint-name]').fill('Deputy');
  await people.locator('[data-appoint-password]').fill('another long password');
  await people.getByRole('button', { name: 'Appoint an arbiter' }).click();
  await people.getByText('Add a device').click();
  await people.locator('[data-device-name]').fill('Deputy’s phone');
  await people.getByRole('button', { name: 'Make a code' }).click();
  const code = await people.locator('[data-device-code] bdi').first().textContent();
  await deputy.goto(`${house.address}/join#${code}`);
  await logIn();
  await deputy.getByText('Deputy, arbiter').waitFor();
  await chief.reload();
  await until(async () => assert.deepEqual(await listed(), ['Deputy’s phone', 'the first']));
  await people
    .locator('[data-devices] li')
    .filter({ hasText: 'Deputy’s phone' })
    .locator('.soft')
    .getByText('Deputy', { exact: true })
    .waitFor();
  assert.deepEqual(await violations(chief), []);
});

test('a device that is removed is off the list, and whoever was logged in there is out and stays out', async () => {
  await people.getByRole('button', { name: 'Remove the device Deputy’s phone' }).click();
  await until(async () => assert.deepEqual(await listed(), ['the first']));
  await until(async () => assert.equal(await people.locator('[data-sessions] li').filter({ hasText: 'Deputy' }).count(), 0));
  await deputy.goto(`${house.address}/events`);
  await logIn();
  await deputy.getByRole('alert').waitFor();
  assert.equal(await deputy.getByText('Deputy, arbiter').count(), 0);
  // The chief arbiter is still there.
  await chief.reload();
  await until(async () => assert.deepEqual(await listed(), ['the first']));
  nothingWentWrong(chief);
});
