import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../dist', import.meta.url));

test('the first load is under 150 kB as it is sent, fonts and all', () => {
  const names = ['index.html', 'icon.svg', ...readdirSync(join(built, 'assets')).map((name) => join('assets', name))];
  const sent = (name) => (existsSync(join(built, `${name}.gz`)) ? `${name}.gz` : name);
  const files = names.filter((name) => !name.endsWith('.gz')).map(sent);
  const sizes = files.map((file) => [file, statSync(join(built, file)).size]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`first load: ${(total / 1000).toFixed(1)} kB in ${files.length} files`);
  assert.ok(total < 150_000, JSON.stringify(sizes));
});

test('the built page has nothing inline that the policy would forbid', () => {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  assert.doesNotMatch(page, /<style|style=|<script(?![^>]*\bsrc=)|\bon[a-z]+=/);
  assert.doesNotMatch(page, /https?:/);
});
