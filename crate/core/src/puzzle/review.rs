//! The review of a solved puzzle: which rules the steps of a player needed.

use super::ladder::deduce;
use super::{Played, Position, Puzzle, Rule, Squares};
use crate::sliced::Sliced;

/// The rules that decide a square, if the weakest one that applies is always taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "NeededRules"))]
pub struct Needed {
    /// The strongest of these rules.
    pub rule: Rule,
    /// The first of these rules. If it is weaker, the player has skipped a step by it.
    pub first: Rule,
}

/// The review of a player's steps, which can stop and resume.
///
/// A step from one board to the next is reviewed by the first free square on which it sets a queen, or else the first square
/// that it marks. Steps from or to a board with a mistake are left out, and so are steps that no rule justifies.
#[derive(Clone, Debug)]
pub struct Reviewing {
    puzzle: Puzzle,
    solution: Squares,
    boards: Vec<Played>,
    /// How many steps were begun.
    begun: usize,
    deductions: Option<Deductions>,
    found: Vec<Needed>,
}

/// The deductions that lead to a square.
#[derive(Clone, Debug)]
struct Deductions {
    position: Position,
    square: u32,
    needed: Option<Needed>,
}

impl Reviewing {
    /// Starts the review. `solution`: the only way to finish. `boards`: the queens and marks of the player after each step,
    /// from the first to the last.
    #[must_use]
    pub fn new(puzzle: &Puzzle, solution: Squares, boards: Vec<Played>) -> Self {
        Reviewing { puzzle: puzzle.clone(), solution, boards, begun: 0, deductions: None, found: Vec::new() }
    }

    /// The rules that each reviewed step needed.
    #[must_use]
    pub fn found(&self) -> &[Needed] {
        &self.found
    }

    /// Begins the next step; false after the last one.
    fn begin(&mut self) -> bool {
        let Some(&[before, after]) = self.boards.get(self.begun..self.begun + 2) else { return false };
        self.begun += 1;
        let is_right = |board: Played| board.queens.is_subset(self.solution) && board.marks.is_disjoint(self.solution);
        self.deductions = Position::with(self.puzzle.layout(), self.puzzle.given() | before.queens)
            .filter(|_| is_right(before) && is_right(after))
            .and_then(|mut position| {
                position.free -= before.marks;
                let square = (position.free & after.queens).first().or((position.free & after.marks).first())?;
                Some(Deductions { position, square, needed: None })
            });
        true
    }
}

impl Deductions {
    /// Adds one more deduction. Returns the rules that were needed if the square is decided, and otherwise the deductions so
    /// far. `None` if no rule applies.
    fn extend(mut self, puzzle: &Puzzle) -> Option<Result<Needed, Deductions>> {
        let layout = puzzle.layout();
        // A line can run out of free squares if `solution` is wrong.
        let step =
            self.position.unfillable_lines(layout).is_empty().then(|| deduce(layout, &self.position)).flatten()?;
        self.position.apply(layout, &step);
        let rule = step.rule;
        let before = self.needed.unwrap_or(Needed { rule, first: rule });
        let needed = Needed { rule: rule.max(before.rule), ..before };
        self.needed = Some(needed);
        Some(if self.position.free.contains(self.square) { Err(self) } else { Ok(needed) })
    }
}

impl Sliced for Reviewing {
    /// Makes about `budget` deductions. True when all steps are reviewed.
    fn run(&mut self, budget: u64) -> bool {
        for _ in 0..budget {
            match self.deductions.take().map(|deductions| deductions.extend(&self.puzzle)) {
                Some(Some(Ok(needed))) => self.found.push(needed),
                Some(Some(Err(deductions))) => self.deductions = Some(deductions),
                Some(None) => {}
                None if self.begin() => {}
                None => return true,
            }
        }
        false
    }
}
