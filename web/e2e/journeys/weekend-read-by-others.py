"""Reads the report file of the weekend with py4swiss and caissify-pairings and compares points, tie-breaks and ranks with our standings.

Points and Buchholz are added up here from what caissify read, by articles 14 and 16 of FIDE's C.07 and from nothing that our program
has computed.
"""

import json
import sys
from fractions import Fraction
from pathlib import Path

from caissify_pairings.trf import parse_trf
from py4swiss.trf.sections import PlayerSection

WORTH = {sign: Fraction(points, 2) for sign, points in {"1": 2, "=": 1, "0": 0, "+": 2, "-": 0, "H": 1, "F": 2, "U": 2, "Z": 0}.items()}
PLAYED = "1=0"
# A round that a player chose not to play: a bye asked for, an absence, a forfeit.
ASKED, CHOSEN = "HZ", "HZ-"
ROUNDS = 5


def rounds_of(player):
    """Sign and opponent of each round; a round of which the file says nothing was not played, without points."""
    results = player["results"]
    told = [results.get(number) or results.get(str(number)) for number in range(1, ROUNDS + 1)]
    return [((one["result"] or "Z"), one.get("opponent")) if one else ("Z", None) for one in told]


def points(rounds):
    return sum(WORTH[sign] for sign, _ in rounds)


def as_opponent(rounds):
    """The points that count for opponents: a bye asked for with no other round after it than such counts as a draw (article 16)."""
    total = Fraction(0)
    for place, (sign, _) in enumerate(rounds):
        left = sign in ASKED and all(later in CHOSEN for later, _ in rounds[place:])
        total += Fraction(1, 2) if left else WORTH[sign]
    return total


def addends(number, all_rounds):
    """What the Buchholz is added up from, and whether the round was unplayed by choice: such a one counts the player's own points (article 16)."""
    own = points(all_rounds[number])
    return [
        (as_opponent(all_rounds[opponent]), False) if sign in PLAYED else (own, sign in CHOSEN)
        for sign, opponent in all_rounds[number]
    ]


def cut_one(parts):
    chosen = [amount for amount, by_choice in parts if by_choice]
    return sum(amount for amount, _ in parts) - min(chosen or [amount for amount, _ in parts])


def figure(text):
    for sign, written in (("¼", ".25"), ("½", ".5"), ("¾", ".75")):
        text = text.replace(sign, written)
    return Fraction(f"0{text}")


def written_out(line, width):
    """A line in which a round before the player came is no blank: py4swiss reads it only as a bye without points."""
    rounds = line.ljust(width)
    return rounds[:91] + "  ".join(rounds[at : at + 8] if rounds[at : at + 8].strip() else "0000 - Z" for at in range(91, width, 10))


def main():
    folder = Path(sys.argv[1])
    text = (folder / "weekend.trf").read_text(encoding="utf-8")
    standings = json.loads((folder / "standings.json").read_text(encoding="utf-8"))
    ours = {row["number"]: row for row in standings["rows"]}

    rows = [line for line in text.splitlines() if line.startswith("001")]
    lines = [PlayerSection.from_string(written_out(line, max(map(len, rows)))) for line in rows]
    theirs = {one.starting_number: (one.points_times_ten // 5, one.rank) for one in lines}
    assert theirs == {number: (row["half_points"], row["rank"]) for number, row in ours.items()}, "py4swiss reads others"

    read = {one["starting_number"]: rounds_of(one) for one in parse_trf(text)["players"]}
    assert read.keys() == ours.keys()
    figures = {}
    for number, rounds in read.items():
        row = ours[number]
        assert points(rounds) * 2 == row["half_points"], f"{number}: {rounds}"
        parts = addends(number, read)
        figures[number] = {"BH": sum(amount for amount, _ in parts), "BH/C1": cut_one(parts)}
        for name, printed in zip(standings["tie_breaks"], row["figures"]):
            if name in figures[number]:
                assert figures[number][name] == figure(printed), f"{name} of {number}: {figures[number][name]}, not {printed}"

    # Whoever has more points, or as many and more in the tie-breaks counted here, stands before the other.
    counted = [name for name in standings["tie_breaks"] if name in ("BH", "BH/C1")]
    assert counted, standings["tie_breaks"]
    leading = []
    for name in standings["tie_breaks"]:
        if name not in counted:
            break
        leading.append(name)
    worth = {number: (points(rounds), *(figures[number][name] for name in leading)) for number, rounds in read.items()}
    for number, own in worth.items():
        before = sum(other > own for other in worth.values())
        level = sum(other == own for other in worth.values())
        assert before < ours[number]["rank"] <= before + level, f"{number} stands at {ours[number]['rank']}: {own}"
    print(f"py4swiss and caissify-pairings agree on the points and ranks of {len(ours)} players; {', '.join(counted)} recomputed")


main()
