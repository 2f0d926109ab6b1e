//! A completion puzzle: queens of a solution are dropped as long as the rules still solve it.

use super::{any_solution, unresolved};
use crate::puzzle::dice::Dice;
use crate::puzzle::{Layout, Position, Puzzle, Rule, Squares};

/// A puzzle that rules up to the `strongest` solve, and none of whose given queens they can do without.
pub(super) fn attempt(layout: &Layout, strongest: Rule, dice: &mut Dice) -> Option<Puzzle> {
    let solution = any_solution(layout, dice)?;
    let mut order: Vec<u32> = solution.iter().collect();
    dice.shuffle(&mut order);
    let mut given = solution;
    for queen in order {
        // What is solved with fewer queens given is solved with more: a queen that was needed once stays needed.
        let fewer = given - Squares::one(queen);
        if Position::with(layout, fewer).is_some_and(|start| unresolved(layout, start, strongest) == 0) {
            given = fewer;
        }
    }
    Some(Puzzle::on(layout.clone(), given))
}
