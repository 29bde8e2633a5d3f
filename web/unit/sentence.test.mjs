import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const [{ parts }] = await load('/src/sentence.ts');

/** The moves of a sentence that stand apart from it; nothing of the sentence is lost. */
function movesOf(sentence) {
  const all = parts(sentence);
  assert.equal(all.join(''), sentence);
  return all.filter((_, place) => place % 2 === 1);
}

test('a move in Persian letters stands apart from its sentence, whatever it is written with', () => {
  for (const move of ['ر1d5', 'رd1-d5', 'اسf3', 'اسxf3+', 'اf3', 'شe2', 'e8=و', 'exd8و+', 'فb5#']) {
    assert.deepEqual(movesOf(`سفید «\u2068${move}\u2069» را نوشت که حرکت انجام‌شده نیست.`), [move]);
    assert.deepEqual(movesOf(`White wrote “${move}”, which is not the move made.`), [move]);
    assert.deepEqual(movesOf(`Սպիտակները գրեցին «${move}», ինչը կատարված քայլը չէ։`), [move]);
  }
});

test('moves one after another stand together, in the order in which they were made', () => {
  for (const moves of ['1. e4 e5 2. اسf3 اسc6 3. فb5', '2… اسc6 3. 0-0 ?', 'e4 e5', '1. Ձf3 Ձf6']) {
    assert.deepEqual(movesOf(moves), [moves]);
    assert.deepEqual(movesOf(`برگه ثبت سفید تعویض می‌شود؛ نوشته‌های پیشین آن (\u2068${moves}\u2069) محفوظ است.`), [moves]);
  }
});

test('squares, times, articles and words stay in their sentence', () => {
  for (const sentence of [
    'در \u2068e4\u2069 مهره‌ای نیست.',
    'سفید باید مهره \u2068e2\u2069 را حرکت دهد.',
    'ماده \u20684.3.1\u2069، ساعت \u20680:05\u2069، نتیجه \u20680–1\u2069.',
    'پنجاه حرکت؟ 50 moves? Nf3.',
    'از e2 به e4 و از d2 به d4',
  ]) {
    assert.deepEqual(movesOf(sentence), []);
  }
});
