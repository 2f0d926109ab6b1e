//! Work on a large placement that has to be read first, piece by piece.

use crate::errors::Outcome;
use crate::transfer::Incoming;
use queens_core::Sliced;
use queens_core::board::Placement;
use wasm_bindgen::JsValue;

/// A job on a placement, from the first row that is read.
pub(super) enum Reading<J> {
    /// The placement is being read.
    Coming(Incoming),
    /// The job is at work, or over.
    At(J),
    /// The placement cannot be read, or the job not be begun.
    Failed,
}

impl<J: Sliced> Reading<J> {
    /// Nothing is read yet. The rows are to be left alone until they have been.
    pub(super) fn new(rows: &JsValue) -> Outcome<Self> {
        Incoming::new(rows).map(Reading::Coming)
    }

    /// Reads on for about `steps` steps, or works on the placement that was read; true when it is over. `begin` is asked
    /// once, for the job on the placement.
    pub(super) fn run(&mut self, steps: u64, begin: impl FnOnce(Placement) -> Outcome<J>) -> Outcome<bool> {
        let mut incoming = match std::mem::replace(self, Reading::Failed) {
            Reading::Failed => return Ok(true),
            Reading::At(mut job) => {
                let over = job.run(steps);
                *self = Reading::At(job);
                return Ok(over);
            }
            Reading::Coming(incoming) => incoming,
        };
        *self = if incoming.run(steps)? {
            Reading::At(begin(incoming.into_placement())?)
        } else {
            Reading::Coming(incoming)
        };
        Ok(false)
    }

    /// The job, once the placement is read.
    pub(super) fn job(&self) -> Option<&J> {
        if let Reading::At(job) = self { Some(job) } else { None }
    }
}
