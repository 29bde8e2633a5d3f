// A player who does not see the board, by keyboard and ear, against one who does; and the keyboard alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  act,
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
  // In German, as Appendix D suggests, where that was chosen.
  const game = await house.game({ visually_disabled: ['white'], announcements: 'german' });
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
  for (const [locale, time, knight, clock, announcements, announced] of [
    ['hy-AM', 'ժամանակ', 'Ձf3', /ժամ/, 'armenian', /^ձի Ֆելիքս երեք$/],
    ['fa-IR', 'زمان', 'اf3', /ساعت/, 'persian', /^اسب فلیکس سه$/],
    ['hy-AM', 'ժամանակ', 'Ձf3', /ժամ/, 'german', /^Springer Felix drei$/],
  ]) {
    const tab = await page(browser, house, { viewport: DESKTOP, locale });
    await sit(tab, house, await house.game({ visually_disabled: ['white'], announcements }));
    for (const side of ['white', 'black']) await press(tab, side);
    await tab.locator('main[data-phase=playing]').waitFor();
    await say(tab, 'white', time);
    assert.match(await answer(tab, 'white'), clock);
    await say(tab, 'white', knight);
    assert.match(await answer(tab, 'white'), announced);
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

test('what a sighted player sees is told to a blind one once: a move, a press, an offer, little time', async () => {
  const game = await house.game({ visually_disabled: ['white'], announcements: 'english', control: '1:04+0' });
  const blind = await page(browser, house, { viewport: DESKTOP });
  await blind.addInitScript(() => {
    globalThis.told = [];
    // Whatever comes into a live region is read out, wherever on the page it is.
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of addedNodes) {
          const at = node instanceof Element ? node : target;
          const region = at.parentElement?.closest('[aria-live], [role=status], [role=alert], [role=log]') ?? at.closest?.('[role=alert]');
          const text = node.textContent?.trim();
          if (region && region.getAttribute('aria-live') !== 'off' && text) globalThis.told.push(text);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const sighted = await page(browser, house, { viewport: DESKTOP });
  await sit(blind, house, game, 'white');
  await sit(sighted, house, game, 'black');
  await say(blind, 'white', 'ready');
  await press(sighted, 'black');
  await blind.locator('main[data-phase=playing]').waitFor();
  const since = () => blind.evaluate(() => globalThis.told.splice(0));
  const once = async (what) => {
    const all = [];
    await until(async () => {
      all.push(...(await since()));
      assert.ok(
        all.some((text) => what.test(text)),
        `${what}: ${JSON.stringify(all)}`,
      );
    });
    await settled(blind);
    all.push(...(await since()));
    assert.equal(all.filter((text) => what.test(text)).length, 1, `${what}: ${JSON.stringify(all)}`);
  };

  await since();
  await say(blind, 'white', 'e4');
  await once(/\bfour\b/i);
  await say(blind, 'white', 'press');
  await sighted.locator('main[data-running=black]').waitFor();
  await since();
  await tap(sighted, 'e7', 'e5');
  await press(sighted, 'black');
  await blind.locator('main[data-running=white]').waitFor();
  const move = [];
  await until(async () => {
    move.push(...(await since()));
    assert.ok(
      move.some((text) => /has pressed/.test(text)),
      JSON.stringify(move),
    );
  });
  assert.equal(move.filter((text) => /\bfive\b/i.test(text)).length, 1, JSON.stringify(move));
  assert.equal(move.filter((text) => /has pressed/.test(text)).length, 1, JSON.stringify(move));

  await say(blind, 'white', 'd4');
  await say(blind, 'white', 'press');
  await since();
  await tap(sighted, 'd7', 'd6');
  await act(sighted, game, 'black', { do: 'offer' }, 'black');
  await press(sighted, 'black');
  await once(/offers? a draw/i);
  // A minute is left after a few seconds.
  await once(/White has.*minute|minute.*White/i);
  nothingWentWrong(blind);
  for (const one of [blind, sighted]) await one.context().close();
});

test('a game that is set up on the page is announced in its language, or in German where that is chosen', async () => {
  for (const [locale, choice, announced] of [
    ['en-GB', null, ['en', /\bfour$/i]],
    ['hy-AM', null, ['hy', /չորս$/]],
    ['fa-IR', null, ['fa', /چهار$/]],
    ['en-GB', 'german', ['de', /^Eva vier$/]],
  ]) {
    const tab = await page(browser, house, { viewport: DESKTOP, locale });
    await tab.goto(house.address);
    await tab.locator('details summary').click();
    assert.equal(await tab.locator('input[name=announce]').count(), 0);
    await tab.locator('input[name=blind][value=white]').check();
    if (choice) await tab.locator(`input[name=announce][value=${choice}]`).check();
    await tab.locator('button.play').click();
    await tab.locator('main[data-line=live]').waitFor();
    for (const side of ['white', 'black']) await press(tab, side);
    await tab.locator('main[data-phase=playing]').waitFor();
    await say(tab, 'white', 'e4');
    const said = tab.locator('[data-commands=white] li p').first();
    assert.deepEqual(
      [await said.getAttribute('lang'), announced[1].test(await said.textContent())],
      [announced[0], true],
      await said.textContent(),
    );
    await say(tab, 'white', 'press');
    await tap(tab, 'e7', 'e5');
    await press(tab, 'black');
    // Black's move is told in the same words.
    const words = { de: /fünf/, en: /five/i, hy: /հինգ/, fa: /پنج/ }[announced[0]];
    await until(async () =>
      assert.ok(
        (await told(tab)).some((text) => words.test(text)),
        JSON.stringify(await told(tab)),
      ),
    );
    nothingWentWrong(tab);
    await tab.context().close();
  }
});
