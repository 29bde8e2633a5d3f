import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const [book, { optionsOf }] = await load('/src/law/book.ts', '/src/law/options.ts');

const row = (edition, number, id, gist = '') => ({ edition, number, id, gist, kinds: ['decide'], options: [] });

const shown = (pairs) => pairs.map(({ chapter, newest, older }) => [chapter, newest.map((r) => r.number), older.map((r) => r.number)]);

test('numbers stand in the order of the Laws, each beside its twins', () => {
  const rows = [
    row(2023, 'A.3', 'rapid'),
    row(2023, '5.2.2', 'dead'),
    row(2023, '3.10', 'legality'),
    row(2023, '3.9', 'check'),
    row(2023, '1.5', 'dead'),
    row(2023, 'Intro', 'scope'),
    row(2001, '9.6', 'dead'),
    row(2001, '1.3', 'dead'),
    row(2001, '5.2(b)', 'dead'),
    row(2001, '1.9', 'only-there'),
  ];
  assert.deepEqual(shown(book.pairs(rows, 2023)), [
    ['intro', ['Intro'], []],
    ['1', ['1.5'], ['1.3']],
    ['1', [], ['1.9']],
    ['3', ['3.9'], []],
    ['3', ['3.10'], []],
    ['5', ['5.2.2'], ['5.2(b)', '9.6']],
    ['A', ['A.3'], []],
  ]);
});

test('no row is lost and none stands twice', () => {
  const rows = [row(2001, '1.1', 'first'), row(2001, '2.1', 'second'), row(2001, '3.1', 'first'), row(2023, '1.1', 'second')];
  const pairs = book.pairs(rows, 2023);
  assert.equal(new Set(pairs.map((pair) => pair.id)).size, pairs.length);
  assert.equal(pairs.flatMap((pair) => [...pair.newest, ...pair.older]).length, rows.length);
});

test('a part of the Laws is told from the number', () => {
  const chapters = {
    '7.5.5': '7',
    12.1: '12',
    'A.4.3': 'A',
    'III.5': 'III',
    Intro: 'intro',
    'Pref/1': 'intro',
    'C intro': 'C',
    'Guidelines intro': 'I',
  };
  for (const [number, chapter] of Object.entries(chapters)) assert.equal(book.chapterOf(number), chapter, number);
});

test('a search finds every word anywhere, and numbers by their beginning', () => {
  const pair = { newest: [row(2023, '7.5.5', 'x', 'Two minutes for the opponent')], older: [] };
  assert.ok(book.found(pair, 'minutes opponent'));
  assert.ok(book.found(pair, 'MINUTES'));
  assert.ok(book.found(pair, '7.5'));
  assert.ok(!book.found(pair, '5.5'));
  assert.ok(!book.found(pair, 'minutes draw'));
  const persian = { newest: [row(2023, '1', 'y', 'حرکت غیرقانونی')], older: [] };
  assert.ok(book.found(persian, 'غيرقانوني'), 'letters typed on another keyboard');
});

test('what is looked for is marked, and what differs is told apart', () => {
  assert.deepEqual(
    book
      .parts('The king is in check', 'king check')
      .filter((part) => part.hit)
      .map((part) => part.text),
    ['king', 'check'],
  );
  assert.equal(book.parts('A (=) sign', '(=)').find((part) => part.hit)?.text, '(=)');
  assert.equal(book.parts('The king', '').length, 1);
  const row = (gist) => ({ gist, number: '1', edition: 2023 });
  assert.equal(book.differs({ newest: [row('Same.')], older: [row('same.')] }), false);
  assert.equal(book.differs({ newest: [row('One.')], older: [row('Other.')] }), true);
  assert.equal(book.differs({ newest: [row('One.')], older: [] }), true);
});

test('what an arbiter may decide is said in the language of the gist, and in English where there are no words', async () => {
  const ruling = { options: ['draw', 'no words for this'], language: 'fa' };
  assert.deepEqual(await optionsOf(ruling), ['تساوی', 'no words for this']);
  assert.deepEqual(await optionsOf({ ...ruling, language: 'hy' }), ['ոչ-ոքի', 'no words for this']);
  assert.deepEqual(await optionsOf({ ...ruling, language: 'en' }), ruling.options);
});
