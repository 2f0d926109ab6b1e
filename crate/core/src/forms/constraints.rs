//! The conditions on a solution of a board, as sets of squares. Every written model states the same conditions.

use super::{Form, FormError, Part, Setup};
use crate::rule::{Board, Law, MAX_SIDE, Piece, Rule, Squares, Surface, Table};
use std::collections::BTreeMap;

/// Conditions on the squares of a board.
pub(super) struct Constraints {
    /// Squares with a piece.
    pub(super) on: Vec<u32>,
    /// Squares without a piece.
    pub(super) off: Vec<u32>,
    /// Sets with an exact number of pieces.
    pub(super) exactly: Vec<(u32, Vec<u32>)>,
    /// Sets with one piece at most.
    pub(super) at_most_one: Vec<Vec<u32>>,
}

impl Constraints {
    /// The conditions of a board: `stars` pieces in each row, column and region; or, if several pieces may be in a row, as
    /// many pieces as rows.
    ///
    /// # Errors
    /// [`FormError::Size`] for more than 32 rows or columns; [`FormError::CannotRepresent`] for a rule that is not a relation of
    /// two pieces, and for several stars under any rule except star battles.
    pub(super) fn new(form: Form, setup: &Setup) -> Result<Self, FormError> {
        let refused = |part| FormError::CannotRepresent { form, part };
        let (rows, columns) = (setup.rows(), setup.columns());
        if rows.max(columns) > MAX_SIDE {
            return Err(FormError::Size { rows: rows.into(), columns: columns.into(), largest: MAX_SIDE });
        }
        let several = setup.stars() > 1;
        if setup.rule().is_ordered() || (several && *setup.rule() != Rule::of(Piece::Touching)) {
            return Err(refused(Part::Rule));
        }
        // Several stars share their rows and columns: only neighbours exclude each other.
        let rule = if several { Rule::of(Piece::Kings) } else { setup.rule().clone() };
        let walls: Vec<i32> = setup.walls().iter().map(|&square| square as i32).collect();
        let board = Board::new(rows, columns).and_then(|board| board.with_walls(&walls));
        let table = board.and_then(|board| Table::new(&rule, &board)).map_err(|_| refused(Part::Rule))?;
        let mut conditions = Constraints {
            on: setup.given().to_vec(),
            off: setup.walls().iter().chain(setup.marks()).copied().collect(),
            exactly: Vec::new(),
            at_most_one: Vec::new(),
        };
        if several {
            for line in [lines_of(setup, Row), lines_of(setup, Column), lines_of(setup, Region)].into_iter().flatten() {
                conditions.exactly.push((setup.stars(), line));
            }
        } else {
            conditions.add_lines(setup, &table);
        }
        conditions.add_pairs(setup, &table);
        Ok(conditions)
    }

    /// Adds the rows, columns, regions and diagonals in which the rule allows only one piece.
    fn add_lines(&mut self, setup: &Setup, table: &Table) {
        let has_at_most_one = |line: &Vec<u32>| {
            let all: Squares = line.iter().copied().collect();
            line.iter().all(|&square| (all - Squares::one(square)).is_subset(table.conflicts(square)))
        };
        let rows = lines_of(setup, Row);
        let one_in_each = rows.iter().all(has_at_most_one);
        if one_in_each {
            self.exactly.extend(rows.into_iter().map(|line| (1, line)));
        } else {
            self.exactly.push((setup.rows(), (0..setup.squares()).collect()));
            self.at_most_one.extend(rows.into_iter().filter(has_at_most_one));
        }
        for way in [Column, Region, Falling, Rising] {
            let lines = lines_of(setup, way);
            // There are as many lines as pieces, so no line is left out.
            let all = one_in_each && lines.len() as u32 == setup.rows() && matches!(way, Column | Region);
            let lines = lines.into_iter().filter(|line| way == Region || has_at_most_one(line));
            if all {
                self.exactly.extend(lines.map(|line| (1, line)));
            } else {
                self.at_most_one.extend(lines.filter(|line| line.len() > 1));
            }
        }
    }

    /// Adds each two squares that exclude each other, unless they are in a set with at most one piece.
    fn add_pairs(&mut self, setup: &Setup, table: &Table) {
        let mut covered = vec![Squares::EMPTY; setup.squares() as usize];
        let ones = self.exactly.iter().filter(|(count, _)| *count == 1).map(|(_, line)| line);
        for line in ones.chain(&self.at_most_one) {
            let all: Squares = line.iter().copied().collect();
            line.iter().for_each(|&square| covered[square as usize] |= all);
        }
        for one in 0..setup.squares() {
            let rest = table.conflicts(one) - covered[one as usize];
            self.at_most_one.extend(rest.iter().filter(|&other| other > one).map(|other| vec![one, other]));
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Row,
    Column,
    Region,
    Falling,
    Rising,
}
use Way::{Column, Falling, Region, Rising, Row};

/// The squares of each line of a board; no regions if the board has none.
fn lines_of(setup: &Setup, way: Way) -> Vec<Vec<u32>> {
    let mut lines = BTreeMap::<u32, Vec<u32>>::new();
    for square in 0..setup.squares() {
        let (row, column) = (square / setup.columns(), square % setup.columns());
        let line = match way {
            Row => Some(row),
            Column => Some(column),
            Region => setup.regions().get(square as usize).copied(),
            Falling => Some(setup.columns() + row - column),
            Rising => Some(row + column),
        };
        if let Some(line) = line {
            lines.entry(line).or_default().push(square);
        }
    }
    lines.into_values().collect()
}

/// Whether the board is a permutation: one piece in each row and column, on a square board without walls, under the rule of
/// queens or of star battles.
pub(super) fn is_permutation(setup: &Setup) -> bool {
    let named = matches!(setup.rule().law(), Law::Piece(Piece::Queens | Piece::Touching));
    let every_region = setup.regions().iter().max().is_none_or(|last| last + 1 == setup.rows());
    named
        && setup.rule().surface() == Surface::Plane
        && setup.stars() == 1
        && setup.rows() == setup.columns()
        && setup.walls().is_empty()
        && every_region
}
