"""Small tests that need nothing but the installed package: python test_touchmove.py"""

import os
import tempfile

import touchmove
from touchmove import audit

KNIGHT_AGAINST_ROOK = "7k/7r/8/8/8/8/8/KN6 b - - 0 1"
INCIDENT = """
moves 1.e4 e5

0:20 White touches g1, releases g3, presses
0:25 Black claims an illegal move
"""


def refuses(call, *words):
    try:
        call()
    except ValueError as error:
        for word in words:
            assert word in str(error), (word, str(error))
    else:
        raise AssertionError("nothing was refused")


def test_positions():
    start = touchmove.Position()
    assert start.turn == "white" and len(start.legal_moves()) == 20
    assert start.play("Nf3") == start.play("g1f3") != start
    assert hash(start.play("Nf3")) == hash(start.play("g1f3"))
    after = start.play("f3").play("e5").play("g4").play("Qh4#")
    assert after.is_check() and after.is_checkmate() and not after.is_stalemate()
    assert start.why_not("Nf3") is None
    why = start.why_not("Ng1g3")
    assert why["articles"][0] == {"edition": 2023, "number": "3.6"}, why
    assert touchmove.Position("k7/8/8/8/8/8/8/KB6 w - - 0 1").is_dead() is True
    assert start.is_dead() is False
    back = start.play("Nf3").play("Nf6").play("Ng1").play("Ng8")
    assert back.is_same_as(start) and back != start
    refuses(lambda: touchmove.Position("8/8/8/8/8/8/8/8 w - - 0 1"), "kings")
    refuses(lambda: touchmove.Position("nonsense"))
    refuses(lambda: start.play("Ng3"), "illegal", "3.6")


def test_notation():
    start = touchmove.Position()
    assert start.written("Nf3", "de") == "Sf3"
    assert start.written("e4", "en", "long") == "e2e4"
    assert start.play("Sf3", "de") == start.play("Nf3")
    assert start.spoken("Nf3") == "Springer Felix drei"
    assert "hy" in dict(touchmove.languages())
    refuses(lambda: start.written("Nf3", "xx"), "no language")


def test_winnability():
    proof = touchmove.winnability(KNIGHT_AGAINST_ROOK, "white")
    assert proof["verdict"] == "winnable"
    here = touchmove.Position(KNIGHT_AGAINST_ROOK)
    for move in proof["line"]:
        here = here.play(move["san"])
    assert here.is_checkmate()
    assert touchmove.flag_fall(KNIGHT_AGAINST_ROOK, "black")["result"] == "loss"
    bare = touchmove.flag_fall("7k/7r/8/8/8/8/8/K7 b - - 0 1", "black")
    assert bare["result"] == "draw" and bare["proof"]["reason"] == "lone-king", bare
    refuses(lambda: touchmove.winnability(KNIGHT_AGAINST_ROOK, "green"), "white or black")


def test_rulings():
    new = {ruling["decision"]: ruling for ruling in touchmove.judge(INCIDENT)}
    assert new["Black +2:00"]["article"] == "7.5.5"
    old = {ruling["decision"]: ruling for ruling in touchmove.judge(INCIDENT, edition=2001)}
    assert old["Black +2:00"]["article"].startswith("7.4(b)")
    assert old["Black +2:00"]["at"] == 25000 and old["Black +2:00"]["line"] == 5
    refuses(lambda: touchmove.judge("0:10 White sings"), "line 1")
    refuses(lambda: touchmove.judge(INCIDENT, edition=1997), "2001 or 2023")


def test_acts():
    acts = [
        {"by": "arbiter", "at": 0, "do": "start"},
        {"by": "white", "at": 9000, "do": "touch", "square": "g1"},
        {"by": "white", "at": 9500, "do": "release", "square": "g3"},
        {"by": "white", "at": 9900, "do": "press"},
        {"by": "black", "at": 12000, "do": "claim", "claim": {"what": "illegal-move"}},
    ]
    try:
        judged = touchmove.judge_acts(acts)
    except ValueError as error:
        raise AssertionError(f"{error}") from error
    assert judged["illegal_moves"] == {"white": 1, "black": 0}, judged
    assert any(ruling["article"] == "7.5.5" for ruling in judged["rulings"][-1])
    refuses(lambda: touchmove.judge_acts([{"by": "white", "do": "start"}]), "act 1")
    refuses(lambda: touchmove.judge_acts([{"do": "press"}]), "act 1", "by")


def test_pgn():
    text = '[White "A"]\n[Result "*"]\n\n1. e4 e5 2. Ke3 *\n'
    (game,) = touchmove.read_pgn(text)
    assert game["tags"]["White"] == "A" and game["moves"] == ["e4", "e5"] and not game["complete"]
    (fault,) = touchmove.pgn_faults(text.encode())
    assert fault["token"] == "Ke3" and fault["articles"][0]["number"] == "3.8.1", fault
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "games.pgn")
        with open(path, "w") as file:
            file.write(text)
        missing, illegal = audit.findings(path)
        (fault,) = audit.findings(path, edition=2001, least="fault")
        refuses(lambda: list(audit.findings(path, edition=1999)), "2001 or 2023")
    assert missing["kind"] == "tag-missing" and missing["laws"] == "common" and missing["article_2023"] is None
    assert illegal["file"] == path and (illegal["game"], illegal["ply"]) == (1, 3)
    assert illegal["kind"] == "illegal-move" and illegal["article_2023"] == "3.8.1"
    assert fault["laws"] == "2001" and fault["token"] == "Ke3"


def test_laws():
    (row,) = touchmove.law("7.5.5", 2023)
    assert row["provision"] == "illegal-move-price" and row["gist"]
    refuses(lambda: touchmove.law("99.9"), "99.9")


if __name__ == "__main__":
    tests = [(name, test) for name, test in sorted(globals().items()) if name.startswith("test_")]
    for name, test in tests:
        test()
        print(f"{name} ok")
    print(f"{len(tests)} tests passed")
