"""A board: the column of the queen in each row, as a numpy array that nobody changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Union

import numpy as np
from numpy.typing import NDArray

from . import _queens
from ._conflicts import _validation
from ._errors import QueensError

Rows = NDArray[np.int32]
BoardLike = Union["Board", Sequence[int], NDArray[np.integer], str]

#: The rays of a queen, in a square of 100 by 100.
_QUEEN = "M18 74 10 32 32 56 34 20 50 52 66 20 68 56 90 32 82 74Z M18 80H82V88H18Z"
_LIGHT, _DARK, _INK, _WRONG = "#f3efe6", "#cdbfa6", "#1f2a30", "#b3261e"


class Board:
    """Queens on a board, at most one in each row.

    `Board(8)` is empty. `Board([-1, 3, -1, 2])` lists columns from 0, with -1 where a row is empty. `Board("0 4 0 3")` reads what
    people write: columns from 1, with 0 for an empty row, or a diagram of `.` and `Q`.
    """

    __slots__ = ("_rows",)

    def __init__(self, queens: int | BoardLike) -> None:
        if isinstance(queens, Board):
            rows = queens._rows
        elif isinstance(queens, str):
            rows = np.frombuffer(_queens.read_text(queens), np.int32)
        elif isinstance(queens, (int, np.integer)):
            rows = np.full(_size(int(queens)), -1, np.int32)
        else:
            rows = _columns(queens, "queens")
        _queens.validate(rows.tobytes())
        rows.setflags(write=False)
        self._rows = rows

    @property
    def rows(self) -> Rows:
        """The column of the queen in each row, from 0; -1 for a row without."""
        return self._rows

    @property
    def size(self) -> int:
        """How many rows there are."""
        return len(self._rows)

    @property
    def queens(self) -> int:
        """How many queens there are."""
        return int(np.count_nonzero(self._rows >= 0))

    def squares(self) -> NDArray[np.bool_]:
        """The board as a matrix: True where a queen stands."""
        squares = np.zeros((self.size, self.size), np.bool_)
        taken = np.flatnonzero(self._rows >= 0)
        squares[taken, self._rows[taken]] = True
        return squares

    def __len__(self) -> int:
        return self.size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and np.array_equal(self._rows, other._rows)

    def __hash__(self) -> int:
        return hash(self._rows.tobytes())

    def __str__(self) -> str:
        return " ".join(str(column + 1) for column in self._rows.tolist())

    def __repr__(self) -> str:
        return f"Board({str(self)!r})" if self.size <= 64 else f"<Board of {self.size} rows with {self.queens} queens>"

    def _repr_svg_(self) -> str | None:
        """The board as a notebook shows it; queens that attack each other in red. None above 100 rows."""
        if self.size > 100:
            return None
        conflicts = _validation(self._rows.tobytes()).conflicts
        wrong = {row for conflict in conflicts for row in (conflict.row, conflict.other_row)}
        side = max(6, min(48, 480 // self.size))
        whole = side * self.size
        squares = [
            f'<rect x="{column * side}" y="{row * side}" width="{side}" height="{side}"/>'
            for row in range(self.size)
            for column in range(self.size)
            if (row + column) % 2
        ]
        queens = [
            f'<path fill="{_WRONG if row in wrong else _INK}" transform="translate({column * side} {row * side}) scale({side / 100})" d="{_QUEEN}"/>'
            for row, column in enumerate(self._rows.tolist())
            if column >= 0
        ]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole}" height="{whole}" viewBox="0 0 {whole} {whole}" role="img">'
            f"<title>{self.size} rows: {self}</title>"
            f'<rect width="{whole}" height="{whole}" fill="{_LIGHT}"/><g fill="{_DARK}">{"".join(squares)}</g>{"".join(queens)}</svg>'
        )


def _size(size: int) -> int:
    if not 1 <= size <= 10_000_000:
        raise QueensError(f"a board has 1 to 10000000 rows, not {size}", "size", {"size": size, "largest": 10_000_000})
    return size


def _columns(numbers: Sequence[int] | NDArray[np.integer], name: str) -> NDArray[np.int32]:
    """A list of whole numbers that fit, as a copy."""
    given = np.asarray(numbers)
    whole = given.ndim == 1 and (given.dtype.kind in "iu" or given.size == 0)
    if not whole or (given.size > 0 and (given.max() > 2**31 - 1 or given.min() < -(2**31))):
        expected = "a list of whole numbers"
        raise QueensError(f"{name} must be {expected}", "argument-type", {"name": name, "expected": expected})
    return given.astype(np.int32)


def _bytes(board: int | BoardLike) -> bytes:
    return (board if isinstance(board, Board) else Board(board)).rows.tobytes()


def _board(rows: bytes) -> Board:
    """A board that the engine has made."""
    made = Board.__new__(Board)
    made._rows = np.frombuffer(rows, np.int32)
    return made
