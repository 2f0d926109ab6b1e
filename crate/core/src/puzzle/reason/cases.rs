//! Proofs with cases, as the engine writes them: by the rules, and if these have no further consequences, by assuming a
//! queen on a square.

use crate::puzzle::ladder::by;
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};

/// One move of a proof with cases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// A conclusion by a rule.
    Step(Step),
    /// Two cases: first a queen is on this square, then no queen is. If a case ends in a contradiction, the other case is
    /// true. A case that ends with a way to finish is followed by the other case.
    Assume(u32),
    /// The case ends, because these lines cannot all have their queens.
    Contradiction(Lines),
    /// The case ends, because the board is full: the queens are a way to finish.
    Way(Squares),
}

/// A proof of the number of ways to finish, which is the number of its [`Move::Way`]. `None` if it needs more than `max_moves` moves.
///
/// ```
/// use queens_core::Placement;
/// use queens_core::puzzle::{Move, Puzzle, prove_by_cases};
///
/// let corner = Puzzle::completion(&Placement::from_rows(&[0, -1, -1, -1])?)?;
/// let start = corner.start().ok_or("a single queen has no conflict")?;
/// let moves = prove_by_cases(corner.layout(), &start, 20).ok_or("a short proof")?;
/// assert!(!moves.iter().any(|one| matches!(one, Move::Way(_)))); // no solution of four rows has a queen in the corner
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn prove_by_cases(layout: &Layout, start: &Position, max_moves: usize) -> Option<Vec<Move>> {
    let mut proof = Proof { layout, max_moves, moves: Vec::new() };
    proof.case(*start)?;
    Some(proof.moves)
}

/// The next move of such a proof: a contradiction of one line, a step by the weakest rule that applies, or [`two_cases`].
#[must_use]
pub fn next_move(layout: &Layout, position: &Position) -> Move {
    next_move_by(layout, position, &Rule::ALL).unwrap_or_else(|| two_cases(layout, position))
}

/// Two cases, for the first free square of the most constrained line. Every line must have room for its pieces.
#[must_use]
pub fn two_cases(layout: &Layout, position: &Position) -> Move {
    let most_constrained = position.open.iter().min_by_key(|&line| position.spare(layout, line));
    let free = most_constrained.map(|line| layout.line(line) & position.free);
    Move::Assume(free.and_then(Squares::first).unwrap_or(0))
}

/// Like [`next_move`], but without cases, and with steps only by the first of these rules that applies. `None` if there is no
/// such move.
#[must_use]
pub fn next_move_by(layout: &Layout, position: &Position, rules: &[Rule]) -> Option<Move> {
    if let Some(line) = position.unfillable_lines(layout).iter().next() {
        return Some(Move::Contradiction(Lines::one(line)));
    }
    if position.is_solved() {
        return Some(Move::Way(position.queens));
    }
    rules.iter().find_map(|&rule| by(rule, layout, position)).map(Move::Step)
}

struct Proof<'a> {
    layout: &'a Layout,
    max_moves: usize,
    moves: Vec<Move>,
}

impl Proof<'_> {
    /// Adds the moves of a case, and of the cases into which it splits. `None` if the proof becomes too long.
    fn case(&mut self, mut position: Position) -> Option<()> {
        loop {
            if self.moves.len() == self.max_moves {
                return None;
            }
            let next = next_move(self.layout, &position);
            self.moves.push(next.clone());
            match next {
                Move::Contradiction(_) | Move::Way(_) => return Some(()),
                Move::Step(step) => position.apply(self.layout, &step),
                Move::Assume(square) => {
                    let mut with = position;
                    with.set(self.layout, square);
                    self.case(with)?;
                    position.free -= Squares::one(square);
                }
            }
        }
    }
}
