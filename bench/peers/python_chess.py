"""Answers the conformance suite (docs/conformance.md) for python-chess."""

import io
import json
import sys

import chess
import chess.pgn


class NoInterface(Exception):
    """The library cannot be asked this, or does not take the input."""


def position(asked):
    try:
        return chess.Board(asked["fen"], chess960=asked.get("chess960", False))
    except ValueError as error:
        raise NoInterface(f"refuses the position: {error}") from error


def name(board, move):
    if board.is_castling(move):
        return "O-O" if board.is_kingside_castling(move) else "O-O-O"
    return move.uci()


def found(board, text):
    return next((move for move in board.legal_moves if name(board, move) == text), None)


def reached(asked):
    board = position(asked)
    for text in asked.get("moves", []):
        move = found(board, text)
        if move is None:
            raise NoInterface(f"refuses {text}")
        board.push(move)
    return board


def count(board, depth):
    if depth == 0:
        return 1
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += count(board, depth - 1)
        board.pop()
    return total


def made(board, text):
    move = found(board, text)
    if move is None:
        raise NoInterface("not a legal move here")
    return move


def result(board):
    outcome = board.outcome()
    return outcome.result() if outcome else "*"


def flag_fall(asked):
    board = reached(asked)
    if board.outcome():
        return result(board)
    fallen = chess.WHITE if asked["flag"] == "white" else chess.BLACK
    if board.has_insufficient_material(not fallen):
        return "1/2-1/2"
    return "0-1" if fallen == chess.WHITE else "1-0"


def san_read(asked):
    board = reached(asked)
    try:
        return name(board, board.parse_san(asked["text"]))
    except ValueError:
        return None


def read_pgn(asked):
    game = chess.pgn.read_game(io.StringIO(asked["text"]))
    return {"plies": sum(1 for _ in game.mainline_moves()), "fault": bool(game.errors)}


def after(asked):
    board = reached(asked)
    board.push(made(board, asked["move"]))
    return board.board_fen()


def legal_moves(asked):
    board = reached(asked)
    moves = [move for move in board.legal_moves if asked.get("from") in (None, chess.square_name(move.from_square))]
    return sorted(name(board, move) for move in moves)


def san_write(asked):
    board = reached(asked)
    return board.san(made(board, asked["move"]))


def start(asked):
    board = chess.Board.from_chess960_pos(asked["number"])
    return "".join(board.piece_at(square).symbol() for square in range(8))


ANSWERS = {
    "position-legal": lambda asked: position(asked).is_valid(),
    "count": lambda asked: count(position(asked), asked["depth"]),
    "legal-moves": legal_moves,
    "is-legal": lambda asked: found(reached(asked), asked["move"]) is not None,
    "after": after,
    "in-check": lambda asked: reached(asked).is_check(),
    "ended": lambda asked: result(reached(asked)),
    "ended-by-75": lambda asked: result(reached(asked)),
    "ended-by-repetition": lambda asked: result(reached(asked)),
    "threefold": lambda asked: reached(asked).is_repetition(3),
    "fifty": lambda asked: reached(asked).is_fifty_moves(),
    "flag-fall": flag_fall,
    "chess960-start": start,
    "san-read": san_read,
    "san-write": san_write,
    "pgn": read_pgn,
}


def main():
    # The library tells of faults in PGN on the log as well.
    chess.pgn.LOGGER.disabled = True
    for line in sys.stdin:
        question = json.loads(line)
        if question.get("ask") == "about":
            reply = {"name": "python-chess", "version": chess.__version__}
        elif question["kind"] not in ANSWERS:
            reply = {"id": question["id"], "cannot_say": "no interface"}
        else:
            try:
                reply = {"id": question["id"], "answer": ANSWERS[question["kind"]](question["input"])}
            except NoInterface as reason:
                reply = {"id": question["id"], "cannot_say": str(reason)}
        print(json.dumps(reply), flush=True)


main()
