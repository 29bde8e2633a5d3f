// Answers the conformance suite for chess.js.

import { Chess, validateFen } from 'chess.js';

import { answerWith, NoInterface, versionOf } from './adapter.mjs';

function position({ fen, chess960 }) {
  if (chess960) throw new NoInterface('has no Chess960');
  try {
    return new Chess(fen);
  } catch (error) {
    throw new NoInterface(`refuses the position: ${error.message}`);
  }
}

function name(move) {
  if (move.isKingsideCastle()) return 'O-O';
  if (move.isQueensideCastle()) return 'O-O-O';
  return move.lan;
}

const found = (chess, text) => chess.moves({ verbose: true }).find((move) => name(move) === text);

function reached(input) {
  const chess = position(input);
  for (const text of input.moves ?? []) {
    const move = found(chess, text);
    if (!move) throw new NoInterface(`refuses ${text}`);
    chess.move(move);
  }
  return chess;
}

function made(chess, text) {
  const move = found(chess, text);
  if (!move) throw new NoInterface('not a legal move here');
  return move;
}

function result(chess) {
  if (chess.isCheckmate()) return chess.turn() === 'w' ? '0-1' : '1-0';
  return chess.isGameOver() ? '1/2-1/2' : '*';
}

function read(input) {
  const chess = reached(input);
  try {
    return name(chess.move(input.text));
  } catch {
    return null;
  }
}

function pgn({ text }) {
  if (text.includes('Chess960')) throw new NoInterface('has no Chess960');
  const chess = new Chess();
  let fault = false;
  try {
    chess.loadPgn(text);
  } catch {
    fault = true;
  }
  return { plies: chess.history().length, fault };
}

await answerWith(
  { name: 'chess.js', version: versionOf('chess.js') },
  {
    'position-legal': ({ fen }) => validateFen(fen).ok,
    count: (input) => position(input).perft(input.depth),
    'legal-moves': (input) => reached(input).moves({ verbose: true, square: input.from }).map(name),
    'is-legal': (input) => found(reached(input), input.move) !== undefined,
    after: (input) => made(reached(input), input.move).after.split(' ')[0],
    'in-check': (input) => reached(input).isCheck(),
    ended: (input) => result(reached(input)),
    'ended-by-75': (input) => result(reached(input)),
    'ended-by-repetition': (input) => result(reached(input)),
    threefold: (input) => reached(input).isThreefoldRepetition(),
    fifty: (input) => reached(input).isDrawByFiftyMoves(),
    'san-read': read,
    'san-write': (input) => made(reached(input), input.move).san,
    pgn,
  },
);
