import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const source = fileURLToPath(new URL('../src', import.meta.url));
const texts = join(source, 'i18n');

/** A language has one file, and a folder of its name for the pages that not everybody opens. */
const files = readdirSync(texts).filter((name) => name.endsWith('.ftl'));
const written = (file) => {
  const folder = join(texts, file.slice(0, -'.ftl'.length));
  const more = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return [join(texts, file), ...more].map((path) => readFileSync(path, 'utf8')).join('\n');
};
const entries = (file) => new FluentResource(written(file)).body;
const keys = (file) =>
  entries(file)
    .map((entry) => entry.id)
    .sort();
const english = keys('en.ftl');

/** The names of the arguments anywhere in a text. */
function args(part) {
  if (Array.isArray(part)) return part.flatMap(args);
  if (part === null || typeof part !== 'object') return [];
  return part.type === 'var' ? [part.name] : Object.values(part).flatMap(args);
}
const argsOf = (file) => new Map(entries(file).map((entry) => [entry.id, [...new Set(args(entry.value))].sort()]));

test('every language has exactly the texts that English has', () => {
  for (const file of files) assert.deepEqual(keys(file), english, file);
});

test('every text takes the arguments that the English one takes', () => {
  const wanted = argsOf('en.ftl');
  for (const file of files) assert.deepEqual(argsOf(file), wanted, file);
});

test('no text is broken or said twice', () => {
  for (const file of files) {
    const said = written(file).match(/^[a-z][a-zA-Z0-9-]*(?= =)/gm) ?? [];
    assert.deepEqual([...said].sort(), english, file);
    assert.equal(new Set(said).size, english.length, file);
  }
});

test('every language says which way it is written', () => {
  const direction = (file) => entries(file).find((entry) => entry.id === 'direction')?.value;
  for (const file of files) assert.match(direction(file), /^(ltr|rtl)$/, file);
  assert.equal(direction('fa.ftl'), 'rtl');
});

test('a text of another language is in its own letters, unless it is a name or a key', () => {
  const letters = { 'hy.ftl': /\p{Script=Armenian}/u, 'fa.ftl': /\p{Script=Arabic}/u };
  const same = ['app', 'direction', 'games-pair', 'record-number', 'start-version', 'help-key-enter', 'help-key-delete', 'sheet-title'];
  for (const [file, script] of Object.entries(letters)) {
    for (const entry of entries(file)) {
      const text = JSON.stringify(entry.value);
      const isOnlyArguments = Array.isArray(entry.value) && entry.value.every((part) => typeof part !== 'string' || !/\p{L}/u.test(part));
      const isNeutral = same.includes(entry.id) || (isOnlyArguments && !/"select"/.test(text));
      assert.ok(isNeutral || script.test(text), `${file}: ${entry.id}`);
    }
  }
});

/** Names of programs, formats, keys and commands, which have no other name; a move in an example; Roman numbers. */
const NAMES =
  /^(Touchmove|touchmove|office|recover|Enter|Escape|Delete|Shift|Excel|chess|results|Swiss|Manager|LiveChess|livechess|PGN|FEN|TRF|CSV|Vega|III|Ng|Nf|espeak|ng|pairing|command)$/;

test('no Latin word is left in Armenian and Persian where there is a word for it', () => {
  const left = [];
  /** What is shown, without the names of arguments and choices. */
  const shown = (part) =>
    typeof part === 'string'
      ? [part]
      : Array.isArray(part)
        ? part.flatMap(shown)
        : part?.type === 'select'
          ? part.variants.flatMap((one) => shown(one.value))
          : [];
  for (const file of ['hy.ftl', 'fa.ftl']) {
    for (const entry of entries(file)) {
      if (entry.id === 'direction') continue;
      const words = shown(entry.value).flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []);
      left.push(...words.filter((word) => !NAMES.test(word)).map((word) => `${file} ${entry.id}: ${word}`));
    }
  }
  assert.deepEqual(left, []);
});

test('every text that the page names exists, and every text is named', () => {
  const files = readdirSync(source, { recursive: true }).filter((name) => /\.(svelte|ts)$/.test(name));
  const code = files.map((name) => readFileSync(join(source, name), 'utf8')).join('\n');
  const whole = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1]);
  for (const key of whole) assert.ok(english.includes(key), `${key} has no English text`);
  // A name put together ends or begins with something the code decides.
  const begun = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1]);
  const quoted = new Set([...code.matchAll(/'([a-z0-9-]+)'/g)].map((found) => found[1]));
  const isNamed = (key) => quoted.has(key) || begun.some((start) => key.startsWith(start));
  assert.deepEqual(
    english.filter((key) => !isNamed(key)),
    [],
  );
});

/** The problems of the server and what belongs to each, as its description has them. */
function problems() {
  const file = fileURLToPath(new URL('../../crates/touchmove-server/src/net/problem/codes.json', import.meta.url));
  const each = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(each.map(({ properties: { code, facts } }) => [`problem-${code.const}`, Object.keys(facts?.properties ?? {}).sort()]));
}

test('every problem of the server has its words and no other has, with what belongs to it', () => {
  const known = problems();
  assert.ok(known.size > 100);
  for (const file of files) {
    const worded = [...argsOf(file)].filter(([id]) => id.startsWith('problem-'));
    assert.deepEqual(worded.map(([id]) => id).sort(), [...known.keys()].sort(), file);
    for (const [id, used] of worded) assert.deepEqual(used, known.get(id), `${file}: ${id}`);
  }
});
