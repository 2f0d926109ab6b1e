//! The free rows and the free columns of a board, as two lists. The queens set so far are the pairs at the start of the
//! lists.
//!
//! ```text
//!           set so far | refused in this pass | not yet examined
//!  rows       4  0  7  |  2                   |  1  5
//!  columns    1  6  3  |  0                   |  2  7
//!             queens     ^ any row may be paired with any column: both lists are shuffled as they are read
//! ```
//!
//! So the two lists contain the board, the remaining work, and the history: a return removes the last pairs. Both
//! published random choices work on the lists: randSet & randSet pair by pair, rand & rand row by row.

use crate::board::{NonAttacking, Occupied, Placement, Square};
use std::ops::Range;

/// Queens set on the free rows and columns of a placement, and the rows and columns that are still free. No two of the
/// queens attack each other.
#[derive(Clone, Debug)]
pub struct Pairs {
    rows: Vec<u32>,
    columns: Vec<u32>,
    set: usize,
    /// The number of queens when the current pass began, and the next place in the lists.
    pass_from: usize,
    next: usize,
    occupied: Occupied,
}

/// The result of examining a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pair {
    /// A queen was set.
    Set(Square),
    /// The square is attacked.
    Refused(Square),
    /// All pairs have been examined; this many queens were set.
    PassEnded(usize),
}

impl Pairs {
    /// The rows and columns that the queens of `given` leave free.
    #[must_use]
    pub fn of(given: &NonAttacking) -> Self {
        let occupied = given.occupied().clone();
        let columns = (0..given.size() as u32).filter(|&column| occupied.column_open(column)).collect();
        Pairs { rows: given.free_rows().collect(), columns, set: 0, pass_from: 0, next: 0, occupied }
    }

    /// A board without a queen.
    #[must_use]
    pub fn empty(size: usize) -> Self {
        let lines: Vec<u32> = (0..size as u32).collect();
        let occupied = Occupied::none(size);
        Pairs { rows: lines.clone(), columns: lines, set: 0, pass_from: 0, next: 0, occupied }
    }

    /// How many rows were free at the start.
    #[must_use]
    pub fn free(&self) -> usize {
        self.rows.len()
    }

    /// How many queens have been set.
    #[must_use]
    pub fn queen_count(&self) -> usize {
        self.set
    }

    /// The rows that are still free, in no particular order.
    pub(crate) fn free_rows(&self) -> &[u32] {
        &self.rows[self.set..]
    }

    /// The queens that have been set, in the order in which they were set.
    pub fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.rows[..self.set].iter().zip(&self.columns).map(|(&row, &column)| Square { row, column })
    }

    /// The queen that was set at `place` in the order of setting, counted from 0.
    pub(crate) fn queen(&self, place: usize) -> Option<Square> {
        (place < self.set).then(|| Square { row: self.rows[place], column: self.columns[place] })
    }

    /// Examines a random pair of a row and a column left in this pass (randSet & randSet). After the last pair, the
    /// next pass begins with the rows and columns of refused pairs. `draw` returns a random number of a range.
    pub fn next_pair(&mut self, mut draw: impl FnMut(Range<u32>) -> u32) -> Pair {
        if self.next == self.rows.len() {
            let set = self.set - self.pass_from;
            self.begin_pass();
            return Pair::PassEnded(set);
        }
        let (row, column) = (draw(self.rest()) as usize, draw(self.rest()) as usize);
        self.rows.swap(self.next, row);
        self.columns.swap(self.next, column);
        let square = Square::new(self.rows[self.next], self.columns[self.next]);
        let open = self.occupied.diagonals_open(square);
        if open {
            self.set(self.next, self.next);
        }
        self.next += 1;
        if open { Pair::Set(square) } else { Pair::Refused(square) }
    }

    /// Examines a random row left in this pass, and sets its queen on a random free square (rand & rand).
    /// `draw` returns a random number of a range; `open` is scratch memory.
    ///
    /// # Errors
    /// The row, if it has no free square.
    ///
    /// # Panics
    /// If the pass is over.
    pub fn next_row(&mut self, mut draw: impl FnMut(Range<u32>) -> u32, open: &mut Vec<u32>) -> Result<Square, u32> {
        let place = draw(self.rest()) as usize;
        self.rows.swap(self.next, place);
        let row = self.rows[self.next];
        self.open_places(row, open);
        self.next += 1;
        if open.is_empty() {
            return Err(row);
        }
        let column = open[draw(0..open.len() as u32) as usize];
        Ok(self.set(self.next - 1, column as usize))
    }

    /// Whether the current pass has examined every row.
    #[must_use]
    pub(crate) fn pass_is_over(&self) -> bool {
        self.next == self.rows.len()
    }

    /// Begins another pass through the free rows and columns.
    pub(crate) fn begin_pass(&mut self) {
        (self.pass_from, self.next) = (self.set, self.set);
    }

    /// Writes to `open` the places in the list of columns where a queen in `row` can be placed.
    pub(crate) fn open_places(&self, row: u32, open: &mut Vec<u32>) {
        open.clear();
        let places = (self.set as u32..).zip(&self.columns[self.set..]);
        open.extend(
            places.filter(|&(_, &column)| self.occupied.diagonals_open(Square { row, column })).map(|(place, _)| place),
        );
    }

    /// The column at `place` of the list of columns.
    pub(crate) fn column_at(&self, place: u32) -> u32 {
        self.columns[place as usize]
    }

    /// Sets a queen on a free row and column. The caller must have checked that no queen attacks `square`.
    pub(crate) fn set_on(&mut self, square: Square) {
        let place = |list: &[u32], line| list[self.set..].iter().position(|&other| other == line);
        if let (Some(row), Some(column)) = (place(&self.rows, square.row), place(&self.columns, square.column)) {
            self.set(self.set + row, self.set + column);
        }
    }

    /// Removes all queens but the first `queens`, and begins a pass.
    pub(crate) fn back_to(&mut self, queens: usize) {
        while self.set > queens {
            self.set -= 1;
            self.occupied.toggle_diagonals(Square::new(self.rows[self.set], self.columns[self.set]));
        }
        self.begin_pass();
    }

    /// Pairs the row and the column at these places of the lists.
    fn set(&mut self, row: usize, column: usize) -> Square {
        self.rows.swap(self.set, row);
        self.columns.swap(self.set, column);
        let square = Square::new(self.rows[self.set], self.columns[self.set]);
        self.occupied.toggle_diagonals(square);
        self.set += 1;
        square
    }

    /// The places of the lists that the pass has not examined.
    fn rest(&self) -> Range<u32> {
        self.next as u32..self.rows.len() as u32
    }

    /// The queens of `given` and the queens that have been set.
    #[must_use]
    pub fn placement(&self, given: &Placement) -> Placement {
        let mut placement = given.clone();
        self.queens().for_each(|queen| placement.set(queen));
        placement
    }

    /// How many bytes a clone takes on the heap.
    pub(crate) fn bytes(&self) -> usize {
        4 * (self.rows.len() + self.columns.len()) + self.occupied.bytes()
    }
}
