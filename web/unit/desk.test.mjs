import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const [sheet, badges, times, incidents, known, { reletter }, { default: alphabets }] = await load(
  '/src/sheet/sheet.ts',
  '/src/desk/badges.ts',
  '/src/desk/times.ts',
  '/src/desk/incidents.ts',
  '/src/desk/facts.ts',
  '/src/notation.ts',
  '/src/alphabets.json',
);

const move = (text) => ({ write: 'move', text });

test('moves stand in their lines, by their numbers or one after another', () => {
  const { cells } = sheet.lay([move('1. e4'), move('1... e5'), move('Nf3'), { write: 'dash' }, move('3. Bb5')]);
  assert.deepEqual(cells.map(sheet.stands), ['e4', 'e5', 'Nf3', '—', 'Bb5']);
});

test('a line written anew keeps what stood there', () => {
  const { cells } = sheet.lay([move('1. e4'), { write: 'dash' }, move('2. Nf3'), move('1... c5')]);
  assert.deepEqual(cells[1].texts, ['—', 'c5']);
  assert.deepEqual(cells.map(sheet.stands), ['e4', 'c5', 'Nf3']);
});

test('offers and times stand beside the last move, remarks apart', () => {
  const { cells, remarks } = sheet.lay([
    move('1. e4'),
    { write: 'draw-offer' },
    { write: 'time', text: '1:29' },
    { write: 'note', text: 'noise' },
  ]);
  assert.deepEqual([cells[0].offer, cells[0].time], [true, '1:29']);
  assert.deepEqual(remarks, [{ after: 1, kind: 'note', text: 'noise' }]);
});

test('two scoresheets differ where the moves do, not where the signs do', () => {
  const cells = (...texts) => sheet.lay(texts.map(move)).cells;
  assert.deepEqual(sheet.differences(cells('e4', 'e5', 'Nxe5+'), cells('e4', 'c5', 'Ne5')), [1]);
  assert.deepEqual(sheet.differences(cells('e4'), cells('e4', 'e5')), [1]);
});

test('scoresheets in different alphabets are compared as moves, not as letters', () => {
  const cells = (...texts) => sheet.lay(texts.map(move)).cells;
  const latin = cells('e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Bxc6', 'dxc6', '0-0', 'Rb8', 'e8=Q');
  for (const other of [
    cells('e4', 'e5', 'Ձf3', 'Ձc6', 'Փb5', 'a6', 'Փc6', 'dc6', '0-0', 'Նb8', 'e8Թ'),
    cells('e4', 'e5', 'اسf3', 'اc6', 'فb5', 'a۶', 'فxc6', 'dxc6', '0-0', 'رb8', 'e8و'),
    cells('e4', 'e5', 'Sf3', 'Sc6', 'Lb5', 'a6', 'Lxc6', 'dxc6', 'O-O', 'Tb8', 'e8D'),
    cells('e4', 'e5', '♘f3', '♘c6', '♗b5', 'a6', '♗xc6', 'dxc6', '0-0', '♖b8', 'e8♕'),
    cells('e2-e4', 'e7-e5', 'g1-f3', 'b8-c6', 'f1-b5', 'a7-a6', 'b5xc6', 'd7xc6', '0-0', 'a8-b8', 'e7-e8Q'),
  ])
    assert.deepEqual(sheet.differences(latin, other), []);
  // In Armenian Ն is the rook, however much it looks like the knight.
  assert.deepEqual(sheet.differences(cells('Nf3', 'Rd8', 'Kb1'), cells('Նf3', 'Նd8', 'Ձb1')), [0, 2]);
  assert.deepEqual(sheet.differences(cells('e4', 'Kd1', '0-0', 'Nbd2', 'e8=Q'), cells('e4', 'Rd1', '0-0-0', 'Nfd2', 'e8=R')), [1, 2, 3, 4]);
  assert.deepEqual(sheet.differences(cells('Nbd2'), cells('Nd2')), [], 'one player wrote more than the other');
  assert.deepEqual(sheet.differences(cells('scribble', 'e5'), cells('scribbel', 'e5')), [0]);
});

test('a move keeps its squares in other letters', () => {
  const of = (code) => alphabets.find((one) => one.code === code);
  assert.equal(reletter('Nbd2', of('en'), of('fa')), 'اسbd2');
  assert.equal(reletter('Ձgf3+', of('hy'), of('fig')), '♘gf3+');
  assert.equal(reletter('e8Թ', of('hy'), of('en')), 'e8Q');
  assert.equal(reletter('e8=Q', of('en'), of('hy')), 'e8=Թ');
  assert.equal(reletter('0-0', of('fa'), of('en')), '0-0');
  assert.equal(reletter('bxc3', of('en'), of('fa')), 'bxc3');
});

test('times are read as arbiters type them', () => {
  assert.equal(times.readTime('1:05:30'), 3_930_000);
  assert.equal(times.readTime('5:30'), 330_000);
  assert.equal(times.readTime('45'), 45_000);
  for (const text of ['', 'a', '1:2:3:4', '-5', '1:']) assert.equal(times.readTime(text), null, text);
  assert.equal(times.writeTime(3_930_000), '1:05:30');
});

const desk = {
  having_move: 'white',
  obliged: { to: 'nothing' },
  obliged_by: '',
  appearances: 1,
  without_progress: 0,
  repetition: 'none',
  progress: 'none',
  irregularities: [],
  flags: { white: null, black: null },
  recording: { white: 'records', black: 'records' },
  completed: { white: 0, black: 0 },
  clocks_by: '6.10.2',
  illegal_moves: { white: 0, black: 0 },
  sheets: { white: { entries: [], missing: 9, mismatched: [] }, black: { entries: [], missing: 9, mismatched: [] } },
};
const view = (changed = {}, other = {}) => ({
  phase: 'playing',
  offers: { white: false, black: false },
  referrals: [],
  completed: { white: 0, black: 0 },
  ...other,
  desk: { ...desk, ...changed },
});
const seen = (...args) => badges.seenIn(view(...args));
const names = (...args) => badges.badges(badges.seenIn(view(...args)), true).map((badge) => badge.name);

test('badges say what the Laws of the game say to appearances and moves, and have no numbers of their own', () => {
  assert.deepEqual(names(), []);
  assert.deepEqual(names({ appearances: 9, without_progress: 999 }), []);
  assert.deepEqual(names({ repetition: 'again' }), ['twofold']);
  assert.deepEqual(names({ repetition: 'claimable' }), ['threefold']);
  assert.deepEqual(names({ repetition: 'ends' }), ['fivefold']);
  assert.deepEqual(names({ progress: 'near' }), ['progress']);
  assert.deepEqual(names({ progress: 'claimable' }), ['progress']);
  assert.deepEqual(names({ progress: 'ends' }), ['seventy-five']);
  assert.deepEqual(names({ recording: { white: 'exempt', black: 'records' } }), ['exempt']);
  assert.deepEqual(names({}, { offers: { white: false, black: true } }), ['offer']);
});

test('what is urgent comes first, a game that is over wants nothing, a lost line is told', () => {
  assert.deepEqual(names({ repetition: 'again', flags: { white: 7, black: null } }), ['flag', 'twofold']);
  assert.deepEqual(names({ repetition: 'ends' }, { phase: 'over' }), []);
  assert.deepEqual(
    badges.badges(null, false).map((badge) => badge.name),
    ['lost'],
  );
});

test('paper scoresheets of which nothing is known are not missed', () => {
  assert.deepEqual(names({ sheets: { ...desk.sheets, white: { entries: [move('1. e4')], missing: 3, mismatched: [] } } }), ['unrecorded']);
});

test('questions, clocks that stand, flags and irregularities call the arbiter', () => {
  const found = badges.calls(
    seen(
      { flags: { white: null, black: 5 }, irregularities: [{ what: 'illegal-move', by: 'white', ply: 3, square: null }] },
      { phase: 'stopped', referrals: [{ id: 4, text: '?' }] },
    ),
  );
  assert.deepEqual(
    found.map((call) => call.kind),
    ['referral', 'stopped', 'flag', 'irregular'],
  );
});

test('once the default time is over, whoever has not moved is looked for', () => {
  const kinds = (isOver, completed, phase = 'playing') =>
    badges.calls(seen({}, { completed, phase }), isOver).map((call) => `${call.kind} ${call.side}`);
  assert.deepEqual(kinds(false, { white: 0, black: 0 }), []);
  assert.deepEqual(kinds(true, { white: 0, black: 0 }), ['default white']);
  assert.deepEqual(kinds(true, { white: 1, black: 0 }), ['default black']);
  assert.deepEqual(kinds(true, { white: 1, black: 1 }), []);
  assert.deepEqual(kinds(true, { white: 0, black: 0 }, 'not-started'), ['default white', 'default black']);
  assert.deepEqual(kinds(true, { white: 0, black: 0 }, 'over'), []);
});

test('nobody is looked for at boards where it is not seen who has moved', () => {
  const tile = (kind) => ({ live: { kind, phase: 'playing', glance: { ...seen(), completed: { white: 0, black: 0 } } }, calls: [] });
  const found = (kind) => badges.calls(badges.seenOf(tile(kind)), true).map((call) => `${call.kind} ${call.side}`);
  for (const kind of ['board', 'clock', 'mixed', 'feed']) assert.deepEqual(found(kind), ['default white'], kind);
  for (const kind of ['wooden', 'sheet']) assert.deepEqual(found(kind), [], kind);
});

test('an incident has no ruling before its facts are given', () => {
  const facts = { ...known.noFacts(0, { white: 0, black: 0 }), side: 'black', score: '1-0' };
  const named = (name) => incidents.INCIDENTS.find((incident) => incident.name === name);
  assert.deepEqual(known.missing(named('touched-piece').facts, facts), ['square']);
  assert.deepEqual(known.missing(named('penalty').facts, facts), ['note']);
  assert.deepEqual(named('penalty').acts({ ...facts, note: 'noise' }), [
    { do: 'penalise', player: 'black', penalties: [{ penalty: 'opponent-time', time: 120_000 }], reason: 'noise' },
  ]);
  const keys = incidents.INCIDENTS.map((incident) => incident.key).filter(Boolean);
  assert.equal(new Set(keys).size, keys.length);
});

test('an exclusion names its rounds with the digits of any keyboard, and at least one', () => {
  assert.deepEqual(known.rounds('3, 4'), [3, 4]);
  assert.deepEqual(known.rounds('۳، ۱۰'), [3, 10]);
  assert.deepEqual(known.rounds('٣ ٤'), [3, 4]);
  assert.deepEqual(known.rounds('0 ۰'), []);
  const named = (name) => ({ ...known.noFacts(0, { white: 0, black: 0 }), side: 'black', penalty: 'exclusion', note: 'noise', name });
  assert.deepEqual(known.missing(['penalty'], named('the next')), ['penalty']);
  assert.deepEqual(known.missing(['penalty'], named('0')), ['penalty']);
  assert.deepEqual(known.missing(['penalty'], named('دور ۳')), []);
});
