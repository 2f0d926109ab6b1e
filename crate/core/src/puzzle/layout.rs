//! The lines of the board of a puzzle, and the squares that a queen on each square attacks.

use super::lines::{Line, LineKind, Lines};
use super::{MAX_PUZZLE_SIZE, MAX_STARS, PuzzleError, Squares};
use crate::rule::{Board, Piece, Rule, Table};

/// The board of a puzzle: its lines, each of which must have one queen, or two or three stars, and the squares that a piece
/// on each square attacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    size: u32,
    /// The number of pieces in each line.
    stars: u32,
    lines: Vec<Squares>,
    /// For each square, the squares that a queen on it attacks, including the square itself. With several stars a line,
    /// only the squares that touch it: the rest of a line is excluded when its last star is set.
    attacks: Vec<Squares>,
    /// With several stars a line, for each square, the blocks of two by two that extend from it to the lower right and to
    /// the lower left.
    blocks: Vec<[Squares; 2]>,
    /// For each square, the lines through it.
    through: Vec<Lines>,
    regions: Option<Vec<u32>>,
}

impl Layout {
    /// A board of `size` x `size` squares for queens that do not attack each other.
    ///
    /// # Errors
    /// [`PuzzleError::Size`] for a board without rows or with more than [`MAX_PUZZLE_SIZE`].
    pub fn queens(size: u32) -> Result<Self, PuzzleError> {
        Self::new(size, Piece::Queens, 1)
    }

    /// A board divided into regions, by a label from 0 for each square, row by row. Each row, column and region has one
    /// queen, and no two queens touch.
    ///
    /// # Errors
    /// [`PuzzleError::Size`] for a board without rows or with more than [`MAX_PUZZLE_SIZE`], [`PuzzleError::Labels`] unless
    /// there is a label for each square, [`PuzzleError::Label`] for a label that is not a region, [`PuzzleError::EmptyRegion`] for
    /// a region without squares.
    pub fn regions(size: u32, labels: &[i32]) -> Result<Self, PuzzleError> {
        Self::starred(size, labels, 1)
    }

    /// A board divided into regions. Each row, column and region has `stars` pieces, and no two pieces touch.
    ///
    /// # Errors
    /// Like [`Layout::regions`], and [`PuzzleError::Stars`] for a number of stars that is not 1 to [`MAX_STARS`].
    pub fn starred(size: u32, labels: &[i32], stars: u32) -> Result<Self, PuzzleError> {
        if !(1..=MAX_PUZZLE_SIZE).contains(&size) {
            return Err(PuzzleError::Size { size: size as usize, largest: MAX_PUZZLE_SIZE });
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
        Ok(Self::touching(size, stars)?.with_regions(regions))
    }

    /// A board with this many pieces in each row and column, no two of them touching.
    pub(super) fn touching(size: u32, stars: u32) -> Result<Self, PuzzleError> {
        if !(1..=MAX_STARS).contains(&stars) {
            return Err(PuzzleError::Stars { stars, most: MAX_STARS });
        }
        Self::new(size, Piece::Kings, stars)
    }

    /// The same board divided into regions with one queen each. A label of `size` or more marks squares in no region.
    pub(super) fn with_regions(self, labels: Vec<u32>) -> Self {
        let mut regions = vec![Squares::EMPTY; self.size as usize];
        for (square, &label) in (0..).zip(&labels) {
            if let Some(region) = regions.get_mut(label as usize) {
                region.insert(square);
            }
        }
        Layout { regions: Some(labels), ..self.with_lines(regions.into_iter()) }
    }

    /// Moves a square to another region, on a board with several stars a line. There a piece attacks no whole line, so
    /// nothing else changes.
    pub(super) fn relabel(&mut self, square: u32, label: u32) {
        let Some(labels) = &mut self.regions else { return };
        let old = std::mem::replace(&mut labels[square as usize], label);
        let line = |label: u32| region_line(self.size, label);
        self.lines[line(old)] -= Squares::one(square);
        self.lines[line(label)].insert(square);
        self.through[square as usize].0 ^= 1 << line(old) | 1 << line(label);
    }

    /// A board with this many pieces in each row and column. Besides the lines that it completes, a piece attacks the
    /// squares that `piece` reaches.
    fn new(size: u32, piece: Piece, stars: u32) -> Result<Self, PuzzleError> {
        if !(1..=MAX_PUZZLE_SIZE).contains(&size) {
            return Err(PuzzleError::Size { size: size as usize, largest: MAX_PUZZLE_SIZE });
        }
        let board = Board::new(size, size).expect("a puzzle is smaller than the largest board of a rule");
        let table = Table::new(&Rule::of(piece), &board).expect("any piece is allowed on a plain board");
        let attacks = |square| Squares::one(square) | table.conflicts(square).resized();
        let rows = (0..size).map(|row| board.row_squares(row).resized());
        let columns = (0..size).map(|column| board.column_squares(column).resized());
        let blocks = if stars > 1 { (0..size * size).map(|square| blocks(size, square)).collect() } else { Vec::new() };
        let layout = Layout {
            size,
            stars,
            blocks,
            lines: Vec::new(),
            attacks: board.all().iter().map(attacks).collect(),
            through: vec![Lines::default(); (size * size) as usize],
            regions: None,
        };
        Ok(layout.with_lines(rows.chain(columns)))
    }

    /// Adds lines. The queen of a line attacks the whole line; with several stars, the last star of a line excludes the rest
    /// of the line ([`Position::set`]).
    ///
    /// [`Position::set`]: super::Position::set
    fn with_lines(mut self, lines: impl Iterator<Item = Squares>) -> Self {
        for line in lines {
            for square in line.iter() {
                if self.stars == 1 {
                    self.attacks[square as usize] |= line;
                }
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

    /// The number of pieces in each row, column and region.
    #[must_use]
    pub fn stars(&self) -> u32 {
        self.stars
    }

    /// The label of each square, row by row, if the board has regions.
    #[must_use]
    pub fn labels(&self) -> Option<&[u32]> {
        self.regions.as_deref()
    }

    /// All squares.
    #[must_use]
    pub fn all(&self) -> Squares {
        Squares::below(self.size * self.size)
    }

    /// The squares that a queen on `square` attacks, including `square`; with several stars a line, the squares that touch it.
    ///
    /// # Panics
    /// If the square is not on the board.
    #[must_use]
    pub fn attacks(&self, square: u32) -> Squares {
        self.attacks[square as usize]
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

    /// The squares of the region of this label.
    pub(super) fn region(&self, label: u32) -> Squares {
        self.line(region_line(self.size, label))
    }

    /// The squares of one line.
    pub(super) fn line(&self, line: usize) -> Squares {
        self.lines[line]
    }

    /// The other lines that contain all of these squares of a line. Empty if there are no squares.
    pub(super) fn shared(&self, squares: Squares, line: usize) -> Lines {
        let through = squares.iter().map(|square| self.through(square).0).reduce(|one, other| one & other);
        Lines(through.unwrap_or(0) & !(1 << line))
    }

    /// The lines through `square`.
    pub(super) fn through(&self, square: u32) -> Lines {
        self.through[square as usize]
    }

    /// The blocks of two by two that have `square` as their upper left or upper right square.
    pub(super) fn blocks(&self, square: u32) -> [Squares; 2] {
        self.blocks[square as usize]
    }

    /// All lines, grouped by kind.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Lines> + Clone {
        let size = self.size as usize;
        (0..self.lines.len() / size).map(move |kind| Lines::between(kind * size, (kind + 1) * size))
    }
}

/// The line of a region: regions come after rows and columns.
fn region_line(size: u32, label: u32) -> usize {
    (2 * size + label) as usize
}

/// The block that has this square in its upper left corner, and the block that has it in its upper right corner.
fn blocks(size: u32, square: u32) -> [Squares; 2] {
    let (row, column) = (square / size, square % size);
    let block = |columns: std::ops::Range<u32>| {
        let rows = row..(row + 2).min(size);
        rows.flat_map(|row| columns.clone().map(move |column| row * size + column)).collect()
    };
    [block(column..(column + 2).min(size)), block(column.saturating_sub(1)..column + 1)]
}
