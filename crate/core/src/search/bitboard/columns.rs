//! The search on a bitboard that examines all columns before it branches. A column without a free square is a dead end;
//! a column with a single free square gets its queen first.

use super::{LookAhead, MAX_SIZE, Stage, line};
use crate::search::Entry;
use crate::trace::{Event, Listing, Search, Step, listing, step};

/// The pseudo-code of this search.
const LISTING: Listing = listing!("columns.rs");

/// The entry of this search in the catalogue.
pub(in crate::search) const ENTRY: Entry =
    Entry::new("bitboard-columns", MAX_SIZE, LISTING, |given, _| Box::new(Columns::new(given)));

on_bitboard! {
    /// Finds every completion of a placement without conflicts, on a board of at most 8 by 8.
    Columns, LookAhead::Columns
}

impl Search for Columns {
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
            //~ if counts & 08 08 08 08 08 08 08 08, in free columns: a dead end
            if let Some(column) = board.layers.dead_column() {
                board.stage = Stage::Back;
                return step!(Event::DeadEnd { line: Some(line(column)) });
            }
            //~ if (counts + 01 01 01 01 01 01 01 01) & 08 08 08 08 08 08 08 08, in free columns:
            //~     a 7: set a queen on the only free square of that column
            if let Some(column) = board.layers.forced_column() {
                board.branch(column, true);
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
