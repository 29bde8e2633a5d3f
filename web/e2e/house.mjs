// What every end-to-end test needs: the real server on a port of its own, a real browser, and hands.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const program = process.env.TOUCHMOVE;
assert.ok(program, 'TOUCHMOVE must name the program to test');

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
// Clocks never show the same twice: the pictures in docs/ change only when they are asked for (script/web pictures).
const pictures = process.env.PICTURES ?? fileURLToPath(new URL('../../.cache/screenshots', import.meta.url));

export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The server with a data folder of its own; it can be killed and started again. */
export class House {
  /** `flags`, or what they are for its port, are given to the server, `env` beside our own environment. */
  static async open({ flags = [], env = {} } = {}) {
    const house = new House();
    house.env = env;
    house.folder = await mkdtemp(join(tmpdir(), 'touchmove-e2e-'));
    house.port = await freePort();
    house.flags = typeof flags === 'function' ? flags(house.port) : flags;
    await house.start();
    return house;
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    const args = ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.folder, ...this.flags];
    this.words = '';
    // A machine that is busy with browsers is not one that was stopped.
    const env = { TOUCHMOVE_GAP_UNSEEN: '20000', ...process.env, ...this.env };
    this.server = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    for (const stream of [this.server.stdout, this.server.stderr]) stream.on('data', (text) => (this.words += text));
    for (let tries = 0; tries < 200; tries += 1) {
      if (this.server.exitCode !== null) break;
      const there = await fetch(`${this.address}/api/about`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (there) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server did not start: ${this.words}`);
  }

  async kill() {
    const ended = new Promise((resolve) => this.server.once('exit', resolve));
    this.server.kill('SIGKILL');
    await ended;
  }

  async close() {
    if (this.server.exitCode === null && this.server.signalCode === null) await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Sets up a game and returns it with its seats. */
  async game(terms = {}) {
    const wanted = { control: '90+30', edition: 2023, white: '', black: '', manner: 'strict', arbiter: 'absent' };
    const answer = await fetch(`${this.address}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...wanted, ...terms }),
    });
    assert.equal(answer.status, 200, await answer.clone().text());
    return answer.json();
  }
}

/** A house and a browser for the tests of one file. */
export async function open({ browserFlags = [], ...options } = {}) {
  const house = await House.open(options);
  const args = ['--no-sandbox', '--disable-gpu', ...browserFlags];
  const browser = await chromium.launch({ executablePath: CHROMIUM, args });
  after(async () => {
    await browser.close();
    await house.close();
  });
  return { house, browser };
}

/** A page in which nothing may go wrong silently: no error, no breach of the policy, no request to elsewhere. */
export async function page(browser, house, options = {}) {
  // What a device has kept from before must not answer for the server, except where that is what is tried.
  const context = await browser.newContext({ viewport: TABLET, hasTouch: false, serviceWorkers: 'block', ...options });
  const opened = await context.newPage();
  opened.setDefaultTimeout(20_000);
  const faults = [];
  opened.on('pageerror', (error) => faults.push(String(error)));
  opened.on('console', (message) => {
    // A server that is down is reported by the browser itself; that is what those tests are about.
    if (message.type() === 'error' && !/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|WebSocket connection/.test(message.text())) {
      faults.push(message.text());
    }
  });
  opened.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).host !== `127.0.0.1:${house.port}`) {
      faults.push(`asked elsewhere: ${request.url()}`);
    }
  });
  opened.faults = faults;
  return opened;
}

/** Takes the seat of both players and starts the clocks. */
export async function sit(tab, house, game, seat = 'table') {
  await tab.goto(`${house.address}/table/${game.id}#${seat}=${game.seats[seat]}`);
  await tab.locator('main[data-line=live]').waitFor();
}

export async function begin(tab) {
  await tab.locator('[data-clock=white] button').click();
  await tab.locator('[data-clock=black] button').click();
  await tab.locator('main[data-phase=playing]').waitFor();
}

export const square = (tab, name) => tab.locator(`[data-square=${name}]`);

/** Does something for which the page has no button, by a line of its own from the same page. */
export async function act(tab, game, by, deed, seat = 'table') {
  const query = `/api/games/${game.id}/live?seat=${game.seats[seat]}`;
  await tab.evaluate(
    ([path, message]) =>
      new Promise((resolve, reject) => {
        const line = new WebSocket(`ws://${location.host}${path}`);
        line.onopen = () => line.send(JSON.stringify(message));
        line.onmessage = ({ data }) => {
          const heard = JSON.parse(data);
          if (heard.type === 'ack') resolve(line.close());
          if (heard.type === 'refused') reject(new Error(heard.problem));
        };
      }),
    [query, { type: 'act', key: `by-hand-${Math.random()}`, by, act: deed }],
  );
}

/** Everything sent has been answered. */
export const settled = (tab) => tab.locator('main[data-waiting="0"]').waitFor();

/** Taps the squares one after another. */
export async function tap(tab, ...names) {
  for (const name of names) {
    await square(tab, name).click();
    await settled(tab);
  }
}

export async function press(tab, side) {
  await tab.locator(`[data-clock=${side}] button`).click();
  await settled(tab);
}

/** Moves made and completed, White first: "e2e4 e7e5". */
export async function play(tab, moves, first = 'white') {
  let side = first;
  for (const move of moves.split(' ')) {
    await tap(tab, move.slice(0, 2), move.slice(2, 4));
    // What the move came to may be shown a moment after it is acknowledged: whichever is first.
    const ended = tab
      .locator('main[data-phase=over]')
      .waitFor()
      .then(() => true);
    const pressed = press(tab, side).then(() => false);
    for (const late of [ended, pressed]) late.catch(() => {});
    if (await Promise.race([ended, pressed])) return;
    side = side === 'white' ? 'black' : 'white';
    await tab.locator(`main[data-running=${side}]`).waitFor();
  }
}

/** Opens the menu of whoever sits at the bottom, or of `side`, and chooses something from it. */
export async function menu(tab, item, side) {
  const door = side ? half(tab, side).locator('[data-menu]') : tab.locator('[data-menu]').last();
  await door.click();
  if (item) await tab.locator(`dialog [data-item=${item}]`).click();
}

export const half = (tab, side) => tab.locator(`[data-half=${side}]`);

/** Opens the claim of a side: by its button, or in the menu where the screen is small. */
export async function openClaim(tab, side) {
  const named = { name: 'Claim', exact: true };
  const direct = half(tab, side).getByRole('button', named);
  if (await direct.isVisible()) return direct.click();
  await menu(tab, undefined, side);
  return tab.locator('dialog').getByRole('button', named).click();
}

/** Opens the claim of a side and makes it; a written move makes it the intended one. */
export async function claim(tab, side, what, intended) {
  await openClaim(tab, side);
  const dialog = tab.locator('dialog');
  await dialog.locator(`input[value=${what}]`).check();
  if (intended) {
    await dialog.locator('input[value=intended]').check();
    await dialog.getByLabel('The move you intend').fill(intended);
  }
  await dialog.getByRole('button', { name: 'Claim', exact: true }).click();
  await settled(tab);
}

/** The piece on a square as a screen reader says it. */
export const stands = (tab, name) => square(tab, name).getAttribute('aria-label');

/** Seconds on a clock. */
export async function seconds(tab, side) {
  const text = await tab.locator(`[data-clock=${side}] .time`).textContent();
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

export async function result(tab) {
  const shown = tab.locator('[data-result]').first();
  await shown.waitFor();
  return [await shown.getAttribute('data-result'), await shown.getAttribute('data-ending')];
}

/** The PGN that the page of a finished game gives away. */
export async function takenHome(tab) {
  const [download] = await Promise.all([tab.waitForEvent('download'), tab.locator('[data-pgn]').click()]);
  return readFileSync(await download.path(), 'utf8');
}

export async function picture(tab, name) {
  await mkdir(pictures, { recursive: true });
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every rule of axe, the best practices included, or only those named.
 * The page's policy forbids foreign scripts, so it comes by the door.
 */
export async function violations(tab, only) {
  // A page whose code is still on its way is nothing to judge yet; one that never gets a heading fails here.
  if (!only) await tab.locator('h1').first().waitFor({ state: 'attached' });
  if (!(await tab.evaluate(() => 'axe' in globalThis))) await tab.evaluate(axe);
  // A colour on its way to another is nobody's fault.
  await tab.evaluate(() => {
    const ends = (animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map((animation) => animation.finished),
    ).then(() => null);
  });
  const found = await tab.evaluate((rules) => globalThis.axe.run(document, rules ? { runOnly: rules } : {}), only);
  return found.violations.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** What is shown follows what was done by a moment: `check` may fail for a while, and only its last word counts. It must not act. */
export async function until(check) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return await check();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return check();
}

/** What was done on a page has come to the server and back, and is drawn: what it does not show now it would have shown. */
export const drawn = (tab) =>
  tab.evaluate(async () => {
    await fetch('/api/about', { cache: 'no-store' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** So many are there, or soon will be. */
export const shows = (locator, count, words) => until(async () => assert.equal(await locator.count(), count, words ?? String(locator)));

/** Its text is so, or soon will be. */
export const reads = (locator, wanted) =>
  until(async () => {
    const text = (await locator.textContent()) ?? '';
    assert.ok(typeof wanted === 'string' ? text === wanted : wanted.test(text), `${locator} reads ${text}, not ${wanted}`);
  });

export function nothingWentWrong(tab) {
  assert.deepEqual(tab.faults, []);
}

/** Takes a game home from its page: what the link to the PGN brings. */
export async function takeHome(tab) {
  await tab.locator('[data-pgn]').waitFor();
  const [download] = await Promise.all([tab.waitForEvent('download'), tab.locator('[data-pgn]').click()]);
  return readFileSync(await download.path(), 'utf8');
}
