// The shortest journeys in Firefox: two people at one tablet from the start page to the PGN, and a search in the Laws.
// Run by script/firefox, which names the driver: `PUPPETEER` is the folder it is installed in.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { House } from './house.mjs';

const driver = createRequire(join(process.env.PUPPETEER, 'package.json')).resolve('puppeteer-core');
const { default: puppeteer } = await import(pathToFileURL(driver));
const house = await House.open();
const browser = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true });
after(async () => {
  await browser.close();
  await house.close();
});

/** A page in which nothing may go wrong silently. */
async function page({ width, height }, language) {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  tab.setDefaultTimeout(30_000);
  await tab.setViewport({ width, height });
  tab.faults = [];
  tab.on('pageerror', (error) => tab.faults.push(String(error)));
  await tab.goto(house.address);
  await tab.evaluate((chosen) => localStorage.setItem('touchmove.language', JSON.stringify(chosen)), language);
  await tab.goto(house.address);
  return tab;
}

const shows = (tab, selector) => tab.waitForSelector(selector, { visible: true });
const click = async (tab, selector) => (await shows(tab, selector)).click();

async function tap(tab, square) {
  await click(tab, `[data-square=${square}]`);
  await tab.waitForSelector('main[data-waiting="0"]');
}

async function move(tab, from, to, side) {
  await tap(tab, from);
  await tap(tab, to);
  if (await tab.$('main[data-phase=over]')) return;
  await click(tab, `[data-clock=${side}] button`);
  await tab.waitForSelector(`main[data-running=${side === 'white' ? 'black' : 'white'}]`);
}

for (const language of ['en', 'fa']) {
  test(`two on one tablet, to the PGN: ${language}`, async () => {
    const tab = await page({ width: 1024, height: 768 }, language);
    assert.equal(await tab.$eval('html', (html) => html.lang), language);
    await click(tab, 'button.play');
    await shows(tab, 'main[data-line=live]');
    await click(tab, '[data-clock=white] button');
    await click(tab, '[data-clock=black] button');
    await shows(tab, 'main[data-phase=playing]');
    await move(tab, 'f2', 'f3', 'white');
    await move(tab, 'e7', 'e5', 'black');
    await move(tab, 'g2', 'g4', 'white');
    await tap(tab, 'd8');
    await tap(tab, 'h4');
    await shows(tab, '[data-result="0-1"][data-ending=checkmate]');
    await click(tab, '[data-keep]');
    await shows(tab, 'main[data-moves-made="4"]');
    const pgn = await tab.$eval('[data-pgn]', async (link) => (await fetch(link.href)).text());
    assert.match(pgn, /Qh4# .*0-1/s);
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
    assert.deepEqual(tab.faults, []);
  });
}

test('an article is found on a phone', async () => {
  const tab = await page({ width: 390, height: 664 }, 'en');
  await tab.goto(`${house.address}/laws`);
  const search = await shows(tab, 'input[type=search]');
  await search.type('phone rings');
  await tab.waitForFunction(() => document.body.textContent.includes('11.3.2'));
  assert.deepEqual(tab.faults, []);
});
