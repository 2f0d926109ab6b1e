//! Hints to the processor that keys will soon be read.

/// How many keys fit into one line of the cache.
const LINE: usize = 16;
/// How many keys fit into one page of virtual memory, on most machines.
const PAGE: usize = 1024;

/// Begins to load keys into the nearest cache.
pub(super) fn load(keys: &[u32]) {
    keys.chunks(LINE).for_each(hint);
}

/// Begins to load a few keys, so that the processor looks up the addresses of all memory pages of the keys. While it looks
/// one up, [`load`] waits.
pub(super) fn look_up(keys: &[u32]) {
    keys.chunks(PAGE).for_each(hint);
    hint(&keys[keys.len().saturating_sub(1)..]);
}

/// Begins to load the line of the first key. Does nothing on machines other than x86-64.
#[inline(always)]
fn hint(keys: &[u32]) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every such machine has the instruction, and it reads nothing.
        #[expect(unsafe_code, reason = "the hint takes a pointer")]
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(keys.as_ptr().cast());
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = keys;
}
