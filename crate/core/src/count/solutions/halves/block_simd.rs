//! 128 bits in one vector register of WebAssembly.

use super::block::{Block, Tally};
use super::lanes::Lanes;
use core::arch::wasm32::{
    i8x16, u8x16_swizzle, u32x4, u32x4_bitmask, u32x4_eq, u32x4_extract_lane, u32x4_shl, u32x4_shr, u32x4_splat, u64x2,
    u64x2_extract_lane, v128, v128_and, v128_andnot, v128_any_true, v128_or, v128_xor,
};

/// One vector register.
#[derive(Clone, Copy, Debug)]
pub(super) struct Simd(v128);

impl Block for Simd {
    const WORDS: usize = 4;
    const NONE: Self = Simd(u64x2(0, 0));
    const ALL: Self = Simd(u64x2(!0, !0));
    const PANEL: usize = 6 * 128;
    type Sum = Tally<Self>;

    #[inline(always)]
    fn of(word: impl Fn(usize) -> u32) -> Self {
        Simd(u32x4(word(0), word(1), word(2), word(3)))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Simd(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Simd(v128_or(self.0, other.0))
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
    fn is_none(self) -> bool {
        !v128_any_true(self.0)
    }

    #[inline(always)]
    fn bits(self) -> u64 {
        u64::from(u64x2_extract_lane::<0>(self.0).count_ones() + u64x2_extract_lane::<1>(self.0).count_ones())
    }
}

/// Four keys of 32 bits.
impl Lanes<4> for Simd {
    type Key = u32;

    #[inline(always)]
    fn all(key: u32) -> Self {
        Simd(u32x4_splat(key))
    }

    #[inline(always)]
    fn of(&[a, b, c, d]: &[u32; 4]) -> Self {
        Simd(u32x4(a, b, c, d))
    }

    #[inline(always)]
    fn of_some(keys: &[u32]) -> Self {
        let [a, b, c] = std::array::from_fn(|lane| keys.get(lane).copied().unwrap_or_default());
        Simd(u32x4(a, b, c, 0))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Block::and(self, other)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Block::or(self, other)
    }

    #[inline(always)]
    fn shl(self, count: u32) -> Self {
        Simd(u32x4_shl(self.0, count))
    }

    #[inline(always)]
    fn shr(self, count: u32) -> Self {
        Simd(u32x4_shr(self.0, count))
    }

    #[inline(always)]
    fn passing(self, keys: Self, barred: Self, present: usize, room: &mut [u32; 4]) -> usize {
        let free = u32x4_eq(v128_and(keys.0, barred.0), u32x4_splat(0));
        let passing = u32x4_bitmask(free) & ((1 << present) - 1);
        let front = u8x16_swizzle(self.0, COMPACTED[passing as usize % 16]);
        *room = [
            u32x4_extract_lane::<0>(front),
            u32x4_extract_lane::<1>(front),
            u32x4_extract_lane::<2>(front),
            u32x4_extract_lane::<3>(front),
        ];
        passing.count_ones() as usize
    }
}

/// For each set of words that pass, the order of bytes that moves these words to the front.
static COMPACTED: [v128; 16] = {
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
