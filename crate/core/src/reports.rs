//! The reports on the shards of a count: why a report is refused, and which shards are still open.

use crate::problem::{Fact, Facts, Problem};
use thiserror::Error;

/// Why a report is refused. Its shard has to be done again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ShardError {
    /// A field was changed.
    #[error("the report on shard {shard} was damaged: do the shard again")]
    Damaged {
        /// The shard that the report names.
        shard: u32,
    },
    /// The report is for another question, another division, or another version.
    #[error("the report on shard {shard} belongs to another question: do the shard again")]
    Foreign {
        /// The shard that the report names.
        shard: u32,
    },
    /// The report names queens that block the board, but they have a completion.
    #[error("the placement in the report on shard {shard} has a completion: do the shard again")]
    Completable {
        /// The shard that the report names.
        shard: u32,
    },
}

impl Problem for ShardError {
    fn code(&self) -> &'static str {
        match self {
            ShardError::Damaged { .. } => "report-damaged",
            ShardError::Foreign { .. } => "report-foreign",
            ShardError::Completable { .. } => "report-not-blocking",
        }
    }

    fn detail(&self) -> Facts {
        let (ShardError::Damaged { shard } | ShardError::Foreign { shard } | ShardError::Completable { shard }) = self;
        let mut facts = Facts::new();
        shard.add("shard", &mut facts);
        facts
    }
}

/// The FNV-1a hash of words, in 32 bits.
pub(crate) fn digest(words: impl IntoIterator<Item = u32>) -> u32 {
    let bytes = words.into_iter().flat_map(u32::to_le_bytes);
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The two halves of a word of 64 bits, as words for [`digest`].
pub(crate) fn halves(word: u64) -> [u32; 2] {
    [word as u32, (word >> 32) as u32]
}

/// The reports received so far, one for each shard, in any order.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Reports<R>(Vec<Option<R>>);

impl<R: Clone> Reports<R> {
    /// Starts without reports.
    pub(crate) fn new(shards: usize) -> Self {
        Reports(vec![None; shards])
    }

    /// Adds a report on a shard. A second report on the same shard changes nothing.
    pub(crate) fn add(&mut self, shard: u32, report: &R) -> Result<(), ShardError> {
        let entry = self.0.get_mut(shard as usize).ok_or(ShardError::Foreign { shard })?;
        entry.get_or_insert_with(|| report.clone());
        Ok(())
    }

    /// The reports, by shard.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &R> {
        self.0.iter().flatten()
    }

    /// The shards without a report.
    pub(crate) fn open(&self) -> impl Iterator<Item = u32> {
        (0..).zip(&self.0).filter(|(_, report)| report.is_none()).map(|(shard, _)| shard)
    }
}
