//! A board on which queens may be anywhere: several in a row, and in conflict.

use crate::board::{Placement, Square};

/// The queens on a board, and their number on each line. Setting and removing a queen take constant time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CrowdedBoard {
    size: u32,
    /// A bit for each square, row by row; each row begins in a new word.
    squares: Vec<u64>,
    /// The number of queens on each line, in the order of [`lines`](CrowdedBoard::lines): rows, columns, diagonals,
    /// anti-diagonals.
    counts: Vec<u16>,
    queens: u32,
    pairs: u32,
}

impl CrowdedBoard {
    /// The queens of `placement`, and no others.
    pub(crate) fn new(placement: &Placement) -> Self {
        let mut board = CrowdedBoard::empty(placement.size());
        placement.queens().for_each(|queen| board.set(queen));
        board
    }

    fn empty(size: usize) -> Self {
        CrowdedBoard {
            size: size as u32,
            squares: vec![0; size * size.div_ceil(64)],
            counts: vec![0; 6 * size],
            queens: 0,
            pairs: 0,
        }
    }

    /// Whether a queen is on this square.
    #[inline]
    pub(crate) fn has_queen(&self, square: Square) -> bool {
        let (word, bit) = self.bit_of(square);
        self.squares[word] & bit != 0
    }

    /// Sets a queen on an empty square.
    #[inline]
    pub(crate) fn set(&mut self, square: Square) {
        let (word, bit) = self.bit_of(square);
        debug_assert!(self.squares[word] & bit == 0, "{square:?} already has a queen");
        self.squares[word] |= bit;
        self.queens += 1;
        for line in self.lines(square) {
            self.pairs += u32::from(self.counts[line]);
            self.counts[line] += 1;
        }
    }

    /// Removes a queen.
    #[inline]
    pub(crate) fn remove(&mut self, square: Square) {
        let (word, bit) = self.bit_of(square);
        debug_assert!(self.squares[word] & bit != 0, "{square:?} has no queen");
        self.squares[word] &= !bit;
        self.queens -= 1;
        for line in self.lines(square) {
            self.counts[line] -= 1;
            self.pairs -= u32::from(self.counts[line]);
        }
    }

    /// Exchanges the columns of two rows, each of which has one queen.
    pub(crate) fn swap(&mut self, row: u32, other_row: u32) {
        let (Some(column), Some(other)) = (self.columns_of(row).next(), self.columns_of(other_row).next()) else {
            return;
        };
        self.remove(Square::new(row, column));
        self.remove(Square::new(other_row, other));
        self.set(Square::new(row, other));
        self.set(Square::new(other_row, column));
    }

    /// Removes all queens, and sets one in each row that has a column.
    pub(crate) fn replace(&mut self, columns: impl Iterator<Item = Option<u32>>) {
        *self = CrowdedBoard::empty(self.size as usize);
        for (row, column) in (0..).zip(columns) {
            if let Some(column) = column {
                self.set(Square::new(row, column));
            }
        }
    }

    /// The number of queens in a row.
    pub(crate) fn count_in_row(&self, row: u32) -> u32 {
        u32::from(self.counts[row as usize])
    }

    /// The number of pairs of queens that attack each other, whether or not another queen is between them.
    #[inline]
    pub(crate) fn pairs(&self) -> u32 {
        self.pairs
    }

    /// Whether the queen on this square attacks another.
    #[inline]
    pub(crate) fn attacks(&self, square: Square) -> bool {
        self.lines(square).into_iter().any(|line| self.counts[line] > 1)
    }

    /// Whether there are as many queens as rows, without conflict.
    #[inline]
    pub(crate) fn is_solution(&self) -> bool {
        self.queens == self.size && self.pairs == 0
    }

    /// Whether a row has several queens, so that a placement cannot represent them all.
    pub(crate) fn is_crowded(&self) -> bool {
        self.counts[..self.size as usize].iter().any(|&count| count > 1)
    }

    /// The queens, row by row.
    pub(crate) fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        (0..self.size).flat_map(|row| self.columns_of(row).map(move |column| Square::new(row, column)))
    }

    /// The leftmost queen of each row.
    pub(crate) fn placement(&self) -> Placement {
        let columns = (0..self.size).map(|row| self.columns_of(row).next());
        Placement::try_from_iter(columns).expect("the columns are on this board")
    }

    /// Returns the heap size of a clone, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        8 * self.squares.len() + 2 * self.counts.len()
    }

    fn columns_of(&self, row: u32) -> impl Iterator<Item = u32> + '_ {
        let width = self.width();
        let words = &self.squares[row as usize * width..][..width];
        (0..).step_by(64).zip(words).flat_map(|(first, &word)| crate::bits::ones(word).map(move |bit| first + bit))
    }

    fn width(&self) -> usize {
        (self.size as usize).div_ceil(64)
    }

    #[inline]
    fn bit_of(&self, square: Square) -> (usize, u64) {
        (square.row as usize * self.width() + square.column as usize / 64, 1 << (square.column % 64))
    }

    #[inline]
    fn lines(&self, square: Square) -> [usize; 4] {
        square.lines(self.size).map(|line| line.number(self.size) as usize)
    }
}
