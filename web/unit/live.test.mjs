// What is asked on a line is answered on it or not at all: nobody waits for an answer that cannot come.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadWith } from './load.mjs';

/** The lines that were opened, the newest last. */
const lines = [];

class Line {
  static OPEN = 1;
  readyState = 1;
  sent = [];
  constructor(address) {
    this.address = address;
    lines.push(this);
  }
  send(text) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
}
Object.assign(globalThis, {
  WebSocket: Line,
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => true,
  document: { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: 'visible' },
});

const [{ Live }] = await loadWith([svelte({ configFile: false })], '/src/live.ts');

const nothing = () => undefined;
const LISTENER = Object.fromEntries(
  ['shown', 'remember', 'record', 'refused', 'late', 'devices', 'broadcast', 'closed', 'line', 'waiting'].map((name) => [name, nothing]),
);

/** A line to a table that has been shown the game. */
function joined() {
  const live = new Live('ws://here/live?language=en', { ...LISTENER, remembered: () => null });
  after(() => live.leave());
  const line = lines.at(-1);
  line.onopen();
  line.onmessage({ data: JSON.stringify({ type: 'view', seq: 1, hash: null, rulings: [], held: false, view: {} }) });
  return { live, line };
}

/** What became of a promise by now. */
async function now(promise) {
  const still = Symbol('still');
  const waits = new Promise((resolve) => setTimeout(() => resolve(still), 20));
  return Promise.race([
    promise.then(
      (value) => ['told', value],
      (error) => ['rejected', error.message],
    ),
    waits,
  ]).then((known) => (known === still ? 'still waiting' : known));
}

test('a preview is answered on its line', async () => {
  const { live, line } = joined();
  const asked = live.preview([{ do: 'resume' }]);
  assert.equal(await now(asked), 'still waiting');
  const { type, key } = JSON.parse(line.sent.at(-1));
  assert.equal(type, 'preview');
  line.onmessage({ data: JSON.stringify({ type: 'preview', key, rulings: [], view: { phase: 'playing' } }) });
  assert.deepEqual(await now(asked), ['told', { rulings: [], view: { phase: 'playing' } }]);
});

test('a preview is rejected, and a question answered with nothing, when the line is lost', async () => {
  const { live, line } = joined();
  const [asked, said] = [live.preview([{ do: 'resume' }]), live.ask('white', 'moves')];
  line.onclose({ code: 1006 });
  assert.deepEqual(await now(asked), ['rejected', 'lost']);
  assert.deepEqual(await now(said), ['told', null]);
  assert.deepEqual(await now(live.preview([])), ['rejected', 'lost'], 'nor is one asked on a lost line');
});

test('the same when the page turns to another language and takes another line', async () => {
  const { live, line } = joined();
  const [asked, said] = [live.preview([{ do: 'resume' }]), live.ask('white', 'moves')];
  live.move('ws://here/live?language=fa');
  assert.notEqual(lines.at(-1), line);
  // The old line closes, and is nobody's any more.
  line.onclose({ code: 1000 });
  assert.deepEqual(await now(asked), ['rejected', 'lost']);
  assert.deepEqual(await now(said), ['told', null]);
});

test('nobody waits for a table that was left', async () => {
  const { live, line } = joined();
  const asked = live.preview([{ do: 'resume' }]);
  live.leave();
  line.onclose({ code: 1000 });
  assert.deepEqual(await now(asked), ['rejected', 'lost']);
});
