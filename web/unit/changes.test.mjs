import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const [{ made }] = await load('/src/changes.ts');

test('changes are made by path, and what did not change stays the same object', () => {
  const before = { event: { rounds: [{ pairings: [{ result: '*' }, { result: '*' }] }], players: [1] }, boards: {} };
  const after = made(before, [
    ['event/rounds/0/pairings/1/result', '1-0'],
    ['boards/ab', { seq: 1 }],
  ]);
  assert.equal(after.event.rounds[0].pairings[1].result, '1-0');
  assert.deepEqual(after.boards, { ab: { seq: 1 } });
  assert.equal(before.event.rounds[0].pairings[1].result, '*');
  assert.equal(after.event.players, before.event.players);
  assert.equal(after.event.rounds[0].pairings[0], before.event.rounds[0].pairings[0]);
});

test('lists grow and shrink at their end, and fields come and go', () => {
  // The same case as in touchmove-wire.
  const before = { a: [1, 2, 3], b: 1 };
  assert.deepEqual(made(before, [['b'], ['a/1', 5], ['a/2'], ['c~1d~0', [7]]]), { a: [1, 5], 'c/d~': [7] });
  assert.deepEqual(
    made({ a: [] }, [
      ['a/0', 1],
      ['a/1', 2],
    ]),
    { a: [1, 2] },
  );
  assert.deepEqual(made(1, [['', { a: null }]]), { a: null });
});
