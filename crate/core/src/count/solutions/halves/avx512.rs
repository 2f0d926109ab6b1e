//! The inner loops on x86-64 with AVX-512: wider blocks, whose bits are counted by one instruction, and keys that are
//! moved to the front by one instruction.

use super::block::{Block, Sum};
use super::lanes::{self, Lanes};
use super::rewrite::Change;
use super::vectors::Vectors;
use std::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_and_si512, _mm512_andnot_si512, _mm512_loadu_epi32, _mm512_loadu_epi64,
    _mm512_maskz_compress_epi32, _mm512_maskz_compress_epi64, _mm512_maskz_loadu_epi32, _mm512_maskz_loadu_epi64,
    _mm512_or_si512, _mm512_popcnt_epi64, _mm512_reduce_add_epi64, _mm512_set1_epi32, _mm512_set1_epi64,
    _mm512_slli_epi32, _mm512_sllv_epi32, _mm512_sllv_epi64, _mm512_srli_epi32, _mm512_srlv_epi32, _mm512_srlv_epi64,
    _mm512_storeu_epi32, _mm512_storeu_epi64, _mm512_test_epi64_mask, _mm512_testn_epi32_mask, _mm512_testn_epi64_mask,
    _mm512_xor_si512,
};
use std::mem::transmute;

/// Whether the joins may use AVX-512 with the instruction that counts bits. If so, this machine has them.
#[inline(always)]
pub(super) fn is_available() -> bool {
    Vectors::used() == Vectors::Avx512
}

/// One vector register of 512 bits. It is used only on machines with AVX-512.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wide(__m512i);

// Each method is inlined into the function that `fastest` calls, and compiled for its instructions there.
#[expect(unsafe_code, reason = "instructions that not every machine has; is_available is true")]
impl Block for Wide {
    const WORDS: usize = 16;
    // SAFETY: every bit pattern is a register.
    const NONE: Self = Wide(unsafe { transmute::<[u64; 8], __m512i>([0; 8]) });
    // SAFETY: every bit pattern is a register.
    const ALL: Self = Wide(unsafe { transmute::<[u64; 8], __m512i>([!0; 8]) });
    const PANEL: usize = 2 * Self::KEYS;
    type Sum = Counted;

    #[inline(always)]
    fn of(word: impl Fn(usize) -> u32) -> Self {
        let words: [u32; 16] = std::array::from_fn(word);
        // SAFETY: every bit pattern is a register.
        Wide(unsafe { transmute::<[u32; 16], __m512i>(words) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: this machine has the instructions; so for the methods below.
        Wide(unsafe { _mm512_and_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see `and`.
        Wide(unsafe { _mm512_or_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: see `and`.
        Wide(unsafe { _mm512_andnot_si512(other.0, self.0) })
    }

    #[inline(always)]
    fn exchange<const DISTANCE: u32>(one: &mut Self, other: &mut Self, mask: u32) {
        // SAFETY: see `and`.
        unsafe {
            let moved = _mm512_xor_si512(_mm512_srli_epi32::<DISTANCE>(one.0), other.0);
            let change = _mm512_and_si512(moved, _mm512_set1_epi32(mask.cast_signed()));
            one.0 = _mm512_xor_si512(one.0, _mm512_slli_epi32::<DISTANCE>(change));
            other.0 = _mm512_xor_si512(other.0, change);
        }
    }

    #[inline(always)]
    fn is_none(self) -> bool {
        // SAFETY: see `and`.
        unsafe { _mm512_test_epi64_mask(self.0, self.0) == 0 }
    }

    #[inline(always)]
    fn bits(self) -> u64 {
        // SAFETY: see `and`.
        unsafe { _mm512_reduce_add_epi64(_mm512_popcnt_epi64(self.0)).cast_unsigned() }
    }

    #[inline(always)]
    fn fastest<R>(work: impl FnOnce() -> R) -> R {
        assert!(Vectors::widest() == Vectors::Avx512, "wide blocks are used only on machines with AVX-512");
        // SAFETY: this machine has the instructions.
        unsafe { with_avx512(work) }
    }
}

/// The number of bits counted so far, for each eighth of a block.
#[derive(Clone, Copy)]
pub(super) struct Counted(__m512i);

#[expect(unsafe_code, reason = "instructions that not every machine has; is_available is true")]
impl Sum<Wide> for Counted {
    const NONE: Self = Counted(Wide::NONE.0);

    #[inline(always)]
    fn with(self, block: Wide) -> Self {
        // SAFETY: this machine has the instructions.
        Counted(unsafe { _mm512_add_epi64(self.0, _mm512_popcnt_epi64(block.0)) })
    }

    #[inline(always)]
    fn total(self) -> Option<u64> {
        // SAFETY: this machine has the instructions.
        Some(unsafe { _mm512_reduce_add_epi64(self.0).cast_unsigned() })
    }

    /// Every group is counted exactly, so one total at the end is enough.
    fn blocks(_rarity: f64) -> usize {
        usize::MAX
    }
}

#[target_feature(enable = "avx512f,avx512vpopcntdq,avx2,bmi1,bmi2,popcnt")]
fn with_avx512<R>(work: impl FnOnce() -> R) -> R {
    work()
}

/// [`lanes::sift`] by sixteen keys at once; `None`, with nothing written, if AVX-512 is not used.
#[inline(always)]
pub(super) fn sift(keys: &[u32], barred: u32, change: Option<&Change<u32>>, room: &mut [u32]) -> Option<usize> {
    // SAFETY: this machine has the instructions.
    #[expect(unsafe_code, reason = "instructions that not every machine has")]
    is_available().then(|| unsafe { sift_by_sixteens(keys, barred, change, room) })
}

/// Like `sift`, for keys of 64 bits, by eight at once.
#[inline(always)]
pub(super) fn sift_long(keys: &[u64], barred: u64, change: Option<&Change<u64>>, room: &mut [u64]) -> Option<usize> {
    // SAFETY: this machine has the instructions.
    #[expect(unsafe_code, reason = "instructions that not every machine has")]
    is_available().then(|| unsafe { sift_by_eights(keys, barred, change, room) })
}

#[target_feature(enable = "avx512f,avx512vpopcntdq,avx2,bmi1,bmi2,popcnt")]
fn sift_by_sixteens(keys: &[u32], barred: u32, change: Option<&Change<u32>>, room: &mut [u32]) -> usize {
    lanes::sift::<Sixteen, 16>(keys, barred, change, room)
}

#[target_feature(enable = "avx512f,avx512vpopcntdq,avx2,bmi1,bmi2,popcnt")]
fn sift_by_eights(keys: &[u64], barred: u64, change: Option<&Change<u64>>, room: &mut [u64]) -> usize {
    lanes::sift::<Eight, 8>(keys, barred, change, room)
}

/// Keys of 32 bits in one register. It is used only on machines with AVX-512.
#[derive(Clone, Copy)]
struct Sixteen(__m512i);

/// Keys of 64 bits in one register. It is used only on machines with AVX-512.
#[derive(Clone, Copy)]
struct Eight(__m512i);

// Each method is inlined into the functions above, and compiled for their instructions there.
#[expect(unsafe_code, reason = "instructions that not every machine has; is_available is true")]
impl Lanes<16> for Sixteen {
    type Key = u32;

    #[inline(always)]
    fn all(key: u32) -> Self {
        // SAFETY: this machine has the instructions; so for the methods below.
        Sixteen(unsafe { _mm512_set1_epi32(key.cast_signed()) })
    }

    #[inline(always)]
    fn of(keys: &[u32; 16]) -> Self {
        // SAFETY: the array is the 64 bytes that are read, at any address.
        Sixteen(unsafe { _mm512_loadu_epi32(keys.as_ptr().cast::<i32>()) })
    }

    #[inline(always)]
    fn of_some(keys: &[u32]) -> Self {
        // SAFETY: only the keys that are present are read.
        Sixteen(unsafe { _mm512_maskz_loadu_epi32((1 << keys.len()) - 1, keys.as_ptr().cast::<i32>()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see `all`.
        Sixteen(unsafe { _mm512_and_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see `all`.
        Sixteen(unsafe { _mm512_or_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn shl(self, count: u32) -> Self {
        // SAFETY: see `all`.
        Sixteen(unsafe { _mm512_sllv_epi32(self.0, _mm512_set1_epi32(count.cast_signed())) })
    }

    #[inline(always)]
    fn shr(self, count: u32) -> Self {
        // SAFETY: see `all`.
        Sixteen(unsafe { _mm512_srlv_epi32(self.0, _mm512_set1_epi32(count.cast_signed())) })
    }

    #[inline(always)]
    fn passing(self, keys: Self, barred: Self, present: usize, room: &mut [u32; 16]) -> usize {
        // SAFETY: see `all`. The array is the 64 bytes that are written, at any address.
        unsafe {
            let passing = _mm512_testn_epi32_mask(keys.0, barred.0) & ((1u32 << present) - 1) as u16;
            // Stored as a whole: a compressing store is slow on some machines.
            _mm512_storeu_epi32(room.as_mut_ptr().cast::<i32>(), _mm512_maskz_compress_epi32(passing, self.0));
            passing.count_ones() as usize
        }
    }
}

#[expect(unsafe_code, reason = "instructions that not every machine has; is_available is true")]
impl Lanes<8> for Eight {
    type Key = u64;

    #[inline(always)]
    fn all(key: u64) -> Self {
        // SAFETY: this machine has the instructions; so for the methods below.
        Eight(unsafe { _mm512_set1_epi64(key.cast_signed()) })
    }

    #[inline(always)]
    fn of(keys: &[u64; 8]) -> Self {
        // SAFETY: the array is the 64 bytes that are read, at any address.
        Eight(unsafe { _mm512_loadu_epi64(keys.as_ptr().cast::<i64>()) })
    }

    #[inline(always)]
    fn of_some(keys: &[u64]) -> Self {
        // SAFETY: only the keys that are present are read.
        Eight(unsafe { _mm512_maskz_loadu_epi64((1 << keys.len()) - 1, keys.as_ptr().cast::<i64>()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see `all`.
        Eight(unsafe { _mm512_and_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see `all`.
        Eight(unsafe { _mm512_or_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn shl(self, count: u32) -> Self {
        // SAFETY: see `all`.
        Eight(unsafe { _mm512_sllv_epi64(self.0, _mm512_set1_epi64(i64::from(count))) })
    }

    #[inline(always)]
    fn shr(self, count: u32) -> Self {
        // SAFETY: see `all`.
        Eight(unsafe { _mm512_srlv_epi64(self.0, _mm512_set1_epi64(i64::from(count))) })
    }

    #[inline(always)]
    fn passing(self, keys: Self, barred: Self, present: usize, room: &mut [u64; 8]) -> usize {
        // SAFETY: see `all`. The array is the 64 bytes that are written, at any address.
        unsafe {
            let passing = _mm512_testn_epi64_mask(keys.0, barred.0) & ((1u32 << present) - 1) as u8;
            // Stored as a whole: a compressing store is slow on some machines.
            _mm512_storeu_epi64(room.as_mut_ptr().cast::<i64>(), _mm512_maskz_compress_epi64(passing, self.0));
            passing.count_ones() as usize
        }
    }
}
