//! Whether placements have completions: the answers agree with brute force, plain backtracking and recomputed hard cases.

use queens_core::Sliced;
use queens_core::board::{Conflict, LineKind, NonAttacking, Placement, Square, validate};
use queens_core::complete::{
    Answer, BlameIs, BlameWanted, Blamed, Budget, Cause, CompleteError, CompleteOptions, Completing, Completion,
    CompletionEngine, Engine, Exact, MAX_FREE_ROWS, MAX_SEARCHED_EMPTY_SIZE, MAX_EXACT_FIRST, Phase, Solutions, Verdict,
    complete,
};
use queens_core::problem::{Detail, Problem};
use queens_tests::{non_attacking, plain, random, reference};
use serde::Deserialize;

fn answer(placement: &Placement, seed: u32) -> Completion {
    complete(placement, CompleteOptions { seed, ..CompleteOptions::default() })
}

fn rows(rows: &[i32]) -> Placement {
    Placement::from_rows(rows).expect("a placement")
}

/// Whether `full` is a solution that contains every queen of `given`.
fn is_completion(full: &Placement, given: &Placement) -> bool {
    let validation = validate(full);
    validation.ok()
        && validation.queens == given.size()
        && given.queens().all(|queen| full.column(queen.row) == Some(queen.column))
}

/// Asserts that the verdict is right, and that the fields for this verdict are present.
fn assert_right(given: &Placement, answer: &Completion, completable: bool) {
    if completable {
        assert_eq!(answer.verdict(), Verdict::Completed, "{given:?}");
        assert!(answer.placement().is_some_and(|full| is_completion(full, given)), "{given:?}");
        assert_eq!(answer.blamed(), None);
    } else {
        assert_eq!(answer.verdict(), Verdict::Impossible, "{given:?}");
        assert_eq!(answer.placement(), None);
        let blame = answer.blamed().expect("an impossible placement has queens to blame").pieces;
        assert!(blame.iter().all(|&row| given.column(row).is_some()), "{given:?}");
        assert!(blame.is_sorted());
    }
}

#[test]
fn every_placement_on_up_to_5_rows_gets_the_verdict_of_the_list_of_solutions() {
    for size in 1..=5 {
        let solutions = plain::solutions(size);
        for placement in plain::placements(size) {
            let completable = solutions.iter().any(|solution| is_completion(solution, &placement));
            assert_right(&placement, &answer(&placement, 1), completable);
        }
    }
}

#[test]
fn the_solutions_of_every_placement_on_up_to_5_rows_come_one_by_one_in_order() {
    for size in 1..=5 {
        let mut solutions = plain::solutions(size);
        solutions.sort_by_key(Placement::to_rows);
        for placement in plain::placements(size) {
            let given = NonAttacking::try_from(&placement).ok();
            let found: Vec<Placement> = given.into_iter().flat_map(Solutions::of).collect();
            let mut expected = solutions.clone();
            expected.retain(|solution| is_completion(solution, &placement));
            assert_eq!(found, expected, "{placement:?}");
        }
    }
}

#[test]
fn excluding_found_completions_lists_each_once_and_then_ends() {
    for (size, given) in
        [(6, vec![]), (8, vec![(2, 3), (4, 7)]), (8, vec![]), (4, vec![(0, 1), (1, 3), (2, 0), (3, 2)])]
    {
        let mut placement = Placement::empty(size as usize).expect("a board");
        given.into_iter().for_each(|(row, column)| placement.set(Square::new(row, column)));
        let expected = plain::solutions(size).iter().filter(|full| is_completion(full, &placement)).count();
        let mut seen: Vec<Placement> = Vec::new();
        loop {
            let options = CompleteOptions { seed: seen.len() as u32, ..CompleteOptions::default() };
            let mut completing = Completing::besides(seen.clone(), placement.clone(), options);
            while !completing.run(1_000) {}
            let answer = completing.into_answer();
            if answer.verdict() == Verdict::NoOther {
                break;
            }
            let found = answer.placement().expect("a completion");
            assert!(is_completion(found, &placement) && !seen.contains(found), "{found:?}");
            seen.push(found.clone());
        }
        assert_eq!(seen.len(), expected, "{placement:?}");
    }
}

#[test]
fn random_placements_on_6_to_10_rows_get_the_verdict_of_the_list_of_solutions() {
    for size in 6..=10 {
        let solutions = plain::solutions(size);
        for seed in 0..400 {
            let placement = random::mixed(size, seed);
            let completable = solutions.iter().any(|solution| is_completion(solution, &placement));
            assert_right(&placement, &answer(&placement, seed), completable);
        }
    }
}

#[test]
fn random_placements_on_11_to_20_rows_get_the_verdict_of_plain_backtracking() {
    for size in 11..=20 {
        for seed in 0..60 {
            let placement = random::mixed(size, seed);
            let mut exact = Exact::new(non_attacking(&placement), seed).expect("a small board");
            assert!(exact.run(u64::MAX));
            assert_eq!(exact.found(), Some(plain::has_completion(&placement)), "{placement:?}");
        }
    }
}

#[test]
fn random_placements_of_every_size_are_all_decided_and_parts_of_solutions_completed() {
    for (size, many) in [(8, 1000), (32, 300), (100, 100), (200, 40)] {
        for seed in 0..many {
            let part = random::from_solution(size, seed * 7919 % (size + 1), seed);
            assert_right(&part, &answer(&part, seed), true);
            let greedy = random::greedy(size, seed * 7919 % (size + 1), seed);
            let mut exact = Exact::new(non_attacking(&greedy), seed).expect("a small board");
            assert!(exact.run(100_000), "{size} {seed}");
            assert!(exact.found() == Some(false) || is_completion(&exact.placement(), &greedy));
        }
    }
}

#[test]
fn known_and_hard_placements_get_their_verdict_from_any_seed() {
    #[derive(Deserialize)]
    struct Table {
        placements: Vec<Known>,
    }
    #[derive(Deserialize)]
    struct Known {
        name: String,
        completable: bool,
        rows: Vec<i32>,
    }
    for Known { name, completable, rows: columns } in reference::<Table>("completion").placements {
        let placement = rows(&columns);
        for seed in 0..20 {
            let mut exact = Exact::new(non_attacking(&placement), seed).expect("a small board");
            assert!(exact.run(1_000_000), "{name}");
            assert_eq!(exact.found(), Some(completable), "{name}");
            assert!(!completable || is_completion(&exact.placement(), &placement), "{name}");
        }
    }
}

#[test]
fn queens_in_conflict_are_reported_at_once() {
    let placement = rows(&[-1, 3, -1, -1, 0, -1, -1, 7, 7]);
    let conflict = Conflict { row: 4, other_row: 1, line: LineKind::AntiDiagonal };
    let expected = Completion {
        answer: Answer::Impossible(Cause::Conflict(conflict, BlameIs::Smallest)),
        engine: Engine::Validator,
        nodes: 0,
    };
    assert_eq!(answer(&placement, 0), expected);
    assert_eq!(expected.blamed(), Some(Blamed { pieces: vec![1, 4], is: BlameIs::Smallest }));
    // On 4 rows the corner alone has no completion, so the pair is not the smallest set, and is not reported as such.
    assert_eq!(answer(&rows(&[0, 0, -1, -1]), 0).blamed().map(|blamed| blamed.is), Some(BlameIs::Unreduced));
}

#[test]
fn a_full_board_is_answered_by_the_validator() {
    let solution = rows(&[1, 3, 0, 2]);
    let given = answer(&solution, 0);
    assert_eq!((given.engine, given.nodes, given.placement()), (Engine::Validator, 0, Some(&solution)));
    assert_eq!(answer(&rows(&[0]), 0).verdict(), Verdict::Completed);
}

#[test]
fn the_engine_depends_on_the_free_rows() {
    let one_queen = |size: usize| {
        let mut placement = Placement::empty(size).expect("a board");
        placement.set(Square::new(0, 1));
        placement
    };
    let empty = |size| Placement::empty(size).expect("a board");
    let cases = [
        (empty(4), Engine::Exact),
        (empty(MAX_EXACT_FIRST), Engine::Exact),
        (empty(MAX_EXACT_FIRST + 1), Engine::Greedy),
        (empty(MAX_SEARCHED_EMPTY_SIZE), Engine::Greedy),
        (empty(MAX_SEARCHED_EMPTY_SIZE + 1), Engine::Explicit),
        (empty(1_000_000), Engine::Explicit),
        (one_queen(MAX_EXACT_FIRST + 1), Engine::Exact),
        (one_queen(MAX_EXACT_FIRST + 2), Engine::Greedy),
        (one_queen(200_000), Engine::Greedy),
    ];
    for (given, engine) in cases {
        let completed = answer(&given, 1);
        assert_eq!(completed.engine, engine, "{} rows", given.size());
        assert_right(&given, &completed, true);
    }
}

#[test]
fn large_boards_are_completed_from_any_number_of_given_queens() {
    for size in [1_000, 10_000, 100_000] {
        for tenths in [0, 3, 6, 9] {
            let given = random::from_solution(size, size / 10 * tenths, tenths);
            assert_right(&given, &answer(&given, tenths), true);
        }
    }
}

/// Queens that attack every square of the top row, on a board with many free rows.
///
/// ```text
///   x x x        row 0: all attacked
///   . Q .        each queen set attacks up to three squares of it
/// ```
fn attacked_top_row(size: u32) -> Placement {
    let mut placement = Placement::empty(size as usize).expect("a board");
    let mut queens: Vec<Square> = Vec::new();
    for column in 0..size {
        let target = Square::new(0, column);
        if queens.iter().any(|queen| queen.line_to(target).is_some()) {
            continue;
        }
        let attackers = (1..size).flat_map(|row| {
            let diagonals = [column.checked_sub(row), Some(column + row), Some(column)];
            diagonals.into_iter().flatten().filter(|&at| at < size).map(move |at| Square::new(row, at))
        });
        let fits = |square: &Square| queens.iter().all(|queen| queen.line_to(*square).is_none());
        let queen = attackers.into_iter().find(fits).expect("some queen can attack the square");
        queens.push(queen);
        placement.set(queen);
    }
    placement
}

#[test]
fn if_the_greedy_search_fails_the_exact_search_decides() {
    let given = attacked_top_row(900);
    assert!(given.free_rows().count() > MAX_EXACT_FIRST);
    // The budget suffices for the verdict, but not for a small set to blame.
    let budget = Budget { nodes: 5_000, ..Budget::default() };
    let stopped = complete(&given, CompleteOptions { seed: 1, budget, ..CompleteOptions::default() });
    assert_eq!((stopped.verdict(), stopped.engine), (Verdict::Impossible, Engine::Exact));
    let Blamed { pieces: blame, is } = stopped.blamed().expect("an impossible placement has queens to blame");
    assert_eq!(is, BlameIs::Unreduced);
    let attackers: Vec<Square> = given.queens().filter(|queen| blame.contains(&queen.row)).collect();
    let attacked = |column| attackers.iter().any(|queen| queen.line_to(Square::new(0, column)).is_some());
    assert!((0..900).all(attacked), "the blamed queens alone attack every square of the top row");
}

#[test]
fn another_seed_gives_another_completion_if_there_are_many() {
    for size in [8, 32, 100, 2_000, 20_000] {
        let empty = Placement::empty(size).expect("a board");
        let mut found: Vec<Vec<i32>> = Vec::new();
        for seed in 0..4 {
            let answer = answer(&empty, seed);
            found.push(answer.placement().expect("boards of these sizes have solutions").to_rows());
        }
        found.sort();
        found.dedup();
        assert!(found.len() >= 3, "{size} rows: {} different", found.len());
    }
}

#[test]
fn slices_of_any_length_and_one_run_give_the_same_answer() {
    for seed in 0..60 {
        let placement = random::greedy(12 + seed % 6, 8 + seed % 4, seed);
        let whole = answer(&placement, seed);
        assert_eq!(whole, answer(&placement, seed), "the same seed gives the same answer");
        let budget = Budget { nodes: u64::MAX, ..Budget::default() };
        let options = CompleteOptions { seed, budget, ..CompleteOptions::default() };
        for slice in [1, 7, 1000] {
            let mut completing = Completing::new(placement.clone(), options);
            let mut before = completing.progress();
            while !completing.run(slice) {
                let now = completing.progress();
                assert!(now.nodes >= before.nodes, "nodes only grow");
                assert!(now.phase == Phase::Blame || before.phase != Phase::Blame, "the search for blame is the last phase");
                let verdict = if now.phase == Phase::Blame { Verdict::Impossible } else { Verdict::Undecided };
                assert_eq!(completing.answer().verdict(), verdict);
                before = now;
            }
            assert_eq!(*completing.answer(), whole, "slices of {slice}: {placement:?}");
        }
    }
}

#[test]
fn a_set_to_blame_may_take_the_whole_budget_if_requested_and_else_a_tenth() {
    let chosen = |nodes, blame| CompleteOptions::with_defaults(None, nodes, blame).budget;
    assert_eq!(CompleteOptions::with_defaults(None, None, None), CompleteOptions::default());
    assert_eq!(chosen(Some(1_000), None), Budget { nodes: 1_000, blame: 100 });
    assert_eq!(chosen(Some(1_000), Some(BlameWanted::Irreducible)), Budget { nodes: 1_000, blame: 1_000 });
}

#[test]
fn an_exhausted_budget_leaves_the_answer_undecided() {
    for (size, engine) in [(100, Engine::Exact), (1_000, Engine::Greedy)] {
        let placement = Placement::empty(size).expect("a board");
        let stopped =
            complete(&placement, CompleteOptions { seed: 1, budget: Budget::of(50), ..CompleteOptions::default() });
        assert_eq!(stopped, Completion::undecided(engine, 50));
    }
}

#[test]
fn a_board_that_is_too_large_is_refused_with_a_code_and_its_facts() {
    let fact = |name, number: usize| (name, Detail::Number(number as f64));
    let free = Placement::empty(MAX_FREE_ROWS + 1).expect("a board");
    let error = Exact::new(non_attacking(&free), 0).expect_err("too many free rows");
    assert_eq!(error, CompleteError::TooLarge { free: MAX_FREE_ROWS + 1, largest: MAX_FREE_ROWS });
    assert_eq!(error.code(), "complete-too-large");
    assert_eq!(error.detail(), [fact("free", MAX_FREE_ROWS + 1), fact("largest", MAX_FREE_ROWS)]);
}
