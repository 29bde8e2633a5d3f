// Everything at a table can be seen, reached and read whole: on every size of screen, in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, everySize } from './fits.mjs';
import { act, begin, menu, nothingWentWrong, open, page, press, settled, shows, sit, tap } from './house.mjs';

const { house, browser } = await open();

/** Who sits where: the layout that this device likes, and the seat it takes. */
const TABLES = [
  { name: 'opposite sides', seat: 'table', layout: 'facing' },
  { name: 'side by side', seat: 'table', layout: 'beside' },
  { name: 'own device', seat: 'black' },
  { name: 'watching', seat: null },
];

/** The board's share of the shorter side of the screen, and of the free area: the largest square around it that nothing else stands in. */
const board = (tab) =>
  tab.evaluate(() => {
    const grid = document.querySelector('[role=grid]');
    const place = grid.getBoundingClientRect();
    const speaks = (node) => [...node.childNodes].some((part) => part.nodeType === Node.TEXT_NODE && part.data.trim() !== '');
    const others = [...document.querySelectorAll('main.table *')].filter(
      (node) =>
        !grid.contains(node) &&
        !node.contains(grid) &&
        !node.closest('.middle, .unseen, [data-said], [data-called]') &&
        (speaks(node) || node.matches('button, input, select, svg')) &&
        node.checkVisibility(),
    );
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (const box of others.map((node) => node.getBoundingClientRect())) {
      if (box.width < 2 || box.height < 2) continue;
      if (box.bottom > place.top + 1 && box.top < place.bottom - 1) {
        if (box.right <= place.left + 1) left = Math.max(left, box.right);
        if (box.left >= place.right - 1) right = Math.min(right, box.left);
      }
      if (box.right > place.left + 1 && box.left < place.right - 1) {
        if (box.bottom <= place.top + 1) top = Math.max(top, box.bottom);
        if (box.top >= place.bottom - 1) bottom = Math.min(bottom, box.top);
      }
    }
    const free = Math.min(right - left, bottom - top);
    return { width: place.width, share: place.width / Math.min(innerWidth, innerHeight), ofFree: place.width / free };
  });

/** The least share of the free area, where it is not nine tenths. */
const LEAST_OF_FREE = { '512x384': 0.87 };

/** The least share of the shorter side of the screen that the board has: less where the screen is nearly square and low, so that clocks and words have their columns. */
const LEAST = { '1024x768': 0.88, '1180x820': 0.88, '1280x800': 0.9, '1366x768': 0.9, '553x375': 0.7, '512x384': 0.58 };

/** Each clock is beside its own player: the bottom one's below the middle of the board, the other's above, and none beyond the other. */
async function clockIsElsewhere(tab) {
  const [bottom, middle, white, black] = await tab.evaluate(() => {
    const place = (name) => document.querySelector(name).getBoundingClientRect();
    const centre = ({ top, height }) => top + height / 2;
    const clocks = ['white', 'black'].map((side) => centre(place(`[data-clock=${side}]`)));
    const lower = place('[data-square=a1]').top > place('[data-square=a8]').top ? 'white' : 'black';
    return [lower, centre(place('[role=grid]')), ...clocks];
  });
  const [own, other] = bottom === 'white' ? [white, black] : [black, white];
  return own > middle && other < middle
    ? null
    : `the clock at the bottom is at ${own}, the other at ${other}, the board's middle at ${middle}`;
}

async function boardIsLarge(tab, { width, height }) {
  const elsewhere = await clockIsElsewhere(tab);
  if (elsewhere) return elsewhere;
  const { share, ofFree } = await board(tab);
  if (process.env.FITS_SHARES)
    console.log(`${width}x${height}: ${(share * 100).toFixed(1)} % of the side, ${(ofFree * 100).toFixed(1)} % of the free area`);
  if (ofFree < (LEAST_OF_FREE[`${width}x${height}`] ?? 0.9)) return `the board has only ${(ofFree * 100).toFixed(0)} % of the free area`;
  const least = LEAST[`${width}x${height}`] ?? 0.85;
  return share < least ? `the board has only ${(share * 100).toFixed(0)} % of the shorter side` : null;
}

/** What was ruled or asked can be read to its end, line by line, wherever it is opened. */
const readsToTheEnd = (tab) =>
  tab.evaluate(() => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const all = [...(sheet?.querySelectorAll('[data-ruling], [data-state]') ?? [])];
    if (!all.some((node) => node.matches('[data-ruling]'))) return 'no ruling is opened';
    for (const node of all) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = () => [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
      for (let line = 0; line < lines().length; line += 1) {
        // A finger scrolls until the line is in sight.
        for (let at = node; at && at !== document.body; at = at.parentElement) {
          if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
          const [frame, { top, bottom }] = [at.getBoundingClientRect(), lines()[line]];
          at.scrollTop += Math.max(0, bottom - frame.bottom) - Math.max(0, frame.top - top);
        }
        const { left, right, top, bottom } = lines()[line];
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const hit = document.elementFromPoint(x, y);
        const isSeen = left > -1 && right < innerWidth + 1 && top > -1 && bottom < innerHeight + 1 && hit && sheet.contains(hit);
        if (!isSeen) return `line ${line + 1} is not to be read: ${node.textContent.trim().slice(0, 40)}`;
      }
    }
    return null;
  });

/** Both players see what they can answer, without scrolling, where a screen is as high as a usual phone's or wider than high. */
const answersInSight = (tab, { width, height }) =>
  tab.evaluate(
    (usual) => {
      const hidden = [...document.querySelectorAll('[data-option]')].filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return !node.contains(document.elementFromPoint((left + right) / 2, bottom - 4)) || top < 0;
      });
      return usual && hidden.length > 0 ? `${hidden.length} answers are out of sight` : null;
    },
    height >= 640 || (width > height && height >= 384),
  );

/** Which squares of the pad have to be scrolled to; a finger hits each of them. */
const squaresInSight = (tab) =>
  tab.evaluate(() => {
    const all = [...document.querySelectorAll('.squares [data-square]')];
    const hidden = all.filter((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return (
        document.elementFromPoint((left + right) / 2, top + 2) !== node ||
        document.elementFromPoint((left + right) / 2, bottom - 2) !== node
      );
    });
    const low = Math.min(...all.map((node) => node.getBoundingClientRect().height));
    if (all.length !== 64 || low < 19) return `${all.length} squares, ${low} px high`;
    return hidden.length > 0 ? `not in sight: ${hidden.map((node) => node.dataset.square).join(' ')}` : null;
  });

async function seated(locale, game, { seat, layout }) {
  const tab = await page(browser, house, { hasTouch: true, locale });
  await tab.addInitScript((liked) => liked && localStorage.setItem('touchmove.layout', JSON.stringify(liked)), layout);
  if (seat) await sit(tab, house, game, seat);
  else await tab.goto(`${house.address}/table/${game.id}?as=watch`);
  await tab.locator('main[data-line=live]').waitFor();
  return tab;
}

for (const [tag, locale] of Object.entries(LANGUAGES)) {
  for (const table of TABLES) {
    test(`a table fits: ${table.name}, ${tag}`, async () => {
      const fresh = await house.game({ control: '90+30' });
      const tab = await seated(locale, fresh, table);
      const wrong = await everySize(tab, `${tag} ${table.name} not started`, (viewport) => boardIsLarge(tab, viewport));
      const hands = await seated(locale, fresh, { seat: 'table', layout: 'beside' });
      await begin(hands);
      await tab.locator('main[data-phase=playing]').waitFor();
      wrong.push(...(await everySize(tab, `${tag} ${table.name} playing`, (viewport) => boardIsLarge(tab, viewport))));
      await tap(hands, 'f1', 'f5');
      await press(hands, 'white');
      // What follows an illegal move has several sentences; then there is an offer.
      await act(hands, fresh, 'black', { do: 'claim', claim: { what: 'illegal-move' } });
      await tap(hands, 'f1', 'f1', 'e2', 'e4');
      await act(hands, fresh, 'white', { do: 'offer' });
      await press(hands, 'white');
      await tab.locator('main[data-running=black]').waitFor();
      wrong.push(...(await everySize(tab, `${tag} ${table.name} an offer`, (viewport) => boardIsLarge(tab, viewport))));
      await act(hands, fresh, 'white', { do: 'resign' });
      await tab.locator('main[data-phase=over]').waitFor();
      wrong.push(...(await everySize(tab, `${tag} ${table.name} over`)));
      nothingWentWrong(tab);
      for (const one of [tab, hands]) await one.context().close();
      assert.deepEqual(wrong, []);
    });
  }

  test(`a question fits: ${tag}`, async () => {
    // Where nobody has seen the moves, whether the opponent can checkmate is asked when a flag falls.
    const game = await house.game({ kind: 'sheet', control: '0:02+0' });
    const wrong = [];
    for (const layout of ['facing', 'beside']) {
      const tab = await seated(locale, game, { seat: 'table', layout });
      if (layout === 'facing')
        for (const side of ['white', 'black']) await act(tab, game, side, { do: 'confirm', act: { do: 'start' } }, side);
      await tab.locator('[data-referral]').first().waitFor({ state: 'attached', timeout: 30_000 });
      wrong.push(...(await everySize(tab, `${tag} ${layout} a question`)));
      await tab.context().close();
    }
    assert.deepEqual(wrong, []);
  });

  test(`what a table opens fits, too: ${tag}`, async () => {
    const game = await house.game({ control: '90+30' });
    const tab = await seated(locale, game, { seat: 'table', layout: 'facing' });
    await begin(tab);
    const wrong = [];
    for (const side of ['white', 'black']) {
      await tab.locator(`[data-half=${side}] [data-menu]`).click();
      await tab.locator('dialog').waitFor();
      wrong.push(...(await everySize(tab, `${tag} menu of ${side}`)));
      await tab.keyboard.press('Escape');
    }
    for (const [name, reach] of [
      ['help', () => menu(tab, 'help')],
      ['record', () => menu(tab, 'record')],
      [
        'resign',
        async () => {
          await menu(tab);
          await tab.locator('dialog [data-act=resign]').click();
        },
      ],
    ]) {
      await tab.setViewportSize({ width: 768, height: 1024 });
      await reach();
      await tab.locator('dialog').waitFor();
      wrong.push(...(await everySize(tab, `${tag} ${name}`)));
      await tab.keyboard.press('Escape');
      await shows(tab.locator('dialog[open]'), 0);
    }
    nothingWentWrong(tab);
    await tab.context().close();
    assert.deepEqual(wrong, []);
  });

  test(`rulings that have no room are opened, and read to their end: ${tag}`, async () => {
    const game = await house.game({ control: '90+30' });
    const wrong = [];
    const hands = await seated(locale, game, { seat: 'table', layout: 'beside' });
    await begin(hands);
    await tap(hands, 'f1', 'f5');
    await press(hands, 'white');
    await act(hands, game, 'black', { do: 'claim', claim: { what: 'illegal-move' } });
    for (const [layout, small, door] of [
      ['facing', { width: 320, height: 568 }, '[data-half=black] [data-more]'],
      ['facing', { width: 320, height: 568 }, '[data-half=white] [data-more]'],
      ['beside', { width: 640, height: 360 }, '.record [data-more]'],
    ]) {
      const tab = await seated(locale, game, { seat: 'table', layout });
      await tab.setViewportSize(small);
      await tab.locator(door).click();
      await tab.locator('dialog [data-ruling]').first().waitFor();
      wrong.push(...(await everySize(tab, `${tag} ${door} opened`, () => readsToTheEnd(tab))));
      await tab.setViewportSize(small);
      await tab.locator('dialog [data-ruling] .cited button').first().click();
      await tab.locator('dialog .row').first().waitFor();
      wrong.push(...(await everySize(tab, `${tag} ${door} its article`)));
      nothingWentWrong(tab);
      await tab.context().close();
    }
    await hands.context().close();
    assert.deepEqual(wrong, []);
  });

  test(`the clock alone fits: ${tag}`, async () => {
    const game = await house.game({ kind: 'clock', control: '0:20+0' });
    const tab = await seated(locale, game, { seat: 'table' });
    const wrong = await everySize(tab, `${tag} clock not started`);
    await tab.locator('.start').click();
    await tab.locator('main[data-running=white]').waitFor();
    wrong.push(...(await everySize(tab, `${tag} clock running`)));
    await tab.locator('[data-referral]').first().waitFor({ timeout: 30_000 });
    wrong.push(...(await everySize(tab, `${tag} clock asks`, (viewport) => answersInSight(tab, viewport))));
    await menu(tab, 'outcome');
    await tab.locator('dialog').waitFor();
    wrong.push(...(await everySize(tab, `${tag} clock, the result`)));
    nothingWentWrong(tab);
    await tab.context().close();
    assert.deepEqual(wrong, []);
  });

  test(`the clock without a server fits: ${tag}`, async () => {
    const tab = await page(browser, house, { hasTouch: true, locale });
    await tab.goto(`${house.address}/clock`);
    await tab.locator('[data-control]').first().waitFor();
    await tab.locator('form input').fill('2/0:05+1, 1/0:30 b3, 1:00 d5');
    await tab.locator('form button').click();
    const wrong = await everySize(tab, `${tag} alone not started`);
    await tab.locator('[data-start]').click();
    await tab.locator('[data-claim-flag]').waitFor();
    wrong.push(...(await everySize(tab, `${tag} alone, a flag`)));
    await tab.locator('[data-stop]').click();
    await tab.locator('[data-menu]').click();
    wrong.push(...(await everySize(tab, `${tag} alone, menu`)));
    await tab.locator('[data-item=correct]').click();
    wrong.push(...(await everySize(tab, `${tag} alone, times`)));
    await tab.keyboard.press('Escape');
    await menu(tab, 'outcome');
    wrong.push(...(await everySize(tab, `${tag} alone, the result`)));
    nothingWentWrong(tab);
    await tab.context().close();
    assert.deepEqual(wrong, []);
  });

  test(`the scoresheet fits: ${tag}`, async () => {
    const game = await house.game({ kind: 'sheet', control: '90+30' });
    const tab = await page(browser, house, { hasTouch: true, locale });
    await tab.goto(`${house.address}/table/${game.id}/sheet#white=${game.seats.white}`);
    await tab.locator('main.sheet[data-line=live]').waitFor();
    const wrong = await everySize(tab, `${tag} scoresheet`, () => squaresInSight(tab));
    nothingWentWrong(tab);
    await tab.context().close();
    assert.deepEqual(wrong, []);
  });
}

test('nothing moves under a finger when an offer, a ruling or a prompt comes and goes', async () => {
  for (const [seat, layout] of [
    ['table', 'facing'],
    ['table', 'beside'],
    ['white', undefined],
  ]) {
    for (const viewport of [
      { width: 390, height: 664 },
      { width: 1024, height: 768 },
      { width: 768, height: 1024 },
    ]) {
      const game = await house.game({ control: '90+30' });
      const tab = await seated('en-GB', game, { seat, layout });
      await tab.setViewportSize(viewport);
      const places = () =>
        tab.evaluate(() =>
          ['[role=grid]', '[data-clock=white]', '[data-clock=black]', '[data-half=white] [data-menu]'].map((name) => {
            const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
            return [name, ...[x, y, width, height].map(Math.round)].join(' ');
          }),
        );
      const before = await places();
      for (const side of ['white', 'black']) await act(tab, game, side, { do: 'confirm', act: { do: 'start' } });
      await tab.locator('main[data-phase=playing]').waitFor();
      assert.deepEqual(await places(), before, `${seat} ${layout} ${viewport.width}: the prompt goes`);
      await act(tab, game, 'white', { do: 'offer' });
      await settled(tab);
      assert.deepEqual(await places(), before, `${seat} ${layout} ${viewport.width}: own offer`);
      await act(tab, game, 'black', { do: 'reject' });
      await act(tab, game, 'black', { do: 'offer' });
      await act(tab, game, 'white', { do: 'stop', reason: { for: 'displaced' } });
      await tab.locator('main[data-phase=stopped]').waitFor();
      assert.deepEqual(await places(), before, `${seat} ${layout} ${viewport.width}: the clocks are stopped`);
      await tab.context().close();
    }
  }
});
