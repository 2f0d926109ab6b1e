//! One probe by annealing: a random permutation that is cooled down to a solution, for boards of any size.
//!
//! A permutation has a queen in each row and column; its *surplus* is the number of queens on its diagonals beyond the first on
//! each. A factor `q` falls in steps from 1 to 0; at each step the weight is multiplied by (new `q` / old `q`) to the power of
//! the surplus. Then random swaps are made that do not change the distribution in which the probability of a permutation is
//! proportional to `q` to the power of its surplus. On average the weight is the share of the solutions among all n!
//! permutations, however few swaps are made; more swaps make its variance smaller.

use rand::RngExt;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro128PlusPlus;

/// Steps for each square root of the size. The surplus has a variance of about `q` n, so that `q` falls as a square.
const STEPS: f64 = 120.0;

/// Most swaps are made in the last steps, where few are accepted: in a step at the share `s` of the way, as many as
/// `size * (1/4 + 20 s^6)`.
const SWAPS: (f64, f64) = (0.25, 20.0);

/// A permutation that is cooled down towards a solution.
#[derive(Debug)]
pub(super) struct Annealed {
    columns: Vec<u32>,
    /// Queens on each diagonal, by row - column + size, and on each anti-diagonal, by row + column.
    falling: Vec<u32>,
    rising: Vec<u32>,
    surplus: u32,
    step: u32,
    steps: u32,
    swaps_left: u64,
    /// By the surplus that a swap adds: the probability that it is accepted, in units of 2^-32.
    accepted: [u32; 5],
    log_weight: f64,
    over: bool,
}

impl Annealed {
    pub(super) fn new(size: usize, random: &mut Xoshiro128PlusPlus) -> Self {
        let mut columns: Vec<u32> = (0..size as u32).collect();
        columns.shuffle(random);
        let (mut falling, mut rising) = (vec![0; 2 * size], vec![0; 2 * size]);
        for (row, &column) in columns.iter().enumerate() {
            falling[row + size - column as usize] += 1;
            rising[row + column as usize] += 1;
        }
        let surplus = falling.iter().chain(&rising).map(|&queens: &u32| queens.saturating_sub(1)).sum();
        let steps = (STEPS * (size as f64).sqrt()) as u32;
        let accepted = [u32::MAX; 5];
        Annealed {
            columns,
            falling,
            rising,
            surplus,
            step: 0,
            steps,
            swaps_left: 0,
            accepted,
            log_weight: 0.0,
            over: false,
        }
    }

    /// The logarithm of the weight, once the annealing is over.
    pub(super) fn log_weight(&self) -> Option<f64> {
        self.over.then_some(self.log_weight)
    }

    /// Makes at most `swaps` more swaps, and returns how many of them are left.
    pub(super) fn run(&mut self, mut swaps: u64, random: &mut Xoshiro128PlusPlus) -> u64 {
        while swaps > 0 && !self.over {
            if self.swaps_left == 0 {
                self.cool();
                swaps -= 1;
                continue;
            }
            let some = swaps.min(self.swaps_left);
            (0..some).for_each(|_| self.swap(random));
            self.swaps_left -= some;
            swaps -= some;
        }
        swaps
    }

    fn cool(&mut self) {
        self.step += 1;
        if self.step == self.steps {
            self.over = true;
            if self.surplus > 0 {
                self.log_weight = f64::NEG_INFINITY;
            }
            return;
        }
        let share = f64::from(self.step) / f64::from(self.steps);
        let (before, after) = (f64::from(self.steps - self.step + 1), f64::from(self.steps - self.step));
        self.log_weight += 2.0 * (after / before).ln() * f64::from(self.surplus);
        let factor = (1.0 - share).powi(2);
        let mut chance = f64::from(u32::MAX);
        for accepted in &mut self.accepted {
            *accepted = chance as u32;
            chance *= factor;
        }
        let (least, more) = SWAPS;
        self.swaps_left = (self.columns.len() as f64 * (least + more * share.powi(6))) as u64;
    }

    /// Exchanges the columns of two rows, if the random draw accepts the change of the surplus.
    fn swap(&mut self, random: &mut Xoshiro128PlusPlus) {
        let size = self.columns.len();
        let one = random.random_range(0..size as u32) as usize;
        let other = random.random_range(0..size as u32 - 1) as usize;
        let other = other + usize::from(other >= one);
        let (column, other_column) = (self.columns[one], self.columns[other]);
        let freed = self.take(one, column) + self.take(other, other_column);
        let added = self.put(one, other_column) + self.put(other, column);
        let more = added.saturating_sub(freed);
        if more == 0 || random.random::<u32>() < self.accepted[more as usize] {
            self.columns.swap(one, other);
            self.surplus = self.surplus + added - freed;
        } else {
            self.take(one, other_column);
            self.take(other, column);
            self.put(one, column);
            self.put(other, other_column);
        }
    }

    /// Takes a queen off its diagonals, and returns by how much the surplus decreases.
    fn take(&mut self, row: usize, column: u32) -> u32 {
        let (falling, rising) = self.diagonals(row, column);
        *falling -= 1;
        *rising -= 1;
        u32::from(*falling > 0) + u32::from(*rising > 0)
    }

    /// Puts a queen on its diagonals, and returns by how much the surplus increases.
    fn put(&mut self, row: usize, column: u32) -> u32 {
        let (falling, rising) = self.diagonals(row, column);
        *falling += 1;
        *rising += 1;
        u32::from(*falling > 1) + u32::from(*rising > 1)
    }

    fn diagonals(&mut self, row: usize, column: u32) -> (&mut u32, &mut u32) {
        let (size, column) = (self.columns.len(), column as usize);
        (&mut self.falling[row + size - column], &mut self.rising[row + column])
    }
}
