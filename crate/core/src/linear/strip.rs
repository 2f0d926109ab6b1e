//! The course of a run in at most 2,048 samples, however long the run is.

use super::Linear;

/// The maximum number of samples. When it is reached, every second sample is dropped.
const MAX_SAMPLES: usize = 2048;

/// Samples at equal distances. Each list contains one value per sample.
#[derive(Clone, Debug, Default)]
pub struct Strip {
    /// Steps done.
    pub positions: Vec<f64>,
    /// Rows still free.
    pub left: Vec<u32>,
    /// The current block, 1 to 5.
    pub block: Vec<u8>,
    /// Dead ends so far.
    pub dead_ends: Vec<u32>,
    /// Returns so far.
    pub returns: Vec<u32>,
    /// The number of steps between two samples; 0 means 1.
    every: u64,
}

impl Strip {
    /// How many steps may be taken before the next sample is due.
    pub(crate) fn until_next(&self, position: u64) -> u64 {
        self.every() - position % self.every()
    }

    /// Whether a sample is due at this position.
    pub(crate) fn is_due(&self, position: u64) -> bool {
        position.is_multiple_of(self.every())
    }

    fn every(&self) -> u64 {
        self.every.max(1)
    }

    /// Takes a sample.
    pub(crate) fn sample(&mut self, linear: &Linear) {
        if self.positions.len() == MAX_SAMPLES {
            self.every = 2 * self.every();
            halve(&mut self.positions);
            halve(&mut self.left);
            halve(&mut self.block);
            halve(&mut self.dead_ends);
            halve(&mut self.returns);
        }
        self.positions.push(linear.position() as f64);
        self.left.push(linear.left() as u32);
        self.block.push(linear.block());
        self.dead_ends.push(linear.dead_ends());
        self.returns.push(linear.returns());
    }
}

/// Removes every second item, beginning with the second.
fn halve<T: Copy>(list: &mut Vec<T>) {
    let halved: Vec<T> = list.iter().copied().step_by(2).collect();
    *list = halved;
}
