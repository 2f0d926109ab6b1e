//! The inner loops on x86-64, compiled twice: for all x86-64 machines, and for machines with AVX2.

use super::lanes::{self, Lanes};
use super::rewrite::Change;
use super::vectors::Vectors;
use std::arch::x86_64::{
    __m256i, _mm_cvtsi64_si128, _mm256_and_si256, _mm256_castsi256_pd, _mm256_castsi256_ps, _mm256_cmpeq_epi32,
    _mm256_cmpeq_epi64, _mm256_cmpgt_epi32, _mm256_cmpgt_epi64, _mm256_cvtepu8_epi32, _mm256_loadu_si256,
    _mm256_maskload_epi32, _mm256_maskload_epi64, _mm256_movemask_pd, _mm256_movemask_ps, _mm256_or_si256,
    _mm256_permutevar8x32_epi32, _mm256_set1_epi32, _mm256_set1_epi64x, _mm256_setr_epi32, _mm256_setr_epi64x,
    _mm256_setzero_si256, _mm256_sllv_epi32, _mm256_sllv_epi64, _mm256_srlv_epi32, _mm256_srlv_epi64,
    _mm256_storeu_si256,
};

/// Whether the joins may use AVX2 and the other instructions of this form. If so, this machine has them.
#[inline(always)]
fn has_avx2() -> bool {
    Vectors::used() >= Vectors::Avx2
}

/// Calls `work`, compiled for AVX2 if it may be used. That applies only to code that is inlined into `work`.
#[inline(always)]
pub(super) fn fastest<R>(work: impl FnOnce() -> R) -> R {
    if has_avx2() {
        // SAFETY: this machine has the instructions.
        #[expect(unsafe_code, reason = "instructions that not every machine has")]
        return unsafe { with_avx2(work) };
    }
    work()
}

#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn with_avx2<R>(work: impl FnOnce() -> R) -> R {
    work()
}

/// [`lanes::sift`] by eight keys at once; `None`, with nothing written, if AVX2 is not used.
///
/// No compiler finds this form by itself: eight keys are compared at once, and the passing ones moved to the front.
#[inline(always)]
pub(super) fn sift(keys: &[u32], barred: u32, change: Option<&Change<u32>>, room: &mut [u32]) -> Option<usize> {
    // SAFETY: this machine has the instructions.
    #[expect(unsafe_code, reason = "instructions that not every machine has")]
    has_avx2().then(|| unsafe { sift_by_eights(keys, barred, change, room) })
}

/// Like `sift`, for keys of 64 bits, by four at once.
#[inline(always)]
pub(super) fn sift_long(keys: &[u64], barred: u64, change: Option<&Change<u64>>, room: &mut [u64]) -> Option<usize> {
    // SAFETY: this machine has the instructions.
    #[expect(unsafe_code, reason = "instructions that not every machine has")]
    has_avx2().then(|| unsafe { sift_by_fours(keys, barred, change, room) })
}

#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn sift_by_eights(keys: &[u32], barred: u32, change: Option<&Change<u32>>, room: &mut [u32]) -> usize {
    lanes::sift::<Eight, 8>(keys, barred, change, room)
}

#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn sift_by_fours(keys: &[u64], barred: u64, change: Option<&Change<u64>>, room: &mut [u64]) -> usize {
    lanes::sift::<Four, 4>(keys, barred, change, room)
}

/// Keys of 32 bits in one register. It is used only on machines for which [`has_avx2`] returns true.
#[derive(Clone, Copy)]
struct Eight(__m256i);

/// Keys of 64 bits in one register. It is used only on machines for which [`has_avx2`] returns true.
#[derive(Clone, Copy)]
struct Four(__m256i);

// Each method is inlined into the functions above, and compiled for their instructions there.
#[expect(unsafe_code, reason = "instructions that not every machine has; has_avx2 is true")]
impl Lanes<8> for Eight {
    type Key = u32;

    #[inline(always)]
    fn all(key: u32) -> Self {
        // SAFETY: this machine has the instructions; so for the methods below.
        Eight(unsafe { _mm256_set1_epi32(key.cast_signed()) })
    }

    #[inline(always)]
    fn of(keys: &[u32; 8]) -> Self {
        // SAFETY: the array is the 32 bytes that are read, at any address.
        Eight(unsafe { _mm256_loadu_si256(keys.as_ptr().cast::<__m256i>()) })
    }

    #[inline(always)]
    fn of_some(keys: &[u32]) -> Self {
        // SAFETY: only the keys that are present are read.
        unsafe {
            let present =
                _mm256_cmpgt_epi32(_mm256_set1_epi32(keys.len() as i32), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
            Eight(_mm256_maskload_epi32(keys.as_ptr().cast::<i32>(), present))
        }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see `all`.
        Eight(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see `all`.
        Eight(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn shl(self, count: u32) -> Self {
        // SAFETY: see `all`.
        Eight(unsafe { _mm256_sllv_epi32(self.0, _mm256_set1_epi32(count.cast_signed())) })
    }

    #[inline(always)]
    fn shr(self, count: u32) -> Self {
        // SAFETY: see `all`.
        Eight(unsafe { _mm256_srlv_epi32(self.0, _mm256_set1_epi32(count.cast_signed())) })
    }

    #[inline(always)]
    fn passing(self, keys: Self, barred: Self, present: usize, room: &mut [u32; 8]) -> usize {
        // SAFETY: see `all`. The array is the 32 bytes that are written, at any address.
        unsafe {
            let free = _mm256_cmpeq_epi32(_mm256_and_si256(keys.0, barred.0), _mm256_setzero_si256());
            let passing = _mm256_movemask_ps(_mm256_castsi256_ps(free)) as usize & ((1 << present) - 1);
            let order = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(FRONT[passing % 256].cast_signed()));
            let front = _mm256_permutevar8x32_epi32(self.0, order);
            _mm256_storeu_si256(room.as_mut_ptr().cast::<__m256i>(), front);
            passing.count_ones() as usize
        }
    }
}

#[expect(unsafe_code, reason = "instructions that not every machine has; has_avx2 is true")]
impl Lanes<4> for Four {
    type Key = u64;

    #[inline(always)]
    fn all(key: u64) -> Self {
        // SAFETY: this machine has the instructions; so for the methods below.
        Four(unsafe { _mm256_set1_epi64x(key.cast_signed()) })
    }

    #[inline(always)]
    fn of(keys: &[u64; 4]) -> Self {
        // SAFETY: the array is the 32 bytes that are read, at any address.
        Four(unsafe { _mm256_loadu_si256(keys.as_ptr().cast::<__m256i>()) })
    }

    #[inline(always)]
    fn of_some(keys: &[u64]) -> Self {
        // SAFETY: only the keys that are present are read.
        unsafe {
            let present = _mm256_cmpgt_epi64(_mm256_set1_epi64x(keys.len() as i64), _mm256_setr_epi64x(0, 1, 2, 3));
            Four(_mm256_maskload_epi64(keys.as_ptr().cast::<i64>(), present))
        }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see `all`.
        Four(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see `all`.
        Four(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn shl(self, count: u32) -> Self {
        // SAFETY: see `all`.
        Four(unsafe { _mm256_sllv_epi64(self.0, _mm256_set1_epi64x(i64::from(count))) })
    }

    #[inline(always)]
    fn shr(self, count: u32) -> Self {
        // SAFETY: see `all`.
        Four(unsafe { _mm256_srlv_epi64(self.0, _mm256_set1_epi64x(i64::from(count))) })
    }

    #[inline(always)]
    fn passing(self, keys: Self, barred: Self, present: usize, room: &mut [u64; 4]) -> usize {
        // SAFETY: see `all`. The array is the 32 bytes that are written, at any address.
        unsafe {
            let free = _mm256_cmpeq_epi64(_mm256_and_si256(keys.0, barred.0), _mm256_setzero_si256());
            let passing = _mm256_movemask_pd(_mm256_castsi256_pd(free)) as usize & ((1 << present) - 1);
            let order = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(FRONT_LONG[passing % 16].cast_signed()));
            let front = _mm256_permutevar8x32_epi32(self.0, order);
            _mm256_storeu_si256(room.as_mut_ptr().cast::<__m256i>(), front);
            passing.count_ones() as usize
        }
    }
}

/// For each set of places out of four: the halves of the places in the set, as in [`FRONT`].
static FRONT_LONG: [u64; 16] = {
    let mut table = [0; 16];
    let mut passing = 0;
    while passing < 16 {
        let (mut place, mut passed) = (0, 0);
        while place < 4 {
            if passing >> place & 1 != 0 {
                let halves = 2 * place + ((2 * place + 1) << 8);
                table[passing] |= halves << (16 * passed);
                passed += 1;
            }
            place += 1;
        }
        passing += 1;
    }
    table
};

/// For each set of places out of eight: the places in the set, one byte each, the first in the lowest byte.
static FRONT: [u64; 256] = {
    let mut table = [0; 256];
    let mut passing = 0;
    while passing < 256 {
        let (mut place, mut passed) = (0, 0);
        while place < 8 {
            if passing >> place & 1 != 0 {
                table[passing] |= place << (8 * passed);
                passed += 1;
            }
            place += 1;
        }
        passing += 1;
    }
    table
};
