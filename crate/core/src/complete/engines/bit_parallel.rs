//! The exhaustive search on at most 32 free rows: a word contains the free squares of a line, so that a queen excludes
//! squares in all lines at once.
//!
//! ```text
//!      0 1 2 3 4          the queen in row 1        free before      unattacked     free now     (columns 4 to 0)
//!   0  . x x x .              row 0                   11011    and     10001    =    10001
//!   1  x x Q x x
//!   2  . x x x .              row 2                   01111    and     10001    =    00001
//!   3  x . x . x              row 3                   01110    and     01010    =    01010
//!   4  . . x . .              row 4                   00110    and     11011    =    00010
//! ```
//!
//! Every node takes the most constrained line, as the exact search does, and tries all its squares. It never restarts,
//! because a node takes a tenth of the time: the whole tree is searched soon if that is possible at all.
//!
//! [`certificate`](crate::frontier::certificate()) writes down this walk, node by node.

use crate::bits;
use crate::board::{NonAttacking, Square};
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The maximum number of free rows: the bits of a word.
const MAX_ROWS: usize = 32;

/// How many words are processed side by side.
const LANES: usize = 4;

/// A search for all completions, one after the other, which can stop after any node and resume.
#[derive(Clone, Debug)]
pub(crate) struct BitParallel {
    /// The rows and the columns of the board that are free in the placement, in the order in which the search numbers them.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// By free square, row by row: the squares of each line that a queen there does not attack.
    unattacked: Vec<Lines>,
    /// The nodes from the first choice to the current choice, `depth` of them, and memory for further nodes.
    path: Vec<Node>,
    depth: usize,
    nodes: u64,
    dead_ends: u64,
}

/// The squares of each row in the lower half of a word, and the squares of the column with the same place in the upper half.
/// Closed lines have no squares.
#[derive(Clone, Copy, Debug)]
struct Lines([u64; MAX_ROWS]);

/// The result of setting a queen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Visit {
    /// The squares of this line are tried next.
    Line(Line),
    /// This line has no square left.
    Dead(Line),
    /// All lines have their queens.
    Complete,
}

/// The most constrained line: whether it is a row, and its place among the free rows or columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) is_row: bool,
    pub(crate) place: usize,
}

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
    /// A search for the completions of `given`; `random` decides which comes first. `None` if more than [`MAX_ROWS`] rows
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
        let mut rows: Vec<u32> = given.free_rows().collect();
        let mut columns: Vec<u32> = given.occupied().open_columns().collect();
        rows.shuffle(random);
        columns.shuffle(random);
        Some(BitParallel::ordered(given, allowed, rows, columns))
    }

    /// The search of an empty board of at most [`MAX_ROWS`] rows, with rows and columns in their order.
    pub(crate) fn in_order(empty: &NonAttacking) -> Self {
        let all = || (0..empty.size() as u32).collect();
        BitParallel::ordered(empty, |_| true, all(), all())
    }

    fn ordered(given: &NonAttacking, allowed: impl Fn(Square) -> bool, rows: Vec<u32>, columns: Vec<u32>) -> Self {
        let occupied = given.occupied();
        let lines = Lines::of(&rows, &columns, |square| occupied.diagonals_open(square) && allowed(square));
        let mut unattacked = Vec::with_capacity(rows.len() * columns.len());
        for &row in &rows {
            for &column in &columns {
                let queen = Square::new(row, column);
                unattacked.push(Lines::of(&rows, &columns, |square| !attack(queen, square)));
            }
        }
        let all = bits::low(rows.len() as u32);
        let mut first = Node { lines, open: all | all << MAX_ROWS, line: 0, untried: 0, queen: None };
        first.choose(lines.0.iter().fold(Sizes::NONE, |sizes, &squares| sizes.with(squares)));
        BitParallel { path: vec![first; rows.len() + 1], rows, columns, unattacked, depth: 1, nodes: 0, dead_ends: 0 }
    }

    /// How many queens it has set so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many of these queens left a line without a square.
    pub(super) fn dead_ends(&self) -> u64 {
        self.dead_ends
    }

    /// The queens that are set now.
    pub(super) fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        let set = self.path[..self.depth].iter().filter_map(|node| node.queen);
        set.map(|(row, column)| Square::new(self.rows[row], self.columns[column]))
    }

    /// The number of lines that are being tried: the depth of the current node.
    pub(crate) fn depth(&self) -> usize {
        self.depth
    }

    /// The line that is tried now; `None` at the end.
    pub(crate) fn line(&self) -> Option<Line> {
        Some(self.path[self.depth.checked_sub(1)?].line())
    }

    /// Works for at most `nodes` nodes more. True at each completion, false once there are no more, `None` otherwise.
    #[inline(never)]
    pub(crate) fn run(&mut self, nodes: u64) -> Option<bool> {
        let stop = self.nodes.saturating_add(nodes);
        while self.nodes < stop {
            match self.set() {
                None => return Some(false),
                Some(Visit::Complete) => return Some(true),
                Some(_) => {}
            }
        }
        None
    }

    /// Sets the next queen; `None` at the end.
    #[inline]
    pub(crate) fn set(&mut self) -> Option<Visit> {
        while self.depth > 0 && self.path[self.depth - 1].untried == 0 {
            self.depth -= 1;
        }
        let [node, next] = self.path.get_mut(self.depth.checked_sub(1)?..=self.depth)? else { return None };
        let (row, column) = node.next_queen();
        self.nodes += 1;
        let free = self.columns.len();
        next.propagate(node, row, column, &self.unattacked[row * free + column], free);
        if next.open == 0 {
            return Some(Visit::Complete);
        }
        if next.untried == 0 {
            self.dead_ends += 1;
            return Some(Visit::Dead(next.line()));
        }
        self.depth += 1;
        Some(Visit::Line(next.line()))
    }
}

/// How many squares each line has, as two binary digits and whether it has four or more: a bit for each line.
#[derive(Clone, Copy)]
struct Sizes {
    ones: u64,
    twos: u64,
    more: u64,
}

impl Sizes {
    const NONE: Sizes = Sizes { ones: 0, twos: 0, more: 0 };

    /// One square more for each line in `squares`.
    #[inline]
    fn with(self, squares: u64) -> Self {
        self.plus(Sizes { ones: squares, ..Sizes::NONE })
    }

    #[inline]
    fn plus(self, other: Sizes) -> Self {
        let (carried, halves) = (self.ones & other.ones, self.twos ^ other.twos);
        Sizes {
            ones: self.ones ^ other.ones,
            twos: halves ^ carried,
            more: self.more | other.more | self.twos & other.twos | halves & carried,
        }
    }
}

impl Node {
    /// The row and the column of the next square of the line, which is tried from now on.
    fn next_queen(&mut self) -> (usize, usize) {
        let place = self.untried.trailing_zeros() as usize;
        self.untried = bits::without_lowest(self.untried);
        let queen = if self.line < MAX_ROWS { (self.line, place) } else { (place, self.line - MAX_ROWS) };
        self.queen = Some(queen);
        queen
    }

    /// Becomes the board of `before` after a queen on `row` and `column`. `unattacked` are the squares that the queen
    /// does not attack.
    ///
    /// The squares of all lines are counted at once, because each square of a row is also one of a column: the sum of the
    /// words of the rows counts the squares of the columns, and the other way round. Words are added in [`LANES`] sums side
    /// by side, so that no sum waits for another.
    #[inline]
    fn propagate(&mut self, before: &Node, row: usize, column: usize, unattacked: &Lines, free: usize) {
        let words = free.next_multiple_of(LANES);
        let (now, _) = self.lines.0[..words].as_chunks_mut::<LANES>();
        let (before_lines, _) = before.lines.0[..words].as_chunks::<LANES>();
        let (unattacked, _) = unattacked.0[..words].as_chunks::<LANES>();
        let mut sizes = [Sizes::NONE; LANES];
        for ((now, before), unattacked) in now.iter_mut().zip(before_lines).zip(unattacked) {
            for lane in 0..LANES {
                now[lane] = before[lane] & unattacked[lane];
                sizes[lane] = sizes[lane].with(now[lane]);
            }
        }
        self.open = before.open & !(1 << row | 1 << (MAX_ROWS + column));
        self.queen = None;
        self.choose(sizes.into_iter().fold(Sizes::NONE, Sizes::plus));
    }

    /// Chooses the most constrained open line for the next queen, rows before columns. If every line has at least four
    /// squares, which is rare, the squares are counted line by line.
    #[inline]
    fn choose(&mut self, Sizes { ones, twos, more }: Sizes) {
        // The squares of rows were counted for columns, so the halves are exchanged.
        let [ones, twos, more] = [ones, twos, more].map(|digit| digit.rotate_left(MAX_ROWS as u32));
        let few = self.open & !more;
        let by_size = [few & !ones & !twos, few & ones & !twos, few & twos & !ones, few & ones & twos];
        let found = by_size.into_iter().find(|&lines| lines != 0);
        self.line = found.map_or_else(|| self.by_counting(), u64::trailing_zeros) as usize;
        self.untried = self.lines.squares(self.line);
    }

    /// The most constrained open line, if every open line has at least four squares; 0 if no line is open.
    #[cold]
    #[inline(never)]
    fn by_counting(&self) -> u32 {
        bits::ones(self.open).min_by_key(|&line| self.lines.squares(line as usize).count_ones()).unwrap_or(0)
    }

    fn line(&self) -> Line {
        Line { is_row: self.line < MAX_ROWS, place: self.line % MAX_ROWS }
    }
}

impl Lines {
    /// The squares of the line with this bit.
    fn squares(&self, line: usize) -> u32 {
        (self.0[line % MAX_ROWS] >> (line / MAX_ROWS * MAX_ROWS)) as u32
    }

    /// The squares of these rows and columns for which `include` is true.
    fn of(rows: &[u32], columns: &[u32], include: impl Fn(Square) -> bool) -> Self {
        let mut lines = Lines([0; MAX_ROWS]);
        for (row, &row_at) in rows.iter().enumerate() {
            for (column, &column_at) in columns.iter().enumerate() {
                if include(Square::new(row_at, column_at)) {
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
