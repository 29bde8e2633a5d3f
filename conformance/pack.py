#!/usr/bin/env python3
"""Packs the suite for other projects: pack.py FOLDER writes touchmove-conformance-VERSION.zip there.

pack.py --standing says which version the tree has and whether it is open; pack.py --close closes the open one, for a release:
its questions and scenarios may not change after that (conformance/versions.txt).

The package has the questions, their runner and format, the scenarios with their format, the licences, and a list of
the files with their hashes. The same tree always gives the same bytes.
"""

import hashlib
import json
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILES = {
    "README.md": "docs/conformance.md",
    "questions.json": "conformance/questions.json",
    "run.py": "conformance/run.py",
    "scenarios.md": "docs/scenarios.md",
    "peers.md": "docs/peers.md",
    "LICENSE-MIT": "LICENSE-MIT",
    "LICENSE-APACHE": "LICENSE-APACHE",
}


def sums(found):
    """The hashes of files as sha256sum writes them, by name."""
    return "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(found.items())).encode()


def scenarios(root=ROOT):
    """The scenarios: the name of each in the package and its bytes."""
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in (root / "scenarios").rglob("*.scn")}


def contents():
    """Every file of the package: its name there and its bytes."""
    found = {name: (ROOT / path).read_bytes() for name, path in FILES.items()} | scenarios()
    return {**found, "SHA256SUMS": sums(found)}


def digest(root=ROOT):
    """The digest of what the suite asks: the hash of the hashes of questions and scenarios."""
    questions = (root / FILES["questions.json"]).read_bytes()
    return hashlib.sha256(sums({"questions.json": questions, **scenarios(root)})).hexdigest()


def standing(root=ROOT):
    """The last version and its digest; None while it is open."""
    lines = (root / "conformance/versions.txt").read_text(encoding="utf-8").splitlines()
    version, closed = [line.split() for line in lines if line and not line.startswith("#")][-1]
    return version, None if closed == "open" else closed


def close(root=ROOT):
    """Writes the digest of the open version."""
    version, closed = standing(root)
    if closed is not None:
        sys.exit(f"conformance {version} is closed already")
    path = root / "conformance/versions.txt"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f"{version} open", f"{version} {digest(root)}"), encoding="utf-8")


def pack(folder):
    """Writes the package; gives its path."""
    version = json.loads((ROOT / FILES["questions.json"]).read_text(encoding="utf-8"))["version"]
    name = f"touchmove-conformance-{version}"
    target = Path(folder) / f"{name}.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as package:
        for path, data in sorted(contents().items()):
            # A fixed date, so that the bytes depend on the contents alone.
            entry = zipfile.ZipInfo(f"{name}/{path}", date_time=(2023, 1, 1, 0, 0, 0))
            entry.external_attr = (0o755 if path == "run.py" else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            package.writestr(entry, data)
    return target


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: pack.py FOLDER | --standing | --close")
    if sys.argv[1] == "--standing":
        print(*(word or "open" for word in standing()))
    elif sys.argv[1] == "--close":
        close()
    else:
        print(pack(sys.argv[1]))
