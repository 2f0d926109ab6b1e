//! What a counted part reports, and how the parts are put together.

use super::plan::Plan;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Changes whenever the same shard would mean other pairs than before.
const VERSION: u32 = 1;

/// The solutions found in one shard of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShardResult {
    version: u32,
    size: u32,
    shards: u32,
    /// Which shard, from 0.
    pub shard: u32,
    /// Solutions of the board that belong to it.
    pub found: u64,
    checksum: u32,
}

impl ShardResult {
    pub(super) fn new(plan: &Plan, shard: u32, found: u64) -> ShardResult {
        let unsigned =
            ShardResult { version: VERSION, size: plan.size, shards: plan.shards, shard, found, checksum: 0 };
        ShardResult { checksum: unsigned.digest(), ..unsigned }
    }

    /// 32-bit FNV-1a over everything else.
    fn digest(&self) -> u32 {
        let words = [self.version, self.size, self.shards, self.shard, self.found as u32, (self.found >> 32) as u32];
        let bytes = words.into_iter().flat_map(u32::to_le_bytes);
        bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }
}

/// Why a result is thrown away. Its shard has to be counted (again).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ShardError {
    /// Something in it was changed.
    #[error("the result of shard {shard} was damaged: count the shard again")]
    Damaged {
        /// The shard that it claims to be.
        shard: u32,
    },
    /// It was counted for another board, another division, or by another version.
    #[error("the result of shard {shard} belongs to another count: count the shard again")]
    Foreign {
        /// The shard that it claims to be.
        shard: u32,
    },
}

/// The results that have come in so far, in any order.
#[derive(Clone, PartialEq, Debug)]
pub struct Shards {
    plan: Plan,
    found: Vec<Option<u64>>,
}

impl Shards {
    /// None yet.
    #[must_use]
    pub fn new(plan: &Plan) -> Shards {
        Shards { plan: *plan, found: vec![None; plan.shards as usize] }
    }

    /// Takes in a result; one that is known already changes nothing.
    ///
    /// # Errors
    /// [`ShardError`] for a result that cannot be trusted.
    pub fn add(&mut self, result: &ShardResult) -> Result<(), ShardError> {
        let shard = result.shard;
        if result.checksum != result.digest() {
            return Err(ShardError::Damaged { shard });
        }
        let meant = result.version == VERSION && result.size == self.plan.size && result.shards == self.plan.shards;
        let Some(place) = self.found.get_mut(shard as usize).filter(|_| meant) else {
            return Err(ShardError::Foreign { shard });
        };
        *place = Some(result.found);
        Ok(())
    }

    /// The shards without a result.
    pub fn open(&self) -> impl Iterator<Item = u32> + '_ {
        (0..).zip(&self.found).filter(|(_, found)| found.is_none()).map(|(shard, _)| shard)
    }

    /// Solutions found so far.
    #[must_use]
    pub fn found(&self) -> u64 {
        self.found.iter().flatten().sum()
    }

    /// All solutions of the board, once every shard has come in.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        self.open().next().is_none().then(|| self.found())
    }
}
