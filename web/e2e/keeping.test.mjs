// An event is renamed, hidden and closed; all of it can be undone, and all of it is on record.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, reads, until, violations } from './house.mjs';
import { act, becomeChief, found, tables } from './office.mjs';

const { house, browser } = await open();
const chief = await page(browser, house, { viewport: DESKTOP });
const visitor = await page(browser, house, { viewport: DESKTOP });
let event;
const at = (part) => `${house.address}/event/${event}/1/${part}`;
const SCORES = { '1-0': { white: 'win', black: 'loss' }, '0-1': { white: 'loss', black: 'win' } };
const scored = (score) => ({ is: 'scored', score: SCORES[score], ending: null, length: 'played' });
const listed = async (as) => (await as.request.get(`${house.address}/api/events`)).json();

test('an event is renamed', async () => {
  await becomeChief(chief, house);
  event = await found(chief, { name: 'Twon Open', players: ['Aronyan', 'Babayan', 'Karimi', 'Daryani'] });
  await chief.goto(at('regulations'));
  await chief.locator('[data-rename]').fill('Town Open');
  await chief.getByRole('button', { name: 'Rename' }).click();
  await reads(chief.locator('h1'), 'Town Open');
});

test('a hidden event and its games are in no public list; its arbiters and whoever has the address still see it', async () => {
  await tables(chief, event, 'board', [1]);
  assert.equal((await listed(visitor)).length, 1);
  assert.equal((await (await visitor.request.get(`${house.address}/api/games`)).json()).length, 1);
  await chief.goto(at('regulations'));
  await chief.getByRole('button', { name: 'Hide the event' }).click();
  await chief.getByText('The event is hidden').waitFor();
  assert.deepEqual(await listed(visitor), []);
  assert.deepEqual(await (await visitor.request.get(`${house.address}/api/games`)).json(), []);
  assert.equal((await listed(chief))[0].listing, 'hidden');
  await visitor.goto(`${house.address}/events`);
  await visitor.getByText('No event has been set up').or(visitor.locator('li.hint')).first().waitFor();
  assert.equal(await visitor.getByText('Town Open').count(), 0);
  await visitor.goto(at('round'));
  await reads(visitor.locator('h1'), 'Town Open');
  await chief.goto(`${house.address}/events`);
  await chief.locator('[data-listing=hidden]').waitFor();
  await chief.goto(at('regulations'));
  await chief.getByRole('button', { name: 'List the event again' }).click();
  await chief.getByText('The event is in the public list.').waitFor();
  assert.equal((await listed(visitor)).length, 1);
});

test('an event is not closed while a game is played; a closed one is only read', async () => {
  const live = (await (await fetch(`${house.address}/api/events/${event}`)).json()).sections[0].rounds[0].pairings[0].live;
  await chief.goto(at('round'));
  await chief.locator('[data-start-all]').click();
  await chief.getByText('The clocks of 1 board').waitFor();
  await until(async () => {
    const { sections } = await (await fetch(`${house.address}/api/events/${event}`)).json();
    assert.equal(sections[0].rounds[0].pairings[0].live.phase, 'playing');
  });
  await chief.goto(at('regulations'));
  await chief.getByRole('button', { name: 'Close the event' }).click();
  await chief.getByRole('alert').filter({ hasText: 'A game is being played' }).waitFor();
  // The browser notes the refusal, and nothing else.
  assert.equal(chief.faults.length, 1);
  assert.match(chief.faults.pop(), /409/);
  // Both boards come to a result, the live one at its table.
  for (const [board, to] of [
    [1, '1-0'],
    [2, '0-1'],
  ])
    await act(chief, event, { do: 'change-result', game: `1/1.${board}`, to: scored(to), reason: 'agreed by both' });
  await chief.getByRole('button', { name: 'Close the event' }).click();
  await chief.locator('[data-closed]').waitFor();
  await picture(chief, 'event-closed');
  assert.deepEqual(await violations(chief), []);
  // Nothing that changes anything is offered, and nothing is taken from those who ask otherwise.
  await chief.goto(at('round'));
  await chief.locator('[data-closed]').waitFor();
  assert.equal(await chief.locator('[data-correct], [data-start-all]').count(), 0);
  const post = (path, data) => chief.request.post(`${house.address}/api/events/${event}/${path}`, { data });
  assert.equal((await post('sections/1/rounds/1/tables', { kind: 'board', boards: [2], resume_within: 0 })).status(), 409);
  const { rulings } = await (
    await post('acts', { key: 'late-result-0001', act: { do: 'change-result', game: '1/1.2', to: scored('1-0'), reason: 'no' } })
  ).json();
  assert.equal(rulings[0].decision, 'not-admitted');
  assert.ok(live.id);
  // What is kept of it can still be taken.
  assert.equal((await chief.request.get(`${house.address}/api/events/${event}/files/trf16?section=1`)).status(), 200);
});

test('a closed event is opened again for a reason, and the report has all of it', async () => {
  await chief.goto(at('regulations'));
  await chief.locator('[data-reopen-reason]').fill('a result was handed in late');
  await chief.getByRole('button', { name: 'Open the event again' }).click();
  await chief.locator('[data-closed]').waitFor({ state: 'detached' });
  await chief.locator('[data-rename]').waitFor();
  const report = JSON.stringify(await (await chief.request.get(`${house.address}/api/events/${event}/files/archive`)).json());
  for (const deed of ['rename', 'hide', 'unhide', 'close', 'reopen']) assert.ok(report.includes(`"do":"${deed}"`), deed);
  for (const tab of [chief, visitor]) nothingWentWrong(tab);
});
