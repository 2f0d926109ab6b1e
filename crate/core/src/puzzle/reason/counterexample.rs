//! Why a reason is not valid: queens that agree with everything proved so far, for which the claim is false.

use super::{Claim, Reason};
use crate::puzzle::ladder::{Assumed, strip};
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares};

/// Finds additional queens that refute the reason: they fill each named line and contradict the claim. For a trial, they
/// include the forced queens; for a strip, the queens of its regions. Returns `None` if no such queens exist, so that every
/// way to finish agrees with the claim.
pub(super) fn counterexample(layout: &Layout, position: &Position, reason: &Reason) -> Option<Squares> {
    let mut board = *position;
    let mut lines = reason.lines;
    if reason.rule == Rule::Strip {
        lines.0 |= strip::at(layout, position, lines).fold(0, |all, strip| all | strip.lines.0 | strip.within.0);
    }
    match reason.claim {
        Claim::Queen(square) => {
            board.free -= Squares::one(square);
            // A queen elsewhere on a line through the square makes the square empty.
            let through = Lines(layout.through(square).0 & position.open.0);
            if lines.0 & through.0 == 0 {
                lines.0 |= through.iter().next().map_or(0, |line| 1 << line);
            }
        }
        Claim::Empty(square) => {
            if matches!(reason.rule, Rule::Trial | Rule::TrialAndRules) {
                board = Assumed::propagate(layout, position, square, reason.rule, None).board;
                if !board.unfillable_lines(layout).is_empty() {
                    return None;
                }
            } else {
                board.set(layout, square);
            }
        }
    }
    Some(fill(layout, &board, lines)? - position.queens)
}

/// Sets all queens of these lines, on the most constrained line first; `None` if that is impossible.
pub(super) fn fill(layout: &Layout, board: &Position, lines: Lines) -> Option<Squares> {
    let left = Lines(lines.0 & board.open.0);
    let Some(line) = left.iter().min_by_key(|&line| board.spare(layout, line)) else { return Some(board.queens) };
    if left.iter().any(|line| board.is_unfillable(layout, line)) {
        return None;
    }
    let mut board = *board;
    (layout.line(line) & board.free).iter().find_map(|square| {
        let mut after = board;
        after.set(layout, square);
        // With several stars, each way with a star on this square is examined here.
        board.free -= Squares::one(square);
        fill(layout, &after, lines)
    })
}
