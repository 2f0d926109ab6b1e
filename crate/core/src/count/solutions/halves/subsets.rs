//! The half boards on every subset of one set of columns, made when they are needed.

use super::list::List;
use super::rays::{Rays, places};
use super::rewrite::Change;
use super::stored::{Columns, each, following};
use std::ops::Range;

/// For each subset of a set of columns, the placements that have one queen in each of its columns, in the same number of rows.
/// A key of 64 bits contains the rays that leave a placement downwards: rays to the right in the low half, rays to the left in
/// the high half.
///
/// ```text
///   columns 1, 4 and 6:   no row     { }
///                         one row    {1} {4} {6}          each list is made from the lists with one column fewer,
///                         two rows   {1 4} {1 6} {4 6}    which are dropped when the longer lists are made
/// ```
#[derive(Default)]
pub(super) struct Subsets {
    /// The columns; a subset is a set of their numbers.
    columns: Vec<u32>,
    lists: Lists,
    longer: Lists,
}

/// The keys of one number of rows, list after list, and the place of each list by its subset.
#[derive(Default)]
struct Lists {
    keys: List<u64>,
    places: Vec<Range<usize>>,
}

impl Subsets {
    /// Makes the placements of `rows` rows on these columns, and drops the earlier placements. Returns how many keys it
    /// looked at.
    pub(super) fn grow(&mut self, size: u32, columns: Columns, rows: u32) -> u64 {
        self.columns = each(columns).collect();
        let count = self.columns.len() as u32;
        for lists in [&mut self.lists, &mut self.longer] {
            lists.places.resize(1 << count, 0..0);
        }
        self.lists.keys.clear();
        self.lists.keys.push(0);
        self.lists.places[0] = 0..1;
        let mut looked_at = 0;
        for row in 1..=rows {
            self.longer.keys.clear();
            for subset in std::iter::successors(Some(places(row)), |&subset| following(count, subset)) {
                looked_at += self.lengthen(size, subset);
            }
            std::mem::swap(&mut self.lists, &mut self.longer);
        }
        looked_at
    }

    /// Makes the list of one subset from the lists of the subsets without the column of the last queen.
    fn lengthen(&mut self, size: u32, subset: u32) -> u64 {
        let (begin, mut looked_at) = (self.longer.keys.len(), 0);
        let inside = word(Rays { right: places(size - 2), left: places(size - 2) });
        for number in each(subset) {
            let column = self.columns[number as usize];
            let shorter = &self.lists.keys[self.lists.places[(subset & !(1 << number)) as usize].clone()];
            let change = Change::further(inside, 1, word(Rays::from(size, column)));
            self.longer.keys.add(shorter, word(Rays::meeting(size, column, 0)), Some(&change));
            looked_at += shorter.len() as u64;
        }
        self.longer.places[subset as usize] = begin..self.longer.keys.len();
        looked_at
    }

    /// The keys of the placements on these columns, of which there must be as many as rows.
    pub(super) fn keys(&self, columns: Columns) -> &[u64] {
        let numbered = (0..).zip(&self.columns);
        let subset = numbered.fold(0, |set, (number, column)| set | (columns >> column & 1) << number);
        &self.lists.keys[self.lists.places[subset as usize].clone()]
    }
}

/// The rays as one word.
pub(super) fn word(Rays { right, left }: Rays) -> u64 {
    u64::from(right) | u64::from(left) << 32
}
