//! Blocks of two by two squares. Two pieces in a block would touch, so each block contains at most one, and
//! squares that lie in `k` blocks have room for at most `k` pieces.

use super::{Layout, Squares};

/// Whether squares lie in at most `count` blocks.
pub(super) fn fits(layout: &Layout, squares: Squares, count: u32) -> bool {
    let Some(first) = squares.first() else { return true };
    // A block must contain the first square. No other square is above it, so blocks with it in their upper row are enough.
    squares.len() <= 4 * count && layout.blocks(first).iter().any(|&block| fits(layout, squares - block, count - 1))
}

/// The squares grouped by blocks: as few blocks as possible, and at most `count`. `None` if they need more.
pub(super) fn divide_into_blocks(layout: &Layout, squares: Squares, count: u32) -> Option<Vec<Squares>> {
    (0..=count).find_map(|count| {
        let mut groups = Vec::new();
        divide(layout, squares, count, &mut groups).then_some(groups)
    })
}

fn divide(layout: &Layout, squares: Squares, count: u32, groups: &mut Vec<Squares>) -> bool {
    let Some(first) = squares.first() else { return true };
    squares.len() <= 4 * count
        && layout.blocks(first).iter().any(|&block| {
            groups.push(squares & block);
            divide(layout, squares - block, count - 1, groups) || {
                groups.pop();
                false
            }
        })
}
