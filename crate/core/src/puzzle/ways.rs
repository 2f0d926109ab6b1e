//! The ways to finish a puzzle, by exact search: the line with the fewest free squares is filled first.

use super::dice::Dice;
use super::ladder::settle;
use super::{Layout, Position, Puzzle, Rule, Squares};
use crate::sliced::Sliced;

/// The first ways to finish, at most `most` of them, each as the squares of all queens.
#[must_use]
pub fn ways(layout: &Layout, position: &Position, most: usize) -> Vec<Squares> {
    let mut walk = Walk::new(layout, position, most);
    while !walk.run(layout, u64::MAX) {}
    walk.found
}

/// The search for the ways to finish a puzzle, which can stop and resume.
///
/// ```
/// use queens_core::puzzle::{Puzzle, Ways};
/// use queens_core::{Placement, Sliced};
///
/// let mut ways = Ways::new(Puzzle::completion(&Placement::empty(6)?)?, 100);
/// ways.run_to_end();
/// assert_eq!(ways.found().len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ways {
    puzzle: Puzzle,
    walk: Walk,
}

impl Ways {
    /// Starts the search. It ends after the first `most` ways.
    #[must_use]
    pub fn new(puzzle: Puzzle, most: usize) -> Self {
        let walk = puzzle.start().map_or_else(Walk::default, |start| Walk::new(puzzle.layout(), &start, most));
        Ways { puzzle, walk }
    }

    /// The ways found so far, each as the squares of all queens.
    #[must_use]
    pub fn found(&self) -> &[Squares] {
        &self.walk.found
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }
}

impl Sliced for Ways {
    /// Sets or takes off about `budget` more queens; true when the search has ended.
    fn run(&mut self, budget: u64) -> bool {
        self.walk.run(self.puzzle.layout(), budget)
    }
}

/// Up to how many supposed pieces the search also follows killers, of several stars.
const LOOKED_AROUND: usize = 6;

/// The state of the search: positions, each with the squares of its narrowest line that are still to be tried.
#[derive(Clone, Default, Debug)]
struct Walk {
    most: usize,
    stack: Vec<(Position, Squares)>,
    found: Vec<Squares>,
}

impl Walk {
    fn new(layout: &Layout, position: &Position, most: usize) -> Self {
        let mut walk = Walk { most, ..Walk::default() };
        walk.enter(layout, *position);
        walk
    }

    fn enter(&mut self, layout: &Layout, mut position: Position) {
        if layout.stars() > 1 {
            // Killers near the start save far more than they cost.
            let strongest = if self.stack.len() < LOOKED_AROUND { Rule::Killer } else { Rule::Single };
            if !settle(layout, &mut position, strongest) {
                return;
            }
        }
        match narrowest(layout, &position) {
            Some(choices) => self.stack.push((position, choices)),
            None => self.found.push(position.queens),
        }
    }

    fn run(&mut self, layout: &Layout, budget: u64) -> bool {
        for _ in 0..budget {
            if self.found.len() >= self.most {
                return true;
            }
            let Some((position, choices)) = self.stack.last_mut() else { return true };
            if let Some(square) = choices.first() {
                *choices -= Squares::one(square);
                let mut after = *position;
                after.set(layout, square);
                // The ways with a piece on this square are all found below. Of several stars, another could be the next one.
                position.free -= Squares::one(square);
                self.enter(layout, after);
            } else {
                self.stack.pop();
            }
        }
        false
    }
}

/// A random way to finish; `None` where there is none.
pub(super) fn any_way(layout: &Layout, position: &Position, dice: &mut Dice) -> Option<Squares> {
    let mut left = *position;
    if layout.stars() > 1 && !settle(layout, &mut left, Rule::Killer) {
        return None;
    }
    let Some(choices) = narrowest(layout, &left) else { return Some(left.queens) };
    let mut order: Vec<u32> = choices.iter().collect();
    dice.shuffle(&mut order);
    order.into_iter().find_map(|square| {
        let mut after = left;
        after.set(layout, square);
        left.free -= Squares::one(square);
        any_way(layout, &after, dice)
    })
}

/// The free squares of the line with the fewest of them; `None` where every line has its queen. Of several stars, those of
/// the line that has the fewest to spare.
fn narrowest(layout: &Layout, position: &Position) -> Option<Squares> {
    let missing = |line| if layout.stars() == 1 { 1 } else { position.missing(layout, line) };
    let lines = position.open.iter().map(|line| (layout.line(line) & position.free, missing(line)));
    lines.min_by_key(|(free, missing)| free.len().saturating_sub(*missing)).map(|(free, _)| free)
}
