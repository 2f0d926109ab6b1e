//! How many ways there are to finish a puzzle: exact search, the line with the fewest free squares first.

use super::dice::Dice;
use super::{Layout, Position, Squares};

/// The first ways to finish, at most `most` of them, each as the squares of all queens.
#[must_use]
pub fn ways(layout: &Layout, position: &Position, most: usize) -> Vec<Squares> {
    let mut found = Vec::new();
    search(layout, position, &mut |squares| squares.iter().collect(), &mut |queens| {
        found.push(queens);
        found.len() < most
    });
    found
}

/// A way to finish chosen by chance; none where there is none.
pub(super) fn any_way(layout: &Layout, position: &Position, dice: &mut Dice) -> Option<Squares> {
    let mut found = None;
    let mut shuffled = |squares: Squares| {
        let mut order: Vec<u32> = squares.iter().collect();
        dice.shuffle(&mut order);
        order
    };
    search(layout, position, &mut shuffled, &mut |queens| {
        found = Some(queens);
        false
    });
    found
}

/// Shows each way to finish until told to stop by `false`.
fn search(
    layout: &Layout,
    position: &Position,
    order: &mut impl FnMut(Squares) -> Vec<u32>,
    show: &mut impl FnMut(Squares) -> bool,
) -> bool {
    let choices = position.open.iter().map(|line| layout.line(line) & position.free).min_by_key(|free| free.len());
    let Some(choices) = choices else { return show(position.queens) };
    order(choices).into_iter().all(|square| {
        let mut after = *position;
        after.set(layout, square);
        search(layout, &after, order, show)
    })
}
