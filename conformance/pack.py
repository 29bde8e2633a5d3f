#!/usr/bin/env python3
"""Packs the suite for other projects: pack.py FOLDER writes touchmove-conformance-VERSION.zip there.

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


def contents():
    """Every file of the package: its name there and its bytes."""
    found = {name: (ROOT / path).read_bytes() for name, path in FILES.items()}
    for path in sorted((ROOT / "scenarios").rglob("*.scn")):
        found[path.relative_to(ROOT).as_posix()] = path.read_bytes()
    listed = "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(found.items()))
    return {**found, "SHA256SUMS": listed.encode()}


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
        sys.exit("usage: pack.py FOLDER")
    print(pack(sys.argv[1]))
