"""The package as a user gets it: installed from its wheel, and imported by its name."""

import contextlib
import io
import json
import os
import pickle
import re
import signal
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as xml
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import queens_engine as queens
from queens_engine import Board, QueensError

README = Path(__file__).parents[1] / "README.md"
REFUSALS = json.loads((Path(__file__).parents[3] / "data" / "refusals.json").read_text())["refusals"]
PASTED = Path(__file__).parents[3] / "data" / "pasted"
TURNED = Path(__file__).parents[3] / "data" / "turned.json"
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README.read_text(), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_readme_prints_what_it_says(example: str) -> None:
    documented = [line.split("  # ")[1] for line in example.splitlines() if "print(" in line]
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, "README.md", "exec"), {})
    assert documented and printed.getvalue().splitlines() == documented


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
def test_an_invalid_board_is_refused_with_a_code(given, code: str) -> None:
    with pytest.raises(QueensError) as refused:
        Board(given)
    assert refused.value.code == code
    assert str(refused.value) == refused.value.message
    assert isinstance(refused.value, ValueError)
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.code, again.facts) == (refused.value.code, refused.value.facts)


def test_rows_are_read_only_and_a_copy_of_the_input() -> None:
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
def test_a_completion_is_valid_and_contains_the_given_queens(size: int) -> None:
    given = Board(size).rows.copy()
    if size > 4:
        given[size // 2] = 1
    answer = queens.complete(given, seed=7)
    assert answer and answer.board is not None
    assert queens.validate(answer.board).ok and answer.board.queens == size
    is_given = given >= 0
    assert (answer.board.rows[is_given] == given[is_given]).all()
    assert answer.board == queens.complete(given, seed=7).board


def test_an_impossible_completion_is_proved_and_the_proof_is_checked() -> None:
    board = Board("1 0 0 0")
    assert queens.complete(board).verdict == "impossible"
    assert queens.complete(board, blame="none").blame is None
    proof = queens.prove(board)
    assert proof.verdict == "impossible"
    assert queens.check_proof(proof.cnf, proof.drat) is None
    assert queens.check_proof(proof.cnf, "") == 0
    assert queens.prove(Board(8)).drat == ""


def test_a_question_is_undecided_once_its_budget_is_used_up() -> None:
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


def test_solutions_that_a_turn_leaves_unchanged_are_counted() -> None:
    published = json.loads(TURNED.read_text())["quarter"]
    sizes = range(1, 38)
    assert [queens.count_turned(size, "quarter") for size in sizes] == published[: len(sizes)]
    # OEIS A032522, from 1.
    assert [queens.count_turned(size) for size in range(1, 13)] == [1, 0, 0, 2, 2, 4, 8, 4, 16, 12, 48, 80]
    with pytest.raises(queens.QueensError):
        queens.count_turned(8, "whole")
    with pytest.raises(queens.QueensError):
        queens.count_turned(33)


def test_completions_are_counted() -> None:
    assert queens.count(Board(8)) == 92
    assert queens.count(queens.complete(8).board) == 1
    assert queens.count([0, -1, 0, -1]) == 0


def test_a_count_that_takes_too_long_is_refused_with_its_time() -> None:
    with pytest.raises(QueensError) as refused:
        queens.count(24 + 8)
    assert refused.value.code == "count-unplanned"
    assert refused.value.facts["seconds"] > 3600


def test_an_exception_in_progress_ends_the_count() -> None:
    def full(share: float) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        queens.count(20, progress=full)


@pytest.mark.skipif(os.name == "nt", reason="a signal of POSIX")
def test_ctrl_c_ends_a_count() -> None:
    text = "import queens_engine as queens; print('counting', flush=True); queens.count(20)"
    with subprocess.Popen([sys.executable, "-c", text], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as counting:
        assert counting.stdout and counting.stdout.readline() == "counting\n"
        time.sleep(0.5)
        counting.send_signal(signal.SIGINT)
        _, errors = counting.communicate(timeout=30)
    assert errors.strip().endswith("KeyboardInterrupt")


RULES = [
    ("queens", 8, 8, {}, 92),
    ("queens+torus", 7, 7, {}, 28),
    ("rooks", 4, 4, {}, 24),
    ("knights", 3, 3, {"pieces": 9}, 0),
    ("queens", 4, 4, {"given": [1]}, 1),
    # A wall keeps rooks apart: this row of three has room for two.
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


def test_an_unknown_rule_is_refused() -> None:
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


def test_an_unknown_level_is_refused_with_a_list_of_levels() -> None:
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


def test_a_failure_of_the_engine_is_an_exception_and_the_interpreter_goes_on() -> None:
    with pytest.raises(QueensError) as failed:
        queens._native.fail()
    assert failed.value.code == "engine-failed"
    assert queens.count(8) == 92


def test_a_positive_answer_is_truthy() -> None:
    assert queens.validate("2 4 1 3") and not queens.validate([0, 1, 2, 3])
    assert queens.complete(8) and not queens.complete("1 0 0 0")


def test_a_count_is_a_number() -> None:
    count = queens.count(8)
    assert count == 92 and count != 93 and count == queens.count(8) and count != queens.count(7)
    assert (count + 1, 1 + count, count - 2, 100 - count, 2 * count, count / 2, count // 3) == (93, 93, 90, 8, 184, 46.0, 30)
    assert [0] * queens.count(4) == [0, 0] and hash(count) == hash(92) and 91 < count <= 92 and sum([count, count]) == 184


def test_a_board_is_a_list_of_columns() -> None:
    board = Board("2 4 1 3")
    assert list(board) == [1, 3, 0, 2] and board[0] == 1 and board[-1] == 2 and board[1:3].tolist() == [3, 0]
    assert board == [1, 3, 0, 2] and board == np.array([1, 3, 0, 2]) and board != [1, 3, 0] and board != "2 4 1 3"
    assert np.asarray(board).tolist() == [1, 3, 0, 2] and np.asarray(board, np.int64).dtype == np.int64
    with pytest.raises(IndexError):
        board[4]
    assert Board(board.squares()) == board and Board(np.eye(8, dtype=bool)) == list(range(8))
    assert Board([[0, 1], [0, 0]]) == [1, -1] and Board(np.array([[0, 0], [1, 0]])) == [-1, 0]
    with pytest.raises(QueensError) as crowded:
        Board([[1, 1], [0, 0]])
    assert crowded.value.code == "board-second-queen"


WRONG_CALLS = [
    lambda: queens.count(-1),
    lambda: queens.count(0),
    lambda: queens.count(24),
    lambda: queens.count(12, progress=5),
    lambda: Board(b"1 2"),
    lambda: Board({1: 2}),
    lambda: Board({0, 1}),
    lambda: Board(np.zeros((0, 0), bool)),
    lambda: Board(np.eye(4)),
    lambda: Board(np.ones((2, 3), bool)),
    lambda: queens.count(True),
    lambda: queens.count(8, threads=0),
    lambda: queens.count(8, threads="2"),
    lambda: queens.complete(8, seed=-1),
    lambda: queens.complete(8, budget=-1),
    lambda: queens.complete(8, blame="smalest"),
    lambda: queens.complete(8, blame=1),
    lambda: queens.complete(None),
    lambda: queens.validate({}),
    lambda: queens.validate(object()),
    lambda: queens.prove([0], budget=2**70),
    lambda: queens.check_proof(1, ""),
    lambda: queens.count_by_rule("queens", -5, 5),
    lambda: queens.count_by_rule("queens", 5.0, 5),
    lambda: queens.count_by_rule(5, 5, 5),
    lambda: queens.count_by_rule("queens", 5, 5, walls=[99]),
    lambda: queens.count_by_rule("queens", 5, 5, walls="x"),
    lambda: queens.complete_by_rule("queens", 5, 33),
    lambda: queens.Run("bitmask", 8).seek(-1),
    lambda: queens.Run("bitmask", 8).next(3),
    lambda: queens.Run("no such search", 8),
    lambda: queens.Run(8, 8),
    lambda: queens.Run.recorded(b"x"),
    lambda: queens.trace("bitmask", 8, most=-1),
    lambda: queens.check_trace(None),
    lambda: queens.Puzzle("0 0 x").grade(),
    lambda: queens.Puzzle([0, -9]).grade(),
    lambda: queens.Puzzle(8, np.zeros((7, 7))),
    lambda: queens.Puzzle(8, None, 4),
    lambda: queens.Puzzle.make(50),
    lambda: queens.Puzzle.make(8, "none"),
    lambda: queens.Puzzle.make(8, seed="x"),
    lambda: queens.Puzzle(8).hint(crosses=[-1]),
    lambda: queens.read_board(8),
    lambda: queens.read_board("hello"),
    lambda: queens.write_board("no such form", 8),
    lambda: queens.write_board("sbn", 3),
    lambda: queens.write_board("json", queens.ReadBoard(2, 2, given=(-1,))),
    lambda: queens.write_board("json", queens.ReadBoard(2, 2, given=("x",))),
    lambda: queens.estimate(0),
    lambda: queens.generate(8, queens=9),
    lambda: queens.generate(3),
    lambda: list(queens.solutions("x")),
]


ASKED = {
    "board": queens.generate,
    "count": queens.count,
    "estimate": queens.estimate,
    "rule": lambda size: queens.count_by_rule("queens", size, size),
}


@pytest.mark.parametrize("refusal", [refusal for refusal in REFUSALS if refusal["ask"] in ASKED])
def test_a_limit_has_the_same_code_and_message_in_every_interface(refusal) -> None:
    with pytest.raises(QueensError) as refused:
        ASKED[refusal["ask"]](refusal["size"])
    assert (refused.value.code, refused.value.message) == (refusal["code"], refusal["message"])


@pytest.mark.parametrize("call", WRONG_CALLS)
def test_every_wrong_argument_is_refused_with_a_code(call) -> None:
    with pytest.raises(QueensError) as refused:
        call()
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", refused.value.code), refused.value.code
    assert refused.value.message


def test_an_error_of_a_function_that_was_passed_is_left_as_it_is() -> None:
    def progress(share: float) -> None:
        raise TypeError("mine")

    with pytest.raises(TypeError, match="mine"):
        queens.count(12, progress=progress)


def on_two_threads(work) -> list:
    """Return the result of `work` on each of two threads that begin together."""
    barrier = threading.Barrier(2)

    def begin(_: int):
        barrier.wait()
        return work()

    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(begin, range(2)))


def test_a_run_may_be_used_from_two_threads() -> None:
    run = queens.Run("bitmask", 8)

    def walk() -> int:
        for position in range(0, 400, 7):
            run.seek(position)
            assert run.frame.board.size == 8
        run.next("solution")
        return len(run.listing)

    assert len(set(on_two_threads(walk))) == 1
    recorded = queens.Run.recorded(queens.trace("bitmask", 6))
    assert on_two_threads(lambda: recorded.seek(5)) == [True, True]


def test_completions_may_be_taken_by_two_threads_and_each_goes_to_one() -> None:
    found = queens._native.completions_of(Board(8).rows.tobytes())
    halves = on_two_threads(lambda: list(iter(found, None)))
    assert len({rows for half in halves for rows in half}) == sum(map(len, halves)) == 92


def test_every_other_call_answers_on_two_threads() -> None:
    for call in [
        lambda: queens.count(9).total,
        lambda: queens.complete(50).verdict,
        lambda: queens.count_by_rule("queens+torus", 7, 7),
        lambda: queens.Puzzle.make(7, "regions", level="easy").grade().ways,
        lambda: queens.trace("bitmask", 6),
        lambda: queens.read_board("2 4 1 3").board,
        lambda: queens.estimate(20, probes=1000),
        lambda: queens.generate(1000),
    ]:
        one, other = on_two_threads(call)
        assert one == other


LONG_CALLS = [
    "queens.trace('bitmask', 16, most=10**12)",
    "list(queens.solutions(40))",
    "queens.estimate(592, probes=10**12)",
    "queens.Run('bitmask', 24).seek(10**12)",
]


@pytest.mark.parametrize("call", LONG_CALLS)
def test_ctrl_c_ends_a_call(call: str) -> None:
    text = f"import queens_engine as queens; print('begun', flush=True); {call}"
    child = subprocess.Popen([sys.executable, "-c", text], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ)
    assert child.stdout.readline() == b"begun\n"
    time.sleep(0.5)
    child.send_signal(signal.SIGINT)
    _, errors = child.communicate(timeout=30)
    assert child.returncode != 0 and errors.rstrip().endswith(b"KeyboardInterrupt")


def test_boards_are_read_and_written_in_forms_of_other_programs() -> None:
    read = queens.read_board("https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk")
    assert (read.form, read.rows, read.stars, len(set(read.regions))) == ("puzz.link", 6, 1, 6)
    assert queens.write_board("letters", read).splitlines()[0] == "aaaabb"
    assert read.puzzle.ways() == (1, True) and read.puzzle.grade().ways == 1
    again = queens.read_board(queens.write_board("json", read))
    assert (again.regions, again.stars) == (read.regions, read.stars)
    assert queens.write_board("fen", "2 4 1 3") == "1Q2/3Q/Q3/2Q1"
    assert queens.read_board("b4 d3 a2 c1").board == [1, 3, 0, 2]
    two = queens.read_boards('[[".Q..","...Q","Q...","..Q."],["..Q.","Q...","...Q",".Q.."]]')
    assert [str(each.board) for each in two] == ["2 4 1 3", "3 1 4 2"]
    forbidden = queens.read_board((PASTED / "forbidden-stars.txt").read_text())
    assert queens.count_by_rule("queens", 8, 8, forbidden=forbidden.marks) == 63
    assert queens.count_by_rule("queens", 8, 8, walls=forbidden.marks) == 3787
    assert [note.code for note in forbidden.notes] == ["board-note-sign-forbidden"]
    crowded = queens.read_board((PASTED / "two-in-a-row.txt").read_text())
    assert crowded.clashes()[0] == queens.Clash("row", (0, 4))
    with pytest.raises(QueensError):
        crowded.board
    assert Board((PASTED / "pipes-diagonal.txt").read_text()) == list(range(8))
    course = queens.read_board((PASTED / "two-stars.starb").read_text())
    assert (course.stars, len(course.solution), course.puzzle.ways()) == (2, 20, (1, True))


def test_a_puzzle_takes_a_matrix_of_regions() -> None:
    rows = ["ABBBBB", "BBBBBB", "BDEBCE", "BDEEEE", "BBFFFE", "BFFFFF"]
    for labels in ([list(row) for row in rows], np.array([[ord(sign) for sign in row] for row in rows])):
        puzzle = queens.Puzzle(Board(6), labels)
        assert puzzle.ways() == (1, True)
        assert puzzle.grade().ways == 1
    assert queens.Puzzle(8).grade().ways == 92 and queens.Puzzle(8).ways(50) == (50, False)


def test_boards_are_made_and_listed() -> None:
    assert [str(board) for board in queens.solutions(4)] == ["2 4 1 3", "3 1 4 2"]
    assert list(queens.solutions([0, 1, -1, -1])) == [] and sum(1 for _ in queens.solutions(8)) == 92
    assert queens.generate(20, queens=5).queens == 5 and queens.validate(queens.generate(100, seed=3))
    about = queens.estimate(8, probes=20_000)
    assert 80 < about.low < about.estimate < about.high < 105
