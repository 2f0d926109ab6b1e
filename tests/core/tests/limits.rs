//! The table of `docs/limits.md` has the limits of the engine, and questions outside of the limits are refused as listed.

use queens_core::count::{Counted, MAX_COUNT_SIZE, WholeKind};
use queens_core::frontier::{Estimating, Hardness, Obstacle, certificate, threshold};
use queens_core::generate::{Generate, Source};
use queens_core::problem::Problem;
use queens_core::{board, complete, forms, frontier, puzzle, record, rule};
use queens_tests::reference;
use serde::Deserialize;
use std::collections::BTreeMap;

const PAGE: &str = include_str!("../../../docs/limits.md");

#[test]
fn every_limit_in_the_documents_is_that_of_the_engine() {
    let limits: BTreeMap<&str, (u64, u64)> = [
        ("board::MAX_SIZE", 1, board::MAX_SIZE as u64),
        ("board::text::MAX_TEXT_BYTES", 1, board::text::MAX_TEXT_BYTES as u64),
        ("forms::MAX_TEXT_BYTES", 1, forms::MAX_TEXT_BYTES as u64),
        ("forms::MAX_SIDE", 1, forms::MAX_SIDE.into()),
        ("rule::MAX_SIDE", 1, rule::MAX_SIDE.into()),
        ("puzzle::MAX_PUZZLE_SIZE", 1, puzzle::MAX_PUZZLE_SIZE.into()),
        ("puzzle::MAX_STARS", 1, puzzle::MAX_STARS.into()),
        ("count::MAX_COUNT_SIZE", 1, MAX_COUNT_SIZE as u64),
        ("board::MAX_FREE_ROWS", 0, board::MAX_FREE_ROWS as u64),
        ("frontier::MAX_ESTIMATE_SIZE", 1, frontier::MAX_ESTIMATE_SIZE as u64),
        ("frontier::MAX_CERTIFIED_SIZE", 1, frontier::MAX_CERTIFIED_SIZE as u64),
        ("frontier::threshold::MAX_ROWS", threshold::MIN_ROWS as u64, threshold::MAX_ROWS as u64),
        ("frontier::MAX_HARD_ROWS", 4, frontier::MAX_HARD_ROWS as u64),
        ("complete::MAX_EXCLUDED_SIZE", 1, complete::MAX_EXCLUDED_SIZE.into()),
        ("record::MAX_SIZE", 1, record::MAX_SIZE as u64),
        ("record::MAX_BYTES", 1, record::MAX_BYTES as u64),
    ]
    .into_iter()
    .map(|(name, least, most)| (name, (least, most)))
    .collect();
    let number = |cell: &str| cell.replace(',', "").parse().ok();
    let rows = PAGE.lines().filter_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, _, least, most, constant, _, _] = cells[..] else { return None };
        Some((constant.strip_prefix('`')?.strip_suffix('`')?, (number(least)?, number(most)?)))
    });
    assert_eq!(rows.collect::<BTreeMap<_, _>>(), limits);
}

#[derive(Deserialize)]
struct Refusal {
    ask: String,
    size: usize,
    code: String,
    message: String,
}

#[derive(Deserialize)]
struct Refusals {
    refusals: Vec<Refusal>,
}

/// The error of a question about the empty board of this size.
fn refused(ask: &str, size: usize) -> Option<Box<dyn Problem>> {
    fn error<T, E: Problem + 'static>(answer: Result<T, E>) -> Option<Box<dyn Problem>> {
        answer.err().map(|error| Box::new(error) as Box<dyn Problem>)
    }
    match ask {
        "board" => error(Generate::new(size, size, 0, Source::Solution)),
        "count" => error(Counted::Whole(WholeKind::Solutions, size).division()),
        "estimate" => error(Estimating::new(size, 0, 1)),
        "certificate" => error(certificate(size)),
        "threshold" => error(threshold::Finding::new(size)),
        "hardness" => error(Hardness::new(size, Obstacle::Squares, 0, 0, 1)),
        "rule" => error(rule::Board::new(size as u32, size as u32)),
        _ => panic!("no question is called {ask}"),
    }
}

#[test]
fn questions_outside_of_the_limits_have_the_listed_codes_and_messages() {
    let Refusals { refusals } = reference("refusals");
    assert!(refusals.len() > 10);
    for Refusal { ask, size, code, message } in refusals {
        let error = refused(&ask, size).unwrap_or_else(|| panic!("{ask} {size} is answered"));
        assert_eq!((error.code(), error.to_string()), (code.as_str(), message), "{ask} {size}");
    }
}
