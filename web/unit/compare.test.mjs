// A file beside an event that runs: what is new, gone and changed, and what follows from it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const [compare] = await load('/src/event/compare.ts');
const nobody = { sex: null, title: null, rating: null, federation: null, fide_id: null, born: null, club: null, needs: {} };
const entrant = (player, number, details) => ({
  player,
  number,
  details: { ...nobody, ...details },
  standing: 'playing',
  from: null,
  requested: [],
});
const read = (number, details) => ({ number, details: { ...nobody, ...details } });

const players = [
  entrant(11, 1, { name: 'Aronyan, Elena', rating: 2400, fide_id: 1 }),
  entrant(12, 2, { name: 'Dvořák, Jan', rating: 2200, federation: 'CZE' }),
  entrant(13, 3, { name: 'Karimi, Sara' }),
];

test('players are found again by FIDE’s number, then by name however it is written', () => {
  const found = compare.difference(players, [
    read(5, { name: 'Aronian, Elena', rating: 2410, fide_id: 1 }),
    read(2, { name: 'Dvorak Jan', rating: 2200 }),
    read(9, { name: 'Novak, Eva', rating: 2000 }),
  ]);
  assert.deepEqual(
    found.changed.map(({ entrant: { player }, fields }) => [player, fields.map(({ field, from, to }) => `${field} ${from} ${to}`)]),
    [
      [11, ['name Aronyan, Elena Aronian, Elena', 'rating 2400 2410']],
      [12, ['name Dvořák, Jan Dvorak Jan']],
    ],
  );
  // What the file does not say stays as it is known.
  assert.equal(found.changed[1].details.federation, 'CZE');
  assert.deepEqual(
    found.added.map(({ details }) => details.name),
    ['Novak, Eva'],
  );
  assert.deepEqual(
    found.gone.map(({ player }) => player),
    [13],
  );
});

test('the same file changes nothing, and who has withdrawn is not missed', () => {
  const same = players.map(({ number, details }) => ({ number, details }));
  assert.deepEqual(compare.difference(players, same), { added: [], gone: [], changed: [] });
  const left = [...players.slice(0, 2), { ...players[2], standing: 'withdrawn' }];
  assert.deepEqual(compare.difference(left, same.slice(0, 2)).gone, []);
});

test('what was chosen becomes acts: corrections, late entries with a free number, withdrawals', () => {
  const chosen = compare.difference(players, [
    read(1, { name: 'Aronyan, Elena', fide_id: 1, title: 'GM' }),
    read(2, { name: 'Novak, Eva' }),
    read(7, { name: 'Berg, Ole' }),
  ]);
  const acts = compare.deeds(chosen, { section: 1, players, lastPlayer: 13, from: 3, reason: 'not in the file' });
  assert.deepEqual(
    acts.map((act) => [act.do, act.player, act.number ?? act.from ?? act.details.title]),
    [
      ['amend', 11, 'GM'],
      ['register', 14, 4],
      ['register', 15, 7],
      ['withdraw', 12, 3],
      ['withdraw', 13, 3],
    ],
  );
});

test('boards of a list are compared with what is published', () => {
  const published = [
    { board: 1, white: 1, black: 2 },
    { board: 2, white: 3, black: 4 },
  ];
  const list = [
    { board: 1, white: 1, black: 2 },
    { board: 2, white: 4, black: 3 },
    { board: 3, white: 5, black: 6 },
  ];
  assert.deepEqual(compare.boardsChanged(published, published), []);
  assert.deepEqual(
    compare.boardsChanged(published, list).map(({ board, from, to }) => [board, from?.white ?? null, to?.white ?? null]),
    [
      [2, 3, 4],
      [3, null, 5],
    ],
  );
});
