//! Solutions that a half turn or a quarter turn of the board leaves unchanged, found one orbit of squares at a time.

/// How many solutions of a board of 2 to 32 rows a half turn leaves unchanged. Rows are filled from the top; each queen
/// is set together with its image near the bottom.
///
/// ```text
///   . . Q . . .   <- the row being filled       x: where a queen would attack its own image, which are the two
///   x . . . . x                                    long diagonals and the middle column of an odd board
///   . x . . x .
///   . x . . x .
///   x . . . . x
///   . . . Q . .   <- its image
/// ```
pub(super) fn half_turn(size: u32) -> u64 {
    let middle = if size % 2 == 1 { 1 << (size / 2) } else { 0 };
    // The queen in the middle of an odd board is its own image. It occupies both long diagonals.
    let lines = if size % 2 == 1 { 1 << (size - 1) } else { 0 };
    let left_half = (1 << (size / 2)) - 1;
    2 * HalfTurn { size }.fill(0, left_half, middle, lines, lines)
}

struct HalfTurn {
    size: u32,
}

impl HalfTurn {
    /// Counts the ways to fill the rows from `row` to the middle, with the queen of `row` on one of the columns
    /// `tried`. The words hold the occupied columns and, for each column of row 0, the diagonals that begin there: `row
    /// + column` is the bit of an anti-diagonal, `last - row + column` that of a diagonal.
    fn fill(&self, row: u32, tried: u64, columns: u64, diagonals: u64, anti_diagonals: u64) -> u64 {
        if row == self.size / 2 {
            return 1;
        }
        let last = self.size - 1;
        let own_image = 1 << row | 1 << (last - row);
        let mut free = tried & !(own_image | columns | diagonals >> (last - row) | anti_diagonals >> row);
        let mut found = 0;
        while free != 0 {
            let column = free.trailing_zeros();
            free &= free - 1;
            let both = |place: u32| 1 << place | 1 << (2 * last - place);
            found += self.fill(
                row + 1,
                (1 << self.size) - 1,
                columns | 1 << column | 1 << (last - column),
                diagonals | both(last - row + column),
                anti_diagonals | both(row + column),
            );
        }
        found
    }
}

/// How many solutions of a board of at most 32 rows a quarter turn leaves unchanged. There are some only where 4
/// divides `size` or `size - 1`.
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
        // A half turn maps the middle row onto itself, so its queen stands in the middle.
        lines.add(size, (size / 2, size / 2));
    }
    below(size, lines, orbit)
}

/// Counts the ways to continue, by the first row without a queen.
fn below(size: u32, lines: Lines, orbit: &dyn Fn(Square) -> Vec<Square>) -> u64 {
    let row = lines.first_open();
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

/// The lines that hold a queen, one bit each.
#[derive(Clone, Copy, Default)]
pub(super) struct Lines {
    rows: u64,
    columns: u64,
    diagonals: u64,
    anti_diagonals: u64,
}

impl Lines {
    /// The first row without a queen, or `size` when there is none.
    pub(super) fn first_open(&self) -> u32 {
        (!self.rows).trailing_zeros()
    }

    /// Adds a queen; false where it would be attacked.
    pub(super) fn add(&mut self, size: u32, (row, column): Square) -> bool {
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
