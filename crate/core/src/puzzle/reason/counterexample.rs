//! Why a reason does not hold: queens that keep to all that is proved, and among which the claim is false.

use super::suppose::Supposed;
use super::{Claim, Reason};
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares};

/// Queens beside those of the position: one on each named line, and one that the claim denies. Of a trial, also those
/// that follow. `None` where there are none, so that every way to finish agrees with the claim.
pub(super) fn counterexample(layout: &Layout, position: &Position, reason: &Reason) -> Option<Squares> {
    let mut board = *position;
    let mut lines = reason.lines;
    match reason.claim {
        Claim::Queen(square) => {
            board.free -= Squares::one(square);
            // A queen elsewhere on a line through the square says that none is there.
            let through = Lines(layout.through(square).0 & position.open.0);
            if lines.0 & through.0 == 0 {
                lines.0 |= through.iter().next().map_or(0, |line| 1 << line);
            }
        }
        Claim::Empty(square) => {
            if matches!(reason.rule, Rule::Trial | Rule::TrialAndRules) {
                board = Supposed::follow(layout, position, square, reason.rule, None).board;
                if !board.dry(layout).is_empty() {
                    return None;
                }
            } else {
                board.set(layout, square);
            }
        }
    }
    Some(filled(layout, &board, lines)? - position.queens)
}

/// The board with a queen on each of these lines, the narrowest first; `None` where that cannot be.
pub(super) fn filled(layout: &Layout, board: &Position, lines: Lines) -> Option<Squares> {
    let left = Lines(lines.0 & board.open.0);
    let places = |line: usize| layout.line(line) & board.free;
    let Some(line) = left.iter().min_by_key(|&line| places(line).len()) else { return Some(board.queens) };
    places(line).iter().find_map(|square| {
        let mut after = *board;
        after.set(layout, square);
        filled(layout, &after, lines)
    })
}
