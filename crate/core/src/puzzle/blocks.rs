//! Blocks of two by two squares. Two pieces in a block would touch, so each block contains at most one. So squares that
//! lie in `k` blocks have room for at most `k` pieces.

use super::{Layout, Squares};

/// Whether squares lie in at most `count` blocks.
pub(super) fn fits(layout: &Layout, squares: Squares, count: u32) -> bool {
    let Some(first) = squares.first() else { return true };
    // No square is above the first one, so no block contains more of the squares than one with the first square in its upper row.
    squares.len() <= 4 * count && layout.blocks(first).iter().any(|&block| fits(layout, squares - block, count - 1))
}

/// The squares, by the blocks in which they lie: as few blocks as possible, and at most `count`. `None` if they need more.
pub(super) fn divided(layout: &Layout, squares: Squares, count: u32) -> Option<Vec<Squares>> {
    (0..=count).find_map(|count| {
        let mut found = Vec::new();
        divide(layout, squares, count, &mut found).then_some(found)
    })
}

fn divide(layout: &Layout, squares: Squares, count: u32, found: &mut Vec<Squares>) -> bool {
    let Some(first) = squares.first() else { return true };
    squares.len() <= 4 * count
        && layout.blocks(first).iter().any(|&block| {
            found.push(squares & block);
            divide(layout, squares - block, count - 1, found) || {
                found.pop();
                false
            }
        })
}
