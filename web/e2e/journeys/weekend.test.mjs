// A weekend: two arbiters on two devices run sixty players in five rounds on thirty boards with tablets, an electronic board and wood, from a
// tournament file as Swiss-Manager writes it to the reports; with everything that goes wrong on such a weekend.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  freePort,
  House,
  nothingWentWrong,
  open,
  page,
  PHONE,
  picture,
  play,
  reads,
  result,
  shows,
  TABLET,
  until,
  violations,
} from '../house.mjs';
import { LiveChess } from '../livechess.mjs';
import { PAIRING, becomeChief, scored } from '../office.mjs';

const LAPTOP = { width: 1366, height: 768 };
/** Of thirty boards the first two have tablets with players at them, the twentieth sensors, and from here on there is wood. */
const [TABLET_BOARD, SECOND_TABLET, SENSOR_BOARD, FIRST_WOOD] = [1, 2, 20, 21];
const sensors = await LiveChess.open('24516');
const opened = await open({ ...PAIRING, flags: [...PAIRING.flags, '--livechess', sensors.url] });
const { browser } = opened;
let { house } = opened;
let chief = await page(browser, house, { viewport: LAPTOP, timezoneId: 'Asia/Yerevan' });
const deputy = await page(browser, house, { viewport: PHONE, timezoneId: 'Asia/Yerevan' });
const tablet = await page(browser, house, { viewport: TABLET });
const otherTablet = await page(browser, house, { viewport: TABLET });

const player = (number) =>
  `001 ${String(number).padStart(4)} m${(number < 4 ? 'g' : '').padStart(3)} ${`Surname${String(number).padStart(2, '0')},Given`.padEnd(33)} ${String(2500 - number * 10).padStart(4)} ${(number % 2 ? 'ARM' : 'IRI').padEnd(3)} ${' '.repeat(11)} ${'1990'.padEnd(10)}  0.0 ${String(number).padStart(4)}`;
const FILE = [
  '012 Weekend Open',
  '022 Gyumri',
  '032 ARM',
  '042 14.11.2026',
  '052 15.11.2026',
  '062 60 (60)',
  '092 Individual: Swiss-System',
  '122 90 min + 30 sec/move',
  `132${' '.repeat(88)}26/11/14  26/11/14  26/11/14  26/11/15  26/11/15`,
  ...Array.from({ length: 60 }, (_, place) => player(place + 1)),
].join('\r\n');

let event;
const at = (part) => `${house.address}/event/${event}/1/${part}`;
const shown = async () => (await fetch(`${house.address}/api/events/${event}`)).json();
/** What a round without an opponent is in a report file. */
const BYES = { 'half-point': '0000 - H', 'full-point': '0000 - F', 'zero-point': '0000 - Z', 'pairing-allocated': '0000 - U' };
/** In round 3 Black does not come to this wooden board. */
const EMPTY_CHAIR = 28;
const KEY = { '1-0': '1', '0-1': '0', '½-½': '=' };

/** The deputy types the result of one board on a phone. */
async function deputyTypes(round, board) {
  await deputy.goto(at('round'));
  await deputy.locator(`[data-round="${round}"]`).click();
  const result = deputy.locator(`[data-result-of="${board}"]`);
  await result.press(KEY[scored(round, board)]);
  await until(async () => assert.equal((await boardOf(round, board)).result, scored(round, board)));
}

/** Nothing of a tile is cut off: neither its badges nor a name. */
async function nothingIsCut(tab, words) {
  await until(async () =>
    assert.deepEqual(
      await tab.locator('.tile').evaluateAll((all) =>
        all
          .filter(
            (one) =>
              one.scrollHeight > one.clientHeight + 1 ||
              [...one.querySelectorAll('.name, .time, .number')].some((part) => {
                // A text that is a fraction too wide already loses letters to its three dots.
                const text = document.createRange();
                text.selectNodeContents(part);
                return text.getBoundingClientRect().width > part.getBoundingClientRect().width + 0.1;
              }),
          )
          .map((one) => one.dataset.board),
      ),
      [],
      words,
    ),
  );
}

/** Types the results of every board that has none, one key a board. */
async function typeResults(round) {
  await chief.goto(at('round'));
  await chief.locator(`[data-round="${round}"]`).click();
  const open = chief.locator('[data-result-of]', { hasText: '…' });
  await chief.locator('[data-result-of]').first().waitFor();
  const boards = await open.evaluateAll((all) => all.map((one) => Number(one.dataset.resultOf)));
  if (boards.length === 0) return;
  for (const board of boards) await chief.locator(`[data-result-of="${board}"]`).press(KEY[scored(round, board)]);
  await open
    .first()
    .waitFor({ state: 'detached', timeout: 60_000 })
    .catch(async (error) => {
      throw new Error(
        `round ${round}: ${await open.count()} boards left; ${(await chief.locator('.problem').allTextContents()).join('; ')}`,
        { cause: error },
      );
    });
  // A result counts when the server has it.
  await chief.locator('.result.sending').first().waitFor({ state: 'detached', timeout: 60_000 });
  // The game has it first; the round is finished when the event knows it too.
  for (const board of boards) await comesTo(round, board, scored(round, board));
}

async function pairAndPublish(round) {
  await chief.goto(at('round'));
  await chief.locator(`[data-round="${round}"]`).click();
  await chief.locator('[data-program]').click();
  await chief
    .locator('[data-preview]')
    .waitFor({ timeout: 90_000 })
    .catch(async (error) => {
      throw new Error(`round ${round}: ${(await chief.locator('.problem, [role=alert]').allTextContents()).join('; ')}`, { cause: error });
    });
  if ((await chief.locator('[data-doubts]').count()) > 0)
    await chief.getByLabel('Reason for publishing it anyway').fill('as the program pairs');
  await chief.getByRole('button', { name: 'Publish the pairings' }).click();
  await chief.locator('[data-pairing="1"]').waitFor();
}

test('set up: two arbiters, sixty players from the file, five rounds', async () => {
  await becomeChief(chief, house);
  const people = chief.locator('[data-people]');
  await people.getByText('Appoint an arbiter').first().click();
  await people.locator('[data-appoint-name]').fill('Deputy');
  await people.locator('[data-appoint-password]').fill('another long password');
  await people.getByRole('button', { name: 'Appoint an arbiter' }).click();
  await people.getByText('Add a device').click();
  await people.locator('[data-device-name]').fill('Deputy’s phone');
  await people.getByRole('button', { name: 'Make a code' }).click();
  const code = await people.locator('[data-device-code] bdi').first().textContent();
  await deputy.goto(`${house.address}/join#${code}`);
  await deputy.getByLabel('Name', { exact: true }).fill('Deputy');
  await deputy.getByLabel(/^Password/).fill('another long password');
  await deputy.getByRole('button', { name: 'Log in', exact: true }).click();
  await deputy.getByText('Deputy, arbiter').waitFor();

  await chief
    .locator('[data-new-event] input[type=file]')
    .setInputFiles({ name: 'FIDE_Export.TXT', mimeType: 'text/plain', buffer: Buffer.from(FILE, 'latin1') });
  await chief.locator('[data-preview-import]').getByText('60 players').waitFor();
  await chief.getByRole('button', { name: 'Set up the event' }).click();
  await chief.getByRole('heading', { name: 'Weekend Open' }).waitFor();
  [{ id: event }] = await (await fetch(`${house.address}/api/events`)).json();
  await until(async () => assert.equal(await chief.locator('[data-round]').count(), 5));
});

test('round 1: paired by the program, tablets, sensors and wood, clocks started in two groups, all boards on one screen', async () => {
  await pairAndPublish(1);
  await chief.getByText('Another kind of table at some boards').click();
  await chief.locator(`[data-kind-of="${SENSOR_BOARD}"]`).selectOption('feed');
  for (let board = FIRST_WOOD; board <= 30; board += 1) await chief.locator(`[data-kind-of="${board}"]`).selectOption('wooden');
  // Two tablets are enrolled for their boards before there is a game; they stay there for the weekend.
  await chief.locator('[data-board-devices] summary').click();
  await chief.locator('[data-devices-boards]').fill(`${TABLET_BOARD}-${SECOND_TABLET}`);
  await chief.locator('[data-devices-codes]').click();
  for (const [board, device] of [
    [TABLET_BOARD, tablet],
    [SECOND_TABLET, otherTablet],
  ]) {
    const code = await chief.locator(`[data-device-card="${board}-table"] bdi`).textContent();
    await device.goto(`${house.address}/join#${code}`);
    await device.locator(`[data-board-device="${board}"]`).waitFor();
  }
  await chief.getByRole('button', { name: 'Set up the tables' }).click();
  await followTheirBoards(1);
  await connectSensors();
  await chief.goto(at('round'));
  // The wooden boards are in another room and start first.
  await chief.locator('[data-start-only]').fill(`${FIRST_WOOD}-30`);
  await chief.locator('[data-start-all]').click();
  await chief.getByText('The clocks of 10 boards started at the same moment.').waitFor();
  await chief.locator('[data-start-all]').click();
  await chief.getByText('The clocks of 20 boards started at the same moment.').waitFor();
  await chief.goto(at('desk'));
  await chief.locator('.tile[data-board="30"]').waitFor();
  await chief.waitForFunction(() => document.querySelectorAll('[data-badge=lost]').length === 0);
  await nothingIsCut(chief, 'en');
  const last = await chief.locator('.tile[data-board="30"]').boundingBox();
  assert.ok(last.y + last.height <= LAPTOP.height, `board 30 ends at ${last.y + last.height}`);
  await picture(chief, 'weekend-desk');
  assert.deepEqual(await violations(chief), []);
  for (const [tag, nobody, letters, rounds] of [
    ['hy', 'Կանչեր չկան։', /[Ա-և]{3}/, 'Խաղափուլ'],
    ['fa', 'درخواستی نیست.', /[\u0600-\u06ff]{3}/, 'دور'],
  ]) {
    await chief.locator('[data-languages]').selectOption(tag);
    await chief.locator(`html[lang=${tag}]`).waitFor();
    await until(async () => assert.match(await chief.locator('.calls').textContent(), new RegExp(nobody)));
    await until(async () => assert.match(await chief.locator('.tile[data-board="30"] .number').textContent(), letters));
    assert.match(await chief.locator('main > header').textContent(), new RegExp(rounds, 'i'));
    // Nothing is left in English but names.
    assert.doesNotMatch(await chief.locator('main .tiles').textContent(), /[a-z]{3,} [a-z]{3,}/);
    await nothingIsCut(chief, tag);
    const box = await chief.locator('.tile[data-board="30"]').boundingBox();
    assert.ok(box.y + box.height <= LAPTOP.height, `${tag}: board 30 ends at ${box.y + box.height}`);
    await picture(chief, `weekend-desk-${tag}`);
  }
  await chief.locator('[data-languages]').selectOption('en');
});

/** The tablets show the games of their boards by themselves. */
async function followTheirBoards(round) {
  for (const [board, device] of [
    [TABLET_BOARD, tablet],
    [SECOND_TABLET, otherTablet],
  ]) {
    await until(async () => assert.ok(device.url().includes((await boardOf(round, board)).live?.id), `round ${round}, board ${board}`));
    await device.locator('main[data-line=live]').waitFor();
  }
}

/** The electronic board is connected to the table of its round, with the pieces set up. */
async function connectSensors() {
  sensors.setUp();
  await chief.goto(at('desk'));
  await chief.locator(`.tile[data-board="${SENSOR_BOARD}"]`).click();
  await chief.locator('[data-feed] input[name=serial]').fill(sensors.serial);
  await chief.getByRole('button', { name: 'Connect to this table' }).click();
  await chief.locator(`[data-feed="${sensors.serial}"]`).waitFor();
  sensors.run('white');
}

/** Tables for all boards of a round, as in the round before, and their clocks started: on the page. */
async function setUpAndStart(round, prepare = () => Promise.resolve()) {
  await chief.goto(at('round'));
  await chief.locator(`[data-round="${round}"]`).click();
  await chief.getByRole('button', { name: 'Set up the tables' }).click();
  await prepare();
  // Tables of several kinds are set up one kind after another.
  await until(async () => assert.ok((await shown()).sections[0].rounds[round - 1].pairings.every((one) => one.live)));
  await chief.goto(at('round'));
  await chief.locator(`[data-round="${round}"]`).click();
  const { pairings } = (await shown()).sections[0].rounds[round - 1];
  // The button says how many clocks it starts; the page hears of tables as they are set up.
  await chief.locator('[data-start-all]', { hasText: String(pairings.length) }).click();
  await chief
    .getByText(`The clocks of ${pairings.length} boards started at the same moment.`)
    .waitFor()
    .catch(async (error) => {
      const said = await chief.locator('.problem, [role=alert], [role=status], [data-started]').allTextContents();
      throw new Error(`round ${round}: ${said.join('; ')}`, { cause: error });
    });
  return pairings.length;
}

const boardOf = async (round, board) => (await shown()).sections[0].rounds[round - 1].pairings.find((one) => one.board === board);
/** Waits until a board has come to this. */
async function comesTo(round, board, result) {
  for (let tries = 0; (await boardOf(round, board)).result !== result; tries += 1) {
    assert.ok(tries < 100, `board ${board}: ${(await boardOf(round, board)).result}`);
    await new Promise((again) => setTimeout(again, 200));
  }
}
/** Moves on the electronic board, each when the one before has been read. */
async function sense(...moves) {
  for (const [from, to, having] of moves) {
    sensors.move(from, to);
    for (let tries = 0; having !== undefined; tries += 1) {
      const { tiles } = await (await chief.request.get(`${house.address}/api/events/${event}/sections/1/desk`)).json();
      const { live } = tiles.find((one) => one.board === SENSOR_BOARD);
      if (live.running === having) break;
      assert.ok(tries < 100, `${from}-${to}: ${JSON.stringify(live)}`);
      await new Promise((again) => setTimeout(again, 100));
    }
  }
}

test('round 1: an incident on wood by the deputy’s phone, and a power cut in the midst of the games', async () => {
  await play(tablet, 'f2f3 e7e5');
  await play(otherTablet, 'e2e4 e7e5');
  await sense(['e2', 'e4', 'black'], ['e7', 'e5', 'white']);
  await deputy.goto(at('desk'));
  await deputy.locator('.tile[data-board="25"]').click();
  await deputy.getByRole('button', { name: 'What happened?' }).click();
  await deputy.locator('[data-case=illegal-move]').click();
  // The time control and the journal answer it.
  for (const known of ['standard', 'first']) await deputy.locator(`[data-given=${known}]`).waitFor();
  await picture(deputy, 'weekend-wood-phone');
  await deputy.locator('[data-enter=white]').click();
  await deputy.locator('[data-entered]').waitFor();
  await house.kill();
  await house.start();
  await chief.goto(at('desk'));
  await chief.locator('[data-gaps="30"]').waitFor({ timeout: 60_000 });
  await chief.locator('[data-resume-all]').click();
  await chief.waitForFunction(() => document.querySelectorAll('.tile .runs').length >= 18, undefined, { timeout: 90_000 });
  // The games go on where they stood, and end by themselves.
  await tablet.locator('main[data-running=white]').waitFor();
  await play(tablet, 'g2g4 d8h4');
  await until(async () => assert.deepEqual(await result(tablet), ['0-1', 'checkmate']));
  await comesTo(1, TABLET_BOARD, '0-1');
  await sense(['f1', 'c4', 'black'], ['b8', 'c6', 'white'], ['d1', 'h5', 'black'], ['g8', 'f6', 'white'], ['h5', 'f7']);
  await comesTo(1, SENSOR_BOARD, '1-0');
});

test('results by keyboard; one corrected; an appeal against the correction, decided', async () => {
  await typeResults(1);
  await chief.locator('[data-result-of="3"]').focus();
  await chief.keyboard.press(KEY[scored(1, 3)] === '1' ? '0' : '1');
  await chief.locator('[data-result-dialog]').waitFor();
  await chief.keyboard.type('Entered wrongly');
  await chief.keyboard.press('Enter');
  await chief.locator('[data-pairing="3"] del').waitFor();
  await chief.goto(at('matters'));
  await chief.getByRole('button', { name: 'Appeal against this' }).first().click();
  const form = chief.locator('[data-matter-form]');
  await form.locator('[data-fact=player]').selectOption({ index: 3 });
  await form.locator('[data-fact=note]').fill('the first result was right');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await chief.locator('[data-appeal]').getByRole('button', { name: 'Decide the appeal' }).click();
  await form.getByLabel('rejected: the ruling stands').check();
  await form.locator('[data-fact=note]').fill('both scoresheets agree');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await chief.locator('[data-appeal]').getByText('both scoresheets agree').waitFor();
});

test('round 2: a late entry, a bye, a withdrawal, and pairings corrected after they were published', async () => {
  await chief.goto(at('players'));
  await chief.getByRole('button', { name: 'Enter a player' }).click();
  await chief.locator('[data-player-dialog] input').first().fill('Latecomer, Given');
  await chief.getByRole('button', { name: 'Enter the player' }).click();
  await chief.getByText('Latecomer, Given').waitFor();
  await chief.locator('[data-player="9"]').getByRole('button').first().click();
  await chief.locator('[data-half-bye]').click();
  await chief.locator('[data-player="12"]').getByRole('button').first().click();
  await chief.locator('[data-withdraw-reason]').fill('ill');
  await chief.locator('[data-withdraw]').click();
  await pairAndPublish(2);
  // The kinds of tables are as last round, unless something else is said.
  await chief.getByText('Another kind of table at some boards').click();
  await until(async () => assert.equal(await chief.locator(`[data-kind-of="${SENSOR_BOARD}"]`).inputValue(), 'feed'));
  await until(async () => assert.equal(await chief.locator('[data-kind-of="25"]').inputValue(), 'wooden'));
  await chief.locator('[data-correct]').click();
  await chief.getByRole('button', { name: 'Check the pairings' }).click();
  await chief.getByRole('button', { name: 'Board 2: one board up' }).click();
  const reason = chief.getByLabel(/Reason for/);
  if (await reason.isVisible().catch(() => false)) await reason.fill('a player cannot leave the first row');
  await chief.getByRole('button', { name: 'Publish the pairings' }).click();
  await chief.locator('[data-pairing="1"]').waitFor();
  const { sections } = await shown();
  const second = sections[0].rounds[1];
  assert.equal(second.byes.find((bye) => bye.player === 9)?.kind, 'half-point');
  assert.ok(!second.pairings.some((one) => one.white === 12 || one.black === 12), 'who has withdrawn is not paired');
});

test('round 2: the tablets and the electronic board play again, nobody types a code', async () => {
  await setUpAndStart(2, async () => {
    await followTheirBoards(2);
    await connectSensors();
  });
  await play(tablet, 'f2f3 e7e5 g2g4 d8h4');
  await play(otherTablet, 'e2e4 e7e5 g1f3 b8c6');
  await comesTo(2, TABLET_BOARD, '0-1');
  await sense(['e2', 'e4', 'black'], ['e7', 'e5', 'white'], ['f1', 'c4', 'black'], ['b8', 'c6', 'white']);
  await sense(['d1', 'h5', 'black'], ['g8', 'f6', 'white'], ['h5', 'f7']);
  await comesTo(2, SENSOR_BOARD, '1-0');
  await deputyTypes(2, 4);
  await typeResults(2);
});

/** The start is announced in the page's own field, and the default time is over as soon as it is past (6.7.1: where nothing is said, it is zero). */
async function announce(round) {
  await chief.goto(at('round'));
  await chief.locator(`[data-round="${round}"]`).click();
  await reads(chief.locator('[data-zone-here]'), 'UTC+04:00');
  // The browser's own field has minutes: the one before this is past, as the clock of the place shows it.
  const { founding } = await shown();
  const past = new Date(Date.now() + founding.zone * 60_000 - 60_000).toISOString().slice(0, 16);
  await chief.locator('[data-moment]').fill(past);
  await chief.getByRole('button', { name: 'Announce' }).click();
  await chief.locator('[data-default=over]').waitFor();
  const [session] = (await shown()).sections[0].rounds[round - 1].sessions;
  assert.ok(session.start <= Date.now() && session.start > Date.now() - 180_000, 'the minute before this one');
}

/** The deputy tells by phone that Black did not come: White wins without play (6.7.1). */
async function nobodyCameTo(round, board) {
  await deputy.goto(at('desk'));
  await deputy.locator(`.tile[data-board="${board}"]`).click();
  await deputy.getByRole('button', { name: 'What happened?' }).click();
  await deputy.locator('[data-case=late]').click();
  await deputy.locator('[data-answer=yes]').click();
  await deputy.locator('[data-enter=black]').click();
  await deputy.locator('[data-entered]').waitFor();
  await comesTo(round, board, '+/-');
}

/** Nobody has moved anywhere: the desk looks for players where moves are seen, and never at a wooden board. */
async function onlyTabletsCall() {
  await chief.goto(at('desk'));
  await chief.locator('[data-call=default]').first().waitFor();
  const boards = await chief
    .locator('[data-call=default] strong')
    .evaluateAll((all) => [...new Set(all.map((one) => Number(one.textContent)))].sort((a, b) => a - b));
  assert.deepEqual(
    boards,
    Array.from({ length: FIRST_WOOD - 1 }, (_, place) => place + 1),
  );
  assert.equal(await chief.locator('[data-call=flag]').count(), 0);
  // Also while twenty boards call, all thirty are on one screen.
  for (const tag of ['hy', 'fa', 'en']) {
    await chief.locator('[data-languages]').selectOption(tag);
    await chief.locator(`html[lang=${tag}]`).waitFor();
    await shows(chief.locator('.tile.called'), FIRST_WOOD - 1);
    await nothingIsCut(chief, `calls, ${tag}`);
    const last = await chief.locator('.tile[data-board="30"]').boundingBox();
    assert.ok(last.y + last.height <= LAPTOP.height, `${tag}: with calls board 30 ends at ${last.y + last.height}`);
    await picture(chief, `weekend-desk-calls-${tag}`);
  }
}

test('rounds 3 and 4, both arbiters at work', async () => {
  for (const round of [3, 4]) {
    await pairAndPublish(round);
    if (round === 4) await announce(round);
    await setUpAndStart(round, () => followTheirBoards(round));
    if (round === 3) await nobodyCameTo(round, EMPTY_CHAIR);
    if (round === 4) await onlyTabletsCall();
    await deputyTypes(round, round + 2);
    await typeResults(round);
  }
});

/** The second machine, to be cleared away when everything is over. */
let left = null;
after(async () => {
  await left?.house.close();
  if (left) await rm(left.folder, { recursive: true, force: true });
});
const standingsAt = (address) => fetch(`${address}/api/events/${event}/sections/1/standings`).then((answer) => answer.json());

test('round 5: while games run the event moves to a second machine, by backup and restore, and goes on there', async () => {
  await pairAndPublish(5);
  const running = await setUpAndStart(5);
  await deputyTypes(5, 9);
  const before = await standingsAt(house.address);
  const folder = await mkdtemp(join(tmpdir(), 'touchmove-e2e-'));
  const copy = join(folder, 'weekend.sqlite');
  // The server runs, and so do the clocks of all boards but one.
  execFileSync(process.env.TOUCHMOVE, ['backup', '--data', house.folder, copy]);
  for (const tab of [chief, deputy, tablet, otherTablet]) nothingWentWrong(tab);
  await house.kill();
  const second = new House();
  Object.assign(second, { flags: house.flags, env: house.env, folder: join(folder, 'data'), port: await freePort() });
  execFileSync(process.env.TOUCHMOVE, ['restore', copy, '--data', second.folder]);
  await second.start();
  left = { house: second, folder };
  assert.deepEqual(await standingsAt(second.address), before);
  // The chief arbiter comes in by a recovery code.
  const said = execFileSync(process.env.TOUCHMOVE, ['office', 'recover', '--data', second.folder], { encoding: 'utf8' });
  const again = await page(browser, second, { viewport: LAPTOP, timezoneId: 'Asia/Yerevan' });
  await again.goto(`${second.address}/desk`);
  await again.getByRole('button', { name: 'Lost the password or the device?' }).click();
  await again.getByLabel('Code on the server’s screen').fill(/recovery code is (\S+)/.exec(said)[1]);
  await again.getByLabel('Name', { exact: true }).fill('Chief');
  await again.getByLabel(/^Password/).fill('a new long password');
  await again.getByRole('button', { name: 'Become chief arbiter again' }).click();
  // There is one event: its desk is the one that is meant.
  await again.waitForURL(`**/event/${event}/1/desk`);
  [house, chief] = [second, again];
  // The games stand as after a power cut, and go on; the one that the deputy has entered is over.
  await chief.goto(at('desk'));
  await chief.locator(`[data-gaps="${running - 1}"]`).waitFor({ timeout: 60_000 });
  await chief.locator('[data-resume-all]').click();
  await chief.waitForFunction(() => document.querySelectorAll('.tile .runs').length >= 15, undefined, { timeout: 90_000 });
  await typeResults(5);
  const { sections } = await shown();
  assert.equal(sections[0].rounds.length, 5);
  assert.ok(sections[0].rounds.every(({ pairings }) => pairings.every(({ result }) => result !== '*')));
});

test('the pages of the event for any web server, opened from a folder', async () => {
  await chief.goto(at('files'));
  const folder = await mkdtemp(join(tmpdir(), 'touchmove-e2e-'));
  const [download] = await Promise.all([chief.waitForEvent('download'), chief.locator('[data-file=site]').click()]);
  await download.saveAs(join(folder, 'site.zip'));
  execFileSync('python3', ['-m', 'zipfile', '-e', join(folder, 'site.zip'), join(folder, 'site')]);
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 664 } })).newPage();
  await visitor.goto(`file://${folder}/site/index.html`);
  await visitor.getByRole('link', { name: 'English' }).click();
  await visitor.getByRole('link', { name: 'Standings after round 5' }).click();
  await visitor.locator('tbody tr').nth(60).waitFor();
  await picture(visitor, 'site-standings-phone');
  assert.deepEqual(await violations(visitor), []);
  await visitor.getByRole('link', { name: 'فارسی' }).click();
  await until(async () => assert.equal(await visitor.locator('html').getAttribute('dir'), 'rtl'));
  await picture(visitor, 'site-standings-phone-fa');
  await visitor.setViewportSize(LAPTOP);
  await visitor.getByRole('link', { name: 'Weekend Open' }).click();
  await picture(visitor, 'site-index-fa');
  await visitor.getByRole('link', { name: 'Հայերեն' }).click();
  await visitor.getByRole('link', { name: /խաղափուլ 2$/ }).click();
  await visitor.getByText('Latecomer, Given').waitFor();
  await picture(visitor, 'site-round-hy');
  assert.deepEqual(await violations(visitor), []);
  await rm(folder, { recursive: true });
  // Two scoresheets a game, to be written on.
  const sheets = await (await chief.request.get(`${house.address}/api/events/${event}/print/scoresheets?section=1&round=2`)).text();
  assert.equal(sheets.match(/class="page sheet"/g).length, 2 * (await shown()).sections[0].rounds[1].pairings.length);
});

test('the reports', async () => {
  await chief.goto(at('standings'));
  await chief.locator('[data-standings] tbody tr').nth(60).waitFor();
  await until(async () => assert.match(await chief.locator('[data-performance]').first().textContent(), /^\d{4}$/));
  await picture(chief, 'weekend-standings');
  assert.deepEqual(await violations(chief), []);
  const file = async (name) => (await chief.request.get(`${house.address}/api/events/${event}/files/${name}`)).text();
  const trf = await file('trf16?section=1');
  assert.equal(trf.match(/^001 /gm).length, 61);
  assert.match(trf, /^XXR 5/m);
  // Every result of every round stands there as what it was, for both players: a letter would mean that a game is not rated.
  const lines = new Map(
    trf
      .split(/\r?\n/)
      .filter((line) => line.startsWith('001'))
      .map((line) => [Number(line.slice(4, 8)), line]),
  );
  const cell = (number, round) => lines.get(number).slice(91 + 10 * (round - 1), 99 + 10 * (round - 1));
  const SIGNS = { '1-0': ['1', '0'], '0-1': ['0', '1'], '½-½': ['=', '='], '+/-': ['+', '-'] };
  const [section] = (await shown()).sections;
  const number = new Map(section.players.map((one) => [one.player, one.number]));
  for (const { round, pairings, byes } of section.rounds) {
    for (const { board, white, black, result: came } of pairings) {
      const [first, second] = [number.get(white), number.get(black)];
      const wanted = [`${String(second).padStart(4)} w ${SIGNS[came][0]}`, `${String(first).padStart(4)} b ${SIGNS[came][1]}`];
      assert.deepEqual([cell(first, round), cell(second, round)], wanted, `round ${round}, board ${board}: ${came}`);
    }
    for (const { player: of, kind } of byes) {
      if (kind in BYES) assert.equal(cell(number.get(of), round), BYES[kind], `round ${round}, bye of ${of}`);
    }
  }
  const third = section.rounds[2].pairings.find(({ board }) => board === EMPTY_CHAIR);
  assert.equal(third.result, '+/-', 'who did not come to a wooden board has not played');
  const played = section.rounds.flatMap(({ pairings }) => pairings).filter(({ result: came }) => came !== '+/-');
  assert.equal((trf.match(/ [wb] [10=]/g) ?? []).length, 2 * played.length);
  // Two programs of others read the file and come to the same standings.
  const folder = await mkdtemp(join(tmpdir(), 'touchmove-e2e-'));
  await writeFile(join(folder, 'weekend.trf'), trf);
  await writeFile(join(folder, 'standings.json'), JSON.stringify(await standingsAt(house.address)));
  const readers = fileURLToPath(new URL('../../../script/readers', import.meta.url));
  const told = execFileSync(readers, [fileURLToPath(new URL('weekend-read-by-others.py', import.meta.url)), folder], {
    encoding: 'utf8',
    env: { ...process.env, TOUCHMOVE_PACKAGES: 'py4swiss==0.3.1 caissify-pairings==0.5.0' },
  });
  assert.match(told, /agree on the points and ranks of 61 players/);
  await rm(folder, { recursive: true });
  const pgn = await file('pgn?section=1&round=1');
  assert.equal(pgn.match(/\[Event /g).length, 30);
  assert.match(pgn, /Qh4#/);
  assert.match(pgn, /Qxf7#/);
  const report = await file('report?as=text');
  assert.match(report, /both scoresheets agree/);
  assert.match(report, /7\.5\.5/);
  // Nobody has signed anything here, and nothing waits: some 130 typed results are no incidents.
  assert.doesNotMatch(report, /signed/i);
  assert.doesNotMatch(report, /Question \d/);
  const { tiles } = await (await chief.request.get(`${house.address}/api/events/${event}/sections/1/desk`)).json();
  assert.deepEqual(
    tiles.flatMap((tile) => tile.calls),
    [],
  );
  nothingWentWrong(chief);
});
