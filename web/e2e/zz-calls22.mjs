import { test } from 'node:test';
import assert from 'node:assert/strict';
import { open, page, shows } from './house.mjs';
import { act, becomeChief, found, post, tables } from './office.mjs';
const { house, browser } = await open({});
const names = Array.from({ length: 60 }, (_, n) => `Surname${String(n + 1).padStart(2, '0')},Given`);
test('x', async () => {
  const chief = await page(browser, house, { viewport: { width: 1366, height: 768 } });
  await becomeChief(chief, house);
  const event = await found(chief, { name: 'Weekend Open', players: names });
  await act(chief, event, { do: 'schedule', section: 1, round: 1, sessions: [{ start: Date.now() - 60000, end: null }] });
  await tables(chief, event, 'board', Array.from({ length: 20 }, (_, n) => n + 1));
  await tables(chief, event, 'wooden', Array.from({ length: 10 }, (_, n) => n + 21));
  await post(chief, `/api/events/${event}/sections/1/rounds/1/start`, {});
  await chief.goto(`${house.address}/event/${event}/1/desk`);
  for (const language of ['hy', 'fa', 'en']) {
    await chief.locator('[data-languages]').first().selectOption(language);
    await chief.locator(`html[lang=${language}]`).waitFor();
    await shows(chief.locator('.tile.called'), 20);
    await chief.waitForTimeout(1000);
    await chief.screenshot({ path: `/work/pictures-22/calls-${language}.png` });
    const cut = await chief.locator('.tile').evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1 || [...one.querySelectorAll('.name, .time, .number')].some((part) => { const text = document.createRange(); text.selectNodeContents(part); return text.getBoundingClientRect().width > part.getBoundingClientRect().width + 0.1; })).map((one) => [one.dataset.board, one.scrollHeight, one.clientHeight, one.clientWidth, ...[...one.querySelectorAll('.name')].map((p) => p.scrollWidth - p.clientWidth)]));
    const last = await chief.locator('.tile[data-board="30"]').boundingBox();
    console.log(language, JSON.stringify(cut), last.y + last.height, last.width);
  }
});
