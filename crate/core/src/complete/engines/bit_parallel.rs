//! The exhaustive search on at most 32 free rows: a word contains the free squares of a line, so that a queen excludes
//! squares in all lines at once.
//!
//! ```text
//!      0 1 2 3 4          the queen in row 1        free before      kept by it     free now     (columns 4 to 0)
//!   0  . x x x .              row 0                   11011    and     10001    =    10001
//!   1  x x Q x x
//!   2  . x x x .              row 2                   01111    and     10001    =    00001
//!   3  x . x . x              row 3                   01110    and     01010    =    01010
//!   4  . . x . .              row 4                   00110    and     11011    =    00010
//! ```
//!
//! Every node takes the most constrained line, as the exact search does, and tries all its squares. It never restarts,
//! because a node takes a tenth of the time: the whole tree is searched soon if that is possible at all.

use crate::bits;
use crate::board::{NonAttacking, Square};
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The maximum number of free rows: the bits of a word.
const MAX_ROWS: usize = 32;

/// A search for all completions, one after the other, which can stop after any node and resume.
#[derive(Clone, Debug)]
pub(crate) struct BitParallel {
    /// The rows and the columns of the board that are free in the placement, in random order.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// By free square, row by row: the squares of each line that a queen there leaves free.
    kept: Vec<Lines>,
    /// The nodes from the first choice to the present one.
    path: Vec<Node>,
    nodes: u64,
    dead_ends: u64,
}

/// The squares of each row in the lower half of a word, and those of the column with the same place in the upper half.
/// Closed lines have no squares.
#[derive(Clone, Copy, Debug)]
struct Lines([u64; MAX_ROWS]);

/// A placement of queens on the free rows, and the squares of one line on which the next queen is tried.
#[derive(Clone, Copy, Debug)]
struct Node {
    lines: Lines,
    /// A bit for each line that has no queen: first the rows, from [`MAX_ROWS`] on the columns.
    open: u64,
    /// The line by its bit, and its squares that are not tried yet.
    line: usize,
    untried: u32,
    /// The row and the column of the queen that is tried now.
    queen: Option<(usize, usize)>,
}

impl BitParallel {
    /// A search for the completions of `given`; `random` decides which comes first. `None` where more than [`MAX_ROWS`] rows
    /// are free.
    pub(super) fn new(given: &NonAttacking, random: &mut Xoshiro128PlusPlus) -> Option<Self> {
        BitParallel::among(given, |_| true, random)
    }

    /// Like `new`, for completions whose added queens are all on `allowed` squares.
    #[inline(never)]
    pub(crate) fn among(
        given: &NonAttacking,
        allowed: impl Fn(Square) -> bool,
        random: &mut Xoshiro128PlusPlus,
    ) -> Option<Self> {
        if given.free() > MAX_ROWS {
            return None;
        }
        let occupied = given.occupied();
        let mut rows: Vec<u32> = given.free_rows().collect();
        let mut columns: Vec<u32> = occupied.open_columns().collect();
        rows.shuffle(random);
        columns.shuffle(random);
        let lines = Lines::of(&rows, &columns, |square| occupied.diagonals_open(square) && allowed(square));
        let mut kept = Vec::with_capacity(rows.len() * columns.len());
        for &row in &rows {
            for &column in &columns {
                let queen = Square::new(row, column);
                kept.push(Lines::of(&rows, &columns, |square| !attack(queen, square)));
            }
        }
        let all = bits::low(rows.len() as u32);
        let first = Node::new(lines, all | all << MAX_ROWS, rows.len());
        Some(BitParallel { rows, columns, kept, path: vec![first], nodes: 0, dead_ends: 0 })
    }

    /// How many queens it has set so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many of those left some line without a square.
    pub(super) fn dead_ends(&self) -> u64 {
        self.dead_ends
    }

    /// The queens at present.
    pub(super) fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        let set = self.path.iter().filter_map(|node| node.queen);
        set.map(|(row, column)| Square::new(self.rows[row], self.columns[column]))
    }

    /// Works for at most `nodes` nodes more. True at each completion, false once there are no more, `None` otherwise.
    #[inline(never)]
    pub(crate) fn run(&mut self, nodes: u64) -> Option<bool> {
        let stop = self.nodes.saturating_add(nodes);
        while self.nodes < stop {
            let Some(node) = self.path.last_mut() else { return Some(false) };
            if node.untried == 0 {
                self.path.pop();
                continue;
            }
            let (row, column) = node.next_queen();
            self.nodes += 1;
            let free = self.columns.len();
            let next = node.after(row, column, &self.kept[row * free + column], free);
            if next.open == 0 {
                return Some(true);
            }
            if next.untried == 0 {
                self.dead_ends += 1;
            } else {
                self.path.push(next);
            }
        }
        None
    }
}

impl Node {
    /// The next queen is tried on the narrowest open line, rows before columns.
    ///
    /// How many squares each line has is added up for all lines at once, digit by digit: a square of a row is one of a
    /// column. From four squares on, which is rare, lines are counted one by one.
    #[inline]
    fn new(lines: Lines, open: u64, free: usize) -> Self {
        let (mut ones, mut twos, mut more) = (0, 0, 0);
        for &squares in &lines.0[..free] {
            let carried = ones & squares;
            more |= twos & carried;
            twos ^= carried;
            ones ^= squares;
        }
        // The squares of rows have counted columns, so the halves are exchanged.
        let [ones, twos, more] = [ones, twos, more].map(|digit: u64| digit.rotate_left(MAX_ROWS as u32));
        let with = [!ones & !twos, ones & !twos, twos & !ones, ones & twos].map(|lines| lines & !more & open);
        let found = with.into_iter().find(|&lines| lines != 0).map(u64::trailing_zeros);
        let counted = || bits::ones(open).min_by_key(|&line| lines.squares(line as usize).count_ones());
        let line = found.or_else(counted).unwrap_or(0) as usize;
        Node { lines, open, line, untried: lines.squares(line), queen: None }
    }

    /// The row and the column of the next square of the line, which is tried from now on.
    fn next_queen(&mut self) -> (usize, usize) {
        let crossed = self.untried.trailing_zeros() as usize;
        self.untried = bits::without_lowest(self.untried);
        let queen = if self.line < MAX_ROWS { (self.line, crossed) } else { (crossed, self.line - MAX_ROWS) };
        self.queen = Some(queen);
        queen
    }

    /// The board after a queen on `row` and `column`, which leaves `kept`.
    #[inline]
    fn after(&self, row: usize, column: usize, kept: &Lines, free: usize) -> Node {
        let mut lines = self.lines;
        for (squares, kept) in lines.0[..free].iter_mut().zip(&kept.0) {
            *squares &= kept;
        }
        Node::new(lines, self.open & !(1 << row | 1 << (MAX_ROWS + column)), free)
    }
}

impl Lines {
    /// The squares of the line with this bit.
    fn squares(&self, line: usize) -> u32 {
        (self.0[line % MAX_ROWS] >> (line / MAX_ROWS * MAX_ROWS)) as u32
    }

    /// The squares of these rows and columns for which `hold` is true.
    fn of(rows: &[u32], columns: &[u32], hold: impl Fn(Square) -> bool) -> Self {
        let mut lines = Lines([0; MAX_ROWS]);
        for (row, &row_at) in rows.iter().enumerate() {
            for (column, &column_at) in columns.iter().enumerate() {
                if hold(Square::new(row_at, column_at)) {
                    lines.0[row] |= 1 << column;
                    lines.0[column] |= 1 << (MAX_ROWS + row);
                }
            }
        }
        lines
    }
}

fn attack(queen: Square, other: Square) -> bool {
    let (down, across) = (queen.row.abs_diff(other.row), queen.column.abs_diff(other.column));
    down == 0 || across == 0 || down == across
}
