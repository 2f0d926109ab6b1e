//! The pairs of column sets whose half boards are joined.

use super::rays::places;
use super::stored::{Columns, each, following, mirrored};

/// The columns of an upper half, of the queen between the halves on an odd board, and of a lower half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Pair {
    pub(super) upper: Columns,
    pub(super) middle: Option<u32>,
    pub(super) lower: Columns,
}

impl Pair {
    /// Its images: the pair itself, upside down, mirrored, and both.
    fn images(self, size: u32) -> [Pair; 4] {
        let mirror = |pair: Pair| Pair {
            upper: mirrored(size, pair.upper),
            middle: pair.middle.map(|column| size - 1 - column),
            lower: mirrored(size, pair.lower),
        };
        let turned = Pair { upper: self.lower, lower: self.upper, ..self };
        [self, turned, mirror(self), mirror(turned)]
    }
}

/// The sets of columns that an upper half may use.
pub(super) fn uppers(size: u32) -> impl Iterator<Item = Columns> {
    std::iter::successors(Some(places(size / 2)), move |&upper| following(size, upper))
}

/// One pair of each class of images, with the size of its class. All pairs of a class have the same number of
/// solutions.
///
/// ```text
///   upper  1 1 . 1 . .      upper  . . 1 . 1 1      upper  . . 1 . 1 1      upper  1 1 . 1 . .
///   lower  . . 1 . 1 1      lower  1 1 . 1 . .      lower  1 1 . 1 . .      lower  . . 1 . 1 1
///          itself                  upside down             in the mirror           both: a class of 2
/// ```
pub(super) fn pairs(size: u32) -> Vec<(Pair, u64)> {
    uppers(size).flat_map(|upper| pairs_of(size, upper)).collect()
}

/// The pairs that `pairs` returns for this upper set, each with the size of its class.
pub(super) fn pairs_of(size: u32, upper: Columns) -> Vec<(Pair, u64)> {
    let others = places(size) & !upper;
    let weighed = |middle: Option<u32>| {
        let pair = Pair { upper, middle, lower: others & !middle.map_or(0, |column| 1 << column) };
        let images = pair.images(size);
        let same = images.iter().filter(|&&image| image == pair).count();
        images.iter().all(|&image| pair <= image).then_some((pair, 4 / same as u64))
    };
    if size.is_multiple_of(2) {
        weighed(None).into_iter().collect()
    } else {
        each(others).filter_map(|column| weighed(Some(column))).collect()
    }
}
