//! Compares the events and reasons of runs with the boards.

use queens_core::board::{Line, LineKind, Placement, Square};
use queens_core::trace::{Attack, Event, Fact, Kind, Kinds, Order, Own, Reason, Rule, Tally, Timeline, Weighed};
use queens_tests::replay::{Moment, Start, replay, starts};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn all_runs(most: usize) -> impl Iterator<Item = (Start, Vec<Moment>)> {
    starts().into_iter().map(move |start| (start.clone(), replay(&start, most)))
}

/// The board after an event; `None` if the event alone does not determine it.
fn apply(placement: &Placement, event: Event) -> Option<Placement> {
    let mut after = placement.clone();
    match event {
        Event::Tried(square) | Event::Forced(square) => {
            assert_eq!(placement.column(square.row), None, "{event:?} into a row with a queen");
            after.set(square);
        }
        Event::Removed(square) => {
            assert_eq!(placement.column(square.row), Some(square.column), "{event:?} on a square without a queen");
            after.take(square.row);
        }
        Event::Swapped { row, other_row, .. } => {
            let column = |row: u32| placement.column(row).expect("both rows have a queen");
            after.set(Square::new(row, column(other_row)));
            after.set(Square::new(other_row, column(row)));
        }
        Event::Restart { .. } => return None,
        _ => {}
    }
    Some(after)
}

#[test]
fn applying_the_events_to_the_given_queens_gives_the_board_that_the_search_reports() {
    for (start, run) in all_runs(3000) {
        assert_eq!(run[0].placement, start.given, "{start:?}");
        for pair in run.windows(2) {
            let event = pair[1].tally.event().expect("something happened");
            if let Some(board) = apply(&pair[0].placement, event) {
                assert_eq!(board, pair[1].placement, "{start:?} at {}", pair[1].tally.position);
            }
            for queen in start.given.queens() {
                assert_eq!(pair[1].placement.column(queen.row), Some(queen.column), "given queens stay");
            }
        }
    }
}

#[test]
fn each_event_increases_its_counter() {
    for (start, run) in all_runs(1000) {
        for pair in run.windows(2) {
            let mut counts = pair[0].tally.counts;
            counts[pair[1].tally.event().expect("an event").kind() as usize] += 1;
            assert_eq!(pair[1].tally.counts, counts, "{start:?}");
            assert_eq!(pair[1].tally.position, counts.iter().sum::<u64>());
        }
    }
}

#[test]
fn every_event_has_a_reason() {
    for (start, run) in all_runs(1000) {
        assert_eq!(run[0].reason, None, "nothing happened yet");
        for moment in &run[1..] {
            assert!(moment.reason.is_some(), "{start:?}: {:?}", moment.tally.last);
        }
    }
}

#[test]
fn squares_reported_as_attacking_attack_and_squares_reported_as_free_are_free() {
    let check = |placement: &Placement, attack: &Attack| {
        assert_eq!(placement.column(attack.by.row), Some(attack.by.column), "the attacking square has a queen");
        assert_eq!(attack.square.line_to(attack.by), Some(attack.line));
    };
    for (start, run) in all_runs(3000) {
        // The rows in which queens were tried, each with the queens on the other rows.
        let mut tried = BTreeSet::new();
        for moment in &run {
            let placement = &moment.placement;
            if let Some(Event::Tried(square)) = moment.tally.event() {
                let mut elsewhere = placement.clone();
                elsewhere.take(square.row);
                let is_first = tried.insert((square.row, elsewhere.to_rows()));
                if let Some(Reason::Choice { again, .. }) = moment.reason {
                    assert_eq!(again, !is_first, "{start:?}: {square:?} at {}", moment.tally.position);
                }
            }
            match moment.reason.as_ref() {
                Some(Reason::AllAttacked { line, attackers }) => {
                    let squares: Vec<_> = (0..start.given.size() as u32).map(|at| square_of(*line, at)).collect();
                    assert_eq!(attackers.iter().map(|attack| attack.square).collect::<Vec<_>>(), squares);
                    attackers.iter().for_each(|attack| check(placement, attack));
                }
                Some(Reason::AttackedOrLeftOut { line, attackers, left_out, .. }) => {
                    assert!(
                        left_out.iter().all(|square| is_on(*line, *square) && moment.left_out.contains(square)),
                        "{start:?}"
                    );
                    left_out.iter().for_each(|square| assert_free(placement, *square));
                    attackers.iter().for_each(|attack| check(placement, attack));
                    assert!(!left_out.is_empty() && left_out.len() + attackers.len() == start.given.size());
                }
                Some(&Reason::Attacked { square, by, line }) => check(placement, &Attack { square, by, line }),
                Some(Reason::Choice { square, free, order, again, rule }) => {
                    let first = if *order == Order::HighestBit { free.last() } else { free.first() };
                    assert_eq!(first, Some(&square.column), "{start:?}: {order:?} of {free:?}");
                    free.iter().for_each(|&column| assert_free(placement, Square::new(square.row, column)));
                    let row = Line { kind: LineKind::Row, index: square.row };
                    let others = open_squares(placement, row, *square) > free.len();
                    assert_eq!(others, *again || rule.is_some(), "{start:?}: whether squares besides {free:?} are free");
                }
                Some(Reason::ChoiceInColumn { square, free, again }) => {
                    assert_eq!(free.first(), Some(&square.row));
                    free.iter().for_each(|&row| assert_free(placement, Square::new(row, square.column)));
                    let column = Line { kind: LineKind::Column, index: square.column };
                    assert_eq!(open_squares(placement, column, *square) > free.len(), *again, "{start:?}");
                }
                Some(Reason::Own(own)) if !own.weighed.is_empty() => {
                    let chosen = square_in(own);
                    let least = own.weighed.iter().map(|weighed| weighed.cost).min().expect("squares were compared");
                    assert!(own.weighed.contains(&Weighed { square: chosen, cost: least }), "{start:?}: {own:?}");
                    own.weighed.iter().for_each(|weighed| assert_free(placement, weighed.square));
                }
                Some(Reason::Back { square, left, .. }) => {
                    assert_one_way(square.column, left);
                    left.iter().for_each(|&column| assert_free(placement, Square::new(square.row, column)));
                }
                Some(Reason::BackInColumn { square, left }) => {
                    assert_one_way(square.row, left);
                    left.iter().for_each(|&row| assert_free(placement, Square::new(row, square.column)));
                }
                Some(Reason::OnlyOne { square, line }) => {
                    assert!(is_on(*line, *square));
                    for other in (0..start.given.size() as u32).map(|at| square_of(*line, at)) {
                        let attacked =
                            placement.queens().any(|queen| queen != *square && other.line_to(queen).is_some());
                        assert!(
                            other == *square || attacked || moment.left_out.contains(&other),
                            "{start:?}: {other:?}"
                        );
                    }
                }
                _ => {}
            }
        }
    }
}

/// The square that a reason names.
fn square_in(own: &Own) -> Square {
    let index = |name| match own.fact(name) {
        Some(Fact::Index(index)) => index,
        other => panic!("{own:?}: {name} is {other:?}"),
    };
    Square::new(index("row"), index("column"))
}

fn square_of(line: Line, at: u32) -> Square {
    if line.kind == LineKind::Row { Square::new(line.index, at) } else { Square::new(at, line.index) }
}

/// The number of squares of a line without attacks, except from the queen that was tried on it.
fn open_squares(placement: &Placement, line: Line, tried: Square) -> usize {
    let mut before = placement.clone();
    before.take(tried.row);
    let is_open = |at: &u32| {
        let square = square_of(line, *at);
        before.queens().all(|queen| queen != square && square.line_to(queen).is_none())
    };
    (0..placement.size() as u32).filter(is_open).count()
}

#[test]
fn a_choice_gives_the_order_of_squares_and_the_excluded_ones() {
    let all = |columns: std::ops::Range<u32>| columns.collect::<Vec<_>>();
    let cases = [
        ("bitmask", 8, 1, all(0..8), Order::LowestBit, None),
        ("completions", 8, 1, all(0..8), Order::LowestZero, None),
        ("array-recursive", 8, 1, all(0..8), Order::OneByOne, None),
        ("array-iterative", 8, 1, all(0..8), Order::OneByOne, None),
        ("halved", 8, 1, all(0..6), Order::LowestBit, Some(Rule("mirror"))),
        ("symmetric", 8, 1, all(4..8), Order::HighestBit, Some(Rule("turn"))),
        ("modular", 7, 1, all(0..7), Order::LowestBit, None),
        ("modular", 7, 3, vec![4, 6], Order::LowestBit, Some(Rule("wrap"))),
    ];
    for (name, size, position, free, order, rule) in cases {
        let entry = queens_core::search::find(name).expect("in the catalogue");
        let mut timeline = Timeline::new(entry.open(&Placement::empty(size).expect("a board"), 1).expect("the search accepts the board"));
        assert!(timeline.seek(position, 1000));
        match timeline.reason() {
            Some(Reason::Choice { free: columns, order: by, again: false, rule: left_out, .. }) => {
                assert_eq!((columns, by, left_out), (free, order, rule), "{name} at {position}");
            }
            reason => panic!("{name} at {position}: {reason:?}"),
        }
    }
}

fn is_on(line: Line, square: Square) -> bool {
    line.index == if line.kind == LineKind::Row { square.row } else { square.column }
}

/// Squares are tried in order, so the remaining ones are all on one side.
fn assert_one_way(tried: u32, left: &[u32]) {
    assert!(left.iter().all(|&other| other > tried) || left.iter().all(|&other| other < tried), "{tried}, {left:?}");
}

/// Asserts that no queen attacks the square, except perhaps a queen on its row or column.
fn assert_free(placement: &Placement, square: Square) {
    let diagonals = [LineKind::Diagonal, LineKind::AntiDiagonal];
    let attacks = |queen: &Square| square.line_to(*queen).is_some_and(|line| diagonals.contains(&line));
    assert_eq!(placement.queens().find(attacks), None, "{square:?}");
    let on_its_lines = placement.queens().filter(|queen| queen.row == square.row || queen.column == square.column);
    assert!(on_its_lines.count() <= 1, "{square:?}");
}

#[test]
fn events_reasons_and_kinds_are_written_as_the_page_reads_them() {
    let square = Square::new(2, 5);
    let line = Line { kind: LineKind::AntiDiagonal, index: 3 };
    let events: [(Event, Value); 6] = [
        (Event::Tried(square), json!({ "kind": "tried", "row": 2, "column": 5 })),
        (
            Event::Swapped { row: 1, other_row: 4, conflicts: 9 },
            json!({ "kind": "swapped", "row": 1, "otherRow": 4, "conflicts": 9 }),
        ),
        (
            Event::DeadEnd { line: Some(line) },
            json!({ "kind": "deadEnd", "line": { "kind": "antiDiagonal", "index": 3 } }),
        ),
        (Event::Restart { level: 2, conflicts: 8 }, json!({ "kind": "restart", "level": 2, "conflicts": 8 })),
        (Event::Phase { number: 1, conflicts: 7 }, json!({ "kind": "phase", "number": 1, "conflicts": 7 })),
        (Event::Exhausted, json!({ "kind": "exhausted" })),
    ];
    for (event, expected) in events {
        let written = serde_json::to_value(event).expect("plain data");
        assert_eq!(written, expected);
        assert_eq!(written["kind"], event.kind().name());
    }
    let dead_end =
        Reason::AllAttacked { line, attackers: vec![Attack { square, by: Square::new(2, 6), line: LineKind::Row }] };
    let attack = json!({ "square": { "row": 2, "column": 5 }, "by": { "row": 2, "column": 6 }, "line": "row" });
    let expected =
        json!({ "kind": "allAttacked", "line": { "kind": "antiDiagonal", "index": 3 }, "attackers": [attack] });
    assert_eq!(serde_json::to_value(dead_end).expect("plain data"), expected);
    let weighed = vec![Weighed { square, cost: 3 }];
    let own = Reason::Own(Own::new("gain").index("row", 0).count("before", 5_u32).weighing(weighed));
    let weighed = json!([{ "square": { "row": 2, "column": 5 }, "cost": 3 }]);
    let facts = json!({ "row": { "index": 0 }, "before": { "count": 5 } });
    let expected = json!({ "kind": "own", "code": "gain", "facts": facts, "weighed": weighed });
    assert_eq!(serde_json::to_value(own).expect("plain data"), expected);
    for kind in Kind::ALL {
        assert_eq!(serde_json::to_value(kind).expect("a name"), kind.name());
    }
}

#[test]
fn sets_of_kinds_are_masks_in_the_order_of_the_counters() {
    for (index, kind) in Kind::ALL.into_iter().enumerate() {
        assert_eq!(kind as usize, index);
        let set = Kinds::from(kind);
        assert_eq!(set.bits(), 1 << index);
        assert_eq!(set.iter().collect::<Vec<_>>(), [kind]);
        assert!(set.with(Kind::Phase).contains(kind) && !Kinds::NONE.contains(kind));
    }
    assert_eq!(
        Kinds::from_bits(u32::MAX).bits(),
        (1 << Kind::ALL.len()) - 1,
        "bits without a kind are ignored"
    );
    assert_eq!(Tally::START.of_any(Kinds::from_bits(u32::MAX)), 0);
}
