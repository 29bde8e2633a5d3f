#!/usr/bin/env python3
"""Runs the Touchmove conformance suite against an adapter.

    run.py [--edition 2023|2001|both] [--kind KIND]... [--scenarios] [--all-right] [--json FILE] [--quiet] ADAPTER [ARGUMENT...]

The adapter is a program that reads one question a line and answers one line each, as docs/conformance.md says. Needs
nothing but Python 3.9 or later.
"""

import argparse
import json
import queue
import re
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path

SUITE = Path(__file__).with_name("questions.json")
# Beside the questions in the package, one folder up in the repository.
SCENARIOS = next((path for path in (SUITE.parent / "scenarios", SUITE.parent.parent / "scenarios") if path.is_dir()), None)
EDITIONS = ("2023", "2001")
SCENARIO = "scenario"
QUESTIONS_PART, SCENARIOS_PART = "questions", "scenarios"
RIGHT, WRONG, CANNOT_SAY = "right", "wrong", "cannot say"


class Silent(Exception):
    """The adapter ended or did not answer in time."""


class Adapter:
    """A running adapter; started again when it has ended or hung."""

    def __init__(self, command, patience):
        self.command, self.patience = command, patience
        self.process = None

    def ask(self, message):
        if self.process is None:
            self._start()
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
            line = self.lines.get(timeout=self.patience)
        except queue.Empty:
            self.stop()
            raise Silent(f"no answer within {self.patience:g} seconds") from None
        except OSError:
            line = ""
        if not line:
            self.stop()
            raise Silent("ended without an answer")
        try:
            return json.loads(line)
        except ValueError:
            self.stop()
            raise Silent(f"answered with something that is not JSON: {line.strip()[:80]}") from None

    def stop(self):
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process.stdin.close()
            self.process.stdout.close()
            self.process = None

    def _start(self):
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
        )
        self.lines = queue.Queue()
        threading.Thread(target=self._read, args=(self.process.stdout, self.lines), daemon=True).start()

    @staticmethod
    def _read(stream, lines):
        try:
            for line in stream:
                lines.put(line)
        except ValueError:
            pass  # Closed while it was read.
        lines.put("")


def load(path=SUITE):
    """The suite; an error names what is wrong with it."""
    suite = json.loads(Path(path).read_text(encoding="utf-8"))
    seen = set()
    for question in suite["questions"]:
        name = question["id"]
        if name in seen:
            raise ValueError(f"the id {name} stands twice")
        seen.add(name)
        for field in ("subject", "kind", "articles", "input", "answers", "why"):
            if field not in question:
                raise ValueError(f"{name} has no {field}")
        if not question["answers"] or set(question["answers"]) != set(question["articles"]):
            raise ValueError(f"{name} needs an article and an answer for each of its editions")
    return suite


def scenarios(folder=SCENARIOS):
    """The scenarios as questions: right is what brings every ruling that the scenario expects."""
    if folder is None or not Path(folder).is_dir():
        raise ValueError("there are no scenarios here")
    for path in sorted(Path(folder).rglob("*.scn")):
        text = path.read_text(encoding="utf-8")
        law = next((line for line in text.splitlines() if line.startswith("law ")), "")
        numbers = dict(re.findall(r"\b(%s)\s+([^,]+)" % "|".join(EDITIONS), law))
        if not numbers:
            raise ValueError(f"{path} proves nothing of any edition")
        yield {
            "id": path.relative_to(folder).as_posix(), "kind": SCENARIO, "input": {"text": text},
            "articles": numbers, "answers": dict.fromkeys(numbers, True),
            "why": " ".join(re.findall(r"^why +(.*)$", text, re.MULTILINE)),
        }


def same(kind, said, right):
    """Whether an answer is the right one, or one of them."""
    if isinstance(right, dict) and set(right) == {"any"}:
        return any(same(kind, said, one) for one in right["any"])
    if isinstance(said, bool) or isinstance(right, bool):
        return said is right
    if kind == "legal-moves" and isinstance(said, list):
        return sorted(map(str, said)) == sorted(right)
    if isinstance(right, dict) and isinstance(said, dict):
        return set(said) == set(right) and all(same(kind, said[key], right[key]) for key in right)
    return said == right


def ask(adapter, question, edition):
    """One question under one edition: the verdict and what was said."""
    message = {"id": question["id"], "edition": int(edition), "kind": question["kind"], "input": question["input"]}
    try:
        reply = adapter.ask(message)
    except Silent as silence:
        return WRONG, str(silence)
    if not isinstance(reply, dict) or reply.get("id") != question["id"]:
        return WRONG, f"answered {json.dumps(reply)[:80]} to another question"
    if "cannot_say" in reply:
        return CANNOT_SAY, reply["cannot_say"]
    if "answer" not in reply:
        return WRONG, f"answered {json.dumps(reply)[:80]}, which has no answer"
    said = reply["answer"]
    return (RIGHT if same(question["kind"], said, question["answers"][edition]) else WRONG), said


def run(command, editions=EDITIONS, kinds=(), path=SUITE, patience=60, stories=()):
    """Asks everything; gives who answered, the version of the suite, and the results in order.

    Scenarios among the stories are asked after the questions.
    """
    suite = load(path)
    asked = [question for question in suite["questions"] if not kinds or question["kind"] in kinds]
    asked += stories
    adapter = Adapter(command, patience)
    try:
        about = adapter.ask({"ask": "about", "suite": suite["suite"], "version": suite["version"]})
        results = []
        for edition in editions:
            for question in asked:
                if edition in question["answers"]:
                    verdict, said = ask(adapter, question, edition)
                    result = {"id": question["id"], "edition": edition, "verdict": verdict, "said": said}
                    results.append({**result, "part": SCENARIOS_PART} if question["kind"] == SCENARIO else result)
    finally:
        adapter.stop()
    return {
        "suite": suite["suite"],
        "suite_version": suite["version"],
        "name": about.get("name", "?"),
        "version": about.get("version", "?"),
        "results": results,
    }


def claim(report, edition):
    """The sentence an implementation may say of itself."""
    parts = []
    for part in (QUESTIONS_PART, SCENARIOS_PART):
        of_part = [one for one in report["results"] if one["edition"] == edition and one.get("part", QUESTIONS_PART) == part]
        counts = Counter(result["verdict"] for result in of_part)
        if of_part or part == QUESTIONS_PART:
            parts.append(
                f"{counts[RIGHT]} of {len(of_part)} {part} ({counts[WRONG]} wrong, {counts[CANNOT_SAY]} cannot say)"
            )
    return (
        f"{report['name']} {report['version']} passes Touchmove conformance {report['suite_version']}, "
        f"edition {edition}: {', '.join(parts)}"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--questions", default=SUITE, help="another file of questions")
    parser.add_argument("--edition", choices=[*EDITIONS, "both"], default="both")
    parser.add_argument("--kind", action="append", default=[], help="ask this kind only; may be repeated")
    parser.add_argument("--scenarios", action="store_true", help="put the scenarios too")
    parser.add_argument("--all-right", action="store_true", help="fail unless every answer is right")
    parser.add_argument("--json", metavar="FILE", help="write everything that was said")
    parser.add_argument("--quiet", action="store_true", help="do not list wrong answers")
    parser.add_argument("--patience", type=float, default=60, help="seconds to wait for an answer")
    parser.add_argument("adapter", nargs=argparse.REMAINDER, metavar="ADAPTER")
    options = parser.parse_args()
    if not options.adapter:
        parser.error("which adapter?")
    editions = EDITIONS if options.edition == "both" else (options.edition,)
    try:
        stories = list(scenarios()) if options.scenarios else []
        report = run(options.adapter, editions, options.kind, options.questions, options.patience, stories)
    except (OSError, ValueError, Silent) as error:
        print(f"run.py: {error}", file=sys.stderr)
        return 2
    if options.json:
        Path(options.json).write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    questions = {question["id"]: question for question in [*load(options.questions)["questions"], *stories]}
    for result in report["results"]:
        if result["verdict"] == WRONG and not options.quiet:
            question = questions[result["id"]]
            edition = result["edition"]
            print(f"wrong: {result['id']} ({edition} {question['articles'][edition]}): said {json.dumps(result['said'])}, "
                  f"right is {json.dumps(question['answers'][edition])}. {question['why']}")
    for edition in editions:
        print(claim(report, edition))
    failed = any(result["verdict"] != RIGHT for result in report["results"])
    return 1 if options.all_right and failed else 0


if __name__ == "__main__":
    sys.exit(main())
