// What goes over the wire has its types in wire.ts, which the server's own types write; nobody declares them again.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');
const declared = (text) => [...text.matchAll(/^\s*(?:export )?(?:interface|type) (\w+)\s*(?:<[^>]*>)?\s*[={]/gm)].map(([, name]) => name);
const wire = new Set(declared(read('../src/wire.ts')));

test('the requests of the page declare no type that the wire has', () => {
  assert.ok(wire.size > 200, `only ${wire.size} types`);
  assert.deepEqual(declared(read('../src/event/api.ts')), []);
  for (const file of [
    'api.ts',
    'live.ts',
    'event/matters.ts',
    'event/outcomes.ts',
    'event/players.ts',
    'event/regulations.ts',
    'event/results.ts',
  ]) {
    assert.deepEqual(
      declared(read(`../src/${file}`)).filter((name) => wire.has(name)),
      [],
      file,
    );
  }
});

test('an act of an event is typed on its way to the server', () => {
  for (const file of ['event/api.ts', 'event/matters.ts', 'event/players.ts', 'event/results.ts']) {
    assert.doesNotMatch(read(`../src/${file}`), /(act|deed): unknown|: unknown\[\]|=> unknown/, file);
  }
  assert.match(read('../src/event/api.ts'), /deed: EventAct/);
});
