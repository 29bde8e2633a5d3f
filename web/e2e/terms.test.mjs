// What an event is played under, on the page: points, rate of play, time zone, time control and byes, when it is set up and later.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, reads, until, violations } from './house.mjs';
import { act, becomeChief } from './office.mjs';

const { house, browser } = await open();
const chief = await page(browser, house, { viewport: DESKTOP, timezoneId: 'Europe/Vienna' });
let event;
const at = (part) => `${house.address}/event/${event}/1/${part}`;
const shown = async () => (await fetch(`${house.address}/api/events/${event}`)).json();

test('the time zone is shown when an event is set up, and can be another than the browser’s', async () => {
  await becomeChief(chief, house);
  const zone = chief.locator('[data-zone]');
  await until(async () => assert.match(await zone.locator('option:checked').textContent(), /UTC\+0[12]:00.*this browser/));
  await zone.selectOption({ label: 'UTC+04:00' });
  await chief.getByLabel('Name of the event', { exact: true }).fill('Gyumri Rapid');
  await chief.locator('[data-players]').fill('Aronyan 2400\nBabayan 2300\nKarimi 2200\nDaryani 2100');
  assert.deepEqual(await violations(chief), []);
  await chief.getByRole('button', { name: 'Set up the event' }).click();
  await chief.getByRole('heading', { name: 'Gyumri Rapid' }).waitFor();
  [{ id: event }] = await (await fetch(`${house.address}/api/events`)).json();
  assert.equal((await shown()).founding.zone, 240);
});

test('an announced hour is the hour of the place, and follows a corrected zone', async () => {
  await act(chief, event, {
    do: 'pair',
    section: 1,
    round: 1,
    games: [
      { board: 1, white: 1, black: 3 },
      { board: 2, white: 4, black: 2 },
    ],
    byes: [],
  });
  await chief.goto(at('round'));
  await reads(chief.locator('[data-zone-here]'), 'UTC+04:00');
  await chief.locator('[data-moment]').fill('2031-05-17T10:00');
  await chief.getByRole('button', { name: 'Announce' }).click();
  await until(async () => assert.equal((await shown()).sections[0].rounds[0].sessions[0].start, Date.UTC(2031, 4, 17, 6, 0)));
  await reads(chief.locator('.countdown'), /10:00/);
  await chief.goto(at('regulations'));
  await chief.locator('[data-zone]').selectOption({ label: 'UTC+03:30' });
  await chief.locator('[data-set-zone]').click();
  await until(async () => assert.equal((await shown()).founding.zone, 210));
  await chief.goto(at('round'));
  await reads(chief.locator('.countdown'), /9:30/);
  const printed = await (await chief.request.get(`${house.address}/api/events/${event}/print/pairings?section=1&round=1`)).text();
  assert.match(printed, /9:30/);
});

test('time control and points for byes are corrected until play begins; points and rate of play are regulations', async () => {
  await chief.goto(at('regulations'));
  const terms = chief.locator('[data-terms]');
  await terms.locator('[data-control]').fill('10+5');
  await terms.locator('[data-bye]').selectOption({ label: '½' });
  assert.deepEqual(await violations(chief), []);
  await terms.getByRole('button', { name: 'Save' }).click();
  await until(async () => {
    const { terms: now } = (await shown()).sections[0];
    assert.deepEqual([now.control, now.bye], ['10+5', 'draw']);
  });
  const regulations = chief.locator('[data-regulations]');
  await regulations.locator('[data-points=win]').fill('3');
  await regulations.locator('[data-points=win]').blur();
  await regulations.locator('[data-points=draw]').fill('1');
  await regulations.locator('[data-points=draw]').blur();
  await regulations.locator('[data-regulation=stated_tempo]').selectOption('rapid');
  await picture(chief, 'regulations');
  await chief.getByRole('button', { name: 'Set the regulations' }).click();
  await until(async () => {
    const { regulations: now } = (await shown()).sections[0].terms;
    assert.deepEqual([now.points, now.stated_tempo], [{ win: 6, draw: 2, loss: 0 }, 'rapid']);
  });
  // A rate of play that the times contradict is no choice of the organiser (A.1).
  await regulations.locator('[data-regulation=stated_tempo]').selectOption('blitz');
  await chief.getByRole('button', { name: 'Set the regulations' }).click();
  await chief.getByRole('alert').filter({ hasText: 'A.1' }).waitFor();
  nothingWentWrong(chief);
});

test('once a game has begun the time control stays, and the page says by which article', async () => {
  const scored = { is: 'scored', score: { white: 'win', black: 'loss' }, ending: null, length: 'played' };
  await act(chief, event, { do: 'hand-in', game: '1/1.1', outcome: scored });
  await chief.goto(at('regulations'));
  const terms = chief.locator('[data-terms]');
  await terms.locator('[data-control]').fill('15+10');
  await terms.getByRole('button', { name: 'Save' }).click();
  await terms.getByRole('alert').filter({ hasText: '6.3.1' }).waitFor();
  assert.equal((await shown()).sections[0].terms.control, '10+5');
  // Three points for the win.
  const { rows } = await (await fetch(`${house.address}/api/events/${event}/sections/1/standings`)).json();
  assert.equal(rows[0].points, '3');
  nothingWentWrong(chief);
});
