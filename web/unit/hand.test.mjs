import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const [hand, board] = await load('/src/hand.ts', '/src/board.ts');

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** Taps the squares one after another on a board that does not change, and lists the acts. */
function taps(placement, side, ...squares) {
  const position = board.read(placement);
  let now = hand.EMPTY;
  const deeds = [];
  for (const square of squares) {
    const done = hand.tap(now, position, side, square);
    now = done.hand;
    deeds.push(...done.deeds.map((deed) => [deed.do, deed.role, deed.square].filter(Boolean).join(' ')));
  }
  return { deeds, hand: now };
}

test('a move is a touch and a release, legal or not', () => {
  assert.deepEqual(taps(START, 'white', 'e2', 'e4').deeds, ['touch e2', 'release e4']);
  assert.deepEqual(taps(START, 'white', 'e1', 'e5').deeds, ['touch e1', 'release e5']);
});

test('a piece let go on its own square is put back', () => {
  assert.deepEqual(taps(START, 'white', 'g1', 'g1').deeds, ['touch g1', 'release g1']);
});

test('another own piece under the finger is touched too', () => {
  const { deeds, hand: now } = taps(START, 'white', 'e1', 'h1');
  assert.deepEqual(deeds, ['touch e1', 'touch h1']);
  assert.equal(now.held, 'h1');
});

test('letting go on an enemy piece takes it off first', () => {
  assert.deepEqual(taps(START, 'white', 'd1', 'd7').deeds, ['touch d1', 'remove d7', 'release d7']);
});

test('an enemy piece touched first is only touched; touched again it is taken off', () => {
  assert.deepEqual(taps(START, 'white', 'd7').deeds, ['touch d7']);
  assert.deepEqual(taps(START, 'white', 'd7', 'd7').deeds, ['touch d7', 'remove d7']);
});

test('a pawn passed by is tapped off', () => {
  const { deeds } = taps('4k3/8/8/3pP3/8/8/8/4K3', 'white', 'e5', 'd6', 'd5');
  assert.deepEqual(deeds, ['touch e5', 'release d6', 'remove d5']);
});

test('a pawn that arrives is exchanged by taking it off and placing the new piece', () => {
  const { deeds, hand: now } = taps('4k3/P7/8/8/8/8/8/4K3', 'white', 'a7', 'a8');
  assert.deepEqual(deeds, ['touch a7', 'release a8']);
  assert.equal(now.promoting, 'a8');
  const chosen = hand.exchange(now, 'knight');
  assert.deepEqual(
    chosen.deeds.map((deed) => deed.do),
    ['remove', 'place', 'release'],
  );
  assert.equal(chosen.deeds[1].role, 'knight');
});

test('whoever adjusts touches nothing', () => {
  const done = hand.tap({ ...hand.EMPTY, adjusting: 'white' }, board.read(START), 'white', 'g1');
  assert.deepEqual(done.deeds, [{ do: 'adjust', square: 'g1' }]);
});

test('on a shared board the finger is that of the player whose clock runs, or of who answers with a piece of his own', () => {
  const position = board.read(START);
  const view = (running, moves) => ({ running, moves });
  assert.equal(hand.whose(view('white', []), hand.EMPTY, position, 'd7'), 'white');
  const unpressed = view('white', [{ by: 'white', text: 'e4', completed: false }]);
  assert.equal(hand.whose(unpressed, hand.EMPTY, position, 'd7'), 'black');
  assert.equal(hand.whose(unpressed, hand.EMPTY, position, 'd2'), 'white');
});

test('the hand is empty once the turn has passed', () => {
  const before = { phase: 'playing', running: 'white', moves: [] };
  const held = { ...hand.EMPTY, side: 'white', held: 'e2' };
  const position = board.read(START);
  assert.deepEqual(hand.after(held, before, before, position), held);
  assert.deepEqual(hand.after(held, before, { ...before, running: 'black' }, position), hand.EMPTY);
});

test('a page that is loaded anew still holds the piece that was touched, and none that has been moved', () => {
  const position = board.read(START);
  const view = { running: 'white', touched: ['g1', 'e2'], moves: [] };
  assert.deepEqual(hand.resumed(view, position), { ...hand.EMPTY, side: 'white', held: 'e2' });
  assert.deepEqual(hand.resumed({ ...view, touched: [] }, position), hand.EMPTY);
  assert.deepEqual(hand.resumed({ ...view, touched: ['e7'] }, position), hand.EMPTY, 'an enemy piece is not held');
  assert.deepEqual(hand.resumed({ ...view, moves: [{ by: 'white', completed: false }] }, position), hand.EMPTY, 'the move is made');
  assert.equal(hand.resumed({ ...view, moves: [{ by: 'black', completed: true }] }, position).held, 'e2');
});
