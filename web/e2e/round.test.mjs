// The round on its page: controls above the rows, kinds of table by ranges, the preview of pairings, and the way to the desk.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingWentWrong, open, page, PHONE, picture, reads, shows, until, violations } from './house.mjs';
import { act, becomeChief, found } from './office.mjs';

const { house, browser } = await open();
const LAPTOP = { width: 1366, height: 768 };
const arbiter = await page(browser, house, { viewport: LAPTOP });
await becomeChief(arbiter, house);
const players = Array.from({ length: 24 }, (_, place) => (place ? `Hovhannisyan, Davit ${place + 1}` : 'Mkrtchyan, Anahit'));
const event = await found(arbiter, { players });
const above = async (one, other) => {
  const [upper, lower] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  assert.ok(upper.y + upper.height <= lower.y, `${one} is not above ${other}`);
};

test('the desk of a round without tables leads to the round and to what happened, also on a phone', async () => {
  const storageState = await arbiter.context().storageState();
  const phone = await page(browser, house, { viewport: PHONE, storageState });
  await phone.goto(`${house.address}/desk`);
  // There is only one desk: it is the one that is meant.
  await phone.waitForURL(`**/event/${event}/1/desk`);
  await phone.locator('[data-to-what]').waitFor();
  assert.deepEqual(await violations(phone), []);
  await phone.locator('[data-to-round]').click();
  await phone.waitForURL(`**/event/${event}/1/round`);
  await phone.locator('[data-happened]').waitFor();
  nothingWentWrong(phone);
  await phone.context().close();
});

test('controls and their answers stand above the rows, and a range of boards has another kind of table', async () => {
  await arbiter.goto(`${house.address}/event/${event}/1/round`);
  const rows = arbiter.locator('[data-pairings]');
  await arbiter.locator('.kinds summary').click();
  await arbiter.locator('[data-kind-range]').fill('5-12');
  await arbiter.locator('[data-kind-ranged]').selectOption('wooden');
  await arbiter.locator('[data-kind-set]').click();
  for (const [board, kind] of [
    [4, 'board'],
    [5, 'wooden'],
    [12, 'wooden'],
  ])
    assert.equal(await arbiter.locator(`[data-kind-of="${board}"]`).inputValue(), kind);
  assert.deepEqual(await violations(arbiter), []);
  await arbiter.getByRole('button', { name: 'Set up the tables' }).click();
  // Once all of them are set up.
  await arbiter.locator('[data-start-all]').filter({ hasText: '12' }).click();
  const told = arbiter.getByText(/The clocks of .*12.* boards started at the same moment/);
  await told.waitFor();
  await above(arbiter.locator('.arbiter'), rows);
  await above(told, rows);
  await picture(arbiter, 'round-controls');
});

test('twelve boards stand on the desk of a small laptop with whole rows and whole names', async () => {
  await arbiter.goto(`${house.address}/desk`);
  await arbiter.waitForURL(`**/event/${event}/1/desk`);
  await shows(arbiter.locator('.tile'), 12);
  await until(async () =>
    assert.deepEqual(
      await arbiter
        .locator('.tile')
        .evaluateAll((tiles) => tiles.filter((tile) => tile.getBoundingClientRect().bottom > innerHeight).length),
      0,
    ),
  );
  assert.equal(
    await arbiter.locator('.tile .name').evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length),
    0,
  );
});

test('the preview of pairings has starting numbers and titles', async () => {
  await act(arbiter, event, {
    do: 'amend',
    player: 1,
    details: {
      name: 'Mkrtchyan, Anahit',
      title: 'WGM',
      rating: 2400,
      sex: null,
      federation: null,
      fide_id: null,
      born: null,
      club: null,
      needs: { disabilities: [], assistant: null, measures: [] },
    },
  });
  await arbiter.goto(`${house.address}/event/${event}/1/round`);
  await arbiter.locator('[data-round="2"]').click();
  await arbiter.locator('[data-list]').fill('1,1,2');
  await arbiter.getByRole('button', { name: 'Check the pairings' }).click();
  await reads(arbiter.locator('[data-preview] [data-number-of="1"]'), '1');
  await arbiter.locator('[data-preview] td', { hasText: 'WGM Mkrtchyan, Anahit' }).waitFor();
  nothingWentWrong(arbiter);
  await arbiter.context().close();
});
