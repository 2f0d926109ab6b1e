"""The compiled engine. Every failure of a call is a `QueensError`: a wrong argument, or a failure of the engine itself."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from . import _queens
from ._errors import QueensError

_WRONG = (TypeError, OverflowError, AttributeError)


def _converted(error: BaseException) -> QueensError | None:
    """Convert an error of the compiled module. None for an error from elsewhere, such as from a function that was passed."""
    if type(error).__name__ == "PanicException":
        return QueensError(f"the engine has failed: {error}", "engine-failed", {})
    frame = error.__traceback__
    is_from_call = frame is not None and frame.tb_next is None
    if isinstance(error, _WRONG) and is_from_call:
        return QueensError(str(error), "argument-type", {"expected": str(error)})
    return None


def _guarded(call: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(call)
    def guarded(*values: Any, **named: Any) -> Any:
        try:
            return call(*values, **named)
        except QueensError:
            raise
        except BaseException as error:
            converted = _converted(error)
            if converted is None:
                raise
            raise converted from error

    return guarded


class Run:
    """The compiled run, with its errors converted."""

    def __init__(self, run: Any) -> None:
        self.seek = _guarded(run.seek)
        self.seek_kind = _guarded(run.seek_kind)
        self.frame_data = _guarded(run.frame_data)
        self.listing = _guarded(run.listing)

    @classmethod
    def open(cls, search: str, rows: bytes, seed: int) -> Run:
        return cls(_guarded(_queens.Run)(search, rows, seed))

    @classmethod
    def recorded(cls, trace: str) -> Run:
        return cls(_guarded(_queens.Run.recorded)(trace))


def completions_of(rows: bytes) -> Callable[[], bytes | None]:
    """Return a function that gives the next completion of a placement at each call; None once there are no more."""
    completions = _guarded(_queens.Completions)(rows)
    return _guarded(lambda: next(completions, None))


def __getattr__(name: str) -> Any:
    value = getattr(_queens, name)
    if not callable(value):
        return value
    guarded = _guarded(value)
    globals()[name] = guarded
    return guarded
