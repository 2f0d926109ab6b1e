//! The consequences of an assumed queen, for a person who names the line that is left without a free square.

use crate::puzzle::ladder::{Assumed, single};
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Step};

/// The steps from a queen on `square` to a line that is left without a free square. The line can depend on which
/// single is applied first, so each is tried.
pub(super) fn steps_until_unfillable(
    layout: &Layout,
    position: &Position,
    square: u32,
    rule: Rule,
    unfillable: usize,
) -> Option<Vec<Step>> {
    let mut board = *position;
    board.set(layout, square);
    let firsts = board.free.iter().filter_map(|first| single_on(layout, &board, first));
    let orders = std::iter::once(None).chain(firsts.map(Some));
    let mut ends = orders.map(|first| Assumed::propagate(layout, position, square, rule, first));
    let end = ends.find(|end| end.board.unfillable_lines(layout).iter().any(|line| line == unfillable))?;
    Some(end.steps.into_iter().map(|one| one.step).collect())
}

/// The single that sets a queen on this square, if there is one.
fn single_on(layout: &Layout, board: &Position, square: u32) -> Option<Step> {
    let through = Lines(layout.through(square).0 & board.open.0);
    through.iter().find_map(|line| single::at(layout, board, square, line))
}
