// What a table feels like under a finger: pieces that glide and are carried where they can be seen, sounds by choice, a screen that
// stays awake, links that are copied and shared, and low time that is called.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, begin, drawn, menu, nothingWentWrong, open, page, play, press, settled, shows, sit, square, tap, until } from './house.mjs';
import { becomeChief, found, post, tables } from './office.mjs';

const { house, browser } = await open();

/** Remembers every way an element has glided, and for how long. */
const watchGlides = () => {
  globalThis.glides = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    if (frames[0]?.translate) globalThis.glides.push({ from: frames[0].translate, duration: options.duration });
    return animate.call(this, frames, options);
  };
};

test('a piece that somebody else moves glides to its square; where motion is not wanted it is there at once', async () => {
  for (const [reducedMotion, glides] of [
    ['no-preference', 1],
    ['reduce', 0],
  ]) {
    const game = await house.game();
    const hands = await page(browser, house);
    const guest = await page(browser, house, { reducedMotion });
    await guest.addInitScript(watchGlides);
    await sit(hands, house, game);
    await begin(hands);
    await guest.goto(`${house.address}/table/${game.id}?as=watch`);
    await guest.locator('main[data-line=live]').waitFor();
    await tap(hands, 'e2', 'e4');
    await press(hands, 'white');
    await square(guest, 'e4').locator('svg').waitFor({ state: 'attached' });
    await guest.locator('main[data-running=black]').waitFor();
    const seen = await guest.evaluate(() => globalThis.glides);
    assert.equal(seen.length, glides, JSON.stringify(seen));
    // Two squares up the board, in a sixth of a second: nobody waits for it.
    if (glides) assert.ok(/^0px [1-9]/.test(seen[0].from) && seen[0].duration <= 200, JSON.stringify(seen));
    for (const tab of [hands, guest]) await tab.context().close();
  }
});

/** Puts a finger down on a square and drags it to another; what is carried then. */
async function dragged(tab, from, to) {
  const line = await tab.context().newCDPSession(tab);
  const middle = async (name) => {
    const { x, y, width, height } = await square(tab, name).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  const send = (type, touchPoints) => line.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [start]);
  await send('touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }]);
  await send('touchMove', [end]);
  await tab.locator('.carried').waitFor();
  // The first of the two moves of the finger may still be shown.
  await tab.locator(`.square.target[data-square=${to}]`).waitFor();
  const target = await tab.locator('.square.target').getAttribute('data-square');
  const piece = await tab.locator('.carried').boundingBox();
  await send('touchEnd', []);
  await settled(tab);
  return { target, finger: end.y, piece: piece.y + piece.height / 2 };
}

test('a dragged piece is carried before the finger of the hand that drags it, and its square is marked', async () => {
  const tab = await page(browser, house, { hasTouch: true });
  await tab.addInitScript(() => localStorage.setItem('touchmove.layout', '"facing"'));
  await sit(tab, house, await house.game());
  await begin(tab);
  const white = await dragged(tab, 'e2', 'e4');
  assert.equal(white.target, 'e4');
  assert.ok(white.piece < white.finger - 20, JSON.stringify(white));
  await shows(tab.locator('.carried, .square.target'), 0);
  await press(tab, 'white');
  // Black sits opposite: above the finger is towards the bottom of the screen.
  const black = await dragged(tab, 'e7', 'e5');
  assert.equal(black.target, 'e5');
  assert.ok(black.piece > black.finger + 20, JSON.stringify(black));
  nothingWentWrong(tab);
  await tab.context().close();
});

/** Remembers the notes that would be heard. */
const watchSounds = () => {
  globalThis.notes = [];
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    globalThis.notes.push(Math.round(this.frequency.value));
    return start.apply(this, when);
  };
};
const notes = (tab) => tab.evaluate(() => globalThis.notes.splice(0));

test('a piece that is let go is heard by both players, and sounds the same whether the move was legal or not', async () => {
  const heard = [];
  for (const to of ['f3', 'g3']) {
    const game = await house.game();
    const tabs = [];
    for (const seat of ['white', 'black']) {
      const tab = await page(browser, house);
      await tab.addInitScript(watchSounds);
      await tab.addInitScript(() => localStorage.setItem('touchmove.volume', '1'));
      await sit(tab, house, game, seat);
      tabs.push(tab);
    }
    const [white, black] = tabs;
    await press(white, 'white');
    await press(black, 'black');
    for (const tab of tabs) await tab.locator('main[data-running=white]').waitFor();
    await tap(white, 'g1');
    for (const tab of tabs) await notes(tab);
    await tap(white, to);
    for (const tab of tabs) await square(tab, to).locator('svg').waitFor({ state: 'attached' });
    for (const tab of tabs) await drawn(tab);
    heard.push(await Promise.all(tabs.map(notes)));
    for (const tab of tabs) {
      nothingWentWrong(tab);
      await tab.context().close();
    }
  }
  assert.deepEqual(heard, [
    [[330], [330]],
    [[330], [330]],
  ]);
});

test('whoever is called hears it: when the clocks are stopped, and when the game is over', async () => {
  const game = await house.game();
  const [tab, guest] = [await page(browser, house), await page(browser, house)];
  for (const one of [tab, guest]) {
    await one.addInitScript(watchSounds);
    await one.addInitScript(() => localStorage.setItem('touchmove.volume', '1'));
  }
  await sit(tab, house, game);
  await guest.goto(`${house.address}/table/${game.id}?as=watch`);
  await begin(tab);
  await guest.locator('main[data-phase=playing]').waitFor();
  for (const deed of [{ do: 'stop', reason: { for: 'displaced' } }, { do: 'resign' }]) {
    for (const one of [tab, guest]) await notes(one);
    await act(tab, game, 'white', deed);
    for (const one of [tab, guest]) {
      await one.locator(`main[data-phase=${deed.do === 'stop' ? 'stopped' : 'over'}]`).waitFor();
      await until(async () => assert.deepEqual(await one.evaluate(() => globalThis.notes), [660, 880, 660], deed.do));
    }
  }
  for (const one of [tab, guest]) {
    nothingWentWrong(one);
    await one.context().close();
  }
});

test('where a device can shake, a press is felt by whoever pressed, and longer by whoever is to move now', async () => {
  const game = await house.game();
  const [white, black] = [await page(browser, house), await page(browser, house)];
  const watchShakes = () => {
    globalThis.shakes = [];
    navigator.vibrate = (ms) => globalThis.shakes.push(ms) > 0;
  };
  const shakes = (tab) => tab.evaluate(() => globalThis.shakes.splice(0));
  for (const tab of [white, black]) await tab.addInitScript(watchShakes);
  await sit(white, house, game, 'white');
  await sit(black, house, game, 'black');
  await press(white, 'white');
  await press(black, 'black');
  for (const tab of [white, black]) await tab.locator('main[data-running=white]').waitFor();
  for (const tab of [white, black]) assert.deepEqual(await shakes(tab), [], 'nobody has pressed');
  await tap(white, 'e2', 'e4');
  await press(white, 'white');
  for (const tab of [white, black]) await tab.locator('main[data-running=black]').waitFor();
  assert.deepEqual(await shakes(white), [15]);
  assert.deepEqual(await shakes(black), [40]);
  // The clock alone lies between both: each press is felt under the finger.
  await white.goto(`${house.address}/clock`);
  await white.locator('form input').fill('5+3');
  await white.locator('form button').click();
  await white.locator('[data-start]').click();
  await white.locator('main[data-running=white]').waitFor();
  await white.locator('[data-clock=white] button').click();
  await white.locator('main[data-running=black]').waitFor();
  assert.deepEqual(await shakes(white), [15]);
  for (const tab of [white, black]) {
    nothingWentWrong(tab);
    await tab.context().close();
  }
});

test('the table and both clocks have the whole screen when somebody wants it, and give it back', async () => {
  const board = await house.game();
  const wooden = await house.game({ kind: 'clock', control: '5+3' });
  const tab = await page(browser, house);
  const alone = async () => {
    await tab.goto(`${house.address}/clock`);
    await tab.locator('form input').fill('5+3');
    await tab.locator('form button').click();
    await tab.locator('[data-start]').waitFor();
  };
  for (const open of [() => sit(tab, house, board), () => sit(tab, house, wooden), alone]) {
    await open();
    await menu(tab);
    for (const whole of [true, false]) {
      await tab.locator('dialog [data-item=whole]').click();
      await until(async () => assert.equal(await tab.evaluate(() => document.fullscreenElement !== null), whole));
    }
  }
  nothingWentWrong(tab);
  await tab.context().close();
});

test('the clock alone is heard when little time is left', async () => {
  const tab = await page(browser, house);
  await tab.addInitScript(watchSounds);
  await tab.addInitScript(() => {
    localStorage.setItem('touchmove.volume', '1');
    localStorage.setItem('touchmove.low', '[3]');
  });
  await tab.goto(`${house.address}/clock`);
  await tab.locator('form input').fill('0:05');
  await tab.locator('form button').click();
  await tab.locator('[data-start]').click();
  await tab.waitForFunction(() => /^0:0[12]/.test(document.querySelector('[data-clock=white] .time').textContent));
  assert.deepEqual(await notes(tab), [880, 880]);
  nothingWentWrong(tab);
  await tab.context().close();
});

test('sounds are off until somebody wants them, and a player hears none under an arbiter', async () => {
  const tab = await page(browser, house);
  await tab.addInitScript(watchSounds);
  await sit(tab, house, await house.game());
  await begin(tab);
  await play(tab, 'e2e4 e7e5');
  assert.deepEqual(await notes(tab), []);
  await menu(tab, 'sounds');
  await tab.keyboard.press('Escape');
  await notes(tab);
  await tap(tab, 'g1', 'f3');
  await press(tab, 'white');
  await tab.locator('main[data-running=black]').waitFor();
  await until(async () => assert.ok((await tab.evaluate(() => globalThis.notes)).includes(523), 'the press is heard'));
  // The device keeps the choice; an arbiter's table is silent all the same, and offers nothing.
  const game = await house.game({ arbiter: 'present' });
  const desk = await page(browser, house);
  await sit(desk, house, game, 'arbiter');
  await sit(tab, house, game);
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await tab.locator('main[data-phase=playing]').waitFor();
  await play(tab, 'e2e4 e7e5');
  assert.deepEqual(await notes(tab), []);
  await menu(tab);
  await shows(tab.locator('dialog [data-item=sounds]'), 0);
  await shows(tab.locator('.square.last'), 0, 'nor is the last move marked');
  for (const one of [tab, desk]) await one.context().close();
});

test('in an event players hear sounds and see the last move marked only where its regulations allow it', async () => {
  const chief = await page(browser, house);
  await becomeChief(chief, house);
  for (const [allowed, regulations] of [
    [false, {}],
    [true, { table_sounds: 'on', last_move_marked: 'on' }],
  ]) {
    const event = await found(chief, { players: ['Gyumri', 'Shiraz'], regulations });
    await tables(chief, event, 'board', [1]);
    const { codes } = await post(chief, `/api/events/${event}/sections/1/rounds/1/boards/1/codes`, {});
    const tab = await page(browser, house);
    await tab.addInitScript(watchSounds);
    await tab.addInitScript(() => localStorage.setItem('touchmove.volume', '1'));
    await tab.goto(`${house.address}/join#${codes[0].code}`);
    await tab.locator('main[data-line=live]').waitFor();
    await post(chief, `/api/events/${event}/sections/1/rounds/1/start`, {});
    await tab.locator('main[data-running=white]').waitFor();
    await notes(tab);
    await play(tab, 'e2e4 e7e5');
    if (allowed) await until(async () => assert.ok((await tab.evaluate(() => globalThis.notes)).includes(523), 'the press is heard'));
    else assert.deepEqual(await notes(tab), []);
    await shows(tab.locator('.square.last'), allowed ? 2 : 0, `the last move, allowed: ${allowed}`);
    await menu(tab);
    await shows(tab.locator('dialog [data-item=sounds]'), allowed ? 1 : 0);
    nothingWentWrong(tab);
    await tab.context().close();
  }
  await chief.context().close();
});

test('the last move stays marked when the page is loaded anew, and for a spectator who comes late', async () => {
  const game = await house.game();
  const tab = await page(browser, house);
  await sit(tab, house, game);
  await begin(tab);
  await play(tab, 'g1f3');
  const isMarked = async (where) => {
    await shows(where.locator('.square.last'), 2);
    for (const name of ['g1', 'f3']) await where.locator(`.square.last[data-square=${name}]`).waitFor();
  };
  await isMarked(tab);
  await tab.reload();
  await isMarked(tab);
  const guest = await page(browser, house);
  await guest.goto(`${house.address}/table/${game.id}?as=watch`);
  await isMarked(guest);
  for (const one of [tab, guest]) {
    nothingWentWrong(one);
    await one.context().close();
  }
});

test('the clock of a wooden board has its sounds, too', async () => {
  const tab = await page(browser, house);
  await tab.addInitScript(watchSounds);
  await sit(tab, house, await house.game({ kind: 'clock', control: '5+3' }));
  await tab.locator('.start').click();
  await tab.locator('main[data-running=white]').waitFor();
  await tab.locator('[data-menu]').click();
  await tab.locator('dialog [data-item=sounds]').click();
  await tab.keyboard.press('Escape');
  await notes(tab);
  await press(tab, 'white');
  await until(async () => assert.ok((await tab.evaluate(() => globalThis.notes)).includes(523), 'the press is heard'));
  nothingWentWrong(tab);
  await tab.context().close();
});

test('the screen stays awake while a game runs, and not longer', async () => {
  const tab = await page(browser, house);
  await tab.addInitScript(() => {
    globalThis.locks = [];
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (what) => {
          const lock = { what, released: false, release: async () => (lock.released = true) };
          globalThis.locks.push(lock);
          return lock;
        },
      },
    });
  });
  const game = await house.game();
  await sit(tab, house, game);
  const held = () => tab.evaluate(() => globalThis.locks.map(({ what, released }) => [what, released]));
  assert.deepEqual(await held(), [], 'nothing runs yet');
  await begin(tab);
  await until(async () => assert.deepEqual(await held(), [['screen', false]]));
  await act(tab, game, 'white', { do: 'resign' });
  await tab.locator('main[data-phase=over]').waitFor();
  await until(async () => assert.deepEqual(await held(), [['screen', true]]));
  await tab.context().close();
});

test('an invitation is copied, and handed to the device’s own way of sharing', async () => {
  const tab = await page(browser, house, { permissions: ['clipboard-read', 'clipboard-write'] });
  await tab.addInitScript(() => {
    globalThis.shared = [];
    Object.defineProperty(navigator, 'share', { value: async (what) => void globalThis.shared.push(what) });
  });
  await sit(tab, house, await house.game({ white: 'Yerevan', black: 'Isfahan' }));
  await menu(tab, 'seats');
  const link = (await tab.locator('[data-invite-link]').textContent()).trim();
  await tab.locator('[data-copy]').click();
  await until(async () => assert.equal(await tab.evaluate(() => navigator.clipboard.readText()), link));
  await tab.locator('[data-share]').click();
  const [shared] = await tab.evaluate(() => globalThis.shared);
  assert.equal(shared.url, link);
  assert.match(shared.title, /Yerevan.*Isfahan/);
  // The other device takes the seat by what was copied.
  const other = await page(browser, house);
  await other.goto(link.replace(/^https?:\/\/[^/]+/, house.address));
  await other.locator('main[data-line=live]').waitFor();
  for (const one of [tab, other]) await one.context().close();
});

/** What was called about time, as a screen reader hears it. */
const lowTimes = async (tab) => {
  const all = await tab.locator('[data-called] p').allTextContents();
  return all.map((words) => words.replace(/[\u2066-\u2069]/g, '')).filter((words) => /second|minute/.test(words));
};

test('low time is called at ten seconds, once, or where the player wants it', async () => {
  for (const [wanted, at] of [
    [null, /\b10 seconds/],
    [[8, 7], /\b[78] seconds/],
  ]) {
    const tab = await page(browser, house);
    if (wanted) await tab.addInitScript((low) => localStorage.setItem('touchmove.low', JSON.stringify(low)), wanted);
    await sit(tab, house, await house.game({ control: '0:12+0' }));
    await begin(tab);
    await tab.waitForFunction(() => document.querySelector('[data-clock=white] .time').textContent.startsWith('0:05'));
    const called = await lowTimes(tab);
    assert.equal(called.length, wanted ? wanted.length : 1, JSON.stringify(called));
    for (const words of called) assert.match(words, at);
    for (const words of called) assert.match(words, /White/);
    await tab.context().close();
  }
  // Five minutes and one are called too.
  const tab = await page(browser, house);
  await sit(tab, house, await house.game({ control: '1:02+0' }));
  await begin(tab);
  await until(async () => assert.match((await lowTimes(tab))[0] ?? '', /White.* 1 minute/));
  await tab.context().close();
});
