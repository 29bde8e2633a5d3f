// Answers the conformance suite for chessops.

import { Chess, castlingSide, equalsIgnoreMoves, isImpossibleCheck, isStandardMaterial } from 'chessops/chess';
import { makeBoardFen, parseFen } from 'chessops/fen';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { makeSan, parseSan } from 'chessops/san';
import { makeUci, parseSquare } from 'chessops/util';

import { answerWith, NoInterface, versionOf } from './adapter.mjs';

const read = (fen) => parseFen(fen).chain((setup) => Chess.fromSetup(setup));

function position({ fen }) {
  return read(fen).unwrap(
    (pos) => pos,
    (error) => {
      throw new NoInterface(`refuses the position: ${error.message}`);
    },
  );
}

/** Every legal move; a pawn that reaches the last rank has four. */
function legal(pos) {
  const moves = [];
  for (const [from, dests] of pos.allDests()) {
    for (const to of dests) {
      const lastRank = to >= 56 || to < 8;
      const promotions = pos.board.getRole(from) === 'pawn' && lastRank ? ['queen', 'rook', 'bishop', 'knight'] : [undefined];
      for (const promotion of promotions) moves.push({ from, to, promotion });
    }
  }
  return moves;
}

function name(pos, move) {
  const side = castlingSide(pos, move);
  if (side) return side === 'h' ? 'O-O' : 'O-O-O';
  return makeUci(move);
}

const found = (pos, text) => legal(pos).find((move) => name(pos, move) === text);

function played(pos, text) {
  const move = found(pos, text);
  if (!move) throw new NoInterface(`refuses ${text}`);
  const next = pos.clone();
  next.play(move);
  return next;
}

const reached = (input) => (input.moves ?? []).reduce(played, position(input));

function made(pos, text) {
  const move = found(pos, text);
  if (!move) throw new NoInterface('not a legal move here');
  return move;
}

function count(pos, depth) {
  if (depth === 0) return 1;
  let total = 0;
  for (const move of legal(pos)) {
    const next = pos.clone();
    next.play(move);
    total += count(next, depth - 1);
  }
  return total;
}

function result(pos) {
  const outcome = pos.outcome();
  if (!outcome) return '*';
  if (!outcome.winner) return '1/2-1/2';
  return outcome.winner === 'white' ? '1-0' : '0-1';
}

function threefold(input) {
  const all = [position(input)];
  for (const text of input.moves ?? []) all.push(played(all.at(-1), text));
  return all.filter((pos) => equalsIgnoreMoves(pos, all.at(-1))).length >= 3;
}

function flagFall(input) {
  const pos = reached(input);
  if (pos.isEnd()) return result(pos);
  const opponent = input.flag === 'white' ? 'black' : 'white';
  if (pos.hasInsufficientMaterial(opponent)) return '1/2-1/2';
  return opponent === 'white' ? '1-0' : '0-1';
}

function pgn({ text }) {
  const [game] = parsePgn(text);
  const start = startingPosition(game.headers);
  if (start.isErr) return { plies: 0, fault: true };
  const pos = start.value;
  let plies = 0;
  for (const node of game.moves.mainline()) {
    const move = parseSan(pos, node.san);
    if (!move) return { plies, fault: true };
    pos.play(move);
    plies += 1;
  }
  return { plies, fault: false };
}

await answerWith(
  { name: 'chessops', version: versionOf('chessops') },
  {
    'position-legal': ({ fen }) =>
      read(fen).unwrap(
        (pos) => isStandardMaterial(pos) && !isImpossibleCheck(pos),
        () => false,
      ),
    count: (input) => count(position(input), input.depth),
    'legal-moves': (input) => {
      const pos = reached(input);
      const from = input.from && parseSquare(input.from);
      return legal(pos)
        .filter((move) => from === undefined || move.from === from)
        .map((move) => name(pos, move));
    },
    'is-legal': (input) => found(reached(input), input.move) !== undefined,
    after: (input) => {
      const pos = reached(input);
      pos.play(made(pos, input.move));
      return makeBoardFen(pos.board);
    },
    'in-check': (input) => reached(input).isCheck(),
    ended: (input) => result(reached(input)),
    threefold,
    'flag-fall': flagFall,
    'san-read': (input) => {
      const pos = reached(input);
      const move = parseSan(pos, input.text);
      return move ? name(pos, move) : null;
    },
    'san-write': (input) => {
      const pos = reached(input);
      return makeSan(pos, made(pos, input.move));
    },
    pgn,
  },
);
