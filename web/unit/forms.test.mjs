// A button in a form sends it unless it says otherwise: every one says which it means.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** The tags of this name in a text, each to its own `>`; those within braces or quotes are not its end. */
function tags(text, name) {
  const found = [];
  const opens = new RegExp(`<${name}(?=[\\s>])`, 'g');
  for (let at = opens.exec(text); at; at = opens.exec(text)) {
    let [depth, quote, end] = [0, '', at.index];
    for (; end < text.length; end += 1) {
      const sign = text[end];
      if (quote) quote = sign === quote ? '' : quote;
      else if (sign === '"' && depth === 0) quote = sign;
      else if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
      else if (sign === '>' && depth === 0) break;
    }
    found.push({ from: at.index, text: text.slice(at.index, end + 1) });
  }
  return found;
}

const forms = (text) => [...text.matchAll(/<form[\s>][\s\S]*?<\/form>/g)].map((found) => found[0]);
const untyped = (text) => forms(text).flatMap((form) => tags(form, 'button').filter((tag) => !/\stype=/.test(tag.text)));

test('the search finds a button without a type, and no other', () => {
  const text = `<button>a</button><form onsubmit={(e) => go(e)}><button class="x" onclick={() => a > b}>1</button><button type="button">2</button></form>`;
  assert.deepEqual(
    untyped(text).map((tag) => tag.text),
    ['<button class="x" onclick={() => a > b}>'],
  );
});

test('every button in a form has an explicit type', () => {
  const files = readdirSync(source, { recursive: true }).filter((name) => name.endsWith('.svelte'));
  const texts = files.map((name) => [name, readFileSync(join(source, name), 'utf8')]);
  assert.ok(texts.flatMap(([, text]) => forms(text)).length >= 8);
  assert.deepEqual(
    texts.flatMap(([name, text]) => untyped(text).map((tag) => `${name}: ${tag.text.slice(0, 80)}`)),
    [],
  );
});
