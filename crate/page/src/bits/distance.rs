//! How many squares one piece attacks on an empty 8 by 8 board, from its distances to the edges alone, without bit
//! operations. Rows and columns count from 0 to 7.

/// The number of squares between a piece and the two edges along one axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Room {
    before: u32,
    after: u32,
}

impl Room {
    const fn at(line: u32) -> Room {
        Room { before: line, after: 7 - line }
    }

    /// In how many of the two directions `steps` steps stay on the board.
    const fn ways(self, steps: u32) -> u32 {
        (self.before >= steps) as u32 + (self.after >= steps) as u32
    }
}

/// The number of squares that a knight on `row` and `column` attacks: 2 in the corner, 8 in the middle.
///
/// ```
/// use queens_page::bits::distance::knight;
/// assert_eq!([knight(0, 0), knight(0, 1), knight(3, 3)], [2, 3, 8]);
/// ```
#[must_use]
pub const fn knight(row: u32, column: u32) -> u32 {
    let (rows, columns) = (Room::at(row), Room::at(column));
    rows.ways(1) * columns.ways(2) + rows.ways(2) * columns.ways(1)
}

/// The number of squares that a king on `row` and `column` attacks: 3 in the corner, 8 away from the edges.
#[must_use]
pub const fn king(row: u32, column: u32) -> u32 {
    (1 + Room::at(row).ways(1)) * (1 + Room::at(column).ways(1)) - 1
}

/// The number of squares that a rook on `row` and `column` attacks: 14 everywhere.
#[must_use]
pub const fn rook(row: u32, column: u32) -> u32 {
    let (rows, columns) = (Room::at(row), Room::at(column));
    rows.before + rows.after + columns.before + columns.after
}

/// The number of squares that a bishop on `row` and `column` attacks: 7 at the edge, 13 in the middle.
#[must_use]
pub fn bishop(row: u32, column: u32) -> u32 {
    let (rows, columns) = (Room::at(row), Room::at(column));
    [rows.before, rows.after].iter().flat_map(|&one| [columns.before, columns.after].map(|other| one.min(other))).sum()
}

/// The number of squares on which a pawn can capture, with `ahead` rows in front of it and in column `across`.
#[must_use]
pub const fn pawn(ahead: u32, across: u32) -> u32 {
    if ahead == 0 { 0 } else { Room::at(across).ways(1) }
}
