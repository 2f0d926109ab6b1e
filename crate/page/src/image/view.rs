//! The visible part of a board, and its colours.

use std::ops::Range;

/// A part of a board, and the picture that it fills.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View {
    /// The column at the upper left corner, in squares. It may be outside of the board.
    pub x: f64,
    /// The row at the upper left corner, in squares. It may be outside of the board.
    pub y: f64,
    /// Pixels for each square: below 1 far out.
    pub scale: f64,
    /// The width of the picture in pixels.
    pub width: u32,
    /// The height of the picture in pixels.
    pub height: u32,
}

/// Colours as 0xRRGGBB.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours {
    /// Outside of the board.
    pub beyond: u32,
    /// The background, if squares are too small to be seen.
    pub plate: u32,
    /// Squares where row + column is even.
    pub light: u32,
    /// The other squares.
    pub dark: u32,
    /// Queens that were given.
    pub given: u32,
    /// Queens that were found.
    pub found: u32,
}

impl View {
    /// The rows of a board in view.
    #[must_use]
    pub fn rows(&self, size: u32) -> Range<u32> {
        span(self.y, f64::from(self.height) / self.scale, size)
    }

    /// The columns of a board in view.
    #[must_use]
    pub fn columns(&self, size: u32) -> Range<u32> {
        span(self.x, f64::from(self.width) / self.scale, size)
    }
}

/// The squares that an interval touches. The casts saturate for floats that are out of range.
fn span(from: f64, length: f64, size: u32) -> Range<u32> {
    let first = (from.floor() as u32).min(size);
    let last = ((from + length).ceil() as u32).min(size);
    first..last.max(first)
}
