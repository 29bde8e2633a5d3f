// The server is killed again and again under the page's own client: what it was told is done stands in the journal, once, and at the
// place it was told. `KILLS` says how often.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadWith } from '../unit/load.mjs';
import { House } from './house.mjs';

const KILLS = Number(process.env.KILLS ?? 20);
/** After a kill at most so long until the game is shown again, on however busy a machine. */
const PATIENCE = 60_000;
const { ws: Socket } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle');

const house = await House.open({ flags: ['--pace', '100000', '--ballast', '1'] });
after(() => house.close());
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the client has sent and was answered, by its keys. */
const sent = new Map();
const answered = { ack: new Map(), late: new Map(), refused: new Map() };

/** The browser's socket, with an account of what goes over it. */
class Counted extends Socket {
  constructor(address) {
    super(address, { origin: house.address });
    this.on('error', () => undefined);
    this.on('message', (data) => {
      const text = String(data);
      if (!text.startsWith('{')) return;
      const { type, key, seq, problem } = JSON.parse(text);
      if (!(type in answered) || !sent.has(key)) return;
      const before = answered[type].get(key);
      assert.ok(before === undefined || type === 'refused' || before === seq, `${key} stands at ${before} and at ${seq}`);
      answered[type].set(key, type === 'refused' ? problem : seq);
    });
  }

  send(text) {
    if (text.startsWith('{')) {
      const message = JSON.parse(text);
      if (message.type === 'act') sent.set(message.key, message);
    }
    // A line that has just ended takes nothing; the client sends it again on the next.
    if (this.readyState === Socket.OPEN) super.send(text, () => undefined);
  }
}

// What the client has of a browser.
const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(globalThis, listeners, { WebSocket: Counted, dispatchEvent: () => true });
globalThis.document ??= { ...listeners, visibilityState: 'visible', documentElement: { lang: 'en', dataset: {} } };
const [{ Live }] = await loadWith([svelte({ configFile: false })], '/src/live.ts');

/** Knights go out and home, and now and then a pawn takes a step, so that no position ends the game. */
function* quietMoves() {
  const out = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  for (const [white, black] of ['a2a3 a7a6', 'b2b3 b7b6', 'c2c3 c7c6', 'd2d3 d7d6', 'e2e3 e7e6', 'g2g3 g7g6', 'h2h3 h7h6'].map((two) =>
    two.split(' '),
  )) {
    yield* [...out, ...out, white, black];
  }
  for (const file of 'abcdegh') yield* [...out, ...out, `${file}3${file}4`, `${file}6${file}5`];
}

/** Everything that is done in a game, act by act; once it is played out, players only write. */
function* deeds() {
  let by = 'white';
  for (const move of quietMoves()) {
    yield { by, act: { do: 'touch', square: move.slice(0, 2) } };
    yield { by, act: { do: 'release', square: move.slice(2) } };
    yield { by, act: { do: 'press' } };
    by = by === 'white' ? 'black' : 'white';
  }
}

/** The page at a table. */
class Page {
  constructor(game) {
    this.view = null;
    this.line = 'joining';
    this.waiting = 0;
    this.head = null;
    this.deeds = deeds();
    const on = {
      shown: (_, view) => (this.view = view),
      remembered: () => this.head,
      remember: (head) => (this.head = head),
      line: (line) => (this.line = line),
      waiting: (acts) => (this.waiting = acts),
      closed: (problem) => assert.fail(JSON.stringify(problem)),
      record: () => undefined,
      refused: () => undefined,
      late: () => undefined,
      devices: () => undefined,
      broadcast: () => undefined,
    };
    const address = house.address.replace('http', 'ws');
    this.live = new Live(`${address}/api/games/${game.id}/live?language=en&changes=1&announce=law&seat=${game.seats.table}`, on);
  }

  /** Does the next thing that a hand would do now; whether there was anything. */
  act() {
    if (this.line !== 'live' || this.waiting > 3 || !this.view) return false;
    if (this.view.phase === 'playing') {
      const { value } = this.deeds.next();
      return value !== undefined && this.live.act(value);
    }
    // Before the clocks start, and after the server was away: both players say so, once each.
    if (this.waiting > 0) return false;
    const does = this.view.phase === 'not-started' ? 'start' : 'resume';
    const first = ['white', 'black'].find((side) => this.view.may_resume.includes(side));
    return first !== undefined && this.live.act({ by: first, act: { do: 'confirm', act: { do: does } } });
  }

  async until(isSo, what) {
    for (const end = Date.now() + PATIENCE; !isSo(); await pause(5)) assert.ok(Date.now() < end, `${what}: ${this.line}, ${this.waiting}`);
  }
}

/** The entries of a journal, as the program itself reads the file. */
function journal(id) {
  const file = join(house.folder, 'journal.sqlite');
  const text = execFileSync(process.env.TOUCHMOVE, ['dump', file, '--journal', id, '--json'], { maxBuffer: 1 << 28 });
  const lines = text.toString().trim().split('\n');
  return lines.map((line) => JSON.parse(line)).filter((line) => line.line === 'entry');
}

/** Everything that the client was told stands in the journal, where it was told and no second time. */
function nothingIsLost(id) {
  const entries = journal(id);
  const keys = entries.map((entry) => entry.key);
  assert.equal(new Set(keys).size, keys.length, 'an act stands twice');
  for (const kind of ['ack', 'late']) {
    for (const [key, seq] of answered[kind]) {
      if (sent.get(key).game !== id) continue;
      assert.equal(entries[seq - 1]?.key, `table:${key}`, `${kind} of ${key} at ${seq}`);
    }
  }
  return entries.length;
}

test(`killed ${KILLS} times under the page's own client, the server has everything that it acknowledged`, async () => {
  let [killed, entries, games] = [0, 0, 0];
  while (killed < KILLS) {
    const game = await house.game();
    games += 1;
    const page = new Page(game);
    const known = new Set(sent.keys());
    const own = () => [...sent.keys()].filter((key) => !known.has(key));
    // A game is played for some kills, and then another, so that none is played out.
    for (let round = 0; round < 10 && killed < KILLS; round += 1) {
      await page.until(() => page.line === 'live' && page.view !== null, 'the game is shown again');
      const before = answered.ack.size;
      const wanted = before + 1 + Math.floor(Math.random() * 12);
      await page.until(() => {
        page.act();
        return answered.ack.size >= wanted;
      }, 'acts are acknowledged');
      page.act();
      await house.kill();
      killed += 1;
      await page.until(() => page.line === 'lost', 'the line is lost');
      await house.start();
    }
    await page.until(() => page.line === 'live' && page.waiting === 0, 'everything is answered');
    page.live.leave();
    for (const key of own()) sent.get(key).game = game.id;
    entries += nothingIsLost(game.id);
    const open = own().filter((key) => !Object.values(answered).some((kind) => kind.has(key)));
    assert.deepEqual(open, [], 'an act was never answered');
  }
  assert.equal(killed, KILLS);
  assert.ok(answered.ack.size > KILLS, `${answered.ack.size} acts`);
  console.log(
    `kills=${killed} games=${games} sent=${sent.size} acknowledged=${answered.ack.size} late=${answered.late.size} entries=${entries} lost=0`,
  );
});
