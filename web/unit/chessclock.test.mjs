// The arithmetic of the clock alone, against figures worked out by hand from the Laws.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const [c, { readControl }] = await load('/src/clock/chessclock.ts', '/src/clock/control.ts');
const S = 1000;
const MIN = 60 * S;

const running = (text) => c.start(c.set(readControl(text), 0), 0);
const left = (all) => [all.white.remaining, all.black.remaining];
/** Presses in turn, White first, each after so many milliseconds. */
const presses = (all, ...thoughts) =>
  thoughts.reduce(([clock, at], thought) => [c.press(clock, clock.lever, at + thought), at + thought], [all, all.latest])[0];

test('controls are read as they are written', () => {
  const both = (text) => readControl(text)?.white;
  assert.deepEqual(both('90+30'), { periods: [{ moves: null, base: 90 * MIN, mode: { kind: 'cumulative', ms: 30 * S } }], from: 1 });
  assert.deepEqual(
    both('40/90+30, 30+30').periods.map(({ moves, base }) => [moves, base]),
    [
      [40, 90 * MIN],
      [null, 30 * MIN],
    ],
  );
  assert.deepEqual(
    both('40/2h, 20/1h, G/15; +30').periods.map(({ base, mode }) => [base, mode.ms]),
    [
      [120 * MIN, 30 * S],
      [60 * MIN, 30 * S],
      [15 * MIN, 30 * S],
    ],
  );
  assert.equal(both('G/25 d5').periods[0].mode.kind, 'delay');
  assert.equal(both('25 delay 5').periods[0].mode.ms, 5 * S);
  assert.equal(both('25 b10').periods[0].mode.kind, 'bronstein');
  assert.equal(both('0:06+0').periods[0].base, 6 * S);
  assert.equal(both('1:30:00').periods[0].base, 90 * MIN);
  assert.equal(both('1h30').periods[0].base, 90 * MIN);
  assert.equal(both('0.5').periods[0].base, 30 * S);
  assert.equal(both('45s').periods[0].base, 45 * S);
  assert.equal(both('5+3 from 61').from, 61);
  const armageddon = readControl('5+0 | 4+0');
  assert.deepEqual([armageddon.white.periods[0].base, armageddon.black.periods[0].base], [5 * MIN, 4 * MIN]);
});

test('what is no control is not read', () => {
  for (const text of ['', 'soon', '5+', '40/90', '30, 40/90', '0+0', '5 x3', '5:7', '200h', '0/5, 5', '5+3 from 0', '5 | '])
    assert.equal(readControl(text), null, text);
});

test('6.3.1: extra time is there before the move it is for', () => {
  assert.deepEqual(left(running('90+30')), [90 * MIN + 30 * S, 90 * MIN + 30 * S]);
  // 5400 shown, 20 s thought, 30 s a move: 5410.
  const all = { ...running('90+30'), white: { ...running('90+30').white, remaining: 5400 * S } };
  assert.equal(presses(all, 20 * S).white.remaining, 5410 * S);
});

test('6.3.2: with delay the main time stands first', () => {
  const all = running('5 d10');
  assert.equal(presses(all, 7 * S).white.remaining, 300 * S);
  assert.equal(presses(all, 13 * S).white.remaining, 297 * S);
  assert.equal(c.free(c.settle(all, 7 * S), 'white'), 3 * S);
  // The next move has its own ten seconds, whole.
  const next = presses(all, 7 * S, 1 * S);
  assert.equal(c.free(next, 'white'), 10 * S);
  assert.equal(presses(next, 10 * S).white.remaining, 300 * S);
});

test('Bronstein: the time runs at once, and what was used comes back, at most so much', () => {
  const all = running('5 b10');
  assert.equal(c.settle(all, 7 * S).white.remaining, 293 * S);
  assert.equal(c.givesBack(c.settle(all, 7 * S), 'white'), 7 * S);
  assert.equal(presses(all, 7 * S).white.remaining, 300 * S);
  assert.equal(presses(all, 13 * S).white.remaining, 297 * S);
});

test('with delay the flag cannot fall within it, after Bronstein it can', () => {
  const short = (text) => ({ ...running(text), white: { ...running(text).white, remaining: 2 * S } });
  assert.equal(c.settle(short('5 d10'), 11_999).white.falls.length, 0);
  assert.equal(c.settle(short('5 d10'), 12_000).white.falls[0].at, 12_000);
  assert.equal(c.settle(short('5 b10'), 2_000).white.falls[0].at, 2_000);
});

test('6.3.2: time saved in a period is carried into the next, with the last move of it', () => {
  // 100 s left at move 40 and 30 minutes more: 1900 s.
  const all = running('40/90, 30');
  const at39 = { ...all, white: { ...all.white, completed: 39, remaining: 100 * S } };
  const after = presses(at39, 0);
  assert.deepEqual([after.white.remaining, after.white.period], [1900 * S, 1]);
  assert.deepEqual([after.black.remaining, after.black.period], [90 * MIN, 0]);
});

test('three periods, each with extra time of its own', () => {
  const all = running('2/1, 1/2+5, 3 d4');
  // Two moves of no thought: a minute and the two of the second period, and the 5 s of its move.
  const second = presses(all, 0, 0, 0);
  assert.deepEqual([second.white.remaining, second.white.period], [3 * MIN + 5 * S, 1]);
  const third = presses(second, 0, 0);
  assert.deepEqual([third.white.remaining, third.white.period, third.white.completed], [6 * MIN + 5 * S, 2, 3]);
  // Delay from the fourth move on.
  const fourth = presses(third, 0);
  assert.equal(c.free(fourth, 'white'), 4 * S);
});

test('6.4: a flag with 39 of 40 moves completed is kept with both numbers; no time comes after it', () => {
  const all = running('40/1+10, 30');
  const at39 = { ...all, white: { ...all.white, completed: 39, remaining: 5 * S } };
  const fallen = c.settle(at39, 5 * S);
  assert.deepEqual(fallen.white.falls, [{ at: 5 * S, period: 0, completed: 39, required: 40 }]);
  const late = c.press(fallen, 'white', 6 * S);
  assert.deepEqual([late.white.remaining, late.white.completed, late.white.period], [0, 40, 0]);
});

test('6.1: the clocks never run together, and the flag falls at its instant however late somebody looks', () => {
  const all = running('1');
  const seen = c.settle(all, 90 * S);
  assert.equal(seen.white.falls[0].at, 60 * S);
  assert.deepEqual(left(seen), [0, 60 * S]);
  const both = c.settle(c.press(seen, 'white', 90 * S), 160 * S);
  assert.equal(both.black.falls[0].at, 150 * S);
  assert.equal(c.firstFlag(both), 'white');
});

test('a press while the clock stands, or of the other side, does nothing', () => {
  const all = running('5+3');
  assert.deepEqual(c.press(all, 'black', 1 * S), c.settle(all, 1 * S));
  const stopped = c.stop(all, 2 * S);
  assert.deepEqual(left(c.press(stopped, 'white', 60 * S)), [301 * S, 303 * S]);
  assert.equal(c.settle(stopped, 600 * S).white.remaining, 301 * S);
  assert.equal(c.settle(c.start(stopped, 600 * S), 601 * S).white.remaining, 300 * S);
});

test('many looks cost nothing: the sum is the same as of one', () => {
  const once = c.settle(running('5 d2'), 100_003);
  let often = running('5 d2');
  for (let at = 0; at <= 100_003; at += 7) often = c.settle(often, at);
  assert.deepEqual(c.settle(often, 100_003), once);
  // A moment that lies back charges nobody twice.
  assert.deepEqual(c.settle(once, 50_000), once);
});

test('6.10.2: people set the times and the moves; time puts the flag up again', () => {
  const fallen = c.stop(running('1'), 61 * S);
  const set = c.correct(fallen, 'white', 90 * S, 12, 61 * S);
  assert.deepEqual([set.white.remaining, set.white.completed, set.white.falls.length], [90 * S, 12, 0]);
  assert.equal(c.correct(set, 'black', 0, 0, 62 * S).black.falls.length, 1);
});

test('every reading is a whole number of milliseconds', () => {
  const all = presses(running('3+2'), 1234, 977, 3);
  for (const ms of left(all)) assert.ok(Number.isInteger(ms));
  assert.deepEqual(left(all), [182_000 - 1234 + 2000 - 3 + 2000, 182_000 - 977 + 2000]);
});
