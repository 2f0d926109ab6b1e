//! Reads queens from the values of a variable.
//!
//! ```text
//! columns  [0, 4, 7]  (0, 4, 7)  [0, 4, None]    a column for each row; -1 or None where there is no queen
//! map      {0: 0, 1: 4}                          the same as a dictionary
//! digits   '047'                                 the same as a text
//! table    [[0, 1], [0, 0]]  ['.Q', '..']        a list or a text for each row: 1, True or 'Q' where there is a queen
//! flat     [0, 1, 0, 0]                          the squares of all rows, one after the other
//! squares  [(0, 0), (1, 4)]  {(0, 0), (1, 4)}    the squares of the queens
//! ```

use crate::text::{digits, units};
use crate::value::{Shape, Value};

/// The variable of a program that has the queens.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct QueensVariable {
    /// Its name.
    pub name: String,
    /// How it represents queens.
    pub form: QueensForm,
    /// The number of the first column: 0 or 1.
    pub from: u8,
}

/// How a variable represents queens. A value that fits several forms is read as the first one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum QueensForm {
    /// A column for each row.
    Columns,
    /// A list or a text for each row.
    Table,
    /// The squares of the queens.
    Squares,
    /// A dictionary from rows to columns.
    Map,
    /// The squares of all rows, one after the other.
    Flat,
    /// A text with a digit for each row.
    Digits,
}

impl QueensForm {
    pub(crate) const ALL: [QueensForm; 6] = [
        QueensForm::Columns,
        QueensForm::Table,
        QueensForm::Squares,
        QueensForm::Map,
        QueensForm::Flat,
        QueensForm::Digits,
    ];

    /// Whether a value has this form.
    pub(crate) fn fits(self, value: &Value, size: usize) -> bool {
        if self == QueensForm::Digits {
            let Value::Text(text) = value else { return false };
            return size <= 9 && text.len() <= size && (text.is_empty() || digits(text));
        }
        let Value::Items(shape, items) = value else { return false };
        if items.is_empty() {
            return true;
        }
        match self {
            QueensForm::Columns => {
                value.is_row() && items.len() <= size + 1 && items.iter().all(|item| is_column(item, size))
            }
            QueensForm::Table => {
                !matches!(shape, Shape::Set | Shape::Dict)
                    && items.len() == size
                    && items.iter().all(|row| is_table_row(row, size))
                    && (table(value).count() <= size || is_two_valued(items))
            }
            QueensForm::Squares if *shape == Shape::Dict => {
                items.iter().all(|item| key(item).is_some_and(|key| key.pair().is_some()))
            }
            QueensForm::Squares => items.len() <= size && items.iter().all(|item| is_square(item, size)),
            QueensForm::Map => {
                let is_entry = |item: &Value| match item.items() {
                    [key, value, ..] => is_column(key, size) && is_column(value, size),
                    _ => is_column(item, size),
                };
                *shape == Shape::Dict && items.len() <= size && items.iter().all(is_entry)
            }
            QueensForm::Flat => {
                let queens = || items.iter().filter(|item| is_queen(item)).count();
                size > 2 && value.is_row() && items.len() == size * size && queens() <= size
            }
            QueensForm::Digits => unreachable!("a text is no collection"),
        }
    }

    /// Returns the number of the first column: 0 or 1.
    pub(crate) fn first(self, values: &[&Value], size: usize) -> u8 {
        if matches!(self, QueensForm::Table | QueensForm::Flat) {
            return 0;
        }
        let largest = size as i64;
        // If the list has one entry too many, its first place is unused.
        let is_longer = |value: &&Value| self == QueensForm::Columns && value.items().len() > size;
        let is_from_one = |value: &&Value| is_longer(value) || self.numbers(value).any(|number| number >= largest);
        let is_read =
            |value: &&Value| self != QueensForm::Digits || !matches!(value, Value::Text(text) if !is_number(text));
        u8::from(values.iter().all(is_read) && values.iter().any(is_from_one))
    }

    fn numbers(self, value: &Value) -> impl Iterator<Item = i64> {
        let mut numbers = Vec::new();
        match value {
            Value::Text(text) if self == QueensForm::Digits => numbers.extend(text.bytes().filter_map(digit)),
            _ => {
                for item in value.items() {
                    match (item.number(), self) {
                        (Some(number), _) => numbers.push(number),
                        (None, QueensForm::Squares) => {
                            let place = if value.shape() == Some(Shape::Dict) { key(item) } else { Some(item) };
                            numbers.extend(place.and_then(Value::pair).into_iter().flat_map(|(one, two)| [one, two]));
                        }
                        (None, QueensForm::Map) => numbers.extend(item.items().iter().filter_map(Value::number)),
                        _ => {}
                    }
                }
            }
        }
        numbers.into_iter()
    }
}

impl QueensVariable {
    /// The squares of the queens, as row × size + column, without squares outside the board.
    pub(crate) fn squares(&self, value: &Value, size: usize) -> Vec<u32> {
        let mut squares = Vec::new();
        let from = i64::from(self.from);
        let mut add = |(row, column): (i64, i64)| {
            let inside = 0..size as i64;
            if inside.contains(&row) && inside.contains(&column) {
                let square = (row * size as i64 + column) as u32;
                if !squares.contains(&square) {
                    squares.push(square);
                }
            }
        };
        let items = value.items();
        match self.form {
            QueensForm::Columns => {
                // If the list has one entry too many, its first place is unused.
                let rows = if items.len() > size { &items[1..] } else { items };
                for (row, item) in rows.iter().enumerate() {
                    if let Some(number) = item.number() {
                        add((row as i64, number - from));
                    }
                }
            }
            QueensForm::Digits => {
                let Value::Text(text) = value else { return squares };
                for (row, byte) in text.chars().map(|sign| u8::try_from(sign).unwrap_or_default()).enumerate() {
                    if let Some(number) = digit(byte) {
                        add((row as i64, number - from));
                    }
                }
            }
            QueensForm::Map => {
                for (row, column) in items.iter().filter_map(Value::pair) {
                    add((row - from, column - from));
                }
            }
            QueensForm::Squares => {
                let is_dict = value.shape() == Some(Shape::Dict);
                for item in items {
                    let parts = if is_dict { item.items() } else { &[] };
                    let (place, mark) = (parts.first().unwrap_or(item), parts.get(1));
                    if let Some((row, column)) = place.pair().filter(|_| mark.is_none_or(is_queen)) {
                        add((row - from, column - from));
                    }
                }
            }
            QueensForm::Flat => {
                for (at, _) in items.iter().enumerate().filter(|(_, item)| is_queen(item)) {
                    add(((at / size) as i64, (at % size) as i64));
                }
            }
            QueensForm::Table => table(value).for_each(add),
        }
        squares
    }
}

/// The signs for queens.
const QUEENS: &str = "qQ1xX*♛♕";

/// The key of an item of a dictionary.
fn key(item: &Value) -> Option<&Value> {
    Some(item.items().first().unwrap_or(item))
}

fn is_number(text: &str) -> bool {
    text.is_empty() || digits(text)
}

fn digit(byte: u8) -> Option<i64> {
    byte.is_ascii_digit().then(|| i64::from(byte - b'0'))
}

fn is_column(item: &Value, size: usize) -> bool {
    matches!(item, Value::None) || matches!(*item, Value::Number(number) if (-1..=size as i64).contains(&number))
}

fn is_square(item: &Value, size: usize) -> bool {
    let inside = 0..=size as i64;
    item.pair().is_some_and(|(row, column)| inside.contains(&row) && inside.contains(&column))
}

fn is_table_row(row: &Value, size: usize) -> bool {
    match row {
        Value::Text(text) => units(text) == size && text.chars().all(|sign| ".-_ 0*#xXqQ1♛♕".contains(sign)),
        _ => row.items().len() == size,
    }
}

/// Whether a table has at most two different values. A table with more values may count attacks instead of showing queens.
fn is_two_valued(rows: &[Value]) -> bool {
    let mut found = Vec::new();
    rows.iter().flat_map(squares_of).all(|square| {
        if !found.contains(&square) {
            found.push(square);
        }
        found.len() <= 2
    })
}

/// The squares of one row of a table.
fn squares_of(row: &Value) -> Vec<Value> {
    match row {
        Value::Text(text) => text.chars().map(|sign| Value::Text(sign.into())).collect(),
        _ => row.items().to_vec(),
    }
}

/// The rows and columns with a queen in a table.
fn table(value: &Value) -> impl Iterator<Item = (i64, i64)> {
    value
        .items()
        .iter()
        .enumerate()
        .flat_map(|(row, squares)| queens_in(squares).into_iter().map(move |column| (row as i64, column as i64)))
}

/// The columns with a queen in one row of a table.
fn queens_in(row: &Value) -> Vec<usize> {
    match row {
        Value::Text(text) => {
            (0..).zip(text.chars()).filter(|(_, sign)| QUEENS.contains(*sign)).map(|(at, _)| at).collect()
        }
        _ => (0..).zip(row.items()).filter(|(_, square)| is_queen(square)).map(|(at, _)| at).collect(),
    }
}

fn is_queen(value: &Value) -> bool {
    match value {
        Value::Text(text) => {
            let mut signs = text.chars();
            signs.next().is_some_and(|sign| QUEENS.contains(sign)) && signs.next().is_none()
        }
        _ => value.number().is_some_and(|number| number > 0),
    }
}

/// Whether all values are lists of `size` flags, 0 or 1. Such a list shows which columns are attacked, not where queens are.
pub(crate) fn is_flags(values: &[&Value], form: QueensForm, size: usize) -> bool {
    let is_flag = |item: &Value| item.number().is_none_or(|number| number == 0 || number == 1);
    let has_flags = |value: &&Value| value.items().len() == size && value.items().iter().all(is_flag);
    form == QueensForm::Columns && size >= 3 && values.iter().all(has_flags)
}

/// Two queens that attack each other, as squares in ascending order; `None` if no two do.
pub(crate) fn attack(squares: &[u32], size: usize) -> Option<[u32; 2]> {
    let mut squares = squares.to_vec();
    squares.sort_unstable();
    let none = u32::MAX;
    let mut lines = vec![none; 6 * size];
    for &square in &squares {
        let (row, column) = (square as usize / size, square as usize % size);
        for line in [row, size + column, 2 * size + (size - 1 + row - column), 4 * size + row + column] {
            if lines[line] != none {
                return Some([lines[line], square]);
            }
            lines[line] = square;
        }
    }
    None
}
