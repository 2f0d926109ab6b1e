//! Writes a run as a trace.

use super::Log;
use super::op::Op;
use super::read::VERSION;
use crate::board::{LineKind, Placement, Square};
use std::fmt::{self, Formatter, Write};

/// Writes the text of the trace. Reading it again gives the same run.
impl fmt::Display for Log {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        head(out, &self.given, self.source.as_ref().map(|source| source.text().lines()))?;
        self.ops().try_for_each(|op| self.write(op, out))
    }
}

/// The lines before the first step.
pub(super) fn head<'a>(
    out: &mut impl Write,
    given: &Placement,
    source: Option<impl Iterator<Item = &'a str>>,
) -> fmt::Result {
    writeln!(out, "{VERSION}\nsize {}", given.size())?;
    if given.count() > 0 {
        writeln!(out, "given{}", Rows(|| (0..given.size() as u32).map(|row| given.column(row))))?;
    }
    let Some(lines) = source else { return Ok(()) };
    out.write_str("source\n")?;
    for line in lines {
        let space = if line.is_empty() { "" } else { " " };
        writeln!(out, "|{space}{line}")?;
    }
    Ok(())
}

/// The columns of the rows, each after a space.
pub(super) struct Rows<F>(pub(super) F);

impl<F: Fn() -> I, I: Iterator<Item = Option<u32>>> fmt::Display for Rows<F> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        self.0().try_for_each(|column| match column {
            Some(column) => write!(out, " {column}"),
            None => out.write_str(" -1"),
        })
    }
}

/// Writes a word, and the text after it, if there is any.
fn words(out: &mut Formatter<'_>, word: &str, text: &str) -> fmt::Result {
    let space = if text.is_empty() { "" } else { " " };
    writeln!(out, "{word}{space}{text}")
}

/// The name of a kind of line.
pub(super) fn kind(kind: LineKind) -> &'static str {
    match kind {
        LineKind::Row => "row",
        LineKind::Column => "column",
        LineKind::Diagonal => "diagonal",
        LineKind::AntiDiagonal => "antidiagonal",
    }
}

impl Log {
    fn write(&self, op: Op<'_>, out: &mut Formatter<'_>) -> fmt::Result {
        let name = |number| self.name(number);
        match op {
            Op::Line(number) => writeln!(out, "line {number}"),
            Op::Set { square: Square { row, column }, forced, .. } => {
                let word = if forced { "force" } else { "set" };
                writeln!(out, "{word} {row} {column}")
            }
            Op::Remove { square: Square { row, column }, .. } => writeln!(out, "remove {row} {column}"),
            Op::Reject(Square { row, column }) => writeln!(out, "reject {row} {column}"),
            Op::Swap(row, other) => writeln!(out, "swap {row} {other}"),
            Op::Dead(None) => writeln!(out, "dead"),
            Op::Dead(Some(line)) => writeln!(out, "dead {} {}", kind(line.kind), line.index),
            Op::Restart { level, columns } => writeln!(out, "restart {level}{}", Rows(|| columns.iter())),
            Op::Phase(number) => writeln!(out, "phase {number}"),
            Op::Solution => writeln!(out, "solution"),
            Op::End { complete } => words(out, "end", if complete { "complete" } else { "" }),
            Op::Stop(text) => words(out, "stop", text.text()),
            Op::Let { name: number, value, .. } => writeln!(out, "let {} = {}", name(number), value.text()),
            Op::Outer { name: number, value, .. } => writeln!(out, "outer {} = {}", name(number), value.text()),
            Op::Call(number) => writeln!(out, "call {}", name(number)),
            Op::Return => writeln!(out, "return"),
            Op::Say(text) => words(out, "say", text.text()),
            Op::Print { text, .. } => words(out, "print", text.text()),
        }
    }
}
