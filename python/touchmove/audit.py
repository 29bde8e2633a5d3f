"""Games tested by the Laws, file by file.

``findings`` yields one plain dictionary for each thing that is wrong, so that it can be
written to JSON lines, a data frame or a table of Spark without further work.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from ._native import pgn_faults

__all__ = ["findings"]


def findings(
    path: str | os.PathLike[str], *, stand: bool = True, remarks: bool = False
) -> Iterator[dict[str, Any]]:
    """What is wrong with a PGN file, in the order of the file.

    Each finding has ``file``, ``game``, ``ply``, ``line``, ``column``, ``token``,
    ``kind``, ``text`` and ``articles``.
    """
    with open(path, "rb") as file:
        text = file.read()
    for fault in pgn_faults(text, stand=stand, remarks=remarks):
        yield {"file": os.fspath(path), **fault}
