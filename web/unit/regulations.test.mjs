// What holds where an organiser chooses nothing is shown with its article: both are compared with the tables of the Laws.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './load.mjs';

const [regulations] = await load('/src/event/regulations.ts');
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const EDITIONS = [2023, 2001];
const numbers = Object.fromEntries(EDITIONS.map((edition) => [edition, new Set(read(`../../law/numbers-${edition}.txt`).split('\n'))]));

/** The numbers of an edition under which a setting is regulated. */
function regulating(setting, edition) {
  const rows = read('../../law/provisions.toml').split('[[provision.row]]');
  return rows
    .filter((row) => row.includes(`setting = "${setting}"`) && row.includes(`edition = ${edition}`))
    .map((row) => /number = "([^"]+)"/.exec(row)[1]);
}

test('every regulation says what holds otherwise, in both editions, by a number that the edition has', () => {
  for (const field of regulations.FIELDS) {
    for (const edition of EDITIONS) {
      const { value, article } = regulations.unsaid(field, edition);
      assert.ok(regulations.UNSAID[field.name]?.[edition], `${field.name} ${edition}`);
      if (article) assert.ok(numbers[edition].has(article), `${field.name}: ${edition} has no ${article}`);
      for (const tag of ['en', 'hy', 'fa'])
        assert.match(read(`../src/i18n/${tag}/hall.ftl`), new RegExp(`^reg-${value} = `, 'm'), `${tag} ${value}`);
    }
  }
});

test('where the Laws name a setting, its default is said by that article', () => {
  let compared = 0;
  for (const field of regulations.FIELDS) {
    for (const edition of EDITIONS) {
      const named = regulating(field.name, edition);
      const { article } = regulations.unsaid(field, edition);
      // Whether games are adjourned, what is written down and what is rated has no one number.
      if (named.length === 0 || ['adjournment', 'scoresheet', 'rated'].includes(field.name)) continue;
      assert.ok(named.includes(article), `${field.name} ${edition}: ${article} is none of ${named}`);
      compared += 1;
    }
  }
  assert.ok(compared >= 14, String(compared));
});

test('the default time is the one of the edition', () => {
  const row = read('../../law/parameters.toml')
    .split('[[parameter]]')
    .find((one) => one.includes('name = "default_time"'));
  for (const edition of EDITIONS) {
    const seconds = Number(new RegExp(`^${edition} = (\\d+)$`, 'm').exec(row)[1]);
    assert.equal(regulations.UNSAID.default_time[edition].minutes * 60, seconds);
  }
});

test('points are chosen for each result, and what is usual is not kept', () => {
  const three = ['win', 'draw', 'loss'].reduce((now, result, place) => regulations.withPoints(result, ['3', '1', '0'][place], now), {
    rated: 'on',
  });
  assert.deepEqual(three, { rated: 'on', points: { win: 6, draw: 2, loss: 0 } });
  const field = regulations.FIELDS.find(({ name }) => name === 'points');
  assert.equal(regulations.shown(field, three), '3 · 1 · 0');
  assert.equal(regulations.shown(field, { points: { win: 3, draw: 1, loss: 0 } }), '1½ · ½ · 0');
  const usual = regulations.withPoints('draw', '0.5', regulations.withPoints('win', '1', three));
  assert.deepEqual(usual, { rated: 'on' });
});

test('a milder penalty for a phone is kept with its name', () => {
  const field = regulations.FIELDS.find(({ name }) => name === 'device_penalty');
  const after = regulations.chosen(field, 'warning', {});
  assert.deepEqual(after, { device_penalty: { costs: 'milder', penalty: 'warning' } });
  assert.equal(regulations.shown(field, after), 'warning');
  assert.deepEqual(regulations.chosen(field, '', after), {});
});

test('what an event states is shown as it was typed, and nothing is kept of what is not said', () => {
  const [venue, , smoking] = regulations.STATED;
  const document = regulations.STATED.find(({ name }) => name === 'fair_play_document');
  const adaptations = regulations.STATED.find(({ name }) => name === 'adaptations');
  let now = regulations.withStatement(venue, ' Hall 2; Foyer ;', {});
  assert.deepEqual(now, { zones: { venue: ['Hall 2', 'Foyer'], area: [], smoking: [], contiguous: [] } });
  now = regulations.withStatement(smoking, 'Courtyard', now);
  now = regulations.withStatement(document, ' Fair Play Rules ', now);
  now = regulations.withStatement(adaptations, 'A board of one’s own', now);
  assert.equal(regulations.statement(venue, now), 'Hall 2; Foyer');
  assert.equal(regulations.statement(smoking, now), 'Courtyard');
  assert.equal(regulations.statement(document, now), 'Fair Play Rules');
  assert.equal(regulations.statement(adaptations, now), 'A board of one’s own');
  for (const stated of regulations.STATED) now = regulations.withStatement(stated, '', now);
  assert.deepEqual(now, {});
});

test('every statement has its words in each language', () => {
  for (const stated of regulations.STATED)
    for (const tag of ['en', 'hy', 'fa'])
      assert.match(read(`../src/i18n/${tag}/hall.ftl`), new RegExp(`^reg-${regulations.nameOf(stated)} = `, 'm'), tag);
});
