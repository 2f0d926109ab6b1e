"""Which queens attack each other."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Literal

from . import _native


@dataclass(frozen=True)
class Conflict:
    """Two queens that attack each other, by their rows."""

    row: int
    other_row: int
    line: Literal["column", "diagonal", "antiDiagonal"]


@dataclass(frozen=True)
class Clash:
    """Pieces that cannot be on the board together: too many in a row, column or region, on one diagonal, touching, or attacking."""

    kind: str
    squares: tuple[int, ...]


@dataclass(frozen=True)
class Validation:
    """Whether queens attack each other."""

    ok: bool
    queens: int
    conflicts: tuple[Conflict, ...]

    def __bool__(self) -> bool:
        return self.ok


def _validation(rows: bytes) -> Validation:
    """Validate a board, given as bytes for the engine: the column of each row in four bytes, -1 for an empty row."""
    found = json.loads(_native.validate(rows))
    conflicts = tuple(Conflict(each["row"], each["otherRow"], each["line"]) for each in found["conflicts"])
    return Validation(found["ok"], found["queens"], conflicts)
