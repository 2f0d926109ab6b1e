//! Hints: first a mistake, if there is one, then the weakest rule that applies to the queens and marks on the board.

use super::ladder::deduce;
use super::{Position, Puzzle, PuzzleError, Squares, Step};

/// The queens and marks of a player, without the given queens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Queens.
    pub queens: Squares,
    /// Squares that the player has marked as empty. Squares that a queen attacks need no mark.
    pub marks: Squares,
}

/// A hint for a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// The first wrong queen by row.
    WrongQueen(u32),
    /// The first wrong mark by row: the solution has a queen there.
    WrongMark(u32),
    /// The step by the weakest rule that applies.
    Step(Step),
    /// No rule applies: only search can continue from here.
    Search,
    /// Nothing is left to find.
    Solved,
}

/// The next hint: a wrong queen or a wrong mark, otherwise the weakest step from this position.
///
/// ```
/// use queens_core::Placement;
/// use queens_core::puzzle::{Hint, Played, Puzzle, Rule, hint};
///
/// let puzzle = Puzzle::completion(&Placement::from_rows(&[1, -1, -1, -1])?)?;
/// let Hint::Step(step) = hint(&puzzle, &Played::default())? else { panic!("it has one way, and nothing is wrong") };
/// assert_eq!((step.rule, step.square), (Rule::Single, Some(7))); // row 2 has one free square
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PuzzleError::NoWay`] or [`PuzzleError::SeveralWays`] unless there is one way to finish,
/// [`PuzzleError::Square`] for a square that is not on the board.
pub fn hint(puzzle: &Puzzle, played: &Played) -> Result<Hint, PuzzleError> {
    let layout = puzzle.layout();
    let solution = puzzle.solution()?;
    if let Some(found) = ((played.queens | played.marks) - layout.all()).first() {
        return Err(PuzzleError::Square { found, last: layout.size() * layout.size() - 1 });
    }
    if let Some(square) = (played.queens - solution).first() {
        return Ok(Hint::WrongQueen(square));
    }
    if let Some(square) = (played.marks & solution).first() {
        return Ok(Hint::WrongMark(square));
    }
    // Queens of the solution never attack each other.
    let start = Position::with(layout, puzzle.given() | played.queens);
    let position = start.map(|position| Position { free: position.free - played.marks, ..position });
    Ok(match position {
        Some(position) if !position.is_solved() => deduce(layout, &position).map_or(Hint::Search, Hint::Step),
        _ => Hint::Solved,
    })
}

/// The number of correct steps: the steps before the first step that sets a wrong queen, or marks a square on which the
/// solution has a queen.
///
/// # Errors
/// [`PuzzleError::NoWay`] or [`PuzzleError::SeveralWays`] unless there is one way to finish.
pub fn good_steps(puzzle: &Puzzle, steps: &[Played]) -> Result<usize, PuzzleError> {
    let solution = puzzle.solution()?;
    let wrong = |step: &Played| !step.queens.is_subset(solution) || !step.marks.is_disjoint(solution);
    Ok(steps.iter().position(wrong).unwrap_or(steps.len()))
}
