"""Audit files of games on Apache Spark: one task a file, the findings as one table of Parquet.

    spark-submit examples/spark_audit.py FOUND FILE...

Every worker needs the Python package `touchmove`, pyarrow and pandas (which Spark asks for), and must see the files,
which may be packed as .zst, .gz or .bz2. FOUND is a folder with the table that docs/audit.md describes. Files are
independent of each other, so a thousand of them make a thousand tasks.
"""

import sys
from collections.abc import Iterable, Iterator

import pyarrow as pa
from pyspark.sql import SparkSession

# Columns that are not texts; the others are, and may be missing.
NUMBERS = {"game": "long", "ply": "int", "byte": "long", "line": "long", "col": "long"}
COLUMNS = (
    "file game ply byte line col kind severity laws article_2023 article_2001 token text proof fen event site date month "
    "round white black result termination time_control tempo"
).split()
SCHEMA = ", ".join(f"`{name}` {NUMBERS.get(name, 'string')}" for name in COLUMNS)
ARROW = {"long": pa.int64(), "int": pa.int32(), "string": pa.string()}
FIELDS = pa.schema([(name, ARROW[NUMBERS.get(name, "string")]) for name in COLUMNS])

# Findings told to Spark at once.
BATCH = 10_000


def judged(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """The findings of the files named in the batches."""
    from touchmove import audit

    for batch in batches:
        for path in batch.column("path").to_pylist():
            found = list(audit.findings(path))
            for start in range(0, len(found), BATCH):
                yield pa.RecordBatch.from_pylist(found[start : start + BATCH], schema=FIELDS)


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    folder, files = sys.argv[1], sys.argv[2:]
    spark = SparkSession.builder.appName("touchmove audit").getOrCreate()
    # As many parts as files: one task each.
    named = spark.sparkContext.parallelize([(path,) for path in files], len(files))
    found = spark.createDataFrame(named, "path string").mapInArrow(judged, SCHEMA)
    found.write.mode("overwrite").parquet(folder)
    spark.read.parquet(folder).groupBy("severity", "kind").count().orderBy("severity", "kind").show(100, truncate=False)
    spark.stop()


if __name__ == "__main__":
    main()
