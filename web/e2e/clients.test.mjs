// The clients in examples/ do what they say, against the real server.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { becomeChief, found } from './office.mjs';
import { nothingWentWrong, open, page } from './house.mjs';

const { house, browser } = await open();
const example = (name) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

test('the TypeScript client plays a move that is in the journal', async () => {
  const source = await readFile(example('play.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: 'ESNext', target: 'ES2022' } });
  const file = join(house.folder, 'play.mjs');
  await writeFile(file, outputText);
  const flags = 'WebSocket' in globalThis ? [] : ['--experimental-websocket'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, file, house.address]);
  const [, id] = /^entry 5 of .*\/game\/(\S+)/.exec(stdout) ?? assert.fail(stdout);
  const { phase } = await (await fetch(`${house.address}/api/games/${id}`)).json();
  assert.equal(phase, 'playing');
});

test('the TypeScript client has the types of the server', () => {
  const options = { noEmit: true, strict: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, skipLibCheck: true };
  const settings = { ...options, moduleResolution: ts.ModuleResolutionKind.Bundler, types: ['vite/client'] };
  const program = ts.createProgram([example('play.ts')], settings);
  const faults = ts.getPreEmitDiagnostics(program).map((one) => ts.flattenDiagnosticMessageText(one.messageText, ' '));
  assert.deepEqual(faults, []);
});

test('the Python client prints the standings and what changes', async () => {
  const chief = await page(browser, house);
  await becomeChief(chief, house);
  await found(chief, { name: 'Town Open', players: ['North', 'South'] });
  const reader = spawn('python3', ['-u', example('standings.py'), house.address]);
  const lines = [];
  reader.stdout.on('data', (text) => lines.push(String(text)));
  for (let tries = 0; tries < 100 && !lines.join('').includes('page {'); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  reader.kill();
  assert.match(lines.join(''), /Town Open.*\n +1 +0 +\S+/);
  assert.match(lines.join(''), /\npage \{/);
  nothingWentWrong(chief);
});
