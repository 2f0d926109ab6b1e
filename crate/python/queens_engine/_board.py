"""A board: the column of the queen in each row, as a read-only numpy array."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any, Union, overload

import numpy as np
from numpy.typing import NDArray

from . import _native
from ._conflicts import _validation
from ._errors import QueensError
from ._numbers import columns, number, wrong

Rows = NDArray[np.int32]
BoardLike = Union["Board", Sequence[int], NDArray[np.integer], str]

#: The outline of a queen, in a square of 100 by 100.
_QUEEN = "M18 74 10 32 32 56 34 20 50 52 66 20 68 56 90 32 82 74Z M18 80H82V88H18Z"
_LIGHT, _DARK, _INK, _WRONG = "#f3efe6", "#cdbfa6", "#1f2a30", "#b3261e"


class Board:
    """Queens on a board, at most one in each row.

    `Board(8)` is empty. `Board([-1, 3, -1, 2])` lists columns from 0, with -1 where a row is empty. `Board("0 4 0 3")` reads
    text: columns from 1, with 0 for an empty row, or a drawing. A square matrix of booleans, or of 0 and 1, has a queen where
    it is true.
    """

    __slots__ = ("_rows",)

    def __init__(self, queens: int | BoardLike) -> None:
        if isinstance(queens, Board):
            rows = queens._rows
        elif isinstance(queens, str):
            rows = _read(queens)
        elif isinstance(queens, (int, np.integer)):
            rows = np.full(_size(number(queens, "queens", -(2**63), 2**63)), -1, np.int32)
        else:
            rows = _matrix(queens)
        _native.validate(rows.tobytes())
        rows.setflags(write=False)
        self._rows = rows

    @property
    def rows(self) -> Rows:
        """The column of the queen in each row, from 0; -1 for an empty row."""
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
        """The board as a matrix: True where a queen is."""
        squares = np.zeros((self.size, self.size), np.bool_)
        taken = np.flatnonzero(self._rows >= 0)
        squares[taken, self._rows[taken]] = True
        return squares

    def __len__(self) -> int:
        return self.size

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        """The column of each row, as `rows`."""
        if copy is False:
            return self._rows if dtype in (None, self._rows.dtype) else np.array(self._rows, dtype, copy=False)
        return np.array(self._rows, dtype)

    @overload
    def __getitem__(self, row: int) -> int: ...
    @overload
    def __getitem__(self, row: slice) -> Rows: ...
    def __getitem__(self, row: int | slice) -> int | Rows:
        """The column of the queen in a row, from 0; -1 for an empty row."""
        found = self._rows[row]
        return found if isinstance(found, np.ndarray) else int(found)

    def __iter__(self) -> Iterator[int]:
        return iter(self._rows.tolist())

    def __eq__(self, other: object) -> bool:
        """Whether another board, a list or an array has the same columns."""
        if isinstance(other, Board):
            return np.array_equal(self._rows, other._rows)
        if isinstance(other, (list, tuple, np.ndarray)):
            return np.array_equal(self._rows, other)
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self._rows.tobytes())

    def __str__(self) -> str:
        return " ".join(str(column + 1) for column in self._rows.tolist())

    def __repr__(self) -> str:
        return f"Board({str(self)!r})" if self.size <= 64 else f"<Board of {self.size} rows with {self.queens} queens>"

    def _repr_svg_(self) -> str | None:
        """The board as SVG for a notebook, with queens that attack each other in red. None above 100 rows."""
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
    largest = _native.MAX_SIZE
    if not 1 <= size <= largest:
        raise QueensError(f"a board has 1 to {largest} rows, not {size}", "size", {"size": size, "largest": largest})
    return size


def _read(written: str) -> Rows:
    """Read the only board in a text. It must have queens alone, at most one in each row."""
    try:
        return np.frombuffer(_native.read_text(written), np.int32)
    except QueensError as error:
        try:
            boards = json.loads(_native.read_boards(written))
        except QueensError:
            raise error from None
        [board] = boards if len(boards) == 1 else [None]
        if board is None or board["rule"] != "queens" or board["rows"] != board["columns"]:
            raise error from None
        rows = np.full(board["rows"], -1, np.int32)
        taken = np.array(board["given"], np.int64)
        if board["walls"] or board["marks"] or len(np.unique(taken // board["rows"])) < len(taken):
            raise error from None
        rows[taken // board["rows"]] = taken % board["rows"]
        return rows


def _matrix(queens: object) -> Rows:
    """Convert a list of columns, or a square matrix that is true where a queen is, to columns."""
    expected = "a list of whole numbers, or a square matrix of booleans or of 0 and 1"
    # Bytes and dictionaries would pass as lists of whole numbers, and a set has no order.
    if isinstance(queens, (bytes, bytearray, Mapping, Set)):
        raise wrong("queens", expected)
    try:
        given = np.asarray(queens)
    except (ValueError, TypeError):
        raise wrong("queens", expected) from None
    is_matrix = given.ndim == 2 and given.shape[0] == given.shape[1] > 0
    if given.ndim > 1 and not (is_matrix and given.dtype.kind in "biu"):
        raise wrong("queens", expected)
    if not is_matrix or (given.dtype.kind != "b" and not (given.dtype.kind in "iu" and np.isin(given, (0, 1)).all())):
        return columns(queens, "queens")
    taken = given.astype(np.bool_)
    if (taken.sum(axis=1) > 1).any():
        row = int(np.argmax(taken.sum(axis=1) > 1))
        message = f"row {row} has {int(taken[row].sum())} queens; a board has at most one in a row"
        raise QueensError(message, "board-second-queen", {"row": row})
    return np.where(taken.any(axis=1), taken.argmax(axis=1), -1).astype(np.int32)


def _bytes(board: int | BoardLike) -> bytes:
    return (board if isinstance(board, Board) else Board(board)).rows.tobytes()


def _board(rows: bytes) -> Board:
    """A board that the engine has made."""
    made = Board.__new__(Board)
    made._rows = np.frombuffer(rows, np.int32)
    return made
