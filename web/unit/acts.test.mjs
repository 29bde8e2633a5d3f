// Every act that the engine knows has a control on the page: the lists are compared.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './load.mjs';

const [incidents, facts, matters] = await load('/src/desk/incidents.ts', '/src/desk/facts.ts', '/src/event/matters.ts');
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const schemas = JSON.parse(read('../../crates/touchmove-wire/src/v1/schemas.json'));

/** The names of a closed list of the wire, by the field that tells them apart. */
const known = (schema, field) => schemas[schema].oneOf.map((one) => one.properties[field].const).sort();

const given = {
  ...facts.noFacts(1000, { white: 60_000, black: 60_000 }),
  side: 'white',
  anybody: 'black',
  square: 'e4',
  white: 1,
  score: '1-0',
  note: 'a reason',
  article: '12.9',
  name: 'a name',
  control: '90+30',
};
const made = facts.LAYS.flatMap((lay) => incidents.INCIDENTS.flatMap((one) => one.acts({ ...given, lay })));

/** Acts that have a button of their own at a board, and in which file. */
const AT_THE_BOARD = {
  start: '../src/table/Desk.svelte',
  pause: '../src/table/Desk.svelte',
  resume: '../src/table/Desk.svelte',
  decide: '../src/table/table.svelte.ts',
  'set-clocks': '../src/desk/Correction.svelte',
};

/** Acts that follow at a board from what is entered for it in the event: the act that is sent, and the file of its control. */
const FROM_THE_EVENT = { 'enter-result': ['hand-in', '../src/event/results.ts'] };

/** Acts of an event that have a control of their own, and in which file. */
const IN_THE_EVENT = {
  'open-section': '../src/event/players.ts',
  register: '../src/event/players.ts',
  amend: '../src/event/PlayerDialog.svelte',
  withdraw: '../src/event/PlayerDialog.svelte',
  return: '../src/event/PlayerDialog.svelte',
  'request-bye': '../src/event/PlayerDialog.svelte',
  accommodate: '../src/event/PlayerDialog.svelte',
  'amend-section': '../src/event/TermsForm.svelte',
  rename: '../src/event/Officials.svelte',
  'set-zone': '../src/event/Officials.svelte',
  close: '../src/event/KeepingForm.svelte',
  reopen: '../src/event/KeepingForm.svelte',
  hide: '../src/event/KeepingForm.svelte',
  unhide: '../src/event/KeepingForm.svelte',
  appoint: '../src/event/Officials.svelte',
  dismiss: '../src/event/Officials.svelte',
  regulate: '../src/event/RegulationsTab.svelte',
  broadcast: '../src/event/BroadcastForm.svelte',
  'set-categories': '../src/event/CategoriesForm.svelte',
  schedule: '../src/event/RoundTab.svelte',
  pair: '../src/event/Pairings.svelte',
  'correct-pairings': '../src/event/Pairings.svelte',
  'hand-in': '../src/event/results.ts',
  absent: '../src/event/results.ts',
  'change-result': '../src/event/results.ts',
  adjourn: '../src/event/results.ts',
};

function hasControl(act, file) {
  assert.match(read(file), new RegExp(`do: '${act}'|'${act}'`), `${act} in ${file}`);
}

test('every act of an arbiter has a control', () => {
  for (const [act, file] of Object.entries(AT_THE_BOARD)) hasControl(act, file);
  for (const [sent, file] of Object.values(FROM_THE_EVENT)) hasControl(sent, file);
  const offered = new Set([...made.map((act) => act.do), ...Object.keys(AT_THE_BOARD), ...Object.keys(FROM_THE_EVENT)]);
  assert.deepEqual([...offered].sort(), known('ArbiterDeed', 'do'));
});

test('everything an arbiter can see can be said', () => {
  const seen = made.filter((act) => act.do === 'observe').map((act) => act.seen.what);
  assert.deepEqual([...new Set(seen)].sort(), known('Seen', 'what'));
});

test('every outcome of a free ruling can be chosen', () => {
  const outcomes = made.filter((act) => act.do === 'rule-freely').map((act) => act.outcome.outcome);
  assert.deepEqual([...new Set(outcomes)].sort(), known('OutcomeName', 'outcome'));
});

test('every penalty, every incident and every duty can be chosen', () => {
  assert.deepEqual([...facts.CHOICES.penalty].sort(), known('PenaltyName', 'penalty'));
  assert.deepEqual([...facts.DUTIES].sort(), schemas.DutyName.oneOf.map((one) => one.const).sort());
  const codes = [...read('../../crates/touchmove-law/src/incident.rs').matchAll(/Incident::\w+ => "([a-z-]+)"/g)].map((found) => found[1]);
  assert.ok(codes.length > 30);
  assert.deepEqual([...facts.CODES].sort(), [...new Set(codes)].sort());
});

test('every act of an event has a control, but what games report themselves', () => {
  const told = {
    ...matters.noMatter(),
    player: 1,
    game: '1/1.1',
    refusing: 'white',
    side: 'black',
    note: 'why',
    entry: 'event 3',
    verdict: 'upheld',
    at: '2026-11-15T10:00',
    where: 'here',
  };
  const offered = matters.MATTERS.map((one) => one.act(told).do);
  for (const [act, file] of Object.entries(IN_THE_EVENT)) hasControl(act, file);
  assert.deepEqual(
    [...offered, ...Object.keys(IN_THE_EVENT)].sort(),
    known('EventAct', 'do').filter((act) => act !== 'report'),
  );
});

test('a matter of an event is sent only when nothing is missing', () => {
  const named = (name) => matters.MATTERS.find((one) => one.name === name);
  const nothing = matters.noMatter();
  assert.deepEqual(matters.lacking(named('penalise'), nothing), ['player', 'note']);
  assert.deepEqual(matters.lacking(named('decide'), nothing), ['verdict', 'note']);
  assert.deepEqual(matters.lacking(named('penalise'), { ...nothing, player: 3, note: 'noise', penalty: 'fine' }), ['penalty']);
  assert.deepEqual(named('penalise').act({ ...nothing, player: 3, note: 'noise', penalty: 'exclusion', name: '3, 4' }), {
    do: 'penalise',
    player: 3,
    game: null,
    penalties: [{ penalty: 'exclusion', rounds: [3, 4] }],
    reason: 'noise',
  });
  assert.deepEqual(named('appeal').act({ ...nothing, player: 3, note: 'unfair', entry: '1/2.5 17' }).against, {
    in: 'game',
    game: '1/2.5',
    entry: 17,
  });
});

test('nobody is chosen for the arbiter where a game may be lost', () => {
  const empty = facts.noFacts(0, { white: 0, black: 0 });
  for (const one of incidents.INCIDENTS.filter((each) => each.facts.includes('side') || each.facts.includes('refusing'))) {
    assert.notDeepEqual(facts.missing(one.facts, empty), [], one.name);
  }
});
