//! Bitmask backtracking against published figures and brute force.

use queens_core::board::{LineKind, Placement, Square, validate};
use queens_core::search::bitmask::{Bitmask, MAX_SIZE};
use queens_core::trace::{Event, Inspect, Kind, Means, Order, Reason, Register, Search, Timeline};
use queens_tests::{non_attacking, random, reference, solutions};
use serde::Deserialize;

#[derive(Deserialize)]
struct Published {
    tried: Vec<Tried>,
    levels: Vec<Levels>,
}

#[derive(Deserialize)]
struct Tried {
    size: usize,
    tried: u64,
    solutions: u64,
}

#[derive(Deserialize)]
struct Levels {
    size: usize,
    levels: Vec<u64>,
}

fn empty(size: usize) -> Placement {
    Placement::empty(size).expect("a board")
}

fn ended(given: &Placement) -> Timeline {
    let mut timeline = Timeline::new(Box::new(Bitmask::new(&non_attacking(given))));
    while !timeline.seek(u64::MAX, u64::MAX) {}
    timeline
}

/// The events of a search, requested one by one.
fn events(given: &Placement) -> impl Iterator<Item = (Event, Placement)> {
    let mut search = Bitmask::new(&non_attacking(given));
    let mut over = false;
    std::iter::from_fn(move || {
        if over {
            return None;
        }
        let event = search.next().expect("each call returns an event").event;
        over = event == Event::Exhausted;
        Some((event, search.placement()))
    })
}

fn found(given: &Placement) -> Vec<Vec<i32>> {
    events(given).filter(|(event, _)| *event == Event::Solution).map(|(_, board)| board.to_rows()).collect()
}

/// All completions, by trying every free column in every free row.
fn completions(given: &Placement) -> Vec<Vec<i32>> {
    let Some(row) = given.free_rows().next() else {
        return if validate(given).ok() { vec![given.to_rows()] } else { Vec::new() };
    };
    let columns = (0..given.size() as u32).filter(|&column| given.queens().all(|queen| queen.column != column));
    let set = |column| {
        let mut next = given.clone();
        next.set(Square::new(row, column));
        next
    };
    columns.flat_map(|column| completions(&set(column))).collect()
}

#[test]
fn all_solutions_of_the_empty_board_are_found() {
    for board in solutions().iter().filter(|board| board.size <= 11) {
        assert_eq!(ended(&empty(board.size)).tally().of(Kind::Solution), board.total, "n = {}", board.size);
    }
}

#[test]
fn the_number_of_tried_queens_is_the_published_one() {
    for board in reference::<Published>("searches").tried {
        let tally = *ended(&empty(board.size)).tally();
        assert_eq!((tally.of(Kind::Tried), tally.of(Kind::Solution)), (board.tried, board.solutions));
        assert_eq!(tally.nodes(), board.tried, "no queen is forced");
    }
}

#[test]
fn the_number_of_ways_to_fill_the_first_rows_is_the_published_one() {
    for board in reference::<Published>("searches").levels {
        let mut levels = vec![0; board.size + 1];
        levels[0] = 1;
        for (event, placement) in events(&empty(board.size)) {
            if matches!(event, Event::Tried(_)) {
                levels[placement.count()] += 1;
            }
        }
        assert_eq!(levels, board.levels, "n = {}", board.size);
    }
}

#[test]
fn all_completions_are_found_in_lexicographic_order() {
    for seed in 0..60 {
        for given in [random::greedy(7, 1 + seed % 4, seed), random::from_solution(8, 2 + seed % 5, seed)] {
            assert_eq!(found(&given), completions(&given), "{:?}", given.to_rows());
        }
    }
}

#[test]
fn given_queens_far_apart_are_respected_on_a_board_as_wide_as_a_word() {
    let solution = random::solution(MAX_SIZE as u32, 5);
    for free in [vec![], vec![0], vec![31], vec![0, 31], vec![0, 1, 2, 15, 16, 29, 30, 31], vec![3, 9, 10, 20, 27]] {
        let mut given = solution.clone();
        free.iter().for_each(|&row| given.take(row));
        let found = found(&given);
        assert!(found.contains(&solution.to_rows()), "rows {free:?} free");
        assert_eq!(found.len(), completions_by_rows(&given), "rows {free:?} free");
    }
}

/// Counts the completions, and examines only squares that no queen attacks.
fn completions_by_rows(given: &Placement) -> usize {
    let Some(row) = given.free_rows().next() else { return 1 };
    let squares = (0..given.size() as u32).map(|column| Square::new(row, column));
    let free = squares.filter(|square| given.queens().all(|queen| queen.line_to(*square).is_none()));
    free.map(|square| {
        let mut next = given.clone();
        next.set(square);
        completions_by_rows(&next)
    })
    .sum()
}

#[test]
fn every_tried_queen_is_removed_and_every_branch_ends() {
    for given in [empty(7), random::from_solution(12, 5, 3), random::greedy(9, 3, 1)] {
        let tally = *ended(&given).tally();
        assert_eq!(tally.of(Kind::Tried), tally.of(Kind::Removed));
        let kinds = [Kind::Forced, Kind::Rejected, Kind::Swapped, Kind::Restart, Kind::Phase];
        assert!(kinds.iter().all(|&kind| tally.of(kind) == 0));
        assert_eq!(tally.of(Kind::Exhausted), 1);
    }
}

#[test]
fn the_last_event_reports_that_the_search_was_exhaustive() {
    assert_eq!(ended(&empty(3)).reason(), Some(Reason::Over { solutions: 0, complete: true }));
    assert_eq!(ended(&empty(6)).reason(), Some(Reason::Over { solutions: 4, complete: true }));
}

#[test]
fn a_full_board_is_its_own_only_completion() {
    let full = random::solution(12, 2);
    let happened: Vec<_> = events(&full).map(|(event, _)| event).collect();
    assert_eq!(happened, [Event::Solution, Event::Exhausted]);
}

#[test]
fn a_choice_shows_the_columns_not_yet_tried() {
    let mut timeline = Timeline::new(Box::new(Bitmask::new(&non_attacking(&empty(6)))));
    timeline.seek(1, 9);
    let square = Square::new(0, 0);
    assert_eq!(
        timeline.reason(),
        Some(Reason::Choice {
            square,
            free: vec![0, 1, 2, 3, 4, 5],
            order: Order::LowestBit,
            again: false,
            rule: None
        })
    );
    timeline.seek_nth(Kind::Tried.into(), 2, 9);
    assert_eq!(
        timeline.reason(),
        Some(Reason::Choice {
            square: Square::new(1, 2),
            free: vec![2, 3, 4, 5],
            order: Order::LowestBit,
            again: false,
            rule: None
        })
    );
}

#[test]
fn the_words_contain_the_attacks_of_the_queens_on_the_row() {
    for given in [empty(8), random::from_solution(11, 4, 9)] {
        let mut search = Bitmask::new(&non_attacking(&given));
        let mut last = None;
        for _ in 0..2000 {
            let placement = search.placement();
            // The current row of the search, unless all rows are filled.
            if let Some(row) = placement.free_rows().next() {
                let lines = |kind| {
                    let through = |column: &u32| {
                        let square = Square::new(row, *column);
                        placement.queens().any(|queen| queen.line_to(square) == Some(kind))
                    };
                    (0..given.size() as u32).filter(through).fold(0, |word, column| word | 1 << column)
                };
                let kinds = [
                    ("columns", LineKind::Column, Means::Columns),
                    ("diagonals", LineKind::Diagonal, Means::Diagonals),
                    ("antiDiagonals", LineKind::AntiDiagonal, Means::AntiDiagonals),
                ];
                let registers = search.registers(last);
                for (register, (expected, kind, means)) in registers.iter().zip(kinds) {
                    let &Register::Word { name, bits, width, means: actual, row: of, .. } = register else {
                        panic!("{register:?}")
                    };
                    assert_eq!((name, bits, width as usize), (expected, lines(kind), given.size()), "row {row}");
                    assert_eq!((actual, of), (means, Some(row)));
                }
            }
            let Some(step) = search.next() else { continue };
            if step.event == Event::Exhausted {
                break;
            }
            last = Some(step.event);
        }
    }
}
