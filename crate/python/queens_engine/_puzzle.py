"""Puzzles with one solution: made by seed, graded by proof, with hints."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from . import _native
from ._board import Board, BoardLike, _board, _bytes
from ._numbers import WORD, columns, number, text, wrong

Family = Literal["completion", "regions"]
Level = Literal["easy", "medium", "hard", "expert"]


@dataclass(frozen=True)
class Step:
    """One deduction. Squares are `row * size + column`."""

    rule: str
    #: The square in question; None if there can be several.
    square: int | None
    #: The free squares of the lines that are the reason.
    free: tuple[int, ...]
    #: Squares where no queen can be placed.
    excludes: tuple[int, ...]


@dataclass(frozen=True)
class Grade:
    """How hard a puzzle is."""

    #: The number of ways to finish, as far as they were counted.
    ways: int
    #: Whether these are all ways.
    all: bool
    #: The strongest rule that the puzzle needs, if there is one way.
    grade: str | None
    level: Level | None
    #: The steps that solve it.
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Hint:
    """The next step, or a mistake."""

    kind: Literal["wrong-queen", "wrong-cross", "step", "search", "solved"]
    square: int | None
    step: Step | None


@dataclass(frozen=True, eq=False)
class Puzzle:
    """Given queens, and on a board with regions a label for each square, row by row."""

    given: Board
    regions: NDArray[np.int32] | None = None
    #: How many pieces each row, column and region has.
    stars: int = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "given", Board(self.given))
        object.__setattr__(self, "stars", number(self.stars, "stars", 1, _native.MAX_STARS))
        if self.regions is not None:
            size = self.given.size
            labels = np.asarray(self.regions)
            if labels.ndim == 2 and labels.shape != (size, size):
                raise wrong("regions", f"a matrix of {size} by {size} labels, or a list of {size * size}")
            if labels.ndim == 2:
                # Any labels do: they are numbered in the order in which they appear.
                _, first, inverse = np.unique(labels.ravel(), return_index=True, return_inverse=True)
                labels = np.argsort(np.argsort(first))[inverse]
            object.__setattr__(self, "regions", columns(labels, "regions"))

    @staticmethod
    def make(
        size: int, family: Family = "completion", *, grade: str | None = None, level: Level | None = None, seed: int = 0
    ) -> Puzzle:
        """Make a puzzle of a grade or of a level. The same seed makes the same puzzle."""
        rows, regions, _ = _native.make_puzzle(
            number(size, "size", 0, WORD), text(family, "family"), grade, level if grade or level else "easy", number(seed, "seed", 0, WORD)
        )
        return Puzzle(_board(rows), None if regions is None else np.frombuffer(regions, np.int32))

    def grade(self) -> Grade:
        """Grade the puzzle by a proof in which each step follows from one rule."""
        answer = json.loads(_native.grade_puzzle(_bytes(self.given), self._labels(), self.stars))
        return Grade(answer["ways"]["count"], answer["ways"]["all"], answer["grade"], answer["level"], tuple(_step(each) for each in answer["steps"]))

    def ways(self, most: int = 1_000_000) -> tuple[int, bool]:
        """How many ways there are to finish it, at most `most`, and whether these are all."""
        return _native.puzzle_ways(_bytes(self.given), self._labels(), self.stars, number(most, "most", 1, 10**9))

    def hint(self, board: BoardLike | None = None, crosses: Sequence[int] = ()) -> Hint:
        """The next step from a board with crosses, or the first mistake on it."""
        own = self.given if board is None else Board(board)
        queens = [row * own.size + column for row, column in enumerate(own.rows.tolist()) if column >= 0]
        answer = json.loads(_native.hint_puzzle(
                _bytes(self.given), self._labels(), self.stars, queens, [number(cross, "crosses", 0, WORD) for cross in crosses]
            ))
        return Hint(answer["kind"], answer["square"], answer["step"] and _step(answer["step"]))

    def _labels(self) -> bytes | None:
        return None if self.regions is None else columns(self.regions, "regions").tobytes()

    def _repr_svg_(self) -> str | None:
        return self.given._repr_svg_() if self.regions is None else None


def _step(answer: dict) -> Step:
    return Step(answer["rule"], answer["square"], tuple(answer["free"]), tuple(answer["excludes"]))
