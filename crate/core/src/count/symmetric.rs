//! Solutions that a half turn or a quarter turn of the board leaves alone: placed one orbit of squares at a time.

/// Solutions of a board of at most 32 rows that a half turn leaves alone.
pub(super) fn half_turn(size: u32) -> u64 {
    let last = size - 1;
    count(size, &|(row, column)| vec![(row, column), (last - row, last - column)])
}

/// Solutions of a board of at most 32 rows that a quarter turn leaves alone (there are some only where 4 divides `size` or
/// `size - 1`).
///
/// ```text
///   . Q .  .          (r, c) -> (c, n-1-r) -> (n-1-r, n-1-c) -> (n-1-c, r):
///   . . .  Q          four queens for one choice
///   Q . .  .
///   . . Q  .
/// ```
pub(super) fn quarter_turn(size: u32) -> u64 {
    let last = size - 1;
    count(size, &|(row, column)| {
        vec![(row, column), (column, last - row), (last - row, last - column), (last - column, row)]
    })
}

type Square = (u32, u32);

fn count(size: u32, orbit: &dyn Fn(Square) -> Vec<Square>) -> u64 {
    let mut lines = Lines::default();
    if size % 2 == 1 {
        // The middle row is turned onto itself, so its queen stands in the middle.
        lines.add(size, (size / 2, size / 2));
    }
    below(size, lines, orbit)
}

/// Ways to go on from here, by the first row that is open.
fn below(size: u32, lines: Lines, orbit: &dyn Fn(Square) -> Vec<Square>) -> u64 {
    let row = (!lines.rows).trailing_zeros();
    if row == size {
        return 1;
    }
    let mut found = 0;
    for column in 0..size {
        let mut next = lines;
        if orbit((row, column)).into_iter().all(|square| next.add(size, square)) {
            found += below(size, next, orbit);
        }
    }
    found
}

/// The lines that hold a queen: one bit each.
#[derive(Clone, Copy, Default)]
struct Lines {
    rows: u64,
    columns: u64,
    diagonals: u64,
    anti_diagonals: u64,
}

impl Lines {
    /// One queen more; false when it would be attacked.
    fn add(&mut self, size: u32, (row, column): Square) -> bool {
        let queen = Lines {
            rows: 1 << row,
            columns: 1 << column,
            diagonals: 1 << (row + size - 1 - column),
            anti_diagonals: 1 << (row + column),
        };
        let free = self.rows & queen.rows == 0
            && self.columns & queen.columns == 0
            && self.diagonals & queen.diagonals == 0
            && self.anti_diagonals & queen.anti_diagonals == 0;
        self.rows |= queen.rows;
        self.columns |= queen.columns;
        self.diagonals |= queen.diagonals;
        self.anti_diagonals |= queen.anti_diagonals;
        free
    }
}
