"""The notebook for a class runs, as it is handed out and with its exercises solved; and the widget passes its state to Python."""

import json
from pathlib import Path

import nbformat
import numpy as np
import pytest
from nbclient import NotebookClient

import queens_engine as queens
from queens_engine.widget import BoardWidget

NOTEBOOK = Path(__file__).parents[3] / "docs" / "queens.ipynb"


def run(notebook: nbformat.NotebookNode) -> str:
    """Run a notebook and return its output. An error in a cell is raised."""
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    return "".join(output.get("text", "") for output in outputs)


def test_the_notebook_runs_as_it_is_handed_out() -> None:
    printed = run(nbformat.read(NOTEBOOK, 4))
    assert printed.count("Not yet") == 3
    assert " 8         92       12\n" in printed


def test_the_exercises_of_the_notebook_can_be_solved() -> None:
    notebook = nbformat.read(NOTEBOOK, 4)
    exercises = [cell for cell in notebook.cells if "solution" in cell.metadata]
    for cell in exercises:
        cell.source = "".join(cell.metadata.solution)
    printed = run(notebook)
    assert len(exercises) == printed.count(" agree.") + printed.count("the engine agrees.") == 3
    assert "Not yet" not in printed


def test_the_notebook_has_no_stored_output() -> None:
    cells = json.loads(NOTEBOOK.read_text())["cells"]
    assert all(not cell.get("outputs") and cell.get("execution_count") is None for cell in cells)


@pytest.mark.parametrize(
    ("shown", "queens_text", "board_text"),
    [
        (4, "0 0 0 0", None),
        ("0 4 0 3", "0 4 0 3", None),
        (np.array([1, 3, 0, 2]), "2 4 1 3", None),
        (queens.Puzzle(queens.Board("0 4 0 0")), "0 0 0 0 0 0 0 0", "0 4 0 0"),
        (queens.Puzzle(queens.Board(2), np.array([0, 0, 1, 1])), "0 0 0 0 0 0 0 0", "aa\nbb"),
    ],
)
def test_a_widget_shows_a_board_or_a_puzzle(shown, queens_text: str, board_text: str | None) -> None:
    widget = BoardWidget(shown)
    assert (widget.queens, widget.board) == (queens_text, board_text)
    assert widget.rows.tolist() == queens.Board(queens_text).rows.tolist()


def test_a_widget_sends_its_engine_on_request() -> None:
    widget = BoardWidget(4)
    sent = []
    widget.send = lambda content, buffers: sent.append((content, buffers))
    widget._send_engine(widget, {"kind": "engine"}, [])
    widget._send_engine(widget, {"kind": "other"}, [])
    ((content, (wasm,)),) = sent
    assert content == {"kind": "engine"} and wasm[:4] == b"\0asm"
