//! The catalogue of searches: valid names open, invalid ones are refused with a reason.

use queens_core::board::Placement;
use queens_core::problem::{Detail, Problem};
use queens_core::search::{CATALOGUE, Demand, Entry, SearchError, find, open};
use queens_core::trace::{Own, Reason, Timeline};
use serde_json::json;
use std::collections::BTreeSet;

fn board(rows: &[i32]) -> Placement {
    Placement::from_rows(rows).expect("a placement")
}

/// The largest empty board of at most `size` rows that a search accepts.
fn served(entry: &Entry, size: usize) -> Placement {
    let mut boards = (1..=size).rev().map(|size| board(&vec![-1; size]));
    boards.find(|board| entry.accepts(board).is_ok()).expect("the search accepts some size")
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
    assert_eq!(names.len(), CATALOGUE.len(), "no two searches have the same name");
    for entry in CATALOGUE {
        assert_eq!(find(entry.name).map(|found| found.name), Ok(entry.name));
        assert!(entry.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "the name can be part of a link");
    }
}

#[test]
fn a_run_depends_on_the_seed_if_its_entry_has_a_seed_flag() {
    for entry in CATALOGUE {
        let given = served(entry, 30);
        let one = run_of(entry.name, &given, 1);
        assert_eq!(one, run_of(entry.name, &given, 1), "{}", entry.name);
        assert_eq!(one == run_of(entry.name, &given, 2), !entry.seeded, "{}", entry.name);
    }
}

#[test]
fn every_search_accepts_boards_up_to_its_limit() {
    for entry in CATALOGUE {
        assert!(entry.open(&board(&vec![-1; entry.largest]), 1).is_ok(), "{}", entry.name);
        let error = entry.open(&board(&vec![-1; entry.largest + 1]), 1).err();
        let size = entry.largest + 1;
        let searches = able(&board(&vec![-1; size]));
        assert_eq!(error, Some(SearchError::TooLarge { name: entry.name, size, largest: entry.largest, searches }));
    }
}

#[test]
fn all_but_the_validator_refuse_conflicting_queens_with_their_rows() {
    for entry in CATALOGUE {
        if entry.name == "validator" {
            assert_eq!(entry.accepts(&board(&[-1, 0, -1, 2, -1])), Ok(()));
            continue;
        }
        let error = entry.open(&board(&[-1, 0, -1, 2, -1]), 1).expect_err("two queens on a diagonal");
        assert_eq!(error, SearchError::Conflict { row: 3, other_row: 1 });
        assert_eq!(error.code(), "search-conflict");
        assert_eq!(error.detail(), [("row", Detail::Number(3.0)), ("otherRow", Detail::Number(1.0))]);
    }
}

#[test]
fn the_name_of_the_linear_completion_may_give_its_bounds() {
    let (empty, blocks) = (board(&[-1; 12]), |name: &str| {
        let mut timeline = Timeline::new(open(name, &board(&[-1; 12]), 1).expect("a name with bounds"));
        while !timeline.seek(u64::MAX, u64::MAX) {}
        let block_of = |own: &Own| own.code.strip_prefix("block.").map(str::to_owned);
        let mut codes = BTreeSet::new();
        for position in 0..timeline.tally().position {
            timeline.seek(position, u64::MAX);
            if let Some(Reason::Own(own)) = timeline.reason() {
                codes.extend(block_of(&own));
            }
        }
        codes.into_iter().collect::<String>()
    });
    assert_eq!(blocks("linear"), "45");
    assert_eq!(blocks("linear-4-8"), "12345");
    assert_eq!(blocks("linear-0-8"), "2345");
    for name in ["linear-r3", "linear-b50", "linear-e", "linear-4-8-r3-b50-e", "linear-0-0-e"] {
        assert!(open(name, &empty, 1).is_ok(), "{name}");
    }
    let bad = ["linear-", "linear-4", "linear-8-4", "linear-04-8", "linear-4-8-", "linear-e-r3", "linear-x", "bitmask-4-8"];
    for name in bad {
        let error = open(name, &empty, 1).err().map(|error| error.code());
        assert_eq!(error, Some("search-unknown"), "{name}");
    }
}

/// The names of the searches that accept a placement.
fn able(given: &Placement) -> Vec<&'static str> {
    CATALOGUE.iter().filter(|entry| entry.accepts(given).is_ok()).map(|entry| entry.name).collect()
}

#[test]
fn a_search_up_to_symmetry_needs_an_empty_board() {
    let given = board(&[2, -1, -1, -1, -1]);
    for entry in CATALOGUE.iter().filter(|entry| entry.demand == Demand::EmptyBoard) {
        let error = entry.open(&given, 1).expect_err("a queen is given");
        let searches = able(&given);
        assert!(!searches.is_empty() && !searches.contains(&entry.name));
        assert_eq!(error.code(), "search-not-empty");
        assert!(error.detail().contains(&("searches", searches.join(", ").as_str().into())));
        assert_eq!(error, SearchError::NotEmpty { name: entry.name, queens: 1, searches });
    }
}

#[test]
fn the_modular_search_reports_why_a_size_has_no_solutions() {
    for (size, divisor) in [(2, 2), (8, 2), (9, 3), (6, 2), (27, 3)] {
        let error =
            find("modular").and_then(|entry| entry.open(&board(&vec![-1; size]), 1)).expect_err("no solution");
        let searches = able(&board(&vec![-1; size]));
        assert_eq!(error.code(), "search-no-modular");
        assert_eq!(error, SearchError::NoModular { name: "modular", size, divisor, searches });
    }
    let wrapped = board(&[1, -1, -1, -1, 0]);
    let error = find("modular").and_then(|entry| entry.open(&wrapped, 1)).expect_err("two queens on a wrapped diagonal");
    let searches = able(&wrapped);
    assert_eq!(error.code(), "search-wrapped");
    assert_eq!(error, SearchError::Wrapped { name: "modular", row: 4, other_row: 0, searches });
}

#[test]
fn an_unknown_name_is_refused_with_a_list_of_names() {
    for name in ["", "Bitmask", "bitmask ", "nothing", "\u{0}"] {
        let error = find(name).expect_err("no such search");
        assert_eq!(error.code(), "search-unknown");
        let all: Vec<_> = CATALOGUE.iter().map(|entry| entry.name).collect();
        assert_eq!(error.detail(), [("name", name.into()), ("searches", all.join(", ").as_str().into())]);
    }
}

#[test]
fn a_search_names_others_for_a_board_that_is_too_large_for_it() {
    let error = find("bitmask").and_then(|entry| entry.open(&board(&[-1; 33]), 1)).expect_err("33 columns");
    assert_eq!(error.code(), "search-too-large");
    let able = able(&board(&[-1; 33]));
    assert!(!able.is_empty() && !able.contains(&"bitmask"));
    assert!(error.detail().contains(&("searches", able.join(", ").as_str().into())));
    assert_eq!(
        error.to_string(),
        format!("bitmask accepts boards of up to 32 rows, not 33; usable searches: {}", able.join(", "))
    );
}

#[test]
fn an_entry_has_the_names_that_the_page_reads() {
    let bitmask = find("bitmask").expect("in the catalogue");
    let expected =
        json!({ "name": "bitmask", "largest": 32, "seeded": false, "demand": "nothing", "family": "backtracking" });
    assert_eq!(serde_json::to_value(bitmask).expect("plain data"), expected);
}
