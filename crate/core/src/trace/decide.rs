//! The next decision of a search: the squares among which it chooses, and why a square cannot be decided.

use super::condition::Goal;
use super::{Event, Runner, Step, Tally};
use crate::board::{Line, LineKind, Placement, Square};
use crate::problem::problems;
use thiserror::Error;

/// The squares among which a search chooses next.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Choice {
    /// The line of the squares; `None` if they are not in one row or column.
    pub line: Option<Line>,
    /// The squares that are free and still to be tried, in the order of the search.
    pub squares: Vec<Square>,
}

/// A decision of a person: from this position on, a search tries this square and no other of its line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Decision {
    /// The position at which it was made.
    pub position: u64,
    /// The square.
    pub square: Square,
}

problems! {
    /// Why a square cannot be decided.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum Undecided {
        /// The search makes no decisions that the user could change.
        #[error("this search accepts no decisions")]
        Unable = "decide-unable",
        /// A formula decides each square.
        #[error("this search decides nothing: a formula says where each queen is set")]
        Formula = "decide-formula",
        /// The run was recorded.
        #[error("this run was recorded, so it cannot continue in another way")]
        Recorded = "decide-recorded",
        /// The search lists all permutations.
        #[error("this search lists every permutation, and looks at the diagonals of full boards only")]
        Lists = "decide-lists",
        /// The search skips rotated or reflected solutions.
        #[error("this search skips images of solutions, so below a decision it would miss some")]
        Images = "decide-images",
        /// The search repairs a full board.
        #[error("this search decides nothing: every row has a queen, and pairs of queens exchange their columns")]
        Repair = "decide-repair",
        /// The search draws squares at random.
        #[error("this search draws its squares and never tries the others, so a decision would prove nothing")]
        Draws = "decide-draws",
        /// The search checks a board.
        #[error("this run checks a board and sets no queen")]
        Checks = "decide-checks",
        /// The run has ended.
        #[error("the run has ended; go back to an earlier step")]
        Over = "decide-over",
        /// The next step sets no queen.
        #[error("the search sets no queen at this step")]
        NoChoice = "decide-no-choice",
        /// The next queen has one square only.
        #[error("the search sets a queen on row {row}, column {column} next, the only square left of its line")]
        Forced {
            /// The row of that square, counted from 0.
            row: u32,
            /// Its column.
            column: u32,
        } = "decide-forced",
        /// The square is outside the board.
        #[error("there is no square in row {row}, column {column}")]
        Outside {
            /// The row, counted from 0.
            row: u32,
            /// The column.
            column: u32,
        } = "decide-outside",
        /// The square has a queen.
        #[error("row {row}, column {column} has a queen")]
        Occupied {
            /// The row, counted from 0.
            row: u32,
            /// The column.
            column: u32,
        } = "decide-occupied",
        /// A queen attacks the square.
        #[error("the queen of row {other_row}, column {other_column} attacks row {row}, column {column}")]
        Attacked {
            /// The row, counted from 0.
            row: u32,
            /// The column.
            column: u32,
            /// The row of the queen.
            other_row: u32,
            /// Its column.
            other_column: u32,
        } = "decide-attacked",
        /// The search has tried the square at this place of the tree.
        #[error("the search has already tried row {row}, column {column} here")]
        Tried {
            /// The row, counted from 0.
            row: u32,
            /// The column.
            column: u32,
        } = "decide-tried",
        /// The search chooses in another row.
        #[error("at this step the search chooses in row {other_row}, not in row {row}")]
        OtherRow {
            /// The row, counted from 0.
            row: u32,
            /// The column.
            column: u32,
            /// The row in which the search chooses.
            other_row: u32,
        } = "decide-other-row",
        /// The search chooses in another column.
        #[error("at this step the search chooses in column {other_column}, not in column {column}")]
        OtherColumn {
            /// The row, counted from 0.
            row: u32,
            /// The column.
            column: u32,
            /// The column in which the search chooses.
            other_column: u32,
        } = "decide-other-column",
        /// The search chooses among other squares.
        #[error("at this step the search chooses among other squares than row {row}, column {column}")]
        OtherLine {
            /// The row, counted from 0.
            row: u32,
            /// The column.
            column: u32,
        } = "decide-other-line",
    }
}

impl Choice {
    /// The squares of a row in these columns. Returns [`Undecided::NoChoice`] if `columns` is empty.
    pub(crate) fn in_row(row: u32, columns: impl Iterator<Item = u32>) -> Result<Self, Undecided> {
        let squares = columns.map(|column| Square::new(row, column)).collect();
        Choice::of(Some(Line { kind: LineKind::Row, index: row }), squares)
    }

    /// These squares, which are on `line`. Returns [`Undecided::NoChoice`] if `squares` is empty.
    pub(crate) fn of(line: Option<Line>, squares: Vec<Square>) -> Result<Self, Undecided> {
        if squares.is_empty() { Err(Undecided::NoChoice) } else { Ok(Choice { line, squares }) }
    }
}

/// Takes one step of a search. The call is dynamic, so that the compiler does not also copy the steps of each search into
/// its `choice`.
#[inline(never)]
pub(crate) fn step_of(search: &mut dyn Runner) -> Option<Step> {
    let mut tally = Tally::START;
    search.run(&mut tally, 1, &mut Goal::onwards(1), None);
    tally.last
}

/// The square on which a step sets a queen that had a choice.
pub(crate) fn next_set(step: Option<Step>) -> Result<Square, Undecided> {
    match step.map(|step| step.event) {
        Some(Event::Tried(square)) => Ok(square),
        Some(Event::Forced(Square { row, column })) => Err(Undecided::Forced { row, column }),
        _ => Err(Undecided::NoChoice),
    }
}

/// Why `square` is not among the squares of a choice. `placement`: the queens on the board. `pieces`: all pieces, if a
/// placement cannot represent them; in that case their attacks are unknown.
pub(super) fn why_not(choice: &Choice, square: Square, placement: &Placement, pieces: Option<&[Square]>) -> Undecided {
    let Square { row, column } = square;
    let size = placement.size() as u32;
    if row >= size || pieces.is_none() && column >= size {
        return Undecided::Outside { row, column };
    }
    let occupied = pieces.map_or_else(|| placement.column(row) == Some(column), |pieces| pieces.contains(&square));
    if occupied {
        return Undecided::Occupied { row, column };
    }
    if pieces.is_none()
        && let Some(attack) = super::Attackers::new(placement).of(square)
    {
        return Undecided::Attacked { row, column, other_row: attack.by.row, other_column: attack.by.column };
    }
    match choice.line {
        Some(Line { kind: LineKind::Row, index }) if index != row => {
            Undecided::OtherRow { row, column, other_row: index }
        }
        Some(Line { kind: LineKind::Column, index }) if index != column => {
            Undecided::OtherColumn { row, column, other_column: index }
        }
        Some(_) if pieces.is_none() => Undecided::Tried { row, column },
        _ => Undecided::OtherLine { row, column },
    }
}
