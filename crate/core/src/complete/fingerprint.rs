//! A fingerprint of the given queens, to check that a completion contains them. It takes one bit for each row instead
//! of four bytes.

use crate::board::{Placement, Square};

/// The rows of some queens, and a sum over their squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fingerprint {
    /// A bit for each row.
    rows: Vec<u64>,
    sum: u64,
}

impl Fingerprint {
    /// Makes the fingerprint of the queens of a placement.
    pub(super) fn new(placement: &Placement) -> Self {
        let mut fingerprint = Fingerprint { rows: vec![0; placement.size().div_ceil(64)], sum: 0 };
        for queen in placement.queens() {
            fingerprint.rows[queen.row as usize / 64] |= 1 << (queen.row % 64);
            fingerprint.sum = fingerprint.sum.wrapping_add(term(queen));
        }
        fingerprint
    }

    /// Whether `placement` contains all these queens. The check is probabilistic: if a queen is missing, it passes with
    /// a chance of about 2^-64.
    pub(super) fn is_contained_in(&self, placement: &Placement) -> bool {
        let is_given = |queen: &Square| self.rows[queen.row as usize / 64] >> (queen.row % 64) & 1 != 0;
        let sum = placement.queens().filter(is_given).map(term).fold(0, u64::wrapping_add);
        self.rows.len() == placement.size().div_ceil(64) && sum == self.sum
    }
}

/// A hash of row and column. A sum of plain numbers would not notice two exchanged columns.
fn term(Square { row, column }: Square) -> u64 {
    const ODD: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03];
    let (row, column) = (u64::from(row) + 1, u64::from(column) + 1);
    let mixed = (row.wrapping_mul(ODD[0]) ^ column).wrapping_mul(column.wrapping_mul(ODD[1]) ^ row);
    mixed ^ mixed >> 29
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moved_removed_or_exchanged_given_queens_are_noticed() {
        let given: Placement = "2 0 1 0 0 5".parse().expect("a list");
        let fingerprint = Fingerprint::new(&given);
        for (text, contained) in [
            ("2 4 1 3 6 5", true),
            ("2 0 1 0 0 5", true),
            ("1 4 2 3 6 5", false),
            ("2 4 0 3 6 5", false),
            ("2 4 1 3 5 6", false),
            ("0 0 0 0 0 0", false),
        ] {
            assert_eq!(fingerprint.is_contained_in(&text.parse().expect("a list")), contained, "{text}");
        }
    }
}
