"""Runs of searches, step by step in both directions, and as traces."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Iterator

from . import _native
from ._board import Board, BoardLike, _board, _bytes
from ._numbers import LONG, WORD, number, text


@dataclass(frozen=True)
class Frame:
    """One position of a run."""

    #: How many events have happened.
    position: int
    #: The last event; None at the start.
    happened: dict[str, Any] | None
    #: The reason for this event.
    reason: dict[str, Any] | None
    #: The lines of the listing that ran.
    lines: tuple[str, ...]
    board: Board

    def _repr_svg_(self) -> str | None:
        return self.board._repr_svg_()


class Run:
    """A search at work on a board, one event at a time."""

    def __init__(self, search: str, board: int | BoardLike, *, seed: int = 0) -> None:
        self._run = _native.Run.open(text(search, "search"), _bytes(board), number(seed, "seed", 0, WORD))
        self._listing = tuple(self._run.listing())

    @classmethod
    def recorded(cls, trace: str) -> Run:
        """Read a run from a trace, which any program can write."""
        run = cls.__new__(cls)
        run._run = _native.Run.recorded(text(trace, "trace"))
        run._listing = tuple(run._run.listing())
        return run

    @property
    def listing(self) -> tuple[str, ...]:
        """The lines of the pseudo-code."""
        return self._listing

    @property
    def frame(self) -> Frame:
        """The frame at the current position."""
        data, rows = self._run.frame_data()
        values = json.loads(data)
        first, after = values["lines"] or (0, 0)
        board = _board(rows)
        return Frame(values["position"], values["happened"], values["reason"], self._listing[first:after], board)

    def seek(self, position: int) -> bool:
        """Go to a position, forwards or backwards, or to the end of a shorter run. Return whether the position was reached."""
        return self._run.seek(number(position, "position", 0, LONG))

    def next(self, kind: str = "solution") -> bool:
        """Go on to the next event of a kind: tried, removed, rejected, solution and so on. Return whether there is such an event."""
        return self._run.seek_kind(text(kind, "kind"))

    def __iter__(self) -> Iterator[Frame]:
        """The frames from here to the end."""
        while self.seek(self.frame.position + 1):
            yield self.frame


@dataclass(frozen=True)
class TraceCheck:
    """A summary of a trace."""

    size: int
    steps: int
    tried: int
    removed: int
    rejected: int
    solutions: int
    different: int
    #: How often the trace claims a board as a solution that is not a solution.
    wrong: int


def searches() -> tuple[str, ...]:
    """The names of the searches that can be watched."""
    return tuple(entry["name"] for entry in json.loads(_native.searches()))


def trace(search: str, board: int | BoardLike, *, seed: int = 0, most: int = 900_000) -> str:
    """Write the run of a search as a trace, cut after `most` steps."""
    search, seed, most = text(search, "search"), number(seed, "seed", 0, WORD), number(most, "most", 0, LONG)
    written, _ = _native.trace(search, _bytes(board), seed, most)
    return written


def check_trace(trace: str) -> TraceCheck:
    """Check that a trace is a possible run, and summarize it."""
    return TraceCheck(**json.loads(_native.check_trace(text(trace, "trace"))))
