from os import PathLike
from typing import Any, Literal, TypedDict

Side = Literal["white", "black"]

class Citation(TypedDict):
    edition: int
    number: str

class WhyNot(TypedDict):
    reason: str
    articles: list[Citation]

class Proof(TypedDict):
    verdict: Literal["winnable", "unwinnable", "undetermined"]
    line: list[dict[str, str]] | None
    reason: str | None
    looked_at: int | None
    nodes: int

class FlagFall(TypedDict):
    result: Literal["loss", "draw", "arbiter"]
    opponent: Literal["winnable", "unwinnable", "undetermined"]
    proof: Proof
    article: list[Citation]

class Ruling(TypedDict, total=False):
    decision: str
    sentence: str
    article: str | None
    cited: list[Citation]
    supporting: list[list[Citation]]
    readings: list[str]
    weighty: bool
    line: int
    act: str
    at: int
    fen: str

class JudgedActs(TypedDict):
    rulings: list[list[Ruling]]
    fen: str
    phase: str
    result: str | None
    white_time: int
    black_time: int
    illegal_moves: dict[str, int]

class Game(TypedDict):
    tags: dict[str, str]
    start: str | None
    moves: list[str]
    end: str | None
    result: str | None
    complete: bool

class PgnFault(TypedDict):
    game: int
    ply: int
    byte: int
    line: int
    column: int
    token: str
    weight: Literal["fault", "remark"]
    kind: str
    text: str
    articles: list[Citation]

class LawRow(TypedDict):
    edition: int
    number: str
    provision: str
    gist: str

class Position:
    def __init__(self, fen: str | None = None) -> None: ...
    @property
    def fen(self) -> str: ...
    @property
    def turn(self) -> Side: ...
    def legal_moves(self) -> list[str]: ...
    def legal_squares(self) -> list[str]: ...
    def play(self, text: str, language: str = "en") -> Position: ...
    def why_not(self, text: str, language: str = "en") -> WhyNot | None: ...
    def written(self, text: str, language: str = "en", form: str = "short") -> str: ...
    def spoken(self, text: str, voice: str = "de", wording: str = "short") -> str: ...
    def is_check(self) -> bool: ...
    def is_checkmate(self) -> bool: ...
    def is_stalemate(self) -> bool: ...
    def is_dead(self, budget: int | None = None) -> bool | None: ...
    def is_same_as(self, other: Position) -> bool: ...
    def facts(self) -> dict[str, Any]: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

__version__: str

def languages() -> list[tuple[str, str]]: ...
def winnability(position: Position | str, side: Side, budget: int | None = None) -> Proof: ...
def flag_fall(position: Position | str, side: Side, budget: int | None = None) -> FlagFall: ...
def judge(text: str, edition: int = 2023, language: str = "en") -> list[Ruling]: ...
def judge_acts(
    acts: list[dict[str, Any]],
    time_control: str = "90+30",
    edition: int = 2023,
    fen: str | None = None,
    language: str = "en",
) -> JudgedActs: ...
def read_pgn(text: str | bytes, stand: bool = False) -> list[Game]: ...
def pgn_faults(text: str | bytes, stand: bool = False, remarks: bool = False) -> list[PgnFault]: ...
def audit(
    path: str | PathLike[str],
    *,
    edition: int | None = None,
    least: str = "note",
    stand: bool = False,
    encoding: str | None = None,
) -> list[dict[str, Any]]: ...
def law(number: str, edition: int | None = None) -> list[LawRow]: ...
