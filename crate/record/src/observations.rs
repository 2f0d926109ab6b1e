//! Observations of a program: the boards that it treats as solutions, its output and collections, and the mistakes in
//! them.

use crate::accepted::{Acceptance, AcceptedBoards, WrongBoard};
use crate::collected::{BoardList, collected};
use crate::find::NearVariable;
use crate::findings::Findings;
use crate::log::{Entry, entries};
use crate::printed::printed;
use crate::text::{digits, in_word};
use queens_core::board::Placement;

/// Observations of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeenBoards {
    /// How it shows which boards it treats as solutions.
    pub by: Recognition,
    /// The solutions that it recognizes; with `none`, the solutions that were on the board.
    pub solutions: u64,
    /// How many of these are different.
    pub different: u64,
    /// The full boards that it wrongly treats as solutions.
    pub wrong: u64,
    /// The first of these.
    pub first: Option<WrongBoard>,
    /// A number that it prints, and that is not the number of solutions.
    pub printed: Option<u64>,
    /// It prints the number of solutions.
    pub prints: bool,
    /// It prints that there is no solution.
    pub denies: bool,
    /// It prints nothing.
    pub silent: bool,
    /// A list of boards that are not all solutions, or not all different.
    pub collected: Option<BoardList>,
    /// A list of all solutions, each once.
    pub collects: Option<BoardList>,
    /// The solutions are written in the program.
    pub table: bool,
    /// The line that makes a board whose rows are one list, from 1.
    pub rows: Option<u64>,
    /// If no board was found: the variable that is most like one.
    pub near: Option<NearVariable>,
}

/// How a program shows which boards it treats as solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Recognition {
    /// It calls a function of the recorder.
    Says,
    /// It counts, prints, collects or returns something.
    Does,
    /// There is no sign that it recognizes solutions.
    None,
}

/// The input of the analysis.
pub(crate) struct Evidence<'a> {
    pub(crate) log: &'a str,
    pub(crate) source: &'a str,
    pub(crate) board: Option<&'a str>,
    pub(crate) size: usize,
    pub(crate) acceptance: &'a Acceptance<'a>,
    pub(crate) found: &'a Findings,
    /// Whether the program claims solutions by calls, which are then counted in `found`.
    pub(crate) claims: bool,
    /// Whether lines are missing in the last part of the log. Then `found` counts the solutions that were on the board.
    pub(crate) thin: bool,
    pub(crate) near: Option<NearVariable>,
}

/// Observes a program.
pub(crate) fn observe(evidence: Evidence<'_>) -> SeenBoards {
    let Evidence { log, source, board, size, acceptance, found, claims, thin, near } = evidence;
    let all = found.all;
    let printed = printed(log, size, all);
    let lists = collected(log, size, board);
    let is_whole = |list: &&BoardList| {
        list.same.is_none() && list.wrong == 0 && list.count == list.different && Some(list.different) == all
    };
    let is_faulty = |list: &&BoardList| list.same.is_some() || list.wrong > 0 || list.count > list.different;
    let collects = lists.iter().find(is_whole).cloned();
    let faulty = if collects.is_some() { None } else { lists.iter().find(is_faulty).cloned() };
    let accepted = if claims { None } else { acceptance.accepted() };
    let known =
        AcceptedBoards { solutions: found.solutions, different: found.different, wrong: found.wrong, first: None };
    let counted = match accepted {
        _ if claims => known,
        // If lines are missing in the last part of the log, the marks cover only the first part.
        Some(accepted) if !(thin && accepted.wrong == 0) => accepted,
        None if !thin => acceptance.reached(),
        _ => known,
    };
    let is_wrong = |claim: &u64| !printed.right && all.is_some_and(|all| all != *claim);
    SeenBoards {
        by: match accepted {
            _ if claims => Recognition::Says,
            Some(_) => Recognition::Does,
            None => Recognition::None,
        },
        solutions: counted.solutions,
        different: counted.different,
        wrong: if claims { found.wrong } else { accepted.map_or(0, |accepted| accepted.wrong) },
        first: accepted.and_then(|accepted| accepted.first),
        printed: printed.claim.filter(is_wrong),
        prints: printed.right,
        denies: printed.denies,
        silent: printed.lines == 0,
        collected: faulty,
        collects,
        table: is_table(source, size, counted.different),
        rows: same_rows(log, source),
        near,
    }
}

/// Whether the source of the program contains solutions, as lists or texts of columns: at least as many as were on the board.
fn is_table(source: &str, size: usize, different: u64) -> bool {
    if size < 4 || different == 0 {
        return false;
    }
    let mut found = 0;
    let mut rest = source;
    while let Some(at) = rest.find(['[', '(']) {
        rest = &rest[at + 1..];
        if let Some((columns, after)) = columns_at(rest) {
            found += u64::from(is_solution(&columns, size));
            rest = after;
        }
    }
    rest = source;
    while let Some(at) = rest.find(['\'', '"']) {
        rest = &rest[at + 1..];
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        if (4..=9).contains(&length) && rest[length..].starts_with(['\'', '"']) {
            let columns: Vec<u32> = rest.bytes().take(length).map(|digit| u32::from(digit - b'0')).collect();
            found += u64::from(is_solution(&columns, size));
            rest = &rest[length + 1..];
        }
    }
    found >= different
}

/// The numbers of a list whose opening bracket precedes `text`, and the text after the list. `None` unless the list has at
/// least four numbers, each of one or two digits.
fn columns_at(text: &str) -> Option<(Vec<u32>, &str)> {
    let end = text.find([']', ')', '[', '('])?;
    let inside = text[..end].trim();
    let parts = inside.strip_suffix(',').unwrap_or(inside).split(',').map(str::trim);
    let columns: Option<Vec<u32>> =
        parts.map(|part| if part.len() <= 2 && digits(part) { part.parse().ok() } else { None }).collect();
    let is_list = text[end..].starts_with([']', ')']);
    columns.filter(|columns| is_list && columns.len() >= 4).map(|columns| (columns, &text[end + 1..]))
}

fn is_solution(columns: &[u32], size: usize) -> bool {
    let attacks = |(row, column): (usize, u32), (other_row, other): (usize, u32)| {
        column == other || column.abs_diff(other) as usize == other_row - row
    };
    let queens = || columns.iter().copied().enumerate();
    columns.len() == size && queens().all(|one| queens().skip(one.0 + 1).all(|other| !attacks(one, other)))
}

/// The line of `[[0] * n] * n`, from 1, if the program changed such a list.
fn same_rows(log: &str, source: &str) -> Option<u64> {
    let (line, name) = (1..).zip(source.split('\n')).find_map(|(line, text)| Some((line, repeated(text)?)))?;
    let is_changed = entries(log)
        .any(|entry| matches!(&entry, Entry::Value(written) if written.name == name && is_one_row(&written.text)));
    is_changed.then_some(line)
}

/// The name before `= [[0] * n] * n`.
fn repeated(line: &str) -> Option<&str> {
    let code = line.split('#').next()?.trim_start();
    let (name, rest) = split_where(code, |byte| in_word(byte) || byte == b'.');
    let mut rest = rest.trim_start();
    if let Some(typed) = rest.strip_prefix(':') {
        rest = &typed[typed.find('=').filter(|&at| at > 0)?..];
    }
    let inner = rest.strip_prefix('=')?.trim_start().strip_prefix('[')?.trim_start().strip_prefix('[')?;
    let (_, rest) = split_where(inner, |byte| !b"[]".contains(&byte));
    let mut rest = rest.strip_prefix(']')?.trim_start();
    if let Some(times) = rest.strip_prefix('*') {
        let (count, after) = split_where(times.trim_start(), |byte| in_word(byte) || b".()".contains(&byte));
        rest = if count.is_empty() { return None } else { after.trim_start() };
    }
    rest.strip_prefix(']')?.trim_start().starts_with('*').then_some(name).filter(|name| !name.is_empty())
}

/// Splits a text before the first byte that is not of a kind.
fn split_where(text: &str, is_kind: impl Fn(u8) -> bool) -> (&str, &str) {
    // This position is never inside a character of several bytes.
    text.split_at(text.bytes().position(|byte| !is_kind(byte)).unwrap_or(text.len()))
}

/// Whether a table has several rows, all equal, and different values within a row.
fn is_one_row(text: &str) -> bool {
    let mut rows = Vec::new();
    let mut rest = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
    while let Some(at) = rest.find('[') {
        rest = &rest[at + 1..];
        if let Some(end) = rest.find(['[', ']']).filter(|&end| rest[end..].starts_with(']')) {
            rows.push(&rest[..end]);
            rest = &rest[end + 1..];
        }
    }
    let has_more = |row: &str| row.split(',').any(|item| Some(item.trim_start()) != row.split(',').next());
    rows.len() > 1 && has_more(rows[0]) && rows.iter().all(|row| *row == rows[0])
}

/// The number of orbits of solutions under rotations and reflections.
pub(crate) fn orbits(solutions: &[Placement]) -> usize {
    let mut canonical: Vec<Placement> = Vec::new();
    for board in solutions.iter().filter_map(|board| board.canonical().ok()) {
        if !canonical.contains(&board) {
            canonical.push(board);
        }
    }
    canonical.len()
}
