//! Changes the key of a half board into the key of a half board with one more row, or into a key for joining.

use super::key::Key;
use super::packing::Packing;
use super::rays::{Form, Rays, places};

/// A change of all keys of a list: each ray moves to its next place, new rays are added, and then both halves are moved.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change<K> {
    /// The rays that continue, by how many places they move, and the new rays.
    pub(super) inside: K,
    pub(super) by: u32,
    pub(super) own: K,
    /// The bits that stay in place, the bits that move to the right, and the bits that move to the left.
    pub(super) near: K,
    pub(super) left: K,
    pub(super) down: u32,
    pub(super) right: K,
    pub(super) up: u32,
}

impl<K: Key> Change<K> {
    /// Moves the rays `inside` by `by` places and adds `own`. The halves stay in place.
    pub(super) fn further(inside: K, by: u32, own: K) -> Change<K> {
        let none = K::default();
        Change { inside, by, own, near: K::of(!0), left: none, down: 0, right: none, up: 0 }
    }

    /// The same change, with the halves exchanged at the end.
    pub(super) fn mirrored(self) -> Change<K> {
        let low = K::of((1 << K::HALF) - 1);
        let none = K::default();
        Change { near: none, left: low, down: K::HALF, right: low << K::HALF, up: K::HALF, ..self }
    }

    /// The same change, which also packs the key at the end. If `mirrored`, the halves are exchanged first.
    pub(super) fn packed(self, Packing { width, beyond }: Packing, mirrored: bool) -> Change<K> {
        let (low, half) = (|count: u32| K::of((1 << count) - 1), K::HALF);
        let (near, far) = (low(width), low(beyond) << ((2 * width + beyond) % (2 * half)));
        let next = low(width + beyond) << width;
        if mirrored {
            // Places beyond the width stay where they are.
            assert!(beyond == 0 || width + beyond == half, "{width} and {beyond} places in {half}");
            Change { near: far, left: near, down: half, right: next, up: width, ..self }
        } else {
            Change { near, left: next, down: half - width, right: far, up: width + beyond, ..self }
        }
    }

    /// The new key.
    #[inline(always)]
    pub(super) fn key(&self, key: K) -> K {
        let further = (key & self.inside) << self.by | self.own;
        (further & self.near) | (further >> self.down & self.left) | (further << self.up & self.right)
    }
}

/// Adds a row with its queen on one column to all stored keys of one group.
#[derive(Clone, Copy, Debug)]
pub(super) struct Longer {
    /// Keys with any of these bits are dropped.
    pub(super) barred: u32,
    pub(super) change: Change<u32>,
    /// The group of the new keys.
    pub(super) group: u32,
}

impl Longer {
    /// `None` if the group as a whole is barred.
    ///
    /// `mirrored`: the stored keys belong to the mirror images of the wanted halves.
    pub(super) fn new(size: u32, column: u32, group: u32, mirrored: bool) -> Option<Longer> {
        let form = Form::of(size);
        let (barred_group, barred) = form.write(Rays::meeting(size, column, 0));
        let group = if mirrored { form.mirrored(group) } else { group };
        if group & barred_group != 0 {
            return None;
        }
        let (group, own) = form.write(form.read(group, 0).further(size).union(Rays::from(size, column)));
        let inside = places(16.min(size - 1) - 1);
        let change = |own: u32| Change::further(inside | inside << 16, 1, own);
        Some(if mirrored {
            Longer { barred: barred.rotate_left(16), change: change(own.rotate_left(16)).mirrored(), group }
        } else {
            Longer { barred, change: change(own), group }
        })
    }
}

/// Changes stored keys into keys for joining.
#[derive(Clone, Copy, Debug)]
pub(super) struct Joined {
    /// Keys with any of these bits are dropped.
    pub(super) barred: u32,
    /// A group with any of these bits is dropped.
    barred_group: u32,
    /// The change of the keys of group 0.
    change: Change<u32>,
    form: Form,
    /// The rows that are added, none or one.
    rows: u32,
}

impl Joined {
    /// If `last` is given, each half board gets a queen on that column in the row below.
    ///
    /// `mirrored`: the stored keys belong to the mirror images of the wanted halves.
    pub(super) fn new(size: u32, last: Option<u32>, barred: Rays, mirrored: bool, packing: Packing) -> Joined {
        let form = Form::of(size);
        let (barred_group, barred) = form.write(barred);
        let Rays { right, left } = last.map_or(Rays::default(), |column| Rays::from(size, column));
        let own = (right & 0xffff) | left << 16;
        let rows = u32::from(last.is_some());
        let by = form.beyond + rows;
        let inside = places(16.min(size - 1) - by);
        let change = |own: u32| Change::further(inside | inside << 16, by, own).packed(packing, mirrored);
        if mirrored {
            let barred_group = form.mirrored(barred_group);
            let change = change(own.rotate_left(16));
            Joined { barred: barred.rotate_left(16), barred_group, change, form, rows }
        } else {
            Joined { barred, barred_group, change: change(own), form, rows }
        }
    }

    /// The change of the keys of one group; `None` if the group as a whole is barred.
    pub(super) fn of_group(&self, group: u32) -> Option<Change<u32>> {
        let Rays { right, left } = self.form.read(group, 0);
        let own = self.change.own | (right | left << 16) << self.rows;
        (group & self.barred_group == 0).then_some(Change { own, ..self.change })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use rand::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro128PlusPlus;

    impl<K: Key> Change<K> {
        /// A random change.
        pub(crate) fn random(word: &mut impl FnMut() -> u64) -> Change<K> {
            let shift = |word: u64| word as u32 % (2 * K::HALF);
            let [by, down, up] = std::array::from_fn(|_| shift(word()));
            let [inside, own, near, left, right] = std::array::from_fn(|_| K::of(word()));
            Change { inside, by, own, near, left, down, right, up }
        }
    }

    #[test]
    fn rewriting_a_key_equals_extending_its_rays_down() {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        let mut below = |end: u32| random.next_u32() % end;
        let (mut passed, mut joined) = (0, 0);
        for size in [4, 9, 15, 16, 17, 18, 19] {
            let form = Form::of(size);
            for _ in 0..2000 {
                let mut word = || below(1 << (size - 1)) & below(1 << (size - 1));
                let rays = Rays { right: word(), left: word() };
                let column = below(size);
                let free = !rays.meets(Rays::meeting(size, column, 0));
                let longer = rays.further(size).union(Rays::from(size, column));
                let between = if size > 17 { size - 16 } else { size % 2 };
                let packing = Packing { width: size - 1 - between, beyond: between / 2 };
                for (mirrored, seen) in [(false, rays), (true, Rays { right: rays.left, left: rays.right })] {
                    let (group, key) = form.write(seen);
                    let rewrite = Longer::new(size, column, group, mirrored).filter(|by| by.barred & key == 0);
                    let written = rewrite.map(|by| (by.group, by.change.key(key)));
                    assert_eq!(written, free.then(|| form.write(longer)), "{size}, {column}");
                    passed += usize::from(written.is_some());
                    let barred = Rays::meeting(size, below(size), 1);
                    let passes = !rays.meets(barred);
                    for (last, joined_rays) in [(None, rays), (Some(column), longer)] {
                        let rewrite = Joined::new(size, last, barred, mirrored, packing);
                        let change = rewrite.of_group(group).filter(|_| rewrite.barred & key == 0);
                        let written = change.map(|change| change.key(key));
                        assert_eq!(written, passes.then(|| packing.key(joined_rays) as u32), "{size}, {last:?}");
                        joined += usize::from(written.is_some());
                    }
                }
            }
        }
        assert!(passed > 1000 && joined > 1000, "{passed}, {joined}");
    }
}
