//! Finds the size of the board that a program used. A program may set its own size.

use crate::find::{Variable, boards};
use crate::log::{Entry, entries};
use crate::text::{digits, ends_with_word, in_word};
use crate::value::Value;
use std::cmp::Reverse;

/// The maximum size that a program sets itself.
const MAX_SIZE: usize = 32;
/// Usual names of the size, or usual last parts of its names.
const NAMES: [&str; 19] = [
    "n",
    "size",
    "boardsize",
    "board_size",
    "numqueens",
    "num_queens",
    "nqueens",
    "n_queens",
    "queencount",
    "queenscount",
    "queen_count",
    "queens_count",
    "queennum",
    "queensnum",
    "queen_num",
    "queens_num",
    "dim",
    "dimension",
    "anzahl",
];

/// The size of the board on the page, unless the program shows a board of another size.
pub(crate) fn size_of(log: &str, source: &str, variables: &[Variable<'_>], page_size: usize) -> usize {
    let own = assigned(log, page_size);
    let is_size = |number: usize| (1..=MAX_SIZE).contains(&number);
    // The program has given the name `n` another value.
    if let Some(last) = own.last.filter(|&last| last != page_size && is_size(last))
        && (own.values.len() == 1 || boards(variables, last).full || !boards(variables, page_size).full)
    {
        return last;
    }
    let written = numbers(&code(source)).into_iter().filter(|&number| number >= 4);
    let mut others = Vec::new();
    for number in own.values.iter().copied().chain(written) {
        if is_size(number) && number != page_size && !others.contains(&number) {
            others.push(number);
        }
    }
    if others.is_empty() {
        return page_size;
    }
    let on_page_size = boards(variables, page_size);
    if on_page_size.full && on_page_size.solved {
        return page_size;
    }
    let lengths: Vec<usize> = variables.iter().map(longest).collect();
    let mut found = Vec::new();
    for number in others {
        let is_own = own.values.contains(&number);
        let is_reached = lengths.contains(&number);
        if is_own || is_reached {
            let with_number = boards(variables, number);
            if with_number.full {
                found.push((with_number.solved, number));
            }
        }
    }
    match found.into_iter().min_by_key(|&(solved, number)| (!solved, Reverse(number))) {
        Some((solved, number)) if solved || !on_page_size.full => number,
        _ => page_size,
    }
}

struct AssignedSizes {
    /// The different values assigned to variables with the name of a size.
    values: Vec<usize>,
    /// The last value of `n` itself.
    last: Option<usize>,
}

fn assigned(log: &str, page_size: usize) -> AssignedSizes {
    let mut own = AssignedSizes { values: Vec::new(), last: None };
    let mut is_first = true;
    for entry in entries(log) {
        let Entry::Value(written) = entry else { continue };
        let is_named = ends_with_word(written.name, &NAMES, true);
        if written.text.len() > 4 || !digits(&written.text) || !is_named {
            continue;
        }
        let number: usize = written.text.parse().unwrap_or_default();
        let is_global = written.call.is_none() && written.name == "n";
        // The page itself assigns its size to `n` first.
        if is_first && is_global && number == page_size {
            is_first = false;
            continue;
        }
        if !own.values.contains(&number) {
            own.values.push(number);
        }
        if is_global {
            own.last = Some(number);
        }
    }
    own
}

/// The maximum number of entries that a variable had.
fn longest(variable: &Variable<'_>) -> usize {
    variable.values.iter().flatten().map(|value: &Value| value.items().len()).max().unwrap_or_default()
}

/// The numbers of one or two digits in a program.
fn numbers(code: &str) -> Vec<usize> {
    let is_part = |byte: u8| in_word(byte) || byte == b'.';
    let words = code.split(|sign: char| !u8::try_from(sign).is_ok_and(is_part));
    words.filter(|word| word.len() <= 2 && digits(word)).filter_map(|word| word.parse().ok()).collect()
}

/// A program without its comments and texts.
fn code(source: &str) -> String {
    let mut code = String::new();
    for line in source.split('\n') {
        let mut rest = line;
        while let Some(at) = rest.find(['\'', '"', '#']) {
            code.push_str(&rest[..at]);
            let sign = rest.as_bytes()[at];
            rest = &rest[at + 1..];
            match rest.bytes().position(|byte| byte == sign) {
                _ if sign == b'#' => rest = "",
                Some(end) => rest = &rest[end + 1..],
                None => {}
            }
            code.push(' ');
        }
        code.push_str(rest);
        code.push('\n');
    }
    code
}
