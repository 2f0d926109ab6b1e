"""Questions about a board: is it valid, can it be completed, in how many ways, and why not."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from . import _native
from ._board import Board, BoardLike, _board, _bytes
from ._numbers import LONG, WORD, number, optional, text, wrong
from ._numbers import columns as whole_numbers
from ._conflicts import Validation, _validation

Verdict = Literal["completed", "impossible", "undecided"]
Blame = Literal["none", "irreducible", "smallest"]
Turn = Literal["half", "quarter"]
BlameIs = Literal["smallest", "irreducible", "unreduced"]
#: The maximum number of threads.
MAX_THREADS = 1024
#: A function that is called from time to time with the finished share of a count, from 0 to 1.
Progress = Callable[[float], object]


@dataclass(frozen=True)
class Completion:
    """Whether a board can be completed."""

    verdict: Verdict
    #: With "completed": a solution that contains all given queens.
    board: Board | None
    #: With "impossible": the rows of given queens that have no common completion.
    blame: tuple[int, ...] | None
    #: Whether the set `blame` is the smallest, irreducible or unreduced.
    blame_is: BlameIs | None
    #: The engine that answered.
    engine: str
    #: Queens set in search.
    nodes: int

    def __bool__(self) -> bool:
        return self.verdict == "completed"

    def _repr_svg_(self) -> str | None:
        return self.board._repr_svg_() if self.board else None


@dataclass(frozen=True)
class RuleCompletion:
    """Whether a board under another rule can be completed."""

    verdict: Verdict
    #: With "completed": the squares of all pieces, `row * columns + column`.
    squares: NDArray[np.int32] | None
    #: With "impossible": the squares of given pieces that have no common completion.
    blame: tuple[int, ...] | None
    blame_is: BlameIs | None
    nodes: int

    def __bool__(self) -> bool:
        return self.verdict == "completed"


class Count(int):
    """The number of solutions of an empty board: an int that also has their number up to symmetry."""

    #: The number of solutions up to rotation and reflection.
    fundamental: int

    def __new__(cls, total: int, fundamental: int) -> Count:
        made = super().__new__(cls, total)
        made.fundamental = fundamental
        return made

    @property
    def total(self) -> int:
        return int(self)

    def __getnewargs__(self) -> tuple[int, int]:
        return self.total, self.fundamental

    def __repr__(self) -> str:
        return f"Count(total={self.total}, fundamental={self.fundamental})"

    __str__ = __repr__


@dataclass(frozen=True)
class Proof:
    """A placement as a formula, and a proof that it has no completion."""

    verdict: Verdict
    #: The formula in DIMACS CNF.
    cnf: str
    #: The proof in DRAT; empty unless the verdict is "impossible".
    drat: str


def validate(board: BoardLike) -> Validation:
    """Say whether queens attack each other."""
    return _validation(_bytes(board))


def complete(board: int | BoardLike, *, seed: int = 0, budget: int | None = None, blame: Blame = "smallest") -> Completion:
    """Complete a board of any size, or name queens that leave no completion.

    "impossible" is always a proof. `budget` counts queens set in search; after it the answer is "undecided".
    """
    seed, budget = number(seed, "seed", 0, WORD), optional(budget, "budget", 0, LONG)
    known, rows = _native.complete(_bytes(board), seed, budget, text(blame, "blame"))
    answer = json.loads(known)
    found = None if rows is None else _board(rows)
    return Completion(answer["verdict"], found, _blamed(answer), answer["blame_is"], answer["engine"], answer["nodes"])


def count(board: int | BoardLike, *, threads: int | None = None, progress: Progress | None = None) -> Count | int:
    """Count the completions of a board, as an int; or, for a number of rows, the solutions of the empty board, as a `Count`.

    All cores count, or `threads` of them. `progress` is called with the finished share. Ctrl-C ends the count.
    """
    if isinstance(board, (int, np.integer, np.bool_)):
        return count_solutions(board, threads=threads, progress=progress)
    return count_completions(board, threads=threads, progress=progress)


def count_solutions(size: int, *, threads: int | None = None, progress: Progress | None = None) -> Count:
    """Count the solutions of the empty board, all of them and up to rotation and reflection."""
    counted = number(size, "n", 0, WORD)
    return Count(*_native.solutions(counted, optional(threads, "threads", 1, MAX_THREADS), _listener(progress)))


def _listener(progress: Progress | None) -> Progress | None:
    """Check that `progress` is a function or None."""
    if progress is not None and not callable(progress):
        raise wrong("progress", "a function")
    return progress


def count_turned(size: int, turn: Turn = "half") -> int:
    """Count the solutions of the empty board that a turn leaves unchanged, without counting the others.

    "half" is OEIS A032522, up to 32 rows; "quarter" is OEIS A033148, up to 64 rows. Ctrl-C ends the count.
    """
    return _native.turned(number(size, "n", 1, WORD), text(turn, "turn"))


def count_completions(board: BoardLike, *, threads: int | None = None, progress: Progress | None = None) -> int:
    """Count the ways to complete a board."""
    return _native.completions(_bytes(board), optional(threads, "threads", 1, MAX_THREADS), _listener(progress))


def prove(board: BoardLike, *, budget: int | None = None) -> Proof:
    """Write a proof that a board has no completion, for any checker of DRAT proofs."""
    verdict, cnf, drat = _native.prove(_bytes(board), optional(budget, "budget", 0, LONG))
    return Proof(json.loads(verdict), cnf, drat)


def check_proof(cnf: str, drat: str) -> int | None:
    """Check a proof. Return None if it is right, the line, from 1, of the first wrong step, or 0 if it ends too early."""
    ok, at = _native.check_proof(text(cnf, "cnf"), text(drat, "drat"))
    return None if ok else (at or 0)


def count_by_rule(
    rule: str,
    rows: int,
    columns: int,
    *,
    pieces: int | None = None,
    walls: Sequence[int] = (),
    given: Sequence[int] = (),
    forbidden: Sequence[int] = (),
    budget: int | None = None,
) -> int | None:
    """Count the sets of `pieces` pieces, by default one for each row, without attacks among them. None if the budget is used up.

    Attacks end at `walls`, and pass through `forbidden` squares. No piece is on either.
    """
    rule_board = _rule_board(rule, rows, columns, pieces, walls, given, forbidden)
    exact, found = _native.count_by_rule(rule_board, optional(budget, "budget", 0, LONG))
    return found if exact else None


def complete_by_rule(
    rule: str,
    rows: int,
    columns: int,
    *,
    pieces: int | None = None,
    walls: Sequence[int] = (),
    given: Sequence[int] = (),
    forbidden: Sequence[int] = (),
    seed: int = 0,
    budget: int | None = None,
    blame: Blame = "smallest",
) -> RuleCompletion:
    """Complete a board under another rule. Squares are `row * columns + column`."""
    rule_board = _rule_board(rule, rows, columns, pieces, walls, given, forbidden)
    seed, budget, blame = number(seed, "seed", 0, WORD), optional(budget, "budget", 0, LONG), text(blame, "blame")
    known, squares = _native.complete_by_rule(rule_board, seed, budget, blame)
    answer = json.loads(known)
    found = None if squares is None else np.frombuffer(squares, np.int32)
    return RuleCompletion(answer["verdict"], found, _blamed(answer), answer["blame_is"], answer["nodes"])


def _rule_board(
    rule: str,
    rows: int,
    columns: int,
    pieces: int | None,
    walls: Sequence[int],
    given: Sequence[int],
    forbidden: Sequence[int],
) -> dict[str, object]:
    lists = {"walls": walls, "given": given, "forbidden": forbidden}
    return {
        "rule": text(rule, "rule"),
        "rows": number(rows, "rows", 0, WORD),
        "columns": number(columns, "columns", 0, WORD),
        "pieces": optional(pieces, "pieces", 0, WORD),
        **{name: whole_numbers(squares, name).tobytes() for name, squares in lists.items()},
    }


def _blamed(answer: dict[str, list[int] | None]) -> tuple[int, ...] | None:
    blame = answer["blame"]
    return None if blame is None else tuple(blame)
