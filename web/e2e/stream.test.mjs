// One line a page: the desk, the wall, the event and its standings are live over one stream each, however many boards there are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, picture, play, press, TABLET, tap, until } from './house.mjs';
import { act, becomeChief, found, post, tables } from './office.mjs';

const { house, browser } = await open();
const chief = await page(browser, house, { viewport: DESKTOP });
await becomeChief(chief, house);

/** What a page keeps open, and what it has asked for. */
function watched(tab) {
  const told = { sockets: 0, streams: [], asked: [] };
  tab.on('websocket', () => (told.sockets += 1));
  tab.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.resourceType() === 'eventsource') told.streams.push(path);
    else if (path.startsWith('/api/')) told.asked.push(path);
  });
  return told;
}

/** An event of so many boards, all of them being played on tablets. */
async function hall(boards, regulations = {}) {
  const players = Array.from({ length: boards * 2 }, (_, place) => `Player ${String(place + 1).padStart(3, '0')}`);
  const event = await found(chief, { name: `Hall of ${boards}`, players, regulations });
  await tables(
    chief,
    event,
    'board',
    players.slice(0, boards).map((_, place) => place + 1),
  );
  await post(chief, `/api/events/${event}/sections/1/rounds/1/start`, {});
  return event;
}

/** Sits down at a board. */
async function seat(event, board) {
  const { codes } = await post(chief, `/api/events/${event}/sections/1/rounds/1/boards/${board}/codes`, {});
  const tablet = await page(browser, house, { viewport: TABLET });
  await tablet.goto(`${house.address}/join#${codes[0].code}`);
  await tablet.locator('main[data-running=white]').waitFor();
  return tablet;
}

test('a desk of thirty boards has one line, and a socket only for the board that is open', async () => {
  const event = await hall(30);
  const desk = await chief.context().newPage();
  const told = watched(desk);
  await desk.goto(`${house.address}/event/${event}/1/desk`);
  await desk.locator('[data-board="30"]').waitFor();
  await until(async () => assert.equal(await desk.locator('[data-board]').count(), 30));
  assert.deepEqual([told.sockets, told.streams], [0, [`/api/events/${event}/sections/1/desk/stream`]]);
  const tablet = await seat(event, 17);
  await tap(tablet, 'g1', 'g4');
  const pressed = Date.now();
  await press(tablet, 'white');
  await desk.locator('[data-board="17"] [data-badge=irregular]').waitFor();
  const took = Date.now() - pressed;
  console.log(`an irregularity was on the desk of 30 boards ${took} ms after the press began`);
  assert.ok(took < 1000, String(took));
  // One timer for all clocks of the page, however many boards there are.
  const timers = await desk.evaluate(() => {
    const before = globalThis.setInterval(() => undefined, 1e6);
    clearInterval(before);
    return before;
  });
  assert.ok(timers < 60, `${timers} timers were made`);
  await desk.locator('[data-board="17"]').click();
  await desk.locator('[data-board-page="17"]').waitFor();
  assert.equal(told.sockets, 1);
  await desk.keyboard.press('Escape');
  await desk.locator('[data-board="30"]').waitFor();
  assert.equal(told.streams.length, 1);
  assert.equal(told.asked.filter((path) => path === `/api/events/${event}`).length, 0, 'the whole event is not asked for');
  await desk.close();
  await tablet.context().close();
});

test('a wall of 44 boards is live over one line', async () => {
  const event = await hall(44, { public_display: 'on' });
  const wall = await page(browser, house, { viewport: { width: 1920, height: 1080 } });
  const told = watched(wall);
  await wall.goto(`${house.address}/hall/${event}`);
  await wall.locator('main[data-screen="44"][data-line=live]').waitFor();
  const tablet = await seat(event, 1);
  await play(tablet, 'e2e4');
  const begun = Date.now();
  await wall.locator('[data-board="1"] [data-moves]', { hasText: '1. e4' }).waitFor();
  console.log(`a move was on a wall of 44 boards ${Date.now() - begun} ms after it was seen to be made`);
  await until(async () =>
    assert.deepEqual((await wall.locator('[data-board="1"] [data-last]').evaluateAll((all) => all.map((one) => one.dataset.last))).sort(), [
      'e2',
      'e4',
    ]),
  );
  assert.equal(await wall.locator('[data-not-live]').count(), 0);
  // Every clock goes on, on every page of the wall.
  const clock = wall.locator('[data-board="2"] [data-clock=white] .time');
  const before = await clock.textContent();
  await wall.waitForFunction(
    ([text]) => document.querySelector('[data-board="2"] [data-clock=white] .time').textContent !== text,
    [before],
  );
  assert.deepEqual([told.sockets, told.streams], [0, [`/api/events/${event}/stream`]]);
  assert.deepEqual(
    told.asked.filter((path) => path.startsWith('/api/events') || path.startsWith('/api/games')),
    [],
  );
  await picture(wall, 'wall-44');
  nothingWentWrong(wall);
  for (const one of [wall, tablet]) await one.context().close();
});

test('results and standings come by themselves, and nothing is asked for again and again', async () => {
  const event = await found(chief, { players: ['Ani', 'Vahan', 'Nare', 'Shirin'] });
  const phone = await page(browser, house, { viewport: { width: 390, height: 664 } });
  const told = watched(phone);
  await phone.goto(`${house.address}/event/${event}/1/standings`);
  await phone.locator('[data-standings] tbody tr').nth(3).waitFor();
  const begun = Date.now();
  await act(chief, event, {
    do: 'hand-in',
    game: '1/1.2',
    outcome: { is: 'scored', score: { white: 'loss', black: 'win' }, ending: null, length: 'played' },
  });
  await phone.locator('[data-standings] tbody tr').first().getByText('Shirin').waitFor();
  const took = Date.now() - begun;
  console.log(`a result was in another browser's standings after ${took} ms`);
  assert.ok(took < 1000, String(took));
  await phone.locator('[data-tab=round]').click();
  await phone.locator('[data-board="2"], [data-result-of="2"], td').first().waitFor();
  assert.equal(told.sockets, 0);
  assert.deepEqual(
    told.asked.filter((path) => path.startsWith('/api/events')),
    [],
  );
  await phone.context().close();
});

test('a page whose line is lost says so, and goes on where it was', async () => {
  const event = await hall(2, { public_display: 'on' });
  const wall = await page(browser, house, { viewport: { width: 1280, height: 800 } });
  await wall.goto(`${house.address}/hall/${event}`);
  await wall.locator('main[data-screen="2"][data-line=live]').waitFor();
  await wall.context().setOffline(true);
  await wall.locator('main[data-line=lost]').waitFor({ timeout: 10_000 });
  await until(async () => assert.equal(await wall.locator('[data-not-live]').count(), 2));
  const [one, other] = await Promise.all([1, 2].map(() => wall.locator('[data-board="1"] [data-clock=white] .time').textContent()));
  assert.equal(one, other, 'a clock that nobody hears of stands still');
  await wall.context().setOffline(false);
  await wall.locator('main[data-line=live]').waitFor();
  assert.equal(await wall.locator('[data-not-live]').count(), 0);
  await wall.context().close();
});
