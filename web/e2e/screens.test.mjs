// Everything at a table can be seen, reached and read whole: on every size of screen, in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, begin, nothingWentWrong, open, page, picture, press, settled, sit, tap } from './house.mjs';

const { house, browser } = await open();

/** Real phones with the browser's own bars, tablets both ways, 200 % zoom of 1280x800, a wall of 4K. */
const SIZES = [
  [320, 568],
  [360, 640],
  [375, 553],
  [390, 664],
  [412, 732],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [640, 400],
  [1366, 768],
  [3840, 2160],
].map(([width, height]) => ({ width, height }));
const LANGUAGES = { en: 'en-GB', hy: 'hy-AM', fa: 'fa-IR' };
/** Who sits where: the layout that this device likes, and the seat it takes. */
const TABLES = [
  { name: 'opposite sides', seat: 'table', layout: 'facing' },
  { name: 'side by side', seat: 'table', layout: 'beside' },
  { name: 'own device', seat: 'black' },
  { name: 'watching', seat: null },
];

/** What is wrong on the screen as it stands; runs in the page. */
function faults() {
  const found = [];
  const modal = document.querySelector('dialog[open]');
  const inside = (node) => (modal ? modal.contains(node) : true);
  const seen = (node) => node.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  const named = (node) => `${node.tagName.toLowerCase()} "${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 30)}"`;
  const box = (node) => node.getBoundingClientRect();
  /** The part of a box that no ancestor cuts off. */
  const uncut = (node) => {
    let { left, top, right, bottom } = box(node);
    for (let at = node.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = box(at);
      [left, top, right, bottom] = [
        Math.max(left, frame.left),
        Math.max(top, frame.top),
        Math.min(right, frame.right),
        Math.min(bottom, frame.bottom),
      ];
    }
    return { left, top, right, bottom };
  };
  const controls = [...document.querySelectorAll('button, a[href], select, summary, label:has(input), input:not(label input)')].filter(
    (node) => inside(node) && seen(node) && box(node).width > 0 && !node.closest('[role=grid], .squares, .unseen, [inert]'),
  );
  // What stands within a sentence is as high as its line.
  const inline = (node) => node.closest('[data-ruling], .question > p, li > a, dd');
  for (const node of controls) {
    if (box(node).height < 39.5 && !inline(node)) found.push(`only ${box(node).height.toFixed(0)} px high: ${named(node)}`);
    if (node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1 && node.tagName === 'BUTTON')
      found.push(`its words are cut: ${named(node)}`);
  }
  for (const [place, one] of controls.entries()) {
    for (const other of controls.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [uncut(one), uncut(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1.5 && high > 1.5) found.push(`${named(one)} lies on ${named(other)}`);
    }
  }
  for (const node of controls) {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, right, bottom } = box(node);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(node.contains(hit) || hit.contains(node)))
      found.push(`out of reach at ${x.toFixed(0)},${y.toFixed(0)}: ${named(node)} (${hit ? named(hit) : 'nothing'})`);
  }
  scrollTo(0, 0);
  // What was ruled, offered or asked is read whole, or a control in the same half opens all of it.
  for (const node of document.querySelectorAll('[data-ruling], [data-state], [data-announced], [data-result]')) {
    if (!inside(node) || !seen(node) || node.closest('[data-scrolls], dialog')) continue;
    const [whole, rest] = [box(node), uncut(node)];
    const cut =
      rest.bottom - rest.top < whole.height - 1.5 || rest.right - rest.left < whole.width - 1.5 || node.scrollWidth > node.clientWidth + 1;
    const opens = node.closest('[data-half]')?.querySelector('[data-more]');
    if (cut && !(opens && seen(opens))) found.push(`cut: ${node.textContent.trim().slice(0, 40)}`);
  }
  for (const node of document.querySelectorAll('[data-clock] .name')) {
    if (seen(node) && node.scrollWidth > node.clientWidth + 1) found.push(`a name is cut: ${node.textContent}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`${document.documentElement.scrollWidth - innerWidth} px too wide`);
  return [...new Set(found)];
}

const board = (tab) =>
  tab.evaluate(() => {
    const { width } = document.querySelector('[role=grid]').getBoundingClientRect();
    return { width, share: width / Math.min(innerWidth, innerHeight) };
  });

async function everySize(tab, name, look = async () => undefined) {
  const wrong = [];
  for (const viewport of SIZES) {
    await tab.setViewportSize(viewport);
    // Two frames: the sizes, then what watches them.
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const size = `${name} ${viewport.width}x${viewport.height}`;
    wrong.push(...(await tab.evaluate(faults)).map((fault) => `${size}: ${fault}`));
    const said = await look(viewport);
    if (said) wrong.push(`${size}: ${said}`);
    if (process.env.FITS_PICTURES) await picture(tab, `fits-${size.replace(/\W+/g, '-')}`);
  }
  return wrong;
}

/** The least share of the shorter side of the screen that the board has. */
const LEAST = { '1024x768': 0.88, '1180x820': 0.88, '1280x800': 0.9, '1366x768': 0.9 };

async function boardIsLarge(tab, { width, height }) {
  const { share } = await board(tab);
  const least = LEAST[`${width}x${height}`] ?? 0.85;
  return share < least ? `the board has only ${(share * 100).toFixed(0)} % of the shorter side` : null;
}

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
    nothingWentWrong(tab);
    await tab.context().close();
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
    wrong.push(...(await everySize(tab, `${tag} clock asks`)));
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
    nothingWentWrong(tab);
    await tab.context().close();
    assert.deepEqual(wrong, []);
  });

  test(`the scoresheet fits: ${tag}`, async () => {
    const game = await house.game({ kind: 'sheet', control: '90+30' });
    const tab = await page(browser, house, { hasTouch: true, locale });
    await tab.goto(`${house.address}/table/${game.id}/sheet#white=${game.seats.white}`);
    await tab.locator('main.sheet[data-line=live]').waitFor();
    const wrong = await everySize(tab, `${tag} scoresheet`);
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
