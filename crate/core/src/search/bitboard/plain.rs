//! The search on a bitboard that does not look ahead: column by column, one free square after another.

use super::{LookAhead, MAX_SIZE, Stage, line};
use crate::search::Entry;
use crate::trace::{Event, Listing, Search, Step, listing, step};

/// The pseudo-code of this search.
const LISTING: Listing = listing!("plain.rs");

/// The entry of this search in the catalogue.
pub(in crate::search) const ENTRY: Entry =
    Entry::new("bitboard", MAX_SIZE, LISTING, |given, _| Box::new(Plain::new(given)));

on_bitboard! {
    /// Finds every completion of a placement without conflicts, on a board of at most 8 by 8.
    Plain, LookAhead::None
}

impl Search for Plain {
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
            let column = board.layers.first_column();
            board.branch(column, false);
            //~ column ← the first free one
            //~ free ← ¬(rows | diagonals | antiDiagonals), the byte of the column
            //~ if free = 0: a dead end
            if board.path[board.depth].left == 0 {
                board.stage = Stage::Back;
                return step!(Event::DeadEnd { line: Some(line(column)) });
            }
        }
        //~ while a square of the column is free:
        //~     set a queen on the lowest bit of free, its lines in all three layers
        //~     free ← free & (free − 1)
        if board.stage == Stage::Try
            && let Some(square) = board.advance()
        {
            return step!(Event::Tried(square));
        }
        //~ take the last queen off: its lines out of all three layers, by AND
        if let Some(square) = board.back() {
            return step!(Event::Removed(square));
        }
        //~ if no queen is left: done
        step!(Event::Exhausted)
    }
}
