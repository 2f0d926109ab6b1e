//! The table of `docs/limits.md` has the constants of the engine.

use queens_core::{board, complete, forms, frontier, puzzle, record, rule};
use std::collections::BTreeMap;

const PAGE: &str = include_str!("../../../docs/limits.md");

#[test]
fn every_limit_in_the_documents_is_that_of_the_engine() {
    let limits: BTreeMap<&str, u64> = [
        ("board::LARGEST_SIZE", board::LARGEST_SIZE as u64),
        ("board::text::LONGEST_TEXT", board::text::LONGEST_TEXT as u64),
        ("forms::LONGEST_TEXT", forms::LONGEST_TEXT as u64),
        ("forms::LARGEST_SIDE", forms::LARGEST_SIDE.into()),
        ("rule::LARGEST_SIDE", rule::LARGEST_SIDE.into()),
        ("puzzle::LARGEST_PUZZLE", puzzle::LARGEST_PUZZLE.into()),
        ("puzzle::MOST_STARS", puzzle::MOST_STARS.into()),
        ("board::LARGEST_FREE", board::LARGEST_FREE as u64),
        ("frontier::LARGEST_ESTIMATE", frontier::LARGEST_ESTIMATE as u64),
        ("frontier::MOST_CERTIFIED", frontier::MOST_CERTIFIED as u64),
        ("complete::LARGEST_EXCLUDED", complete::LARGEST_EXCLUDED.into()),
        ("record::MOST_BYTES", record::MOST_BYTES as u64),
    ]
    .into();
    let rows = PAGE.lines().filter_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, _, limit, constant, _, _] = cells[..] else { return None };
        Some((constant.strip_prefix('`')?.strip_suffix('`')?, limit.replace(',', "").parse().ok()?))
    });
    assert_eq!(rows.collect::<BTreeMap<&str, u64>>(), limits);
}
