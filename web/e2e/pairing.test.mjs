// Swiss rounds by a configured program: nine rounds of sixty players, shown for confirmation, never published by itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, violations } from './house.mjs';
import { PAIRING, act, becomeChief, found, post, scored } from './office.mjs';

const { house, browser } = await open(PAIRING);
const arbiter = await page(browser, house, { viewport: DESKTOP });
const PLAYERS = Array.from({ length: 60 }, (_, place) => `Player ${String(place + 1).padStart(2, '0')}`);
const ROUNDS = 9;
const OUTCOMES = {
  '1-0': { white: 'win', black: 'loss' },
  '0-1': { white: 'loss', black: 'win' },
  '½-½': { white: 'draw', black: 'draw' },
};
let event;

const handIn = (round, board) =>
  act(arbiter, event, {
    do: 'hand-in',
    game: `1/${round}.${board}`,
    outcome: { is: 'scored', score: OUTCOMES[scored(round, board)], ending: null, length: 'played' },
  });

test('the second round is paired by the program on the page and published only then', async () => {
  await becomeChief(arbiter, house);
  event = await found(arbiter, { players: PLAYERS, rounds: ROUNDS });
  for (let board = 1; board <= 30; board += 1) await handIn(1, board);
  await arbiter.goto(`${house.address}/event/${event}/1/round`);
  await arbiter.locator('[data-round="2"]').click();
  await arbiter.locator('[data-program]').click();
  await arbiter.locator('[data-preview]').waitFor();
  await picture(arbiter, 'pairing-program');
  assert.deepEqual(await violations(arbiter), []);
  assert.equal(await arbiter.locator('[data-doubts]').count(), 0, 'the program repeats no game');
  const before = await (await fetch(`${house.address}/api/events/${event}`)).json();
  assert.equal(before.sections[0].rounds.length, 1, 'nothing is published yet');
  await arbiter.getByRole('button', { name: 'Publish the pairings' }).click();
  await arbiter.locator('[data-pairing="30"]').waitFor();
  nothingWentWrong(arbiter);
});

test('nine rounds of sixty players, with a withdrawal and a requested bye', async () => {
  const met = new Set();
  const shown = await (await fetch(`${house.address}/api/events/${event}`)).json();
  for (const { pairings } of shown.sections[0].rounds) for (const { white, black } of pairings) met.add([white, black].sort().join());
  for (let board = 1; board <= 30; board += 1) await handIn(2, board);
  await act(arbiter, event, { do: 'withdraw', player: 60, from: 4, reason: 'ill' });
  await act(arbiter, event, { do: 'request-bye', player: 7, round: 5, kind: 'half-point' });
  for (let round = 3; round <= ROUNDS; round += 1) {
    const read = await post(arbiter, `/api/events/${event}/sections/1/rounds/${round}/pairings/program`, {});
    const wrong = read.doubts.filter(({ doubt }) => ['repeated', 'missing', 'asked-for-bye', 'second-bye', 'unfinished'].includes(doubt));
    assert.deepEqual(wrong, [], `round ${round}`);
    const playing = round < 4 ? 60 : 59;
    assert.equal(read.games.length * 2 + read.byes.length, playing, `everybody is paired in round ${round}`);
    for (const { white, black } of read.games) {
      const pair = [white, black].sort().join();
      assert.ok(!met.has(pair), `${pair} met before round ${round}`);
      met.add(pair);
    }
    if (round === 5)
      assert.deepEqual(
        read.byes.filter(({ player }) => player === 7),
        [{ player: 7, kind: 'half-point' }],
      );
    const doubtful = read.doubts.length > 0;
    await act(
      arbiter,
      event,
      doubtful
        ? { do: 'correct-pairings', section: 1, round, games: read.games, byes: read.byes, reason: 'as the program pairs' }
        : { do: 'pair', section: 1, round, games: read.games, byes: read.byes },
    );
    for (const { board } of read.games) await handIn(round, board);
  }
  const { rows } = await (await fetch(`${house.address}/api/events/${event}/sections/1/standings`)).json();
  assert.equal(rows.length, 60);
  assert.ok(rows.every(({ rounds }) => rounds.length === ROUNDS));
});

test('the standings name title, rating, federation and number, after any round', async () => {
  await arbiter.goto(`${house.address}/event/${event}/1/standings`);
  const row = arbiter.locator('[data-standings] tbody tr').first();
  await row.waitFor();
  await arbiter.locator('[data-after]').selectOption('1');
  await arbiter.waitForFunction(() => document.querySelectorAll('[data-standings] thead th').length < 14);
  // Player 1 had White against starting number 31 in round 1, and that number stays.
  const first = await (await fetch(`${house.address}/api/events/${event}/sections/1/standings?after=1`)).json();
  const one = first.rows.find(({ number }) => number === 1);
  assert.match(one.rounds[0], /^31w/);
  assert.equal(one.rating, 2400);
  await picture(arbiter, 'standings');
  assert.deepEqual(await violations(arbiter), []);
  nothingWentWrong(arbiter);
});

test('prints and files: every page, games of a round with a mark', async () => {
  for (const name of ['pairings', 'pairings-by-name', 'standings', 'players', 'cards', 'slips']) {
    const answer = await arbiter.request.get(`${house.address}/api/events/${event}/print/${name}?section=1&round=2`);
    assert.equal(answer.status(), 200, name);
    if (name !== 'cards') assert.match(await answer.text(), /Player 01/, name);
  }
  for (const language of ['en', 'fa']) {
    await arbiter.goto(`${house.address}/api/events/${event}/print/standings?section=1&round=3&language=${language}`);
    await picture(arbiter, `print-standings-${language}`);
    await arbiter.emulateMedia({ media: 'print' });
    const apart = await arbiter
      .locator('.facts dt')
      .evaluateAll((labels) =>
        labels
          .filter((one) => one.nextElementSibling.getBoundingClientRect().top !== one.getBoundingClientRect().top)
          .map((one) => one.textContent),
      );
    assert.deepEqual(apart, [], 'on paper every fact stands beside its words');
    await arbiter.emulateMedia({ media: null });
    await arbiter.goto(`${house.address}/api/events/${event}/print/slips?section=1&round=3&language=${language}`);
    await picture(arbiter, `print-slips-${language}`);
  }
  const pgn = `${house.address}/api/events/${event}/files/pgn?section=1&round=2`;
  const answer = await fetch(pgn);
  const mark = answer.headers.get('etag');
  assert.equal((await answer.text()).match(/\[Event /g).length, 30);
  assert.equal((await fetch(pgn, { headers: { 'if-none-match': mark } })).status, 304);
});
