"""A board in a notebook, to edit, complete, solve with hints or step through: `<queens-board>` with the engine of the page.

It needs anywidget: `pip install anywidget`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import numpy as np
import traitlets
from numpy.typing import NDArray

from ._board import Board, BoardLike
from ._puzzle import Puzzle

_STATIC = Path(__file__).parent / "static"
if not (_STATIC / "widget.js").exists():
    raise ImportError("this package was built without its widget: build it by `./build.sh wheel`, or install a wheel")

#: Regions as letters, in the form that the engine reads.
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEF"


class BoardWidget(anywidget.AnyWidget):
    """A board, a puzzle, or the run of a search.

    `BoardWidget(8)` is an empty board to edit, `BoardWidget(Puzzle.make(6, "regions"))` a puzzle, `BoardWidget(8, search="bitmask")` a
    run, `BoardWidget(trace=text)` the run of any program. `squares`, `position` and `answer` follow what the user does, and can
    be observed; `position` can also be set.
    """

    _esm = _STATIC / "widget.js"

    #: The column of the queen in each row, from 1; 0 for an empty row.
    queens = traitlets.Unicode("0 0 0 0 0 0 0 0").tag(sync=True)
    #: A board in any form that the engine reads, instead of `queens`.
    board = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    #: The search whose run is shown.
    search = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    #: The seed of searches that depend on one.
    seed = traitlets.Int(0).tag(sync=True)
    #: The run of any program, as a trace.
    trace = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    #: How many steps of the run have happened.
    position = traitlets.Int(0).tag(sync=True)
    #: The number of steps; None until it is known.
    length = traitlets.Int(None, allow_none=True).tag(sync=True)
    #: The squares of all pieces on the board, `row * columns + column`.
    squares = traitlets.List(traitlets.Int()).tag(sync=True)
    #: The result of "Complete": `verdict`, `squares`, `blame`.
    answer = traitlets.Dict(None, allow_none=True).tag(sync=True)
    #: Why something cannot be shown.
    problem = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    #: Whether the board is read-only.
    readonly = traitlets.Bool(False).tag(sync=True)
    #: Whether the numbers and marks of the board are hidden.
    bare = traitlets.Bool(False).tag(sync=True)
    #: Whether the board has dark colours.
    dark = traitlets.Bool(False).tag(sync=True)

    def __init__(self, shown: int | BoardLike | Puzzle = 8, **traits: Any) -> None:
        super().__init__(**_traits_of(shown), **traits)
        self.on_msg(self._send_engine)

    @property
    def rows(self) -> NDArray[np.int32]:
        """The column of the queen in each row, from 0; -1 for an empty row. Only for a board that is given by `queens`."""
        return Board(self.queens).rows

    def _send_engine(self, _: object, content: dict[str, str], __: object) -> None:
        if content.get("kind") == "engine":
            self.send({"kind": "engine"}, buffers=[(_STATIC / "queens.wasm").read_bytes()])


def _traits_of(shown: int | BoardLike | Puzzle) -> dict[str, str]:
    if not isinstance(shown, Puzzle):
        return {"queens": str(Board(shown))}
    if shown.regions is None:
        return {"board": str(shown.given)}
    size = shown.given.size
    lines = np.asarray(shown.regions).reshape(size, size)
    return {"board": "\n".join("".join(_LETTERS[label] for label in line) for line in lines)}
