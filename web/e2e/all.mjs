// Runs every browser test, two files at a time. A file that failed is run once more, alone: on a machine with other work a browser
// may be too late for one assertion. What fails alone fails; what passes alone is named, so that nobody takes it for quiet.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { run } from 'node:test';
import { tap } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

/** More than this many is no accident. */
const MAY_RUN_AGAIN = 2;

const here = dirname(fileURLToPath(import.meta.url));
const named = process.argv.slice(2).map((file) => join(process.cwd(), file));
const found = readdirSync(here, { recursive: true }).filter((file) => file.endsWith('.test.mjs') && file !== 'speed.test.mjs');
const files = named.length ? named : found.sort().map((file) => join(here, file));

const failed = new Set();
const results = run({ files, concurrency: 2 });
results.on('test:fail', ({ file }) => failed.add(file));
results.compose(tap).pipe(process.stdout);
await new Promise((resolve) => results.on('end', resolve));

const alone = (file) => spawnSync(process.execPath, ['--test', file], { stdio: 'inherit' }).status === 0;
const name = (file) => relative(here, file);
const wrong = failed.size > MAY_RUN_AGAIN ? [...failed] : [...failed].filter((file) => !alone(file));
for (const file of failed) if (!wrong.includes(file)) console.log(`passed only when it ran alone: ${name(file)}`);
for (const file of wrong) console.log(`failed: ${name(file)}`);
// Speed is measured when nothing else runs.
if (!wrong.length && !named.length && !alone(join(here, 'speed.test.mjs'))) wrong.push('speed');
process.exitCode = wrong.length ? 1 : 0;
