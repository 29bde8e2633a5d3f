// Swiss rounds by a configured program: all nine rounds of sixty players, shown for confirmation, never published by itself.
// Rounds 1 and 2 are paired on the page. The program is given no colour for round 1, which it pairs by starting numbers: the
// top half against the bottom half, colours in turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, violations } from './house.mjs';
import { PAIRING, act, becomeChief, found, post, scored } from './office.mjs';

const { house, browser } = await open(PAIRING);
const arbiter = await page(browser, house, { viewport: DESKTOP });
const PLAYERS = Array.from({ length: 60 }, (_, place) => `Player ${String(place + 1).padStart(2, '0')}`);
const ROUNDS = 9;
const TIE_BREAKS = ['DE', 'BH/C1', 'BH', 'SB', 'WIN'];
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

const published = async () => (await (await fetch(`${house.address}/api/events/${event}`)).json()).sections[0].rounds;

/** The program pairs a round on the page; it is published only by its own button. */
async function pairedOnThePage(round) {
  await arbiter.goto(`${house.address}/event/${event}/1/round`);
  await arbiter.locator(`[data-round="${round}"]`).click();
  await arbiter.locator('[data-program]').click();
  // The first time the program itself is fetched.
  await arbiter
    .locator('[data-preview]')
    .waitFor({ timeout: 90_000 })
    .catch(async (error) => {
      throw new Error((await arbiter.locator('.problem, [role=alert]').allTextContents()).join('; '), { cause: error });
    });
  await picture(arbiter, round === 2 ? 'pairing-program' : `pairing-program-${round}`);
  assert.deepEqual(await violations(arbiter), []);
  assert.equal(await arbiter.locator('[data-doubts]').count(), 0, 'the program repeats no game');
  assert.equal((await published()).filter(({ pairings }) => pairings.length > 0).length, round - 1, 'nothing is published yet');
  await arbiter.getByRole('button', { name: 'Publish the pairings' }).click();
  await arbiter.locator('[data-pairing="30"]').waitFor();
  nothingWentWrong(arbiter);
}

test('the first round is paired by the program on the page, the top half against the bottom half, and published only then', async () => {
  await becomeChief(arbiter, house);
  event = await found(arbiter, { players: PLAYERS, rounds: ROUNDS, tieBreaks: TIE_BREAKS, first: 'left-to-program' });
  await pairedOnThePage(1);
  const [{ pairings }] = await published();
  const half = PLAYERS.length / 2;
  assert.deepEqual(
    pairings.map(({ white, black }) => [white, black].sort((a, b) => a - b)),
    Array.from({ length: half }, (_, board) => [board + 1, board + 1 + half]),
  );
  const first = pairings[0].white === 1;
  assert.deepEqual(
    pairings.map(({ white }) => white <= half),
    Array.from({ length: half }, (_, board) => (board % 2 === 0) === first),
    'colours alternate down the boards',
  );
});

test('the second round is paired by the program on the page and published only then', async () => {
  for (let board = 1; board <= 30; board += 1) await handIn(1, board);
  await pairedOnThePage(2);
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
  const all = await published();
  assert.equal(all.length, ROUNDS);
  assert.ok(
    all.every(({ pairings }) => pairings.length >= 28 && pairings.every(({ result }) => result !== '*')),
    'every game has its result',
  );
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
  // Player 1 had starting number 31 as opponent in round 1, and that number stays.
  const first = await (await fetch(`${house.address}/api/events/${event}/sections/1/standings?after=1`)).json();
  const one = first.rows.find(({ number }) => number === 1);
  assert.match(one.rounds[0], /^31[wb]/);
  assert.equal(one.rating, 2400);
  await picture(arbiter, 'standings');
  assert.deepEqual(await violations(arbiter), []);
  nothingWentWrong(arbiter);
});

/** Paper of 210 by 297 millimetres with a margin of 10, in the pixels of CSS. */
const UPRIGHT = { width: 718, height: 1047 };
const ACROSS = { width: 1047, height: 718 };

/** What a page would lose at the edge of its paper, and names that share their room unlike. */
const lost = () =>
  arbiter.evaluate(() => {
    const names = [...document.querySelectorAll('th.name')].map((one) => one.getBoundingClientRect().width);
    const beyond = [...document.querySelectorAll('td, th, dd, .slip, .signatures div')].filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1;
    });
    return {
      cut: beyond.length,
      wide: document.documentElement.scrollWidth > innerWidth,
      unlike: names.length > 1 && Math.max(...names) > 1.1 * Math.min(...names),
    };
  });

test('on paper no column is cut off: nine rounds with five tie-breaks across the page, lists upright', async () => {
  for (const language of ['en', 'hy', 'fa'])
    for (const [name, paper] of [
      ['standings', ACROSS],
      ['pairings', UPRIGHT],
      ['pairings-by-name', UPRIGHT],
      ['players', UPRIGHT],
      ['slips', UPRIGHT],
      ['cards', UPRIGHT],
    ]) {
      await arbiter.goto(`${house.address}/api/events/${event}/print/${name}?section=1&round=${ROUNDS}&language=${language}`);
      await arbiter.setViewportSize(paper);
      await arbiter.emulateMedia({ media: 'print' });
      await picture(arbiter, `paper-${name}-${language}`);
      assert.deepEqual(await lost(), { cut: 0, wide: false, unlike: false }, `${name}, ${language}`);
      const pdf = (await arbiter.pdf({ preferCSSPageSize: true })).toString('latin1');
      const pages = [...pdf.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => Number(width) > Number(height));
      assert.ok(pages.length > 0 && pages.every((isAcross) => isAcross === (paper === ACROSS)), `${name}, ${language}: ${pages}`);
      // Thirty boards of slips or cards are four sheets of eight.
      if (name === 'slips' || name === 'cards') assert.equal(pages.length, 4, `${name}, ${language}`);
    }
  await arbiter.emulateMedia({ media: null });
  await arbiter.setViewportSize(DESKTOP);
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
