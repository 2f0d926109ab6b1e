//! The table of `docs/limits.md` has the constants of the engine.

use queens_core::{board, complete, forms, frontier, puzzle, record, rule};
use std::collections::BTreeMap;

const PAGE: &str = include_str!("../../../docs/limits.md");

#[test]
fn every_limit_in_the_documents_is_that_of_the_engine() {
    let limits: BTreeMap<&str, u64> = [
        ("board::MAX_SIZE", board::MAX_SIZE as u64),
        ("board::text::MAX_TEXT_BYTES", board::text::MAX_TEXT_BYTES as u64),
        ("forms::MAX_TEXT_BYTES", forms::MAX_TEXT_BYTES as u64),
        ("forms::LARGEST_SIDE", forms::LARGEST_SIDE.into()),
        ("rule::LARGEST_SIDE", rule::LARGEST_SIDE.into()),
        ("puzzle::MAX_PUZZLE_SIZE", puzzle::MAX_PUZZLE_SIZE.into()),
        ("puzzle::MAX_STARS", puzzle::MAX_STARS.into()),
        ("board::MAX_FREE_ROWS", board::MAX_FREE_ROWS as u64),
        ("frontier::MAX_ESTIMATE_SIZE", frontier::MAX_ESTIMATE_SIZE as u64),
        ("frontier::MAX_CERTIFIED_SIZE", frontier::MAX_CERTIFIED_SIZE as u64),
        ("complete::MAX_EXCLUDED_SIZE", complete::MAX_EXCLUDED_SIZE.into()),
        ("record::MAX_BYTES", record::MAX_BYTES as u64),
    ]
    .into();
    let rows = PAGE.lines().filter_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, _, limit, constant, _, _] = cells[..] else { return None };
        Some((constant.strip_prefix('`')?.strip_suffix('`')?, limit.replace(',', "").parse().ok()?))
    });
    assert_eq!(rows.collect::<BTreeMap<&str, u64>>(), limits);
}
