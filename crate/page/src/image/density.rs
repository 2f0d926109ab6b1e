//! The number of queens in each cell of a large board, for cells of several sizes.

use super::Queens;
use queens_core::board::Square;
use std::ops::Range;

/// The maximum number of cells along a side of the finest level of counts. Cells of the dots are four times as fine.
const FINEST: usize = 1250;
const DOTS: u32 = 2;
/// The number of levels. Each has half as many cells along a side as the level before it.
const LEVELS: usize = 4;

/// Counts of the queens in square cells.
#[derive(Clone, Debug)]
pub(super) struct Density {
    dots: Grid<Dot>,
    levels: Vec<Grid<Tally>>,
}

/// Cells of one size.
#[derive(Clone, Debug)]
struct Grid<Cell> {
    /// A cell is 2^shift squares wide.
    shift: u32,
    /// The number of cells along a side.
    side: usize,
    /// Row after row.
    cells: Vec<Cell>,
}

/// Given and found queens. A cell has at most as many queens as rows, so 16 bits are enough.
type Tally = [u16; 2];

/// A cell so small that it rarely contains several queens: half a byte counts the given queens, and the
/// other half the found queens, each up to 15. More would look the same.
type Dot = u8;

/// How the queens of one cell are counted.
trait Count: Copy + Default {
    fn add(&mut self, given: bool);
    /// The numbers of given and found queens.
    fn queens(self) -> [u32; 2];
}

impl Count for Tally {
    fn add(&mut self, given: bool) {
        self[usize::from(!given)] += 1;
    }

    fn queens(self) -> [u32; 2] {
        self.map(u32::from)
    }
}

impl Count for Dot {
    fn add(&mut self, given: bool) {
        let (half, one) = if given { (0x0f, 0x01) } else { (0xf0, 0x10) };
        if *self & half != half {
            *self += one;
        }
    }

    fn queens(self) -> [u32; 2] {
        [u32::from(self & 0x0f), u32::from(self >> 4)]
    }
}

/// The cells that count the queens of a range of squares.
pub(super) trait Cells {
    /// A cell is 2^shift squares wide.
    fn shift(&self) -> u32;
    /// The number of cells along a side.
    fn side(&self) -> usize;
    /// The queens in these cells, given and found.
    fn sum(&self, rows: &Range<usize>, columns: &Range<usize>) -> [u32; 2];

    /// The cells for a range of squares: from the first cell touched, up to the cell that the next range begins with. At
    /// least one, within the board.
    fn cells_from(&self, from: f64, to: f64) -> Range<usize> {
        let cell = |at: f64| (at as usize >> self.shift()).min(self.side() - 1);
        let first = cell(from);
        first..cell(to).max(first + 1)
    }

    /// The number of squares along the side of a cell.
    fn width(&self) -> f64 {
        f64::from(1u32 << self.shift())
    }
}

impl Density {
    pub(super) fn new(size: usize) -> Self {
        let mut shift = DOTS;
        while size >> shift >= FINEST {
            shift += 1;
        }
        let levels = (shift..).take(LEVELS).map(|shift| Grid::new(size, shift)).collect();
        Density { dots: Grid::new(size, shift - DOTS), levels }
    }

    /// Counts a queen, on the finest level and among the dots.
    pub(super) fn count(&mut self, queen: Square, given: bool) {
        self.levels[0].count(queen, given);
        self.dots.count(queen, given);
    }

    /// Fills the other levels from the finest.
    pub(super) fn sum_up(&mut self) {
        for coarse in 1..self.levels.len() {
            let (finer, rest) = self.levels.split_at_mut(coarse);
            let (fine, level) = (&finer[coarse - 1], &mut rest[0]);
            for (at, cell) in fine.cells.iter().enumerate() {
                let (row, column) = (at / fine.side, at % fine.side);
                let sum = &mut level.cells[row / 2 * level.side + column / 2];
                (0..2).for_each(|kind| sum[kind] += cell[kind]);
            }
        }
    }

    /// The coarsest cells that are no wider than `squares` squares; `None` when all are wider.
    pub(super) fn cells(&self, squares: f64) -> Option<&dyn Cells> {
        let level = self.levels.iter().rev().find(|level| level.width() <= squares);
        let dots = (self.dots.width() <= squares).then_some(&self.dots as &dyn Cells);
        level.map(|level| level as &dyn Cells).or(dots)
    }

    /// Queens in all cells that begin in these rows and columns.
    pub(super) fn count_in(&self, rows: &Range<u32>, columns: &Range<u32>) -> Queens {
        let level = &self.levels[0];
        let [given, found] = level.sum(&level.cells_of(rows), &level.cells_of(columns));
        Queens { given, found }
    }
}

impl<Cell: Count> Grid<Cell> {
    fn new(size: usize, shift: u32) -> Self {
        let side = size.div_ceil(1 << shift);
        Grid { shift, side, cells: vec![Cell::default(); side * side] }
    }

    fn count(&mut self, queen: Square, given: bool) {
        let at = (queen.row >> self.shift) as usize * self.side + (queen.column >> self.shift) as usize;
        self.cells[at].add(given);
    }

    /// The cells that begin in these rows or columns.
    fn cells_of(&self, lines: &Range<u32>) -> Range<usize> {
        let cell = |line: u32| (line.div_ceil(1 << self.shift) as usize).min(self.side);
        cell(lines.start)..cell(lines.end)
    }
}

impl<Cell: Count> Cells for Grid<Cell> {
    fn shift(&self) -> u32 {
        self.shift
    }

    fn side(&self) -> usize {
        self.side
    }

    fn sum(&self, rows: &Range<usize>, columns: &Range<usize>) -> [u32; 2] {
        let mut sum = [0; 2];
        for row in rows.clone() {
            for cell in &self.cells[row * self.side..][columns.clone()] {
                let queens = cell.queens();
                (0..2).for_each(|kind| sum[kind] += queens[kind]);
            }
        }
        sum
    }
}
