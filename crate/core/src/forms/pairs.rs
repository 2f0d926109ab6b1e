//! Queens by the row and the column of each: pairs, dictionaries, lines of two numbers, and lines of a size with pairs.

use super::reader::ReadAll;
use super::{Board, Form, FormError, Setup};
use crate::rule::{Piece, Rule};
use std::collections::HashSet;

pub(super) struct Pairs;

impl ReadAll for Pairs {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        let pairs = in_brackets(text).or_else(|| dictionary(text)).or_else(|| in_lines(text))?;
        Some(board(&pairs, size_in(text))?.map(|board| vec![board]))
    }
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<i64> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

/// `(1, 2), (2, 4)`, `(row 1, column 2)`: each pair of round brackets has two numbers.
fn in_brackets(text: &str) -> Option<Vec<(i64, i64)>> {
    let inner = |part: &str| part.split_once(')').map(|(inner, _)| numbers(inner));
    let parts: Option<Vec<Vec<i64>>> =
        text.split('(').skip(1).filter(|part| !part.trim().is_empty()).map(inner).collect();
    let parts = parts.filter(|parts| !parts.is_empty())?;
    parts.iter().map(|part| if let [row, column] = part[..] { Some((row, column)) } else { None }).collect()
}

/// `{0: 1, 1: 3}`: a column for each row.
fn dictionary(text: &str) -> Option<Vec<(i64, i64)>> {
    let (_, inner) = text.split_once('{')?;
    let (inner, _) = inner.split_once('}')?;
    let entries = inner.split(',').filter(|entry| !entry.trim().is_empty());
    let pair = |entry: &str| {
        let number = |word: &str| word.trim().trim_matches(['"', '\'']).parse().ok();
        let (row, column) = entry.split_once(':')?;
        Some((number(row)?, number(column)?))
    };
    entries.map(pair).collect::<Option<Vec<_>>>().filter(|pairs| !pairs.is_empty())
}

/// `Row 1: Column 2`, `1 -> 2`, or two numbers below the words `row,column`: lines that differ only in their two numbers. The first
/// number counts the rows.
fn in_lines(text: &str) -> Option<Vec<(i64, i64)>> {
    let mut lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.first().is_some_and(|head| numbers(head).is_empty()) {
        lines.remove(0);
    }
    let words = |line: &str| line.replace(|sign: char| sign.is_ascii_digit(), "");
    let pair = |line: &&str| if let [row, column] = numbers(line)[..] { Some((row, column)) } else { None };
    let pairs: Vec<(i64, i64)> = lines.iter().map(pair).collect::<Option<_>>()?;
    let is_uniform = lines.iter().all(|line| words(line) == words(lines[0]));
    let counts_rows = pairs.len() > 2 && pairs[0].0 < 2 && pairs.windows(2).all(|two| two[0].0 + 1 == two[1].0);
    (is_uniform && counts_rows).then_some(pairs)
}

/// A size before the pairs, as in `n = 8` or in a first line of one number.
fn size_in(text: &str) -> Option<i64> {
    let before = text.split(['(', '{', '[']).next().unwrap_or_default();
    if let [size] = numbers(before)[..] { Some(size) } else { None }
}

/// The board with queens at pairs of row and column; both count from 0 if there is a 0, or else from 1. Without a size, the
/// board is as large as the pairs need, and has at least eight rows unless each row has a queen.
pub(super) fn board(pairs: &[(i64, i64)], size: Option<i64>) -> Option<Result<Board, FormError>> {
    let all = || pairs.iter().flat_map(|&(row, column)| [row, column]);
    let (least, largest) = (all().min()?, all().max()?);
    let from = if least == 0 { 0 } else { 1 };
    let needed = largest + 1 - from;
    let size = size.filter(|&size| size >= needed).unwrap_or(if pairs.len() as i64 == needed {
        needed
    } else {
        needed.max(8)
    });
    if least < 0 || needed > size || size > i64::from(u32::MAX) {
        return None;
    }
    let size = size as u32;
    let squares = pairs.iter().map(|&(row, column)| ((row - from) * i64::from(size) + column - from) as u32).collect();
    Some(queens(size, squares))
}

fn queens(size: u32, squares: Vec<u32>) -> Result<Board, FormError> {
    Ok(Board::new(Form::Placement, Setup::new(Rule::of(Piece::Queens), size, size)?.put_given(squares)))
}

/// Whether a list is certainly a list of columns: only 0 and -1 repeat, and most rows have a queen.
pub(super) fn is_solution_list(list: &[i64]) -> bool {
    let size = list.len() as i64;
    let set: Vec<i64> = list.iter().copied().filter(|&column| column > 0).collect();
    let in_range = list.iter().all(|column| (-1..=size).contains(column));
    let differs = set.iter().collect::<HashSet<_>>().len() == set.len();
    in_range && differs && 2 * set.len() as i64 >= size - 1
}

/// The board of a list of columns. They count from 0 if all numbers below the size occur, or if there is a -1; or else from 1, with
/// 0 for an empty row.
pub(super) fn columns(list: &[i64]) -> Option<Result<Board, FormError>> {
    let size = list.len() as i64;
    let distinct: HashSet<i64> = list.iter().copied().collect();
    let from_zero =
        list.contains(&-1) || (distinct.len() == list.len() && list.iter().all(|column| (0..size).contains(column)));
    let from = i64::from(!from_zero);
    let inside = |&(_, column): &(i64, i64)| column >= from;
    if list.iter().any(|&column| column >= size + from || column < -1) {
        return None;
    }
    let set = (0..).zip(list.iter().copied()).filter(inside);
    let squares = set.map(|(row, column)| (row * size + column - from) as u32).collect();
    Some(queens(size as u32, squares))
}
