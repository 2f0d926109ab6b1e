//! Formulas in DIMACS CNF. Formulas written by this library name their board, or its squares, in comments; other
//! formulas are not read.
//!
//! ```text
//!  c board {"rule": ...}      the board as data; formulas of placements without it have their squares instead:
//!  c square 1 1 1             row, column and variable
//!  p cnf 16 88
//!  7 0                        a variable alone is a piece that is given, or a mark
//! ```

use super::constraints::Constraints;
use super::reader::{Read, in_place, offset, unexpected_at};
use super::{Form, FormError, Part, Setup, json};
use crate::rule::{Piece, Rule};
use std::collections::HashMap;
use std::fmt::Write;

const BOARD: &str = "c board ";

pub(super) struct Cnf;

impl Read for Cnf {
    fn read(&self, text: &str) -> Option<Result<(Form, Setup), FormError>> {
        let header = text.lines().find(|line| !line.starts_with('c') && !line.trim().is_empty())?;
        header.starts_with("p cnf ").then(|| {
            let setup = match text.lines().find_map(|line| line.strip_prefix(BOARD)) {
                Some(data) => Read::read(&json::Json, &in_place(text, data)).transpose()?.map(|(_, setup)| setup),
                None => squares(text)?,
            };
            let missing = || unexpected_at(Form::Cnf, text, offset(text, header), Part::Comments);
            setup.map(|setup| (Form::Cnf, setup)).ok_or_else(missing)
        })
    }
}

/// The board whose squares the comments name, with the squares of unit clauses.
fn squares(text: &str) -> Result<Option<Setup>, FormError> {
    let mut named = HashMap::new();
    let (mut rows, mut columns) = (0, 0);
    for line in text.lines().filter_map(|line| line.strip_prefix("c square ")) {
        let numbers: Vec<u32> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let &[row, column, variable] = numbers.as_slice() else { continue };
        if row == 0 || column == 0 {
            continue;
        }
        (rows, columns) = (rows.max(row), columns.max(column));
        named.insert(i64::from(variable), (row - 1, column - 1));
    }
    if named.is_empty() {
        return Ok(None);
    }
    let setup = Setup::new(Rule::of(Piece::Queens), rows, columns)?;
    let unit = |line: &str| match *line.split_whitespace().collect::<Vec<_>>() {
        [literal, "0"] => literal.parse::<i64>().ok(),
        _ => None,
    };
    let literals: Vec<i64> = text.lines().filter_map(unit).collect();
    let on = |sign: i64| {
        let variables =
            literals.iter().filter_map(|literal| literal.checked_mul(sign)).filter(|&variable| variable > 0);
        variables.filter_map(|variable| named.get(&variable)).map(|(row, column)| row * columns + column).collect()
    };
    Ok(Some(setup.put_given(on(1)).put_marks(on(-1))))
}

/// Writes a formula with a variable for each square, and one solution for each way to finish the board: the variables that
/// count several stars follow from the squares.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    let conditions = Constraints::new(Form::Cnf, setup)?;
    let mut formula = Formula { variables: setup.squares() as i32, clauses: Vec::new() };
    for (squares, sign) in [(&conditions.on, 1), (&conditions.off, -1)] {
        formula.clauses.extend(squares.iter().map(|&square| vec![sign * variable(square)]));
    }
    for (count, squares) in &conditions.exactly {
        formula.exactly(*count as usize, squares);
    }
    for squares in &conditions.at_most_one {
        formula.at_most_one(squares);
    }
    let mut text = format!("{BOARD}{}\n", json::write(setup));
    for square in 0..setup.squares() {
        let (row, column) = (square / setup.columns() + 1, square % setup.columns() + 1);
        writeln!(text, "c square {row} {column} {}", variable(square)).expect("writing to a string never fails");
    }
    writeln!(text, "p cnf {} {}", formula.variables, formula.clauses.len()).expect("writing to a string never fails");
    for clause in formula.clauses {
        clause.iter().for_each(|literal| write!(text, "{literal} ").expect("writing to a string never fails"));
        text.push_str("0\n");
    }
    Ok(text)
}

fn variable(square: u32) -> i32 {
    square as i32 + 1
}

struct Formula {
    variables: i32,
    clauses: Vec<Vec<i32>>,
}

impl Formula {
    fn at_most_one(&mut self, squares: &[u32]) {
        for (at, &one) in squares.iter().enumerate() {
            self.clauses.extend(squares[at + 1..].iter().map(|&other| vec![-variable(one), -variable(other)]));
        }
    }

    /// For one piece, there is a clause for each two squares. For more pieces, there are counting variables: for each
    /// prefix of the list, whether it contains at least 1, 2, ..., `count` + 1.
    fn exactly(&mut self, count: usize, squares: &[u32]) {
        if count == 1 {
            self.clauses.push(squares.iter().map(|&square| variable(square)).collect());
            return self.at_most_one(squares);
        }
        let mut before: Vec<i32> = Vec::new();
        for &square in squares {
            let here = variable(square);
            // A prefix of m squares contains at most m pieces.
            let most = (before.len() + 1).min(count + 1);
            let now: Vec<i32> = (0..most as i32).map(|at| self.variables + 1 + at).collect();
            self.variables += most as i32;
            for (at, &this) in now.iter().enumerate() {
                // A prefix contains this many pieces if the shorter prefix does, or if that contains one piece fewer
                // and this square has a piece.
                let same = before.get(at);
                let fewer = at.checked_sub(1).map(|fewer| before[fewer]);
                self.clauses.extend(same.map(|same| vec![-same, this]));
                self.clauses.push([-here, this].into_iter().chain(fewer.map(|fewer| -fewer)).collect());
                self.clauses.push([-this, here].into_iter().chain(same.copied()).collect());
                self.clauses.extend(fewer.map(|fewer| [-this, fewer].into_iter().chain(same.copied()).collect()));
            }
            before = now;
        }
        match before.get(count - 1) {
            Some(&enough) => self.clauses.push(vec![enough]),
            // Too few squares.
            None => self.clauses.push(Vec::new()),
        }
        self.clauses.extend(before.get(count).map(|&more| vec![-more]));
    }
}
