//! Whether a square is forced: whether one step, by a rule up to the strongest allowed one, decides it.

use super::ladder::{refutes, set, strip};
use super::lines::Lines;
use super::reason::{Claim, Reason, follows};
use super::{Layout, Played, Position, Puzzle, PuzzleError, Rule, Step};

/// Whether one step by the rules up to `strongest` proves a claim in this position. If the square is not free, the only forced
/// claim is that it is empty, unless it has a queen.
///
/// A true claim that takes two steps is not forced. So the answer is no for wrong claims and for many correct ones, and
/// does not reveal which.
///
/// ```
/// use queens_core::Placement;
/// use queens_core::puzzle::{Claim, Puzzle, Rule, is_forced};
///
/// let puzzle = Puzzle::completion(&Placement::from_rows(&[1, -1, -1, -1])?)?;
/// let (layout, start) = (puzzle.layout(), puzzle.start().ok_or("a single queen has no conflict")?);
/// assert!(is_forced(layout, &start, Claim::Queen(7), Rule::Single)); // row 2 has one free square
/// assert!(!is_forced(layout, &start, Claim::Queen(8), Rule::Single)); // right, but row 3 has two
/// assert!(is_forced(layout, &start, Claim::Empty(4), Rule::Single)); // attacked by the given queen
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn is_forced(layout: &Layout, position: &Position, claim: Claim, strongest: Rule) -> bool {
    let square = claim.square();
    if !position.free.contains(square) {
        return matches!(claim, Claim::Empty(_)) && !position.queens.contains(square);
    }
    Rule::ALL.into_iter().take_while(|&rule| rule <= strongest).any(|rule| match (rule, claim) {
        (Rule::Set, Claim::Empty(_)) => set::excluding(layout, position, square).is_some(),
        (Rule::Strip, _) => strip::decides(layout, position, claim),
        (Rule::Trial | Rule::TrialAndRules, Claim::Empty(_)) => refutes(layout, position, square, rule).is_some(),
        _ => position.open.iter().any(|line| {
            let reason = Reason { claim, rule, lines: Lines::one(line) };
            follows(layout, position, &reason).is_some()
        }),
    })
}

/// Explains why a queen of the player is wrong: a trial on the board with all correct queens and marks of the player.
/// `None` if the square is not free on that board, or if the rules do not suffice.
///
/// # Errors
/// [`PuzzleError::NoWay`] or [`PuzzleError::SeveralWays`] unless there is one way to finish.
pub fn refutation(puzzle: &Puzzle, played: &Played, square: u32) -> Result<Option<Step>, PuzzleError> {
    let (layout, solution) = (puzzle.layout(), puzzle.solution()?);
    let Some(position) = Position::with(layout, puzzle.given() | (played.queens & solution)) else { return Ok(None) };
    let position = Position { free: position.free - (played.marks - solution), ..position };
    let refuted = |rule| refutes(layout, &position, square, rule);
    Ok(if position.free.contains(square) {
        refuted(Rule::Trial).or_else(|| refuted(Rule::TrialAndRules))
    } else {
        None
    })
}
