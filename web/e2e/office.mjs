// What tests of events need: a chief arbiter and an event, by the interface, so that each test begins where it matters.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';

const PASSWORD = 'a long enough password';

/** Logs the page in as chief arbiter of a fresh server. */
export async function becomeChief(tab, house) {
  await tab.goto(`${house.address}/events`);
  await tab.getByRole('button', { name: 'First appointment' }).click();
  await tab.getByLabel('Code on the server’s screen').fill(/first code is (\S+)/.exec(house.words)[1]);
  await tab.getByLabel('Name', { exact: true }).fill('Chief');
  await tab.getByLabel(/^Password/).fill(PASSWORD);
  await tab.getByRole('button', { name: 'Become chief arbiter' }).click();
  await tab.getByLabel('Name of the event', { exact: true }).waitFor();
}

/** Sends something with the session of the page. */
export async function post(tab, path, body) {
  const [status, text] = await tab.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) });
      return [answer.status, await answer.text()];
    },
    [path, body],
  );
  assert.equal(status, 200, `${path}: ${text}`);
  return text ? JSON.parse(text) : null;
}

let sent = 0;
/** An act in the first section of an event. */
export const act = (tab, event, deed) => post(tab, `/api/events/${event}/acts`, { key: `by-hand-${(sent += 1)}`, act: deed });

const nobody = {
  sex: null,
  title: null,
  federation: null,
  fide_id: null,
  born: null,
  club: null,
  needs: { disabilities: [], assistant: null, measures: [] },
};

/** An event with one section and these players, the first round paired top half against bottom half, or left to a program. */
export async function found(
  tab,
  {
    name = 'Town Open',
    players,
    rounds = 5,
    control = '90+30',
    edition = 2023,
    regulations = {},
    tieBreaks = ['BH', 'SB'],
    first = 'by-halves',
  },
) {
  const { event } = await post(tab, '/api/events', {
    founding: { name, place: 'Yerevan', zone: 240, edition, regulations },
  });
  const terms = { name: 'A', system: 'swiss', rounds, control, regulations: null, tie_breaks: tieBreaks, bye: 'win' };
  await act(tab, event, { do: 'open-section', section: 1, terms });
  for (const [place, who] of players.entries()) {
    await act(tab, event, {
      do: 'register',
      player: place + 1,
      section: 1,
      number: place + 1,
      details: { ...nobody, rating: 2400 - place * 10, name: who },
    });
  }
  if (first === 'left-to-program') return event;
  const half = Math.floor(players.length / 2);
  const games = Array.from({ length: half }, (_, board) => ({ board: board + 1, white: board + 1, black: board + 1 + half }));
  await act(tab, event, { do: 'pair', section: 1, round: 1, games, byes: [] });
  return event;
}

/** Live tables for the boards of a round. */
export const tables = (tab, event, kind, boards, round = 1) =>
  post(tab, `/api/events/${event}/sections/1/rounds/${round}/tables`, { kind, boards, resume_within: 0 });

/** A server that pairs with py4swiss, a real program from the registries. */
export const PAIRING = {
  flags: [
    '--pairing-command',
    `"${fileURLToPath(new URL('../../script/readers', import.meta.url))}" -c "from py4swiss.main import main; main()" -t {trf} -p {out}`,
  ],
  env: { TOUCHMOVE_PACKAGES: 'py4swiss==0.3.1 caissify-pairings==0.5.0' },
};

/** What the better-rated player mostly wins: the same results on every run. */
export const scored = (round, board) => ['1-0', '½-½', '1-0', '0-1', '1-0', '½-½', '0-1'][(round * 3 + board * 5) % 7];
