// An event from nothing: the first appointment, players typed, two rounds, tables, codes, the desk, files in and out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, PHONE, picture, play, TABLET, until, violations } from './house.mjs';

const { house, browser } = await open();
const PASSWORD = 'a long enough password';

/** The code that the server shows on its own screen while nobody is appointed. */
const firstCode = () => /first code is (\S+)/.exec(house.words)?.[1];

let arbiter;

test('whoever reads the code on the server’s screen becomes the chief arbiter and sets up an event', async () => {
  arbiter = await page(browser, house, { viewport: DESKTOP });
  await arbiter.goto(`${house.address}/events`);
  await arbiter.getByRole('button', { name: 'First appointment' }).waitFor();
  assert.deepEqual(await violations(arbiter), []);
  await arbiter.getByRole('button', { name: 'First appointment' }).click();
  await arbiter.getByLabel('Code on the server’s screen').fill(firstCode());
  await arbiter.getByLabel('Name', { exact: true }).fill('Chief');
  await arbiter.getByLabel(/^Password/).fill(PASSWORD);
  await picture(arbiter, 'office');
  await arbiter.getByRole('button', { name: 'Become chief arbiter' }).click();
  await arbiter.getByLabel('Name of the event', { exact: true }).fill('Autumn Rapid');
  await arbiter.getByLabel('Place', { exact: true }).fill('Yerevan');
  await arbiter.getByLabel('Rounds', { exact: true }).fill('2');
  await arbiter.locator('textarea').fill('Gyumri 1900\nShiraz 1850\nVanadzor 1800\nTabriz 1750');
  await arbiter.getByText('Players (4)').waitFor();
  assert.deepEqual(await violations(arbiter), []);
  await picture(arbiter, 'event-new');
  await arbiter.getByRole('button', { name: 'Set up the event' }).click();
  await arbiter.getByRole('heading', { name: 'Autumn Rapid' }).waitFor();
});

async function pairRound(number, list) {
  await arbiter.locator(`[data-round="${number}"]`).click();
  if (list) {
    await arbiter.locator('[data-list]').fill(list);
    await arbiter.getByRole('button', { name: 'Check the pairings' }).click();
    await arbiter.locator('[data-preview]').waitFor();
  } else {
    await arbiter.getByRole('button', { name: 'Draft by starting numbers' }).click();
  }
  await arbiter.getByRole('button', { name: 'Publish the pairings' }).click();
  await arbiter.locator('[data-pairing="2"]').waitFor();
}

/** The texts that paper would show besides those of `only`. */
const printedBeside = (only) =>
  arbiter.evaluate((selector) => {
    const own = document.querySelector(selector);
    const isSeen = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 1;
    const says = (node) => [...node.childNodes].some((part) => part.nodeType === Node.TEXT_NODE && part.textContent.trim() !== '');
    return [...document.querySelectorAll('body *')]
      .filter((node) => !own.contains(node) && says(node) && isSeen(node))
      .map((node) => node.textContent.trim());
  }, only);

/** A lost card is renewed: the new code opens the seat, the old one nothing. On paper there are the cards and nothing else. */
async function renewAndPrint(board) {
  const shown = arbiter.locator(`[data-code-card="${board}"] .code`, { hasText: 'both players' });
  const others = arbiter.locator('[data-code-card="1"] .code bdi');
  const [old, untouched] = [await shown.locator('bdi').textContent(), await others.allTextContents()];
  await arbiter.getByRole('button', { name: `New code for board ${board}` }).click();
  await until(async () => assert.notEqual(await shown.locator('bdi').textContent(), old));
  const fresh = await shown.locator('bdi').textContent();
  assert.deepEqual(await others.allTextContents(), untouched, 'the card of another board stays as it was');
  await until(async () => assert.ok(await shown.locator('img').evaluate((image) => image.complete && image.naturalWidth > 0)));
  const finder = await page(browser, house, { viewport: TABLET });
  await finder.goto(`${house.address}/join#${old}`);
  await finder.getByRole('alert').waitFor();
  assert.equal(new URL(finder.url()).pathname, '/join', 'the lost card opens nothing');
  await finder.locator('[data-code]').fill(fresh);
  await finder.getByRole('button', { name: 'Take the seat' }).click();
  await finder.locator('main[data-line=live]').waitFor();
  await finder.context().close();
  await arbiter.evaluate(() => (globalThis.print = () => (globalThis.printed = (globalThis.printed ?? 0) + 1)));
  await arbiter.getByRole('button', { name: 'Print the cards' }).click();
  assert.equal(await arbiter.evaluate(() => globalThis.printed), 1);
  await arbiter.emulateMedia({ media: 'print' });
  assert.deepEqual(await printedBeside('[data-codes]'), []);
  assert.equal(await arbiter.locator('[data-code-card] img:visible').count(), await arbiter.locator('[data-code-card] img').count());
  assert.equal(await arbiter.locator('.renew:visible').count(), 0, 'paper has no buttons');
  await picture(arbiter, 'print-code-cards');
  await arbiter.emulateMedia({ media: null });
}

test('a round is paired, its tables are set up, a player joins by code, and results come by themselves', async () => {
  await pairRound(1);
  assert.deepEqual(await violations(arbiter), []);
  // The chief arbiter signs, before the round, that games go on by themselves after a short gap of the server.
  assert.deepEqual(await arbiter.locator('[data-resume] option').evaluateAll((all) => all.map((one) => one.textContent)), [
    'never: an arbiter decides',
    ...['1 second', '2 seconds', '3 seconds'].map((time) => `if it lasted at most ${time}`),
  ]);
  await arbiter.getByLabel('After a server interruption, games resume automatically').selectOption('2');
  const asked = arbiter.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/tables'));
  await arbiter.getByRole('button', { name: 'Set up the tables' }).click();
  assert.deepEqual((await asked).postDataJSON(), { kind: 'board', boards: [1, 2], resume_within: 2 });
  await arbiter.locator('[data-pairing="1"] a').waitFor();
  await arbiter.getByRole('button', { name: 'Codes for the seats' }).click();
  await arbiter.locator('[data-codes] img').first().waitFor();
  await picture(arbiter, 'event-round');
  const code = await arbiter.locator('[data-codes] li').first().locator('.code', { hasText: 'both players' }).locator('bdi').textContent();
  const tablet = await page(browser, house, { viewport: TABLET });
  await tablet.goto(`${house.address}/join`);
  await tablet.locator('[data-code]').waitFor();
  assert.deepEqual(await violations(tablet), []);
  await tablet.locator('[data-code]').fill(code);
  await picture(tablet, 'join');
  await tablet.getByRole('button', { name: 'Take the seat' }).click();
  await tablet.locator('main[data-line=live]').waitFor();
  await renewAndPrint(2);
  // The desk of the section starts the game.
  await arbiter.locator('[data-open-desk]').click();
  await arbiter.locator('[data-board="2"]').waitFor();
  await arbiter.locator('[data-board="1"]').click();
  await arbiter.getByRole('button', { name: 'Start the game' }).click();
  await tablet.locator('main[data-phase=playing]').waitFor();
  await play(tablet, 'f2f3 e7e5 g2g4 d8h4');
  await arbiter.locator('[data-result="0-1"]').waitFor();
  await arbiter.keyboard.press('Escape');
  await arbiter.getByRole('link', { name: 'Round' }).click();
  await arbiter.locator('[data-pairing="1"] .result', { hasText: '0–1' }).waitFor();
  // The arbiter sets up the next game: the players are led back to the event, not to a rematch or a game of their own.
  await tablet.locator('[data-event]').first().waitFor();
  assert.equal(await tablet.locator('[data-rematch]').count(), 0);
  assert.equal(await tablet.getByRole('button', { name: 'New game' }).count(), 0);
  await tablet.locator('[data-keep]').first().click();
  await tablet.locator('main[data-moves-made="4"] [data-pgn]').waitFor();
  await tablet.goBack();
  await tablet.locator('[data-event]').first().click();
  await tablet.locator('[data-pairing="1"] .result', { hasText: '0–1' }).waitFor();
  nothingWentWrong(tablet);
  await tablet.context().close();
});

test('a result is entered by the arbiter, the second round is played, and the standings add up', async () => {
  await arbiter.locator('[data-result-of="2"]').press('=');
  await arbiter.locator('[data-pairing="2"] .result', { hasText: '½–½' }).waitFor();
  await pairRound(2, '1 1 2\n2 3 4');
  await arbiter.locator('[data-result-of="1"]').press('1');
  await arbiter.locator('[data-pairing="1"] .result', { hasText: '1–0' }).waitFor();
  await arbiter.locator('[data-result-of="2"]').press('0');
  await arbiter.locator('[data-pairing="2"] .result', { hasText: '0–1' }).waitFor();
  await arbiter.locator('[data-tab=standings]').click();
  await arbiter.locator('[data-standings] tbody tr').nth(3).waitFor();
  assert.deepEqual(await violations(arbiter), []);
  await picture(arbiter, 'event-standings');
  const rows = await arbiter.locator('[data-standings] tbody tr').allTextContents();
  assert.equal(rows.length, 4);
  nothingWentWrong(arbiter);
});

/** What everybody may see of an event, without the names that each server gives to its things. */
async function seen(id) {
  const ofEvent = `${house.address}/api/events/${id}`;
  const { sections, founding } = await (await arbiter.request.get(ofEvent)).json();
  const standings = await (await arbiter.request.get(`${ofEvent}/sections/1/standings`)).json();
  const rounds = sections[0].rounds.map(({ round, pairings, byes }) => ({
    round,
    byes,
    pairings: pairings.map(({ live, ...pairing }) => pairing),
  }));
  // A tournament file is one section under the name of its event.
  const { system, control, tie_breaks } = sections[0].terms;
  const { name, place, edition } = founding;
  const { section, ...table } = standings;
  return { name, place, edition, terms: { system, control, tie_breaks }, players: sections[0].players, rounds, standings: table };
}

const idHere = () => new URL(arbiter.url()).pathname.split('/')[2];

test('the tournament file goes out and comes in again as the same event', async () => {
  await arbiter.locator('[data-tab=files]').click();
  await arbiter.locator('[data-file=report]').waitFor();
  assert.deepEqual(await violations(arbiter), []);
  await picture(arbiter, 'event-files');
  const before = await seen(idHere());
  for (const form of ['trf26', 'trf16']) {
    await arbiter.locator('[data-tab=files]').click();
    const href = await arbiter.locator(`[data-file=${form}]`).getAttribute('href');
    const trf = await (await arbiter.request.get(`${house.address}${href}`)).text();
    assert.match(trf, /^012 Autumn Rapid/m);
    assert.equal(trf.match(/^001 /gm).length, 4);
    await arbiter.goto(`${house.address}/events`);
    await arbiter.locator('input[type=file]').setInputFiles({ name: 'autumn.trf', mimeType: 'text/plain', buffer: Buffer.from(trf) });
    await arbiter.getByRole('button', { name: 'Set up the event' }).click();
    await arbiter.getByRole('heading', { name: 'Autumn Rapid', level: 1 }).waitFor();
    await arbiter.locator('[data-pairing="1"] .result', { hasText: '1–0' }).waitFor();
    const after = await seen(idHere());
    // The form of 2016 has no place for tie-breaks, and says the time in words only.
    if (form === 'trf16') {
      assert.deepEqual([after.players, after.rounds], [before.players, before.rounds]);
    } else {
      assert.deepEqual(after, before);
    }
  }
  nothingWentWrong(arbiter);
});

test('anybody watches the event, on a phone and in the dark', async () => {
  const watcher = await page(browser, house, { viewport: PHONE, colorScheme: 'dark' });
  await watcher.goto(`${house.address}/events`);
  await watcher
    .getByRole('link', { name: /Autumn Rapid/ })
    .first()
    .click();
  await watcher.locator('[data-pairings]').waitFor();
  assert.equal(await watcher.locator('[data-pairings] button').count(), 0);
  assert.deepEqual(await violations(watcher), []);
  await picture(watcher, 'event-phone-dark');
  nothingWentWrong(watcher);
  await watcher.context().close();
});
