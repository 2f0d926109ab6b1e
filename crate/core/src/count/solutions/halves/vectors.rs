//! Which vector instructions the inner loops of the joins use.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

named! {
    /// The forms of the inner loops, from the narrowest to the widest. All of them count the same.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum Vectors {
        /// Portable code, compiled for every machine of its kind.
        Portable = "portable",
        /// Registers of 256 bits: x86-64 with AVX2.
        Avx2 = "avx2",
        /// Registers of 512 bits: x86-64 with AVX-512 and VPOPCNTDQ.
        Avx512 = "avx512",
    }
}

/// The number of the form in use, from 1 on; 0 until it is needed for the first time. This machine supports the form.
static USED: AtomicU8 = AtomicU8::new(0);

impl Vectors {
    /// The widest form that this machine has.
    #[must_use]
    pub fn widest() -> Vectors {
        #[cfg(target_arch = "x86_64")]
        {
            let avx2 = is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("popcnt");
            if avx2 && is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vpopcntdq") {
                return Vectors::Avx512;
            }
            if avx2 {
                return Vectors::Avx2;
            }
        }
        Vectors::Portable
    }

    /// The form that counts use: the widest that this machine has, unless it is limited.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(super) fn used() -> Vectors {
        match USED.load(Relaxed) {
            0 => Vectors::Avx512.limit(),
            1 => Vectors::Portable,
            2 => Vectors::Avx2,
            _ => Vectors::Avx512,
        }
    }

    /// Lets the counts of this process that begin later use this form, or the widest that the machine has if that is narrower,
    /// so that the forms can be measured on one machine. Returns the form that they use.
    pub fn limit(self) -> Vectors {
        let used = self.min(Vectors::widest());
        USED.store(used as u8 + 1, Relaxed);
        used
    }
}
