//! A batch of random walks down the search tree, on boards whose rows fit into a word.
//!
//! Each walk takes the most constrained row, one of its free squares at random, and multiplies its weight by their number;
//! its weight becomes 0 if a row has no free square. The tree contains each solution once, whatever row is filled, so the
//! mean weight of the walks is, on average, the number of solutions. If a few walks have most of the weight, the batch is resampled
//! in proportion to the weights, which does not change the mean.

use crate::bits;
use rand::RngExt;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The number of walks in a batch.
pub(super) const PROBES: usize = 256;

/// The maximum number of rows: 40! is far below the largest double.
const MAX_ROWS: usize = super::MAX_WALK_SIZE;

#[derive(Clone, Copy)]
struct Walk {
    /// The free squares of each row.
    free: [u64; MAX_ROWS],
    /// A bit for each row without a queen.
    open: u64,
    /// The product of the choices since the last resampling; 0 if the walk is dead.
    weight: f64,
}

/// The mean weight of a batch: on average the number of solutions.
pub(super) fn batch(size: usize, random: &mut Xoshiro128PlusPlus) -> f64 {
    let all = bits::low(size as u32);
    let mut walks = vec![Walk { free: [all; MAX_ROWS], open: all, weight: 1.0 }; PROBES];
    let mut mean = 1.0;
    for left in (0..size).rev() {
        walks.iter_mut().filter(|walk| walk.weight > 0.0).for_each(|walk| walk.set(random));
        let sum: f64 = walks.iter().map(|walk| walk.weight).sum();
        if sum == 0.0 {
            return 0.0;
        }
        let squares: f64 = walks.iter().map(|walk| walk.weight * walk.weight).sum();
        if left == 0 || sum * sum < 0.5 * PROBES as f64 * squares {
            mean *= sum / PROBES as f64;
            if left > 0 {
                walks = resampled(&walks, sum, random);
            }
        }
    }
    mean
}

/// Resamples the batch: each walk is repeated in proportion to its weight, with one random offset for all.
fn resampled(walks: &[Walk], sum: f64, random: &mut Xoshiro128PlusPlus) -> Vec<Walk> {
    let step = sum / PROBES as f64;
    let mut next = random.random::<f64>() * step;
    let mut reached = 0.0;
    let mut resampled = Vec::with_capacity(PROBES);
    for walk in walks {
        reached += walk.weight;
        while next < reached && resampled.len() < PROBES {
            resampled.push(Walk { weight: 1.0, ..*walk });
            next += step;
        }
    }
    // Rounding may leave the last place empty.
    while let Some(&last) = resampled.last().filter(|_| resampled.len() < PROBES) {
        resampled.push(last);
    }
    resampled
}

impl Walk {
    fn set(&mut self, random: &mut Xoshiro128PlusPlus) {
        let most_constrained = bits::ones(self.open).min_by_key(|&row| self.free[row as usize].count_ones());
        let Some(row) = most_constrained else { return };
        let mut squares = self.free[row as usize];
        let choices = squares.count_ones();
        for _ in 0..random.random_range(0..choices) {
            squares = bits::without_lowest(squares);
        }
        let queen = bits::lowest(squares);
        self.weight *= f64::from(choices);
        self.open &= !(1 << row);
        for other in bits::ones(self.open) {
            let away = other.abs_diff(row);
            let free = &mut self.free[other as usize];
            *free &= !(queen | queen << away | queen >> away);
            if *free == 0 {
                self.weight = 0.0;
                return;
            }
        }
    }
}
