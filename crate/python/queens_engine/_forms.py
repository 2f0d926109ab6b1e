"""Boards as texts of other pages and programs, random placements, estimates, and completions one by one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import _native
from ._board import Board, BoardLike, _board, _bytes
from ._conflicts import Clash
from ._errors import QueensError
from ._numbers import LONG, WORD, number, optional, text
from ._puzzle import Puzzle


@dataclass(frozen=True)
class Note:
    """A remark on how a text was read."""

    code: str
    message: str
    facts: dict[str, float | str]


@dataclass(frozen=True)
class ReadBoard:
    """A board in any form. Squares are `row * columns + column`."""

    rows: int
    columns: int
    rule: str = "queens"
    #: How many pieces each row, column and region has.
    stars: int = 1
    #: The region of each square, from 0; empty without regions.
    regions: tuple[int, ...] = ()
    #: Squares without a piece, at which attacks end.
    walls: tuple[int, ...] = ()
    #: Squares with a piece.
    given: tuple[int, ...] = ()
    #: Squares where no piece may be.
    marks: tuple[int, ...] = ()
    #: The solution that the text gives.
    solution: tuple[int, ...] = ()
    #: The form of the text.
    form: str = "json"
    #: Remarks on how the text was read, if it is ambiguous.
    notes: tuple[Note, ...] = ()

    @property
    def board(self) -> Board:
        """The board, if it has queens alone, one in a row at most."""
        taken = np.array(self.given, np.int64) // self.columns
        if self.rule != "queens" or self.rows != self.columns or self.walls or self.marks or len(np.unique(taken)) < len(taken):
            raise QueensError("this is no board of queens alone, one in a row at most", "board-form-cannot-hold", {"form": "placement"})
        rows = np.full(self.rows, -1, np.int32)
        rows[taken] = np.array(self.given, np.int64) % self.columns
        return Board(rows)

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle on a board with regions; its pieces are included only if no row has several."""
        return Puzzle(Board(self.rows), np.array(self.regions, np.int32), self.stars)

    def clashes(self) -> tuple[Clash, ...]:
        """The pieces that cannot be on the board together."""
        return tuple(Clash(each["kind"], tuple(each["squares"])) for each in json.loads(_native.clashes(self._json())))

    def _json(self) -> str:
        names = ("rule", "rows", "columns", "stars", "regions", "walls", "given", "marks")
        try:
            return json.dumps({name: getattr(self, name) for name in names}, default=_plain)
        except (TypeError, ValueError):
            raise QueensError("a part of the board is no list of squares", "argument-type", {"name": "board"}) from None


def _plain(value: Any) -> Any:
    if hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError


def read_boards(written: str) -> tuple[ReadBoard, ...]:
    """All boards in a text of any form."""
    return tuple(_made(read) for read in json.loads(_native.read_boards(text(written, "written"))))


def read_board(written: str) -> ReadBoard:
    """The first board in a text of any form."""
    return read_boards(written)[0]


def _made(read: dict[str, Any]) -> ReadBoard:
    lists = {name: tuple(read[name]) for name in ("regions", "walls", "given", "marks", "solution")}
    notes = tuple(Note(note["code"], note["message"], note["facts"]) for note in read["notes"])
    return ReadBoard(read["rows"], read["columns"], read["rule"], read["stars"], **lists, form=read["form"], notes=notes)


def write_board(form: str, board: ReadBoard | BoardLike) -> str:
    """Write a board as a text: for another page, a program or a solver."""
    if not isinstance(board, ReadBoard):
        own = Board(board)
        taken = [row * own.size + column for row, column in enumerate(own) if column >= 0]
        board = ReadBoard(own.size, own.size, given=tuple(taken))
    return _native.write_board(text(form, "form"), board._json())


@dataclass(frozen=True)
class Estimate:
    """An estimate of the number of solutions of an empty board. The true number lies between `low` and `high` in 95 of 100 runs."""

    #: Decimal logarithms, as the numbers can be too large for a float.
    log10: float
    log10_low: float
    log10_high: float
    probes: int

    @property
    def estimate(self) -> float:
        return _power(self.log10)

    @property
    def low(self) -> float:
        return _power(self.log10_low)

    @property
    def high(self) -> float:
        return _power(self.log10_high)


def _power(logarithm: float) -> float:
    try:
        return 10.0**logarithm
    except OverflowError:
        return float("inf")


def estimate(size: int, *, probes: int = 10_000, seed: int = 0) -> Estimate:
    """Estimate the number of solutions of an empty board of up to 1,000 rows."""
    return Estimate(*_native.estimate(number(size, "n", 0, WORD), number(seed, "seed", 0, WORD), number(probes, "probes", 1, LONG)))


def generate(size: int, *, queens: int | None = None, seed: int = 0, random: bool = False) -> Board:
    """Make a random placement in which no two queens attack each other.

    Its queens belong to a solution; without `queens`, it is a whole solution. With `random`, they are set on free squares instead.
    """
    sides = number(size, "n", 0, WORD), optional(queens, "queens", 0, WORD)
    return _board(_native.generate(*sides, number(seed, "seed", 0, WORD), bool(random)))


def solutions(board: int | BoardLike) -> Iterator[Board]:
    """Yield the completions of a board in the order of their columns; for a number of rows, the solutions of the empty board."""
    found = _native.completions_of(_bytes(board))
    while (rows := found()) is not None:
        yield _board(rows)

