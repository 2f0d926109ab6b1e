//! The catalogue of searches: what opens, what is refused, and what the refusal says.

use queens_core::board::Placement;
use queens_core::problem::{Detail, Problem};
use queens_core::search::{CATALOGUE, SearchError, find};
use queens_core::trace::Timeline;
use serde_json::json;
use std::collections::BTreeSet;

fn board(rows: &[i32]) -> Placement {
    Placement::from_rows(rows).expect("a placement")
}

fn run_of(name: &str, given: &Placement, seed: u32) -> Vec<i32> {
    let search = find(name).and_then(|entry| entry.open(given, seed)).expect("a search");
    let mut timeline = Timeline::new(search);
    while !timeline.seek(10, 1000) {}
    timeline.placement().to_rows()
}

#[test]
fn every_search_is_found_by_its_own_name() {
    let names: BTreeSet<_> = CATALOGUE.iter().map(|entry| entry.name).collect();
    assert_eq!(names.len(), CATALOGUE.len(), "names differ");
    for entry in CATALOGUE {
        assert_eq!(find(entry.name).map(|found| found.name), Ok(entry.name));
        assert!(entry.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "fit for an address");
    }
}

#[test]
fn a_run_depends_on_the_seed_where_it_is_said_to() {
    let given = board(&[-1; 30]);
    for entry in CATALOGUE {
        let one = run_of(entry.name, &given, 1);
        assert_eq!(one, run_of(entry.name, &given, 1), "{}", entry.name);
        assert_eq!(one == run_of(entry.name, &given, 2), !entry.seeded, "{}", entry.name);
    }
}

#[test]
fn boards_are_served_up_to_the_largest() {
    for entry in CATALOGUE {
        assert!(entry.open(&board(&vec![-1; entry.largest]), 1).is_ok(), "{}", entry.name);
        let error = entry.open(&board(&vec![-1; entry.largest + 1]), 1).err();
        let expected = SearchError::TooLarge { name: entry.name, size: entry.largest + 1, largest: entry.largest };
        assert_eq!(error, Some(expected));
    }
}

#[test]
fn conflicting_queens_are_refused_with_their_rows() {
    for entry in CATALOGUE {
        let error = entry.open(&board(&[-1, 0, -1, 2, -1]), 1).err().expect("a diagonal");
        assert_eq!(error, SearchError::Conflict { row: 3, other_row: 1 });
        assert_eq!(error.code(), "search-conflict");
        assert_eq!(error.detail(), [("row", Detail::Number(3.0)), ("otherRow", Detail::Number(1.0))]);
    }
}

#[test]
fn an_unknown_name_is_refused_with_those_there_are() {
    for name in ["", "Bitmask", "bitmask ", "nothing", "\u{0}"] {
        let error = find(name).expect_err("no such search");
        assert_eq!(error.code(), "search-unknown");
        let all: Vec<_> = CATALOGUE.iter().map(|entry| entry.name).collect();
        assert_eq!(error.detail(), [("name", name.into()), ("searches", all.join(", ").into())]);
    }
}

#[test]
fn a_board_too_large_for_one_search_is_pointed_to_the_others() {
    let error = find("bitmask").and_then(|entry| entry.open(&board(&[-1; 33]), 1)).err().expect("33 columns");
    assert_eq!(error.code(), "search-too-large");
    let able: Vec<_> = CATALOGUE.iter().filter(|entry| entry.largest >= 33).map(|entry| entry.name).collect();
    assert!(!able.is_empty() && !able.contains(&"bitmask"));
    assert!(error.detail().contains(&("searches", able.join(", ").into())));
    assert_eq!(
        error.to_string(),
        format!("bitmask serves boards of up to 32 rows, not 33; for this size there are: {}", able.join(", "))
    );
}

#[test]
fn an_entry_is_written_as_the_page_reads_it() {
    let bitmask = find("bitmask").expect("in the catalogue");
    let expected = json!({ "name": "bitmask", "largest": 32, "seeded": false });
    assert_eq!(serde_json::to_value(bitmask).expect("plain data"), expected);
}
