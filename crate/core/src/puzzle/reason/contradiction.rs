//! Contradictions that a person claims: lines that cannot all have their queens, so that there is no way to finish.

use super::counterexample::fill;
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Squares};

/// The verdict on a claimed contradiction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contradiction {
    /// The lines cannot all have their queens, for one of the reasons of [`check_contradiction`].
    Accepted,
    /// None of these reasons applies.
    Refused {
        /// Additional queens on free squares, no two in conflict, as many as the lines need. `None` if no such queens exist:
        /// the lines cannot all have their queens, but this takes more than one step to see.
        counterexample: Option<Squares>,
    },
}

/// Checks whether named lines contradict each other. They do if
///
/// - a line has room for fewer queens than it needs: it has no free square, or, with several stars, too few blocks of
///   two by two free squares,
/// - they are of one kind, and lie on lines of another kind that need fewer queens, or
/// - two lines need all of their free squares, and a queen on one of these squares attacks another of them.
///
/// ```
/// use queens_core::Placement;
/// use queens_core::puzzle::{Contradiction, Line, LineKind, Puzzle, check_contradiction, lines_named};
///
/// // Two queens attack all of row 3.
/// let puzzle = Puzzle::completion(&Placement::from_rows(&[0, 2, -1, -1])?)?;
/// let (layout, start) = (puzzle.layout(), puzzle.start().ok_or("the two queens do not attack each other")?);
/// let row = |index| lines_named(layout, &[Line { kind: LineKind::Row, index }]).ok_or("the board has this row");
/// assert_eq!(check_contradiction(layout, &start, row(2)?), Contradiction::Accepted);
/// assert!(matches!(check_contradiction(layout, &start, row(3)?), Contradiction::Refused { counterexample: Some(_) }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn check_contradiction(layout: &Layout, position: &Position, lines: Lines) -> Contradiction {
    let lines = Lines(lines.0 & position.open.0);
    if is_contradiction(layout, position, lines) {
        return Contradiction::Accepted;
    }
    let queens = fill(layout, position, lines);
    Contradiction::Refused { counterexample: queens.map(|queens| queens - position.queens) }
}

fn is_contradiction(layout: &Layout, position: &Position, lines: Lines) -> bool {
    let free = layout.squares(lines) & position.free;
    lines.0 & position.unfillable_lines(layout).0 != 0
        || needs_too_many(layout, position, lines, free)
        || is_clash(layout, position, lines)
}

/// Whether lines of one kind lie on lines of another kind that need fewer queens.
fn needs_too_many(layout: &Layout, position: &Position, lines: Lines, free: Squares) -> bool {
    let reached = Lines(free.iter().fold(0, |reached, square| reached | layout.through(square).0) & position.open.0);
    let is_one_kind = layout.kinds().any(|kind| lines.0 & !kind.0 == 0);
    let others = layout.kinds().filter(|kind| kind.0 & lines.0 == 0).map(|kind| Lines(kind.0 & reached.0));
    let needed = position.missing_on(layout, lines);
    is_one_kind && others.into_iter().any(|within| position.missing_on(layout, within) < needed)
}

/// Whether two lines need all of their free squares, and queens on two of these squares attack each other.
fn is_clash(layout: &Layout, position: &Position, lines: Lines) -> bool {
    let forced = lines.len() == 2 && lines.iter().all(|line| position.spare(layout, line) == 0);
    let mut board = *position;
    let mut is_set = |square| {
        let is_free = board.free.contains(square);
        if is_free {
            board.set(layout, square);
        }
        is_free
    };
    forced && !(layout.squares(lines) & position.free).iter().all(&mut is_set)
}
