import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './load.mjs';

const [{ latin }, { shortcut }, book, { readTime }, { boardsTyped, typed }, { fromSolar, toSolar }] = await load(
  '/src/digits.ts',
  '/src/shortcut.ts',
  '/src/law/book.ts',
  '/src/desk/times.ts',
  '/src/event/typed.ts',
  '/src/solar.ts',
);

test('digits of Persian and Arabic keyboards count as Latin ones', () => {
  assert.equal(latin('۱۵+۱۰'), '15+10');
  assert.equal(latin('٤٠/٩٠+٣٠'), '40/90+30');
  assert.equal(latin('۱۲٫۵'), '12.5');
  assert.equal(latin('Nf3 ر1d5'), 'Nf3 ر1d5');
});

test('times and ratings are read in any digits', () => {
  assert.equal(readTime('۱:۰۵:۳۰'), readTime('1:05:30'));
  assert.equal(readTime('٥:٣٠'), 330_000);
  assert.equal(readTime('۵:xx'), null);
  assert.deepEqual(typed('رضایی ۱۹۵۰\n۲. قائم‌مقامی، ۲۴۲۰\nPetrosian 2580'), [
    { name: 'رضایی', rating: 1950 },
    { name: 'قائم‌مقامی', rating: 2420 },
    { name: 'Petrosian', rating: 2580 },
  ]);
});

test('a shortcut is the key in its place where the keyboard writes other letters', () => {
  assert.equal(shortcut({ key: 'ه', code: 'KeyI' }), 'i');
  assert.equal(shortcut({ key: 'ن', code: 'KeyN' }), 'n');
  assert.equal(shortcut({ key: 'ա', code: 'KeyA' }), 'a');
  assert.equal(shortcut({ key: '۴', code: 'Digit4' }), '4');
  assert.equal(shortcut({ key: '٤', code: 'Numpad4' }), '4');
  // A Latin keyboard with letters in other places writes what is meant.
  assert.equal(shortcut({ key: 'n', code: 'KeyL' }), 'n');
  assert.equal(shortcut({ key: 'ArrowLeft', code: 'ArrowLeft' }), 'ArrowLeft');
  assert.equal(shortcut({ key: 'Shift', code: 'ShiftLeft' }), 'Shift');
});

const pair = (gist, number = '7.5') => ({ newest: [{ edition: 2023, number, id: 'x', gist, kinds: ['decide'], options: [] }], older: [] });

test('a search finds what is written in another way', () => {
  for (const [gist, words] of [
    ['زمان مجاز تأخیر', 'تاخیر'],
    ['شاه به کنار می‌رود', 'میرود'],
    ['شاه به کنار می‌رود', 'می رود'],
    ['مهرهٔ لمس‌شده', 'مهره'],
    ['مهره لمس‌شده', 'مهرهٔ'],
    ['حرکت غیرقانونی', 'غيرقانوني'],
    ['مربع‌های روشن', 'خانه'],
    ['Արքան և նավակը', 'եւ'],
    ['Արքան եւ նավակը', 'և'],
    ['Կարո՞ղ է քայլել զինվո՞րը', 'զինվորը'],
    ['Խաղը ոչ-ոքի է', 'ոչոքի'],
    ['Նույն դիրքը', 'դիրքեր'],
    ['Փոխատեղումը', 'փոխատեղել'],
    ['50 քայլ', '۵۰'],
  ])
    assert.ok(book.found(pair(gist), words), `${words} in ${gist}`);
  assert.ok(book.found(pair(''), '۷.۵'));
  assert.ok(!book.found(pair('Նույն դիրքը'), 'նավակ'));
  assert.ok(!book.found(pair('زمان مجاز تأخیر'), 'پرچم'));
});

test('what is found in another way is marked where it stands', () => {
  const marked = (text, words) =>
    book
      .parts(text, words)
      .filter((part) => part.hit)
      .map((part) => part.text);
  assert.deepEqual(marked('زمان مجاز تأخیر است', 'تاخیر'), ['تأخیر']);
  assert.deepEqual(marked('Կարո՞ղ է զինվո՞րը քայլել', 'զինվորը'), ['զինվո՞րը']);
  assert.deepEqual(marked('ոչ-ոքի', 'ոչոքի'), ['ոչ-ոքի']);
  assert.equal(
    book
      .parts('Արքան և նավակը', 'եւ')
      .map((part) => part.text)
      .join(''),
    'Արքան և նավակը',
  );
});

test('boards are typed as numbers and ranges, in any digits', () => {
  const all = [1, 2, 3, 4, 5, 9];
  assert.deepEqual(boardsTyped('', all), all);
  assert.deepEqual(boardsTyped('2-4, 9', all), [2, 3, 4, 9]);
  assert.deepEqual(boardsTyped('۲–۴، ۹', all), [2, 3, 4, 9]);
  assert.deepEqual(boardsTyped('7', all), [], 'a board that does not wait');
  assert.equal(boardsTyped('2-x', all), null);
});

test('a day is typed in the solar calendar, in any digits', () => {
  assert.equal(fromSolar('۱۴۰۵/۸/۲۴ ۱۴:۳۰'), '2026-11-15T14:30');
  assert.equal(fromSolar('1405-08-24, 9:05'), '2026-11-15T09:05');
  assert.equal(fromSolar('۱۴۰۳/۱۲/۳۰ ۰۰:۰۰'), '2025-03-20T00:00', 'the last day of a leap year');
  assert.equal(fromSolar('۱۴۰۴/۱۲/۳۰ ۰۰:۰۰'), null, 'a year without it');
  for (const none of ['', '۱۴۰۵/۸/۲۴', '۱۴۰۵/۱۳/۱ ۱۰:۰۰', '۱۴۰۵/۷/۳۱ ۱۰:۰۰', '۱۴۰۵/۸/۲۴ ۲۵:۰۰']) assert.equal(fromSolar(none), null, none);
  assert.equal(toSolar('2026-11-15T14:30'), '1405/08/24 14:30');
  assert.equal(toSolar(''), '');
});

test('the list of endings is data, and every ending leads to its word', () => {
  const { endings } = JSON.parse(readFileSync(new URL('../src/law/stems.json', import.meta.url), 'utf8'));
  assert.ok(endings.hy.length > 20 && endings.fa.length > 5);
  for (const ending of [...endings.hy, ...endings.fa]) {
    const word = /[\u0530-\u058f]/.test(ending) ? 'փոխատեղ' : 'مهره';
    assert.ok(book.found(pair(`${word}`), `${word}${ending}`), ending);
  }
});
