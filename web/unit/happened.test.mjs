import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { load } from './load.mjs';

const [happened] = await load('/src/happened/happened.ts');
const texts = new Set(
  new FluentResource(readFileSync(new URL('../src/i18n/en/happened.ftl', import.meta.url), 'utf8')).body.map((entry) => entry.id),
);

/** Every way through the questions of an incident. */
function* ways(incident, given = []) {
  const asked = happened.question(incident, given);
  if (!asked) yield given;
  else for (const answer of asked.answers) yield* ways(incident, [...given, answer]);
}

test('every incident asks at most three questions and then has a ruling in both editions, in words', () => {
  assert.ok(happened.CASES.length >= 30, `${happened.CASES.length} incidents`);
  for (const incident of happened.CASES) {
    assert.ok(texts.has(`case-${incident}`), incident);
    for (const given of ways(incident)) {
      assert.ok(given.length <= 3, incident);
      given.forEach((answer, place) => {
        const { ask } = happened.question(incident, given.slice(0, place));
        assert.ok(texts.has(`ask-${ask}`) && texts.has(`answer-${ask}-${answer}`), `${ask} ${answer}`);
      });
      for (const edition of happened.EDITIONS) {
        const told = happened.ruling(incident, given, edition);
        assert.ok(told.length > 0, `${incident} ${given} ${edition}`);
        for (const one of told) {
          assert.ok(texts.has(happened.textOf(one)[0]), `${incident} ${given} ${edition}: ${happened.textOf(one)[0]}`);
          assert.ok(one.article, `${incident} ${given} ${edition} has no article`);
        }
      }
    }
  }
});

test('incidents are found in arbiters’ words', () => {
  const found = (typed) => happened.searched(typed, () => '');
  const typed = {
    'phone rings': 'device',
    'wrong colours': 'colours',
    'bare king': 'flag-fallen',
    threefold: 'repetition',
    'upside down': 'board-turned',
    'both hands': 'two-hands',
    'too late': 'late',
    հեռախոս: 'device',
    تلفن: 'device',
    'سه بار': 'repetition',
    'no pawn move': 'fifty-moves',
  };
  for (const [words, incident] of Object.entries(typed)) assert.ok(found(words).includes(incident), `${words}: ${found(words)}`);
});

test('the clocks are set by hand as the ruling says', () => {
  assert.deepEqual(happened.clocks(happened.ruling('repetition', ['wrong', 'standard'], 2001)), { player: -180_000, opponent: 180_000 });
  assert.deepEqual(happened.clocks(happened.ruling('repetition', ['wrong', 'standard'], 2023)), { player: 0, opponent: 120_000 });
  assert.equal(happened.ending(happened.ruling('device', ['person'], 2023)), 'loses');
  assert.equal(happened.ending(happened.ruling('device', ['person'], 2001)), null);
});
