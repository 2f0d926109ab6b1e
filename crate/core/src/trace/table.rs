//! A table that a search chooses from: rows or columns, each with a figure.

use super::Facts;
use crate::board::LineKind;

/// Rows or columns with a figure each, in the order in which the search prefers them.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Table {
    /// Which table of the search it is. The page has a text for it.
    pub name: &'static str,
    /// Whether its lines are rows or columns.
    pub of: LineKind,
    /// The indices of the lines, from 0.
    pub lines: Vec<u32>,
    /// The figure of each.
    pub figures: Vec<u32>,
    /// The line that the last step chose; `None` if it chose none.
    pub chosen: Option<u32>,
    /// The facts that the text names.
    pub facts: Facts,
}
