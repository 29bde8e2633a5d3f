// How soon a move made in one browser is seen in another on the same machine. Printed, not judged: a busy machine proves nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, begin, nothingWentWrong, open, page, press, settled, sit, square } from './house.mjs';

const { house, browser } = await open();
const MOVES = 40;
const GOAL = 100;

test('a move made in one browser is seen in another', async () => {
  // The older edition lets a game go on however often a position comes again.
  const game = await house.game({ edition: 2001 });
  const one = await page(browser, house, { viewport: DESKTOP });
  const other = await page(browser, house, { viewport: DESKTOP });
  await sit(one, house, game);
  await begin(one);
  await other.goto(`${house.address}/table/${game.id}?as=watch`);
  await other.locator('main[data-line=live]').waitFor();
  await one.evaluate(() => {
    globalThis.released = [];
    addEventListener('pointerup', () => globalThis.released.push(performance.timeOrigin + performance.now()), true);
  });
  const took = [];
  const way = [
    ['g1', 'f3'],
    ['g8', 'f6'],
    ['f3', 'g1'],
    ['f6', 'g8'],
  ];
  for (let move = 0; move < MOVES; move += 1) {
    const [from, to] = way[move % 4];
    const seen = other.evaluate(
      (name) =>
        new Promise((resolve) => {
          const cell = document.querySelector(`[data-square=${name}]`);
          const watch = new MutationObserver(() => {
            if (!cell.querySelector('svg')) return;
            watch.disconnect();
            resolve(performance.timeOrigin + performance.now());
          });
          watch.observe(cell, { childList: true, subtree: true });
        }),
      to,
    );
    await square(one, from).click();
    await settled(one);
    await square(one, to).click();
    const at = await seen;
    took.push(at - (await one.evaluate(() => globalThis.released.at(-1))));
    await settled(one);
    await press(one, move % 2 ? 'black' : 'white');
  }
  took.sort((a, b) => a - b);
  const p = (share) => took[Math.ceil(took.length * share) - 1].toFixed(0);
  console.log(`seen elsewhere after: median ${p(0.5)} ms, p95 ${p(0.95)} ms, worst ${p(1)} ms of ${MOVES} moves (goal ${GOAL} ms)`);
  assert.equal(took.length, MOVES);
  nothingWentWrong(one);
  nothingWentWrong(other);
  await one.context().close();
  await other.context().close();
});
