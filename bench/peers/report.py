"""Writes docs/peers.md from what the adapters said: report.py OUT REPORT.json..."""

import json
import sys
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
SUITE = json.loads((HERE / "../../conformance/questions.json").read_text(encoding="utf-8"))
NOTES = json.loads((HERE / "peers.json").read_text(encoding="utf-8"))
QUESTIONS = {question["id"]: question for question in SUITE["questions"]}
ORDER = ("right", "wrong", "cannot say")

HEAD = """# Who follows the Laws?

The questions of [the conformance suite](conformance.md) {version}, put to libraries that people build on, each through its
public interface in a process of its own. The right answers were written by hand from the Laws; where a library said
otherwise, the question was gone through again with the article in hand.

Written by `script/peers` from real runs; not edited by hand. `script/peers --verify` runs everything again and compares.

A library is asked only what it offers: where it has no interface, the table says so, and that is no reproach. Most do not
claim to judge games, and several document another reading; those are listed below the table and marked with their numbers. All
are asked under the edition of 2023; ours under both.
"""

TAIL = """
## Not asked

scalachess is not in the registries that this project uses. Servers are not asked: the suite needs a
program that can be started here.
"""


def shown(value):
    """A value in a cell of a table."""
    if isinstance(value, dict) and "any" in value:
        return "one of " + ", ".join(map(shown, value["any"]))
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return f"`{text}`".replace("|", "\\|").replace("\n", " ")


def cell(counts):
    """`17`, or `12 · 4 · 2` where not all is right; a dash where nothing was said."""
    right, wrong, cannot = (counts[verdict] for verdict in ORDER)
    if not right and not wrong:
        return "–"
    if not wrong and not cannot:
        return str(right)
    return f"{right} · {wrong} · {cannot}"


def counted(report, edition, subject=None):
    return Counter(
        result["verdict"]
        for result in report["results"]
        if result["edition"] == edition and subject in (None, QUESTIONS[result["id"]]["subject"])
    )


def summary(reports):
    subjects = list(dict.fromkeys(question["subject"] for question in SUITE["questions"] if "2023" in question["answers"]))
    lines = ["| | questions | " + " | ".join(report["name"] for report in reports) + " |"]
    lines.append("|---|" + "--:|" * (len(reports) + 1))
    for subject in subjects:
        cells = [counted(report, "2023", subject) for report in reports]
        lines.append(f"| {subject} | {sum(cells[0].values())} | " + " | ".join(map(cell, cells)) + " |")
    cells = [counted(report, "2023") for report in reports]
    for verdict in ORDER:
        total = sum(cells[0].values()) if verdict == "right" else ""
        lines.append(f"| **{verdict}** | {total} | " + " | ".join(f"**{counts[verdict]}**" for counts in cells) + " |")
    return lines


def reading_of(peer, question):
    """The numbers of the readings that concern a question."""
    return [
        number
        for number, note in enumerate(NOTES["readings"], 1)
        if note["peer"] == peer and (question["id"] in note.get("ids", []) or question["kind"] in note.get("kinds", []))
    ]


def wrong_answers(report, edition):
    lines = []
    for result in report["results"]:
        if result["verdict"] == "wrong" and result["edition"] == edition:
            question = QUESTIONS[result["id"]]
            notes = "".join(f" ({number})" for number in reading_of(report["name"], question))
            lines.append(
                f"| {question['id']} | {question['articles'][edition]} | {shown(result['said'])}{notes} | "
                f"{shown(question['answers'][edition])} | {question['why']} |"
            )
    return lines


def versions(reports):
    facts = {peer["name"]: peer for peer in NOTES["peers"]}
    lines = ["| | version | licence | asked through |", "|---|---|---|---|"]
    for report in reports:
        fact = facts[report["name"]]
        lines.append(f"| {report['name']} | {report['version']} | {fact['licence']} | {fact['asked']} |")
    return lines


def refused(report):
    """Why a library could not say, except that it has no interface."""
    reasons = Counter(
        result["said"] for result in report["results"] if result["verdict"] == "cannot say" and result["said"] != "no interface"
    )
    return [f"- {report['name']}: {reason} ({times} questions)" for reason, times in sorted(reasons.items())]


def page(reports):
    lines = [HEAD.format(version=SUITE["version"]), *versions(reports), "", "## What they said", ""]
    lines += ["Right · wrong · cannot say; one number where all is right; a dash where there is no interface.", ""]
    lines += summary(reports)
    ours = next(report for report in reports if report["name"] == "touchmove")
    older = counted(ours, "2001")
    lines += ["", f"Ours under the edition of 2001: {older['right']} of {sum(older.values())} right, {older['wrong']} wrong."]
    lines += ["", "## Other readings", ""]
    lines += [f"{number}. **{note['peer']}**. {note['reading']}" for number, note in enumerate(NOTES["readings"], 1)]
    lines += ["", "## Wrong answers"]
    for report in reports:
        found = wrong_answers(report, "2023")
        lines += ["", f"### {report['name']} {report['version']}", ""]
        if found:
            lines += ["| question | article | said | right | why |", "|---|---|---|---|---|", *found]
        else:
            lines.append("None.")
    lines += ["", "## Inputs that were not taken", ""]
    for report in reports:
        lines += refused(report)
    return "\n".join(lines) + "\n" + TAIL


def main():
    reports = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[2:]]
    Path(sys.argv[1]).write_text(page(reports), encoding="utf-8")
    for report in reports:
        counts = counted(report, "2023")
        print(f"{report['name']} {report['version']}: " + ", ".join(f"{counts[verdict]} {verdict}" for verdict in ORDER))


main()
