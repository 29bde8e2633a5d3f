"""Findings written as Parquet, read by pyarrow and by DuckDB: both see what the JSON lines say.

Run by script/test with the program as argument.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import duckdb
import pyarrow as pa
import pyarrow.parquet as pq

# The schema of docs/audit.md, written down again.
TEXT = ["file", "kind", "severity", "laws", "text"]
MAYBE = [
    "article_2023", "article_2001", "token", "proof", "fen", "event", "site", "date", "month", "round",
    "white", "black", "result", "termination", "time_control", "tempo",
]
LONG = ["game", "byte", "line", "col"]
ORDER = [
    "file", "game", "ply", "byte", "line", "col", "kind", "severity", "laws", "article_2023", "article_2001",
    "token", "text", "proof", "fen", "event", "site", "date", "month", "round", "white", "black", "result",
    "termination", "time_control", "tempo",
]


def game(number: int) -> str:
    """A game of one of six sorts, five of them with something to find."""
    sort = number % 6
    date = ["2024.03.01", "2003.03.01", "2012.??.??"][number % 3]
    moves, result, more = [
        ("1. e4 e5 2. Nf3 Nc6", "1-0", ""),
        ("1. f3 e5 2. g4 Qh4#", "1-0", ""),
        ("1. e4 e5 2. Ke3 Nc6", "0-1", '[TimeControl "5400+30"]\n'),
        ("1. Kf1 Rb2", "1-0", '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/r7/6K1 w - - 0 1"]\n[Termination "Time forfeit"]\n'),
        ("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4", "1/2-1/2", ""),
        ("1. e4 {[%clk -0:00:01]} e5 {[%clk 0:01:00]}", "0-1", '[TimeControl "180+2"]\n'),
    ][sort]
    return (
        f'[Event "Տ \\"{number}\\""]\n[Site "?"]\n[Date "{date}"]\n[Round "1"]\n[White "Ann, A"]\n[Black "Bob"]\n'
        f'[Result "{result}"]\n{more}\n{moves} {result}\n\n'
    )


def main() -> None:
    program = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        games, found, lines = (Path(folder) / name for name in ("games.pgn", "found.parquet", "found.jsonl"))
        # More rows than a group of the file holds.
        games.write_text("".join(game(number) for number in range(30_000)), encoding="utf-8")
        run = subprocess.run(
            [program, "audit", games, "--parquet", found, "--jsonl", lines, "--json"], stdout=subprocess.PIPE
        )
        assert run.returncode == 1, run.returncode
        counts = json.loads(run.stdout)["counts"]
        expected = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
        rows = [tuple(finding.get(name) for name in ORDER) for finding in expected]
        assert len(rows) == sum(kind["count"] for kind in counts["by_kind"]) > 20_000, len(rows)

        table = pq.read_table(found)
        schema = {field.name: field for field in table.schema}
        assert table.schema.names == ORDER, table.schema.names
        for name in TEXT + MAYBE:
            assert schema[name].type == pa.string() and schema[name].nullable == (name in MAYBE), schema[name]
        for name in LONG:
            assert schema[name].type == pa.int64() and not schema[name].nullable, schema[name]
        assert schema["ply"].type == pa.int32()
        columns = [table.column(name).to_pylist() for name in ORDER]
        assert list(zip(*columns)) == rows, "pyarrow reads something else"
        metadata = pq.read_metadata(found)
        assert metadata.metadata[b"touchmove.games"] == b"30000", metadata.metadata
        assert metadata.metadata[b"touchmove.schema"] == b"1", metadata.metadata
        assert metadata.num_row_groups > 1

        asked = duckdb.sql(f"SELECT {', '.join(ORDER)} FROM '{found}'").fetchall()
        assert asked == rows, "DuckDB reads something else"
        (forfeits,) = duckdb.sql(
            f"SELECT count(*), min(article_2023), min(article_2001) FROM '{found}' WHERE kind = 'forfeit-without-means'"
        ).fetchall()
        assert forfeits == (5_000, "6.9", "6.10"), forfeits
        by_lines = duckdb.sql(f"SELECT count(*) FROM read_json('{lines}') WHERE severity = 'fault'").fetchall()
        by_table = duckdb.sql(f"SELECT count(*) FROM '{found}' WHERE severity = 'fault'").fetchall()
        assert by_lines == by_table, (by_lines, by_table)
    print(f"{len(rows)} findings read alike by pyarrow {pa.__version__}, DuckDB {duckdb.__version__} and as JSON lines")


if __name__ == "__main__":
    main()
