//! The pseudo-code of a search, extracted from its source by the compiler.
//!
//! The pseudo-code is in the source as `//~` comments above the code that it describes, and `step!` records its own line. A
//! step belongs to the nearest block of `//~` lines above it, so listing and code cannot drift apart:
//!
//! ```text
//!     //~ go up: remove the queen           <- block, lines 7 to 8 of the listing
//!     //~     and try the next square
//!     self.level -= 1;
//!     step!(Event::Removed(square))         <- a step of that block
//! ```

use std::ops::Range;

/// The return value of [`Search::next`](crate::trace::Search::next) for an event: the event, and the source line of this
/// macro call.
#[doc(hidden)]
#[macro_export]
macro_rules! step {
    ($event:expr) => {
        Some($crate::trace::Step { event: $event, line: line!() as u16 })
    };
}
pub use step;

/// `listing!("bitmask.rs")`: the [`Listing`](crate::trace::Listing) of the file of that name in the directory of the calling
/// file. The rest of the source stays out of the binary.
#[doc(hidden)]
#[macro_export]
macro_rules! listing {
    ($file:literal) => {{
        use $crate::trace::listing::{Extract, Listing, extract, extract_size};
        const SOURCE: &str = include_str!($file);
        const SIZE: (usize, usize) = extract_size(SOURCE);
        const EXTRACT: Extract<{ SIZE.0 }, { SIZE.1 }> = extract(SOURCE);
        Listing::new(&EXTRACT.lines, EXTRACT.text())
    }};
}
pub use listing;

/// The pseudo-code of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listing<'a> {
    /// For each line of the listing, its line in the source.
    source_lines: &'a [u16],
    text: &'a str,
}

/// Lines of a listing that belong together: from `from` up to but not including `to`, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Block {
    /// The first line.
    pub from: usize,
    /// The line after the last.
    pub to: usize,
}

impl<'a> Listing<'a> {
    /// A listing from its lines: their line numbers in the source, and their text.
    #[must_use]
    pub const fn new(source_lines: &'a [u16], text: &'a str) -> Self {
        Listing { source_lines, text }
    }

    /// The lines, with the indentation that shows how they nest.
    pub fn lines(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.text.lines()
    }

    /// The blocks, from the top.
    pub fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        let starts = (0..self.source_lines.len()).filter(|&line| self.starts_block(line));
        starts.map(|from| Block { from, to: self.end_of(from) })
    }

    /// The lines of a block.
    pub fn lines_of(&self, block: Block) -> impl Iterator<Item = &'a str> + use<'a> {
        self.lines().skip(block.from).take(block.to - block.from)
    }

    /// The block of a step: the nearest one at or above its source line. `None` if the step is above the first block.
    #[must_use]
    pub fn block_at(&self, source_line: u16) -> Option<Block> {
        let above = self.source_lines.partition_point(|&line| line <= source_line);
        let from = (0..above).rev().find(|&line| self.starts_block(line))?;
        Some(Block { from, to: self.end_of(from) })
    }

    /// Returns the source lines whose steps belong to the block that begins at line `from` of the listing. `None` if there
    /// are no such lines.
    #[must_use]
    pub fn source_of(&self, from: usize) -> Option<Range<u16>> {
        if from >= self.source_lines.len() || !self.starts_block(from) {
            return None;
        }
        let next = self.source_lines.get(self.end_of(from)).copied().unwrap_or(u16::MAX);
        Some(self.source_lines[from]..next)
    }

    /// Whether a block begins at `line`.
    fn starts_block(&self, line: usize) -> bool {
        line == 0 || self.source_lines[line] != self.source_lines[line - 1] + 1
    }

    /// The line after the last line of the block that contains `line`.
    fn end_of(&self, line: usize) -> usize {
        (line + 1..self.source_lines.len()).find(|&next| self.starts_block(next)).unwrap_or(self.source_lines.len())
    }
}

/// The listing of one file: `LINES` lines of `BYTES` bytes in all, line ends included.
#[derive(Debug)]
pub struct Extract<const LINES: usize, const BYTES: usize> {
    /// The numbers of the lines in the source.
    pub lines: [u16; LINES],
    /// The text of the lines.
    pub text: [u8; BYTES],
}

impl<const LINES: usize, const BYTES: usize> Extract<LINES, BYTES> {
    /// The text of the lines, each with its line end.
    ///
    /// # Panics
    /// If the text is not UTF-8. Whole lines of a source file always are.
    #[must_use]
    pub const fn text(&self) -> &str {
        match str::from_utf8(&self.text) {
            Ok(text) => text,
            Err(_) => panic!("whole lines of a source file are valid text"),
        }
    }
}

/// How many lines and bytes [`extract`] will return.
#[must_use]
pub const fn extract_size(source: &str) -> (usize, usize) {
    let source = source.as_bytes();
    let (mut lines, mut bytes, mut at) = (0, 0, 0);
    while at < source.len() {
        let end = line_end(source, at);
        if let Some(start) = marked(source, at) {
            lines += 1;
            bytes += end - start + 1;
        }
        at = end + 1;
    }
    (lines, bytes)
}

/// Extracts the `//~` lines.
#[must_use]
pub const fn extract<const LINES: usize, const BYTES: usize>(source: &str) -> Extract<LINES, BYTES> {
    let source = source.as_bytes();
    let mut listing = Extract { lines: [0; LINES], text: [b'\n'; BYTES] };
    let (mut line, mut byte, mut at, mut number) = (0, 0, 0, 1);
    while at < source.len() {
        let end = line_end(source, at);
        if let Some(start) = marked(source, at) {
            listing.lines[line] = number;
            line += 1;
            let mut from = start;
            while from < end {
                listing.text[byte] = source[from];
                byte += 1;
                from += 1;
            }
            byte += 1;
        }
        at = end + 1;
        number += 1;
    }
    listing
}

/// Where the line that begins at `at` ends: at its line feed, or at the end of the source.
const fn line_end(source: &[u8], at: usize) -> usize {
    let mut end = at;
    while end < source.len() && source[end] != b'\n' {
        end += 1;
    }
    end
}

/// Where the text of the line that begins at `at` starts, if the line is marked: after the spaces, the mark, and one
/// space.
const fn marked(source: &[u8], at: usize) -> Option<usize> {
    let mut from = at;
    while from < source.len() && source[from] == b' ' {
        from += 1;
    }
    if from + 3 > source.len() || source[from] != b'/' || source[from + 1] != b'/' || source[from + 2] != b'~' {
        return None;
    }
    from += 3;
    if from < source.len() && source[from] == b' ' {
        from += 1;
    }
    Some(from)
}
