//! 128 bits in one vector register of WebAssembly.

use super::block::Block;
use core::arch::wasm32::{
    i8x16, u8x16_add, u8x16_popcnt, u8x16_swizzle, u16x8_extadd_pairwise_u8x16, u32x4, u32x4_bitmask, u32x4_eq,
    u32x4_extadd_pairwise_u16x8, u32x4_extract_lane, u32x4_shl, u32x4_shr, u32x4_splat, u64x2, v128, v128_and,
    v128_andnot, v128_xor,
};

/// One vector register.
#[derive(Clone, Copy, Debug)]
pub(super) struct Simd(v128);

impl Block for Simd {
    const NONE: Self = Simd(u64x2(0, 0));
    const ALL: Self = Simd(u64x2(!0, !0));

    /// Sixteen counters of a byte each; a block adds at most 8 to each.
    type Tally = v128;
    const TALLY: usize = 31;
    const NOTHING: v128 = u64x2(0, 0);

    #[inline(always)]
    fn of([a, b, c, d]: [u32; 4]) -> Self {
        Simd(u32x4(a, b, c, d))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Simd(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Simd(v128_andnot(self.0, other.0))
    }

    #[inline(always)]
    fn exchange<const DISTANCE: u32>(one: &mut Self, other: &mut Self, mask: u32) {
        let change = v128_and(v128_xor(u32x4_shr(one.0, DISTANCE), other.0), u32x4_splat(mask));
        one.0 = v128_xor(one.0, u32x4_shl(change, DISTANCE));
        other.0 = v128_xor(other.0, change);
    }

    #[inline(always)]
    fn count(self, tally: v128) -> v128 {
        u8x16_add(tally, u8x16_popcnt(self.0))
    }

    #[inline(always)]
    fn total(tally: v128) -> u64 {
        words(u32x4_extadd_pairwise_u16x8(u16x8_extadd_pairwise_u8x16(tally))).into_iter().map(u64::from).sum()
    }

    #[inline(always)]
    fn sift(keys: &[u32], barred: u32, into: &mut Vec<u32>) {
        let start = into.len();
        let (fours, rest) = keys.as_chunks::<4>();
        into.resize(start + keys.len() + 4, 0);
        let room = &mut into[start..];
        let barred_four = u32x4_splat(barred);
        let mut passed = 0;
        for &[a, b, c, d] in fours {
            let four = u32x4(a, b, c, d);
            let passing = u32x4_bitmask(u32x4_eq(v128_and(four, barred_four), u32x4_splat(0)));
            // The passing ones come first; what is behind them is written over by the next four.
            let closed = words(u8x16_swizzle(four, CLOSED[passing as usize % 16]));
            room[passed..passed + 4].copy_from_slice(&closed);
            passed += passing.count_ones() as usize;
        }
        for &key in rest {
            room[passed] = key;
            passed += usize::from(key & barred == 0);
        }
        into.truncate(start + passed);
    }
}

#[inline(always)]
fn words(four: v128) -> [u32; 4] {
    [
        u32x4_extract_lane::<0>(four),
        u32x4_extract_lane::<1>(four),
        u32x4_extract_lane::<2>(four),
        u32x4_extract_lane::<3>(four),
    ]
}

/// For each set of words that pass: which byte goes where, so that they come first.
static CLOSED: [v128; 16] = {
    let mut table = [u64x2(0, 0); 16];
    let mut passing = 0;
    while passing < 16 {
        let mut bytes = [0; 16];
        let mut word = 0;
        let mut place = 0;
        while word < 4 {
            if passing >> word & 1 != 0 {
                let mut byte = 0;
                while byte < 4 {
                    bytes[4 * place + byte] = (4 * word + byte) as i8;
                    byte += 1;
                }
                place += 1;
            }
            word += 1;
        }
        let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = bytes;
        table[passing] = i8x16(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p);
        passing += 1;
    }
    table
};
