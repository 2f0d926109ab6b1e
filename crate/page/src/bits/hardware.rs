//! The tricks as single instructions. Each function is `None` on targets that lack the instruction.
//!
//! The instructions of a target are known at compile time. WebAssembly has `i64.popcnt` and `i64.ctz`, and `i8x16.popcnt` in
//! its build with vectors; x86 has the instructions that `-C target-feature` or `-C target-cpu` name, and the compiler turns
//! these expressions into the instructions. The others (`PEXT`, `PDEP`, `PSADBW`) would need unsafe calls on x86, and WebAssembly
//! lacks them: there the portable forms run everywhere.
//!
//! ```
//! use queens_page::bits::hardware;
//!
//! // None where the target has no such instruction.
//! assert!(hardware::population(0b1011).is_none_or(|ones| ones == 3));
//! ```

/// A function for one instruction: `Some` on targets that have it.
macro_rules! instruction {
    ($(#[$text:meta])* $name:ident($word:ident) on $target:meta: $form:expr) => {
        $(#[$text])*
        #[cfg($target)]
        #[inline]
        #[must_use]
        pub fn $name($word: u64) -> Option<u64> {
            Some($form)
        }
        $(#[$text])*
        #[cfg(not($target))]
        #[inline]
        #[must_use]
        pub fn $name($word: u64) -> Option<u64> {
            let _ = $word;
            None
        }
    };
}

instruction! {
    /// The number of set bits of `word`: `POPCNT`, `i64.popcnt`.
    population(word) on any(target_arch = "wasm32", target_feature = "popcnt"): word.count_ones().into()
}

instruction! {
    /// The number of set bits of each byte of `word`: `i8x16.popcnt`.
    population_of_bytes(word) on all(target_arch = "wasm32", target_feature = "simd128"): {
        use core::arch::wasm32::{u8x16_popcnt, u64x2_extract_lane, u64x2_splat};
        u64x2_extract_lane::<0>(u8x16_popcnt(u64x2_splat(word)))
    }
}

instruction! {
    /// The index of the lowest set bit of `word`, or 64: `TZCNT`, `i64.ctz`.
    place_of_lowest(word) on any(target_arch = "wasm32", target_feature = "bmi1"): word.trailing_zeros().into()
}

instruction! {
    /// The lowest set bit of `word` alone: `BLSI`.
    lowest(word) on all(target_arch = "x86_64", target_feature = "bmi1"): queens_core::bits::lowest(word)
}

instruction! {
    /// `word` without its lowest set bit: `BLSR`.
    without_lowest(word) on all(target_arch = "x86_64", target_feature = "bmi1"): queens_core::bits::without_lowest(word)
}
