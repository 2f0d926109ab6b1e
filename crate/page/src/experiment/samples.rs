//! The sample of each measure.

use super::choosing::Choosing;
use super::measure::{LAST, after};
use super::{Choices, Measure, NearPair};
use crate::gallery::Gallery;
use queens_core::board::{NonAttacking, Occupied, Placement, Square};
use queens_core::gradient::Descent;
use queens_core::linear::{Levels, Linear, Pairs};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// The quantity reported of a random choice.
#[derive(Clone, Copy, Debug)]
pub(super) enum ReportKind {
    Queens,
    Length,
    Attempts,
}

/// A sample: its input, and the output for its numbers, a line at a time.
pub(super) struct Sample<'a> {
    pub(super) size: usize,
    pub(super) seed: u32,
    pub(super) choices: &'a Choices,
    pub(super) columns: &'a mut [Vec<f64>],
}

impl Sample<'_> {
    /// The random numbers of this sample.
    pub(super) fn random(&self) -> Xoshiro128PlusPlus {
        Xoshiro128PlusPlus::seed_from_u64(u64::from(self.seed))
    }

    /// How many queens are given: as many as requested, or a random number of them.
    pub(super) fn queens(&self) -> usize {
        self.choices.queens.unwrap_or_else(|| self.random().random_range(1..self.size as u32) as usize)
    }

    /// Takes the whole sample at once.
    pub(super) fn take(&mut self, measure: Measure) {
        let mut random = self.random();
        let size = self.size;
        match measure {
            Measure::LeastRisk => self.least_risk(),
            Measure::FirstPassInOrder => self.report([first_pass_in_order(size, &mut random) as f64]),
            Measure::InOrder => {
                let mut occupied = Occupied::none(size);
                let length = (0..size as u32).take_while(|&row| first_open(&mut occupied, size, row).is_some()).count();
                self.report([length as f64, f64::from(u8::from(length == size))]);
            }
            Measure::FreeSquares => {
                self.free_squares(0.0, |occupied, row| first_open(occupied, size, row));
                let mut pairs = Pairs::empty(size);
                let mut open = Vec::new();
                self.free_squares(1.0, |occupied, _| {
                    let queen = pairs.next_row(|range| random.random_range(range), &mut open).ok()?;
                    occupied.toggle(queen);
                    Some(queen)
                });
            }
            Measure::Pair => self.pair(),
            Measure::Squares => self.squares(),
            Measure::Levels => self.levels(),
            _ => unreachable!("this sample is taken step by step"),
        }
    }

    /// Adds a line to the result.
    fn report<const N: usize>(&mut self, line: [f64; N]) {
        self.columns.iter_mut().zip(line).for_each(|(column, number)| column.push(number));
    }

    /// The linear completion: k, returns, dead ends, nodes, and 1 if it was completed.
    pub(super) fn report_completion(&mut self, linear: &Linear) {
        self.report([
            linear.given() as f64,
            f64::from(linear.returns()),
            f64::from(linear.dead_ends()),
            linear.nodes() as f64,
            f64::from(u8::from(linear.solved() == Some(true))),
        ]);
    }

    /// Random choice: the number of queens or of attempts, and the number of squares examined.
    pub(super) fn report_choosing(&mut self, choosing: &Choosing, kind: ReportKind) {
        let (queens, looks) = (choosing.queens(), choosing.looks() as f64);
        match kind {
            ReportKind::Queens => self.report([queens as f64]),
            ReportKind::Length => self.report([queens as f64, f64::from(u8::from(queens == self.size)), looks]),
            ReportKind::Attempts => self.report([f64::from(choosing.attempts()), looks]),
        }
    }

    /// Gradient repair: k, whether the first attempt succeeded, attempts, sweeps, swaps, and whether any attempt did.
    pub(super) fn report_descent(&mut self, descent: &Descent) {
        let solved = descent.solved() == Some(true);
        self.report([
            self.choices.queens.unwrap_or(0) as f64,
            f64::from(u8::from(solved && descent.attempts() <= 1)),
            f64::from(descent.attempts()),
            f64::from(descent.sweeps()),
            descent.swaps() as f64,
            f64::from(u8::from(solved)),
        ]);
    }

    pub(super) fn linear(&self, given: &NonAttacking) -> Linear {
        Linear::new(given, self.seed, self.choices.linear)
    }

    /// The tables from which the last steps of a completion chose, each row with its place. A run that gave up adds
    /// nothing.
    fn least_risk(&mut self) {
        let mut linear = self.linear(&NonAttacking::empty(self.size).expect("the sizes that are measured are boards"));
        let mut tables = vec![(Vec::new(), 0); LAST + 1];
        while linear.solved().is_none() {
            let left = linear.left();
            linear.step();
            let Some(table) = linear.risk().filter(|_| left <= LAST) else { continue };
            // A base square is not chosen by risk.
            if let Some(chosen) = table.chosen().filter(|chosen| !chosen.base) {
                tables[left] = (table.ranked(), chosen.square.row);
            }
        }
        if linear.solved() != Some(true) {
            return;
        }
        for (table, chosen) in tables.into_iter().rev() {
            let step = self.size + 1 - table.len();
            for (place, (row, squares)) in table.into_iter().enumerate() {
                let is_chosen = f64::from(u8::from(row == chosen));
                self.report([step as f64, place as f64, f64::from(row), f64::from(squares), is_chosen]);
            }
        }
    }

    /// Sets queens until `set` finds no free square. After each wanted number of queens, reports the free squares of each free row.
    fn free_squares(&mut self, order: f64, mut set: impl FnMut(&mut Occupied, u32) -> Option<Square>) {
        let wanted = after(self.choices);
        let size = self.size as u32;
        let mut occupied = Occupied::none(self.size);
        let mut rows: Vec<u32> = (0..size).collect();
        for queens in 1..=self.size {
            let Some(queen) = set(&mut occupied, queens as u32 - 1) else { return };
            rows.retain(|&row| row != queen.row);
            for &row in rows.iter().filter(|_| wanted.contains(&queens)) {
                let open = (0..size).filter(|&column| occupied.is_open(Square { row, column })).count();
                self.report([order, queens as f64, f64::from(row), open as f64]);
            }
        }
    }

    fn pair(&mut self) {
        let Some(pair) = near_pair(self.size, self.seed, self.choices) else { return };
        let column = |placement: &Placement| f64::from(placement.column(pair.row).unwrap_or_default());
        self.report([
            pair.with.count() as f64,
            pair.different() as f64,
            f64::from(pair.moves),
            f64::from(pair.row),
            column(&pair.with),
            column(&pair.without),
            pair.nodes as f64,
            pair.proof as f64,
        ]);
    }

    fn levels(&mut self) {
        let Levels { second, third } = self.choices.linear.levels.unwrap_or_else(|| Levels::published(self.size));
        self.report([second, third].map(|queens| (self.size - queens) as f64));
    }

    fn squares(&mut self) {
        let gallery = Gallery::new(self.size).expect("the sizes that are measured are listed");
        let mut counts = vec![0u32; self.size * self.size];
        for solution in 0..gallery.len() {
            (0..)
                .zip(gallery.columns(solution))
                .for_each(|(row, column)| counts[row * self.size + column as usize] += 1);
        }
        for (square, count) in counts.into_iter().enumerate() {
            self.report([(square / self.size) as f64, (square % self.size) as f64, f64::from(count)]);
        }
    }
}

/// The number of rows that the two near placements leave free.
const FREE: usize = 20;

pub(super) fn near_pair(size: usize, seed: u32, choices: &Choices) -> Option<NearPair> {
    NearPair::find(size, choices.queens.unwrap_or(size.saturating_sub(FREE)), seed)
}

/// Pairs the rows in order with shuffled columns, and sets a queen on each pair that no earlier queen
/// attacks. Returns the number of queens.
fn first_pass_in_order(size: usize, random: &mut Xoshiro128PlusPlus) -> usize {
    let mut occupied = Occupied::none(size);
    let mut columns: Vec<u32> = (0..size as u32).collect();
    let mut set = 0;
    for row in 0..size {
        columns.swap(row, random.random_range(row as u32..size as u32) as usize);
        let square = Square { row: row as u32, column: columns[row] };
        if occupied.diagonals_open(square) {
            occupied.toggle_diagonals(square);
            set += 1;
        }
    }
    set
}

/// Sets a queen on the first free square of a row, if it has one.
fn first_open(occupied: &mut Occupied, size: usize, row: u32) -> Option<Square> {
    let queen = (0..size as u32).map(|column| Square { row, column }).find(|&square| occupied.is_open(square))?;
    occupied.toggle(queen);
    Some(queen)
}
