//! The searches for all solutions agree with published figures and with one another.

use queens_core::board::{LineKind, Placement, Square, Transform, validate};
use queens_core::construct::explicit;
use queens_core::search::{Entry, find};
use queens_core::trace::{Condition, Event, Fact, Kind, Kinds, Reason, Register, Timeline};
use queens_tests::{all_solutions, random, reference, solutions};
use serde::Deserialize;
use std::cmp::Ordering;
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
    rejected: Option<u64>,
    solutions: u64,
    /// The number of solutions with the images that the search leaves out.
    total: Option<u64>,
}

fn empty(size: usize) -> Placement {
    Placement::empty(size).expect("a board")
}

fn search(name: &str) -> &'static Entry {
    find(name).expect("in the catalogue")
}

fn ended(name: &str, given: &Placement) -> Timeline {
    let mut timeline = Timeline::new(search(name).open(given, 1).expect("the search accepts the placement"));
    while !timeline.seek(u64::MAX, u64::MAX) {}
    timeline
}

/// The solutions that a search finds, in its order.
fn found(name: &str, given: &Placement) -> Vec<Placement> {
    let mut timeline = Timeline::new(search(name).open(given, 1).expect("the search accepts the placement"));
    let mut solutions = Vec::new();
    loop {
        timeline.seek_nth(Kind::Solution.into(), solutions.len() as u64 + 1, u64::MAX);
        match timeline.tally().event() {
            Some(Event::Solution) => solutions.push(timeline.placement()),
            _ => return solutions,
        }
    }
}

/// The number of solutions that a run represents.
fn total(timeline: &Timeline) -> u64 {
    match timeline.reason() {
        Some(Reason::OverWithImages { total, .. }) => total,
        Some(Reason::Over { solutions, complete: true }) => solutions,
        other => panic!("{other:?}"),
    }
}

const BITBOARDS: [&str; 5] = ["bitboard", "bitboard-columns", "bitboard-lines", "bitboard-pairs", "bitboard-fewest"];

/// The searches that find every completion, in the order of the lists of columns.
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
        run.rejected.inspect(|&rejected| assert_eq!(tally.of(Kind::Rejected), rejected, "{named}"));
        run.forced.inspect(|&forced| assert_eq!(tally.of(Kind::Forced), forced, "{named}"));
    }
}

#[test]
fn every_search_agrees_with_the_published_number_of_solutions() {
    for board in solutions().iter().filter(|board| board.size <= 9) {
        let names = COMPLETE.into_iter().chain(["halved", "both-mirrors", "symmetric"]);
        for name in names.chain(if board.size <= 8 { BITBOARDS.as_slice() } else { &[] }.iter().copied()) {
            assert_eq!(total(&ended(name, &empty(board.size))), board.total, "{name} on {} rows", board.size);
        }
    }
}

#[test]
fn symmetric_finds_as_many_fundamental_solutions_as_published() {
    for board in solutions().iter().filter(|board| board.size <= 11) {
        let timeline = ended("symmetric", &empty(board.size));
        assert_eq!(timeline.tally().of(Kind::Solution), board.fundamental, "{} rows", board.size);
        assert_eq!(total(&timeline), board.total, "{} rows", board.size);
    }
}

#[test]
fn symmetric_finds_the_canonical_solution_of_each_orbit_and_reports_its_number_of_images() {
    for size in (1..=9).filter(|size| !matches!(size, 2 | 3)) {
        let mut timeline = Timeline::new(search("symmetric").open(&empty(size), 1).expect("the search accepts empty boards"));
        let mut all = BTreeSet::new();
        for nth in 1.. {
            timeline.seek_nth(Kind::Solution.into(), nth, u64::MAX);
            if timeline.tally().event() != Some(Event::Solution) {
                break;
            }
            let orbit = timeline.placement().orbit().expect("a solution");
            assert_eq!(timeline.placement(), orbit[0], "{size} rows");
            let images = orbit.len() as u32;
            let expected = if images == 1 { Reason::Solved { nth } } else { Reason::SolvedWithImages { nth, images } };
            assert_eq!(timeline.reason(), Some(expected));
            all.extend(orbit.iter().map(Placement::to_rows));
        }
        assert_eq!(all, all_solutions(size as u32).iter().map(Placement::to_rows).collect(), "{size} rows");
    }
}

#[test]
fn a_turned_solution_is_reported_with_its_comparison() {
    let transforms = [Transform::ThreeQuarterTurn, Transform::HalfTurn, Transform::QuarterTurn];
    let mut seen = BTreeSet::new();
    for size in [4, 5, 6, 8, 9] {
        let mut timeline = Timeline::new(search("symmetric").open(&empty(size), 1).expect("the search accepts empty boards"));
        let kinds = Kinds::from(Kind::Phase).with(Kind::Rejected);
        while timeline.run_until(&Condition::kinds(kinds), u64::MAX) && !timeline.tally().ended() {
            let Some(Reason::Own(own)) = timeline.reason() else { panic!("{:?}", timeline.reason()) };
            let count = |name| match own.fact(name) {
                Some(Fact::Count(count)) => Some(count as usize),
                _ => None,
            };
            let quarters = count("degrees").expect("the reason names the degrees of the turn") / 90;
            let board = timeline.placement();
            let image = board.transformed(transforms[quarters - 1]).expect("a solution");
            let read = |board: &Placement| -> Vec<i32> {
                board.to_rows().iter().map(|column| size as i32 - 1 - column).collect()
            };
            let (board, image) = (read(&board), read(&image));
            let expected = match image.cmp(&board) {
                Ordering::Less => "turnedSmaller",
                Ordering::Equal if quarters == 1 => "turnedEqualQuarter",
                Ordering::Equal => "turnedEqual",
                Ordering::Greater => "turnedLarger",
            };
            assert_eq!(own.code, expected);
            let row = (0..size).find(|&row| board[row] != image[row]);
            assert_eq!(own.fact("row"), row.map(|row| Fact::Index(row as u32)));
            let read_there = |of: &[i32]| row.map(|row| of[row] as usize);
            assert_eq!((count("own"), count("turned")), (read_there(&board), read_there(&image)));
            assert_eq!(timeline.tally().last_is(Kind::Rejected.into()), expected == "turnedSmaller");
            seen.insert(format!("{expected} {quarters}"));
        }
    }
    assert!(seen.len() >= 7, "{seen:?}");
}

#[test]
fn no_search_sets_a_queen_on_a_square_that_it_excludes() {
    for (name, size) in [("halved", 7), ("both-mirrors", 8), ("symmetric", 9), ("modular", 7)] {
        let mut timeline = Timeline::new(search(name).open(&empty(size), 1).expect("a valid board"));
        while !timeline.tally().ended() {
            let left_out = timeline.frame().left_out;
            assert!(timeline.placement().queens().all(|queen| !left_out.contains(&queen)), "{name}");
            timeline.seek(timeline.tally().position + 1, u64::MAX);
        }
    }
}

#[test]
fn modular_finds_the_completions_of_plain_search_with_distinct_wrapped_diagonals() {
    let wraps = |board: &Placement| {
        let size = board.size() as u32;
        let queens: Vec<_> = board.queens().collect();
        let distinct =
            |line: &dyn Fn(&Square) -> u32| queens.iter().map(line).collect::<BTreeSet<_>>().len() == queens.len();
        distinct(&|queen| (queen.row + queen.column) % size)
            && distinct(&|queen| (queen.row + size - queen.column) % size)
    };
    let one = |size, row, column| {
        let mut board = empty(size);
        board.set(Square::new(row, column));
        board
    };
    for given in [empty(5), empty(7), empty(11), one(5, 0, 3), one(7, 3, 0), one(7, 6, 6), one(11, 5, 2)] {
        let expected: Vec<_> = found("bitmask", &given).into_iter().filter(wraps).collect();
        assert_eq!(found("modular", &given), expected, "{:?}", given.to_rows());
    }
    let solution = found("modular", &empty(13)).remove(77);
    for taken in [vec![0], vec![12], vec![3, 4, 9], (0..13).collect()] {
        let mut given = solution.clone();
        taken.iter().for_each(|&row| given.take(row));
        assert!(found("modular", &given).contains(&solution), "{taken:?}");
    }
    assert_eq!(found("modular", &solution), [solution]);
}

#[test]
fn every_bitboard_finds_every_completion_once() {
    for seed in 0..8 {
        for given in [random::greedy(6, seed % 4, seed), random::from_solution(8, 1 + seed % 5, seed), empty(5)] {
            let expected: BTreeSet<_> = found("bitmask", &given).iter().map(Placement::to_rows).collect();
            for name in BITBOARDS {
                let found = found(name, &given);
                let all: BTreeSet<_> = found.iter().map(Placement::to_rows).collect();
                assert_eq!((all, found.len()), (expected.clone(), expected.len()), "{name} on {:?}", given.to_rows());
            }
        }
    }
}

#[test]
fn the_bytes_of_a_bitboard_count_the_attacked_squares_of_each_column_and_row() {
    for given in [empty(8), random::from_solution(8, 2, 3), empty(6)] {
        let size = given.size() as u32;
        let mut timeline = Timeline::new(search("bitboard-lines").open(&given, 1).expect("a valid board"));
        for position in 0..400 {
            timeline.seek(position, u64::MAX);
            let board = timeline.placement();
            let shares = |square: Square, kinds: &[LineKind]| {
                board
                    .queens()
                    .any(|queen| queen == square || square.line_to(queen).is_some_and(|line| kinds.contains(&line)))
            };
            let along_rows = [LineKind::Row, LineKind::Diagonal, LineKind::AntiDiagonal];
            let all = [LineKind::Row, LineKind::Column, LineKind::Diagonal, LineKind::AntiDiagonal];
            for register in timeline.registers() {
                let Register::Bytes { name, values, .. } = register else { continue };
                for index in 0..size {
                    let counted = |kinds: &[LineKind], square: &dyn Fn(u32) -> Square| {
                        (0..size).filter(|&at| shares(square(at), kinds)).count() as u32 + 8 - size
                    };
                    let column = counted(&along_rows, &|row| Square::new(row, index));
                    let row = counted(&all, &|column| Square::new(index, column));
                    let free_column = board.queens().all(|queen| queen.column != index);
                    let free_row = board.column(index).is_none();
                    let expected = match name {
                        "counts" => column,
                        "eights" => u32::from(free_column && column == 8) * 8,
                        "sevens" => u32::from(free_column && column >= 7) * 8,
                        "rowCounts" => row,
                        "rowEights" => u32::from(free_row && row == 8) * 8,
                        "rowSevens" => u32::from(free_row && row >= 7) * 8,
                        _ => panic!("{name}"),
                    };
                    assert_eq!(u32::from(values[index as usize]), expected, "{name} {index} at {position}");
                }
            }
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
fn array_searches_accept_boards_wider_than_a_word() {
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
        ["array-recursive", "array-iterative"].map(|name| Timeline::new(search(name).open(&given, 1).expect("a valid board")));
    while !one.finished() {
        let next = one.tally().position + 1;
        one.seek(next, u64::MAX);
        other.seek(next, u64::MAX);
        assert_eq!(one.tally().event(), other.tally().event());
        assert_eq!(one.reason(), other.reason());
    }
}

#[test]
fn array_searches_examine_each_square_separately() {
    let tally = *ended("array-iterative", &empty(8)).tally();
    // Every row that was entered is searched to its end.
    let entered = 1 + tally.of(Kind::Tried) - tally.of(Kind::Solution);
    assert_eq!(tally.of(Kind::Tried) + tally.of(Kind::Rejected), 8 * entered);
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
fn the_search_with_both_mirrors_represents_every_solution() {
    for size in [4, 5, 6, 7, 8, 9] {
        let last = size as i32 - 1;
        let mut timeline = Timeline::new(search("both-mirrors").open(&empty(size), 1).expect("the search accepts empty boards"));
        let (mut all, mut total) = (BTreeSet::new(), 0);
        for nth in 1.. {
            timeline.seek_nth(Kind::Solution.into(), nth, u64::MAX);
            if timeline.tally().event() != Some(Event::Solution) {
                break;
            }
            let board = timeline.placement().to_rows();
            let mirrored: Vec<i32> = board.iter().map(|column| last - column).collect();
            let upside = |board: &[i32]| board.iter().rev().copied().collect::<Vec<_>>();
            all.extend([upside(&board), upside(&mirrored), board, mirrored]);
            let Some(Reason::SolvedWithImages { images, .. }) = timeline.reason() else { panic!("{size} rows") };
            total += images as usize;
        }
        assert_eq!(all, all_solutions(size as u32).iter().map(Placement::to_rows).collect(), "{size} rows");
        assert_eq!(all.len(), total, "{size} rows");
    }
}

#[test]
fn permutations_set_all_placements_of_rooks_and_reject_clashes_on_diagonals() {
    for size in 1..=7_usize {
        let timeline = ended("permutations", &empty(size));
        let tally = timeline.tally();
        let full = tally.of(Kind::Rejected) + tally.of(Kind::Solution);
        assert_eq!(full, (1..=size as u64).product::<u64>(), "{size} rows");
        assert_eq!(found("permutations", &empty(size)), found("bitmask", &empty(size)), "{size} rows");
    }
    for case in 0..20 {
        let given = random::from_solution(8, 2, case);
        assert_eq!(found("permutations", &given), found("bitmask", &given), "{given}");
    }
}

#[test]
fn the_validator_search_agrees_with_the_library() {
    let mut seen = BTreeSet::new();
    let boards = (0..300).map(|case| random::any(1 + case % 9, case));
    for board in boards.chain((0..9).map(|case| random::solution(4 + case, case))) {
        let timeline = ended("validator", &board);
        let Some(Reason::Own(own)) = timeline.reason() else { panic!("{board}: {:?}", timeline.reason()) };
        let conflicts = validate(&board).conflicts;
        let expected = match (conflicts.is_empty(), board.count() == board.size()) {
            (false, _) => "checkedClash",
            (true, true) => "checkedSolution",
            (true, false) => "checkedPart",
        };
        assert_eq!(own.code, expected, "{board}");
        assert_eq!(timeline.tally().of(Kind::Solution), u64::from(expected == "checkedSolution"), "{board}");
        assert_eq!(timeline.placement(), board, "the validator moves no queen");
        seen.insert(expected);
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

#[test]
fn the_validator_stops_at_the_first_row_that_clashes_and_names_the_queen_that_it_clashes_with() {
    let cases: [(&[i32], u64, u32, u32, LineKind); 4] = [
        (&[1, 3, 1, 2], 3, 2, 0, LineKind::Column),
        (&[0, -1, 2, 3], 2, 2, 0, LineKind::Diagonal),
        (&[3, 2, 1, 0], 2, 1, 0, LineKind::AntiDiagonal),
        (&[-1, 0, 3, 1, 2], 4, 4, 3, LineKind::Diagonal),
    ];
    for (rows, queens, row, other, line) in cases {
        let board = Placement::from_rows(rows).expect("a board");
        let mut timeline = Timeline::new(search("validator").open(&board, 1).expect("the search accepts any board"));
        assert!(timeline.seek_nth(Kind::Rejected.into(), 1, u64::MAX));
        assert_eq!(timeline.tally().of(Kind::Phase), queens - 1, "{board}");
        let Some(Reason::Attacked { square, by, line: along }) = timeline.reason() else { panic!("{board}") };
        assert_eq!((square.row, by.row, along), (row, other, line), "{board}");
    }
}

#[test]
fn halved_tries_half_as_many_queens_below_the_first_row() {
    let [all, half] = ["bitmask", "halved"].map(|name| ended(name, &empty(8)).tally().of(Kind::Tried));
    let (first_row, first_row_halved) = (8, 6);
    assert_eq!(all - first_row, 2 * (half - first_row_halved));
}

#[test]
fn the_two_staircases_are_built_row_by_row_and_are_the_explicit_solution() {
    for size in (4..=60).chain([1, 500]) {
        let timeline = ended("staircases", &empty(size));
        let tally = timeline.tally();
        assert_eq!((tally.of(Kind::Tried), tally.of(Kind::Solution)), (size as u64, 1), "{size} rows");
        assert_eq!((tally.of(Kind::Removed), tally.of(Kind::DeadEnd)), (0, 0), "{size} rows");
        let built = timeline.placement();
        assert!(validate(&built).ok() && built.count() == size, "{size} rows");
        assert_eq!(built, explicit(size).expect("a size with a solution"), "{size} rows");
    }
    for size in [2, 3] {
        assert_eq!(ended("staircases", &empty(size)).tally().of(Kind::Solution), 0, "{size} rows");
    }
}
