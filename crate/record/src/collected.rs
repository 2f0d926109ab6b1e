//! The boards that a program collected in a list, or returned, as they are when the program ends.

use crate::board::{attack, is_flags};
use crate::find::{Variable, boards};
use crate::log::{Entry, entries};
use crate::text::{Numbers, find};
use crate::value::Value;
use std::borrow::Cow;
use std::collections::HashMap;

/// A list of boards, compared with the solutions.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BoardList {
    /// The variable; `None` for the result of the last call.
    pub name: Option<String>,
    /// How many entries it has.
    pub count: u64,
    /// If all entries are the same list: its content.
    pub same: Option<String>,
    /// How many entries are different.
    pub different: u64,
    /// How many of the different boards are solutions.
    pub solutions: u64,
    /// How many of the entries are not solutions.
    pub wrong: u64,
    /// Two queens that attack each other in the first wrong entry, as row × size + column.
    pub first: Option<[u32; 2]>,
}

struct List<'a> {
    name: &'a str,
    count: usize,
    items: Vec<(Option<&'a str>, Cow<'a, str>)>,
}

/// The collections of a log that consist of full boards, or of the same list repeatedly, the largest first. `board`:
/// the name of the board itself.
pub(crate) fn collected(log: &str, size: usize, board: Option<&str>) -> Vec<BoardList> {
    let lists = lists(log).into_iter().filter(|list| Some(list.name) != board);
    let mut found: Vec<BoardList> = Vec::new();
    for next in lists.filter_map(|list| compare(&list, size)) {
        found.insert(found.partition_point(|other| other.count >= next.count), next);
    }
    found
}

/// The lists that the log reports completely.
fn lists(log: &str) -> Vec<List<'_>> {
    let mut lists: Vec<List<'_>> = Vec::new();
    let start = if log.starts_with('#') { Some(0) } else { find(log, "\n#") };
    for entry in start.into_iter().flat_map(|start| entries(&log[start..])) {
        match entry {
            Entry::List { name, count } => lists.push(List { name, count: count as usize, items: Vec::new() }),
            Entry::Item { object, text } => {
                if let Some(list) = lists.last_mut() {
                    list.items.push((object, text));
                }
            }
            _ => {}
        }
    }
    lists.retain(|list| list.items.len() == list.count);
    lists
}

fn compare(list: &List<'_>, size: usize) -> Option<BoardList> {
    let (object, text) = list.items.first()?;
    let count = list.count as u64;
    let name = (list.name != "return").then(|| list.name.to_owned());
    let is_one = count > 1 && object.is_some() && list.items.iter().all(|(each, _)| each == object);
    if is_one && text.starts_with('[') {
        let same = Some(text.clone().into_owned());
        return Some(BoardList { name, count, same, different: 1, solutions: 0, wrong: count, first: None });
    }
    let mut texts = Numbers::default();
    let mut values = Vec::new();
    let mut places = Vec::new();
    for (_, text) in &list.items {
        places.push(texts.number(text));
        if places.last() == Some(&values.len()) {
            values.push(Value::parse(text));
        }
    }
    let variable = Variable { name: list.name, values, long: false, changes: list.count, order: Vec::new() };
    let board = boards(std::slice::from_ref(&variable), size).boards.into_iter().next()?;
    let read: Vec<&Value> = variable.values.iter().flatten().collect();
    // The rows of a table of 0 and 1 are not boards.
    if is_flags(&read, board.form, size) {
        return None;
    }
    let mut different = HashMap::new();
    let (mut solutions, mut wrong, mut first) = (0, 0, None);
    for place in places {
        let mut squares = board.squares(variable.values[place].as_ref()?, size);
        if squares.len() != size {
            return None;
        }
        let attack = attack(&squares, size);
        wrong += u64::from(attack.is_some());
        first = first.or(attack);
        squares.sort_unstable();
        let is_new = different.insert(squares, 0_usize).is_none();
        solutions += u64::from(is_new && attack.is_none());
    }
    let different = different.len() as u64;
    Some(BoardList { name, count, same: None, different, solutions, wrong, first })
}
