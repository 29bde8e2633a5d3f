#!/usr/bin/env python3
"""Compares Cargo.lock files with a checkout of the RustSec database: advisories.py DATABASE DENY_TOML LOCK...

Exits with 1 if a locked version is affected and deny.toml gives no reason to pass it over, or passes over what is not there.
`advisories.py --test` compares versions with requirements whose answers are known.
"""

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
    known = list(advisories(database))
    if not known:
        sys.exit(f"{database} has no advisory")
    met, open_ones, packages = set(), [], 0
    for lock in locks:
        for package in tomllib.loads(pathlib.Path(lock).read_text())["package"]:
            if "source" not in package:
                continue
            packages += 1
            own = version(package["version"])
            for number, name, spared in known:
                if name == package["name"] and not any(fits(own, one) for one in spared):
                    met.add(number)
                    if number not in ignored:
                        open_ones.append(f"{lock}: {number}: {name} {package['version']}")
    for one in sorted(set(open_ones)):
        print(one)
    for number in sorted(set(ignored) - met):
        print(f"{deny}: {number} is passed over and concerns nothing here")
    print(f"{len(known)} advisories, {packages} locked packages, {len(met & set(ignored))} passed over, {len(set(open_ones))} open")
    sys.exit(1 if open_ones or set(ignored) - met else 0)


if sys.argv[1:] == ["--test"]:
    test()
else:
    main(*sys.argv[1:])
