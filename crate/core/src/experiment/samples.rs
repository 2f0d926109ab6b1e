//! What one sample of each kind is.

use super::Choices;
use crate::board::{Occupied, Placement, Square};
use crate::large::{Generate, Source};
use crate::linear::{Linear, Options, Pair, Pairs};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The linear completion of some queens of a random solution.
    Returns,
    /// Queens that the first pass of randSet & randSet sets.
    FirstPass,
    /// Queens that randSet & randSet sets until a pass sets none.
    RandSet,
    /// Queens that rand & rand sets until a row has no free square.
    RandRand,
    /// Free squares of each free row after so many queens, set in order or at random.
    FreeSquares,
}

/// Every kind with its name and the columns of its result.
pub const COLUMNS: &[(Kind, &str, &[&str])] = &[
    (Kind::Returns, "returns", &["k", "returns", "deadEnds", "nodes", "completed"]),
    (Kind::FirstPass, "firstPass", &["queens"]),
    (Kind::RandSet, "randSet", &["queens", "full"]),
    (Kind::RandRand, "randRand", &["queens", "full"]),
    (Kind::FreeSquares, "freeSquares", &["order", "after", "row", "squares"]),
];

/// After how many queens squares are counted, as published for n = 100.
const AFTER: [usize; 4] = [10, 40, 60, 70];

impl Kind {
    pub(super) fn columns(self) -> &'static [&'static str] {
        COLUMNS.iter().find(|(kind, ..)| *kind == self).map_or(&[], |(_, _, columns)| columns)
    }

    /// How many numbers a sample adds at most.
    pub(super) fn numbers(self, size: usize, choices: &Choices) -> u64 {
        let rows = match self {
            Kind::FreeSquares => 2 * size * after(choices).len().max(1),
            _ => 1,
        };
        (rows * self.columns().len()) as u64
    }
}

/// Takes one sample.
pub(super) fn take(kind: Kind, size: usize, seed: u32, choices: &Choices, columns: &mut [Vec<f64>]) {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(u64::from(seed));
    let mut push = |numbers: &[f64]| columns.iter_mut().zip(numbers).for_each(|(column, &number)| column.push(number));
    let full = |queens: usize| [queens as f64, f64::from(u8::from(queens == size))];
    match kind {
        Kind::Returns => {
            let queens = choices.queens.unwrap_or_else(|| random.random_range(1..size as u32) as usize).min(size);
            push(&complete(size, queens, seed, choices));
        }
        Kind::FirstPass => {
            let mut pairs = Pairs::empty(size);
            while !pairs.pass_is_over() {
                pairs.next_pair(&mut random);
            }
            push(&[pairs.set_by_now() as f64]);
        }
        Kind::RandSet => {
            let mut pairs = Pairs::empty(size);
            while pairs.set_by_now() < size && pairs.next_pair(&mut random) != Pair::PassOver(0) {}
            push(&full(pairs.set_by_now()));
        }
        Kind::RandRand => {
            let mut pairs = Pairs::empty(size);
            let mut open = Vec::new();
            while pairs.set_by_now() < size && pairs.next_row(&mut random, &mut open).is_ok() {}
            push(&full(pairs.set_by_now()));
        }
        Kind::FreeSquares => {
            for (order, in_order) in [(0.0, true), (1.0, false)] {
                free_squares(size, in_order, &after(choices), &mut random, |after, row, squares| {
                    push(&[order, after as f64, f64::from(row), squares as f64]);
                });
            }
        }
    }
}

fn after(choices: &Choices) -> Vec<usize> {
    if choices.after.is_empty() { AFTER.to_vec() } else { choices.after.clone() }
}

/// Completes so many queens of a random solution: k, returns, dead ends, nodes, and 1 where it came to an end.
fn complete(size: usize, queens: usize, seed: u32, choices: &Choices) -> [f64; 5] {
    let given = from_solution(size, queens, seed);
    let options = Options { damage: choices.damage, ..Options::default() };
    let mut linear = Linear::new(&given, seed, options).expect("queens of a solution do not attack each other");
    let completed = linear.run(u64::MAX) && linear.solved() == Some(true);
    [
        queens as f64,
        f64::from(linear.returns()),
        f64::from(linear.dead_ends()),
        linear.nodes() as f64,
        f64::from(u8::from(completed)),
    ]
}

fn from_solution(size: usize, queens: usize, seed: u32) -> Placement {
    let mut generate = Generate::new(size, queens, !seed, Source::Solution).expect("no more queens than rows");
    while !generate.run(u64::MAX).expect("boards above 3 rows have solutions") {}
    generate.placement().clone()
}

/// Sets queens from the top in the first free square of each row, or at random, until there is none in a row; tells of
/// each free row how many free squares it has after so many.
fn free_squares(
    size: usize,
    in_order: bool,
    after: &[usize],
    random: &mut Xoshiro128PlusPlus,
    mut tell: impl FnMut(usize, u32, usize),
) {
    let mut pairs = Pairs::empty(size);
    let mut occupied = Occupied::none(size);
    let mut open = Vec::new();
    let mut rows: Vec<u32> = (0..size as u32).collect();
    for set in 1..=size {
        let queen = if in_order {
            let row = set as u32 - 1;
            (0..size as u32).map(|column| Square { row, column }).find(|&square| occupied.is_open(square))
        } else {
            pairs.next_row(random, &mut open).ok()
        };
        let Some(queen) = queen else { return };
        occupied.turn(queen);
        rows.retain(|&row| row != queen.row);
        if after.contains(&set) {
            for &row in &rows {
                let is_open = |&column: &u32| occupied.is_open(Square { row, column });
                tell(set, row, (0..size as u32).filter(is_open).count());
            }
        }
    }
}
