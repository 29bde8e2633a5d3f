// Rulings beyond a board, on the page: penalties, lifting, appeals and their decision, officials; and the incident menu, in which
// every act of an arbiter is found in arbiters' words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, PHONE, picture, until, violations } from './house.mjs';
import { becomeChief, found, tables } from './office.mjs';

const { house, browser } = await open();
const arbiter = await page(browser, house, { viewport: DESKTOP, timezoneId: 'Asia/Yerevan' });
const PLAYERS = ['Gyumri, Anna', 'Shiraz, Reza', 'Vanadzor, Lilit', 'Tabriz, Sara', 'Goris, Aram', 'Isfahan, Omid'];
let event;

test('a player is penalised, the penalty is lifted, and both stay on record', async () => {
  await becomeChief(arbiter, house);
  event = await found(arbiter, { players: PLAYERS });
  await arbiter.goto(`${house.address}/event/${event}/1/matters`);
  await arbiter.locator('[data-matter=penalise]').click();
  const form = arbiter.locator('[data-matter-form]');
  await until(async () => assert.ok(await form.getByRole('button', { name: 'Confirm' }).isDisabled(), 'nobody is chosen for the arbiter'));
  await form.locator('[data-fact=player]').selectOption({ label: '3 Vanadzor, Lilit' });
  await form.locator('[data-fact=penalty]').selectOption('warning');
  await form.locator('[data-fact=note]').fill('spoke during play');
  assert.deepEqual(await violations(arbiter), []);
  await form.getByRole('button', { name: 'Confirm' }).click();
  const penalty = arbiter.locator('[data-penalty]');
  await penalty.getByText('a warning').waitFor();
  await penalty.getByText('12.9.1').waitFor();
  await penalty.getByRole('button', { name: 'Lift' }).click();
  await form.locator('[data-fact=note]').fill('it was somebody else');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await penalty.getByText('Lifted: it was somebody else').waitFor();
  nothingWentWrong(arbiter);
});

test('a ruling is appealed against and the appeal is decided', async () => {
  await arbiter.locator('[data-matter=penalise]').click();
  const form = arbiter.locator('[data-matter-form]');
  await form.locator('[data-fact=player]').selectOption({ label: '2 Shiraz, Reza' });
  await form.locator('[data-fact=note]').fill('left the hall');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await form.waitFor({ state: 'detached' });
  await arbiter.getByText('left the hall').first().waitFor();
  await arbiter.getByRole('button', { name: 'Appeal against this' }).first().click();
  await form.locator('[data-fact=player]').selectOption({ label: '2 Shiraz, Reza' });
  await form.locator('[data-fact=note]').fill('I had permission');
  await form.getByRole('button', { name: 'Confirm' }).click();
  const appeal = arbiter.locator('[data-appeal]');
  await appeal.getByText('I had permission').waitFor();
  await appeal.getByRole('button', { name: 'Decide the appeal' }).click();
  await form.getByLabel('rejected: the ruling stands').check();
  await form.locator('[data-fact=note]').fill('there was none');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await appeal.getByText('rejected: the ruling stands: there was none').waitFor();
  await picture(arbiter, 'matters');
  assert.deepEqual(await violations(arbiter), []);
  nothingWentWrong(arbiter);
});

test('incidents are logged, scoresheets handed in, resumptions fixed, meddlers and refusals told', async () => {
  const form = arbiter.locator('[data-matter-form]');
  const confirm = async () => {
    await form.getByRole('button', { name: 'Confirm' }).click();
    await form.waitFor({ state: 'detached' });
  };
  const game = { label: 'Round 1, board 1: Gyumri, Anna – Tabriz, Sara' };
  await arbiter.locator('[data-matter=log]').click();
  await form.locator('[data-fact=code]').selectOption('interference');
  await form.locator('[data-fact=game]').selectOption(game);
  await form.locator('[data-fact=note]').fill('a spectator spoke');
  await confirm();
  await arbiter.locator('[data-told]', { hasText: '12.7' }).waitFor();
  await arbiter.locator('[data-matter=keep-sheet]').click();
  await form.locator('[data-fact=game]').selectOption(game);
  await form.getByLabel('Black').check();
  await confirm();
  await arbiter.locator('[data-told]', { hasText: '8.3' }).waitFor();
  await arbiter.locator('[data-matter=meddle]').click();
  await form.locator('[data-fact=player]').selectOption({ label: '5 Goris, Aram' });
  await form.locator('[data-fact=game]').selectOption(game);
  await form.locator('[data-fact=note]').fill('gave advice');
  await confirm();
  nothingWentWrong(arbiter);
});

test('the event is renamed and its officials are named', async () => {
  await arbiter.goto(`${house.address}/event/${event}/1/regulations`);
  await arbiter.locator('[data-rename]').fill('Town Open 2026');
  await arbiter.getByRole('button', { name: 'Rename' }).click();
  await arbiter.getByRole('heading', { name: 'Town Open 2026' }).waitFor();
  await arbiter.locator('[data-official]').fill('Second, Deputy');
  await arbiter.locator('[data-post]').selectOption('deputy-chief-arbiter');
  await arbiter.getByRole('button', { name: 'Add the official' }).click();
  await arbiter.getByText('Second, Deputy · deputy chief arbiter').waitFor();
  assert.deepEqual(await violations(arbiter), []);
  await arbiter.getByRole('button', { name: 'Remove Second, Deputy' }).click();
  await arbiter.getByText('Nobody is named yet.').waitFor();
  nothingWentWrong(arbiter);
});

test('the incident menu is in groups, is searched in arbiters’ words, and asks before anybody loses', async () => {
  await tables(arbiter, event, 'board', [1, 2]);
  await arbiter.goto(`${house.address}/event/${event}/1/desk`);
  await arbiter.locator('.tile[data-board="1"]').click();
  await arbiter.getByRole('button', { name: 'Start the game' }).click();
  await arbiter.getByRole('button', { name: 'What happened?' }).click();
  await arbiter.getByRole('heading', { name: 'Permissions and people' }).waitFor();
  await picture(arbiter, 'incident-menu');
  assert.deepEqual(await violations(arbiter), []);
  await arbiter.keyboard.press('/');
  await arbiter.keyboard.type('phone rings');
  const offered = await arbiter.locator('[data-incident]').evaluateAll((all) => all.map((one) => one.dataset.incident));
  assert.ok(offered.includes('device') && offered.length < 6, offered.join());
  await arbiter.keyboard.press('Enter');
  await arbiter.getByText('The ruling appears once everything is filled in.').waitFor();
  await until(async () => assert.ok(await arbiter.getByRole('button', { name: 'Confirm ruling' }).isDisabled()));
  await arbiter.getByRole('button', { name: 'Something else' }).click();
  await arbiter.locator('[data-incident=inspect]').click();
  await arbiter.getByRole('radio', { name: 'Gyumri, Anna' }).check();
  await arbiter.locator('[data-preview]').getByText('11.3.3').waitFor();
  await arbiter.getByRole('button', { name: 'Confirm ruling' }).click();
  nothingWentWrong(arbiter);
});

test('after reversed colours a new game is set up at the board and starts', async () => {
  await arbiter.keyboard.press('i');
  await arbiter.locator('[data-incident=new-game]').click();
  await arbiter.getByRole('textbox', { name: 'Article' }).fill('7.3');
  await arbiter.getByRole('textbox', { name: 'Reason' }).fill('colours reversed, found on move 3');
  await arbiter.locator('[data-preview]').waitFor();
  await arbiter.getByRole('button', { name: 'Confirm ruling' }).click();
  await arbiter.goto(`${house.address}/event/${event}/1/round`);
  await arbiter.locator('[data-pairing="1"]', { hasText: 'cancelled' }).waitFor();
  await arbiter.getByText('Another kind of table at some boards').click();
  await until(async () => assert.equal(await arbiter.locator('[data-kind-of="1"]').inputValue(), 'board', 'as before'));
  await arbiter.getByRole('button', { name: 'Set up the tables' }).click();
  await arbiter.locator('[data-pairing="1"]', { hasText: 'not started' }).waitFor();
  await arbiter.locator('[data-start-all]').click();
  await arbiter.getByText(/The clocks of \d boards? started/).waitFor();
  await arbiter.locator('[data-pairing="1"]', { hasText: 'in play' }).waitFor();
  nothingWentWrong(arbiter);
});

test('rulings are read in Persian and on a phone', async () => {
  await arbiter.setViewportSize(PHONE);
  await arbiter.goto(`${house.address}/event/${event}/1/matters`);
  await arbiter.locator('[data-penalty]').first().waitFor();
  await picture(arbiter, 'matters-phone');
  await until(async () => assert.ok(await arbiter.evaluate(() => document.documentElement.scrollWidth <= innerWidth)));
  await arbiter.locator('[data-languages]').selectOption('fa');
  await arbiter.getByText('جریمه‌ها').waitFor();
  await picture(arbiter, 'matters-phone-fa');
  assert.deepEqual(await violations(arbiter), []);
  nothingWentWrong(arbiter);
});
