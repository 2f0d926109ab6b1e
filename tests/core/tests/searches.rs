//! Every search for all solutions against published figures, and against one another.

use queens_core::board::{Placement, validate};
use queens_core::search::{Entry, find};
use queens_core::trace::{Event, Kind, Reason, Timeline};
use queens_tests::{all_solutions, random, reference, solutions};
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Deserialize)]
struct Published {
    runs: Vec<Figures>,
}

/// The counters at the end of a run on an empty board.
#[derive(Deserialize)]
struct Figures {
    search: String,
    size: usize,
    tried: Option<u64>,
    forced: Option<u64>,
    solutions: u64,
    /// With the images that the search leaves out.
    total: Option<u64>,
}

fn empty(size: usize) -> Placement {
    Placement::empty(size).expect("a board")
}

fn search(name: &str) -> &'static Entry {
    find(name).expect("in the catalogue")
}

fn ended(name: &str, given: &Placement) -> Timeline {
    let mut timeline = Timeline::new(search(name).open(given, 1).expect("it serves the placement"));
    while !timeline.seek(u64::MAX, u64::MAX) {}
    timeline
}

/// The solutions that a search finds, in its order.
fn found(name: &str, given: &Placement) -> Vec<Placement> {
    let mut timeline = Timeline::new(search(name).open(given, 1).expect("it serves the placement"));
    let mut solutions = Vec::new();
    loop {
        timeline.seek_nth(Kind::Solution.into(), solutions.len() as u64 + 1, u64::MAX);
        match timeline.tally().event() {
            Some(Event::Solution) => solutions.push(timeline.placement()),
            _ => return solutions,
        }
    }
}

/// All solutions that a run stands for.
fn total(timeline: &Timeline) -> u64 {
    match timeline.reason() {
        Some(Reason::OverWithImages { total, .. }) => total,
        Some(Reason::Over { solutions, complete: true }) => solutions,
        other => panic!("{other:?}"),
    }
}

/// The searches that find every completion.
const COMPLETE: [&str; 4] = ["bitmask", "completions", "array-recursive", "array-iterative"];

#[test]
fn runs_end_with_the_published_counters() {
    for run in reference::<Published>("searches").runs {
        let timeline = ended(&run.search, &empty(run.size));
        let tally = timeline.tally();
        let named = format!("{} on {} rows", run.search, run.size);
        assert_eq!(tally.of(Kind::Solution), run.solutions, "{named}");
        assert_eq!(total(&timeline), run.total.unwrap_or(run.solutions), "{named}");
        run.tried.inspect(|&tried| assert_eq!(tally.of(Kind::Tried), tried, "{named}"));
        run.forced.inspect(|&forced| assert_eq!(tally.of(Kind::Forced), forced, "{named}"));
    }
}

#[test]
fn every_search_agrees_with_the_published_number_of_solutions() {
    for board in solutions().iter().filter(|board| board.size <= 9) {
        for name in COMPLETE.into_iter().chain(["halved"]) {
            assert_eq!(total(&ended(name, &empty(board.size))), board.total, "{name} on {} rows", board.size);
        }
    }
}

#[test]
fn the_same_completions_are_found_in_the_same_order() {
    for seed in 0..12 {
        for given in [random::greedy(7, 1 + seed % 4, seed), random::from_solution(8, 2 + seed % 5, seed)] {
            let expected = found("bitmask", &given);
            for name in COMPLETE {
                assert_eq!(found(name, &given), expected, "{name} on {:?}", given.to_rows());
            }
        }
    }
}

#[test]
fn arrays_serve_boards_that_no_word_holds() {
    for name in ["array-recursive", "array-iterative"] {
        let solution = random::solution(100, 3);
        let mut given = solution.clone();
        [0, 31, 32, 64, 99].into_iter().for_each(|row| given.take(row));
        let found = found(name, &given);
        assert!(found.contains(&solution));
        assert!(found.iter().all(|solution| validate(solution).ok()));
    }
}

#[test]
fn both_forms_of_the_array_search_do_the_same() {
    let given = random::from_solution(9, 2, 5);
    let [mut one, mut other] =
        ["array-recursive", "array-iterative"].map(|name| Timeline::new(search(name).open(&given, 1).expect("served")));
    while !one.finished() {
        let next = one.tally().position + 1;
        one.seek(next, u64::MAX);
        other.seek(next, u64::MAX);
        assert_eq!(one.tally().event(), other.tally().event());
        assert_eq!(one.reason(), other.reason());
    }
}

#[test]
fn arrays_look_at_each_square_by_itself() {
    let tally = *ended("array-iterative", &empty(8)).tally();
    // Every row that was entered is looked through to its end.
    let entered = 1 + tally.of(Kind::Tried) - tally.of(Kind::Solution);
    assert_eq!(tally.of(Kind::Tried) + tally.of(Kind::Reject), 8 * entered);
}

#[test]
fn halved_finds_one_of_each_pair_of_mirror_images() {
    for size in [4, 5, 6, 7, 8] {
        let mirrored = |board: &Placement| {
            let last = size as i32 - 1;
            board.to_rows().iter().map(|column| last - column).collect::<Vec<_>>()
        };
        let found = found("halved", &empty(size));
        let images = found.iter().map(mirrored);
        let both: BTreeSet<_> = found.iter().map(Placement::to_rows).chain(images).collect();
        let all: BTreeSet<_> = all_solutions(size as u32).iter().map(Placement::to_rows).collect();
        assert_eq!(both, all, "{size} rows");
        assert_eq!(both.len(), 2 * found.len(), "{size} rows");
    }
}

#[test]
fn halved_tries_half_as_many_queens_below_the_first_row() {
    let [all, half] = ["bitmask", "halved"].map(|name| ended(name, &empty(8)).tally().of(Kind::Tried));
    let (first_row, first_row_halved) = (8, 6);
    assert_eq!(all - first_row, 2 * (half - first_row_halved));
}
