//! Finds which variable of a program is the board.

use crate::board::{QueensForm, QueensVariable, attack, is_flags};
use crate::log::{Entry, ValueEntry, entries};
use crate::text::{Numbers, ends_with_word};
use crate::value::Value;

/// A variable that is almost a board, and the reason why it is not.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct NearVariable {
    /// Its name.
    pub name: String,
    /// Why it is not a board.
    pub why: NearReason,
}

/// Why a variable is not the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum NearReason {
    /// It has too many entries to be read.
    Long,
    /// It never has two queens.
    Few,
    /// It has numbers that are not columns.
    Outside,
    /// It has another form.
    Other,
}

/// The boards of a log, the likeliest first.
pub(crate) struct Boards {
    pub(crate) boards: Vec<QueensVariable>,
    pub(crate) near: Option<NearVariable>,
    /// Whether the first board ever had a solution.
    pub(crate) solved: bool,
    /// Whether the first board ever had all its queens.
    pub(crate) full: bool,
}

/// The values that one variable has had.
pub(crate) struct Variable<'a> {
    pub(crate) name: &'a str,
    /// The different values; `None` for a value that cannot be read.
    pub(crate) values: Vec<Option<Value>>,
    /// Whether some value was too long for the log.
    pub(crate) long: bool,
    pub(crate) changes: usize,
    /// The first values in the order of the log, as indices into `values`.
    pub(crate) order: Vec<usize>,
}

/// The maximum number of different values of one variable that are read.
const MAX_VALUES: usize = 4_000;
/// The maximum number of changes of one variable that are compared.
const MAX_ORDER: usize = 400;
/// Usual names of boards, or usual last parts of their names.
const USUAL_PARTS: [&str; 12] = [
    "queen",
    "queens",
    "board",
    "grid",
    "field",
    "brett",
    "damen",
    "solution",
    "position",
    "positions",
    "placement",
    "state",
];
/// Usual whole names.
const USUAL_NAMES: [&str; 13] =
    ["col", "cols", "column", "columns", "sol", "pos", "placed", "path", "current", "chess", "perm", "q", "b"];

fn is_usual(name: &str) -> bool {
    ends_with_word(name, &USUAL_PARTS, true) || ends_with_word(name, &USUAL_NAMES, false)
}

/// The values of all variables of a log that may be a board.
pub(crate) fn variables(log: &str) -> Vec<Variable<'_>> {
    let mut all: Vec<Variable<'_>> = Vec::new();
    let mut names = Numbers::default();
    // The different values of each variable.
    let mut texts: Vec<Numbers> = Vec::new();
    for entry in entries(log) {
        let Entry::Value(ValueEntry { name, text, .. }) = entry else { continue };
        if !may_be_board(&text) {
            continue;
        }
        let at = names.number(name);
        if at == all.len() {
            all.push(Variable { name, values: Vec::new(), long: false, changes: 0, order: Vec::new() });
            texts.push(Numbers::default());
        }
        let variable = &mut all[at];
        variable.changes += 1;
        let known = texts[at].get(&text);
        if known.is_none() && variable.values.len() < MAX_VALUES {
            texts[at].number(&text);
            variable.long |= text.starts_with('~');
            variable.values.push(Value::parse(&text));
        }
        // Among the first changes, every new value was stored.
        if variable.order.len() < MAX_ORDER {
            variable.order.push(known.unwrap_or(variable.values.len() - 1));
        }
    }
    all
}

fn may_be_board(text: &str) -> bool {
    let is_long = |text: &str| ["list", "tuple", "set", "dict", "str"].iter().any(|kind| text.starts_with(kind));
    text.starts_with(['[', '(', '{', '\'', '"'])
        || text.starts_with("set")
        || text.strip_prefix('~').is_some_and(is_long)
}

/// The boards among the values of variables.
pub(crate) fn boards(variables: &[Variable<'_>], size: usize) -> Boards {
    let mut found: Vec<RankedVariable> = Vec::new();
    for next in variables.iter().filter_map(|variable| rank(variable, size)) {
        found.insert(found.partition_point(|other| other.rank >= next.rank), next);
    }
    let first = found.first();
    let (solved, full) = (first.is_some_and(|first| first.solved), first.is_some_and(|first| first.full));
    let near = if found.is_empty() { nearest(variables, size) } else { None };
    Boards { boards: found.into_iter().map(|ranked| ranked.board).collect(), near, solved, full }
}

struct RankedVariable {
    board: QueensVariable,
    rank: f64,
    solved: bool,
    full: bool,
}

/// How likely a variable is the board; `None` if it cannot be.
fn rank(variable: &Variable<'_>, size: usize) -> Option<RankedVariable> {
    let read: Vec<&Value> = variable.values.iter().flatten().collect();
    if read.len() * 2 < variable.values.len() {
        return None;
    }
    let form = QueensForm::ALL.into_iter().find(|form| is_mostly(&read, *form, size))?;
    let board = QueensVariable { name: variable.name.to_owned(), form, from: form.first(&read, size) };
    let (mut most, mut solved, mut full) = (0, false, false);
    for value in &read {
        let squares = board.squares(value, size);
        most = most.max(squares.len());
        if squares.len() == size {
            full = true;
            solved = solved || attack(&squares, size).is_none();
        }
    }
    if most < size.min(2) {
        return None;
    }
    let points = |is_true: bool, points: f64| if is_true { points } else { 0.0 };
    let rank = points(solved, 1e6)
        + points(full, 1e5)
        + points(is_usual(variable.name), 2e5)
        + 2e5 * steadiness(variable, &board, size)
        + points(is_flags(&read, form, size), -5e5)
        + most.min(size) as f64 * 1e3
        + variable.changes.min(999) as f64;
    Some(RankedVariable { board, rank, solved, full })
}

/// Whether nine in ten values have a form, and some value has items.
fn is_mostly(values: &[&Value], form: QueensForm, size: usize) -> bool {
    let is_long = |value: &&Value| matches!(value, Value::Text(text) if !text.is_empty()) || !value.items().is_empty();
    let fitting = || values.iter().filter(|value| form.fits(value, size)).count();
    values.iter().any(is_long) && fitting() * 10 >= values.len() * 9
}

/// The share of the changes in which at most two squares differ, as when a queen is set, removed or moved.
fn steadiness(variable: &Variable<'_>, board: &QueensVariable, size: usize) -> f64 {
    let mut before: Option<Vec<u32>> = None;
    let (mut small, mut all) = (0_u32, 0_u32);
    for value in variable.order.iter().filter_map(|&place| variable.values[place].as_ref()) {
        let now = board.squares(value, size);
        if let Some(before) = before {
            let missing = |here: &[u32], there: &[u32]| here.iter().filter(|square| !there.contains(square)).count();
            all += 1;
            small += u32::from(missing(&now, &before) + missing(&before, &now) <= 2);
        }
        before = Some(now);
    }
    if all == 0 { 0.0 } else { f64::from(small) / f64::from(all) }
}

/// The variable with the most changes. If some variables have a usual name, only these are compared.
fn nearest(variables: &[Variable<'_>], size: usize) -> Option<NearVariable> {
    let has_usual = variables.iter().any(|variable| is_usual(variable.name));
    let candidates = variables.iter().filter(|variable| !has_usual || is_usual(variable.name));
    let variable = candidates.reduce(|best, next| if next.changes > best.changes { next } else { best })?;
    let mut numbers = variable.values.iter().flatten().flat_map(Value::items).filter_map(Value::number);
    let is_few = |value: &Option<Value>| value.as_ref().is_some_and(|value| value.items().len() < 2);
    let why = if variable.long {
        NearReason::Long
    } else if variable.values.iter().all(is_few) {
        NearReason::Few
    } else if numbers.any(|number| number > size as i64 || number < -1) {
        NearReason::Outside
    } else {
        NearReason::Other
    };
    Some(NearVariable { name: variable.name.to_owned(), why })
}
