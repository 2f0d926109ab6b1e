//! The board of a rule: rows, columns, walls, squares to be kept empty, and regions.

use crate::rule::law::MAX_SIDE;
use crate::rule::law::Rule;
use crate::rule::law::RuleError;
use crate::rule::law::Squares;
use crate::rule::law::{Feature, Mismatch};

/// A board of `rows` x `columns` squares. A square is the number `row * columns + column`, counted from 0. If rows are
/// shifted, columns are counted within each row.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    rows: u32,
    columns: u32,
    walls: Squares,
    kept_empty: Squares,
    /// A label for each square; empty if the board has no regions.
    regions: Vec<u32>,
}

impl Board {
    /// An empty board.
    ///
    /// # Errors
    /// [`RuleError::Size`] for 0 rows or columns, or more than [`MAX_SIDE`].
    pub fn new(rows: u32, columns: u32) -> Result<Self, RuleError> {
        let fits = |side: u32| (1..=MAX_SIDE).contains(&side);
        if !fits(rows) || !fits(columns) {
            return Err(RuleError::Size { rows, columns, largest: MAX_SIDE });
        }
        Ok(Board { rows, columns, walls: Squares::EMPTY, kept_empty: Squares::EMPTY, regions: Vec::new() })
    }

    /// Adds walls: squares with a pawn, where no piece may be and where lines end.
    ///
    /// # Errors
    /// [`RuleError::Square`] for a square that is not on the board.
    pub fn with_walls(mut self, squares: &[i32]) -> Result<Self, RuleError> {
        self.walls = self.squares(squares)?;
        Ok(self)
    }

    /// Adds squares where no piece may be, but which lines pass through.
    ///
    /// # Errors
    /// [`RuleError::Square`] for a square that is not on the board.
    pub fn with_kept_empty(mut self, squares: &[i32]) -> Result<Self, RuleError> {
        self.kept_empty = self.squares(squares)?;
        Ok(self)
    }

    /// Excludes anti-diagonals: no piece may be where `column + row` is one of `sums`, counted from 0. With
    /// [differences](Board::without_differences) this is the problem with excluded diagonals, which was used in the first
    /// proof that completion is hard.
    #[must_use]
    pub fn without_sums(self, sums: &[i32]) -> Self {
        self.without(|row, column| sums.contains(&(column + row)))
    }

    /// Excludes diagonals: no piece may be where `column - row` is one of `differences`.
    #[must_use]
    pub fn without_differences(self, differences: &[i32]) -> Self {
        self.without(|row, column| differences.contains(&(column - row)))
    }

    fn without(mut self, excluded: impl Fn(i32, i32) -> bool) -> Self {
        let excluded = |&square: &u32| excluded(self.row(square) as i32, self.column(square) as i32);
        self.kept_empty |= self.all().iter().filter(excluded).collect();
        self
    }

    /// Adds regions: a label for each square, row by row. No region may contain two pieces.
    ///
    /// # Errors
    /// [`RuleError::Regions`] unless there is a label for each square, from 0 to one below the number of rows.
    pub fn with_regions(mut self, labels: &[i32]) -> Result<Self, RuleError> {
        let expected = (self.rows * self.columns) as usize;
        let read: Option<Vec<u32>> =
            labels.iter().map(|&label| u32::try_from(label).ok().filter(|&label| label < self.rows)).collect();
        let wrong = RuleError::Regions { found: labels.len(), expected, last: self.rows - 1 };
        self.regions = read.filter(|labels| labels.len() == expected).ok_or(wrong)?;
        Ok(self)
    }

    /// Checks that the rule and the board can be combined.
    ///
    /// # Errors
    /// [`RuleError::Mismatch`] with the reason.
    pub fn check(&self, rule: &Rule) -> Result<(), RuleError> {
        let mut features = Vec::new();
        if !self.walls.is_empty() {
            features.push(Feature::Walls);
        }
        if !self.regions.is_empty() {
            features.push(Feature::Regions);
        }
        for feature in features {
            rule.combines(feature).map_err(|reason| rule.mismatch(feature, reason))?;
        }
        if !self.regions.is_empty() && self.rows != self.columns {
            return Err(rule.mismatch(Feature::Regions, Mismatch::RegionsOnSquare));
        }
        Ok(())
    }

    /// The set of the squares in `list`.
    ///
    /// # Errors
    /// [`RuleError::Square`] for a square that is not on the board.
    pub fn squares(&self, list: &[i32]) -> Result<Squares, RuleError> {
        let last = self.rows * self.columns - 1;
        let read = |&found: &i32| {
            let square = u32::try_from(found).ok().filter(|&square| square <= last);
            square.ok_or(RuleError::Square { found: i64::from(found), last })
        };
        list.iter().map(read).collect()
    }

    /// How many rows there are.
    #[must_use]
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// How many columns there are.
    #[must_use]
    pub fn columns(&self) -> u32 {
        self.columns
    }

    /// The walls.
    #[must_use]
    pub fn walls(&self) -> Squares {
        self.walls
    }

    /// All squares, including the walls.
    #[must_use]
    pub fn all(&self) -> Squares {
        Squares::below(self.rows * self.columns)
    }

    /// The squares where a piece may be placed.
    #[must_use]
    pub fn usable(&self) -> Squares {
        self.all() - self.walls - self.kept_empty
    }

    /// The squares of a row, including the walls.
    pub(crate) fn row_squares(&self, row: u32) -> Squares {
        (0..self.columns).map(|column| self.square(row, column)).collect()
    }

    /// The squares of a column, including the walls.
    pub(crate) fn column_squares(&self, column: u32) -> Squares {
        (0..self.rows).map(|row| self.square(row, column)).collect()
    }

    /// The row of a square, counted from 0.
    #[must_use]
    pub fn row(&self, square: u32) -> u32 {
        square / self.columns
    }

    /// The column of a square, counted from 0.
    #[must_use]
    pub fn column(&self, square: u32) -> u32 {
        square % self.columns
    }

    /// The square at a row and a column.
    #[must_use]
    pub fn square(&self, row: u32, column: u32) -> u32 {
        row * self.columns + column
    }

    /// The label of the region of `square`, if the board has regions.
    #[must_use]
    pub fn region(&self, square: u32) -> Option<u32> {
        self.regions.get(square as usize).copied()
    }
}
