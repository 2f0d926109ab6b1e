//! Clones of a search along its run, to which the run can return. They take a bounded number of bytes, and are denser near
//! the current position.

use super::condition::Goal;
use super::head::Head;
use super::{Kinds, Tally};

/// Checkpoints are at multiples of a spacing: a power of two that grows with the distance from the current position.
///
/// ```text
/// start                                               here           furthest
///   |       |       |       |       |   |   |   | | | |||||| | | |   |   |
///   spacing 8                           4       2     1      2   4
/// ```
///
/// The widest spacing spreads a fixed number of checkpoints over the whole run. All spacings double as the run doubles,
/// so the memory does not grow with the length of the run. On a short run the widest spacing has a
/// minimum: replaying that far takes no noticeable time, and more clones would cost more than they save. Only near the
/// current position is the spacing narrower.
#[derive(Debug)]
pub(super) struct Checkpoints {
    /// The checkpoints by position. The first one, at the start, is never removed.
    heads: Vec<Head>,
    bytes: usize,
    limit: usize,
    /// The number of checkpoints at the widest spacing over the whole run: a third of the capacity. Spacings are rounded
    /// down to powers of two, so there may be twice as many.
    count: u64,
    /// The narrowest spacing.
    finest: u64,
}

/// The number of checkpoints at each spacing around the current position, if there is room, so that steps back are cheap.
const NEAR: u64 = 16;
/// The maximum number of checkpoints. With more of them, no seek would be noticeably faster.
const MAX_CHECKPOINTS: u64 = 1024;
/// How many calls of a search take a few microseconds. Checkpoints are not closer than that near the current position,
/// and [`NEAR`] times as far apart elsewhere.
const NEAR_CALLS: u64 = 64;

impl Checkpoints {
    /// Starts with the start of a run as the only checkpoint. `limit` is in bytes; the start is stored even if it takes
    /// more.
    pub(super) fn new(start: Head, limit: usize) -> Self {
        let bytes = start.bytes();
        let count = (limit / bytes / 3).clamp(1, MAX_CHECKPOINTS as usize) as u64;
        Checkpoints { heads: vec![start], bytes, limit, count, finest: NEAR_CALLS }
    }

    /// How many bytes the checkpoints take.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// The last checkpoint that `matches`, which must be true from the start up to some position, and false after it.
    pub(super) fn last_where(&self, matches: impl Fn(&Tally) -> bool) -> &Head {
        let beyond = self.heads.partition_point(|head| matches(&head.tally));
        &self.heads[beyond.saturating_sub(1)]
    }

    /// The search at the start of the run.
    #[cfg(feature = "later")]
    pub(super) fn first(&self) -> Head {
        self.heads[0].fork()
    }

    /// The tally at the start of the run.
    #[cfg(feature = "later")]
    pub(super) fn first_tally(&self) -> &Tally {
        &self.heads[0].tally
    }

    /// The position at which the run begins, and how many events of these kinds lie before it: none, except in a branch.
    #[cfg(feature = "later")]
    pub(super) fn before(&self, kinds: Kinds) -> (u64, u64) {
        let start = &self.heads[0].tally;
        (start.position, start.of_any(kinds))
    }

    /// Without branches, a run begins at 0.
    #[cfg(not(feature = "later"))]
    #[expect(clippy::unused_self, reason = "the same call with and without branches")]
    pub(super) const fn before(&self, _: Kinds) -> (u64, u64) {
        (0, 0)
    }

    /// Runs `head` on, saving checkpoints, until position `to` or until the goal is met; true when it was met. `here`
    /// is the position that will be shown afterwards, if known; `length` is the length of the run so far.
    pub(super) fn walk(&mut self, head: &mut Head, to: u64, goal: &mut Goal, here: Option<u64>, length: u64) -> bool {
        while head.position() < to && goal.budget > 0 && !head.tally.ended() {
            let stop = self.next_stop(head.position(), here, length).min(to);
            let hit = head.run(stop, goal, None);
            self.save(head, here, length);
            if hit {
                return true;
            }
        }
        false
    }

    /// The position of the next checkpoint after `position`.
    pub(super) fn next_stop(&self, position: u64, here: Option<u64>, length: u64) -> u64 {
        let distance = here.map_or(u64::MAX, |here| here.abs_diff(position));
        let spacing = self.spacing(distance, length.max(position), self.count);
        (position / spacing + 1) * spacing
    }

    /// Saves a checkpoint at the position of `head`, if one is due there.
    pub(super) fn save(&mut self, head: &Head, here: Option<u64>, length: u64) {
        let position = head.position();
        let length = length.max(position);
        let distance = here.map_or(u64::MAX, |here| here.abs_diff(position));
        self.finest = head.events_in(NEAR_CALLS);
        if !position.is_multiple_of(self.spacing(distance, length, self.count)) {
            return;
        }
        let index = self.heads.partition_point(|head| head.position() < position);
        if self.heads.get(index).is_some_and(|head| head.position() == position) {
            return;
        }
        let bytes = head.bytes();
        if self.bytes + bytes > self.limit {
            self.thin(here.unwrap_or(position), length);
        }
        if self.bytes + bytes <= self.limit {
            let index = self.heads.partition_point(|head| head.position() < position);
            self.heads.insert(index, head.fork());
            self.bytes += bytes;
        }
    }

    /// Drops checkpoints that are closer together than the spacing around `here`, until at least a quarter of the
    /// memory is free.
    fn thin(&mut self, here: u64, length: u64) {
        let mut count = self.count;
        let start = self.before(Kinds::NONE).0;
        while count > 0 && self.bytes > self.limit / 4 * 3 {
            let mut heads = std::mem::take(&mut self.heads);
            heads.retain(|head| {
                let position = head.position();
                position == start || position.is_multiple_of(self.spacing(position.abs_diff(here), length, count))
            });
            self.heads = heads;
            self.bytes = self.heads.iter().map(Head::bytes).sum();
            count /= 2;
        }
        if self.bytes > self.limit / 4 * 3 {
            self.heads.truncate(1);
            self.bytes = self.heads[0].bytes();
        }
    }

    /// The spacing at a distance from the current position, on a run of this length, with `count` checkpoints over the
    /// whole run.
    fn spacing(&self, distance: u64, length: u64, count: u64) -> u64 {
        let widest = (length / count).max(NEAR * self.finest);
        let near = distance.saturating_mul(NEAR) / count.min(NEAR * NEAR);
        1 << widest.min(near).max(self.finest).ilog2()
    }
}
