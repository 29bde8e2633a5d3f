"""Reads tournament files with py4swiss and caissify-pairings and compares points and rank of every player with our standings.

py4swiss holds every line to the format and reads points, rank and results; a whole file it refuses where two scores do not
add up to a whole, or where the rounds are counted as only the format of 2026 does. caissify reads no rank: the points are
counted here from the results it read, and the rank has to fit them.
"""

import sys
from pathlib import Path

from caissify_pairings.trf import parse_trf
from py4swiss.trf import TrfParser
from py4swiss.trf.results import ScoringPointSystem
from py4swiss.trf.sections import PlayerSection

# What a result is worth, in half-points.
WORTH = {"1": 2, "=": 1, "0": 0, "W": 2, "D": 1, "L": 0, "+": 2, "-": 0, "H": 1, "F": 2, "U": 2, "Z": 0}
PLAYERS, ROUNDS = 60, 9


def ours(folder, name):
    rows = (line.split() for line in (folder / f"{name}.standings").read_text().splitlines())
    return {int(number): (int(points), int(rank)) for number, points, rank in rows}


def places(points):
    """The ranks that players with so many points can share: everybody with more stands before them, nobody with fewer does."""
    totals = [points[number] for number in points]
    return {
        number: range(1 + sum(total > own for total in totals), 1 + sum(total >= own for total in totals))
        for number, own in points.items()
    }


def standings_of(sections):
    return {one.starting_number: (one.points_times_ten // 5, one.rank) for one in sections}


def with_py4swiss(path, expected):
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("001")]
    players = [PlayerSection.from_string(line) for line in lines]
    assert standings_of(players) == expected, f"py4swiss reads other points or ranks in {path.name}"
    worth = ScoringPointSystem()
    for player in players:
        counted = sum(worth.get_points_times_ten(one) for one in player.results)
        assert counted == player.points_times_ten, f"py4swiss counts {counted} tenths for {player.starting_number} in {path.name}"
        assert len(player.results) == ROUNDS


def whole_with_py4swiss(path, expected):
    """The file as one: numbers without gaps, points that fit, and both sides of every game telling the same."""
    read = TrfParser.parse(path)
    assert read.x_section.number_of_rounds == ROUNDS
    assert standings_of(read.player_sections) == expected


def with_caissify(path, expected):
    read = parse_trf(path.read_bytes().decode("utf-8"))
    counted = {one["starting_number"]: sum(WORTH[game["result"]] for game in one["results"].values()) for one in read["players"]}
    assert counted == {number: points for number, (points, _) in expected.items()}, f"caissify counts other points in {path.name}"
    for player in read["players"]:
        number = player["starting_number"]
        assert player["score"] * 2 == counted[number]
        assert len(player["results"]) == ROUNDS
    allowed = places(counted)
    for number, (_, rank) in expected.items():
        assert rank in allowed[number], f"rank {rank} of {number} does not fit the points that caissify counts in {path.name}"


def main():
    folder = Path(sys.argv[1])
    for name in ("plain", "odd"):
        expected = ours(folder, name)
        assert len(expected) == PLAYERS
        for version in (16, 26):
            path = folder / f"{name}-{version}.trf"
            with_py4swiss(path, expected)
            with_caissify(path, expected)
            print(f"py4swiss and caissify-pairings agree on {path.name}: points and ranks of {PLAYERS} players, {ROUNDS} rounds")
    whole_with_py4swiss(folder / "plain-16.trf", ours(folder, "plain"))
    print("py4swiss accepts plain-16.trf as a whole")


main()
