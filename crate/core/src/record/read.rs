//! Reads a trace in pieces, which may be cut anywhere: splits the bytes into lines, of which the first are the head and all
//! others are steps.

use super::error::Limit;
use super::log::Source;
use super::steps::{StepReader, TraceLine};
use super::{Log, MAX_LINE_LENGTH, MAX_LINES, MAX_SIZE, MAX_SOURCE_LINES, TraceError};
use crate::board::{Placement, Square};
use std::mem;

/// The first line of every trace.
pub(super) const VERSION: &str = "queens trace 1";

/// A reader of a trace. Each line is read once, and stored in a few bytes.
#[derive(Clone, Debug)]
pub struct TraceReader {
    /// How many lines have been read.
    lines: u64,
    /// The beginning of a line that the end of a piece has cut.
    partial_line: Vec<u8>,
    stage: Stage,
}

/// The kind of line that may come next.
#[derive(Clone, Debug)]
enum Stage {
    Version,
    Size,
    Given(Placement),
    Source(Placement),
    SourceLines(Placement, Source),
    StepReader(Box<StepReader>),
}

impl Default for TraceReader {
    fn default() -> Self {
        TraceReader::new()
    }
}

impl TraceReader {
    /// Starts to read a trace.
    #[must_use]
    pub fn new() -> Self {
        TraceReader { lines: 0, partial_line: Vec::new(), stage: Stage::Version }
    }

    /// Reads the next bytes. After an error the reader must not be used again.
    ///
    /// # Errors
    /// At the first line that is not valid at that point.
    pub fn push(&mut self, mut bytes: &[u8]) -> Result<(), TraceError> {
        while let Some(end) = bytes.iter().position(|&byte| byte == b'\n') {
            let line = &bytes[..end];
            bytes = &bytes[end + 1..];
            if self.partial_line.is_empty() {
                self.end_line(line)?;
            } else {
                self.append(line)?;
                let mut whole = mem::take(&mut self.partial_line);
                self.end_line(&whole)?;
                whole.clear();
                self.partial_line = whole;
            }
        }
        self.append(bytes)
    }

    /// Returns the run. Call this after the last bytes.
    ///
    /// # Errors
    /// If the last line is not valid at that point, or the trace ends within its head.
    pub fn finish(mut self) -> Result<Log, TraceError> {
        if !self.partial_line.is_empty() {
            let last = mem::take(&mut self.partial_line);
            self.end_line(&last)?;
        }
        let (given, source) = match self.stage {
            Stage::Version => return Err(TraceError::Cut { line: self.lines, expected: VERSION }),
            Stage::Size => return Err(TraceError::Cut { line: self.lines, expected: SIZE }),
            Stage::Given(given) | Stage::Source(given) => (given, None),
            Stage::SourceLines(given, source) => (given, Some(source)),
            Stage::StepReader(steps) => return Ok(steps.log()),
        };
        Ok(StepReader::new(given, source).log())
    }

    /// Stores the beginning of a line whose end has not been read.
    fn append(&mut self, bytes: &[u8]) -> Result<(), TraceError> {
        if self.partial_line.len() + bytes.len() > MAX_LINE_LENGTH + 1 {
            return Err(self.too_long());
        }
        self.partial_line.extend_from_slice(bytes);
        Ok(())
    }

    fn too_long(&self) -> TraceError {
        TraceError::TooMuch { line: self.lines + 1, what: Limit::Line, most: MAX_LINE_LENGTH as u64 }
    }

    fn end_line(&mut self, bytes: &[u8]) -> Result<(), TraceError> {
        let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
        if bytes.len() > MAX_LINE_LENGTH {
            return Err(self.too_long());
        }
        self.lines += 1;
        let line = self.lines;
        if line > MAX_LINES {
            return Err(TraceError::TooMuch { line, what: Limit::Lines, most: MAX_LINES });
        }
        let text = str::from_utf8(bytes).map_err(|_| TraceError::NotText { line })?;
        let text = if line == 1 { text.strip_prefix('\u{feff}').unwrap_or(text) } else { text };
        if text.chars().any(|character| character.is_control() && character != '\t') {
            return Err(TraceError::NotText { line });
        }
        self.read(TraceLine { number: line, text })
    }

    fn read(&mut self, line: TraceLine<'_>) -> Result<(), TraceError> {
        if !matches!(self.stage, Stage::Version) && line.is_empty() {
            return Ok(());
        }
        if let Stage::StepReader(steps) = &mut self.stage {
            return steps.read(line);
        }
        self.stage = match (mem::replace(&mut self.stage, Stage::Version), line.split()) {
            (Stage::Version, _) if line.text == VERSION => Stage::Size,
            (Stage::Version, _) => return Err(TraceError::Version { line: line.number, found: line.found() }),
            (Stage::Size, ("size", size)) => Stage::Given(empty(line, size)?),
            (Stage::Size, _) => return Err(line.expected(SIZE)),
            (Stage::Given(given), ("given", columns)) => Stage::Source(with(given, line, columns)?),
            (Stage::Given(given) | Stage::Source(given), ("source", "")) => {
                Stage::SourceLines(given, Source::default())
            }
            (Stage::SourceLines(given, mut source), _) if line.text.starts_with('|') => {
                source.push(source_line(line, source.lines())?);
                Stage::SourceLines(given, source)
            }
            (Stage::SourceLines(given, source), _) => first_step(given, Some(source), line)?,
            (Stage::Given(given) | Stage::Source(given), _) => first_step(given, None, line)?,
            (Stage::StepReader(steps), _) => Stage::StepReader(steps),
        };
        Ok(())
    }
}

const SIZE: &str = "size 8";
const GIVEN: &str = "given 0 4 -1 ...";

fn first_step(given: Placement, source: Option<Source>, line: TraceLine<'_>) -> Result<Stage, TraceError> {
    let mut steps = Box::new(StepReader::new(given, source));
    steps.read(line)?;
    Ok(Stage::StepReader(steps))
}

fn empty(line: TraceLine<'_>, size: &str) -> Result<Placement, TraceError> {
    let [size] = line.numbers(size, SIZE)?;
    let board = usize::try_from(size).ok().filter(|&size| size <= MAX_SIZE).map(Placement::empty);
    board.and_then(Result::ok).ok_or(TraceError::Size { line: line.number, size })
}

fn with(mut given: Placement, line: TraceLine<'_>, columns: &str) -> Result<Placement, TraceError> {
    for (row, column) in (0..).zip(line.columns(columns, given.size() as u32, GIVEN)?) {
        if let Some(column) = column {
            given.set(Square::new(row, column));
        }
    }
    Ok(given)
}

/// The text after the bar of a source line. `before` is the number of source lines before it.
fn source_line(line: TraceLine<'_>, before: usize) -> Result<&str, TraceError> {
    if before == MAX_SOURCE_LINES {
        return Err(TraceError::TooMuch { line: line.number, what: Limit::Source, most: before as u64 });
    }
    let rest = &line.text[1..];
    if rest.is_empty() {
        return Ok(rest);
    }
    rest.strip_prefix(' ').ok_or_else(|| line.expected("| ..."))
}
