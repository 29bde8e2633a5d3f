import { writeFile, mkdir } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { DESKTOP, open, page, PHONE, until } from './house.mjs';
import { PAIRING, act, becomeChief, post, scored, tables } from './office.mjs';
const OUT = '/work/pictures-22/prints';
await mkdir(OUT, { recursive: true });
const { house, browser } = await open(PAIRING);
const chief = await page(browser, house, { viewport: DESKTOP });
const TOWNS = ['Yerevan','Isfahan','Gyumri','Shiraz','Vanadzor','Tabriz','Dilijan','Yazd','Kapan','Qom','Goris','Hamadan','Artashat','Kerman','Ijevan','Rasht','Sevan','Ardabil','Meghri','Urmia'];
const name = (n) => n === 5 ? 'Վանաձոր, Անահիտ' : n === 6 ? 'شیراز، آناهیتا' : n === 9 ? 'Bandar-e Mahshahr-Khorramabad, Abdolkarim Mohammad Reza' : `${TOWNS[(n-1)%20]}, ${['Anna','Babak','Gor'][Math.floor((n-1)/20)]}`;
const OUTCOMES = { '1-0': { white: 'win', black: 'loss' }, '0-1': { white: 'loss', black: 'win' }, '½-½': { white: 'draw', black: 'draw' } };
const nobody = { sex: null, title: null, federation: null, fide_id: null, born: null, club: null, needs: { disabilities: [], assistant: null, measures: [] } };
let event;
test('x', async () => {
  await becomeChief(chief, house);
  ({ event } = await post(chief, '/api/events', { founding: { name: 'Autumn Open of the Two Rivers', place: 'Yerevan', zone: 240, edition: 2023, regulations: {} } }));
  await act(chief, event, { do: 'open-section', section: 1, terms: { name: 'A', system: 'swiss', rounds: 9, control: '90+30', regulations: null, tie_breaks: ['DE', 'BH/C1', 'BH', 'SB'], bye: 'win' } });
  for (let n = 1; n <= 59; n += 1)
    await act(chief, event, { do: 'register', player: n, section: 1, number: n, details: { ...nobody, rating: n > 55 ? null : 2560 - n * 17, title: ['GM','IM','WGM','FM'][n-1] ?? null, federation: n % 2 ? 'ARM' : 'IRI', fide_id: 13300000 + n, born: String(1950 + n), sex: n % 3 ? 'm' : 'w', name: name(n) } });
  const ROUNDS = Number(process.env.ROUNDS ?? 7);
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (round === 3) await act(chief, event, { do: 'withdraw', player: 40, from: 3, reason: 'ill' });
    if (round === 3) await act(chief, event, { do: 'request-bye', player: 7, round: 4, kind: 'half-point' });
    const read = await post(chief, `/api/events/${event}/sections/1/rounds/${round}/pairings/program`, {});
    await act(chief, event, read.doubts.length ? { do: 'correct-pairings', section: 1, round, games: read.games, byes: read.byes, reason: 'as the program pairs' } : { do: 'pair', section: 1, round, games: read.games, byes: read.byes });
    if (round < ROUNDS) for (const { board } of read.games)
      await act(chief, event, { do: 'hand-in', game: `1/${round}.${board}`, outcome: board === 9 && round === 2 ? { is: 'scored', score: { white: 'forfeit-win', black: 'forfeit-loss' }, ending: null, length: 'forfeited' } : { is: 'scored', score: OUTCOMES[scored(round, board)], ending: null, length: 'played' } });
  }
  await act(chief, event, { do: 'schedule', section: 1, round: ROUNDS, sessions: [{ start: Date.now() + 3600_000, end: null }] });
  await tables(chief, event, 'board', undefined, ROUNDS);
  const shot = async (name, url, language) => {
    await chief.goto(url);
    await chief.evaluate(() => document.fonts.ready);
    await writeFile(`${OUT}/${name}-${language}.pdf`, await chief.pdf({ preferCSSPageSize: true, format: 'A4', printBackground: true }));
  };
  const plan = { en: ['pairings', 'pairings-by-name', 'standings', 'players', 'cards', 'slips', 'scoresheets', 'boards', 'envelopes'], hy: ['pairings', 'pairings-by-name', 'standings', 'cards', 'slips', 'scoresheets'], fa: ['pairings', 'pairings-by-name', 'standings', 'players', 'cards', 'slips', 'scoresheets'] };
  for (const [language, pages] of Object.entries(plan)) for (const one of pages) {
    const round = one === 'standings' ? ROUNDS - 1 : ROUNDS;
    await shot(one, `${house.address}/api/events/${event}/print/${one}?section=1&round=${round}&language=${language}`, language);
  }
  // Code cards as the page prints them.
  for (const language of ['en', 'hy', 'fa']) {
    await chief.goto(`${house.address}/event/${event}/1/round`);
    await chief.locator('[data-languages]').first().selectOption(language);
    await chief.locator(`html[lang=${language}]`).waitFor();
    await chief.locator('[data-pairing="1"]').waitFor();
    await chief.waitForTimeout(500);
    const label = { en: 'Codes for the seats', hy: 'Տեղերի կոդերը', fa: 'کد جایگاه‌ها' }[language];
    await chief.getByRole('button', { name: label }).click();
    await chief.locator('[data-code-card="29"] img').first().waitFor();
    await chief.waitForFunction(() => [...document.querySelectorAll('[data-codes] img')].every((i) => i.complete && i.naturalWidth > 0));
    await writeFile(`${OUT}/code-cards-${language}.pdf`, await chief.pdf({ preferCSSPageSize: true, format: 'A4', printBackground: true }));
    await chief.screenshot({ path: `/work/pictures-22/code-cards-screen-${language}.png` });
    // devices' cards
    await chief.goto(`${house.address}/event/${event}/1/round`);
    await chief.locator('[data-board-devices] summary').click();
    await chief.locator('[data-devices-boards]').fill('1-29');
    await chief.locator('[data-devices-codes]').click();
    await chief.locator('[data-device-card="29-table"] img').waitFor();
    await chief.waitForFunction(() => [...document.querySelectorAll('[data-codes] img')].every((i) => i.complete && i.naturalWidth > 0));
    await writeFile(`${OUT}/device-cards-${language}.pdf`, await chief.pdf({ preferCSSPageSize: true, format: 'A4', printBackground: true }));
  }
  await chief.goto(`${house.address}/event/${event}/1/files`);
  await chief.locator('[data-languages]').first().selectOption('en');
  const [download] = await Promise.all([chief.waitForEvent('download'), chief.locator('[data-file=site]').click()]);
  await download.saveAs('/tmp/site22.zip');
  execFileSync('rm', ['-rf', '/tmp/site22']);
  execFileSync('python3', ['-m', 'zipfile', '-e', '/tmp/site22.zip', '/tmp/site22']);
});
