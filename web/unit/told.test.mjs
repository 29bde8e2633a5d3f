import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const [{ tempoOf }, unseen, told, happened] = await load(
  '/src/desk/tempo.ts',
  '/src/desk/unseen.ts',
  '/src/desk/record.ts',
  '/src/happened/happened.ts',
);

test('the tempo follows from the time control, at each bound (A.1, B.1; 2001 B.1, C.1)', () => {
  for (const [control, newer, older] of [
    ['90+30', 'standard', 'standard'],
    ['40/90+30, 30+30', 'standard', 'standard'],
    ['15+10', 'rapid', 'rapid'],
    ['10', 'blitz', 'blitz'],
    ['10+1', 'rapid', 'blitz'],
    ['5+5', 'blitz', 'blitz'],
    ['3+2', 'blitz', 'blitz'],
    ['14:59', 'rapid', 'blitz'],
    ['15', 'rapid', 'rapid'],
    ['50+10', 'standard', 'rapid'],
    ['59:59', 'rapid', 'rapid'],
    ['60', 'standard', 'rapid'],
    ['61', 'standard', 'standard'],
    ['25 d10', 'rapid', 'rapid'],
    ['5 | 4', 'blitz', 'blitz'],
    ['90 | 5', null, null],
    ['as the clock says', null, null],
  ]) {
    assert.equal(tempoOf(control, 2023), newer, `${control} 2023`);
    assert.equal(tempoOf(control, 2001), older, `${control} 2001`);
  }
  assert.equal(tempoOf('10+1', 2001, { tempo_counts_increment: 'sixty-moves' }), 'blitz');
  assert.equal(tempoOf('50+10', 2001, { tempo_counts_increment: 'sixty-moves' }), 'rapid');
  assert.equal(tempoOf('3+2', 2023, { stated_tempo: 'rapid' }), 'rapid');
});

test('at each table an act is told that needs what the program does not see there', () => {
  for (const [act, kind, moves, cases] of [
    ['flag', 'wooden', 0, ['flag-fallen']],
    ['flag', 'sheet', 0, ['flag-fallen']],
    ['flag', 'clock', 0, null],
    ['flag', 'board', 0, null],
    ['both-flags', 'wooden', 12, null],
    ['reinstate', 'wooden', 0, []],
    ['reinstate', 'wooden', 4, null],
    ['touched-piece', 'clock', 0, ['touched', 'released', 'castling']],
    ['displaced', 'mixed', 0, null],
    ['displaced', 'feed', 0, null],
    ['device', 'wooden', 0, null],
    ['penalty', 'wooden', 0, null],
  ]) {
    assert.deepEqual(unseen.toldAs(act, kind, moves), cases, `${act} at ${kind}`);
  }
  for (const kind of ['wooden', 'sheet', 'clock'])
    for (const act of ['illegal-move', 'touched-piece', 'displaced', 'set-up', 'not-recorded'])
      for (const one of unseen.toldAs(act, kind, 0)) assert.ok(happened.CASES.includes(one), one);
});

const NAMES = { white: 'Petrosian, Anna', black: 'Karimi, Sara' };
const clocks = { white: 0, black: 0 };
const line = (seq, text, article, kind = 'in-order') => ({
  seq,
  at: seq,
  actor: 'arbiter',
  text,
  late: false,
  rulings: [{ article, supporting: [], readings: [], decision: { kind }, text: 'This is in order.' }],
  clocks,
  running: null,
});

test('what was told counts for the player it names, until it is taken back, in whichever language it was told', () => {
  const first = 'Անհնարին քայլ (⁨Petrosian, Anna⁩)։ Խաղացողի առաջին անհնարին քայլն է։';
  const lines = [
    line(1, `The arbiter rules: ${first} On the board: Ke1-e3.`, '7.5.5'),
    line(2, 'The arbiter rules: A phone (Karimi, Sara). A warning.', '11.3.2.2'),
    line(3, 'The arbiter rules: Both hands (Karimi, Sara). The first.', '7.5.5'),
    line(4, 'The arbiter rules: a note of no player.', '7.5.5'),
  ];
  const record = told.onRecord(lines, NAMES, 2023);
  assert.deepEqual(
    record.map(({ seq, side, isIllegal }) => [seq, side, isIllegal]),
    [
      [1, 'white', true],
      [2, 'black', false],
      [3, 'black', true],
    ],
  );
  assert.deepEqual(told.illegalTold(record), { white: 1, black: 1 });
  const back = [...lines, line(5, 'The arbiter rules: The arbiter takes this back: “Both hands (Karimi, Sara). The first.”', 'Preface')];
  const after = told.onRecord(back, NAMES, 2023);
  assert.deepEqual(told.illegalTold(after), { white: 1, black: 0 });
  assert.deepEqual(
    after.map(({ isTakenBack }) => isTakenBack),
    [false, false, true],
  );
});

test('the record of a board shows what was told, the newest first, and each once', () => {
  const lines = [line(2, 'The arbiter rules: A phone (Karimi, Sara).', '12.8'), line(4, 'It ends (Karimi, Sara).', '7.5.5', 'over')];
  const over = { seq: 4, rulings: lines[1].rulings };
  const shown = told.withTold([over, { seq: 3, rulings: [] }], told.onRecord(lines, NAMES, 2023), 'Taken back:');
  assert.deepEqual(
    shown.map(({ seq }) => seq),
    [4, 3, 2],
  );
  assert.equal(shown[2].rulings[0].text, 'The arbiter rules: A phone (Karimi, Sara).');
});

test('the game need not be said twice: its tempo and which illegal move it would be', () => {
  const of = told.knownOf('90+30', 2023, {}, { white: 0, black: 1 });
  assert.deepEqual(of, { white: { tempo: 'standard', count: 'first' }, black: { tempo: 'standard', count: 'second' } });
  assert.equal(told.knownOf('15+10', 2023, { supervision: 'full' }, { white: 0, black: 0 }).white.tempo, undefined);
  assert.equal(told.knownOf('90+30', 2001, {}, { white: 7, black: 0 }).white.count, 'third');
});
