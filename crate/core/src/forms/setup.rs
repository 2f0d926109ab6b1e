//! A board as it was read. Only one property is checked: all squares are on the board.

use super::{FormError, MAX_SIDE, Part};
use crate::board::{Placement, Square};
use crate::rule::{self, Piece, Rule};
use std::collections::BTreeMap;

named! {
    /// A kind of conflict between pieces.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
    pub enum ClashKind {
        /// Too many pieces are in a row.
        Row = "row",
        /// Too many pieces are in a column.
        Column = "column",
        /// Several pieces are on a diagonal.
        Diagonal = "diagonal",
        /// Several pieces are on an anti-diagonal.
        AntiDiagonal = "anti-diagonal",
        /// Too many pieces are in a region.
        Region = "region",
        /// Two pieces touch.
        Touching = "touching",
        /// Two pieces attack each other.
        Attack = "attack",
    }
}

/// Pieces that conflict.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Clash {
    /// The kind of conflict.
    pub kind: ClashKind,
    /// The squares of the pieces.
    pub squares: Vec<u32>,
}

/// A board with its pieces and marks. A square is the number `row * columns + column`, counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    rule: Rule,
    rows: u32,
    columns: u32,
    stars: u32,
    regions: Vec<u32>,
    walls: Vec<u32>,
    given: Vec<u32>,
    marks: Vec<u32>,
}

impl Setup {
    /// An empty board, for one piece in each row.
    ///
    /// # Errors
    /// [`FormError::Size`] for 0 rows or columns, or more than [`MAX_SIDE`].
    pub fn new(rule: Rule, rows: u32, columns: u32) -> Result<Self, FormError> {
        let fits = |side: u32| (1..=MAX_SIDE).contains(&side);
        if !fits(rows) || !fits(columns) {
            return Err(FormError::Size { rows: rows.into(), columns: columns.into(), largest: MAX_SIDE });
        }
        let none = Vec::new;
        Ok(Setup { rule, rows, columns, stars: 1, regions: none(), walls: none(), given: none(), marks: none() })
    }

    /// A board with regions. Each region, row and column has `stars` pieces, and no two pieces touch.
    ///
    /// # Errors
    /// Like [`new`](Self::new).
    pub fn star_battle(rows: u32, columns: u32, stars: u32, regions: &[u32]) -> Result<Self, FormError> {
        Ok(Setup::new(Rule::of(Piece::Touching), rows, columns)?.with_stars(stars).with_regions(regions))
    }

    /// Sets the number of pieces in each row, column and region.
    #[must_use]
    pub fn with_stars(self, stars: u32) -> Self {
        Setup { stars, ..self }
    }

    /// Sets the region of each square by any numbers, which are renumbered from 0 in the order in which they first appear.
    /// Without a number for each square, the board has no regions.
    #[must_use]
    pub fn with_regions(self, labels: &[u32]) -> Self {
        let count = self.squares() as usize;
        let regions = if labels.len() == count { renumber(labels) } else { Vec::new() };
        Setup { regions, ..self }
    }

    /// Sets the walls: squares where no piece may be, and where lines end.
    ///
    /// # Errors
    /// [`FormError::Square`] for a square that is not on the board.
    pub fn with_walls(self, squares: Vec<u32>) -> Result<Self, FormError> {
        Ok(self.on_board(&squares)?.put_walls(squares))
    }

    /// Sets the pieces on the board, by their squares.
    ///
    /// # Errors
    /// Like [`with_walls`](Self::with_walls).
    pub fn with_given(self, squares: Vec<u32>) -> Result<Self, FormError> {
        Ok(self.on_board(&squares)?.put_given(squares))
    }

    /// Sets the marks: squares where no piece is to be set.
    ///
    /// # Errors
    /// Like [`with_walls`](Self::with_walls).
    pub fn with_marks(self, squares: Vec<u32>) -> Result<Self, FormError> {
        Ok(self.on_board(&squares)?.put_marks(squares))
    }

    fn on_board(self, squares: &[u32]) -> Result<Self, FormError> {
        match squares.iter().find(|&&square| square >= self.squares()) {
            Some(&found) => Err(FormError::Square { found, last: self.squares() - 1 }),
            None => Ok(self),
        }
    }

    /// Like [`with_walls`](Self::with_walls), for readers: squares outside the board are ignored.
    pub(super) fn put_walls(self, squares: Vec<u32>) -> Self {
        Setup { walls: self.sorted(squares), ..self }
    }

    /// Like [`with_given`](Self::with_given), for readers.
    pub(super) fn put_given(self, squares: Vec<u32>) -> Self {
        Setup { given: self.sorted(squares), ..self }
    }

    /// Like [`with_marks`](Self::with_marks), for readers.
    pub(super) fn put_marks(self, squares: Vec<u32>) -> Self {
        Setup { marks: self.sorted(squares), ..self }
    }

    fn sorted(&self, mut squares: Vec<u32>) -> Vec<u32> {
        squares.retain(|&square| square < self.squares());
        squares.sort_unstable();
        squares.dedup();
        squares
    }

    /// The first part in which another board differs.
    #[must_use]
    pub fn differs(&self, other: &Setup) -> Option<Part> {
        [
            (self.rule != other.rule, Part::Rule),
            ((self.rows, self.columns) != (other.rows, other.columns), Part::Size),
            (self.stars != other.stars, Part::Stars),
            (self.regions != other.regions, Part::Regions),
            (self.walls != other.walls, Part::Walls),
            (self.given != other.given, Part::Given),
            (self.marks != other.marks, Part::Marks),
        ]
        .into_iter()
        .find_map(|(differs, part)| differs.then_some(part))
    }

    /// The rule by which pieces attack.
    #[must_use]
    pub fn rule(&self) -> &Rule {
        &self.rule
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

    /// How many pieces each row, column and region has.
    #[must_use]
    pub fn stars(&self) -> u32 {
        self.stars
    }

    /// The region of each square, from 0; empty if there are no regions.
    #[must_use]
    pub fn regions(&self) -> &[u32] {
        &self.regions
    }

    /// Squares where no piece may be, and where lines end.
    #[must_use]
    pub fn walls(&self) -> &[u32] {
        &self.walls
    }

    /// The pieces on the board.
    #[must_use]
    pub fn given(&self) -> &[u32] {
        &self.given
    }

    /// Squares where no piece is to be set.
    #[must_use]
    pub fn marks(&self) -> &[u32] {
        &self.marks
    }

    /// Whether a piece is on a square.
    pub(super) fn is_given(&self, square: u32) -> bool {
        self.given.binary_search(&square).is_ok()
    }

    /// Whether a square is a wall.
    pub(super) fn is_wall(&self, square: u32) -> bool {
        self.walls.binary_search(&square).is_ok()
    }

    /// Whether a square is marked as empty.
    pub(super) fn is_marked(&self, square: u32) -> bool {
        self.marks.binary_search(&square).is_ok()
    }

    /// The pieces that conflict: line by line, and then pieces that touch or attack each other in another way.
    #[must_use]
    pub fn clashes(&self) -> Vec<Clash> {
        let is_queens = self.rule == Rule::of(Piece::Queens) && self.walls.is_empty();
        let is_touching = self.rule == Rule::of(Piece::Touching);
        if !is_queens && !is_touching {
            return self.pairs(ClashKind::Attack);
        }
        let most = if is_queens { 1 } else { self.stars as usize };
        let mut lines: BTreeMap<(ClashKind, u32), Vec<u32>> = BTreeMap::new();
        for &square in &self.given {
            let (row, column) = (square / self.columns, square % self.columns);
            let mut add = |kind, line| lines.entry((kind, line)).or_default().push(square);
            add(ClashKind::Row, row);
            add(ClashKind::Column, column);
            if is_queens {
                add(ClashKind::Diagonal, row + self.columns - column);
                add(ClashKind::AntiDiagonal, row + column);
            }
            if let Some(&region) = self.regions.get(square as usize) {
                add(ClashKind::Region, region);
            }
        }
        let crowded = lines.into_iter().filter(|(_, squares)| squares.len() > most);
        let mut clashes: Vec<Clash> = crowded.map(|((kind, _), squares)| Clash { kind, squares }).collect();
        if is_touching {
            clashes.extend(self.touching());
        }
        clashes
    }

    /// The pairs of pieces that touch each other.
    fn touching(&self) -> impl Iterator<Item = Clash> + '_ {
        let is_near = |one: u32, other: u32| {
            let sides = |square: u32| (square / self.columns, square % self.columns);
            let ((row, column), (other_row, other_column)) = (sides(one), sides(other));
            row.abs_diff(other_row) < 2 && column.abs_diff(other_column) < 2
        };
        self.given.iter().enumerate().flat_map(move |(at, &one)| {
            let below = self.given[at + 1..].iter().take_while(move |&&other| other <= one + self.columns + 1);
            below
                .filter(move |&&other| is_near(one, other))
                .map(move |&other| Clash { kind: ClashKind::Touching, squares: vec![one, other] })
        })
    }

    /// Each two pieces that attack each other under the rule.
    fn pairs(&self, kind: ClashKind) -> Vec<Clash> {
        let signed = |squares: &[u32]| squares.iter().map(|square| square.cast_signed()).collect::<Vec<_>>();
        let position = rule::Board::new(self.rows, self.columns)
            .and_then(|board| board.with_walls(&signed(&self.walls)))
            .and_then(|board| rule::Position::new(&self.rule, &board));
        let Ok(position) = position else { return Vec::new() };
        let attacks = |one: u32, other: u32| position.table().conflicts(one).contains(other);
        let pairs = self
            .given
            .iter()
            .enumerate()
            .flat_map(|(at, &one)| self.given[at + 1..].iter().map(move |&other| (one, other)));
        pairs
            .filter(|&(one, other)| attacks(one, other))
            .map(|(one, other)| Clash { kind, squares: vec![one, other] })
            .collect()
    }

    /// The placement, if the board is a square board with at most one queen in a row and nothing else on it.
    #[must_use]
    pub fn placement(&self) -> Option<Placement> {
        let is_plain = self.rule == Rule::of(Piece::Queens) && self.rows == self.columns && self.stars == 1;
        let is_bare = self.regions.is_empty() && self.walls.is_empty() && self.marks.is_empty();
        let row = |square: u32| square / self.columns;
        if !is_plain || !is_bare || self.given.windows(2).any(|two| row(two[0]) == row(two[1])) {
            return None;
        }
        let mut placement = Placement::empty(self.rows as usize).ok()?;
        self.given.iter().for_each(|&square| placement.set(Square::new(row(square), square % self.columns)));
        Some(placement)
    }

    /// How many squares there are.
    #[must_use]
    pub fn squares(&self) -> u32 {
        self.rows * self.columns
    }

    /// The regions of the squares, row by row.
    pub(super) fn region_rows(&self) -> impl Iterator<Item = &[u32]> {
        self.regions.chunks(self.columns as usize)
    }
}

/// The labels by the order in which they first appear, from 0.
pub(super) fn renumber(labels: &[u32]) -> Vec<u32> {
    let mut seen = std::collections::HashMap::new();
    labels
        .iter()
        .map(|&label| {
            let next = seen.len() as u32;
            *seen.entry(label).or_insert(next)
        })
        .collect()
}
