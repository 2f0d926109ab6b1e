//! Rows that are put below a kept half board to make it longer, and the middle row of an odd board.

use super::rays::{Form, Rays, places};

/// Queens in the rows just below a kept half board: what they ask of it, and what they add to its rays.
///
/// ```text
///   . . . . Q .   |  kept: only its rays are known here
///   Q . . . . .   |
///   - - - - - - - edge of the kept half
///   . . Q . . .   |  tail of one row: bars the rays that would meet it,
///   - - - - - - - edge of the longer half     and crosses this edge with two of its own
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Tail {
    rows: u32,
    barred: Rays,
    rays: Rays,
}

impl Tail {
    /// One row more, with its queen on this column; `None` where the tail itself attacks it.
    pub(super) fn longer(self, size: u32, column: u32) -> Option<Tail> {
        let barred = self.barring(size, column)?;
        let rays = self.rays.further(size).and(Rays::from(size, column));
        Some(Tail { rows: self.rows + 1, rays, ..barred })
    }

    /// The same tail, where a queen that belongs to neither half stands in the row below it.
    pub(super) fn barring(self, size: u32, column: u32) -> Option<Tail> {
        if self.rays.meets(Rays::meeting(size, column, 0)) {
            return None;
        }
        Some(Tail { barred: self.barred.and(Rays::meeting(size, column, self.rows)), ..self })
    }

    /// How keys of one group are judged and rewritten; `None` where the group as a whole is barred.
    ///
    /// `mirrored`: the keys are those of the mirror images of the halves that are meant.
    pub(super) fn rewrite(self, from: Form, to: Form, group: u32, mirrored: bool) -> Option<Rewrite> {
        debug_assert!(self.rows <= to.at, "a tail must end before the places that name the group");
        let known = from.read(group, 0);
        let known = if mirrored { Rays { right: known.left, left: known.right } } else { known };
        if self.barred.meets(known) {
            return None;
        }
        let both = |word: u32| word & 0xffff | word << 16;
        let moved = |place: u32| place.saturating_sub(self.rows).min(from.at);
        let (at, behind, end) = (moved(to.at), moved(to.at + to.taken), moved(to.width));
        let rays = Rays { right: known.right << self.rows, left: known.left << self.rows }.and(self.rays);
        let (group, key) = to.write(rays);
        let barred = from.write(self.barred).1;
        Some(Rewrite {
            barred: if mirrored { barred.rotate_left(16) } else { barred },
            turn: if mirrored { 16 } else { 0 },
            low: both(places(at)),
            high: both(places(end) & !places(behind)),
            closing: to.taken,
            shift: self.rows,
            left: to.left + self.rows,
            key,
            group_at: at,
            group_places: places(behind - at),
            group_left: to.taken,
            group,
        })
    }
}

/// How a kept key is judged, and written in another form a few rows further down: what [`Form::read`],
/// [`Rays::further`] and [`Form::write`] would make of it, in a few operations on the whole word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rewrite {
    /// A key passes that has none of these bits.
    pub(super) barred: u32,
    turn: u32,
    low: u32,
    high: u32,
    closing: u32,
    shift: u32,
    left: u32,
    key: u32,
    group_at: u32,
    group_places: u32,
    group_left: u32,
    group: u32,
}

impl Rewrite {
    /// The key in the new form.
    #[inline(always)]
    pub(super) fn key(&self, kept: u32) -> u32 {
        let kept = kept.rotate_left(self.turn);
        let closed = (kept & self.low) | (kept & self.high) >> self.closing;
        (closed & 0xffff) << self.shift | (closed >> 16) << self.left | self.key
    }

    /// The group in the new form.
    #[inline(always)]
    pub(super) fn group(&self, kept: u32) -> usize {
        let places = kept.rotate_left(self.turn) >> self.group_at;
        ((places & self.group_places) | (places >> 16 & self.group_places) << self.group_left | self.group) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro128PlusPlus;

    /// The rays of all queens, row by row; `None` where one attacks another.
    fn walked(size: u32, start: Rays, columns: &[u32]) -> Option<Rays> {
        columns.iter().try_fold(start, |rays, &column| {
            let free = !rays.meets(Rays::meeting(size, column, 0));
            free.then(|| rays.further(size).and(Rays::from(size, column)))
        })
    }

    #[test]
    fn rewriting_a_key_is_walking_its_rays_down() {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        let mut below = |end: u32| random.next_u32() % end;
        let mut passed = 0;
        for size in [9, 12, 16, 17, 18, 19, 20] {
            let (kept, width) = (Form::kept(size), size - 2 + (size + 1) % 2);
            let fewest = width.saturating_sub(15);
            for taken in fewest..=fewest.max(3) {
                let joined = Form { width, at: (width - taken) / 2, taken, left: width - taken };
                for _ in 0..500 {
                    // Few rays, so that many keys pass.
                    let mut word = || below(1 << (size - 1)) & below(1 << (size - 1)) & below(1 << (size - 1));
                    let start = Rays { right: word(), left: word() };
                    let columns: Vec<u32> = (0..below(3)).map(|_| below(size)).collect();
                    let tail = columns.iter().try_fold(Tail::default(), |tail, &column| tail.longer(size, column));
                    let end = walked(size, start, &columns);
                    let Some(tail) = tail else {
                        assert_eq!(end, None);
                        continue;
                    };
                    for (mirrored, seen) in [(false, start), (true, Rays { right: start.left, left: start.right })] {
                        let (group, key) = kept.write(seen);
                        let rewrite =
                            tail.rewrite(kept, joined, group, mirrored).filter(|rewrite| rewrite.barred & key == 0);
                        let written = rewrite.map(|rewrite| (rewrite.group(key) as u32, rewrite.key(key)));
                        assert_eq!(written, end.map(|end| joined.write(end)), "{size}, {columns:?}");
                        passed += usize::from(written.is_some());
                    }
                }
            }
        }
        assert!(passed > 1000, "{passed}");
    }
}
