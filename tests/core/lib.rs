//! Shared parts of the tests: published figures, read from the folder `data`, and random placements.

pub mod plain;
pub mod random;
pub mod replay;
pub mod sources;
pub mod under_rule;

use queens_core::board::{NonAttacking, Placement, Square};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::path::Path;

/// Reads `data/NAME.json`.
///
/// # Panics
/// When the file is missing or has another shape.
#[must_use]
pub fn reference<T: DeserializeOwned>(name: &str) -> T {
    let path = format!("../../data/{name}.json");
    serde_json::from_str(&text_of(&path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Reads a file, by its path from `tests/core`.
///
/// # Panics
/// When the file is missing.
#[must_use]
pub fn text_of(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A trace of nearly two million lines: a recursive program on 12 rows, with its calls and its variables.
#[must_use]
pub fn long_trace() -> String {
    const SIZE: usize = 12;
    let mut text = format!("queens trace 1\nsize {SIZE}\nsource\n");
    for line in
        ["def solve(row):", "    for column in range(n):", "        if free(column):", "            solve(row + 1)"]
    {
        text += &format!("| {line}\n");
    }
    let mut queens: Vec<usize> = Vec::new();
    let mut lines = 7;
    // The column to try next in the row below the last queen.
    let mut column = 0;
    while lines < 1_999_900 {
        let row = queens.len();
        if column == SIZE || row == SIZE {
            let Some(last) = queens.pop() else { break };
            text += &format!("return\nline 3\nremove {} {last}\n", row - 1);
            lines += 3;
            column = last + 1;
            continue;
        }
        let free = (0..).zip(&queens).all(|(other, &taken)| taken != column && taken.abs_diff(column) != row - other);
        text += &format!("line 2\nlet column = {column}\nline 3\nlet free = 0b{:012b}\n", 1 << column);
        lines += 4;
        if free {
            queens.push(column);
            text +=
                &format!("set {row} {column}\nouter queens = {queens:?}\nline 4\ncall solve\nlet row = {}\n", row + 1);
            lines += 5;
            column = 0;
        } else {
            text += &format!("reject {row} {column}\n");
            lines += 1;
            column += 1;
        }
    }
    text
}

/// Whether long checks are wanted: `QUEENS_SOAK` is set.
#[must_use]
pub fn soak() -> bool {
    std::env::var_os("QUEENS_SOAK").is_some()
}

/// A placement in the form that searches require.
///
/// # Panics
/// When two of its queens attack each other.
#[must_use]
pub fn non_attacking(placement: &Placement) -> NonAttacking {
    placement.try_into().expect("no two queens attack each other")
}

/// How many solutions the empty board of one size has, as published.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Solutions {
    /// The number of rows.
    pub size: usize,
    /// All of them: OEIS A000170.
    pub total: u64,
    /// Up to rotation and reflection: OEIS A002562.
    pub fundamental: u64,
}

/// The published numbers of solutions, for each size from 1.
#[must_use]
pub fn solutions() -> Vec<Solutions> {
    #[derive(Deserialize)]
    struct Table {
        boards: Vec<Solutions>,
    }
    reference::<Table>("solutions").boards
}

/// The published numbers of all solutions of boards that were counted once, on many machines, by size.
#[must_use]
pub fn counted_once() -> Vec<(usize, f64)> {
    #[derive(Deserialize)]
    struct Table {
        counted: Vec<Counted>,
    }
    #[derive(Deserialize)]
    struct Counted {
        size: usize,
        total: String,
    }
    let table = reference::<Table>("solutions");
    table.counted.iter().map(|board| (board.size, board.total.parse().expect("a number"))).collect()
}

/// Every solution of the empty board, in order, by the definition: slow and plain, for sizes up to 9 or so.
///
/// # Panics
/// For 0 rows.
#[must_use]
pub fn all_solutions(size: u32) -> Vec<Placement> {
    fn extend(queens: &mut Vec<Square>, size: u32, found: &mut Vec<Placement>) {
        let row = queens.len() as u32;
        if row == size {
            let rows: Vec<i32> = queens.iter().map(|queen| queen.column.cast_signed()).collect();
            found.push(Placement::from_rows(&rows).expect("a queen in each row"));
            return;
        }
        for square in (0..size).map(|column| Square::new(row, column)) {
            if queens.iter().all(|queen| queen.line_to(square).is_none()) {
                queens.push(square);
                extend(queens, size, found);
                queens.pop();
            }
        }
    }
    let mut found = Vec::new();
    extend(&mut Vec::new(), size, &mut found);
    found
}
