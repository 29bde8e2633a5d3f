import { test } from 'node:test';
import { open, page, press, tap, play } from './house.mjs';
import { becomeChief, found, post, tables } from './office.mjs';
const { house, browser } = await open({});
const TOWNS = ['Yerevan','Isfahan','Gyumri','Shiraz','Vanadzor','Tabriz','Dilijan','Yazd','Kapan','Qom','Goris','Hamadan','Artashat','Kerman','Ijevan','Rasht','Sevan','Ardabil','Meghri','Urmia'];
const names = Array.from({ length: 60 }, (_, n) => n === 3 ? 'Bandar-e Mahshahr-Khorramabad, Abdolkarim Mohammad Reza' : n === 4 ? 'Վանաձոր, Անահիտ' : n === 5 ? 'شیراز، آناهیتا' : `${TOWNS[n % 20]}, ${['Anna','Babak','Gor'][Math.floor(n / 20)]}`);
test('x', async () => {
  const chief = await page(browser, house, { viewport: { width: 1366, height: 768 } });
  await becomeChief(chief, house);
  const event = await found(chief, { name: 'Autumn Open of the Two Rivers', players: names });
  await tables(chief, event, 'board', Array.from({ length: 20 }, (_, n) => n + 1));
  await tables(chief, event, 'wooden', Array.from({ length: 10 }, (_, n) => n + 21));
  const tabs = [];
  for (const board of [1, 2, 4]) {
    const { codes } = await post(chief, `/api/events/${event}/sections/1/rounds/1/boards/${board}/codes`, {});
    const tab = await page(browser, house);
    await tab.goto(`${house.address}/join#${codes[0].code}`);
    await tab.locator('main[data-line=live]').waitFor();
    tabs.push(tab);
  }
  await post(chief, `/api/events/${event}/sections/1/rounds/1/start`, {});
  for (const tab of tabs) await tab.locator('main[data-running=white]').waitFor();
  await play(tabs[0], 'e2e4 e7e5');
  await tap(tabs[0], 'f1', 'f4'); await press(tabs[0], 'white');
  await tap(tabs[1], 'e2', 'e5'); await press(tabs[1], 'white');
  await play(tabs[2], 'f2f3 e7e5 g2g4 d8h4');
  for (const language of ['en', 'hy', 'fa']) for (const [w, h] of [[1366, 768], [390, 664]]) {
    await chief.setViewportSize({ width: w, height: h });
    await chief.goto(`${house.address}/event/${event}/1/desk`);
    await chief.locator('[data-languages]').first().selectOption(language);
    await chief.locator(`html[lang=${language}]`).waitFor();
    await chief.locator('.tile[data-board="30"]').waitFor();
    await chief.waitForTimeout(1500);
    await chief.screenshot({ path: `/work/pictures-22/desk-${w}-${language}.png` });
    await chief.locator('.tile[data-board="1"]').click();
    await chief.locator('[data-irregular]').first().waitFor();
    await chief.waitForTimeout(600);
    await chief.screenshot({ path: `/work/pictures-22/board-${w}-${language}.png` });
    await chief.locator('[data-irregular] button').first().click();
    await chief.locator('dialog[open] [data-preview]').waitFor();
    await chief.waitForTimeout(400);
    await chief.screenshot({ path: `/work/pictures-22/proposed-${w}-${language}.png` });
    await chief.keyboard.press('Escape');
    await chief.keyboard.press('c');
    await chief.locator('dialog[open] [data-time=white]').waitFor();
    await chief.waitForTimeout(400);
    await chief.screenshot({ path: `/work/pictures-22/correct-${w}-${language}.png` });
    await chief.keyboard.press('Escape');
  }
});
