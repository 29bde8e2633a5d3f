#!/usr/bin/env python3
"""Compares Cargo.lock files with a checkout of the RustSec database, or with a table of what concerns shipped crates: advisories.py DATABASE DENY_TOML LOCK...
A package-lock.json is compared with a table of npm's advisories in the same way.

Exits with 1 if a locked version is affected and deny.toml gives no reason to pass it over, or passes over what is not there.
`advisories.py --test` compares versions with requirements whose answers are known.
"""

import datetime
import json
import pathlib
import re
import sys
import tomllib


def version(text):
    """A version by its order: a release comes after what leads up to it."""
    core, _, before = text.split("+")[0].partition("-")
    numbers = [int(part) for part in core.split(".")]
    parts = [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in before.split(".")] if before else [(2, 0, "")]
    return tuple(numbers + [0] * (3 - len(numbers))), tuple(parts)


def next_after(numbers, place):
    """The least version that differs at this place or before it."""
    return version(".".join(str(part) for part in [*numbers[:place], numbers[place] + 1]) + "-0")


def fits(own, requirement):
    """Whether a version fits a requirement as Cargo writes them."""
    for one in (part.strip() for part in requirement.split(",")):
        sign, text = re.fullmatch(r"(>=|<=|>|<|=|\^|~|)\s*(\S+)", one).groups()
        if text == "*":
            continue
        least, given = version(text), [int(part) for part in re.split(r"[-+]", text)[0].split(".")]
        if sign in (">=", "<=", ">", "<"):
            so = {">=": own >= least, "<=": own <= least, ">": own > least, "<": own < least}[sign]
        elif sign == "=":
            so = own[0][: len(given)] == tuple(given) and (len(given) < 3 or own == least)
        else:
            first = next((place for place, part in enumerate(given) if part), len(given) - 1)
            place = min(1, len(given) - 1) if sign == "~" else first
            so = least <= own < next_after(given, place)
        if not so:
            return False
    return True


def advisories(database):
    """Every advisory about a crate: its number, the crate, and which versions it does not concern."""
    for path in sorted(pathlib.Path(database, "crates").glob("*/*.md")):
        head = tomllib.loads(re.search(r"```toml\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL).group(1))
        told, versions = head["advisory"], head.get("versions", {})
        if "withdrawn" not in told:
            yield told["id"], told["package"], versions.get("patched", []) + versions.get("unaffected", [])


def table(path):
    """The same from a table, whose head says when it was looked up."""
    text = pathlib.Path(path).read_text(encoding="utf-8")
    looked_up = datetime.date.fromisoformat(re.search(r"^# .*Looked up on (\d{4}-\d\d-\d\d)", text, re.MULTILINE).group(1))
    rows = [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]
    days, newest = (datetime.date.today() - looked_up).days, max(date for _, date, _, _ in rows)
    print(f"{path} was looked up {days} days ago; its newest advisory is of {newest}")
    if days > 60:
        print(f"{path} is out of date: compare with a checkout of the RustSec database (script/advisories), and renew it", file=sys.stderr)
    return [(number, name, spared.split("|")) for number, _, name, spared in rows]


def locked(path):
    """Name and version of every package of others that a lock file names, Cargo's or npm's."""
    text = pathlib.Path(path).read_text(encoding="utf-8")
    if path.endswith(".json"):
        places = json.loads(text)["packages"].items()
        return [(place.rpartition("node_modules/")[2], one["version"]) for place, one in places if place]
    return [(one["name"], one["version"]) for one in tomllib.loads(text)["package"] if "source" in one]


def test():
    for own, requirement, so in [
        ("1.2.3", ">= 1.2.3", True),
        ("1.2.2", ">= 1.2.3", False),
        ("1.2.3-rc.1", ">= 1.2.3", False),
        ("1.2.3-rc.2", "> 1.2.3-rc.1", True),
        ("1.9.0", "^1.2", True),
        ("2.0.0", "^1.2", False),
        ("0.3.9", "^0.3.4", True),
        ("0.4.0", "^0.3.4", False),
        ("0.0.4", "^0.0.3", False),
        ("1.2.9", "~1.2.3", True),
        ("1.3.0", "~1.2.3", False),
        ("1.2.7", ">= 1.0, < 1.3", True),
        ("1.3.0", ">= 1.0, < 1.3", False),
        ("1.2.7", "=1.2", True),
        ("1.2.7", "=1.2.6", False),
        ("1.2.7", "*", True),
    ]:
        assert fits(version(own), requirement) is so, (own, requirement)
    print("versions are compared as Cargo compares them")


def main(database, deny, *locks):
    ignored = {one["id"]: one["reason"] for one in tomllib.loads(pathlib.Path(deny).read_text())["advisories"]["ignore"]}
    is_table = pathlib.Path(database).is_file()
    known = table(database) if is_table else list(advisories(database))
    if not known:
        sys.exit(f"{database} has no advisory")
    met, open_ones, packages = set(), [], 0
    for lock in locks:
        for package, text in locked(lock):
            packages += 1
            own = version(text)
            for number, name, spared in known:
                if name == package and not any(fits(own, one) for one in spared):
                    met.add(number)
                    if number not in ignored:
                        open_ones.append(f"{lock}: {number}: {name} {text}")
    for one in sorted(set(open_ones)):
        print(one)
    # A table has only what concerns shipped crates, and no more is passed over there.
    idle = set() if is_table else set(ignored) - met
    for number in sorted(idle):
        print(f"{deny}: {number} is passed over and concerns nothing here")
    print(f"{len(known)} advisories, {packages} locked packages, {len(met & set(ignored))} passed over, {len(set(open_ones))} open")
    sys.exit(1 if open_ones or idle else 0)


if sys.argv[1:] == ["--test"]:
    test()
else:
    main(*sys.argv[1:])
