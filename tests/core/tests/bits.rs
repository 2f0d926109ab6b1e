//! Bit tricks against their definitions, bit by bit.

use queens_core::bits::{low, lowest, ones, without_lowest};
use queens_tests::random::words;

/// The positions of the set bits, by the definition: each position is examined by itself.
fn places(word: u64) -> Vec<u32> {
    (0..64).filter(|place| word >> place & 1 == 1).collect()
}

#[test]
fn ones_are_the_positions_of_the_set_bits_in_order() {
    for word in words(10_000) {
        assert_eq!(ones(word).collect::<Vec<_>>(), places(word), "{word:#x}");
    }
}

#[test]
fn an_iterator_of_ones_stays_at_its_end() {
    let mut places = ones(0b1u32);
    assert_eq!([places.next(), places.next(), places.next()], [Some(0), None, None]);
}

#[test]
fn the_lowest_bit_and_the_rest_add_up_to_the_word() {
    for word in words(10_000) {
        let first = places(word).first().map_or(0, |place| 1 << place);
        assert_eq!(lowest(word), first, "{word:#x}");
        assert_eq!(without_lowest(word), word ^ first, "{word:#x}");
    }
}

#[test]
fn low_words_have_the_requested_number_of_ones() {
    for count in 0..=64 {
        assert_eq!(places(low(count)), (0..count).collect::<Vec<_>>());
    }
}
