//! The search by rule: it finds as many ways as the counter counts, and its events and reasons are true.

use queens_core::board::{Line, LineKind, Placement, Square};
use queens_core::problem::Problem;
use queens_core::rule::{Board, Position, Squares};
use queens_core::search::{CATALOGUE, SearchError, find};
use queens_core::trace::{Event, Fact, Kind, Own, Reason, Register, Timeline};
use queens_tests::reference;
use queens_tests::under_rule::{Series, count, position};
use serde::Deserialize;

#[derive(Deserialize)]
struct Reference {
    counts: Vec<Series>,
}

/// The maximum number of ways on boards that the search is tested with. With more ways, only the counter is tested.
const MAX_WAYS: u128 = 2_200;

fn open(position: &Position) -> Timeline {
    Timeline::new(find("by-rule").and_then(|entry| entry.open_by_rule(position)).expect("the search accepts every rule"))
}

fn solutions(position: &Position) -> u128 {
    let mut timeline = open(position);
    while !timeline.explore(100_000) {}
    u128::from(timeline.reached()[Kind::Solution as usize])
}

#[test]
fn the_search_by_rule_finds_the_published_numbers_of_solutions() {
    for series in reference::<Reference>("rules").counts {
        let small = series.terms.iter().filter(|&(&n, &ways)| ways <= MAX_WAYS && n <= 9);
        for (&n, &ways) in small {
            assert_eq!(solutions(&series.position(n)), ways, "{} ({}), n = {n}", series.rule, series.shape);
        }
    }
}

/// Boards with walls, given pieces, regions, fewer pieces than rows, and more columns than rows.
fn odd_boards() -> Vec<Position> {
    let with_walls = Board::new(6, 6).and_then(|board| board.with_walls(&[14, 21])).expect("a board");
    let queens = "queens".parse().expect("a rule");
    let labels: Vec<i32> = (0..25).map(|square| square / 5).collect();
    let regions = Board::new(5, 5).and_then(|board| board.with_regions(&labels)).expect("a board");
    let touching = "touching".parse().expect("a rule");
    let excluded = Board::new(6, 6).expect("a board").without_sums(&[4, 5]).without_differences(&[-1]);
    vec![
        Position::new(&queens, &with_walls).expect("walls").with_pieces(7),
        Position::new(&queens, &excluded).expect("diagonals may be excluded"),
        Position::new(&touching, &regions).expect("regions"),
        position("bishops", 4, 6).with_pieces(3).with_given(&[5]).expect("a square"),
        position("knights", 4, 4).with_pieces(4).with_given(&[1, 14]).expect("squares"),
        position("kings+torus", 5, 5).with_pieces(4),
        position("queens+torus", 6, 6).with_pieces(4),
        position("queens", 7, 5).with_pieces(5),
        position("queens", 5, 7).with_given(&[2]).expect("a square"),
        position("toggled", 6, 6).with_given(&[13]).expect("a square"),
        position("toggled-open", 6, 6).with_pieces(5).with_given(&[33]).expect("a square"),
        position("parity-in-order", 5, 5).with_pieces(4),
        position("queens", 4, 4).with_pieces(0),
        position("rooks", 3, 3).with_pieces(1).with_given(&[0, 4]).expect("squares"),
    ]
}

#[test]
fn the_search_by_rule_finds_as_many_solutions_as_the_counter_on_all_kinds_of_boards() {
    for position in odd_boards() {
        assert_eq!(solutions(&position), count(&position), "{position:?}");
    }
}

#[test]
fn each_reported_solution_is_valid_and_reported_once() {
    for position in odd_boards() {
        let mut timeline = open(&position);
        let mut found = Vec::new();
        while !timeline.tally().ended() {
            assert!(timeline.seek_nth(Kind::Solution.into(), found.len() as u64 + 1, u64::MAX));
            if !timeline.tally().ended() {
                found.push(squares(&position, &pieces(&timeline)));
            }
        }
        assert!(found.iter().all(|&solution| position.is_completed_by(solution)), "{position:?}");
        let mut each: Vec<Vec<u32>> = found.iter().map(|solution| solution.iter().collect()).collect();
        each.sort();
        each.dedup();
        assert_eq!(each.len(), found.len(), "{position:?}");
    }
}

fn pieces(timeline: &Timeline) -> Vec<Square> {
    timeline.pieces().expect("a board under a rule")
}

fn squares(position: &Position, pieces: &[Square]) -> Squares {
    pieces.iter().map(|square| position.board().square(square.row, square.column)).collect()
}

#[test]
fn events_give_the_board_and_their_reasons_are_true() {
    let rules = ["queens+torus", "bishops", "knights", "toggled", "sliding:2", "formula:i * j"];
    for position in rules.map(|rule| position(rule, 5, 5)).into_iter().chain(odd_boards()) {
        let mut timeline = open(&position);
        let mut board = squares(&position, &pieces(&timeline));
        assert_eq!(board, position.given(), "given pieces are on the board from the start");
        for step in 1..=1_500 {
            timeline.seek(step, u64::MAX);
            let Some(event) = timeline.tally().event().filter(|_| timeline.tally().position == step) else { break };
            let at = |square: Square| Squares::one(position.board().square(square.row, square.column));
            let before = board;
            match event {
                Event::Tried(square) | Event::Forced(square) => {
                    assert!(board.is_disjoint(at(square)));
                    board |= at(square);
                }
                Event::Removed(square) => {
                    assert!(at(square).is_subset(board));
                    board -= at(square);
                }
                _ => {}
            }
            assert_eq!(squares(&position, &pieces(&timeline)), board, "{position:?} at {step}");
            if let Some(Reason::Own(own)) = timeline.reason() {
                check_reason(&position, before, event, &own);
            } else {
                assert!(matches!(event, Event::Solution | Event::Exhausted), "{event:?} has no reason");
            }
        }
    }
}

/// Checks the reason of an event by computing it again from the board. `before`: the pieces before the event.
fn check_reason(position: &Position, before: Squares, event: Event, own: &Own) {
    let board = position.board();
    let table = position.table();
    let fact = |name| match own.fact(name) {
        Some(Fact::Count(count)) => count,
        fact => panic!("{own:?}: {name} is {fact:?}"),
    };
    let free = |square: &u32| (table.conflicts(*square) | Squares::one(*square)).is_disjoint(before);
    let on = |line: Line| {
        let is_on = move |square: &u32| match line.kind {
            LineKind::Column => board.column(*square) == line.index,
            _ => board.row(*square) == line.index,
        };
        board.usable().iter().filter(is_on).filter(free).count() as u64
    };
    match (event, own.code) {
        (Event::Tried(square) | Event::Forced(square), "byRule.inRow" | "byRule.onlyInRow") => {
            // Squares in columns that the search left empty are not counted.
            assert!(fact("count") <= on(Line { kind: LineKind::Row, index: square.row }), "{position:?}: {own:?}");
        }
        (Event::Tried(square) | Event::Forced(square), "byRule.inColumn" | "byRule.onlyInColumn") => {
            assert!(
                fact("count") <= on(Line { kind: LineKind::Column, index: square.column }),
                "{position:?}: {own:?}"
            );
        }
        (Event::DeadEnd { line: Some(line) }, "byRule.deadRow" | "byRule.deadColumn") if !table.rule().is_ordered() => {
            assert_eq!(on(line), 0, "{position:?}: {own:?}");
        }
        (Event::DeadEnd { line: None }, "byRule.dead") => {
            let left = u64::from(position.pieces() - before.len());
            assert!(
                fact("count") == left && (table.rule().is_ordered() || fact("lines") < left),
                "{position:?}: {own:?}"
            );
        }
        _ => {}
    }
}

#[test]
fn every_step_is_the_same_forwards_and_backwards() {
    for position in odd_boards() {
        let mut timeline = open(&position);
        let mut seen = Vec::new();
        for step in 0..=400 {
            timeline.seek(step, u64::MAX);
            seen.push((pieces(&timeline), timeline.tally().counts, timeline.registers(), timeline.reason()));
        }
        for (step, seen) in seen.iter().enumerate().rev() {
            timeline.seek(step as u64, u64::MAX);
            let now = (pieces(&timeline), timeline.tally().counts, timeline.registers(), timeline.reason());
            assert_eq!(&now, seen, "{position:?} at {step}");
        }
    }
}

#[test]
fn every_other_search_refuses_the_rule_and_names_the_search_for_it() {
    let position = position("knights", 5, 5);
    for entry in CATALOGUE.iter().filter(|entry| entry.name != "by-rule") {
        let error = entry.open_by_rule(&position).expect_err("the search accepts queens alone");
        let expected =
            SearchError::QueensOnly { name: entry.name, rule: "knights".to_owned(), searches: vec!["by-rule"] };
        assert_eq!(error, expected);
        assert_eq!(error.code(), "search-queens-alone");
    }
}

#[test]
fn given_pieces_that_attack_each_other_are_refused_with_their_squares() {
    let position = position("knights", 3, 3).with_given(&[0, 5]).expect("squares");
    let error = find("by-rule").expect("a search").open_by_rule(&position).expect_err("the knights attack each other");
    assert_eq!(error, SearchError::PieceConflict { row: 0, column: 0, other_row: 1, other_column: 2 });
    assert_eq!(error.code(), "search-piece-conflict");
}

#[test]
fn the_word_of_free_squares_belongs_to_the_next_row() {
    let board = Placement::empty(8).expect("a board");
    let mut timeline = Timeline::new(find("by-rule").and_then(|entry| entry.open(&board, 1)).expect("the search accepts queens"));
    let word = |timeline: &Timeline| match timeline.registers().first() {
        Some(&Register::Word { bits, row, .. }) => (row, bits),
        other => panic!("{other:?}"),
    };
    assert_eq!(word(&timeline), (Some(0), 0xFF));
    // A queen on the first square of row 1 leaves all but two squares of row 2.
    timeline.seek(1, u64::MAX);
    assert_eq!(timeline.tally().event(), Some(Event::Tried(Square::new(0, 0))));
    assert_eq!(word(&timeline), (Some(1), 0b1111_1100));
}
