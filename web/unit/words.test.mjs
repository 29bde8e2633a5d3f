import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const source = fileURLToPath(new URL('../src', import.meta.url));
const texts = join(source, 'i18n');

const keys = (file) => new FluentResource(readFileSync(join(texts, file), 'utf8')).body.map((entry) => entry.id).sort();
const english = keys('en.ftl');

test('every language has exactly the texts that English has', () => {
  for (const file of readdirSync(texts)) assert.deepEqual(keys(file), english, file);
});

test('no text is broken or said twice', () => {
  const written = readFileSync(join(texts, 'en.ftl'), 'utf8').match(/^[a-z][a-z0-9-]*(?= =)/gm) ?? [];
  assert.deepEqual([...written].sort(), english);
  assert.equal(new Set(english).size, english.length);
});

test('every text that the page names exists, and every text is named', () => {
  const files = readdirSync(source, { recursive: true }).filter((name) => /\.(svelte|ts)$/.test(name));
  const code = files.map((name) => readFileSync(join(source, name), 'utf8')).join('\n');
  const whole = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1]);
  for (const key of whole) assert.ok(english.includes(key), `${key} is not in en.ftl`);
  // A name put together ends or begins with something the code decides.
  const begun = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1]);
  const quoted = new Set([...code.matchAll(/'([a-z0-9-]+)'/g)].map((found) => found[1]));
  const isNamed = (key) => quoted.has(key) || begun.some((start) => key.startsWith(start));
  assert.deepEqual(
    english.filter((key) => !isNamed(key)),
    [],
  );
});
