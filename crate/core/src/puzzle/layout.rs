//! The lines of the board of a puzzle, and the squares that a queen on each square closes.

use super::lines::{Line, LineKind, Lines};
use super::{LARGEST_PUZZLE, PuzzleError, Squares};
use crate::rule::{Board, Piece, Rule, Table};

/// The board of a puzzle: its lines, each of which must hold one queen, and the squares that a queen on each square
/// closes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    size: u32,
    lines: Vec<Squares>,
    /// For each square, the squares that a queen on it closes, including the square itself.
    closes: Vec<Squares>,
    /// For each square, the lines through it.
    through: Vec<Lines>,
    regions: Option<Vec<u32>>,
}

impl Layout {
    /// A board of `size` x `size` squares for queens that do not attack each other.
    ///
    /// # Errors
    /// [`PuzzleError::Size`] for a board without rows or with more than [`LARGEST_PUZZLE`].
    pub fn queens(size: u32) -> Result<Self, PuzzleError> {
        Self::new(size, Piece::Queens)
    }

    /// A board divided into regions, by a label from 0 for each square, row by row. Each row, column and region holds
    /// one queen, and no two queens touch.
    ///
    /// # Errors
    /// [`PuzzleError::Size`] for a board without rows or with more than [`LARGEST_PUZZLE`], [`PuzzleError::Labels`] unless
    /// there is a label for each square, [`PuzzleError::Label`] for one that is no region, [`PuzzleError::EmptyRegion`] for a
    /// region without squares.
    pub fn regions(size: u32, labels: &[i32]) -> Result<Self, PuzzleError> {
        if !(1..=LARGEST_PUZZLE).contains(&size) {
            return Err(PuzzleError::Size { size: size as usize, largest: LARGEST_PUZZLE });
        }
        if labels.len() != (size * size) as usize {
            return Err(PuzzleError::Labels { found: labels.len(), expected: (size * size) as usize });
        }
        let regions: Result<Vec<u32>, PuzzleError> = (0..)
            .zip(labels)
            .map(|(square, &found)| {
                let label = u32::try_from(found).ok().filter(|&label| label < size);
                label.ok_or(PuzzleError::Label { square, found, last: size - 1 })
            })
            .collect();
        let regions = regions?;
        if let Some(region) = (0..size).find(|region| !regions.contains(region)) {
            return Err(PuzzleError::EmptyRegion { region });
        }
        Ok(Self::touching(size)?.divided(regions))
    }

    /// One queen in each row and column, no two of them touching.
    pub(super) fn touching(size: u32) -> Result<Self, PuzzleError> {
        Self::new(size, Piece::Kings)
    }

    /// The same board divided into regions that hold one queen each. A label of `size` or more marks squares in no region.
    pub(super) fn divided(self, labels: Vec<u32>) -> Self {
        let mut regions = vec![Squares::EMPTY; self.size as usize];
        for (square, &label) in (0..).zip(&labels) {
            if let Some(region) = regions.get_mut(label as usize) {
                region.insert(square);
            }
        }
        Layout { regions: Some(labels), ..self.with_lines(regions.into_iter()) }
    }

    /// One queen in each row and column. Beyond these, a queen closes what `piece` reaches.
    fn new(size: u32, piece: Piece) -> Result<Self, PuzzleError> {
        if !(1..=LARGEST_PUZZLE).contains(&size) {
            return Err(PuzzleError::Size { size: size as usize, largest: LARGEST_PUZZLE });
        }
        let board = Board::new(size, size).expect("a puzzle is smaller than the largest board of a rule");
        let table = Table::new(&Rule::of(piece), &board).expect("a piece stands on any plain board");
        let closes = |square| Squares::one(square) | table.conflicts(square).resized();
        let rows = (0..size).map(|row| board.row_squares(row).resized());
        let columns = (0..size).map(|column| board.column_squares(column).resized());
        let layout = Layout {
            size,
            lines: Vec::new(),
            closes: board.all().iter().map(closes).collect(),
            through: vec![Lines::default(); (size * size) as usize],
            regions: None,
        };
        Ok(layout.with_lines(rows.chain(columns)))
    }

    /// Adds lines. A line that holds one queen is closed with it: with more queens a line, it would be closed with its last.
    fn with_lines(mut self, lines: impl Iterator<Item = Squares>) -> Self {
        for line in lines {
            for square in line.iter() {
                self.closes[square as usize] |= line;
                self.through[square as usize].0 |= 1 << self.lines.len();
            }
            self.lines.push(line);
        }
        self
    }

    /// How many rows the board has.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.size
    }

    /// The label of each square, row by row, where the board has regions.
    #[must_use]
    pub fn labels(&self) -> Option<&[u32]> {
        self.regions.as_deref()
    }

    /// All squares.
    #[must_use]
    pub fn all(&self) -> Squares {
        Squares::below(self.size * self.size)
    }

    /// The squares that a queen on `square` closes, including `square`.
    ///
    /// # Panics
    /// When the square is not on the board.
    #[must_use]
    pub fn closes(&self, square: u32) -> Squares {
        self.closes[square as usize]
    }

    /// The squares on any of these lines.
    #[must_use]
    pub fn squares(&self, lines: Lines) -> Squares {
        lines.iter().fold(Squares::EMPTY, |all, line| all | self.lines[line])
    }

    /// The kind and the index of each of these lines: rows first, then columns, then regions.
    pub fn name(&self, lines: Lines) -> impl Iterator<Item = Line> {
        const KINDS: [LineKind; 3] = [LineKind::Row, LineKind::Column, LineKind::Region];
        let size = self.size as usize;
        lines.iter().map(move |line| Line { kind: KINDS[line / size], index: (line % size) as u32 })
    }

    /// The squares of one line.
    pub(super) fn line(&self, line: usize) -> Squares {
        self.lines[line]
    }

    /// The other lines that hold all of these squares of a line, of which there is at least one.
    pub(super) fn shared(&self, squares: Squares, line: usize) -> Lines {
        let through = squares.iter().fold(u64::MAX, |lines, square| lines & self.through(square).0);
        Lines(through & !(1 << line))
    }

    /// The lines through `square`.
    pub(super) fn through(&self, square: u32) -> Lines {
        self.through[square as usize]
    }

    /// All lines, grouped by kind.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Lines> + Clone {
        let size = self.size as usize;
        (0..self.lines.len() / size).map(move |kind| Lines::between(kind * size, (kind + 1) * size))
    }
}
