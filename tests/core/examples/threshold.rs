//! Checks by a second method whether every placement of a number of queens can be completed: row by row and without symmetry, with
//! completions from the engine. `cargo run --release --package queens-tests --example threshold -- 21 4` prints a placement of 4
//! queens that cannot be completed, or the number of placements; a third argument is the number of threads.

use queens_core::board::{Placement, Square};
use queens_core::complete::{CompleteOptions, complete};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// The columns of a solution, row by row.
type Solution = Vec<u32>;

/// A search of all placements: the queens of the current placement in the order of their rows, and the solutions found so far.
struct Plain {
    size: u32,
    queens: Vec<Square>,
    solutions: Vec<Solution>,
    seed: u32,
    met: u64,
}

impl Plain {
    /// Visits all placements that begin with the queens on the board and have `left` more. `free`: the free columns of each row as
    /// bits; `known`: the solutions that contain the queens. Stops at the first placement without a completion, leaves its queens
    /// on the board, and returns false.
    fn all(&mut self, left: usize, free: &[u32], known: &mut Vec<usize>) -> bool {
        let first = self.queens.last().map_or(0, |queen| queen.row + 1);
        if left == 1 {
            return self.last(first, free, known);
        }
        for row in first..self.size {
            for column in (0..self.size).filter(|&column| free[row as usize] >> column & 1 == 1) {
                let below: Vec<u32> =
                    (0..self.size).map(|other| free[other as usize] & !attacked(row, column, other)).collect();
                let mut extended: Vec<usize> =
                    known.iter().copied().filter(|&one| self.solutions[one][row as usize] == column).collect();
                let before = self.solutions.len();
                self.queens.push(Square::new(row, column));
                if !self.all(left - 1, &below, &mut extended) {
                    return false;
                }
                self.queens.pop();
                known.extend(before..self.solutions.len());
            }
        }
        true
    }

    fn last(&mut self, first: u32, free: &[u32], known: &mut Vec<usize>) -> bool {
        let mut open = free.to_vec();
        for &one in known.iter() {
            for (row, open) in open.iter_mut().enumerate() {
                *open &= !(1 << self.solutions[one][row]);
            }
        }
        for row in first..self.size {
            self.met += u64::from(free[row as usize].count_ones());
            while open[row as usize] != 0 {
                let queen = Square::new(row, open[row as usize].trailing_zeros());
                self.queens.push(queen);
                let Some(solution) = self.completed() else { return false };
                self.queens.pop();
                for (open, column) in open.iter_mut().zip(&solution) {
                    *open &= !(1 << column);
                }
                known.push(self.solutions.len());
                self.solutions.push(solution);
            }
        }
        true
    }

    fn completed(&mut self) -> Option<Solution> {
        let mut placement = Placement::empty(self.size as usize).expect("a size");
        self.queens.iter().for_each(|&queen| placement.set(queen));
        self.seed = self.seed.wrapping_add(1);
        let answer = complete(&placement, CompleteOptions { seed: self.seed, ..CompleteOptions::default() });
        let solution = answer.placement()?;
        Some((0..self.size).map(|row| solution.column(row).expect("a queen in each row")).collect())
    }
}

/// The squares of the row `other` that a queen attacks, as bits.
fn attacked(row: u32, column: u32, other: u32) -> u32 {
    let (queen, away) = (1_u64 << column, row.abs_diff(other));
    if away == 0 { u32::MAX } else { (queen | queen << away | queen >> away) as u32 }
}

fn main() -> ExitCode {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|number| number.parse().ok()).collect();
    let [size, queens] = [0, 1].map(|at| numbers.get(at).copied().unwrap_or(0));
    if !(4..=31).contains(&size) || queens < 2 {
        eprintln!("threshold SIZE QUEENS [THREADS], with 4 to 31 rows and 2 queens or more");
        return ExitCode::from(2);
    }
    let (next, met, blocked) = (AtomicU32::new(0), AtomicU64::new(0), AtomicU32::new(0));
    std::thread::scope(|scope| {
        for _ in 0..numbers.get(2).copied().unwrap_or(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= size * size || blocked.load(Ordering::Relaxed) > 0 {
                        return;
                    }
                    let first = Square::at(number, size);
                    let free: Vec<u32> =
                        (0..size).map(|row| ((1 << size) - 1) & !attacked(first.row, first.column, row)).collect();
                    let mut plain = Plain { size, queens: vec![first], solutions: Vec::new(), seed: number, met: 0 };
                    if !plain.all(queens as usize - 1, &free, &mut Vec::new()) {
                        println!("no completion: {:?}", plain.queens);
                        blocked.fetch_add(1, Ordering::Relaxed);
                    }
                    met.fetch_add(plain.met, Ordering::Relaxed);
                    if (number + 1) % size == 0 {
                        eprintln!("row {} of {size}", first.row + 1);
                    }
                }
            });
        }
    });
    if blocked.load(Ordering::Relaxed) == 0 {
        println!(
            "{} placements of {queens} queens on {size} rows, each with a completion",
            met.load(Ordering::Relaxed)
        );
    }
    ExitCode::from(u8::from(blocked.load(Ordering::Relaxed) > 0))
}
