//! Half boards kept by the columns that they use, row by row.

use super::Best;
use super::block::Block;
use super::rays::Form;
use super::tail::{Rewrite, Tail};
use crate::bits;

/// A set of columns, one bit each.
pub(super) type Columns = u32;

/// Columns seen in the mirror.
pub(super) fn mirrored(size: u32, columns: Columns) -> Columns {
    columns.reverse_bits() >> (32 - size)
}

/// The columns of a set, one by one.
pub(super) fn each(columns: Columns) -> impl Iterator<Item = u32> {
    (0..32).filter(move |column| columns >> column & 1 != 0)
}

/// Keys by group, and room to work in.
pub(super) struct Keys {
    pub(super) groups: Vec<Vec<u32>>,
    room: Vec<u32>,
}

impl Keys {
    pub(super) fn new(groups: usize) -> Keys {
        Keys { groups: vec![Vec::new(); groups], room: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.groups.iter_mut().for_each(Vec::clear);
    }

    /// Adds those of the kept keys that pass, rewritten.
    fn add(&mut self, kept: &[u32], rewrite: &Rewrite) {
        let passed = Best::sift(kept, rewrite.barred, &mut self.room);
        let passed = &self.room[..passed];
        if let [only] = &mut self.groups[..] {
            only.extend(passed.iter().map(|&key| rewrite.key(key)));
        } else {
            for &key in passed {
                self.groups[rewrite.group(key)].push(rewrite.key(key));
            }
        }
    }
}

/// Keys in a page, at least: a megabyte. WebAssembly takes half a millisecond to make its memory larger by however
/// much, so memory is asked for seldom.
const PAGE: usize = 1 << 18;

/// All placements of the first rows of a board, by the columns that they use: a key for each (see
/// [`Rays`](super::rays::Rays)), and nothing else of them.
///
/// Of a set of columns and its mirror image only one has a list, since the other's would be its mirror image.
pub(super) struct Kept {
    pub(super) size: u32,
    pub(super) rows: u32,
    pub(super) form: Form,
    /// By set of columns, for sets of `rows` columns: the number of the list, doubled, and one more for a mirror image.
    numbers: Vec<u32>,
    /// The keys, list after list. A list lies in one page.
    pages: Vec<Vec<u32>>,
    /// The page and the place in it at which each list begins.
    begins: Vec<(u32, u32)>,
    /// The place at which each group of each list ends.
    ends: Vec<u32>,
}

impl Kept {
    /// Half boards of so many rows, none of them yet.
    pub(super) fn none(size: u32, rows: u32) -> Self {
        let numbers = vec![0; 1 << size];
        Kept { size, rows, form: Form::kept(size), numbers, pages: Vec::new(), begins: Vec::new(), ends: Vec::new() }
    }

    /// The board without a queen.
    pub(super) fn start(size: u32) -> Self {
        let mut kept = Kept::none(size, 0);
        let mut keys = Keys::new(kept.form.groups());
        keys.groups[0].push(0);
        kept.push(0, &keys);
        kept
    }

    /// Keeps the list for these columns, and so for their mirror image.
    pub(super) fn push(&mut self, columns: Columns, keys: &Keys) {
        let number = self.begins.len() as u32;
        self.numbers[mirrored(self.size, columns) as usize] = number << 1 | 1;
        self.numbers[columns as usize] = number << 1;
        let length = keys.groups.iter().map(Vec::len).sum();
        if self.pages.last().is_none_or(|page| page.capacity() - page.len() < length) {
            self.pages.push(Vec::with_capacity(length.max(PAGE)));
        }
        let number = self.pages.len() - 1;
        let page = &mut self.pages[number];
        self.begins.push((number as u32, page.len() as u32));
        for group in &keys.groups {
            page.extend_from_slice(group);
            self.ends.push(page.len() as u32);
        }
    }

    /// Adds the keys, in the form `to`, of all half boards on these columns that begin with a kept one, go on for
    /// `more` rows, and leave the column `middle` of the row after that free from attack. Says how many kept keys it
    /// looked at.
    pub(super) fn longer(&self, columns: Columns, more: u32, middle: Option<u32>, to: Form, keys: &mut Keys) -> u64 {
        self.below(columns, Tail::default(), more, middle, to, keys)
    }

    fn below(&self, columns: Columns, tail: Tail, more: u32, middle: Option<u32>, to: Form, keys: &mut Keys) -> u64 {
        if more > 0 {
            return each(columns)
                .filter_map(|column| Some((column, tail.longer(self.size, column)?)))
                .map(|(column, tail)| self.below(columns & !(1 << column), tail, more - 1, middle, to, keys))
                .sum();
        }
        let tail = match middle {
            Some(column) => tail.barring(self.size, column),
            None => Some(tail),
        };
        let Some(tail) = tail else { return 0 };
        let number = self.numbers[columns as usize];
        let (list, mirrored) = ((number >> 1) as usize, number & 1 != 0);
        let groups = self.form.groups();
        let (page, first) = self.begins[list];
        let page = &self.pages[page as usize];
        let mut begin = first as usize;
        for group in 0..groups {
            let end = self.ends[list * groups + group] as usize;
            if let Some(rewrite) = tail.rewrite(self.form, to, group as u32, mirrored) {
                keys.add(&page[begin..end], &rewrite);
            }
            begin = end;
        }
        begin as u64 - u64::from(first)
    }
}

/// The next larger set of as many columns.
pub(super) fn following(size: u32, columns: Columns) -> Option<Columns> {
    let lowest = bits::lowest(columns);
    let carried = columns + lowest;
    let next = carried | (((columns ^ carried) >> 2) / lowest);
    (next >> size == 0).then_some(next)
}
