"""Files of games judged by the Laws of their dates.

``findings`` yields one plain dictionary for each thing found, so that it can be
written to JSON lines, a data frame or a table of Spark without further work.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, Literal

from ._native import audit

__all__ = ["findings"]


def findings(
    path: str | os.PathLike[str],
    *,
    edition: int | None = None,
    least: Literal["note", "remark", "fault"] = "note",
    stand: bool = False,
    encoding: str | None = None,
) -> Iterator[dict[str, Any]]:
    """What is found in a PGN file, packed or not, in the order of the file.

    Each game is judged by the edition in force on its date, or by the one given.
    The kinds of findings and the columns are described in docs/audit.md.
    """
    yield from audit(path, edition=edition, least=least, stand=stand, encoding=encoding)
