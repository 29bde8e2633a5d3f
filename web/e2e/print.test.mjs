// Printed pages in a real browser: which way things run, and whether letters join as their script wants it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { chromium } from 'playwright-core';
import { picture, until } from './house.mjs';

const folder = mkdtempSync(join(tmpdir(), 'touchmove-print-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const MOVES = `1. e4 {[%clk 1:30:12]} e5 {[%clk 1:29:58]} 2. Nf3 {[%clk 1:30:05]} Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 O-O
6. c3 d6 7. d4 exd4 8. cxd4 Bb4 9. Nbd2 Bg4 10. Qb3 Bxf3 11. Qxf3 Nxd4 12. Qd3 Nc6 13. a3 Bxd2 14. Bxd2 Ne5
15. Qf1 Nxc4 16. Qxc4 Re8 17. f3 d5 18. exd5 Rxe1+ 19. Rxe1 Qxd5 1/2-1/2`;

function pgn(tags) {
  return `${Object.entries(tags)
    .map(([name, value]) => `[${name} "${value}"]`)
    .join('\n')}\n\n${MOVES}\n`;
}

const ARMENIAN = pgn({
  Event: 'Երևանի մրցաշար',
  Site: 'Երևան',
  Date: '2026.11.15',
  Round: '3.7',
  White: 'Գյումրի',
  Black: 'Վանաձոր',
  WhiteElo: '2480',
  BlackElo: '2455',
  TimeControl: '90+30',
});
const PERSIAN = pgn({
  Event: 'مسابقه آزاد اصفهان',
  Site: 'اصفهان',
  Date: '2026.11.15',
  Round: '3.7',
  White: 'تبریز',
  Black: 'شیراز',
  WhiteElo: '2480',
  BlackElo: '2455',
  TimeControl: '90+30',
});
// Two rooks on one file: the rank stands between the letter of the piece and the square.
const TWO_ROOKS = '[SetUp "1"]\n[FEN "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1"]\n\n1. R1a3 *\n';

/** The page that the program prints, on a sheet as wide as paper. */
async function printed(language, text) {
  const file = join(folder, 'game.pgn');
  writeFileSync(file, text);
  const args = ['print', 'scoresheets', '--pgn', file, '--language', language];
  const html = execFileSync(process.env.TOUCHMOVE, args, { encoding: 'utf8' });
  const tab = await browser.newPage({ viewport: { width: 760, height: 1080 } });
  await tab.setContent(html);
  return tab;
}

/** Where the middle of something is. */
const middle = async (locator) => {
  const box = await locator.boundingBox();
  return box.x + box.width / 2;
};

/** The left edges of the letters of a move, in the order in which it is read. */
const letters = (tab, text) =>
  tab.evaluate((wanted) => {
    const made = [...document.querySelectorAll('bdo.move')].find((one) => one.textContent === wanted);
    const walk = document.createTreeWalker(made, NodeFilter.SHOW_TEXT);
    const lefts = [];
    while (walk.nextNode()) {
      for (let at = 0; at < walk.currentNode.length; at += 1) {
        const range = document.createRange();
        range.setStart(walk.currentNode, at);
        range.setEnd(walk.currentNode, at + 1);
        lefts.push(range.getBoundingClientRect().left);
      }
    }
    return lefts;
  }, text);

const rises = (numbers) => numbers.every((number, at) => at === 0 || number > numbers[at - 1]);

async function columns(tab) {
  const row = tab.locator('tbody tr').first().locator('td');
  return [await middle(row.nth(0)), await middle(row.nth(1)), await middle(row.nth(2))];
}

test('a Persian scoresheet runs from right to left, and its moves from left to right', async () => {
  const tab = await printed('fa', PERSIAN);
  assert.ok(rises((await columns(tab)).reverse()), 'number, White and Black stand from right to left');
  assert.ok((await middle(tab.locator('table').nth(0))) > (await middle(tab.locator('table').nth(1))));
  for (const text of ['فxf3', 'رxe1+', '0-0']) assert.ok(rises(await letters(tab, text)), text);
  // The two letters of the knight are one word, which is read from right to left.
  const [alef, seen, ...square] = await letters(tab, 'اسf3');
  assert.ok(rises([seen, alef, ...square]), 'اسf3');
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(wide, 'nothing stands out of the page');
  await picture(tab, 'scoresheet-fa');
  await tab.close();
});

test('a rank between a Persian letter and a Latin one keeps its place', async () => {
  const tab = await printed('fa', TWO_ROOKS);
  assert.ok(rises(await letters(tab, 'ر1a3')));
  // Isolated and not overridden, the same letters change places: that is what the override is for.
  await tab.evaluate(() => {
    for (const one of document.querySelectorAll('bdo.move')) {
      one.replaceChildren(one.textContent);
      one.style.unicodeBidi = 'isolate';
    }
  });
  assert.ok(!rises(await letters(tab, 'ر1a3')));
  await tab.close();
});

test('Persian letters are joined', async () => {
  const tab = await printed('fa', PERSIAN);
  const [joined, apart] = await tab.evaluate(() => {
    const width = (text) => {
      const span = document.body.appendChild(document.createElement('span'));
      span.textContent = text;
      const { width: found } = span.getBoundingClientRect();
      span.remove();
      return found;
    };
    // With a mark that forbids joining between them, letters stand in their separate forms.
    return [width('سفید'), width([...'سفید'].join('\u200c'))];
  });
  assert.ok(joined < apart * 0.9, `${joined} against ${apart}`);
  await tab.close();
});

test('an Armenian scoresheet has Armenian letters for the pieces', async () => {
  const tab = await printed('hy', ARMENIAN);
  assert.ok(rises(await columns(tab)));
  for (const text of ['Ձf3', 'Փxf3', 'Նxe1+', 'Թd3']) assert.ok(rises(await letters(tab, text)), text);
  await until(async () => assert.equal(await tab.locator('h1').innerText(), 'Խաղի բլանկ'));
  await picture(tab, 'scoresheet-hy');
  await tab.close();
});

test('a scoresheet of sixty moves is one sheet of paper', async () => {
  for (const language of ['en', 'hy', 'fa']) {
    const tab = await printed(language, PERSIAN);
    const pdf = await tab.pdf({ format: 'A4', preferCSSPageSize: true });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
    assert.equal(pages, 1, language);
    await tab.close();
  }
});
