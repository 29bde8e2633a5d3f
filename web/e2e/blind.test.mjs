// A player who does not see the board, by keyboard and ear, against one who does; and the keyboard alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DESKTOP,
  nothingWentWrong,
  open,
  page,
  picture,
  press,
  reads,
  result,
  settled,
  shows,
  sit,
  square,
  stands,
  tap,
  until,
  violations,
} from './house.mjs';

const { house, browser } = await open();

/** Says something in a command box and waits for the answer. */
async function say(tab, side, words) {
  const box = tab.locator(`[data-commands=${side}]`);
  const answers = Number(await box.getAttribute('data-answers'));
  const pending = (await box.getAttribute('data-pending')) === 'true';
  await box.locator('input[type=text]').fill(words);
  await box.locator('input[type=text]').press('Enter');
  // A yes or no is answered on the spot.
  if (!pending) await tab.locator(`[data-commands=${side}][data-answers="${answers + 1}"]`).waitFor();
  await settled(tab);
}
const answer = (tab, side) => tab.locator(`[data-commands=${side}] li p`).first().textContent();
const told = (tab) => tab.locator('[data-said] p').allTextContents();

/** A browser that writes down what it is told to say. */
async function withVoice(tab, languages) {
  await tab.addInitScript((tags) => {
    globalThis.spoken = [];
    const voices = tags.map((lang) => ({ lang, name: lang }));
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
      value: class {
        constructor(text) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        cancel: () => undefined,
        speak(utterance) {
          globalThis.spoken.push(`${utterance.lang}: ${utterance.text}`);
          queueMicrotask(() => utterance.onend?.());
        },
      },
    });
  }, languages);
}

test('blind against sighted: announced, repeated, pressed, and asked about', async () => {
  const game = await house.game({ visually_disabled: ['white'] });
  const blind = await page(browser, house, { viewport: DESKTOP });
  await withVoice(blind, ['en-GB', 'de-DE']);
  const sighted = await page(browser, house, { viewport: DESKTOP });
  await sit(blind, house, game, 'white');
  await sit(sighted, house, game, 'black');
  await blind.locator('[data-commands=white]').getByRole('checkbox').check();
  await say(blind, 'white', 'ready');
  await press(sighted, 'black');
  await blind.locator('main[data-phase=playing]').waitFor();

  await say(blind, 'white', 'e4');
  assert.equal(await answer(blind, 'white'), 'Eva vier');
  await sighted.locator('[data-announced=white]').getByText('Eva vier').waitFor();
  await until(async () => assert.equal(await stands(sighted, 'e4'), 'e4, white pawn'));
  await sighted.getByRole('button', { name: 'Repeat it' }).click();
  await settled(sighted);
  await sighted.locator('[data-announced]').waitFor({ state: 'detached' });
  await say(blind, 'white', 'press');
  await sighted.locator('main[data-running=black]').waitFor();

  await tap(sighted, 'g8', 'f6');
  await press(sighted, 'black');
  await blind.locator('main[data-running=white]').waitFor();
  assert.ok((await told(blind)).includes('Springer Felix sechs'), JSON.stringify(await told(blind)));
  await blind.waitForFunction(() => globalThis.spoken.includes('de: Springer Felix sechs'));

  const asked = async (words) => {
    await say(blind, 'white', words);
    return answer(blind, 'white');
  };
  assert.equal(await asked('file e'), 'File e: white king e1, white pawn e4, black pawn e7, black king e8.');
  assert.equal(await asked('rank 5'), 'Rank 5: empty.');
  assert.match(
    await asked('pieces black'),
    /^Black: king e8, queen d8, rook a8 h8, bishop c8 f8, knight f6 b8|^Black: king e8, queen d8, rook a8 h8/,
  );
  assert.match(await asked('time'), /You have 1 hour .*your opponent 1 hour .*Your clock runs\. You have completed 1 move\./);
  assert.match(await asked('moves'), /^1\. e4 Nf6$/);
  assert.equal(await asked('say'), 'Springer Felix sechs');
  await asked('braille');
  await reads(blind.locator('[data-commands=white] .braille').first(), /[\u2801-\u28ff]/);
  assert.match(await asked('how do you do'), /do not understand/);
  await picture(blind, 'commands');
  assert.deepEqual(await violations(blind), []);

  // The same words twice are heard twice.
  const first = (await told(blind)).length;
  await asked('rank 5');
  await asked('rank 5');
  const twice = await blind.locator('[data-said] p').evaluateAll((all) => all.slice(-2).map((one) => one.textContent));
  assert.deepEqual(twice, ['Rank 5: empty.', 'Rank 5: empty.']);
  assert.ok(first > 0);

  // What cannot be taken back is asked about first.
  await say(blind, 'white', 'resign');
  await blind.getByRole('button', { name: 'Yes', exact: true }).waitFor();
  await say(blind, 'white', 'no');
  await blind.locator('main[data-phase=playing]').waitFor();
  await say(blind, 'white', 'resign');
  await say(blind, 'white', 'yes');
  await until(async () => assert.deepEqual(await result(blind), ['0-1', 'resignation']));
  await until(async () => assert.match((await blind.locator('[data-called] p').allTextContents()).join(' '), /0-1, White resigned/));
  nothingWentWrong(blind);
  nothingWentWrong(sighted);
  await blind.context().close();
  await sighted.context().close();
});

test('touch, capture, castling and an illegal move by the command box', async () => {
  const position = '4k3/8/8/3p4/8/4N3/8/4K2R w K - 0 1';
  const game = await house.game({ position, visually_disabled: ['white'] });
  const tab = await page(browser, house, { viewport: DESKTOP });
  await sit(tab, house, game);
  await tab.locator('[data-commands=white]').waitFor();
  for (const side of ['white', 'black']) await press(tab, side);
  await tab.locator('main[data-phase=playing]').waitFor();
  await say(tab, 'white', 'Nxd5');
  await until(async () => assert.equal(await stands(tab, 'd5'), 'd5, white knight'));
  await say(tab, 'white', 'press');
  await tap(tab, 'e8', 'f8');
  await press(tab, 'black');
  await say(tab, 'white', 'kurze Rochade');
  await until(async () => assert.equal(await stands(tab, 'f1'), 'f1, white rook'));
  await say(tab, 'white', 'press');
  await tap(tab, 'f8', 'g8');
  await press(tab, 'black');
  // A knight does not move so; nobody says that it does not, until somebody claims.
  await say(tab, 'white', 'd5 d6');
  await until(async () => assert.equal(await stands(tab, 'd6'), 'd6, white knight'));
  await say(tab, 'white', 'press');
  await tab.locator('main[data-running=black]').waitFor();
  nothingWentWrong(tab);
  await tab.context().close();
});

test('commands in Armenian and Persian, moves in the letters of the language', async () => {
  for (const [locale, time, knight, clock] of [
    ['hy-AM', 'ժամանակ', 'Ձf3', /ժամ/],
    ['fa-IR', 'زمان', 'اf3', /ساعت/],
  ]) {
    const tab = await page(browser, house, { viewport: DESKTOP, locale });
    await sit(tab, house, await house.game({ visually_disabled: ['white'] }));
    for (const side of ['white', 'black']) await press(tab, side);
    await tab.locator('main[data-phase=playing]').waitFor();
    await say(tab, 'white', time);
    assert.match(await answer(tab, 'white'), clock);
    await say(tab, 'white', knight);
    assert.equal(await answer(tab, 'white'), 'Springer Felix drei');
    await until(async () => assert.match(await square(tab, 'f3').getAttribute('aria-label'), /f3/));
    await shows(square(tab, 'f3').locator('svg'), 1);
    assert.deepEqual(await violations(tab), []);
    nothingWentWrong(tab);
    await tab.context().close();
  }
});

test('the server lends a voice where the browser has none', async () => {
  const answer = await fetch(`${house.address}/api/speech?language=hy&text=${encodeURIComponent('ձի')}`);
  assert.equal(answer.status, 200, await answer.clone().text());
  assert.equal(answer.headers.get('content-type'), 'audio/wav');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  assert.equal(new TextDecoder().decode(bytes.slice(0, 4)), 'RIFF');
  const long = await fetch(`${house.address}/api/speech?language=en&text=${'a'.repeat(401)}`);
  assert.equal(long.status, 400);
});

test('from the start page to mate and back by the keyboard alone', async () => {
  const tab = await page(browser, house, { viewport: DESKTOP });
  await tab.goto(house.address);
  await tab.getByRole('button', { name: 'Play' }).waitFor();
  const focused = () => tab.evaluate(() => document.activeElement?.textContent?.trim());
  for (let tabs = 0; (await focused()) !== 'Play' && tabs < 20; tabs += 1) await tab.keyboard.press('Tab');
  await tab.keyboard.press('Enter');
  await tab.locator('main[data-line=live]').waitFor();
  await tab.keyboard.press('ShiftLeft');
  await tab.keyboard.press('ShiftRight');
  await tab.locator('main[data-phase=playing]').waitFor();
  for (let tabs = 0; tabs < 20 && !(await tab.evaluate(() => document.activeElement?.hasAttribute('data-square'))); tabs += 1) {
    await tab.keyboard.press('Tab');
  }
  for (const [from, to] of [
    ['f2', 'f3'],
    ['e7', 'e5'],
    ['g2', 'g4'],
    ['d8', 'h4'],
  ]) {
    for (const name of [from, to]) {
      await tab.keyboard.type(name);
      await tab.keyboard.press('Enter');
      await settled(tab);
    }
    if (await tab.locator('main[data-phase=over]').count()) break;
    await tab.keyboard.press('Space');
    await settled(tab);
  }
  await until(async () => assert.deepEqual(await result(tab), ['0-1', 'checkmate']));
  for (let tabs = 0; (await focused()) !== 'New game' && tabs < 30; tabs += 1) await tab.keyboard.press('Tab');
  await tab.keyboard.press('Enter');
  await tab.getByRole('button', { name: 'Play' }).waitFor();
  nothingWentWrong(tab);
  await tab.context().close();
});
