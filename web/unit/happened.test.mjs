import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { load } from './load.mjs';

const [happened, { numbersFor }, { scored }] = await load('/src/happened/happened.ts', '/src/law/synonyms.ts', '/src/desk/scored.ts');
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

const titles = (language) =>
  new Map(
    new FluentResource(readFileSync(new URL(`../src/i18n/${language}/happened.ftl`, import.meta.url), 'utf8')).body.map(({ id, value }) => [
      id,
      typeof value === 'string' ? value : '',
    ]),
  );

test('incidents are found as arbiters type them, in three languages, with the titles that the page shows', () => {
  const typed = {
    en: {
      'arrived late': 'late',
      'came late to the board': 'late',
      'my opponent’s phone went off': 'device',
      'colours reversed': 'colours',
      'left the king in check': 'illegal-move',
      'pawn left on the last rank': 'promotion',
      'promoted with two hands': 'two-hands',
      'touched the knight and moved the bishop': 'touched',
      'flag is down': 'flag-fallen',
      'keeps offering draws': 'draw-offer',
      'no mating material': 'dead-position',
      'perpetual check': 'repetition',
      'the coach helped the player': 'help',
      'argues with the arbiter': 'refuses',
      'wrong score signed': 'signed',
      'did not show up': 'late',
    },
    hy: {
      'անկանոն քայլ': 'illegal-move',
      'հեռախոսը թրթռաց': 'device',
      'ուշ եկավ': 'late',
      'խաղին չներկայացավ': 'late',
      'գույները հակառակ են': 'colours',
      'կպավ խաղաքարին': 'touched',
      'երկու ձեռքով քայլ արեց': 'two-hands',
      'դրոշակն ընկած է': 'flag-fallen',
      'ժամանակը վերջացավ': 'flag-fallen',
      'հավերժական շախ': 'repetition',
      'զինվորը չփոխարինեց': 'promotion',
      'քայլերը չի գրում': 'recording',
      'մարզիչը հուշեց': 'help',
      'սխալ արդյունք ստորագրեցին': 'signed',
      'մրցավարին չի ենթարկվում': 'refuses',
    },
    fa: {
      'تلفن همراه': 'device',
      'موبایل زنگ زد': 'device',
      'گوشی زنگ زد': 'device',
      'گوشی حریف لرزید': 'device',
      'دیر رسید': 'late',
      غیبت: 'late',
      'رنگ‌ها برعکس': 'colours',
      'رنگ ها برعکس بود': 'colours',
      ارتقا: 'promotion',
      'ارتقاء پیاده': 'promotion',
      'حرکت نامعتبر': 'illegal-move',
      'كيش را نديد': 'illegal-move',
      'دو دستی': 'two-hands',
      'وقت تمام شد': 'flag-fallen',
      'تکرار سه‌باره': 'repetition',
      'دست به مهره زد': 'touched',
      'مربی کمک کرد': 'help',
      'برگه را ننوشت': 'recording',
      'شاه در برابر شاه': 'dead-position',
    },
  };
  const missed = [];
  for (const [language, all] of Object.entries(typed)) {
    const said = titles(language);
    for (const [words, incident] of Object.entries(all)) {
      const found = happened.searched(words, (name) => said.get(`case-${name}`) ?? '');
      if (!found.includes(incident) || found.length > 9) missed.push(`${words}: ${incident} not in ${found}`);
    }
  }
  assert.deepEqual(missed, []);
  assert.deepEqual(
    happened.searched('zebra crossing', () => ''),
    [],
  );
});

test('what is no incident is found in the Laws', () => {
  const none = () => '';
  for (const [typed, newer, older] of [
    ['stalemate', '5.2.1', '5.2(a)'],
    ['փաթ', '5.2.1', '5.2(a)'],
    ['պատ', '5.2.1', '5.2(a)'],
    ['پات', '5.2.1', '5.2(a)'],
    ['appeal', '11.10', undefined],
    ['բողոքարկել', '11.10', undefined],
    ['اعتراض', '11.10', undefined],
  ]) {
    assert.deepEqual(happened.searched(typed, none), [], typed);
    const found = numbersFor(typed);
    assert.ok(
      found.some(({ edition, number }) => edition === 2023 && number === newer),
      typed,
    );
    if (older)
      assert.ok(
        found.some(({ edition, number }) => edition === 2001 && number === older),
        typed,
      );
  }
});

test('the clocks are set by hand as the ruling says', () => {
  assert.deepEqual(happened.clocks(happened.ruling('repetition', ['wrong', 'standard'], 2001)), { player: -180_000, opponent: 180_000 });
  assert.deepEqual(happened.clocks(happened.ruling('repetition', ['wrong', 'standard'], 2023)), { player: 0, opponent: 120_000 });
  assert.equal(happened.ending(happened.ruling('device', ['person', 'loss'], 2023)), 'loses');
  assert.equal(happened.ending(happened.ruling('device', ['person', 'loss'], 2001)), null);
});

test('an event answers what its regulations say: a milder penalty for a phone, and bags', () => {
  const told = (given, regulations) => {
    const all = happened.withKnown('device', given, happened.answeredBy(regulations));
    assert.equal(happened.question('device', all), null);
    return happened.ruling('device', all, 2023).map(({ say, article }) => `${say} ${article}`);
  };
  const warning = { device_penalty: { costs: 'milder', penalty: 'warning' } };
  assert.deepEqual(told(['person'], {}), ['over-loses 11.3.2.2']);
  assert.deepEqual(told(['person'], warning), ['penalised 12.9.1']);
  assert.deepEqual(told(['person'], { device_penalty: { costs: 'milder', penalty: 'fine' } }), ['referred-penalty 11.3.2.2']);
  assert.deepEqual(told(['bag'], { device_in_bag: 'on' }), ['in-order 11.3.2.1']);
  assert.deepEqual(told(['bag'], {}), ['incident 11.3.2', 'referred-penalty 11.6']);
  assert.deepEqual(told(['sounded'], { device_in_bag: 'on' }), ['breach 11.3.2.1', 'referred-penalty 11.6']);
  assert.deepEqual(happened.withKnown('device', [], happened.answeredBy({})), [], 'where it was is asked');
});

test('who did not come forfeits, and a game that was begun is played', () => {
  const of = (incident, given, side) => scored(happened.ruling(incident, given, 2023), side);
  assert.deepEqual(of('late', ['yes'], 'white'), { white: 'forfeit-loss', black: 'forfeit-win' });
  assert.deepEqual(of('late', ['yes'], 'black'), { white: 'forfeit-win', black: 'forfeit-loss' });
  assert.deepEqual(of('late', ['both'], 'white'), { white: 'forfeit-loss', black: 'forfeit-loss' });
  assert.deepEqual(of('resigned', ['possible'], 'white'), { white: 'loss', black: 'win' });
});
