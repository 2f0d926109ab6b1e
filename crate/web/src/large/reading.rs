//! Work on a large placement that must first be read in pieces.

use crate::errors::Outcome;
use crate::transfer::Incoming;
use queens_core::Sliced;
use queens_core::board::Placement;

/// A job on a placement, from the first row that is read.
pub(super) enum Reading<J> {
    /// The placement is being read.
    Input(Incoming),
    /// The job is running, or has ended.
    Job(J),
    /// The placement cannot be read, or the job cannot begin.
    Failed,
}

impl<J: Sliced> Reading<J> {
    /// Reads for about `steps` steps, or works on the placement that was read; true when the job has ended. `begin` is
    /// called once, to start the job on the placement.
    pub(super) fn run(&mut self, steps: u64, begin: impl FnOnce(Placement) -> Outcome<J>) -> Outcome<bool> {
        let mut incoming = match std::mem::replace(self, Reading::Failed) {
            Reading::Failed => return Ok(true),
            Reading::Job(mut job) => {
                let over = job.run(steps);
                *self = Reading::Job(job);
                return Ok(over);
            }
            Reading::Input(incoming) => incoming,
        };
        *self = if incoming.run(steps)? {
            Reading::Job(begin(incoming.into_placement())?)
        } else {
            Reading::Input(incoming)
        };
        Ok(false)
    }

    /// The job, once the placement is read.
    pub(super) fn job(&self) -> Option<&J> {
        if let Reading::Job(job) = self { Some(job) } else { None }
    }
}
