//! Refutations, short explanations why queens have no completion, are checked by replay and by the exact search.

use queens_core::board::{Line, LineKind, NonAttacking, Placement, Square};
use queens_core::complete::{BlameWanted, CompleteOptions, Refutation, Verdict, complete};
use queens_tests::random;
use rand::RngExt;

/// The maximum number of forced queens that the page shows.
const STEPS: usize = 2;

fn given(rows: &[i32]) -> NonAttacking {
    Placement::from_rows(rows).unwrap().try_into().unwrap()
}

fn is_impossible(given: &Placement) -> bool {
    let options = CompleteOptions { blame: BlameWanted::None, ..CompleteOptions::default() };
    complete(given, options).verdict() == Verdict::Impossible
}

/// The squares of a line where a queen can still be placed.
fn candidates(board: &NonAttacking, line: Line) -> Vec<Square> {
    let size = board.size() as u32;
    line.squares(size).filter(|&square| board.clone().try_set(square)).collect()
}

fn is_open(board: &NonAttacking, line: Line) -> bool {
    match line.kind {
        LineKind::Row => board.column(line.index).is_none(),
        LineKind::Column => board.occupied().column_open(line.index),
        _ => false,
    }
}

/// Replays a refutation: its trials are all candidates of its line; in each trial, each forced queen is the last candidate of a
/// line, and the empty line has no candidate.
fn check(board: &NonAttacking, refutation: &Refutation) {
    assert!(is_open(board, refutation.line));
    let tried: Vec<Square> = refutation.trials.iter().map(|trial| trial.square).collect();
    assert_eq!(tried, candidates(board, refutation.line));
    for trial in &refutation.trials {
        let mut after = board.clone();
        assert!(after.try_set(trial.square));
        if trial.shared {
            let [forced] = trial.forced.as_slice() else { panic!("one queen is forced") };
            let empty = candidates(&after, trial.empty);
            assert_eq!(empty.len(), 1);
            assert_eq!(forced.line.kind, trial.empty.kind);
            assert!(matches!(forced.square.line_to(empty[0]), Some(LineKind::Row | LineKind::Column)));
        }
        for forced in &trial.forced {
            assert_eq!(candidates(&after, forced.line), [forced.square]);
            assert!(after.try_set(forced.square));
        }
        assert!(is_open(&after, trial.empty));
        assert_eq!(candidates(&after, trial.empty), []);
        let mut tried = (**board).clone();
        tried.set(trial.square);
        assert!(is_impossible(&tried), "the exact search agrees that {:?} fails", trial.square);
    }
}

#[test]
fn three_queens_leave_row_six_two_squares_that_both_fail() {
    let board = given(&[-1, -1, 3, 5, 0, -1, -1, -1]);
    let refutation = Refutation::find(&board, STEPS).unwrap();
    check(&board, &refutation);
    assert_eq!(refutation.line, Line::new(LineKind::Row, 5));
    let [left, right] = refutation.trials.as_slice() else { panic!("two trials") };
    assert_eq!((left.square, right.square), (Square::new(5, 2), Square::new(5, 4)));
    assert_eq!((left.forced.len(), left.empty), (1, Line::new(LineKind::Column, 7)));
}

#[test]
fn boards_with_a_completion_have_no_refutation() {
    for seed in 0..200 {
        let placement = random::from_solution(6 + seed % 7, seed % 6, seed);
        assert_eq!(Refutation::find(&placement.try_into().unwrap(), STEPS), None);
    }
    assert_eq!(Refutation::find(&NonAttacking::empty(65).unwrap(), STEPS), None);
}

/// Impossible boards of 6 to 12 rows with two to six random queens that do not attack each other.
fn impossible_boards(count: usize) -> Vec<NonAttacking> {
    let mut random = random::generator(69);
    let mut boards = Vec::new();
    while boards.len() < count {
        let size = random.random_range(6..=12);
        let mut board = NonAttacking::empty(size as usize).unwrap();
        let wanted = random.random_range(2..=size / 2);
        while board.count() < wanted as usize {
            board.try_set(Square::new(random.random_range(0..size), random.random_range(0..size)));
            if candidates_left(&board) == 0 {
                break;
            }
        }
        if is_impossible(&board) {
            boards.push(board);
        }
    }
    boards
}

fn candidates_left(board: &NonAttacking) -> usize {
    let size = board.size() as u32;
    (0..size).map(|row| candidates(board, Line::new(LineKind::Row, row)).len()).sum()
}

#[test]
fn most_impossible_boards_have_a_refutation_of_at_most_two_steps() {
    let boards = impossible_boards(300);
    let found = boards.iter().filter_map(|board| Some((board, Refutation::find(board, STEPS)?)));
    let refuted = found.inspect(|(board, refutation)| check(board, refutation)).count();
    assert!(refuted >= 260, "{refuted} of 300");
}
