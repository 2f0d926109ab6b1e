//! The inner loops on x86-64, compiled twice: for every such machine, and for those with AVX2.

use std::arch::x86_64::{
    __m256i, _mm_cvtsi64_si128, _mm256_and_si256, _mm256_castsi256_pd, _mm256_castsi256_ps, _mm256_cmpeq_epi32,
    _mm256_cmpeq_epi64, _mm256_cvtepu8_epi32, _mm256_loadu_si256, _mm256_movemask_pd, _mm256_movemask_ps,
    _mm256_permutevar8x32_epi32, _mm256_set1_epi32, _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_storeu_si256,
};

/// Whether this machine has AVX2 and the other instructions of the second form. The standard library caches the answer.
fn has_avx2() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("popcnt")
}

/// Calls `work`, compiled for AVX2 if this machine has it. That applies only to code that is inlined into `work`.
#[inline(always)]
pub(super) fn fastest<R>(work: impl FnOnce() -> R) -> R {
    if has_avx2() {
        // SAFETY: this machine has the instructions.
        #[expect(unsafe_code, reason = "instructions beyond those that every machine has")]
        return unsafe { with_avx2(work) };
    }
    work()
}

#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn with_avx2<R>(work: impl FnOnce() -> R) -> R {
    work()
}

/// Writes the keys that have none of the `barred` bits to `room`, from place `filled` on, and returns where they end.
/// Returns `None`, with nothing written, if this machine lacks AVX2. `room` must have eight places more than the keys need;
/// up to eight places behind the last key are overwritten.
///
/// No compiler finds this form by itself: eight keys are compared at once, and the passing ones moved to the front.
#[inline(always)]
pub(super) fn sift(eights: &[[u32; 8]], barred: u32, room: &mut [u32], filled: usize) -> Option<usize> {
    // SAFETY: this machine has the instructions.
    #[expect(unsafe_code, reason = "instructions beyond those that every machine has")]
    has_avx2().then(|| unsafe { sift_by_eights(eights, barred, room, filled) })
}

#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn sift_by_eights(eights: &[[u32; 8]], barred: u32, room: &mut [u32], filled: usize) -> usize {
    let barred = _mm256_set1_epi32(barred.cast_signed());
    let mut passed = filled;
    for eight in eights {
        let room = room[passed..].first_chunk_mut::<8>().expect("there is room for all and eight more");
        // SAFETY: an array of eight words is the 32 bytes that are read, at any address.
        #[expect(unsafe_code, reason = "a register is filled through a pointer only")]
        let keys = unsafe { _mm256_loadu_si256(eight.as_ptr().cast::<__m256i>()) };
        let free = _mm256_cmpeq_epi32(_mm256_and_si256(keys, barred), _mm256_setzero_si256());
        let passing = _mm256_movemask_ps(_mm256_castsi256_ps(free)) as usize % 256;
        let order = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(FRONT[passing].cast_signed()));
        let front = _mm256_permutevar8x32_epi32(keys, order);
        // SAFETY: an array of eight words is the 32 bytes that are written, at any address.
        #[expect(unsafe_code, reason = "a register is stored through a pointer only")]
        unsafe {
            _mm256_storeu_si256(room.as_mut_ptr().cast::<__m256i>(), front);
        }
        passed += passing.count_ones() as usize;
    }
    passed
}

/// The same for all keys of a list of 64 bits. `room` must have four places more than the keys need.
#[inline(always)]
pub(super) fn sift_long(keys: &[u64], barred: u64, room: &mut [u64], filled: usize) -> Option<usize> {
    // SAFETY: this machine has the instructions.
    #[expect(unsafe_code, reason = "instructions beyond those that every machine has")]
    has_avx2().then(|| unsafe { sift_by_fours(keys, barred, room, filled) })
}

#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn sift_by_fours(keys: &[u64], barred: u64, room: &mut [u64], filled: usize) -> usize {
    let barring = _mm256_set1_epi64x(barred.cast_signed());
    let mut passed = filled;
    let (fours, rest) = keys.as_chunks::<4>();
    for four in fours {
        let room = room[passed..].first_chunk_mut::<4>().expect("there is room for all and four more");
        // SAFETY: an array of four words of 64 bits is the 32 bytes that are read, at any address.
        #[expect(unsafe_code, reason = "a register is filled through a pointer only")]
        let keys = unsafe { _mm256_loadu_si256(four.as_ptr().cast::<__m256i>()) };
        let free = _mm256_cmpeq_epi64(_mm256_and_si256(keys, barring), _mm256_setzero_si256());
        let passing = _mm256_movemask_pd(_mm256_castsi256_pd(free)) as usize % 16;
        let order = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(FRONT_LONG[passing].cast_signed()));
        let front = _mm256_permutevar8x32_epi32(keys, order);
        // SAFETY: an array of four words of 64 bits is the 32 bytes that are written, at any address.
        #[expect(unsafe_code, reason = "a register is stored through a pointer only")]
        unsafe {
            _mm256_storeu_si256(room.as_mut_ptr().cast::<__m256i>(), front);
        }
        passed += passing.count_ones() as usize;
    }
    for &key in rest {
        room[passed] = key;
        passed += usize::from(key & barred == 0);
    }
    passed
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
