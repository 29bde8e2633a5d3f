// What happened?: ten incidents without an event and ten on wooden boards, each in at most eight taps, ruled right in both editions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, nothingWentWrong, open, page, PHONE, picture, until, violations } from './house.mjs';
import { becomeChief, found, tables } from './office.mjs';

const { house, browser } = await open();

/**
 * Written by hand from the Laws: what was answered, and what must be decided, with the article, in each edition.
 * The player it is about is the one who did it.
 */
const TEN = [
  [
    'illegal-move',
    ['standard', 'first'],
    { 2023: ['reinstated 7.5.1', 'counted 7.5.5', 'time-added 7.5.5'], 2001: ['reinstated 7.4(a)', 'counted 7.4(b)', 'time-added 7.4(b)'] },
  ],
  ['illegal-move', ['blitz', 'no', 'first'], { 2023: ['reinstated 7.5.1', 'time-added 7.5.5'], 2001: ['over-loses C.3'] }],
  ['touched', ['own', 'no'], { 2023: ['reinstated 4.3', 'bound-move 4.3.1'], 2001: ['reinstated 4.3', 'bound-move 4.3(a)'] }],
  ['two-hands', ['second'], { 2023: ['counted 7.5.4', 'over-loses 7.5.5'], 2001: ['incident 4.1', 'referred-penalty 13.4'] }],
  ['colours', ['fewer'], { 2023: ['new-game 7.3'], 2001: ['referred-reversed-colours 7.2'] }],
  ['flag-fallen', ['impossible'], { 2023: ['over-drawn 6.9'], 2001: ['over-drawn 6.10'] }],
  ['late', ['yes'], { 2023: ['over-loses 6.7.1'], 2001: ['over-loses 6.7'] }],
  ['repetition', ['wrong', 'standard'], { 2023: ['time-added 9.5.3'], 2001: ['time-added 9.5(b)', 'time-taken 9.5(b)'] }],
  ['resigned', ['impossible'], { 2023: ['over-drawn 5.1.2'], 2001: ['over-loses 5.1(b)'] }],
  ['device', ['person', 'loss'], { 2023: ['over-loses 11.3.2.2'], 2001: ['no-rule Pref'] }],
];

/** What is said, each with its number; the page calls the Preface of 2001 by its name. */
const said = async (tab, edition) => {
  const all = await tab
    .locator(`[data-ruling-of="${edition}"] [data-say]`)
    .evaluateAll((all) => all.map((one) => `${one.dataset.say} ${one.querySelector('button').textContent}`));
  return edition === 2001 ? all.map((one) => one.replace('Preface', 'Pref')) : all;
};

/** Taps through an incident and returns how many taps it took; what the event says need not be tapped, and can be corrected. */
async function answer(tab, incident, answers) {
  await tab.locator(`[data-case=${incident}]`).click();
  await tab.locator('.case').waitFor();
  let taps = 1;
  for (const one of answers) {
    if (await tab.locator(`[data-given=${one}]`).count()) continue;
    if (!(await tab.locator(`[data-answer=${one}]`).count())) {
      await tab.locator('[data-change]').first().click();
      taps += 1;
    }
    await tab.locator(`[data-answer=${one}]`).click();
    taps += 1;
  }
  return taps;
}

test('without an event: ten incidents from the start page of a phone', async () => {
  const phone = await page(browser, house, { viewport: PHONE });
  for (const [incident, answers, expected] of TEN) {
    await phone.goto(house.address);
    await phone.getByRole('link', { name: 'What happened?' }).click();
    const taps = 1 + (await answer(phone, incident, answers));
    assert.ok(taps <= 8, `${incident}: ${taps} taps`);
    for (const edition of [2023, 2001]) {
      const told = await said(phone, edition);
      for (const one of expected[edition]) assert.ok(told.includes(one), `${incident} ${edition}: ${one} not in ${told.join(', ')}`);
      const ends = (list) => list.some((one) => one.startsWith('over-'));
      assert.equal(ends(told), ends(expected[edition]), `${incident} ${edition}: ${told.join(', ')}`);
    }
  }
  await picture(phone, 'what-ruling-phone');
  assert.deepEqual(await violations(phone), []);
  nothingWentWrong(phone);
  await phone.context().close();
});

test('an article is read without losing what was answered, also without a network', async () => {
  const phone = await page(browser, house, { viewport: PHONE, serviceWorkers: 'allow' });
  await phone.goto(house.address);
  await phone.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller || !(await caches.match('/'))) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await phone.goto(`${house.address}/what`);
  for (const offline of [false, true]) {
    await phone.context().setOffline(offline);
    await answer(phone, 'two-hands', ['second']);
    await phone.locator('[data-ruling-of="2023"] [data-say] button').first().click();
    await phone.locator('dialog[open]').getByText('7.5.4').first().waitFor();
    assert.ok(phone.url().endsWith('/what'));
    await phone.keyboard.press('Escape');
    await phone.locator('dialog[open]').waitFor({ state: 'detached' });
    assert.ok((await said(phone, 2023)).includes('over-loses 7.5.5'));
    await phone.getByRole('button', { name: 'Another incident' }).click();
  }
  await phone.context().close();
});

test('typed in an arbiter’s own words, in three languages', async () => {
  const phone = await page(browser, house, { viewport: PHONE });
  for (const [tag, typed, incident] of [
    ['en', 'phone rings', 'device'],
    ['hy', 'հեռախոսը զանգեց', 'device'],
    ['fa', 'تلفن زنگ خورد', 'device'],
  ]) {
    await phone.goto(`${house.address}/what`);
    await phone.locator('[data-languages]').selectOption(tag);
    await phone.locator(`html[lang=${tag}]`).waitFor();
    await phone.locator('[data-happened-search]').fill(typed);
    await phone.locator(`[data-case=${incident}]`).waitFor();
    await picture(phone, `what-${tag}`);
    assert.deepEqual(await violations(phone), []);
    await phone.locator(`[data-case=${incident}]`).click();
    await phone.locator('[data-answer=person]').click();
    await phone.locator('[data-answer=loss]').click();
    assert.ok((await said(phone, 2023)).includes('over-loses 11.3.2.2'));
    await until(async () => assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth), tag));
  }
  await picture(phone, 'what-ruling-fa');
  nothingWentWrong(phone);
  await phone.context().close();
});

test('without a network, though nobody has opened it before', async () => {
  const phone = await page(browser, house, { viewport: PHONE, serviceWorkers: 'allow' });
  await phone.goto(house.address);
  await phone.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller || !(await caches.match('/'))) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await phone.context().setOffline(true);
  await phone.goto(`${house.address}/what`);
  await answer(phone, 'flag-fallen', ['impossible']);
  assert.deepEqual(await said(phone, 2023), ['over-drawn 6.9']);
  await phone.locator('[data-languages]').selectOption('fa');
  await phone.locator('html[lang=fa]').waitFor();
  await phone.getByText('بازی مساوی است.').first().waitFor();
  await phone.context().close();
});

/** The chief arbiter's page, once there is one. */
let signedIn;

test('on a wooden board: told, ruled and in the incident report', async () => {
  const arbiter = await page(browser, house, { viewport: DESKTOP });
  await becomeChief(arbiter, house);
  for (const edition of [2023, 2001]) {
    const players = Array.from({ length: 20 }, (_, place) => `Player ${place + 1}`);
    const event = await found(arbiter, { name: `Wood ${edition}`, players, edition });
    await tables(arbiter, event, 'wooden', undefined);
    for (const [place, [incident, all, expected]] of TEN.entries()) {
      // What a device costs, the event has said.
      const answers = all.filter((one) => one !== 'loss');
      await arbiter.goto(`${house.address}/event/${event}/1/desk`);
      await arbiter.locator(`.tile[data-board="${place + 1}"]`).click();
      await arbiter.getByRole('button', { name: 'What happened?' }).click();
      const taps = 2 + (await answer(arbiter, incident, answers)) + 1;
      assert.ok(taps <= 8, `${incident}: ${taps} taps`);
      const told = await said(arbiter, edition);
      for (const one of expected[edition]) assert.ok(told.includes(one), `${incident} ${edition}: ${one} not in ${told.join(', ')}`);
      if (place === 0) {
        await picture(arbiter, `wood-${edition}`);
        assert.deepEqual(await violations(arbiter), []);
      }
      await arbiter.locator('[data-enter=white]').click();
      await arbiter.locator('[data-entered]').waitFor();
      const end = expected[edition].find((one) => one.startsWith('over-'))?.split(' ')[0];
      // Who did not come has not played: White loses by forfeit (6.7.1; 2001 6.7).
      const result = incident === 'late' ? '-/+' : { 'over-loses': '0-1', 'over-drawn': '½-½' }[end];
      if (end) await arbiter.locator(`[data-result="${result}"]`).first().waitFor();
    }
    // Of all these games one was lost without play, by whoever was late.
    const trf = await arbiter.evaluate(async (id) => (await fetch(`/api/events/${id}/files/trf16?section=1`)).text(), event);
    const players001 = trf.split(/\r?\n/).filter((line) => line.startsWith('001'));
    const forfeits = players001
      .map((line) => [line.slice(4, 8).trim(), ...line.slice(91, 99).trim().split(/ +/)])
      .filter((round) => /[-+]/.test(round[3] ?? ''));
    const lost = forfeits.find((round) => round[3] === '-');
    const won = forfeits.find((round) => round[3] === '+');
    assert.equal(forfeits.length, 2, trf);
    assert.deepEqual([lost[1], lost[2], won[1], won[2]], [won[0], 'w', lost[0], 'b'], trf);
    const report = await arbiter.evaluate(async (id) => (await fetch(`/api/events/${id}/files/report?as=text`)).text(), event);
    for (const [, , expected] of TEN) {
      const articles = expected[edition].map((one) => one.split(' ')[1]);
      assert.ok(
        articles.some((article) => report.includes(article)),
        `${articles} in the report of ${edition}: ${report}`,
      );
    }
    assert.doesNotMatch(report, /Nothing irregular/);
  }
  nothingWentWrong(arbiter);
  signedIn = arbiter;
});

test('at a board of an event without any table: told, ruled and in the incident report', async () => {
  for (const edition of [2023, 2001]) {
    const players = Array.from({ length: 8 }, (_, place) => `Player ${place + 1}`);
    const event = await found(signedIn, { name: `No table ${edition}`, players, edition });
    for (const [place, [incident, answers, expected]] of TEN.slice(0, 4).entries()) {
      await signedIn.goto(`${house.address}/event/${event}/1/round`);
      await signedIn.locator('[data-happened]').click();
      await signedIn.locator('[data-happened-board]').selectOption(String(place + 1));
      const taps = 3 + (await answer(signedIn, incident, answers)) + 1;
      assert.ok(taps <= 8, `${incident}: ${taps} taps`);
      const told = await said(signedIn, edition);
      for (const one of expected[edition]) assert.ok(told.includes(one), `${incident} ${edition}: ${one} not in ${told.join(', ')}`);
      if (place === 0) {
        await picture(signedIn, `no-table-${edition}`);
        assert.deepEqual(await violations(signedIn), []);
      }
      await signedIn.locator('[data-enter=white]').click();
      await signedIn.locator('[data-entered]').waitFor();
      if (incident === 'two-hands' || place === 1) {
        // What was entered by mistake is taken back where it was entered; a game that it had ended goes on.
        await signedIn.locator('[data-take-back]').click();
        await signedIn.locator('[data-told-undone]', { hasText: 'stays in the journal' }).waitFor();
        const { sections } = await (await fetch(`${house.address}/api/events/${event}`)).json();
        assert.equal(sections[0].rounds[0].pairings[place].result, '*');
      }
      // It has become a board of wood, and is not offered again.
      await signedIn.reload();
      const rest = TEN.slice(0, 4).length - place - 1;
      if (rest > 0) {
        await signedIn.locator('[data-happened]').click();
        await signedIn.locator('[data-happened-board]').waitFor();
        await until(async () => assert.equal(await signedIn.locator('[data-happened-board] option:not([disabled])').count(), rest));
      } else {
        await signedIn.locator('[data-open-desk]').waitFor();
        assert.equal(await signedIn.locator('[data-happened]').count(), 0);
      }
    }
    const report = await signedIn.evaluate(async (id) => (await fetch(`/api/events/${id}/files/report?as=text`)).text(), event);
    for (const [incident, , expected] of TEN.slice(0, 4)) {
      const articles = expected[edition].map((one) => one.split(' ')[1]);
      assert.ok(
        articles.some((article) => report.includes(article)),
        `${incident}: ${articles} in the report of ${edition}: ${report}`,
      );
    }
  }
  nothingWentWrong(signedIn);
  await signedIn.context().close();
});
