//! The lines of the board of a puzzle, and the squares that a queen on each square closes.

use super::lines::{Line, LineKind, Lines};
use super::{LARGEST_PUZZLE, PuzzleError, Squares};
use crate::board::Square;

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
        Self::new(size, None, |one, other| one.line_to(other).is_some())
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
        Self::touching(size, Some(regions))
    }

    /// One queen in each row and column, no two of them touching, with or without regions. A label of `size` or more
    /// marks squares in no region.
    pub(super) fn touching(size: u32, regions: Option<Vec<u32>>) -> Result<Self, PuzzleError> {
        let touch = |one: Square, other: Square| {
            let (rows, columns) = (one.row.abs_diff(other.row), one.column.abs_diff(other.column));
            rows == 0 || columns == 0 || rows.max(columns) == 1
        };
        Self::new(size, regions, touch)
    }

    fn new(
        size: u32,
        regions: Option<Vec<u32>>,
        conflict: impl Fn(Square, Square) -> bool,
    ) -> Result<Self, PuzzleError> {
        if !(1..=LARGEST_PUZZLE).contains(&size) {
            return Err(PuzzleError::Size { size: size as usize, largest: LARGEST_PUZZLE });
        }
        let all = size * size;
        let at = |square: u32| Square::new(square / size, square % size);
        let region =
            |square: u32| regions.as_ref().map(|regions| regions[square as usize]).filter(|&label| label < size);
        let set = |holds: &dyn Fn(u32) -> bool| (0..all).filter(|&square| holds(square)).collect::<Squares>();
        let mut lines: Vec<Squares> = (0..size).map(|row| set(&|square| at(square).row == row)).collect();
        lines.extend((0..size).map(|column| set(&|square| at(square).column == column)));
        if regions.is_some() {
            lines.extend((0..size).map(|label| set(&|square| region(square) == Some(label))));
        }
        let closed = |one: u32, other: u32| {
            one == other || conflict(at(one), at(other)) || region(one).is_some() && region(one) == region(other)
        };
        let through = |square: u32| {
            let on = lines.iter().enumerate().filter(|(_, line)| line.contains(square));
            Lines(on.fold(0, |set, (line, _)| set | 1 << line))
        };
        Ok(Layout {
            size,
            closes: (0..all).map(|one| set(&|other| closed(one, other))).collect(),
            through: (0..all).map(through).collect(),
            lines,
            regions,
        })
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
        self.lines[..self.size as usize].iter().fold(Squares::EMPTY, |all, &line| all | line)
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
