"""The package as a stranger takes it: installed from its wheel, and imported by its name."""

import contextlib
import io
import os
import pickle
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as xml
from pathlib import Path

import numpy as np
import pytest

import queens
from queens import Board, QueensError

README = Path(__file__).parents[1] / "README.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README.read_text(), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_readme_prints_what_it_says(example: str) -> None:
    promised = [line.split("  # ")[1] for line in example.splitlines() if "print(" in line]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(example, "README.md", "exec"), {})
    assert promised and said.getvalue().splitlines() == promised


BOARDS = [
    (8, [-1] * 8),
    ([-1, 3, -1, 2], [-1, 3, -1, 2]),
    ((1, 3, 0, 2), [1, 3, 0, 2]),
    (np.array([1, 3, 0, 2], np.uint8), [1, 3, 0, 2]),
    (np.array([9, 1, 9, 3, 9, 0, 9, 2])[1::2], [1, 3, 0, 2]),
    ("2 4 1 3", [1, 3, 0, 2]),
    (".Q..\n...Q\nQ...\n..Q.", [1, 3, 0, 2]),
    (Board("2 4 1 3"), [1, 3, 0, 2]),
]


@pytest.mark.parametrize(("given", "rows"), BOARDS)
def test_a_board_is_read_from(given, rows: list[int]) -> None:
    board = Board(given)
    assert board.rows.dtype == np.int32
    assert board.rows.tolist() == rows
    assert Board(str(board)) == board and hash(Board(board)) == hash(board)


WRONG = [
    ([0, 9], "column-out-of-range"),
    ([0.5, 1.0], "argument-type"),
    ([[0, 1]], "argument-type"),
    ([2**40], "argument-type"),
    ([True, False], "argument-type"),
    ([], "size"),
    (0, "size"),
    (10_000_001, "size"),
    ("1 2 x", "text-bad-column"),
]


@pytest.mark.parametrize(("given", "code"), WRONG)
def test_what_is_no_board_is_refused_with_a_code(given, code: str) -> None:
    with pytest.raises(QueensError) as refused:
        Board(given)
    assert refused.value.code == code
    assert str(refused.value) == refused.value.message
    assert isinstance(refused.value, ValueError)
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.code, again.facts) == (refused.value.code, refused.value.facts)


def test_rows_cannot_be_changed_and_share_nothing_with_what_was_given() -> None:
    given = np.array([1, 3, 0, 2], np.int32)
    board = Board(given)
    given[0] = 0
    assert board.rows[0] == 1
    with pytest.raises(ValueError):
        board.rows[0] = 2
    assert board.squares().sum() == 4 and board.squares()[2, 0]


def test_validation_names_every_conflict() -> None:
    found = queens.validate([0, 1, 2])
    assert not found.ok
    assert [(each.row, each.other_row, each.line) for each in found.conflicts] == [(1, 0, "diagonal"), (2, 1, "diagonal")]


@pytest.mark.parametrize("size", [1, 4, 8, 100, 100_000])
def test_a_completion_is_valid_and_holds_what_was_given(size: int) -> None:
    given = Board(size).rows.copy()
    if size > 4:
        given[size // 2] = 1
    answer = queens.complete(given, seed=7)
    assert answer and answer.board is not None
    assert queens.validate(answer.board).ok and answer.board.queens == size
    kept = given >= 0
    assert (answer.board.rows[kept] == given[kept]).all()
    assert answer.board == queens.complete(given, seed=7).board


def test_what_is_impossible_is_proved_and_the_proof_is_checked() -> None:
    board = Board("1 0 0 0")
    assert queens.complete(board).verdict == "impossible"
    assert queens.complete(board, blame="none").blame is None
    proof = queens.prove(board)
    assert proof.verdict == "impossible"
    assert queens.check_proof(proof.cnf, proof.drat) is None
    assert queens.check_proof(proof.cnf, "") == 0
    assert queens.prove(Board(8)).drat == ""


def test_a_budget_leaves_it_undecided() -> None:
    assert queens.complete(30, budget=0).verdict == "undecided"
    assert queens.count_by_rule("queens", 8, 8, budget=10) is None


#: OEIS A000170 and A002562.
SOLUTIONS = [(1, 1, 1), (2, 0, 0), (6, 4, 1), (8, 92, 12), (12, 14_200, 1_787), (14, 365_596, 45_752)]


@pytest.mark.parametrize("threads", [None, 1, 3])
@pytest.mark.parametrize(("size", "total", "fundamental"), SOLUTIONS)
def test_solutions_are_counted_on_any_number_of_threads(size: int, total: int, fundamental: int, threads: int | None) -> None:
    shares: list[float] = []
    found = queens.count(size, threads=threads, progress=shares.append)
    assert found == queens.Count(total, fundamental)
    assert shares == sorted(shares) and shares[-1] == 1.0


def test_completions_are_counted() -> None:
    assert queens.count(Board(8)) == 92
    assert queens.count(queens.complete(8).board) == 1
    assert queens.count([0, -1, 0, -1]) == 0


def test_a_count_that_is_too_large_says_what_it_would_take() -> None:
    with pytest.raises(QueensError) as refused:
        queens.count(24 + 8)
    assert refused.value.code == "count-unplanned"
    assert refused.value.facts["seconds"] > 3600


def test_what_the_progress_raises_ends_the_count() -> None:
    def full(share: float) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        queens.count(20, progress=full)


@pytest.mark.skipif(os.name == "nt", reason="a signal of POSIX")
def test_ctrl_c_ends_a_count() -> None:
    text = "import queens; print('counting', flush=True); queens.count(20)"
    with subprocess.Popen([sys.executable, "-c", text], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as counting:
        assert counting.stdout and counting.stdout.readline() == "counting\n"
        time.sleep(0.5)
        counting.send_signal(signal.SIGINT)
        _, told = counting.communicate(timeout=30)
    assert told.strip().endswith("KeyboardInterrupt")


RULES = [
    ("queens", 8, 8, {}, 92),
    ("queens+torus", 7, 7, {}, 28),
    ("rooks", 4, 4, {}, 24),
    ("knights", 3, 3, {"pieces": 9}, 0),
    ("queens", 4, 4, {"given": [1]}, 1),
    # A wall keeps queens apart: in this row of three, two stand.
    ("rooks", 1, 3, {"walls": [1], "pieces": 2}, 1),
    ("formula:i-j;i+j", 8, 8, {}, None),
]


@pytest.mark.parametrize(("rule", "rows", "columns", "options", "ways"), RULES)
def test_other_rules_are_counted_and_completed(rule: str, rows: int, columns: int, options: dict, ways: int | None) -> None:
    found = queens.count_by_rule(rule, rows, columns, **options)
    if ways is not None:
        assert found == ways
    answer = queens.complete_by_rule(rule, rows, columns, **options)
    assert bool(answer) == (found > 0)
    if answer.squares is not None:
        assert set(options.get("given", [])) <= set(answer.squares.tolist())


def test_a_rule_that_is_none_is_refused() -> None:
    with pytest.raises(QueensError) as refused:
        queens.count_by_rule("dragons", 8, 8)
    assert refused.value.code.startswith("rule-")


@pytest.mark.parametrize("family", ["completion", "regions"])
def test_a_puzzle_is_solved_by_its_hints(family: str) -> None:
    puzzle = queens.Puzzle.make(7, family, level="easy", seed=3)
    assert (puzzle.grade().ways, puzzle.grade().level) == (1, "easy")
    assert (puzzle.regions is not None) == (family == "regions")
    rows, crosses = puzzle.given.rows.copy(), set()
    for _ in range(200):
        hint = puzzle.hint(rows, sorted(crosses))
        if hint.kind == "solved":
            break
        assert hint.kind == "step" and hint.step is not None
        if hint.step.rule == "single":
            rows[hint.step.square // 7] = hint.step.square % 7
        crosses |= set(hint.step.excludes)
    assert np.count_nonzero(rows >= 0) == 7
    if family == "completion":
        assert queens.validate(rows).ok
    wrong = puzzle.given.rows.copy()
    free = int(np.flatnonzero(wrong < 0)[0])
    wrong[free] = (rows[free] + 1) % 7
    assert puzzle.hint(wrong).kind == "wrong-queen"


def test_what_is_no_grade_is_refused_with_those_that_are() -> None:
    with pytest.raises(QueensError, match="easy, medium, hard, expert"):
        queens.Puzzle.make(8, level="simple")


def test_a_run_goes_forwards_and_backwards() -> None:
    run = queens.Run("bitmask", 8)
    assert run.next("solution") and run.frame.board.queens == 8
    position, board = run.frame.position, run.frame.board
    assert run.seek(position + 10) and run.frame.board != board
    assert run.seek(position) and run.frame.board == board
    assert run.frame.happened == {"kind": "solution"} or run.frame.happened is not None
    assert run.frame.lines and all(line in run.listing for line in run.frame.lines)
    assert sum(1 for _ in iter(lambda: run.next("solution"), False)) == 91


@pytest.mark.parametrize("search", [name for name in queens.searches() if name in ("bitmask", "array-recursive", "halved")])
def test_a_run_written_as_a_trace_plays_the_same(search: str) -> None:
    text = queens.trace(search, 6)
    recorded, run = queens.Run.recorded(text), queens.Run(search, 6)
    assert [frame.board for frame in recorded] == [frame.board for frame in run]
    assert queens.check_trace(text).wrong == 0
    with pytest.raises(QueensError) as refused:
        queens.check_trace("no trace")
    assert refused.value.code.startswith("trace-")


def test_a_board_draws_itself_for_a_notebook() -> None:
    drawn = xml.fromstring(Board("1 0 1 0")._repr_svg_())
    paths = [each for each in drawn.iter() if each.tag.endswith("path")]
    assert [each.get("fill") for each in paths] == ["#b3261e", "#b3261e"]
    assert Board(1000)._repr_svg_() is None
    assert repr(Board("2 4 1 3")) == "Board('2 4 1 3')"
