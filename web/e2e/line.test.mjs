// The line itself: a dead one is noticed soon, nothing else is asked for, and what waits for an answer is told.
import assert from 'node:assert/strict';
import { connect, createServer } from 'node:net';
import { test } from 'node:test';
import { begin, DESKTOP, open, page, play, reads, sit, square, stands, until } from './house.mjs';

const { house, browser } = await open();

test('a line that falls silent is noticed within three seconds, whatever HTTP does; nobody asks /api/about', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  const asked = [];
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let deaf = false;
  await tab.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => !deaf && server.send(text));
    server.onMessage((text) => !deaf && line.send(text));
  });
  await sit(tab, house, await house.game());
  await begin(tab);
  asked.length = 0;
  // Longer than the 2.5 seconds after which a silent line counts as lost.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await until(async () => assert.equal(await tab.locator('main').getAttribute('data-line'), 'live', 'a quiet game is no dead line'));
  assert.deepEqual(
    asked.filter((path) => path === '/api/about'),
    [],
  );
  deaf = true;
  const from = Date.now();
  await tab.locator('main[data-line=lost]').waitFor({ timeout: 5000 });
  const took = Date.now() - from;
  console.log(`a silent line was noticed after ${took} ms`);
  assert.ok(took <= 3000, `${took} ms`);
  deaf = false;
  await tab.locator('main[data-line=live]').waitFor({ timeout: 5000 });
  await tab.context().close();
});

/** A way to the server that can fall silent: what was open stays open and says nothing more, what comes later is passed on. */
async function passage() {
  const open = new Set();
  const passing = createServer((from) => {
    const to = connect(house.port, '127.0.0.1');
    const one = { silent: false };
    open.add(one);
    from.on('data', (bytes) => one.silent || to.write(bytes));
    to.on('data', (bytes) => one.silent || from.write(bytes));
    for (const [here, there] of [
      [from, to],
      [to, from],
    ]) {
      here.on('error', () => there.destroy());
      here.on('close', () => there.destroy());
    }
  });
  await new Promise((resolve) => passing.listen(0, '127.0.0.1', resolve));
  const silence = () => open.forEach((one) => (one.silent = true));
  return { address: `http://127.0.0.1:${passing.address().port}`, silence, close: () => passing.close() };
}

test('after sleep and wake a table is right within a second', async () => {
  const game = await house.game();
  const hands = await page(browser, house, { viewport: DESKTOP });
  await sit(hands, house, game);
  await begin(hands);
  const way = await passage();
  const sleeper = await page(browser, house, { viewport: DESKTOP });
  await sleeper.goto(`${way.address}/table/${game.id}#black=${game.seats.black}`);
  await sleeper.locator('main[data-line=live]').waitFor();
  await sleeper.evaluate(() => {
    const cell = document.querySelector('[data-square=e4]');
    new MutationObserver(() => cell.querySelector('svg') && (globalThis.right ??= Date.now())).observe(cell, {
      childList: true,
      subtree: true,
    });
  });
  // A page that sleeps runs no line of code; its line dies without a word, and the game goes on.
  const line = await sleeper.context().newCDPSession(sleeper);
  await line.send('Debugger.enable');
  const asleep = new Promise((resolve) => line.once('Debugger.paused', resolve));
  await line.send('Debugger.pause');
  await asleep;
  way.silence();
  await play(hands, 'e2e4');
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const woke = Date.now();
  await line.send('Debugger.resume');
  await sleeper.locator('main[data-line=live][data-running=black]').waitFor();
  const took = (await sleeper.evaluate(() => globalThis.right)) - woke;
  console.log(`right ${took} ms after waking`);
  assert.ok(took <= 1000, `${took} ms`);
  for (const tab of [hands, sleeper]) await tab.context().close();
  way.close();
});

test('an act that nobody answers goes out again on another line, and counts once', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  let swallow = false;
  let lines = 0;
  await tab.routeWebSocket(/\/live/, (line) => {
    lines += 1;
    const first = lines === 1;
    const server = line.connectToServer();
    // Beats are answered all the same.
    line.onMessage((text) => (first && swallow && text !== 'beat' ? undefined : server.send(text)));
    server.onMessage((text) => line.send(text));
  });
  await sit(tab, house, await house.game());
  await begin(tab);
  swallow = true;
  await square(tab, 'e2').click();
  await square(tab, 'e4').click();
  await tab.locator('main[data-waiting="0"][data-line=live]').waitFor({ timeout: 15_000 });
  assert.ok(lines > 1);
  await until(async () => assert.equal(await stands(tab, 'e4'), 'e4, white pawn'));
  await tab.context().close();
});

test('a line over the network without encryption is said in red, and one on this machine is not', async () => {
  // 127.0.0.2 stands for another machine: whatever comes there is passed on.
  const passing = createServer((from) => {
    const to = connect(house.port, '127.0.0.1');
    from.on('error', () => to.destroy());
    to.on('error', () => from.destroy());
    from.pipe(to).pipe(from);
  });
  await new Promise((resolve) => passing.listen(0, '127.0.0.2', resolve));
  const tab = await page(browser, house, { viewport: DESKTOP });
  const warning = tab.getByRole('alert').filter({ hasText: 'not encrypted' });
  await tab.goto(`http://127.0.0.2:${passing.address().port}`);
  await warning.waitFor();
  await until(async () => assert.equal(await warning.evaluate((said) => getComputedStyle(said).backgroundColor), 'rgb(176, 0, 32)'));
  await tab.goto(house.address);
  await tab.getByRole('heading').first().waitFor();
  assert.equal(await warning.count(), 0);
  await tab.context().close();
  passing.close();
});

test('the arbiter at the table is told of a lost device, and of its return', async () => {
  const game = await house.game({ arbiter: 'present' });
  const desk = await page(browser, house);
  await sit(desk, house, game, 'arbiter');
  const white = await page(browser, house);
  await sit(white, house, game, 'white');
  assert.equal(await desk.locator('p[data-away]').count(), 0);
  await white.context().setOffline(true);
  await desk.locator('p[data-away]').waitFor({ timeout: 6000 });
  await reads(desk.locator('p[data-away]'), /White’s device/);
  // Whoever comes now is told at once.
  const black = await page(browser, house);
  await sit(black, house, game, 'black');
  await black.locator('main[data-away=white]').waitFor();
  await white.context().setOffline(false);
  await desk.locator('p[data-away]').waitFor({ state: 'detached' });
  await black.locator('main:not([data-away])').waitFor();
  for (const tab of [desk, white, black]) await tab.context().close();
});

test('a ruling that the arbiter has asked to see is not awaited from a lost line, and asked for again when it is back', async () => {
  const game = await house.game({ arbiter: 'present' });
  const desk = await page(browser, house, { viewport: DESKTOP });
  await sit(desk, house, game, 'arbiter');
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await desk.goto(`${house.address}/desk`);
  await desk.locator(`[data-id="${game.id}"]`).click();
  await desk.getByRole('button', { name: 'What happened?' }).click();
  await desk.locator('[data-incident=illegal-move]').click();
  await desk.locator('[data-preview]').waitFor();
  await desk.context().setOffline(true);
  await desk.locator('[data-preview]').waitFor({ state: 'detached' });
  await reads(desk.locator('dialog [role=alert]'), /The server does not answer this device\./);
  assert.ok(await desk.locator('[data-confirm]').isDisabled());
  await desk.context().setOffline(false);
  await desk.locator('[data-preview]').waitFor();
  assert.equal(await desk.locator('dialog [role=alert]').count(), 0);
  await desk.context().close();
});
