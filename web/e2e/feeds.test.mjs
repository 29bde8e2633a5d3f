// The arbiter puts an electronic board at a table, sees what it shows, and enters moves for a board of wood.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, stands, TABLET, until, violations } from './house.mjs';

const { house, browser } = await open();
const PASSWORD = 'a long enough password';

/** The browser of the chief arbiter, logged in, and his requests. */
async function chief(options = {}) {
  const desk = await page(browser, house, { viewport: DESKTOP, ...options });
  await desk.goto(house.address);
  const ask = (path, body, type = 'application/json') =>
    desk.evaluate(
      async ([path, body, type]) => {
        const init = { method: 'POST', headers: { 'content-type': type }, body: type === 'text/csv' ? body : JSON.stringify(body) };
        const answer = await fetch(path, body === null ? undefined : init);
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${path}: ${text}`);
        return text ? JSON.parse(text) : null;
      },
      [path, body, type],
    );
  return { desk, ask };
}

let appointed = null;

async function arbiter() {
  const both = await chief();
  if (appointed === null) {
    const code = /first code is ([A-Z0-9-]+)/.exec(house.words)?.[1];
    assert.ok(code, house.words);
    await both.ask('/api/office/first', { code, name: 'Chief', password: PASSWORD });
    appointed = await both.desk.context().storageState();
  } else {
    await both.desk.context().addCookies(appointed.cookies);
  }
  return both;
}

/** An event with one board of this kind. */
async function round(ask, kind) {
  const founding = { name: 'Open', place: 'Gyumri', zone: 240, edition: 2023, regulations: {} };
  const { event } = await ask('/api/events', { founding });
  const act = (key, act) => ask(`/api/events/${event}/acts`, { key, act });
  const terms = { name: 'A', system: 'swiss', rounds: 5, control: '90+30', regulations: null, tie_breaks: [], bye: 'win' };
  await act('open', { do: 'open-section', section: 1, terms });
  for (const [number, name] of [
    [1, 'Gyumri'],
    [2, 'Shiraz'],
  ]) {
    const details = {
      name,
      sex: null,
      title: null,
      rating: null,
      federation: null,
      fide_id: null,
      born: '1990-05-17',
      club: null,
      needs: { disabilities: [], assistant: null, measures: [] },
    };
    await act(name, { do: 'register', player: number, section: 1, number, details });
  }
  const path = `/api/events/${event}/sections/1/rounds/1`;
  await ask(`${path}/pairings`, '1,Gyumri,Shiraz', 'text/csv');
  const { boards } = await ask(`${path}/tables`, { kind });
  return { event, game: boards[0].game };
}

async function opened(desk, event) {
  await desk.goto(`${house.address}/event/${event}/1/desk`);
  await desk.locator('[data-board="1"]').click();
  await desk.locator('[data-board-page]').waitFor();
}

test('moves are entered for a board of wood, and a wrong one is refused in words', async () => {
  const { desk, ask } = await arbiter();
  const { event } = await round(ask, 'wooden');
  await opened(desk, event);
  await desk.getByRole('button', { name: 'Start the game' }).click();
  const move = desk.locator('[data-entry] input[name=move]');
  for (const [text, square, piece] of [
    ['e4', 'e4', 'white pawn'],
    ['e7e5', 'e5', 'black pawn'],
    ['Nf3', 'f3', 'white knight'],
  ]) {
    await move.fill(text);
    await move.press('Enter');
    await desk.locator(`[data-square=${square}][aria-label*="${piece}"]`).waitFor();
    await until(async () => assert.equal(await stands(desk, square), `${square}, ${piece}`));
    // The board may show it before the form has its answer.
    await until(async () => assert.equal(await move.inputValue(), ''));
  }
  await move.fill('Nf9');
  await move.press('Enter');
  await desk.locator('[data-entry] .problem').waitFor();
  assert.deepEqual(await violations(desk), []);
  assert.deepEqual(
    desk.faults.filter((fault) => !/400/.test(String(fault))),
    [],
  );
  await desk.context().close();
});

test('an electronic board is put at a table and taken away, in three languages', async () => {
  const { desk, ask } = await arbiter();
  const { event, game } = await round(ask, 'feed');
  await opened(desk, event);
  const feed = desk.locator('[data-feed]');
  await feed.locator('input[name=serial]').fill('24516');
  await feed.getByRole('button', { name: 'Connect to this table' }).click();
  await desk.locator('[data-feed="24516"]').waitFor();
  await feed.locator('[data-feed-lost]').first().waitFor();
  assert.deepEqual(await violations(desk), []);
  const kept = await ask(`/api/games/${game}/feed`, null);
  assert.equal(kept.all.boards[0].game, game);
  await desk.locator('[data-feed-away]').click();
  await desk.locator('[data-feed=""]').waitFor();
  nothingWentWrong(desk);
  await desk.context().close();
});

test('at an electronic board the pieces are moved on it, and the screen offers everything else', async () => {
  const { desk, ask } = await arbiter();
  const { event } = await round(ask, 'feed');
  const { codes } = await ask(`/api/events/${event}/sections/1/rounds/1/boards/1/codes`, {});
  const tablet = await page(browser, house, { viewport: TABLET });
  const sent = [];
  tablet.on('websocket', (line) => line.on('framesent', ({ payload }) => payload === 'beat' || sent.push(JSON.parse(payload))));
  await tablet.goto(`${house.address}/join`);
  await tablet.locator('[data-code]').fill(codes[0].code);
  await tablet.getByRole('button', { name: 'Take the seat' }).click();
  await opened(desk, event);
  await desk.getByRole('button', { name: 'Start the game' }).click();
  await tablet.locator('main[data-phase=playing]').waitFor();
  await tablet.getByText('The pieces are moved on the electronic board.').first().waitFor();
  assert.equal(await tablet.getByRole('button', { name: 'I adjust' }).count(), 0);
  const square = (name) => tablet.locator(`[data-square=${name}]`);
  // By taps, by dragging, by the keyboard.
  await square('e2').click();
  await square('e4').click();
  await square('g1').dragTo(square('f3'));
  await square('d2').focus();
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter', 'Delete']) await tablet.keyboard.press(key);
  await tablet.getByRole('button', { name: 'Offer a draw' }).first().click();
  await tablet.locator('main[data-waiting="0"]').waitFor();
  await tablet.getByRole('button', { name: 'Accept' }).first().waitFor();
  assert.deepEqual(
    sent.map((message) => message.act?.do),
    ['offer'],
  );
  for (const [name, piece] of [
    ['e2', 'white pawn'],
    ['g1', 'white knight'],
    ['d2', 'white pawn'],
  ]) {
    await until(async () => assert.equal(await stands(tablet, name), `${name}, ${piece}`));
  }
  assert.deepEqual(await violations(tablet), []);
  nothingWentWrong(tablet);
  for (const one of [desk, tablet]) await one.context().close();
});
