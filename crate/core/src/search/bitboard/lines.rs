//! The search on a bitboard that examines all columns and all rows before it branches (version 1a of the article
//! named in `mod.rs`), and then branches on the first free column. The main version of the article branches in
//! the same way, but examines only columns.

use super::{LookAhead, MAX_SIZE, Stage, line};
use crate::search::Entry;
use crate::trace::{Event, Listing, Search, Step, listing, step};

/// The pseudo-code of this search.
const LISTING: Listing = listing!("lines.rs");

/// The entry of this search in the catalogue.
pub(in crate::search) const ENTRY: Entry =
    Entry::new("bitboard-lines", MAX_SIZE, LISTING, |given, _| Box::new(Lines::new(given)));

on_bitboard! {
    /// Finds every completion of a placement without conflicts, on a board of at most 8 by 8.
    Lines, LookAhead::Lines
}

impl Search for Lines {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let board = &mut self.0;
        if board.stage == Stage::Examine {
            //~ if every column has a queen: a solution
            if board.layers.is_full() {
                board.stage = Stage::Back;
                return step!(Event::Solution);
            }
            //~ counts ← attacked squares of each column, all bytes at once
            //~ rowCounts ← the same of each row, with the board transposed
            //~ if an 8 is among them, in a free column or row: a dead end
            if let Some(dead) = board.layers.dead_column().or_else(|| board.layers.dead_row()) {
                board.stage = Stage::Back;
                return step!(Event::DeadEnd { line: Some(line(dead)) });
            }
            //~ if a 7 is among them: set a queen on the only free square, columns first
            if let Some(forced) = board.layers.forced_column().or_else(|| board.layers.forced_row()) {
                board.branch(forced, true);
                if let Some(square) = board.advance() {
                    return step!(Event::Forced(square));
                }
            }
            let column = board.layers.first_column();
            board.branch(column, false);
        }
        //~ column ← the first free one, free ← ¬attacks, its byte
        //~ while a square of the column is free:
        //~     set a queen on the lowest bit of free
        //~     free ← free & (free − 1)
        if board.stage == Stage::Try
            && let Some(square) = board.advance()
        {
            return step!(Event::Tried(square));
        }
        //~ take the last queen off, and further ones as long as they were forced
        if let Some(square) = board.back() {
            return step!(Event::Removed(square));
        }
        //~ if no queen is left: done
        step!(Event::Exhausted)
    }
}
