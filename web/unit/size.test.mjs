import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../dist', import.meta.url));
const manifest = JSON.parse(readFileSync(join(built, 'files.json'), 'utf8'));

/** What a browser fetches with a chunk: it, its styles, and what it imports at once. */
function along(name, seen = new Set()) {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const needed of chunk.imports ?? []) along(needed, seen);
  return seen;
}

/** Fonts are fetched when a text needs their letters: these are the ones of Latin texts. */
const LATIN = /-latin-/;
const fonts = (letters) => (manifest['index.html'].assets ?? []).filter((file) => letters.test(file));

function sent(files) {
  const name = (file) => (existsSync(join(built, `${file}.gz`)) ? `${file}.gz` : file);
  const sizes = [...files].map((file) => [file, statSync(join(built, name(file))).size]);
  return { sizes, total: sizes.reduce((sum, [, size]) => sum + size, 0) };
}

const PLACES = {
  start: ['src/start/Start.svelte'],
  table: ['src/table/Table.svelte', 'src/table/At.svelte'],
  desk: ['src/Hall.svelte', 'src/desk/DeskPage.svelte'],
  events: ['src/Hall.svelte', 'src/event/Events.svelte'],
  event: ['src/Hall.svelte', 'src/event/EventPage.svelte'],
  hall: ['src/Hall.svelte', 'src/event/Screen.svelte'],
  clock: ['src/table/Table.svelte', 'src/clock/ClockTable.svelte'],
  alone: ['src/Hall.svelte', 'src/clock/ClockPage.svelte'],
  sheet: ['src/table/Table.svelte', 'src/sheet/Sheet.svelte'],
  laws: ['src/law/Laws.svelte'],
  drill: ['src/drill/Drill.svelte'],
  explain: ['src/explain/ExplainPage.svelte'],
  game: ['src/game/GamePage.svelte'],
  what: ['src/happened/WhatPage.svelte'],
  assist: ['src/Hall.svelte', 'src/table/AssistantJoin.svelte'],
  assistant: ['src/table/Table.svelte', 'src/table/Assistant.svelte'],
};
/** The texts of a place that come apart. */
const APART = {
  ...Object.fromEntries(
    ['desk', 'events', 'event', 'hall', 'clock', 'alone', 'sheet', 'assist', 'assistant'].map((place) => [place, ['hall']]),
  ),
  laws: ['law'],
  explain: ['explain'],
  game: ['game'],
  what: ['happened', 'incident'],
};
const LANGUAGES = {
  en: [['src/i18n/en.ftl?raw'], LATIN],
  hy: [['src/i18n/hy.ftl?raw'], /-latin-[45]00|-armenian-/],
  fa: [['src/i18n/fa.ftl?raw'], /condensed-latin|-arabic-/],
};

for (const [place, lazy] of Object.entries(PLACES)) {
  for (const [language, [texts, letters]] of Object.entries(LANGUAGES)) {
    const apart = (APART[place] ?? []).map((texts) => `src/i18n/${language}/${texts}.ftl?raw`);
    const chunks = ['index.html', ...lazy, ...texts, ...apart];
    const missing = chunks.filter((chunk) => !manifest[chunk]);
    const files = new Set(['index.html', 'icon.svg', ...fonts(letters)]);
    for (const chunk of chunks) for (const file of along(chunk)) files.add(file);
    const { sizes, total } = sent(files);
    test(`every part of the page is built apart (${place}, ${language})`, () => assert.deepEqual(missing, []));
    test(`the first load is under 150 kB as it is sent, fonts and all (${place}, ${language})`, () => {
      console.log(`first load, ${place}, ${language}: ${(total / 1000).toFixed(1)} kB in ${sizes.length} files`);
      assert.ok(total < 150_000, JSON.stringify(sizes));
    });
  }
}

test('every font is for letters that some language needs', () => {
  const all = manifest['index.html'].assets.filter((file) => file.endsWith('.woff2'));
  assert.ok(all.length > 0);
  assert.deepEqual(fonts(/-(latin|armenian|arabic|rest|extended)-/).length, all.length);
});

test('the built page has nothing inline that the policy would forbid', () => {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  assert.doesNotMatch(page, /<style|style=|<script(?![^>]*\bsrc=)|\bon[a-z]+=/);
  assert.doesNotMatch(page, /https?:/);
});

test('letters of Latin Extended are carried, and fetched only where a name has them', () => {
  const fetched = fonts(/-extended-/);
  assert.equal(fetched.length, 3);
  for (const file of fetched) assert.ok(statSync(join(built, file)).size > 4000, file);
  const styles = readFileSync(join(built, manifest['index.html'].css[0]), 'utf8');
  const ranges = [...styles.matchAll(/-extended-[^}]*unicode-range:([^;}]*)/g)].map(([, range]) => range.toLowerCase());
  assert.equal(ranges.length, 4);
  const holds = (range, letter) =>
    range.split(',').some((part) => {
      const [from, to = from] = part
        .trim()
        .slice(2)
        .split('-')
        .map((one) => parseInt(one, 16));
      return letter >= from && letter <= to;
    });
  for (const range of ranges) for (const letter of 'řőğłşțİ') assert.ok(holds(range, letter.codePointAt(0)), `${letter} in ${range}`);
});
