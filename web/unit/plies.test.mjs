import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const [plies, zone] = await load('/src/table/plies.ts', '/src/event/zone.ts');
const move = (by, text) => ({ by, text, completed: true });

test('a position is named by the move that led to it, and means the ply before which it stood', () => {
  const moves = [move('white', 'e4'), move('black', 'e5'), move('white', 'Nf3'), move('black', 'Nc6')];
  const named = plies.reached(moves).map(({ ply, number, move: after }) => [ply, after && `${number} ${after.by} ${after.text}`]);
  assert.deepEqual(named, [
    [4, '2 white Nf3'],
    [3, '1 black e5'],
    [2, '1 white e4'],
    [1, null],
  ]);
  assert.equal(plies.plyAfter(1, 'white'), 2);
  assert.equal(plies.plyAfter(1, 'black'), 3);
  assert.equal(plies.plyAfter(23, 'black'), 47);
});

test('a game that begins with Black counts its first move as one', () => {
  const named = plies.reached([move('black', 'e5'), move('white', 'Nf3'), move('black', 'Nc6')]);
  assert.deepEqual(
    named.map(({ ply, number }) => [ply, number]),
    [
      [3, 2],
      [2, 1],
      [1, 0],
    ],
  );
});

test('hours are those of the place, wherever the browser is', () => {
  assert.equal(zone.momentIn('2026-11-15T14:30', 240), Date.UTC(2026, 10, 15, 10, 30));
  assert.equal(zone.momentIn('2026-11-15T14:30', -210), Date.UTC(2026, 10, 15, 18, 0));
  assert.ok(Number.isNaN(zone.momentIn('', 240)));
  assert.equal(zone.writtenIn(Date.UTC(2026, 10, 15, 10, 30), 240), '2026-11-15 14:30');
  assert.equal(zone.named(240), 'UTC+04:00');
  assert.equal(zone.named(-210), 'UTC−03:30');
  assert.ok(zone.choices(17).includes(17) && zone.ZONES.includes(270));
});
