//! The log of a program: one entry on each line, written while the program runs. It is untrusted; entries that cannot
//! be read are skipped.

use crate::text::{clean, cut, digits, units};
use std::borrow::Cow;

/// The maximum length of a name, in UTF-16 units.
const MAX_NAME: usize = 64;
/// The maximum length of a value, in UTF-16 units.
const MAX_VALUE: usize = 4_000;
/// The maximum number of lines of a program.
const MAX_LINE: u32 = 9_999;

/// An entry of a log.
pub(crate) enum Entry<'a> {
    /// A line runs.
    Line(u32),
    /// A function is called.
    Call { call: u32, name: &'a str },
    /// A call returns. `truth`: the returned value, if it is True or False.
    Return { call: u32, truth: Option<bool> },
    /// An exception was caught in this call.
    Caught(u32),
    /// A value was written to a name.
    Value(ValueEntry<'a>),
    /// The program printed a text, which is still escaped.
    Print(&'a str),
    /// A queen was set by a call.
    Set { row: u32, column: u32 },
    /// A queen was removed by a call.
    Remove { row: u32, column: u32 },
    /// The program claims a solution.
    Solution,
    /// From here on lines and numbers are left out.
    Thin,
    /// At the end: a variable has this many entries, which follow; `return` is the result of the last call.
    List { name: &'a str, count: u32 },
    /// An entry of the variable that the last `List` named.
    Item { object: Option<&'a str>, text: Cow<'a, str> },
}

/// A value that was written to a name.
pub(crate) struct ValueEntry<'a> {
    /// The call that the name belongs to; `None`: a call further out, or the program.
    pub(crate) call: Option<u32>,
    pub(crate) name: &'a str,
    /// The identity of the list or set: two names may refer to the same object.
    pub(crate) object: Option<&'a str>,
    /// As Python writes it; `~list 100` for a list that is too long.
    pub(crate) text: Cow<'a, str>,
}

/// The entries of a log, one after the other.
pub(crate) fn entries(log: &str) -> impl Iterator<Item = Entry<'_>> {
    log.split('\n').filter_map(entry)
}

/// The output of a program.
pub(crate) fn printed(log: &str) -> String {
    let texts = entries(log).filter_map(|entry| if let Entry::Print(text) = entry { Some(text) } else { None });
    texts.map(unescape).collect()
}

fn entry(line: &str) -> Option<Entry<'_>> {
    let sign = *line.as_bytes().first()?;
    if !b"><^#.=!+-*~".contains(&sign) {
        return number(line, 9).filter(|line| (1..=MAX_LINE).contains(line)).map(Entry::Line);
    }
    let rest = &line[1..];
    match sign {
        b'>' => {
            let (call, name) = rest.split_once(' ')?;
            Some(Entry::Call { call: number(call, 9)?, name: name_of(name)? })
        }
        b'<' => {
            let (call, truth) = match rest.split_once(' ') {
                None => (rest, None),
                Some((call, "T")) => (call, Some(true)),
                Some((call, "F")) => (call, Some(false)),
                Some(_) => return None,
            };
            Some(Entry::Return { call: number(call, 9)?, truth })
        }
        b'^' => number(rest, 9).map(Entry::Caught),
        b'#' => {
            let (name, count) = rest.split_once(' ')?;
            Some(Entry::List { name: name_of(name)?, count: number(count, 7)? })
        }
        b'.' => {
            let (object, text) = marked(cut(rest, MAX_VALUE));
            Some(Entry::Item { object, text: clean(text) })
        }
        b'=' => value_entry(rest).map(Entry::Value),
        b'!' => Some(Entry::Print(rest)),
        b'+' | b'-' => {
            let (row, column) = rest.split_once(' ')?;
            let (row, column) = (number(row, 4)?, number(column, 4)?);
            Some(if sign == b'+' { Entry::Set { row, column } } else { Entry::Remove { row, column } })
        }
        b'*' => Some(Entry::Solution),
        _ => Some(Entry::Thin),
    }
}

fn value_entry(text: &str) -> Option<ValueEntry<'_>> {
    let (call, rest) = text.split_once(' ')?;
    let (name, value) = rest.split_once(' ')?;
    let call = if call.is_empty() { None } else { Some(number(call, 9)?) };
    let (object, value) = marked(value);
    let length = units(value);
    let text = if length > MAX_VALUE { format!("~str {length}").into() } else { clean(value) };
    Some(ValueEntry { call, name: name_of(name)?, object, text })
}

/// Splits a value from the identity in front of it, if there is one.
fn marked(text: &str) -> (Option<&str>, &str) {
    let marked = text.strip_prefix('@').and_then(|rest| rest.split_once(' '));
    match marked.filter(|(object, _)| object.len() <= 12 && digits(object)) {
        Some((object, value)) => (Some(object), value),
        None => (None, text),
    }
}

fn name_of(name: &str) -> Option<&str> {
    let mut signs = name.chars();
    let begins = signs.next().is_some_and(|first| first.is_alphabetic() || first == '_');
    let goes_on = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == '.';
    (begins && units(name) <= MAX_NAME && signs.all(goes_on)).then_some(name)
}

/// Parses a number of at most `most` digits.
fn number(text: &str, most: usize) -> Option<u32> {
    if text.len() <= most && digits(text) { text.parse().ok() } else { None }
}

pub(crate) fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        plain.push(match sign {
            '\\' => match signs.next() {
                Some('n') => '\n',
                other => other.unwrap_or('\\'),
            },
            _ => sign,
        });
    }
    plain
}
