//! The search on a bitboard that examines all columns and all rows before it branches (version 1a of the article
//! named in `mod.rs`), and then branches on the row with the fewest free squares.
//!
//! Forced queens are set column by column first, then row by row, as in [`lines`](super::lines). A search that
//! branches on the row or column with the fewest free squares tries 588 queens on 8 by 8, and forces 610.

use super::{LookAhead, MAX_SIZE, Stage, line};
use crate::search::Entry;
use crate::trace::{Event, Listing, Search, Step, listing, step};

/// The pseudo-code of this search.
const LISTING: Listing = listing!("fewest.rs");

/// The entry of this search in the catalogue.
pub(in crate::search) const ENTRY: Entry =
    Entry::new("bitboard-fewest", MAX_SIZE, LISTING, |given, _| Box::new(Fewest::new(given)));

on_bitboard! {
    /// Finds every completion of a placement without conflicts, on a board of at most 8 by 8.
    Fewest, LookAhead::Lines
}

impl Search for Fewest {
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
            let row = board.layers.most_constrained_row();
            board.branch(row, false);
        }
        //~ row ← the free one with the highest count, free ← ¬attacks, its byte
        //~ while a square of the row is free:
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
