//! A random choice in progress: queens are set until a target is reached or nothing more fits.

use queens_core::linear::{Pair, Pairs};
use rand::RngExt;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The number of attempts to reach a number of queens.
const MAX_ATTEMPTS: u32 = 1_000;

/// How a queen is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum By {
    /// randSet & randSet: the next pair of two shuffled lists.
    Pairs,
    /// Only the first pass of randSet & randSet.
    OnePass,
    /// rand & rand: a random free square of a random row.
    Rows,
}

/// Queens chosen at random on an empty board.
#[derive(Debug)]
pub(super) struct Choosing {
    pairs: Pairs,
    random: Xoshiro128PlusPlus,
    by: By,
    size: usize,
    until: usize,
    /// Whether another attempt begins if an attempt is stuck before the target.
    again: bool,
    stuck: bool,
    attempts: u32,
    looks: u64,
    /// Scratch memory for squares.
    open: Vec<u32>,
}

impl Choosing {
    /// A single attempt to set a queen in each of `size` rows.
    pub(super) fn once(size: usize, by: By, random: Xoshiro128PlusPlus) -> Self {
        Choosing {
            pairs: Pairs::empty(size),
            random,
            by,
            size,
            until: size,
            again: false,
            stuck: false,
            attempts: 1,
            looks: 0,
            open: Vec::new(),
        }
    }

    /// Attempts until one of them sets `queens` queens, or until the last attempt is stuck.
    pub(super) fn until(size: usize, queens: usize, by: By, random: Xoshiro128PlusPlus) -> Self {
        Choosing { until: queens, again: true, ..Choosing::once(size, by, random) }
    }

    /// Examines about `looks` pairs or squares; true when the last attempt has ended.
    pub(super) fn work(&mut self, looks: u64) -> bool {
        let end = self.looks.saturating_add(looks);
        loop {
            let reached = self.queens() >= self.until;
            if reached || self.stuck && !(self.again && self.attempts < MAX_ATTEMPTS) {
                return true;
            }
            if self.looks >= end {
                return false;
            }
            if self.stuck {
                self.pairs = Pairs::empty(self.size);
                self.attempts += 1;
                self.stuck = false;
            }
            self.look();
        }
    }

    fn look(&mut self) {
        if self.by == By::Rows {
            self.looks += (self.size - self.queens()) as u64;
            self.stuck = self.pairs.next_row(|range| self.random.random_range(range), &mut self.open).is_err();
            return;
        }
        match self.pairs.next_pair(|range| self.random.random_range(range)) {
            Pair::PassEnded(set) => self.stuck = set == 0 || self.by == By::OnePass,
            Pair::Set(_) | Pair::Refused(_) => self.looks += 1,
        }
    }

    /// The number of queens at present.
    pub(super) fn queens(&self) -> usize {
        self.pairs.queen_count()
    }

    /// How many attempts have begun.
    pub(super) fn attempts(&self) -> u32 {
        self.attempts
    }

    /// How many pairs or squares were examined, over all attempts.
    pub(super) fn looks(&self) -> u64 {
        self.looks
    }
}
