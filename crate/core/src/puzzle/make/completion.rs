//! Makes a completion puzzle: queens of a solution are removed as long as the rules still solve the puzzle.

use super::unresolved;
use crate::puzzle::dice::Dice;
use crate::puzzle::grade::{Certificate, Level, Wanted};
use crate::puzzle::{Layout, Position, Puzzle, Squares};

/// Makes a puzzle with this solution that is at most as hard as `wanted`. Without any one of its given queens it would
/// be harder.
pub(in crate::puzzle) fn attempt(layout: &Layout, solution: Squares, wanted: Wanted, dice: &mut Dice) -> Puzzle {
    let mut order: Vec<u32> = solution.iter().collect();
    dice.shuffle(&mut order);
    let mut given = solution;
    for queen in order {
        // A puzzle that can be solved with fewer given queens can be solved with more. So a queen that was needed once
        // stays needed.
        let fewer = given - Squares::one(queen);
        if Position::with(layout, fewer).is_some_and(|start| is_easy_enough(layout, start, wanted)) {
            given = fewer;
        }
    }
    Puzzle::on(layout.clone(), given)
}

fn is_easy_enough(layout: &Layout, start: Position, wanted: Wanted) -> bool {
    match wanted.strongest(1) {
        // Only a certificate shows the length and the number of trials.
        _ if wanted == Wanted::Level(Level::Hard) => {
            Certificate::new(layout, &start).level().is_some_and(|level| level <= Level::Hard)
        }
        Some(strongest) => unresolved(layout, start, strongest) == 0,
        None => false,
    }
}
