import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const [face] = await load('/src/face.ts');

test('a clock shows hours, minutes and seconds, rounded up', () => {
  assert.equal(face.digits(90 * 60_000), '1:30:00');
  assert.equal(face.digits(3 * 60_000), '3:00');
  assert.equal(face.digits(59_001), '1:00');
  assert.equal(face.digits(10_000), '0:10');
});

test('tenths appear below ten seconds, and 0:00 is a fallen flag only', () => {
  assert.equal(face.digits(9_900), '0:09.9');
  assert.equal(face.digits(9_901), '0:10');
  assert.equal(face.digits(1), '0:00.1');
  assert.equal(face.digits(0), '0:00');
});

test('a running clock goes on between two words of the server, but never to zero by itself', () => {
  const clock = { remaining: 2_000, free: 0 };
  assert.equal(face.left(clock, true, 500), 1_500);
  assert.equal(face.left(clock, true, 60_000), 1);
});

test('a standing clock stands, and a delay is used before the main time', () => {
  assert.equal(face.left({ remaining: 2_000, free: 0 }, false, 900), 2_000);
  assert.equal(face.left({ remaining: 2_000, free: 500 }, true, 400), 2_000);
  assert.equal(face.left({ remaining: 2_000, free: 500 }, true, 700), 1_800);
});

test('the last three moves stand in one line, whoever began', () => {
  const made = (...texts) => texts.map((text, ply) => ({ by: ply % 2 ? 'black' : 'white', text, completed: true }));
  assert.equal(face.lastMoves([]), '');
  assert.equal(face.lastMoves(made('e4', 'e5', 'Nf3')), '1. e4 e5  2. Nf3');
  assert.equal(face.lastMoves(made('a3', 'a6', 'b3', 'b6', 'c3', 'c6', 'd3')), '2. b3 b6  3. c3 c6  4. d3');
  const [, ...blackBegins] = made('-', 'Kd5', 'Kd3');
  assert.equal(face.lastMoves(blackBegins), '1… Kd5  2. Kd3');
});

test('results are printed as scoresheets have them', () => {
  assert.equal(face.printed('½-½'), '½–½');
  assert.equal(face.printed('1-0'), '1–0');
});
