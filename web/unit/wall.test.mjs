import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const [wall] = await load('/src/event/wall.ts');
const WALL = { width: 1880, height: 980, gap: 20, rem: 18 };

test('one board has the whole height, six use most of the wall', () => {
  assert.deepEqual(wall.fit(1, WALL), { columns: 1, board: 980, beside: true });
  const six = wall.fit(6, WALL);
  // Two rows of three: 480 high each; the review found 278.
  assert.deepEqual([six.columns, six.beside], [3, true]);
  assert.ok(six.board >= 390, JSON.stringify(six));
});

test('boards that fit never reach beyond the wall, whatever their number', () => {
  for (const room of [WALL, { width: 1240, height: 700, gap: 16, rem: 16 }, { width: 360, height: 560, gap: 8, rem: 14 }]) {
    for (let count = 1; count <= 60; count += 1) {
      const { columns, board, beside } = wall.fit(count, room);
      const rows = Math.ceil(count / columns);
      const [wide, high] = beside ? [board + wall.wordsWide(board, room.rem), board] : [board, board + wall.wordsHigh(board, room.rem)];
      assert.ok(columns * wide + (columns - 1) * room.gap <= room.width && rows * high + (rows - 1) * room.gap <= room.height, `${count}`);
    }
  }
});

test('many boards are shown in pages of the same number, none too small to be seen', () => {
  for (const count of [1, 7, 40, 133, 500]) {
    const at = wall.atOnce(count, WALL, 180);
    const pages = Math.ceil(count / at);
    assert.ok(at >= 1 && (at === 1 || wall.fit(at, WALL).board >= 180));
    assert.ok(pages * at - count < pages, `${count}: ${pages} pages of ${at}`);
  }
});

test('a short list is written large, a long one in columns, and both fit', () => {
  assert.deepEqual(wall.fitLines(6, WALL, 18), { columns: 1, line: 90 });
  const long = wall.fitLines(60, WALL, 18);
  assert.ok(long.columns > 1 && long.line >= 40, JSON.stringify(long));
  for (let count = 1; count < 120; count += 1) {
    const { columns, line } = wall.fitLines(count, WALL, 18);
    assert.ok(Math.ceil(count / columns) * (line + 1) <= WALL.height, `${count}`);
  }
});

test('a list is parted without losing a line', () => {
  assert.deepEqual(wall.parts([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
  assert.deepEqual(wall.parts([], 3), []);
});
