"""Whole numbers as arguments: in range, or a `QueensError` that names the range."""

from __future__ import annotations

import operator
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from ._errors import QueensError

#: The largest number of 32 and of 64 bits.
WORD = 2**32 - 1
LONG = 2**64 - 1


def number(value: object, name: str, least: int, most: int) -> int:
    """Return a whole number from `least` to `most`. True and False are refused."""
    try:
        if isinstance(value, (bool, np.bool_)):
            raise TypeError
        whole = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise wrong(name, "a whole number") from None
    if not least <= whole <= most:
        message = f"{name} must be a whole number from {least} to {most}"
        raise QueensError(message, "argument-range", {"name": name, "least": least, "most": most})
    return whole


def optional(value: object, name: str, least: int, most: int) -> int | None:
    """Return a whole number like `number`, or None if it is left out."""
    return None if value is None else number(value, name, least, most)


def text(value: object, name: str) -> str:
    """Return a string, and refuse other types."""
    if not isinstance(value, str):
        raise wrong(name, "a string")
    return value


def wrong(name: str, expected: str) -> QueensError:
    """The error for an argument of another type."""
    return QueensError(f"{name} must be {expected}", "argument-type", {"name": name, "expected": expected})


def columns(numbers: object, name: str) -> NDArray[np.int32]:
    """Return a list of whole numbers of 32 bits as an array, which is a copy."""
    try:
        given = np.asarray(list(numbers) if isinstance(numbers, Iterable) and not hasattr(numbers, "__array__") else numbers)
    except (TypeError, ValueError, OverflowError):
        raise wrong(name, "a list of whole numbers") from None
    whole = given.ndim == 1 and (given.dtype.kind in "iu" or given.size == 0)
    if not whole or (given.size > 0 and (given.max() > 2**31 - 1 or given.min() < -(2**31))):
        raise wrong(name, "a list of whole numbers")
    return given.astype(np.int32)
