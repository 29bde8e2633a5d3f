import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './load.mjs';

const [synonyms, incidents] = await load('/src/law/synonyms.ts', '/src/desk/incidents.ts');
const numbers = (edition) =>
  new Set(
    readFileSync(new URL(`../../law/numbers-${edition}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  );

/** What arbiters type, and the article they look for. */
const TYPED = {
  'phone rings': '11.3.2.2',
  'mobile phone': '11.3.2.2',
  'wrong colours': '7.3',
  'bare king': '6.9',
  threefold: '9.2.2',
  'insufficient material': '6.9',
  'upside down': '7.2.2',
  'touch move': '4.3.1',
  "j'adoube": '4.2.1',
  'two hands': '7.5.4',
  'flag fell': '6.8',
  'no show': '6.7.1',
  spectators: '12.7',
  'հեռախոսը զանգեց': '11.3.2.2',
  'գույները շփոթված են': '7.3',
  'մերկ արքա': '6.9',
  'եռակի կրկնություն': '9.2.2',
  'դրոշակն ընկավ': '6.8',
  'تلفن زنگ خورد': '11.3.2.2',
  موبایل: '11.3.2.2',
  'شاه تنها': '6.9',
  'سه بار تکرار': '9.2.2',
  'پرچم افتاد': '6.8',
  'رنگ‌های اشتباه': '7.3',
};

test('the Laws are found in arbiters’ words, in three languages, whatever the ending', () => {
  for (const [typed, number] of Object.entries(TYPED)) assert.ok(synonyms.answers(typed, [{ edition: 2023, number }]), typed);
  assert.equal(synonyms.answers('zebra crossing', [{ edition: 2023, number: '11.3.2.2' }]), false);
  assert.equal(synonyms.answers('phone', [{ edition: 2023, number: '9.2.2' }]), false);
  assert.deepEqual(synonyms.meant(''), []);
});

test('incidents are found by other words than their title', () => {
  const found = (typed) => incidents.INCIDENTS.filter((one) => synonyms.finds(typed, '', one.name)).map((one) => one.name);
  assert.ok(found('phone rings').includes('device'));
  assert.ok(found('reversed colours').includes('set-up'));
  assert.ok(found('չեկավ').includes('absent'));
  assert.ok(found('دیر آمد').includes('absent'));
  assert.equal(found('').length, incidents.INCIDENTS.length);
});

test('every number that a word leads to is in the Laws, and no word mixes letters', () => {
  for (const { say, articles } of synonyms.SYNONYMS) {
    for (const [edition, all] of Object.entries(articles)) {
      for (const number of all) assert.ok(numbers(edition).has(number), `${edition} ${number}`);
    }
    for (const word of say.flatMap((phrase) => phrase.split(/[^\p{L}]+/u))) {
      const scripts = ['Latin', 'Armenian', 'Arabic', 'Cyrillic'].filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(word));
      assert.ok(scripts.length <= 1 && !scripts.includes('Cyrillic'), word);
    }
  }
});
