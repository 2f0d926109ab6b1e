//! How many squares one piece attacks on an empty board, from its distance to the edges alone: no word, no bits.

/// Squares to each edge: above and below, to the left and to the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Room {
    before: u32,
    after: u32,
}

impl Room {
    const fn at(line: u32) -> Room {
        Room { before: line, after: 7 - line }
    }

    /// In how many of the two directions so many steps can be taken.
    const fn ways(self, steps: u32) -> u32 {
        (self.before >= steps) as u32 + (self.after >= steps) as u32
    }
}

/// A knight's: 2 in the corner, 8 in the middle.
///
/// ```
/// use queens_core::bits::distance::knight;
/// assert_eq!([knight(0, 0), knight(0, 1), knight(3, 3)], [2, 3, 8]);
/// ```
#[must_use]
pub const fn knight(row: u32, column: u32) -> u32 {
    let (rows, columns) = (Room::at(row), Room::at(column));
    rows.ways(1) * columns.ways(2) + rows.ways(2) * columns.ways(1)
}

/// A king's: 3 in the corner, 8 away from the edge.
#[must_use]
pub const fn king(row: u32, column: u32) -> u32 {
    (1 + Room::at(row).ways(1)) * (1 + Room::at(column).ways(1)) - 1
}

/// A rook's: 14 everywhere.
#[must_use]
pub const fn rook(row: u32, column: u32) -> u32 {
    let (rows, columns) = (Room::at(row), Room::at(column));
    rows.before + rows.after + columns.before + columns.after
}

/// A bishop's: 7 at the edge, 13 in the middle.
#[must_use]
pub fn bishop(row: u32, column: u32) -> u32 {
    let (rows, columns) = (Room::at(row), Room::at(column));
    [rows.before, rows.after].iter().flat_map(|&one| [columns.before, columns.after].map(|other| one.min(other))).sum()
}

/// A pawn's captures, where it has so many squares ahead and stands in this line across.
#[must_use]
pub const fn pawn(ahead: u32, across: u32) -> u32 {
    if ahead == 0 { 0 } else { Room::at(across).ways(1) }
}
