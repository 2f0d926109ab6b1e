//! The pair test: compares one key with all keys of a block at once.

use super::Best;
#[cfg(target_arch = "x86_64")]
use super::avx512::{self, Wide};
use super::block::{Block, Sum};
use super::key::Key;

/// The pair test in the fastest form for this machine. `SIXES` tables of 64 entries cover the bits of a key that decide, and so
/// do `FIVES` tables of 32 entries: tables of wide blocks have fewer entries, so that they stay in the nearest cache.
pub(super) enum PairTest<const SIXES: usize, const FIVES: usize> {
    Best(Tables<Best, SIXES, 64>),
    #[cfg(target_arch = "x86_64")]
    Wide(Tables<Wide, FIVES, 32>),
}

impl<const SIXES: usize, const FIVES: usize> PairTest<SIXES, FIVES> {
    pub(super) fn new() -> Self {
        #[cfg(target_arch = "x86_64")]
        if avx512::is_available() {
            return PairTest::Wide(Tables::new());
        }
        PairTest::Best(Tables::new())
    }

    /// The number of keys of a block, one for each bit.
    pub(super) fn block(&self) -> usize {
        match self {
            PairTest::Best(_) => Best::KEYS,
            #[cfg(target_arch = "x86_64")]
            PairTest::Wide(_) => Wide::KEYS,
        }
    }

    /// Counts the pairs, one key from each list, that have no place in common. The low `bits` bits of the keys decide. `tabled`
    /// and `looked_up` have them in opposite orders: `tabled` fills the tables, and `looked_up` is looked up in
    /// them. The test is faster if `tabled` is the list that fills its blocks better.
    pub(super) fn fitting<K: Key>(&mut self, tabled: &[K], looked_up: &[K], bits: u32) -> u64 {
        match self {
            PairTest::Best(tables) => tables.fitting_all(tabled, looked_up, bits),
            #[cfg(target_arch = "x86_64")]
            PairTest::Wide(tables) => tables.fitting_all(tabled, looked_up, bits),
        }
    }
}

/// For each value of a few bits of a key: the other keys that have none of these bits, one bit per key.
///
/// ```text
///   key          101101 000010 ...
///                  |       |
///   table 0 [101101]   table 1 [000010]   ...      blocks, one bit a key
///                  \       |      /
///                   each 1 is a pair that fits
/// ```
///
/// The layout is `[table][entry][block]`: a key reads one entry of each table, and all blocks of that entry. With 64
/// entries, which are indexed by six bits, five tables are enough for keys of 30 bits, and six for keys of 36 bits.
pub(super) struct Tables<B, const TABLES: usize, const ENTRIES: usize> {
    blocks: Vec<B>,
    width: usize,
    /// The number of pairs of keys that were compared, and of pairs that fit.
    compared: u64,
    found: u64,
    /// How many blocks are added up before their total is read.
    group: usize,
}

/// The pairs of keys after which the size of groups is chosen again.
const PAIRS_PER_CHOICE: u64 = 1 << 22;

impl<B: Block, const TABLES: usize, const ENTRIES: usize> Tables<B, TABLES, ENTRIES> {
    /// How many bits of a key index one table.
    const BITS: u32 = ENTRIES.ilog2();

    pub(super) fn new() -> Self {
        let blocks = vec![B::NONE; TABLES * ENTRIES * B::PANEL / B::KEYS];
        Tables { blocks, width: 0, compared: 0, found: 0, group: B::Sum::blocks(400.0) }
    }

    /// See [`PairTest::fitting`].
    fn fitting_all<K: Key>(&mut self, tabled: &[K], looked_up: &[K], bits: u32) -> u64 {
        let mut found = 0;
        for panel in tabled.chunks(B::PANEL) {
            self.build(panel, bits);
            found += self.fitting(looked_up);
        }
        self.compared += (tabled.len() * looked_up.len()) as u64;
        self.found += found;
        if self.compared > PAIRS_PER_CHOICE {
            self.group = B::Sum::blocks(self.compared as f64 / self.found.max(1) as f64);
            (self.compared, self.found) = (0, 0);
        }
        found
    }

    /// Fills the tables with at most [`Block::PANEL`] keys, of which the low `bits` bits count. The keys given to
    /// [`fitting`](Self::fitting) have their bits in the opposite order.
    fn build<K: Key>(&mut self, keys: &[K], bits: u32) {
        B::fastest(
            #[inline(always)]
            || self.build_any(keys, bits),
        );
    }

    /// Counts the pairs of one of these keys and a key in the tables that have no place in common.
    fn fitting<K: Key>(&self, keys: &[K]) -> u64 {
        B::fastest(
            #[inline(always)]
            || self.fitting_any(keys),
        )
    }

    #[inline(always)]
    fn build_any<K: Key>(&mut self, keys: &[K], bits: u32) {
        self.width = keys.len().div_ceil(B::KEYS);
        match self.width {
            0 => {}
            1 => self.build_wide::<K, 1>(keys, bits),
            2 => self.build_wide::<K, 2>(keys, bits),
            3 => self.build_wide::<K, 3>(keys, bits),
            4 => self.build_wide::<K, 4>(keys, bits),
            5 => self.build_wide::<K, 5>(keys, bits),
            _ => self.build_wide::<K, 6>(keys, bits),
        }
    }

    #[inline(always)]
    fn fitting_any<K: Key>(&self, keys: &[K]) -> u64 {
        match self.width {
            0 => 0,
            1 => self.fitting_wide::<K, 1>(keys),
            2 => self.fitting_wide::<K, 2>(keys),
            3 => self.fitting_wide::<K, 3>(keys),
            4 => self.fitting_wide::<K, 4>(keys),
            5 => self.fitting_wide::<K, 5>(keys),
            _ => self.fitting_wide::<K, 6>(keys),
        }
    }

    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn build_wide<K: Key, const WIDTH: usize>(&mut self, keys: &[K], bits: u32) {
        let tables = self.blocks.as_chunks_mut::<WIDTH>().0.as_chunks_mut::<ENTRIES>().0;
        for (block, keys) in keys.chunks(B::KEYS).enumerate() {
            let low = planes::<B, K>(keys, 0);
            let high = (K::WORDS > 1).then(|| planes::<B, K>(keys, 1));
            let planes = |place: usize| match &high {
                Some(high) if place >= 32 => high[place - 32],
                _ => low[place],
            };
            for (number, table) in tables[..TABLES].iter_mut().enumerate() {
                let plane = |bit: usize| {
                    let place = number * Self::BITS as usize + bit;
                    if place < bits as usize { planes(bits as usize - 1 - place) } else { B::NONE }
                };
                // Places beyond the last key must never fit. It is enough to exclude them in one table.
                let all = if number == 0 { first(keys.len()) } else { B::ALL };
                let low = without::<B>(all, [plane(0), plane(1), plane(2)]);
                let high = without::<B>(B::ALL, [plane(3), plane(4), if Self::BITS > 5 { plane(5) } else { B::NONE }]);
                for (entries, high) in table.as_chunks_mut::<8>().0.iter_mut().zip(high) {
                    for (entry, low) in entries.iter_mut().zip(low) {
                        entry[block] = low.and(high);
                    }
                }
            }
        }
    }

    // Never inlined in WebAssembly: a browser replaces a function by its optimised form when the function is called
    // again, so a single long call would stay slow to its end.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn fitting_wide<K: Key, const WIDTH: usize>(&self, keys: &[K]) -> u64 {
        let tables = self.blocks.as_chunks::<WIDTH>().0.as_chunks::<ENTRIES>().0;
        let Some(tables) = tables.first_chunk::<TABLES>() else { return 0 };
        let mut pairs = 0;
        for keys in keys.chunks((self.group / WIDTH).max(1)) {
            let sum = meet(tables, keys, B::Sum::NONE, B::Sum::with);
            pairs += match sum.total() {
                Some(pairs) => pairs,
                None => meet(
                    tables,
                    keys,
                    0,
                    #[inline(always)]
                    |pairs, fits| pairs + fits.bits(),
                ),
            };
        }
        pairs
    }
}

/// Folds over the blocks that contain, for each of the keys, a bit for each key in the tables that fits it.
#[inline(always)]
fn meet<B: Block, K: Key, T, const WIDTH: usize, const TABLES: usize, const ENTRIES: usize>(
    tables: &[[[B; WIDTH]; ENTRIES]; TABLES],
    keys: &[K],
    nothing: T,
    add: impl Fn(T, B) -> T,
) -> T {
    let mut sum = nothing;
    for &key in keys {
        let mut entries = [&tables[0][0]; TABLES];
        for (table, entry) in entries.iter_mut().enumerate() {
            *entry = &tables[table][key.shifted(ENTRIES.ilog2() * table as u32) % ENTRIES];
        }
        for block in 0..WIDTH {
            let mut fits = entries[0][block];
            for entry in &entries[1..] {
                fits = fits.and(entry[block]);
            }
            sum = add(sum, fits);
        }
    }
    sum
}

/// Transposes one word of the keys of a block into 32 planes: plane `i` contains bit `i` of every key, key `k` in word `k %
/// WORDS`, bit `k / WORDS`. The bit matrix is transposed by exchanging smaller and smaller squares of it.
#[inline(always)]
fn planes<B: Block, K: Key>(keys: &[K], number: usize) -> [B; 32] {
    let mut rows = [B::NONE; 32];
    for (row, keys) in rows.iter_mut().zip(keys.chunks(B::WORDS)) {
        *row = if keys.len() == B::WORDS {
            B::of(|word| keys[word].word(number))
        } else {
            B::of(|word| keys.get(word).map_or(0, |key| key.word(number)))
        };
    }
    halve::<B, 16>(&mut rows, 0x0000_ffff);
    halve::<B, 8>(&mut rows, 0x00ff_00ff);
    halve::<B, 4>(&mut rows, 0x0f0f_0f0f);
    halve::<B, 2>(&mut rows, 0x3333_3333);
    halve::<B, 1>(&mut rows, 0x5555_5555);
    rows
}

#[inline(always)]
fn halve<B: Block, const DISTANCE: u32>(rows: &mut [B; 32], mask: u32) {
    for square in rows.chunks_exact_mut(2 * DISTANCE as usize) {
        let (upper, lower) = square.split_at_mut(DISTANCE as usize);
        for (one, other) in upper.iter_mut().zip(lower) {
            B::exchange::<DISTANCE>(one, other, mask);
        }
    }
}

/// For each value of three bits: the bits of `all` that none of the planes of its set bits has.
#[inline(always)]
fn without<B: Block>(all: B, planes: [B; 3]) -> [B; 8] {
    let mut left = [all; 8];
    for (bit, plane) in planes.into_iter().enumerate() {
        let (known, new) = left.split_at_mut(1 << bit);
        for (new, known) in new.iter_mut().zip(known) {
            *new = known.without(plane);
        }
    }
    left
}

/// The bits of the first `keys` keys of a block, in the layout of [`planes`].
fn first<B: Block>(keys: usize) -> B {
    B::of(|word| ((1u64 << ((keys + B::WORDS - 1 - word) / B::WORDS)) - 1) as u32)
}

#[cfg(test)]
mod tests {
    use super::super::Best;
    use super::*;
    use rand::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro128PlusPlus;

    #[test]
    fn tables_find_the_same_pairs_as_a_check_of_every_pair() {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        for bits in [6, 13, 26, 30] {
            let turned = |key: u32| key.reverse_bits() >> (32 - bits);
            compare::<u32, 5, 6>(&mut random, bits, |key| key as u32, |one, other| one & turned(other) == 0);
        }
        for bits in [6, 30, 33, 34, 35] {
            let turned = |key: u64| key.reverse_bits() >> (64 - bits);
            compare::<u64, 6, 7>(&mut random, bits.min(35), |key| key, |one, other| one & turned(other) == 0);
        }
    }

    fn compare<K: Key, const SIXES: usize, const FIVES: usize>(
        random: &mut Xoshiro128PlusPlus,
        bits: u32,
        of: impl Fn(u64) -> K,
        fits: impl Fn(K, K) -> bool,
    ) {
        let mut fastest = PairTest::<SIXES, FIVES>::new();
        let mut tables = Tables::<Best, SIXES, 64>::new();
        for length in [0, 1, 5, 127, 128, 129, 255, 256, 257, 300, 511, 640, 768, 1023, 1025] {
            // Dense keys seldom fit, sparse keys often. The empty key fits every key, but no place beyond the last key.
            let mut keys = |density: u32, length: usize| -> Vec<K> {
                let mut key =
                    || (0..bits).fold(0, |key, bit| key | u64::from(random.next_u32() % 100 < density) << bit);
                (0..length).map(|_| of(key())).chain([of(0)]).collect()
            };
            for density in [5, 30, 60] {
                let (tabled, looked_up) = (keys(density, length.max(1) - 1), keys(density, 70));
                let fit = |&key: &K| tabled.iter().filter(|&&other| fits(key, other)).count() as u64;
                let expected: u64 = looked_up.iter().map(fit).sum();
                let what = format!("{length} keys of {bits} bits, {density} of 100 set");
                assert_eq!(fastest.fitting(&tabled, &looked_up, bits), expected, "{what}, by the fastest form");
                assert_eq!(
                    tables.fitting_all(&tabled, &looked_up, bits),
                    expected,
                    "{what}, by the instructions of this machine"
                );
                let mut found = 0;
                for panel in tabled.chunks(Best::PANEL) {
                    tables.build_any(panel, bits);
                    found += tables.fitting_any(&looked_up);
                }
                assert_eq!(found, expected, "{what}, on any machine");
            }
        }
    }
}
