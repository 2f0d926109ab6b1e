//! What one sample of each measure is.

use super::measure::{LAST, after};
use super::pair::of_solution;
use super::{Choices, Measure, NearPair};
use crate::board::{NonAttacking, Occupied, Placement, Square};
use crate::gallery::Gallery;
use crate::linear::{Linear, LinearOptions, Pair, Pairs};
use crate::sliced::Sliced;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// Given queens that a sample starts from, made beforehand: what it takes to make them is no part of what is measured.
pub(super) fn given(measure: Measure, size: usize, seed: u32, choices: &Choices) -> Option<NonAttacking> {
    let uniform = || Xoshiro128PlusPlus::seed_from_u64(u64::from(seed)).random_range(1..size as u32) as usize;
    match measure {
        Measure::Returns => {
            let queens = choices.queens.unwrap_or_else(uniform).min(size);
            Some(of_solution(size, queens, !seed))
        }
        Measure::LeastRisk => NonAttacking::empty(size).ok(),
        _ => None,
    }
}

/// A sample under way: what it is made with, and where its numbers go, a line at a time.
pub(super) struct Sample<'a> {
    pub(super) size: usize,
    pub(super) seed: u32,
    pub(super) choices: &'a Choices,
    pub(super) columns: &'a mut [Vec<f64>],
}

impl Sample<'_> {
    /// Takes it.
    pub(super) fn take(&mut self, measure: Measure, given: Option<&NonAttacking>) {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(u64::from(self.seed));
        let size = self.size;
        match measure {
            Measure::Returns => given.into_iter().for_each(|given| self.complete(given)),
            Measure::LeastRisk => given.into_iter().for_each(|given| self.least_risk(given)),
            Measure::FirstPass => {
                let mut pairs = Pairs::empty(size);
                while !pairs.pass_is_over() {
                    pairs.next_pair(&mut random);
                }
                self.tell([pairs.set_by_now() as f64]);
            }
            Measure::FirstPassInOrder => self.tell([first_pass_in_order(size, &mut random) as f64]),
            Measure::RandSet => self.tell_length(rand_set(size, size, &mut random).0),
            Measure::RandRand => self.tell_length(rand_rand(size, size, &mut random).0),
            Measure::RandSetTo => self.reach(|queens| rand_set(size, queens, &mut random)),
            Measure::RandRandTo => self.reach(|queens| rand_rand(size, queens, &mut random)),
            Measure::InOrder => {
                let mut occupied = Occupied::none(size);
                let length = (0..size as u32).take_while(|&row| first_open(&mut occupied, size, row).is_some()).count();
                self.tell_length(length);
            }
            Measure::FreeSquares => {
                self.free_squares(0.0, |occupied, row| first_open(occupied, size, row));
                let mut pairs = Pairs::empty(size);
                let mut open = Vec::new();
                self.free_squares(1.0, |occupied, _| {
                    let queen = pairs.next_row(&mut random, &mut open).ok()?;
                    occupied.toggle(queen);
                    Some(queen)
                });
            }
            Measure::Pair => self.pair(),
            Measure::Squares => self.squares(),
        }
    }

    /// Adds a line to the result.
    fn tell<const N: usize>(&mut self, line: [f64; N]) {
        self.columns.iter_mut().zip(line).for_each(|(column, number)| column.push(number));
    }

    fn tell_length(&mut self, queens: usize) {
        self.tell([queens as f64, f64::from(u8::from(queens == self.size))]);
    }

    /// The linear completion: k, returns, dead ends, nodes, and 1 where it came to an end.
    fn complete(&mut self, given: &NonAttacking) {
        let mut linear = self.linear(given);
        let completed = linear.run(u64::MAX) && linear.solved() == Some(true);
        self.tell([
            linear.given() as f64,
            f64::from(linear.returns()),
            f64::from(linear.dead_ends()),
            linear.nodes() as f64,
            f64::from(u8::from(completed)),
        ]);
    }

    fn linear(&self, given: &NonAttacking) -> Linear {
        let options = LinearOptions { damage: self.choices.damage, ..LinearOptions::default() };
        Linear::new(given, self.seed, options)
    }

    /// The tables that the last steps of a completion chose from, each row with its place; nothing of a run that gave up.
    fn least_risk(&mut self, given: &NonAttacking) {
        let mut linear = self.linear(given);
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
                self.tell([step as f64, place as f64, f64::from(row), f64::from(squares), is_chosen]);
            }
        }
    }

    /// Attempts until one reaches the number of queens, and what all of them looked at. An attempt may end before.
    fn reach(&mut self, mut attempt: impl FnMut(usize) -> (usize, u64)) {
        let queens = self.choices.queens.unwrap_or(self.size / 2).min(self.size);
        let (mut attempts, mut looks) = (0, 0);
        while attempts < MOST_ATTEMPTS {
            let (reached, looked) = attempt(queens);
            attempts += 1;
            looks += looked;
            if reached >= queens {
                break;
            }
        }
        self.tell([f64::from(attempts), looks as f64]);
    }

    /// Sets queens until there is no square; tells of each free row how many free squares it has after some of them.
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
                self.tell([order, queens as f64, f64::from(row), open as f64]);
            }
        }
    }

    fn pair(&mut self) {
        let Some(pair) = near_pair(self.size, self.seed, self.choices) else { return };
        let column = |placement: &Placement| f64::from(placement.column(pair.row as usize).unwrap_or_default());
        self.tell([
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

    fn squares(&mut self) {
        let gallery = Gallery::new(self.size).expect("the sizes that are measured are listed");
        let mut counts = vec![0u32; self.size * self.size];
        for solution in 0..gallery.len() {
            (0..)
                .zip(gallery.columns(solution))
                .for_each(|(row, column)| counts[row * self.size + column as usize] += 1);
        }
        for (square, count) in counts.into_iter().enumerate() {
            self.tell([(square / self.size) as f64, (square % self.size) as f64, f64::from(count)]);
        }
    }
}

/// So often it is tried to reach a number of queens.
const MOST_ATTEMPTS: u32 = 1_000;

/// Rows that the two near placements leave free.
const FREE: usize = 20;

pub(super) fn near_pair(size: usize, seed: u32, choices: &Choices) -> Option<NearPair> {
    NearPair::find(size, choices.queens.unwrap_or(size.saturating_sub(FREE)).min(size), seed)
}

/// Keeps the pairs that fit of rows in order and shuffled columns.
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

/// Passes over random pairs until `queens` queens stand or a pass sets none: the queens, and the pairs looked at.
fn rand_set(size: usize, queens: usize, random: &mut Xoshiro128PlusPlus) -> (usize, u64) {
    let mut pairs = Pairs::empty(size);
    let mut looks = 0;
    while pairs.set_by_now() < queens {
        match pairs.next_pair(random) {
            Pair::PassOver(0) => break,
            Pair::PassOver(_) => {}
            Pair::Set(_) | Pair::Refused(_) => looks += 1,
        }
    }
    (pairs.set_by_now(), looks)
}

/// Random rows until `queens` queens stand or a row has no free square: the queens, and the squares looked at.
fn rand_rand(size: usize, queens: usize, random: &mut Xoshiro128PlusPlus) -> (usize, u64) {
    let mut pairs = Pairs::empty(size);
    let mut open = Vec::new();
    let mut looks = 0;
    while pairs.set_by_now() < queens {
        looks += (size - pairs.set_by_now()) as u64;
        if pairs.next_row(random, &mut open).is_err() {
            break;
        }
    }
    (pairs.set_by_now(), looks)
}

/// Sets a queen on the first free square of a row, where it has one.
fn first_open(occupied: &mut Occupied, size: usize, row: u32) -> Option<Square> {
    let queen = (0..size as u32).map(|column| Square { row, column }).find(|&square| occupied.is_open(square))?;
    occupied.toggle(queen);
    Some(queen)
}
