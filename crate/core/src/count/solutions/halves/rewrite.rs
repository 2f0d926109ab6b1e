//! How the key of a kept half board becomes the key of one with another row.

use super::rays::{Form, Rays, places};

/// One more row, with its queen on one column, for all keys of one group.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rewrite {
    /// A key with any of these bits does not pass.
    pub(super) barred: u32,
    /// Whether the two words of a key have to be exchanged first.
    pub(super) mirrored: bool,
    inside: u32,
    key: u32,
    group: u32,
    beyond: u32,
}

impl Rewrite {
    /// `None` where the group as a whole is barred.
    ///
    /// `mirrored`: the keys belong to the mirror images of the halves that are wanted.
    pub(super) fn new(size: u32, column: u32, group: u32, mirrored: bool) -> Option<Rewrite> {
        let form = Form::of(size);
        let (barred_group, barred) = form.write(Rays::meeting(size, column, 0));
        let group = if mirrored { form.mirrored(group) } else { group };
        if group & barred_group != 0 {
            return None;
        }
        let (group, key) = form.write(form.read(group, 0).further(size).union(Rays::from(size, column)));
        let inside = places(16.min(size - 1) - 1);
        Some(Rewrite {
            barred: if mirrored { barred.rotate_left(16) } else { barred },
            mirrored,
            inside: inside | inside << 16,
            key,
            group,
            beyond: form.beyond,
        })
    }

    /// The new key: the result of [`Form::read`], [`Rays::further`] and [`Form::write`].
    #[inline(always)]
    pub(super) fn key(&self, kept: u32) -> u32 {
        (kept & self.inside) << 1 | self.key
    }

    /// The new group, if there is more than one.
    #[inline(always)]
    pub(super) fn group(&self, kept: u32) -> usize {
        (kept >> 15 & 1 | kept >> 31 << self.beyond | self.group) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro128PlusPlus;

    #[test]
    fn rewriting_a_key_is_walking_its_rays_down() {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        let mut below = |end: u32| random.next_u32() % end;
        let mut passed = 0;
        for size in [4, 9, 16, 17, 18, 19, 20] {
            let form = Form::of(size);
            for _ in 0..2000 {
                let mut word = || below(1 << (size - 1)) & below(1 << (size - 1));
                let rays = Rays { right: word(), left: word() };
                let column = below(size);
                let free = !rays.meets(Rays::meeting(size, column, 0));
                let longer = free.then(|| form.write(rays.further(size).union(Rays::from(size, column))));
                for (mirrored, seen) in [(false, rays), (true, Rays { right: rays.left, left: rays.right })] {
                    let (group, key) = form.write(seen);
                    let rewrite = Rewrite::new(size, column, group, mirrored).filter(|by| by.barred & key == 0);
                    let key = if mirrored { key.rotate_left(16) } else { key };
                    let group = |by: Rewrite| if form.beyond == 0 { 0 } else { by.group(key) as u32 };
                    let written = rewrite.map(|by| (group(by), by.key(key)));
                    assert_eq!(written, longer, "{size}, {column}");
                    passed += usize::from(written.is_some());
                }
            }
        }
        assert!(passed > 1000, "{passed}");
    }
}
