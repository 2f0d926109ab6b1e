//! The pseudo-code of every search is part of its source, and each step of the search belongs to one of its blocks.

use queens_core::board::Placement;
use queens_core::search::CATALOGUE;
use queens_core::trace::Block;
use queens_tests::replay::{Start, first_lines, replay, starts};
use std::collections::BTreeSet;

#[test]
fn every_step_belongs_to_a_block_and_every_block_is_reached() {
    for entry in CATALOGUE {
        let mut reached = BTreeSet::new();
        // Only a search that accepts any board reaches the steps for queens that attack each other.
        let clash = Placement::from_rows(&[1, 3, 1, 2]).expect("a board");
        let clash = entry.accepts(&clash).is_ok().then_some(Start { entry, given: clash, seed: 7 });
        for start in starts().into_iter().filter(|start| start.entry.name == entry.name).chain(clash) {
            for moment in replay(&start, 2000).into_iter().skip(1) {
                let block = moment.block.unwrap_or_else(|| panic!("{}: {:?}", entry.name, moment.tally.last));
                reached.insert(block.from);
            }
        }
        let blocks: BTreeSet<_> = first_lines(&entry.listing).into_iter().collect();
        assert_eq!(reached, blocks, "{}", entry.name);
    }
}

#[test]
fn the_blocks_of_a_listing_are_all_of_its_lines_in_order() {
    for entry in CATALOGUE {
        let mut next = 0;
        for Block { from, to } in entry.listing.blocks() {
            assert!(from == next && to > from, "{}", entry.name);
            next = to;
        }
        assert_eq!(next, entry.listing.lines().count(), "{}", entry.name);
    }
}

#[test]
fn a_listing_is_readable() {
    for entry in CATALOGUE {
        let lines: Vec<_> = entry.listing.lines().collect();
        assert!((5..=40).contains(&lines.len()), "{} has {} lines", entry.name, lines.len());
        for line in lines {
            assert!(!line.trim().is_empty() && line.trim_end() == line, "{line:?}");
            assert!(line.chars().count() <= 88, "{line:?} is too wide for a pane");
            let indent = line.len() - line.trim_start().len();
            assert_eq!(indent % 4, 0, "{line:?}");
        }
    }
}

#[test]
fn the_steps_of_a_block_are_below_its_first_line_and_above_the_next_block() {
    for entry in CATALOGUE {
        for block in entry.listing.blocks() {
            let source = entry.listing.source_of(block.from).expect("a block begins here");
            assert_eq!(entry.listing.block_at(source.start), Some(block));
            assert_eq!(entry.listing.block_at(source.end - 1), Some(block));
            for line in block.from + 1..block.to {
                assert_eq!(entry.listing.source_of(line), None, "line {line} is inside a block");
            }
        }
        assert_eq!(entry.listing.block_at(1), None, "the top of the file is above the first block");
        assert_eq!(entry.listing.source_of(usize::MAX), None);
    }
}
