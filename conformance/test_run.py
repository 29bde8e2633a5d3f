"""Tests of the runner and the package, with adapters written here."""

import hashlib
import json
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

import pack
import run

HERE = Path(__file__).resolve().parent

# An adapter in which `said` tells what to answer to each question, by its id.
ADAPTER = """
import json, sys, time
said = json.loads(sys.argv[1])
for line in sys.stdin:
    asked = json.loads(line)
    if asked.get("ask") == "about":
        print(json.dumps({"name": "test", "version": "1"}), flush=True)
        continue
    what = said.get(asked["id"], {"cannot_say": "no interface"})
    if what == "end":
        sys.exit(1)
    if what == "sleep":
        time.sleep(60)
    if what == "nonsense":
        print("nonsense", flush=True)
        continue
    print(json.dumps({"id": asked["id"], **what}), flush=True)
"""


def question(name, kind, answer, edition="2023"):
    return {
        "id": name, "subject": "s", "kind": kind, "articles": {edition: "3.1"},
        "input": {}, "answers": {edition: answer}, "why": "w",
    }


class Runner(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.suite = Path(folder.name) / "questions.json"

    def verdicts(self, questions, said, **options):
        self.suite.write_text(json.dumps({"suite": "t", "version": "1", "questions": questions}), encoding="utf-8")
        command = [sys.executable, "-c", ADAPTER, json.dumps(said)]
        report = run.run(command, path=self.suite, **options)
        return {result["id"]: (result["verdict"], result["said"]) for result in report["results"]}

    def test_right_wrong_and_cannot_say(self):
        questions = [question(name, "ended", "*") for name in ("a", "b", "c")]
        found = self.verdicts(questions, {"a": {"answer": "*"}, "b": {"answer": "1-0"}})
        self.assertEqual(found["a"], ("right", "*"))
        self.assertEqual(found["b"], ("wrong", "1-0"))
        self.assertEqual(found["c"], ("cannot say", "no interface"))

    def test_an_adapter_that_ends_is_wrong_once_and_started_again(self):
        questions = [question(name, "ended", "*") for name in ("a", "b")]
        found = self.verdicts(questions, {"a": "end", "b": {"answer": "*"}})
        self.assertEqual(found["a"], ("wrong", "ended without an answer"))
        self.assertEqual(found["b"][0], "right")

    def test_an_adapter_that_hangs_or_talks_nonsense_is_wrong(self):
        questions = [question(name, "ended", "*") for name in ("a", "b", "c")]
        found = self.verdicts(questions, {"a": "sleep", "b": "nonsense", "c": {"answer": "*"}}, patience=1)
        self.assertEqual(found["a"], ("wrong", "no answer within 1 seconds"))
        self.assertEqual(found["b"][0], "wrong")
        self.assertEqual(found["c"][0], "right")

    def test_answers_are_compared_by_what_they_mean(self):
        for kind, said, right, same in [
            ("legal-moves", ["e2e4", "a2a3"], ["a2a3", "e2e4"], True),
            ("legal-moves", ["e2e4"], ["a2a3", "e2e4"], False),
            ("is-legal", 1, True, False),
            ("san-read", None, None, True),
            ("san-write", "O-O", {"any": ["0-0", "O-O"]}, True),
            ("san-write", "O-O-O", {"any": ["0-0", "O-O"]}, False),
            ("points", [1.0, 0], [1, 0], True),
            ("pgn", {"plies": 2, "fault": 0}, {"plies": 2, "fault": False}, False),
            ("pgn", {"fault": False, "plies": 2.0}, {"plies": 2, "fault": False}, True),
        ]:
            self.assertIs(run.same(kind, said, right), same, (kind, said, right))

    def test_only_the_editions_that_are_wanted_are_asked(self):
        questions = [question("a", "ended", "*"), question("b", "ended", "*", "2001")]
        self.assertEqual(list(self.verdicts(questions, {}, editions=("2001",))), ["b"])

    def test_a_suite_that_is_not_whole_is_refused(self):
        twice = [question("a", "ended", "*")] * 2
        apart = question("a", "ended", "*")
        apart["articles"] = {"2001": "3.1"}
        for questions in (twice, [apart]):
            with self.assertRaises(ValueError):
                self.verdicts(questions, {})

    def test_the_claim_counts(self):
        report = {"name": "x", "version": "2", "suite_version": "1.0", "results": [
            {"edition": "2023", "verdict": verdict} for verdict in ("right", "right", "wrong", "cannot say")]}
        self.assertEqual(
            run.claim(report, "2023"),
            "x 2 passes Touchmove conformance 1.0, edition 2023: 2 of 4 questions (1 wrong, 1 cannot say)",
        )

    def test_scenarios_are_put_under_their_editions_and_counted_apart(self):
        folder = self.suite.parent / "scenarios"
        (folder / "board").mkdir(parents=True)
        for name, law in (("one", "2023 1.3, 2001 1.1"), ("two", "2001 1.1"), ("three", "2023 3.1")):
            (folder / "board" / f"{name}.scn").write_text(f"law   {law}\nwhy   because\n", encoding="utf-8")
        self.suite.write_text(json.dumps({"suite": "t", "version": "1", "questions": [question("a", "ended", "*")]}))
        said = {"a": {"answer": "*"}, "board/one.scn": {"answer": True}, "board/three.scn": {"answer": "line 3: differs"}}
        stories = list(run.scenarios(folder))
        report = run.run([sys.executable, "-c", ADAPTER, json.dumps(said)], path=self.suite, stories=stories)
        claims = [run.claim(report, edition).split(": ")[1] for edition in run.EDITIONS]
        self.assertEqual(claims, [
            "1 of 1 questions (0 wrong, 0 cannot say), 1 of 2 scenarios (1 wrong, 0 cannot say)",
            "0 of 0 questions (0 wrong, 0 cannot say), 1 of 2 scenarios (0 wrong, 1 cannot say)",
        ])
        (folder / "none.scn").write_text("why   nothing\n", encoding="utf-8")
        with self.assertRaises(ValueError):
            list(run.scenarios(folder))


class Suite(unittest.TestCase):
    def test_the_suite_is_whole_and_every_kind_is_documented(self):
        suite = run.load()
        self.assertGreaterEqual(len(suite["questions"]), 120)
        page = (HERE / "../docs/conformance.md").read_text(encoding="utf-8")
        for kind in {question["kind"] for question in suite["questions"]}:
            self.assertIn(f"| `{kind}` |", page)
        self.assertIn(f"conformance {suite['version']}", page)

    def test_the_package_is_the_same_twice_and_runs(self):
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            package = pack.pack(one)
            self.assertEqual(package.read_bytes(), pack.pack(other).read_bytes())
            zipfile.ZipFile(package).extractall(one)
            home = Path(one) / package.stem
            for line in (home / "SHA256SUMS").read_text(encoding="utf-8").splitlines():
                digest, name = line.split("  ")
                self.assertEqual(hashlib.sha256((home / name).read_bytes()).hexdigest(), digest)
            self.assertGreater(len(list(home.rglob("*.scn"))), 100)
            done = subprocess.run(
                [sys.executable, home / "run.py", "--edition", "2023", "--scenarios", sys.executable, "-c", ADAPTER, "{}"],
                capture_output=True, text=True, check=True,
            )
            self.assertRegex(done.stdout, "0 of [0-9]+ questions .*, 0 of [0-9]{3,} scenarios")

    def test_a_version_is_closed_with_the_digest_of_what_it_has(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "conformance").mkdir()
            (root / "scenarios").mkdir()
            (root / "conformance/questions.json").write_text('{"version": "1.1"}', encoding="utf-8")
            (root / "scenarios/a.scn").write_text("law 2023 1.1\n", encoding="utf-8")
            versions = root / "conformance/versions.txt"
            versions.write_text("# words\n1.0 abc\n1.1 open\n", encoding="utf-8")
            self.assertEqual(pack.standing(root), ("1.1", None))
            pack.close(root)
            self.assertEqual(pack.standing(root), ("1.1", pack.digest(root)))
            self.assertEqual(versions.read_text(encoding="utf-8"), f"# words\n1.0 abc\n1.1 {pack.digest(root)}\n")
            (root / "scenarios/a.scn").write_text("law 2023 1.2\n", encoding="utf-8")
            self.assertNotEqual(pack.standing(root)[1], pack.digest(root))
            with self.assertRaises(SystemExit):
                pack.close(root)


if __name__ == "__main__":
    unittest.main()
