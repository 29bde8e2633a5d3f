"""Reads tournament files with py4swiss and caissify-pairings and compares them with our standings.

py4swiss holds every line to the format, counts the points itself and refuses a file in which they do not fit; it knows
only scores that add up to a whole. caissify reads every score; the points are counted here from the results it read.
"""

import sys
from pathlib import Path

from caissify_pairings.trf import parse_trf
from py4swiss.trf import TrfParser

# What a result is worth, in half-points.
WORTH = {"1": 2, "=": 1, "0": 0, "W": 2, "D": 1, "L": 0, "+": 2, "-": 0, "H": 1, "F": 2, "U": 2, "Z": 0}
PLAYERS, ROUNDS = 60, 9


def ours(folder, name):
    rows = (line.split() for line in (folder / f"{name}.standings").read_text().splitlines())
    return {int(number): (int(points), int(rank)) for number, points, rank in rows}


def in_order(points_and_ranks):
    """Whether nobody stands before somebody with more points."""
    by_rank = sorted(points_and_ranks, key=lambda pair: pair[1])
    return all(one[0] >= other[0] for one, other in zip(by_rank, by_rank[1:]))


def with_py4swiss(path, expected):
    read = TrfParser.parse(path)
    assert read.x_section.number_of_rounds == ROUNDS
    found = {one.starting_number: (one.points_times_ten // 5, one.rank) for one in read.player_sections}
    assert found == expected, "py4swiss reads other standings"
    assert all(len(one.results) == ROUNDS for one in read.player_sections)
    assert in_order(found.values())


def with_caissify(path, expected):
    read = parse_trf(path.read_bytes().decode("utf-8"))
    assert len(read["players"]) == PLAYERS
    for player in read["players"]:
        points, _ = expected[player["starting_number"]]
        counted = sum(WORTH[one["result"]] for one in player["results"].values())
        assert counted == points, f"caissify counts {counted} half-points for {player['starting_number']}, not {points}"
        assert player["score"] * 2 == points
        assert len(player["results"]) == ROUNDS


def main():
    folder = Path(sys.argv[1])
    for name in ("plain", "odd"):
        expected = ours(folder, name)
        assert len(expected) == PLAYERS and in_order(expected.values())
        for version in (16, 26):
            path = folder / f"{name}-{version}.trf"
            with_caissify(path, expected)
            print(f"caissify-pairings agrees on {path.name}: {PLAYERS} players, {ROUNDS} rounds")
    path = folder / "plain-16.trf"
    with_py4swiss(path, ours(folder, "plain"))
    print(f"py4swiss agrees on {path.name}: {PLAYERS} players, {ROUNDS} rounds")


main()
