"""The n-queens family, by an engine in Rust: completions, counts, proofs, other rules, puzzles, and searches step by step.

Rows and columns count from 0, and -1 stands for an empty row; text for people counts from 1, with 0.
"""

from ._ask import (
    Completion,
    Count,
    Proof,
    RuleCompletion,
    check_proof,
    complete,
    complete_by_rule,
    count,
    count_by_rule,
    count_completions,
    count_solutions,
    count_turned,
    prove,
    validate,
)
from ._board import Board
from ._conflicts import Clash, Conflict, Validation
from ._errors import QueensError
from ._forms import Estimate, Note, ReadBoard, estimate, generate, read_board, read_boards, solutions, write_board
from ._puzzle import Grade, Hint, Puzzle, Step
from ._queens import __version__
from ._run import Frame, Run, TraceCheck, check_trace, searches, trace

__all__ = [
    "Board",
    "Clash",
    "Completion",
    "Conflict",
    "Count",
    "Estimate",
    "Frame",
    "Grade",
    "Hint",
    "Note",
    "Proof",
    "Puzzle",
    "QueensError",
    "ReadBoard",
    "RuleCompletion",
    "Run",
    "Step",
    "TraceCheck",
    "Validation",
    "__version__",
    "check_proof",
    "check_trace",
    "complete",
    "complete_by_rule",
    "count",
    "count_by_rule",
    "count_completions",
    "count_solutions",
    "count_turned",
    "estimate",
    "generate",
    "prove",
    "read_board",
    "read_boards",
    "searches",
    "solutions",
    "trace",
    "validate",
    "write_board",
]
