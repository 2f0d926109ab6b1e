//! Clones of a search along its run, to go back to: within a number of bytes, denser where a person looks.

use super::Tally;
use super::condition::Goal;
use super::head::Head;

/// Checkpoints stand at multiples of a spacing, a power of two that grows with the distance from where a person looks:
///
/// ```text
/// start                                               here           furthest
///   |       |       |       |       |   |   |   | | | |||||| | | |   |   |
///   spacing 8                           4       2     1      2   4
/// ```
///
/// It grows no further than spreads a fixed number of them over the whole run, and everything doubles as the run does, so
/// that nothing grows with its length. On a short run it shrinks no further than to what is replayed sooner than anybody
/// could tell, and less near the place where a person looks than elsewhere: clones cost more than they save there.
pub(super) struct Checkpoints {
    /// By position. The first one, at 0, always stays.
    heads: Vec<Head>,
    bytes: usize,
    limit: usize,
    /// How many are spread over the whole run at the widest spacing: as many again, and half as many.
    most: u64,
    /// The narrowest spacing.
    finest: u64,
}

/// How many stand at each spacing around the place where a person looks, if there is room: steps back cost a few events.
const NEAR: u64 = 16;
/// The most checkpoints: with more of them no seek would be felt to be faster.
const MOST: u64 = 1024;
/// A search is asked so often in a few microseconds: no checkpoints between, and [`NEAR`] times as far apart elsewhere.
const UNFELT: u64 = 64;

impl Checkpoints {
    /// With the start of a run as the first. `limit` is in bytes; the start is kept even if it takes more.
    pub(super) fn new(start: Head, limit: usize) -> Self {
        let bytes = start.bytes();
        let most = (limit / bytes / 3).clamp(1, MOST as usize) as u64;
        Checkpoints { heads: vec![start], bytes, limit, most, finest: UNFELT }
    }

    /// What they take.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// The last one for which this holds; it must hold from the start up to some position and not beyond.
    pub(super) fn last_where(&self, holds: impl Fn(&Tally) -> bool) -> &Head {
        let beyond = self.heads.partition_point(|head| holds(&head.tally));
        &self.heads[beyond.saturating_sub(1)]
    }

    /// Runs a head on, leaving checkpoints, until `to` or until the goal is met; true when it was met. `here` is where a
    /// person will look when it is done, if that is known; `length` is that of the run so far.
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

    /// Where the next checkpoint is due after a position.
    pub(super) fn next_stop(&self, position: u64, here: Option<u64>, length: u64) -> u64 {
        let distance = here.map_or(u64::MAX, |here| here.abs_diff(position));
        let spacing = self.spacing(distance, length.max(position), self.most);
        (position / spacing + 1) * spacing
    }

    /// Leaves a checkpoint if one is due where the head stands.
    pub(super) fn save(&mut self, head: &Head, here: Option<u64>, length: u64) {
        let position = head.position();
        let length = length.max(position);
        let distance = here.map_or(u64::MAX, |here| here.abs_diff(position));
        self.finest = head.events_in(UNFELT);
        if !position.is_multiple_of(self.spacing(distance, length, self.most)) {
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

    /// Drops those that are denser than they need be, seen from `here`, until at least a quarter of the memory is free.
    fn thin(&mut self, here: u64, length: u64) {
        let mut most = self.most;
        while most > 0 && self.bytes > self.limit / 4 * 3 {
            let mut heads = std::mem::take(&mut self.heads);
            heads.retain(|head| {
                let position = head.position();
                position.is_multiple_of(self.spacing(position.abs_diff(here), length, most))
            });
            self.heads = heads;
            self.bytes = self.heads.iter().map(Head::bytes).sum();
            most /= 2;
        }
        if self.bytes > self.limit / 4 * 3 {
            self.heads.truncate(1);
            self.bytes = self.heads[0].bytes();
        }
    }

    /// How far apart they stand, `distance` away from where a person looks, on a run of this length, when `most` of them
    /// are spread over the whole of it.
    fn spacing(&self, distance: u64, length: u64, most: u64) -> u64 {
        let widest = (length / most).max(NEAR * self.finest);
        let near = distance.saturating_mul(NEAR) / most.min(NEAR * NEAR);
        1 << widest.min(near).max(self.finest).ilog2()
    }
}
