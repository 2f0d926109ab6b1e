//! Runs of the linear completion: the table agrees with the board, the returns with the counters, and the end is right.

use queens_core::board::{LineKind, Placement, Square, validate};
use queens_core::search::find;
use queens_core::trace::{Event, Fact, Kind, MEMORY_FOR_BOARDS, Own, Reason, Register, Timeline};
use queens_tests::random;
use queens_tests::replay::{Moment, Start, replay};

fn start(given: Placement, seed: u32) -> Start {
    Start { entry: find("linear").expect("in the catalogue"), given, seed }
}

fn empty(size: usize) -> Placement {
    Placement::empty(size).expect("a board")
}

/// Runs on small boards, which begin with block 4, and on larger boards. Some of the greedy placements have no completion.
fn runs() -> Vec<(Start, Vec<Moment>)> {
    let partial = (0..6).map(|seed| (random::from_solution(16, 3 + seed, seed), seed));
    let greedy = (0..6).map(|seed| (random::greedy(12, 4, seed), seed));
    let larger = [(random::from_solution(70, 9, 2), 3), (empty(120), 4), (empty(32), 5)];
    let starts = partial.chain(greedy).chain(larger).map(|(given, seed)| start(given, seed));
    starts.map(|start| (start.clone(), replay(&start, 1500))).collect()
}

/// The free squares of a row, by the definition.
fn free_columns(placement: &Placement, row: u32) -> Vec<u32> {
    let is_free = |&column: &u32| placement.queens().all(|queen| queen.line_to(Square::new(row, column)).is_none());
    (0..placement.size() as u32).filter(is_free).collect()
}

/// The tables of block 5, if the run is in it: the rows with their free squares, and the choice from them.
struct Tables<'a> {
    rows: &'a [u32],
    squares: &'a [u32],
    choice: Option<Choice<'a>>,
}

struct Choice<'a> {
    square: Square,
    ties: u64,
    columns: &'a [u32],
    damage: &'a [u32],
}

fn tables(moment: &Moment) -> Option<Tables<'_>> {
    let named = |wanted| {
        moment.registers.iter().find_map(|register| match register {
            Register::Table(table) if table.name == wanted => Some(table),
            _ => None,
        })
    };
    let risk = named("risk")?;
    let choice = named("damage").map(|damage| {
        let (Some(row), Some(column)) = (risk.chosen, damage.chosen) else { panic!("a choice has a square") };
        assert_eq!((risk.of, damage.of), (LineKind::Row, LineKind::Column));
        assert_eq!(damage.facts.get("row"), Some(Fact::Index(row)));
        let Some(Fact::Count(ties)) = risk.facts.get("count") else { panic!("the table names the number of rows at equal risk") };
        Choice { square: Square::new(row, column), ties, columns: &damage.lines, damage: &damage.figures }
    });
    Some(Tables { rows: &risk.lines, squares: &risk.figures, choice })
}

/// The reason of the last event, if it is of a kind that only this search has.
fn own(moment: &Moment) -> Option<&Own> {
    match moment.reason.as_ref()? {
        Reason::Own(own) => Some(own),
        _ => None,
    }
}

fn number(moment: &Moment, wanted: &str) -> u64 {
    let found = moment.registers.iter().find_map(|register| match register {
        Register::Number { name, value, .. } if *name == wanted => Some(*value),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("{wanted}"))
}

#[test]
fn the_table_lists_the_free_squares_of_every_free_row_at_the_time_of_the_choice() {
    let mut choices = 0;
    for (start, run) in runs() {
        for moment in &run {
            let Some(Tables { rows, squares, choice }) = tables(moment) else { continue };
            let mut board = moment.placement.clone();
            if let Some(Choice { square, ties, columns, .. }) = choice {
                board.take(square.row);
                assert_eq!(columns, free_columns(&board, square.row));
                assert!(rows.contains(&square.row) && ties >= 1);
                choices += 1;
            }
            let counts: Vec<_> = rows.iter().map(|&row| free_columns(&board, row).len() as u32).collect();
            assert_eq!(squares, counts, "{start:?} at {}", moment.tally.position);
            assert!(squares.is_sorted(), "rows at greatest risk come first");
            assert_eq!(rows.len(), board.size() - board.count());
        }
    }
    assert!(choices > 300, "{choices}");
}

#[test]
fn a_row_is_chosen_among_those_with_the_fewest_free_squares() {
    for (_, run) in runs() {
        for moment in &run {
            let Some(Tables { rows, squares, choice: Some(Choice { square, ties, .. }) }) = tables(moment) else {
                continue;
            };
            if own(moment).is_some_and(|own| own.code == "base") {
                continue;
            }
            let at = rows.iter().position(|&row| row == square.row).expect("the chosen row is in the table");
            assert!(squares[at] == squares[0] && at < ties as usize && ties <= 3);
        }
    }
}

#[test]
fn the_damage_of_a_base_is_the_number_of_free_squares_that_it_attacks() {
    let mut bases = 0;
    for (start, run) in runs() {
        for moment in &run {
            let Some(base) = own(moment).filter(|own| own.code == "base") else { continue };
            let Tables { rows, squares, choice } = tables(moment).expect("a base is chosen from the table");
            let Choice { square, columns, damage, .. } = choice.expect("a base is chosen");
            assert_eq!(base.fact("column"), Some(Fact::Index(square.column)));
            assert_eq!(base.fact("count"), Some(Fact::Count(columns.len() as u64)));
            let free = columns.len() as u32;
            let mut board = moment.placement.clone();
            board.take(square.row);
            let total: u32 = squares.iter().sum::<u32>() - free;
            for (&column, &closes) in columns.iter().zip(damage) {
                let mut after = board.clone();
                after.set(Square::new(square.row, column));
                let others = rows.iter().filter(|&&row| row != square.row);
                let left: usize = others.map(|&row| free_columns(&after, row).len()).sum();
                assert_eq!(total - left as u32, closes, "{start:?}, row {}, column {column}", square.row);
            }
            bases += 1;
        }
    }
    assert!(bases >= 10, "{bases}");
}

#[test]
fn a_return_leaves_the_queens_of_its_level_and_is_counted() {
    let mut returns = 0;
    for (start, run) in runs() {
        for moment in &run {
            if let Some(Event::Restart { level, .. }) = moment.tally.event() {
                let reason = own(moment).expect("a return has a reason");
                assert!(reason.code.starts_with("return."));
                let count = |name| match reason.fact(name) {
                    Some(Fact::Count(count)) => count,
                    other => panic!("{reason:?}: {name} is {other:?}"),
                };
                assert_eq!(moment.placement.count() as u64, count("count"));
                assert_eq!(start.given.count() as u64 + u64::from(level), count("count"));
                assert_eq!(count("returns"), moment.tally.of(Kind::Restart));
                assert!(count("returns") <= count("bound"));
                returns += 1;
            }
            assert_eq!(number(moment, "returns"), moment.tally.of(Kind::Restart));
            assert_eq!(number(moment, "left"), (start.given.size() - moment.placement.count()) as u64);
        }
    }
    assert!(returns > 100, "{returns}");
}

#[test]
fn a_run_ends_with_a_solution_or_undecided_and_never_with_a_proof() {
    let corner = Placement::from_rows(&[0, -1, -1, -1]).expect("a placement");
    for (given, solved) in [(corner, 0), (empty(8), 1), (random::solution(9, 1), 1)] {
        let run = replay(&start(given.clone(), 1), 100_000);
        let end = run.last().expect("a start");
        assert_eq!(end.reason, Some(Reason::Over { solutions: solved, complete: false }));
        assert_eq!(end.tally.of(Kind::Solution), solved);
        assert!(solved == 0 || validate(&end.placement).ok() && end.placement.completes(&given));
    }
}

#[test]
fn a_run_on_100_000_rows_steps_back_within_its_memory() {
    let mut timeline = Timeline::new(start(empty(100_000), 1).open());
    while !timeline.seek(u64::MAX, 20_000) {}
    assert_eq!(timeline.tally().of(Kind::Solution), 1);
    let end = timeline.tally().position;
    assert!(timeline.checkpoint_bytes() <= MEMORY_FOR_BOARDS);
    let solution = timeline.placement();
    while !timeline.seek(end / 2, 20_000) {}
    assert!(timeline.placement().count() < 100_000);
    while !timeline.seek(end, 20_000) {}
    assert_eq!(timeline.placement(), solution);
}
