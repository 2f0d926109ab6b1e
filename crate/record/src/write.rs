//! Writes the log of a program as a trace (`docs/trace.md`): its changes of the board, line by line, with its variables, its
//! calls and its output.

use crate::accepted::{Acceptance, Mark};
use crate::board::QueensVariable;
use crate::calls::{Calls, Place};
use crate::log::{Entry, entries, unescape};
use crate::text::{Numbers, clean, cut, digits, in_word};
use crate::value::Value;
use queens_core::board::Placement;
use std::fmt::Write;

/// The facts in a trace besides its steps.
pub(crate) struct TraceFacts<'a> {
    pub(crate) given: &'a Placement,
    pub(crate) source: &'a str,
    /// The variable that the board shows; `None`: the program reports its queens by calls.
    pub(crate) board: Option<&'a QueensVariable>,
    /// Variables that are shown as bits.
    pub(crate) words: &'a [String],
    /// Why the program was stopped, or failed; `None` if it ended normally.
    pub(crate) stop: Option<&'a str>,
}

/// A written trace.
pub(crate) struct TraceText<'a> {
    pub(crate) text: String,
    /// Whether the trace became too long, and ends before the program did.
    pub(crate) cut: bool,
    /// Whether the last part of the trace has only queens, without lines and numbers.
    pub(crate) thin: bool,
    /// Which full boards the program takes for solutions.
    pub(crate) acceptance: Acceptance<'a>,
}

/// The maximum number of lines of a trace, minus its ending.
const MAX_LINES: usize = 1_999_000;
/// The maximum number of bytes of a trace, minus its ending.
const MAX_BYTES: usize = 60_000_000;
/// The maximum number of calls that are open at once.
const MAX_DEPTH: usize = 1_000;
/// The maximum length of a line that a program prints, in UTF-16 units.
const MAX_PRINTED: usize = 2_000;

/// Writes the trace of a log.
pub(crate) fn trace<'a>(log: &'a str, setting: TraceFacts<'a>) -> TraceText<'a> {
    let mut writer = Writer::new(setting);
    for entry in entries(log) {
        writer.take(entry);
        if writer.is_full() {
            break;
        }
    }
    writer.end()
}

struct Writer<'a> {
    setting: TraceFacts<'a>,
    size: usize,
    text: String,
    lines: usize,
    calls: Calls<'a>,
    /// The squares of the given queens.
    given: Vec<u32>,
    /// The squares of the program's queens, in the order in which they were set, and whether each square has a queen.
    queens: Vec<u32>,
    occupied: Vec<bool>,
    /// Values of the board's variable that were read, and their boards.
    known: Numbers,
    boards: Vec<Option<Vec<u32>>>,
    shown: Option<String>,
    thin: bool,
    /// Printed text whose line has not ended.
    printing: String,
    acceptance: Acceptance<'a>,
    /// The line that runs.
    line: u32,
    /// The step of the trace: a line and the first event after it are one step.
    step: u64,
    begun: bool,
}

impl<'a> Writer<'a> {
    fn new(setting: TraceFacts<'a>) -> Self {
        let size = setting.given.size();
        let given: Vec<u32> = setting.given.queens().map(|queen| queen.number(size as u32)).collect();
        let mut writer = Writer {
            size,
            text: String::new(),
            lines: 0,
            calls: Calls::new(),
            queens: Vec::new(),
            occupied: vec![false; size * size],
            known: Numbers::default(),
            boards: Vec::new(),
            shown: None,
            thin: false,
            printing: String::new(),
            acceptance: Acceptance::new(size),
            line: 0,
            step: 0,
            begun: false,
            given,
            setting,
        };
        writer.head();
        writer
    }

    fn head(&mut self) {
        self.write(format_args!("queens trace 1"));
        let size = self.size;
        self.write(format_args!("size {size}"));
        if !self.given.is_empty() {
            let rows: Vec<String> = self.setting.given.to_rows().iter().map(ToString::to_string).collect();
            self.write(format_args!("given {}", rows.join(" ")));
        }
        self.write(format_args!("source"));
        for line in self.setting.source.split('\n') {
            self.write_text("|", &clean(line));
        }
    }

    fn is_full(&self) -> bool {
        self.lines >= MAX_LINES || self.text.len() >= MAX_BYTES || self.calls.depth() >= MAX_DEPTH
    }

    fn take(&mut self, entry: Entry<'a>) {
        match entry {
            Entry::Line(line) => {
                self.write(format_args!("line {line}"));
                self.line = line;
                self.step += 1;
                self.begun = true;
                self.mark(Mark::Runs);
            }
            Entry::Print(text) => {
                self.mark(Mark::Prints);
                self.print(text);
            }
            Entry::Set { row, column } => self.place(row, column, true),
            Entry::Remove { row, column } => self.place(row, column, false),
            Entry::Solution => self.add_event(format_args!("solution")),
            Entry::List { .. } | Entry::Item { .. } => {}
            Entry::Thin => {
                self.thin = true;
                self.acceptance.end();
            }
            Entry::Call { call, name } => {
                self.calls.begin(call);
                self.write(format_args!("call {name}"));
            }
            Entry::Return { truth, .. } => {
                if let Some(truth) = truth {
                    self.mark(Mark::Returns(truth));
                }
                self.leave(&entry);
            }
            Entry::Caught(_) => self.leave(&entry),
            Entry::Value(written) => {
                let place = self.calls.write(&written);
                self.show_board();
                if let Some(place) = place {
                    self.mark(Mark::Writes(written.name));
                    let word = if place == Place::Inner { "let" } else { "outer" };
                    let shown = self.shown_as(written.name, &written.text);
                    self.write(format_args!("{word} {} = {shown}", written.name));
                }
            }
        }
    }

    fn end(mut self) -> TraceText<'a> {
        let cut = self.is_full();
        if !self.printing.is_empty() {
            self.print("\\n");
        }
        match self.setting.stop {
            None => self.write(format_args!("end")),
            Some(stop) => self.write_text("stop", &clean(stop)),
        }
        TraceText { text: self.text, cut, thin: self.thin, acceptance: self.acceptance }
    }

    /// Ends the calls that an entry ends.
    fn leave(&mut self, entry: &Entry<'a>) {
        for _ in 0..self.calls.end(entry) {
            self.write(format_args!("return"));
        }
        self.show_board();
    }

    fn mark(&mut self, mark: Mark<'a>) {
        self.acceptance.mark(self.line, mark, self.step);
    }

    /// Writes an event on the board.
    fn add_event(&mut self, event: std::fmt::Arguments<'_>) {
        self.write(event);
        if !self.begun {
            self.step += 1;
        }
        self.begun = false;
    }

    fn shown_as(&self, name: &str, text: &str) -> String {
        if self.setting.words.iter().any(|word| word == name)
            && text.len() <= 15
            && digits(text)
            && let Ok(number) = text.parse::<u64>()
        {
            let bits = format!("{number:0width$b}", width = self.size);
            if bits.len() <= 64 {
                return format!("0b{bits}");
            }
        }
        let is_kind = |kind: &str| !kind.is_empty() && kind.bytes().all(in_word);
        let Some(rest) = text.strip_prefix('~') else { return text.to_owned() };
        match rest.split_once(' ') {
            None if is_kind(rest) => format!("{rest} …"),
            Some((kind, length)) if is_kind(kind) && digits(length) => format!("{kind} … ({length})"),
            _ => text.to_owned(),
        }
    }

    /// Moves the queens to the squares that the variable gives.
    fn show_board(&mut self) {
        let Some(board) = self.setting.board else { return };
        let Some(text) = self.calls.value(&board.name) else { return };
        if self.shown.as_deref() == Some(text) {
            return;
        }
        let text = text.to_owned();
        let place = self.known.number(&text);
        if place == self.boards.len() {
            let value = Value::parse(&text).filter(|value| matches!(value, Value::Text(_) | Value::Items(..)));
            self.boards.push(value.map(|value| board.squares(&value, self.size)));
        }
        if let Some(squares) = self.boards[place].clone() {
            self.change(&squares);
        }
        self.shown = Some(text);
    }

    fn change(&mut self, to: &[u32]) {
        let is_wanted = |square: &u32| to.contains(square);
        let removed: Vec<u32> = self.queens.iter().copied().filter(|square| !is_wanted(square)).collect();
        let wanted: Vec<u32> = to.iter().copied().filter(|square| !self.given.contains(square)).collect();
        let set: Vec<u32> = wanted.iter().copied().filter(|&square| !self.occupied[square as usize]).collect();
        if let Some((row, other)) = self.swapped(&removed, &set) {
            self.add_event(format_args!("swap {row} {other}"));
        } else {
            for (word, square) in
                removed.iter().rev().map(|square| ("remove", square)).chain(set.iter().map(|square| ("set", square)))
            {
                let [row, column] = self.at(*square);
                self.add_event(format_args!("{word} {row} {column}"));
            }
        }
        for square in &removed {
            self.occupied[*square as usize] = false;
        }
        for square in &set {
            self.occupied[*square as usize] = true;
        }
        self.queens = wanted;
        if !removed.is_empty() || !set.is_empty() {
            self.update_acceptance();
        }
    }

    fn update_acceptance(&mut self) {
        let count = self.queens.len() + self.given.len();
        self.acceptance.set_board(count, self.queens.iter().chain(&self.given).copied());
    }

    /// Returns two rows if the change exchanges their columns.
    fn swapped(&self, removed: &[u32], set: &[u32]) -> Option<(u32, u32)> {
        let (&[one, other], [_, _]) = (removed, set) else { return None };
        let size = self.size as u32;
        let (row, other_row) = (one / size, other / size);
        let in_row = |row: u32| self.queens.iter().chain(&self.given).filter(|&&square| square / size == row).count();
        let wanted = [row * size + other % size, other_row * size + one % size];
        let is_swap = row != other_row
            && [row, other_row].into_iter().all(|row| in_row(row) == 1)
            && wanted.iter().all(|square| set.contains(square));
        is_swap.then_some((row, other_row))
    }

    /// Sets or removes a queen, if the program reports queens by calls.
    fn place(&mut self, row: u32, column: u32, is_set: bool) {
        let size = self.size as u32;
        let square = row * size + column;
        if self.setting.board.is_some()
            || row >= size
            || column >= size
            || self.given.contains(&square)
            || self.occupied[square as usize] == is_set
        {
            return;
        }
        self.occupied[square as usize] = is_set;
        if is_set {
            self.queens.push(square);
            self.add_event(format_args!("set {row} {column}"));
        } else {
            self.queens.retain(|&queen| queen != square);
            self.add_event(format_args!("remove {row} {column}"));
        }
        self.update_acceptance();
    }

    fn at(&self, square: u32) -> [u32; 2] {
        [square / self.size as u32, square % self.size as u32]
    }

    /// Adds output to the trace, in whole lines.
    fn print(&mut self, text: &str) {
        self.printing.push_str(&unescape(text));
        if let Some((lines, rest)) = self.printing.rsplit_once('\n') {
            let (lines, rest) = (lines.to_owned(), rest.to_owned());
            self.printing = rest;
            for line in lines.split('\n') {
                self.write_text("print", cut(&clean(line), MAX_PRINTED));
            }
        }
    }

    /// Writes a line.
    #[inline(never)]
    fn write(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.text.write_fmt(line);
        self.text.push('\n');
        self.lines += 1;
    }

    /// Writes a word and a text, without spaces at their end.
    fn write_text(&mut self, word: &str, text: &str) {
        let line = format!("{word} {text}");
        self.write(format_args!("{}", line.trim_end()));
    }
}
