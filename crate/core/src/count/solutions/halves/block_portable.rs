//! 128 bits in portable Rust: two machine words.

use super::block::Block;

/// Two machine words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Portable([u64; 2]);

impl Block for Portable {
    const NONE: Self = Portable([0; 2]);
    const ALL: Self = Portable([!0; 2]);

    type Tally = u64;
    const TALLY: usize = 1 << 16;
    const NOTHING: u64 = 0;

    #[inline(always)]
    fn of([a, b, c, d]: [u32; 4]) -> Self {
        Portable([u64::from(a) | u64::from(b) << 32, u64::from(c) | u64::from(d) << 32])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Portable([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Portable([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    #[inline(always)]
    fn exchange<const DISTANCE: u32>(one: &mut Self, other: &mut Self, mask: u32) {
        let mask = u64::from(mask) | u64::from(mask) << 32;
        for (one, other) in one.0.iter_mut().zip(&mut other.0) {
            let change = (*one >> DISTANCE ^ *other) & mask;
            *one ^= change << DISTANCE;
            *other ^= change;
        }
    }

    #[inline(always)]
    fn bits(self) -> u64 {
        u64::from(self.0[0].count_ones() + self.0[1].count_ones())
    }

    #[inline(always)]
    fn tally(self, tally: u64) -> u64 {
        tally + self.bits()
    }

    #[inline(always)]
    fn total(tally: u64) -> Option<u64> {
        Some(tally)
    }

    #[inline(always)]
    fn sift(keys: &[u32], barred: u32, room: &mut Vec<u32>, filled: usize) -> usize {
        // Every key is written and only the passing ones are kept: a branch would be guessed wrong as often as not.
        if room.len() < filled + keys.len() + 4 {
            room.resize(filled + keys.len() + 4, 0);
        }
        let mut passed = filled;
        let (fours, rest) = keys.as_chunks::<4>();
        for four in fours {
            let room = room[passed..].first_chunk_mut::<4>().expect("there is room for all and four more");
            let mut of_four = 0;
            for &key in four {
                room[of_four] = key;
                of_four += usize::from(key & barred == 0);
            }
            passed += of_four;
        }
        for &key in rest {
            room[passed] = key;
            passed += usize::from(key & barred == 0);
        }
        passed
    }
}
