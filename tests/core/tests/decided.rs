//! Parts of solutions are completed, however few or many rows are free: a completion exists, so "undecided" is a failure.

use queens_core::Sliced;
use queens_core::board::{NonAttacking, Placement, Square};
use queens_core::complete::{
    BlameWanted, CompleteOptions, CompletionEngine, Engine, Exact, ExcludedDiagonals, Greedy, Learning, Repair, Solver,
    Verdict, complete,
};
use queens_core::construct::explicit;
use queens_core::generate::{Generate, Source};
use queens_tests::random::{self, generator};
use queens_tests::{non_attacking, soak};
use rand::seq::SliceRandom;

/// The solution by formula, whose queens lie on two straight lines. Parts of it have few free squares in the middle rows.
fn by_formula(size: usize) -> Placement {
    explicit(size).expect("every board of at least 4 rows has a solution")
}

/// The solution by formula, turned by a quarter.
fn turned(size: usize) -> Placement {
    let mut turned = Placement::empty(size).expect("a board");
    let last = size as u32 - 1;
    by_formula(size).queens().for_each(|queen| turned.set(Square::new(last - queen.column, queen.row)));
    turned
}

/// A solution that the greedy search found.
fn by_search(size: usize) -> Placement {
    let mut generate = Generate::new(size, size, 5, Source::Solution).expect("a board that has solutions");
    while !generate.run(1 << 20) {}
    generate.placement().expect("a solution has as many queens as rows").expect("the search is over").clone()
}

/// A solution without the queens of `free` random rows.
fn part(solution: &Placement, free: usize, seed: u32) -> Placement {
    let mut rows: Vec<u32> = (0..solution.size() as u32).collect();
    rows.shuffle(&mut generator(seed));
    let mut part = solution.clone();
    rows[..free].iter().for_each(|&row| part.take(row));
    part
}

#[test]
fn parts_of_solutions_are_completed_with_any_number_of_free_rows() {
    let sizes: &[usize] = if soak() { &[200, 1_000, 10_000, 100_000, 1_000_000] } else { &[200, 1_000, 10_000] };
    for &size in sizes {
        for solution in [by_formula(size), turned(size), by_search(size)] {
            let frees = [10, 50, 100, 200, 500, 1_000, 2_000, 5_000, 20_000, 50_000, size / 2];
            for free in frees.into_iter().filter(|&free| free <= size / 2) {
                for seed in 0..if soak() { 3 } else { 1 } {
                    let given = part(&solution, free, seed);
                    let options = CompleteOptions { seed, ..CompleteOptions::default() };
                    let answer = complete(&given, options);
                    assert_eq!(answer.verdict(), Verdict::Completed, "{free} of {size} rows free, seed {seed}");
                    assert!(answer.placement().is_some_and(|placement| placement.completes(&given)));
                }
            }
        }
    }
}

/// Parts of the solution by formula of a million rows, in which rows and columns in the middle have one or two free squares. A
/// repair search after an ordinary pass gets stuck on each part, and the exhaustive searches take seconds or minutes.
#[test]
fn rows_and_columns_with_few_squares_are_filled_first() {
    let narrow = [(1_000, 32), (500, 2), (1_500, 15), (700, 78), (1_000, 40), (1_000, 47), (1_000, 81), (1_000, 86)];
    let solution = by_formula(1_000_000);
    for &(free, seed) in narrow.iter().take(if soak() { narrow.len() } else { 3 }) {
        let given = part(&solution, free, seed);
        let options = CompleteOptions { seed, ..CompleteOptions::default() };
        let answer = complete(&given, options);
        assert_eq!((answer.verdict(), answer.engine), (Verdict::Completed, Engine::Repair), "{free} free, seed {seed}");
        assert!(answer.placement().is_some_and(|placement| placement.completes(&given)));
    }
}

#[test]
fn alternating_paths_help_if_the_greedy_search_is_stuck_on_a_large_board() {
    let solution = by_formula(100_000);
    let completed = |seed| {
        let given = part(&solution, 500, seed);
        let answer = complete(&given, CompleteOptions::default());
        assert_eq!(answer.verdict(), Verdict::Completed);
        (given, answer.engine)
    };
    let (given, _) = (0..).map(completed).find(|&(_, engine)| engine == Engine::Repair).expect("a part that needs the repair search");

    let mut greedy = Greedy::new(NonAttacking::try_from(&given).expect("part of a solution"), 0);
    assert!(greedy.run(u64::MAX) && greedy.stuck());
    let mut repair = Repair::after(&greedy, 1);
    assert_eq!((repair.left(), repair.free()), (greedy.left(), 500));
    assert_eq!(*repair.given(), given, "no given queen is moved");
    let mut left = repair.left();
    while !repair.run(1) {
        // A queen that is set on an attacked square may remove up to three others.
        assert!(repair.left() <= left + 2);
        left = repair.left();
        assert_eq!(repair.placement().count(), given.size() - left);
    }
    assert!(repair.placement().completes(&given));
}

/// A part of a solution with an additional queen: in the most constrained row, on a square where the solution has no queen.
fn with_a_wrong_queen(solution: &Placement, free: usize, seed: u32) -> NonAttacking {
    let given = part(solution, free, seed);
    let board = non_attacking(&given);
    let elsewhere = |row| {
        let columns = board.occupied().open_columns();
        let open: Vec<Square> =
            columns.map(|column| Square::new(row, column)).filter(|&square| board.occupied().is_open(square)).collect();
        let wrong = open.iter().copied().find(|square| solution.column(row) != Some(square.column))?;
        Some((open.len(), wrong))
    };
    let (_, wrong) = board.free_rows().filter_map(elsewhere).min_by_key(|&(squares, _)| squares).expect("a square");
    let mut wrong_board = given;
    wrong_board.set(wrong);
    non_attacking(&wrong_board)
}

#[test]
fn after_several_failed_passes_the_exhaustive_searches_decide() {
    let solution = by_formula(100_000);
    for seed in [4, 21, 25, 31, 50, 54] {
        let given = with_a_wrong_queen(&solution, 140, seed);
        let mut solver = Solver::new(given.clone(), seed);
        assert!(solver.run(u64::MAX));
        assert_eq!(solver.answer(), Some(false), "seed {seed}");
        assert!(solver.effort().returns > 4, "seed {seed}: several passes, each with a repair search");
        let mut learning = Learning::new(given, seed).expect("few squares");
        assert!(learning.run(u64::MAX) && learning.found() == Some(false), "seed {seed}");
    }
}

#[test]
fn a_row_without_a_free_square_is_not_repaired() {
    // Every square of the top row is attacked.
    let given = Placement::from_rows(&[-1, 3, 6, 4, -1, 0, 5]).expect("a placement");
    let mut greedy = Greedy::new(NonAttacking::try_from(&given).expect("no conflict"), 1);
    assert!(greedy.run(u64::MAX) && greedy.stuck());
    let mut repair = Repair::after(&greedy, 1);
    assert!(repair.run(u64::MAX) && repair.stuck());
    assert_eq!(*repair.given(), given);
}

#[test]
fn the_learning_search_agrees_with_the_exact_one() {
    let mut answers = [0, 0];
    for seed in 0..300 {
        let placement = random::mixed([5, 8, 12, 20, 40][seed as usize % 5], seed);
        let given = NonAttacking::try_from(&placement).expect("no conflict");
        let mut exact = Exact::new(given.clone(), seed).expect("a small board");
        let mut learning = Learning::new(given, seed).expect("few squares");
        assert!(exact.run(u64::MAX) && learning.run(u64::MAX));
        assert_eq!(learning.found(), exact.found(), "{placement:?}");
        assert!(learning.found() == Some(false) || learning.placement().completes(&placement), "{placement:?}");
        answers[usize::from(learning.found() == Some(true))] += 1;
    }
    assert!(answers.iter().all(|&many| many > 50), "both answers occur: {answers:?}");
}

#[test]
fn few_free_squares_on_a_very_large_board_are_decided_by_learning() {
    // The exact search alone does not decide this placement within 50 million nodes.
    let given = part(&by_formula(100_000), 100, 2);
    let answer = complete(&given, CompleteOptions { seed: 2, ..CompleteOptions::default() });
    assert_eq!(answer.verdict(), Verdict::Completed);
    assert!(answer.placement().is_some_and(|placement| placement.completes(&given)));
}

#[test]
fn random_placements_are_decided_correctly() {
    for size in [8, 12, 20, 50, 100, 200] {
        for seed in 0..if soak() { 10_000 } else { 40 } {
            let given = random::mixed(size, seed);
            let options = CompleteOptions { seed, blame: BlameWanted::None, ..CompleteOptions::default() };
            let answer = complete(&given, options);
            match answer.verdict() {
                Verdict::Completed => assert!(answer.placement().is_some_and(|placement| placement.completes(&given))),
                Verdict::Impossible => {
                    let mut other = Learning::new(non_attacking(&given), seed).expect("few squares");
                    assert!(other.run(u64::MAX) && other.found() == Some(false), "{given:?}");
                }
                undecided => panic!("{undecided:?}: {given:?}"),
            }
        }
    }
}

/// An instance of excluded diagonals that leaves fewer diagonals of one direction than there are queens. Counting shows that
/// it has no solution, but a search that sets queens one by one does not count.
fn too_few_diagonals(size: u32, seed: u32) -> ExcludedDiagonals {
    let mut sums: Vec<u32> = (0..2 * size - 1).collect();
    sums.shuffle(&mut generator(seed));
    let pairs: Vec<String> = sums[..size as usize].iter().map(|sum| format!("[{sum}, 1]")).collect();
    let text = format!("n = {size} numdiags = {size} diags = [{}]", pairs.join(", "));
    text.parse().expect("an instance")
}

#[test]
fn contradictions_by_counting_are_found_by_search_on_small_boards_and_are_a_challenge_on_larger_ones() {
    let verdict = |size, seed| {
        let options = CompleteOptions { blame: BlameWanted::None, ..CompleteOptions::default() };
        complete(&too_few_diagonals(size, seed).to_placement(), options).verdict()
    };
    for size in 8..=16 {
        for seed in 0..5 {
            assert_eq!(verdict(size, seed), Verdict::Impossible, "{size} rows, seed {seed}");
        }
    }
    if soak() {
        // No search decides an instance of 34 rows within fifty million nodes, but an instance of 30 rows is decided. If this
        // instance is decided some day, make the challenge harder.
        assert_eq!(verdict(34, 0), Verdict::Undecided);
    }
}
