//! Sifting by vector registers: several keys are compared, changed and moved at once.

use super::key::Key;
use super::rewrite::Change;

/// A few keys that are moved at once. Every form gives the same results.
pub(super) trait Lanes<const COUNT: usize>: Copy {
    type Key: Key;

    /// The same key in every lane.
    fn all(key: Self::Key) -> Self;
    fn of(keys: &[Self::Key; COUNT]) -> Self;
    /// Fewer keys than there are lanes. The other lanes may have any values.
    fn of_some(keys: &[Self::Key]) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn shl(self, count: u32) -> Self;
    fn shr(self, count: u32) -> Self;
    /// Writes to the front of `room` the lanes, among the first `present`, whose key in `keys` has no `barred` bit.
    /// Returns how many there are. The places behind them are overwritten.
    fn passing(self, keys: Self, barred: Self, present: usize, room: &mut [Self::Key; COUNT]) -> usize;
}

/// Writes the keys that have none of the `barred` bits to the front of `room`, changed, and returns how many there are. `room`
/// must have `COUNT` places more than the keys need; places behind the last key are overwritten.
///
/// Always inlined, so that it is compiled for the instructions of the function that calls it.
#[inline(always)]
pub(super) fn sift<L: Lanes<COUNT>, const COUNT: usize>(
    keys: &[L::Key],
    barred: L::Key,
    change: Option<&Change<L::Key>>,
    room: &mut [L::Key],
) -> usize {
    match change {
        None => sift_by::<L, COUNT>(
            keys,
            barred,
            #[inline(always)]
            |keys| keys,
            room,
        ),
        Some(change) => sift_by::<L, COUNT>(
            keys,
            barred,
            #[inline(always)]
            |keys| apply_change(change, keys),
            room,
        ),
    }
}

#[inline(always)]
fn sift_by<L: Lanes<COUNT>, const COUNT: usize>(
    keys: &[L::Key],
    barred: L::Key,
    change: impl Fn(L) -> L,
    room: &mut [L::Key],
) -> usize {
    let barred = L::all(barred);
    let mut passed = 0;
    let (chunks, rest) = keys.as_chunks::<COUNT>();
    for chunk in chunks {
        let keys = L::of(chunk);
        passed += change(keys).passing(keys, barred, COUNT, front(&mut room[passed..]));
    }
    if !rest.is_empty() {
        let keys = L::of_some(rest);
        passed += change(keys).passing(keys, barred, rest.len(), front(&mut room[passed..]));
    }
    passed
}

#[inline(always)]
fn front<K, const COUNT: usize>(room: &mut [K]) -> &mut [K; COUNT] {
    room.first_chunk_mut().expect("there is room for all keys and some more")
}

/// The new keys, see [`Change::key`].
#[inline(always)]
fn apply_change<L: Lanes<COUNT>, const COUNT: usize>(by: &Change<L::Key>, keys: L) -> L {
    let further = keys.and(L::all(by.inside)).shl(by.by).or(L::all(by.own));
    let left = further.shr(by.down).and(L::all(by.left));
    let right = further.shl(by.up).and(L::all(by.right));
    further.and(L::all(by.near)).or(left).or(right)
}
