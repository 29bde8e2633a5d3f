"""The FIDE Laws of Chess as working software.

Positions, notation in people's own languages, proofs of who can still checkmate,
games judged with the article of every ruling, and PGN read and tested.
"""

from ._native import (
    Position,
    __version__,
    flag_fall,
    judge,
    judge_acts,
    languages,
    law,
    pgn_faults,
    read_pgn,
    winnability,
)

__all__ = [
    "Position",
    "__version__",
    "flag_fall",
    "judge",
    "judge_acts",
    "languages",
    "law",
    "pgn_faults",
    "read_pgn",
    "winnability",
]
