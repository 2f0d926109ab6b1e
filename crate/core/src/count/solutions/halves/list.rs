//! Lists of keys. The keys of other lists that have no barred bit can be added to them.

use super::rewrite::Change;
use super::sift::{MAX_LANES, Sift};

/// Keys, with spare memory behind them.
#[derive(Default, Debug)]
pub(super) struct List<K> {
    room: Vec<K>,
    filled: usize,
}

impl<K: Sift> List<K> {
    pub(super) fn len(&self) -> usize {
        self.filled
    }

    pub(super) fn clear(&mut self) {
        self.filled = 0;
    }

    pub(super) fn push(&mut self, key: K) {
        self.add(&[key], K::default(), None);
    }

    /// Adds the keys that have none of the `barred` bits, changed.
    #[inline(always)]
    pub(super) fn add(&mut self, keys: &[K], barred: K, change: Option<&Change<K>>) {
        let needed = self.filled + keys.len() + MAX_LANES;
        if self.room.len() < needed {
            self.room.resize(needed, K::default());
        }
        self.filled += K::sift(keys, barred, change, &mut self.room[self.filled..]);
    }
}

impl<K> std::ops::Deref for List<K> {
    type Target = [K];

    fn deref(&self) -> &[K] {
        &self.room[..self.filled]
    }
}
