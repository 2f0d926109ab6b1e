//! Boards, searches, traces and counts for the N-Queens family.
//!
//! Knows no browser, no clock and no thread; randomness comes only from a seed. A placement is always "column per row,
//! counted from 0"; text for people counts from 1, with 0 for an empty row, as in the papers.

pub mod bits;
pub mod board;
pub mod complete;
pub mod construct;
pub mod count;
pub mod experiment;
pub mod gallery;
pub mod generate;
pub mod large;
pub mod linear;
pub mod search;
pub mod survey;
pub mod trace;
