//! Random placements of any size by seed: solutions, parts of solutions, and greedy ones that may have no completion.

use queens_core::board::{Placement, Square};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;
use std::env;
use std::time::{Duration, Instant};

/// The generator of a seed.
#[must_use]
pub fn generator(seed: u32) -> Xoshiro128PlusPlus {
    Xoshiro128PlusPlus::seed_from_u64(u64::from(seed))
}

/// The rounds of a test with random input: `count` of them, or as many as fit into the seconds of `QUEENS_FUZZ`.
///
/// # Panics
/// When `QUEENS_FUZZ` is set and not a number of seconds.
pub fn rounds(count: u32) -> impl Iterator<Item = u32> {
    let seconds = env::var("QUEENS_FUZZ").ok().map(|text| text.parse().expect("QUEENS_FUZZ is a number of seconds"));
    let end = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    (0..u32::MAX).take_while(move |&round| end.map_or(round < count, |end| Instant::now() < end))
}

/// The seed of a test with random input: `own`, or with `QUEENS_FUZZ` a different seed for each `QUEENS_SAMPLE`.
#[must_use]
pub fn seed(own: u32) -> u32 {
    let sample = || env::var("QUEENS_SAMPLE").ok()?.parse::<u32>().ok();
    let sample = env::var_os("QUEENS_FUZZ").and_then(|_| sample()).unwrap_or(0);
    own.wrapping_add(sample.wrapping_mul(1_000_003))
}

/// Words that are edge cases, and `random_ones` random ones, every other one with few bits.
#[must_use]
pub fn words(random_ones: usize) -> Vec<u64> {
    let mut words = vec![0, u64::MAX, u64::MAX - 1, 0x5555_5555_5555_5555, 0xaaaa_aaaa_aaaa_aaaa];
    for place in 0..64 {
        let bit = 1 << place;
        words.extend([bit, bit - 1, !bit, !(bit - 1)]);
    }
    let mut random = generator(1);
    for _ in 0..random_ones / 2 {
        let word: u64 = random.random();
        words.extend([word, word & random.random::<u64>() & random.random::<u64>()]);
    }
    words
}

/// A random-looking solution (not a uniform one) for 1 or at least 4 rows: a greedy permutation, repaired by swaps of two
/// rows, restarted if swaps no longer help.
///
/// # Panics
/// For 0, 2 or 3 rows, which have no solution.
#[must_use]
pub fn solution(size: u32, seed: u32) -> Placement {
    assert!(!matches!(size, 0 | 2 | 3), "no solution exists for {size} rows");
    let mut random = generator(seed);
    loop {
        let mut repair = Repair::greedy(size, &mut random);
        if repair.run(&mut random) {
            return placement(size, (0..size).zip(repair.columns));
        }
    }
}

/// Some queens of a random solution: a placement that has at least one completion.
///
/// # Panics
/// For 0, 2 or 3 rows, or more queens than rows.
#[must_use]
pub fn from_solution(size: u32, queens: u32, seed: u32) -> Placement {
    assert!(queens <= size, "{queens} queens do not fit into {size} rows");
    let mut placement = solution(size, seed);
    let mut rows: Vec<u32> = (0..size).collect();
    rows.shuffle(&mut generator(!seed));
    for &row in &rows[queens as usize..] {
        placement.take(row);
    }
    placement
}

/// Up to `queens` queens on random squares that no queen attacks. A completion need not exist. There are fewer queens if free
/// squares became too rare to be found at random.
///
/// # Panics
/// For 0 rows.
#[must_use]
pub fn greedy(size: u32, queens: u32, seed: u32) -> Placement {
    let mut random = generator(seed);
    let mut rows: Vec<u32> = (0..size).collect();
    rows.shuffle(&mut random);
    let mut columns: Vec<u32> = (0..size).collect();
    let mut counts = Counts::new(size);
    let mut chosen = Vec::new();
    for row in rows {
        if chosen.len() == queens as usize {
            break;
        }
        for _ in 0..100 {
            let pick = random.random_range(0..columns.len() as u32) as usize;
            if counts.attacks(row, columns[pick]) == 0 {
                let column = columns.swap_remove(pick);
                counts.add(row, column);
                chosen.push((row, column));
                break;
            }
        }
    }
    placement(size, chosen)
}

/// A placement of 1 to `size - 1` queens: a part of a solution or a greedy placement, each with probability one half.
///
/// # Panics
/// For fewer than 4 rows.
#[must_use]
pub fn mixed(size: u32, seed: u32) -> Placement {
    let mut random = generator(seed.rotate_left(16));
    let queens = random.random_range(1..size);
    if random.random_range(0..2u32) == 0 { from_solution(size, queens, seed) } else { greedy(size, queens, seed) }
}

/// Any placement, also with conflicts: each row is empty with a chance of one in four, or has a queen in any column.
///
/// # Panics
/// For 0 rows.
#[must_use]
pub fn any(size: u32, seed: u32) -> Placement {
    let mut random = generator(seed);
    let mut squares = Vec::new();
    for row in 0..size {
        if random.random_range(0..4u32) != 0 {
            squares.push((row, random.random_range(0..size)));
        }
    }
    placement(size, squares)
}

fn placement(size: u32, squares: impl IntoIterator<Item = (u32, u32)>) -> Placement {
    let mut placement = Placement::empty(size as usize).expect("a size that boards may have");
    for (row, column) in squares {
        placement.set(Square::new(row, column));
    }
    placement
}

/// Queens on each diagonal and anti-diagonal.
struct Counts {
    size: u32,
    diagonal: Vec<u32>,
    anti_diagonal: Vec<u32>,
}

impl Counts {
    fn new(size: u32) -> Self {
        let lines = 2 * size as usize - 1;
        Counts { size, diagonal: vec![0; lines], anti_diagonal: vec![0; lines] }
    }

    fn lines(&mut self, row: u32, column: u32) -> [&mut u32; 2] {
        let square = Square::new(row, column);
        let diagonal = square.diagonal(self.size) as usize;
        [&mut self.diagonal[diagonal], &mut self.anti_diagonal[square.anti_diagonal() as usize]]
    }

    fn add(&mut self, row: u32, column: u32) {
        self.lines(row, column).into_iter().for_each(|count| *count += 1);
    }

    fn remove(&mut self, row: u32, column: u32) {
        self.lines(row, column).into_iter().for_each(|count| *count -= 1);
    }

    /// Queens on the two diagonals of a square.
    fn attacks(&mut self, row: u32, column: u32) -> u32 {
        self.lines(row, column).map(|count| *count).iter().sum()
    }
}

/// A permutation on its way to a solution.
struct Repair {
    columns: Vec<u32>,
    counts: Counts,
}

impl Repair {
    /// A random permutation in which most rows get a column that nothing attacks.
    fn greedy(size: u32, random: &mut Xoshiro128PlusPlus) -> Self {
        let mut columns: Vec<u32> = (0..size).collect();
        columns.shuffle(random);
        let mut counts = Counts::new(size);
        for row in 0..size {
            for _ in 0..60 {
                let other = random.random_range(row..size);
                if counts.attacks(row, columns[other as usize]) == 0 {
                    columns.swap(row as usize, other as usize);
                    break;
                }
            }
            counts.add(row, columns[row as usize]);
        }
        Repair { columns, counts }
    }

    /// Swaps attacked rows with random other rows while that helps. Returns false if the result is no solution.
    fn run(&mut self, random: &mut Xoshiro128PlusPlus) -> bool {
        let size = self.columns.len() as u32;
        let mut tries = 50 * u64::from(size);
        loop {
            let attacked: Vec<u32> = (0..size).filter(|&row| self.attacked(row)).collect();
            if attacked.is_empty() {
                return true;
            }
            for row in attacked {
                while self.attacked(row) {
                    let other = random.random_range(0..size);
                    if other != row {
                        self.swap_if_better(row, other);
                    }
                    tries -= 1;
                    if tries == 0 {
                        return false;
                    }
                }
            }
        }
    }

    fn attacked(&mut self, row: u32) -> bool {
        self.counts.attacks(row, self.columns[row as usize]) > 2
    }

    fn swap_if_better(&mut self, row: u32, other: u32) {
        let before = self.lift(row, other);
        self.columns.swap(row as usize, other as usize);
        if self.set(row, other) >= before {
            self.lift(row, other);
            self.columns.swap(row as usize, other as usize);
            self.set(row, other);
        }
    }

    /// Removes two queens. Returns how many conflicts disappear.
    fn lift(&mut self, row: u32, other: u32) -> u32 {
        [row, other].map(|row| self.turn(row, Counts::remove)).iter().sum()
    }

    /// Sets two queens; returns the number of conflicts that they add.
    fn set(&mut self, row: u32, other: u32) -> u32 {
        [row, other].map(|row| self.turn(row, Counts::add)).iter().sum()
    }

    /// Applies a change to the queen of a row. Returns the number of other queens that attack its square.
    fn turn(&mut self, row: u32, change: fn(&mut Counts, u32, u32)) -> u32 {
        let column = self.columns[row as usize];
        let before = self.counts.attacks(row, column);
        change(&mut self.counts, row, column);
        before.min(self.counts.attacks(row, column))
    }
}
