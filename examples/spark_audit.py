"""Audit a folder of games of any size on Apache Spark: one Parquet data set of everything found, which a second run completes.

    spark-submit examples/spark_audit.py [--part-mib N] [--again] FOUND PATH...

A PATH is a PGN file, packed (.zst, .gz, .bz2) or not, or a folder of them. A plain file larger than a part (64 MiB unless N
says otherwise) is split where games begin; every part is a task of its own. FOUND is a folder of Parquet files, one for each part
that is finished, with the columns and the schema version of docs/audit.md. A run that is interrupted is started again with the same
command: finished parts are not done again, parts of files that have changed are. `--again` does all of them again.

Every worker needs the Python package `touchmove` and pyarrow, and must see the files and FOUND under the same paths.
"""

import argparse
import hashlib
import json
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, astuple, dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
from pyspark.sql import SparkSession

# The version of the columns below, as docs/audit.md describes them; it stands in every file.
SCHEMA_VERSION = 1
# Columns that are not texts; the others are, and may be missing.
NUMBERS = {"game": pa.int64(), "ply": pa.int32(), "byte": pa.int64(), "line": pa.int64(), "col": pa.int64()}
COLUMNS = (
    "file game ply byte line col kind severity laws article_2023 article_2001 token text proof fen event site date month "
    "round white black result termination time_control tempo"
).split()
FIELDS = pa.schema([(name, NUMBERS.get(name, pa.string())) for name in COLUMNS])

ENDINGS = (".pgn", ".pgn.zst", ".pgn.gz", ".pgn.bz2")
# So begins every game with tags, on a line of its own.
BEGINNING = b'\n[Event "'
# Bytes looked at together, for a beginning or to count.
WINDOW = 1 << 20


@dataclass(frozen=True)
class Part:
    """A file, or the bytes of one from `start` up to `end`."""

    path: str
    size: int
    changed: int
    start: int
    end: int

    @property
    def name(self) -> str:
        """The name of its Parquet file, which differs as soon as anything about the part does."""
        told = json.dumps({**asdict(self), "schema": SCHEMA_VERSION}, sort_keys=True)
        return f"part-{hashlib.sha256(told.encode()).hexdigest()[:32]}.parquet"

    @property
    def is_whole(self) -> bool:
        return self.start == 0 and self.end == self.size


def files(paths: list[str]) -> list[str]:
    """All files of games: those named, and those in folders that are named."""
    found = []
    for path in paths:
        if os.path.isdir(path):
            found += (str(one) for one in sorted(Path(path).rglob("*")) if one.name.endswith(ENDINGS) and one.is_file())
        else:
            found.append(path)
    return found


def beginning(path: str, place: int, size: int) -> int:
    """Where the first game begins at or after a place of a file; its size if none does."""
    # A beginning right at the place has its line feed before it.
    place -= 1
    with open(path, "rb") as file:
        while place < size:
            file.seek(place)
            at = file.read(WINDOW + len(BEGINNING)).find(BEGINNING)
            if at >= 0:
                return place + at + 1
            place += WINDOW
    return size


def parts(path: str, most: int) -> list[Part]:
    """The parts of a file, cut where games begin; a packed file is one."""
    status = os.stat(path)
    size, cuts = status.st_size, [0]
    if path.endswith(".pgn"):
        while cuts[-1] + most < size:
            cuts.append(beginning(path, cuts[-1] + most, size))
    ends = [*cuts[1:], size] if cuts[-1] < size or len(cuts) == 1 else cuts[1:]
    return [Part(path, size, status.st_mtime_ns, start, end) for start, end in zip(cuts, ends)]


def counted(part: Part) -> tuple[int, int]:
    """The games and lines of a part."""
    games = lines = 0
    kept = b"\n"
    with open(part.path, "rb") as file:
        file.seek(part.start)
        left = part.end - part.start
        while left > 0:
            read = file.read(min(WINDOW, left))
            left -= len(read)
            lines += read.count(b"\n")
            # What may be the first half of a beginning is looked at again with the second.
            window = kept + read
            games += window.count(BEGINNING)
            kept = window[-len(BEGINNING) + 1 :]
    return games, lines


def judged(part: Part, before: tuple[int, int]) -> Iterator[dict]:
    """The findings of a part, with the places that they have in the whole file, given the games and lines before it."""
    from touchmove import audit

    if part.is_whole:
        yield from audit.findings(part.path)
        return
    with tempfile.NamedTemporaryFile(suffix=".pgn") as copy, open(part.path, "rb") as file:
        file.seek(part.start)
        left = part.end - part.start
        while left > 0:
            read = file.read(min(WINDOW, left))
            left -= len(read)
            copy.write(read)
        copy.flush()
        for found in audit.findings(copy.name):
            found["file"] = part.path
            found["game"] += before[0]
            found["byte"] += part.start
            found["line"] += before[1]
            yield found


def finish(folder: str, part: Part, before: tuple[int, int]) -> int:
    """Writes the file of a part, under another name until it is whole; gives the number of findings."""
    found = list(judged(part, before))
    told = {"touchmove.schema": str(SCHEMA_VERSION), "touchmove.part": json.dumps(asdict(part), sort_keys=True)}
    table = pa.Table.from_pylist(found, schema=FIELDS.with_metadata(told))
    # Readers of the data set pass over names that begin with an underscore.
    handle, unfinished = tempfile.mkstemp(prefix="_", suffix=".unfinished", dir=folder)
    os.close(handle)
    pq.write_table(table, unfinished, compression="snappy")
    os.replace(unfinished, os.path.join(folder, part.name))
    return len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part-mib", type=float, default=64, metavar="N", help="split plain files larger than this")
    parser.add_argument("--again", action="store_true", help="do finished parts again")
    parser.add_argument("found", metavar="FOUND")
    parser.add_argument("paths", nargs="+", metavar="PATH")
    options = parser.parse_args()
    folder = os.path.abspath(options.found)
    os.makedirs(folder, exist_ok=True)
    most = max(1, int(options.part_mib * (1 << 20)))
    plan = [part for path in files(options.paths) for part in parts(path, most)]
    wanted = {part.name for part in plan}
    for name in os.listdir(folder):
        stale = name.startswith("part-") and (name not in wanted or options.again)
        if stale or name.endswith(".unfinished"):
            os.remove(os.path.join(folder, name))
    finished = wanted.intersection(os.listdir(folder))

    spark = SparkSession.builder.appName("touchmove audit").getOrCreate()
    context = spark.sparkContext
    # Every worker starts its Python before anything is timed.
    context.parallelize(range(64), context.defaultParallelism).count()
    start = time.monotonic()
    # Only what is split needs to be counted, and only where something is left to do.
    open_files = {part.path for part in plan if part.name not in finished}
    split = [astuple(part) for part in plan if not part.is_whole and part.path in open_files]
    counts = context.parallelize(split, len(split)).map(lambda part: counted(Part(*part))).collect() if split else []
    before: dict[str, tuple[int, int]] = {}
    totals: dict[str, tuple[int, int]] = {}
    for part, (games, lines) in zip((Part(*part) for part in split), counts):
        # The parts of a file stand in the order of the file.
        games_before, lines_before = before[part.name] = totals.get(part.path, (0, 0))
        totals[part.path] = (games_before + games, lines_before + lines)
    # The largest first, so that no task is alone at the end.
    todo = sorted((part for part in plan if part.name not in finished), key=lambda part: part.start - part.end)
    found = 0
    if todo:
        tasks = [(astuple(part), before.get(part.name, (0, 0))) for part in todo]
        found = context.parallelize(tasks, len(tasks)).map(lambda task: finish(folder, Part(*task[0]), task[1])).sum()
    seconds = time.monotonic() - start
    print(f"parts={len(todo)} finished_before={len(finished)} findings={found} seconds={seconds:.2f}")
    if plan:
        table = spark.read.parquet(folder)
        table.groupBy("severity", "kind").count().orderBy("severity", "kind").show(100, truncate=False)
    spark.stop()


if __name__ == "__main__":
    main()
