//! The number of conflicts over the length of a run, in a bounded number of samples.

/// The maximum number of samples. When it is reached, every second sample is dropped.
const MAX_SAMPLES: usize = 2048;

/// The number of conflicts at sampled positions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Curve {
    /// The positions, ascending.
    pub positions: Vec<u64>,
    /// The number of attacking pairs at each position.
    pub conflicts: Vec<u32>,
}

/// Takes a sample at every multiple of `width`.
#[derive(Debug)]
pub(super) struct Sampler {
    width: u64,
    curve: Curve,
}

impl Sampler {
    pub(super) fn new() -> Self {
        Sampler { width: 1, curve: Curve::default() }
    }

    /// The next position after `position` where a sample is due. A search that reports no number of conflicts after its
    /// first event never reports one.
    pub(super) fn next_stop(&self, position: u64, conflicts: Option<u32>) -> u64 {
        if position > 0 && conflicts.is_none() { u64::MAX } else { (position / self.width + 1) * self.width }
    }

    /// Takes a sample of the conflicts at `position`, if one is due there.
    pub(super) fn sample(&mut self, position: u64, conflicts: Option<u32>) {
        let last = self.curve.positions.last().copied().unwrap_or(0);
        let Some(conflicts) = conflicts.filter(|_| position > last && position.is_multiple_of(self.width)) else {
            return;
        };
        self.curve.positions.push(position);
        self.curve.conflicts.push(conflicts);
        if self.curve.positions.len() == MAX_SAMPLES {
            self.width *= 2;
            let due = |position: &u64| position.is_multiple_of(self.width);
            let remaining =
                self.curve.positions.iter().zip(&self.curve.conflicts).filter(|(position, _)| due(position));
            (self.curve.positions, self.curve.conflicts) = remaining.unzip();
        }
    }

    /// The samples, and the last position of the run.
    pub(super) fn curve(&self, position: u64, conflicts: Option<u32>) -> Curve {
        let mut curve = self.curve.clone();
        if let Some(conflicts) = conflicts.filter(|_| curve.positions.last() != Some(&position)) {
            curve.positions.push(position);
            curve.conflicts.push(conflicts);
        }
        curve
    }
}
