//! The published numbers of solutions, with which a count is compared.

/// OEIS A000170, beginning with the empty board of size 0.
const SOLUTIONS: [u128; 28] = [
    1,
    1,
    0,
    0,
    2,
    10,
    4,
    40,
    92,
    352,
    724,
    2_680,
    14_200,
    73_712,
    365_596,
    2_279_184,
    14_772_512,
    95_815_104,
    666_090_624,
    4_968_057_848,
    39_029_188_884,
    314_666_222_712,
    2_691_008_701_644,
    24_233_937_684_440,
    227_514_171_973_736,
    2_207_893_435_808_352,
    22_317_699_616_364_044,
    234_907_967_154_122_528,
];

/// The number of solutions of the empty board of this size, if it is known.
pub(super) fn solutions(size: usize) -> Option<u128> {
    SOLUTIONS.get(size).copied()
}

#[cfg(test)]
mod tests {
    #[test]
    fn known_numbers_match_the_published_table() {
        for board in queens_tests::solutions() {
            assert_eq!(super::solutions(board.size), Some(board.total.into()), "{} rows", board.size);
        }
        assert_eq!(super::solutions(28), None);
    }
}
