//! The consequences of an assumed queen, for a person who names the line that is left without a free square.

use crate::puzzle::ladder::{Assumed, single};
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Step};

/// The steps from a queen on `square` to a line that is left without a free square. Which line that is can depend on the
/// single that is taken first, so each is tried.
pub(super) fn until_dry(
    layout: &Layout,
    position: &Position,
    square: u32,
    rule: Rule,
    dry: usize,
) -> Option<Vec<Step>> {
    let mut board = *position;
    board.set(layout, square);
    let firsts = board.free.iter().filter_map(|first| single_on(layout, &board, first));
    let orders = std::iter::once(None).chain(firsts.map(Some));
    let mut ends = orders.map(|first| Assumed::follow(layout, position, square, rule, first));
    let end = ends.find(|end| end.board.unfillable_lines(layout).iter().any(|line| line == dry))?;
    Some(end.taken.into_iter().map(|taken| taken.step).collect())
}

/// The single that sets a queen on this square, if there is one.
fn single_on(layout: &Layout, board: &Position, square: u32) -> Option<Step> {
    let through = Lines(layout.through(square).0 & board.open.0);
    through.iter().find_map(|line| single::at(layout, board, square, line))
}
