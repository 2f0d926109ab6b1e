//! Completions under other rules: completions are valid, impossible placements have no completion, and the pieces to blame alone
//! have no completion either.

use queens_core::Sliced;
use queens_core::complete::complete;
use queens_core::rule::{
    Answer, BlameIs, BlameWanted, Blamed, Budget, Cause, CompleteOptions, Completing, Position, Squares,
};
use queens_tests::under_rule::{count, position};
use queens_tests::{random, soak};

fn given(position: &Position, squares: impl Iterator<Item = u32>) -> Position {
    let squares: Vec<i32> = squares.map(u32::cast_signed).collect();
    position.clone().with_given(&squares).expect("squares of the board")
}

fn answer(position: &Position, seed: u32, blame: BlameWanted) -> Answer<Squares> {
    let mut completing = Completing::new(position, CompleteOptions { seed, blame, budget: Budget::UNLIMITED });
    while !completing.run(500) {}
    completing.answer()
}

/// The size of the smallest set of these pieces that has no completion; every set is tried.
fn fewest(position: &Position, squares: &[u32]) -> u32 {
    let sets = 0_u32..1 << squares.len();
    let of = |set: u32| squares.iter().enumerate().filter(move |(at, _)| set >> at & 1 != 0).map(|(_, &square)| square);
    let impossible = sets.filter(|&set| count(&given(position, of(set))) == 0);
    impossible.map(u32::count_ones).min().expect("all pieces together have no completion")
}

#[test]
fn the_verdict_agrees_with_the_count_and_the_set_to_blame_is_the_smallest() {
    let rules = [
        ("queens", 6, 6, 6),
        ("queens+torus", 5, 5, 5),
        ("half", 5, 6, 5),
        ("knights", 4, 4, 8),
        ("bishops", 4, 5, 7),
        ("kings", 4, 4, 4),
        ("superqueens", 10, 10, 10),
        ("toggled", 5, 5, 5),
        ("toggled-open", 4, 4, 4),
        ("parity", 5, 5, 5),
        ("sliding:2", 6, 6, 6),
        ("light-dark", 4, 4, 6),
    ];
    let (mut completed, mut impossible) = (0, 0);
    for (rule, rows, columns, pieces) in rules {
        let empty = position(rule, rows, columns).with_pieces(pieces);
        for seed in 0..if soak() { 200 } else { 12 } {
            let squares: Vec<u32> = {
                use rand::RngExt;
                let mut random = random::generator(seed);
                let chosen: Squares = (0..seed % 5).map(|_| random.random_range(0..rows * columns)).collect();
                chosen.iter().collect()
            };
            let asked = given(&empty, squares.iter().copied());
            match answer(&asked, seed, BlameWanted::Smallest) {
                Answer::Completed(found) => {
                    completed += 1;
                    assert!(asked.is_completed_by(found), "{rule} {squares:?}");
                    assert_eq!(count(&given(&empty, found.iter())), 1, "{rule} {squares:?}");
                }
                Answer::Impossible(Cause::Blamed(Blamed { pieces: blame, is })) => {
                    impossible += 1;
                    assert_eq!(count(&asked), 0, "{rule} {squares:?}");
                    assert_eq!(count(&given(&empty, blame.iter().copied())), 0, "{rule} {squares:?}: {blame:?}");
                    assert_eq!(is, BlameIs::Smallest);
                    assert_eq!(blame.len() as u32, fewest(&empty, &squares), "{rule} {squares:?}: {blame:?}");
                }
                other => panic!("a search without a limit answers, not {other:?}"),
            }
        }
    }
    assert!(completed > 20 && impossible > 20, "{completed} completed, {impossible} impossible");
}

#[test]
fn the_general_search_agrees_with_the_classic_one_on_random_placements() {
    for seed in 0..if soak() { 10_000 } else { 500 } {
        let size = 4 + seed % 13;
        let placement = random::mixed(size, seed);
        let asked =
            given(&position("queens", size, size), placement.queens().map(|queen| queen.row * size + queen.column));
        let classic = complete(&placement, CompleteOptions::default());
        let general = answer(&asked, seed, BlameWanted::Irreducible);
        assert_eq!(general.verdict(), classic.verdict(), "{:?}", placement.to_rows());
    }
}

#[test]
fn the_smallest_set_to_blame_has_the_size_that_the_classic_search_finds() {
    let mut compared = 0;
    for seed in 0..if soak() { 1_000 } else { 60 } {
        let size = 8 + seed % 7;
        let placement = random::greedy(size, size / 2 + seed % (size / 3), seed);
        let Some(classic) = complete(&placement, CompleteOptions::default()).blamed() else { continue };
        let squares = placement.queens().map(|queen| queen.row * size + queen.column);
        let general = answer(&given(&position("queens", size, size), squares), seed, BlameWanted::Smallest);
        let general = general.blamed().expect("both searches find the placement impossible");
        assert_eq!((classic.is, general.is), (BlameIs::Smallest, BlameIs::Smallest), "{placement:?}");
        assert_eq!(general.pieces.len(), classic.pieces.len(), "{placement:?}");
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn an_irreducible_set_has_a_completion_without_any_one_of_its_pieces() {
    let asked = given(&position("queens", 8, 8), [0, 10, 20, 38, 63].into_iter());
    let blame = answer(&asked, 0, BlameWanted::Irreducible).blamed().expect("the placement is impossible").pieces;
    for left_out in &blame {
        let rest = given(&position("queens", 8, 8), blame.iter().copied().filter(|square| square != left_out));
        assert!(count(&rest) > 0, "{blame:?} without {left_out}");
    }
}

#[test]
fn without_a_search_for_blame_the_verdict_is_final_at_once() {
    let asked = given(&position("queens", 4, 4), [0].into_iter());
    assert_eq!(answer(&asked, 0, BlameWanted::None), Answer::Impossible(Cause::NotRequested));
    let empty = position("queens", 3, 3);
    let none = Blamed { pieces: Vec::new(), is: BlameIs::Smallest };
    assert_eq!(answer(&empty, 0, BlameWanted::Smallest).blamed(), Some(none));
}

#[test]
fn a_seed_decides_which_completion_is_found() {
    let asked = position("queens", 20, 20);
    let found = |seed| answer(&asked, seed, BlameWanted::None);
    assert_eq!(found(1), found(1));
    assert!((2..10).any(|seed| found(seed) != found(1)));
}

#[test]
fn a_budget_of_zero_leaves_the_question_undecided() {
    let mut completing = Completing::new(&position("queens", 8, 8), CompleteOptions::default());
    assert!(!completing.run(0));
    assert_eq!(completing.answer(), Answer::Undecided);
    let budget = Budget::of(0);
    completing = Completing::new(&position("queens", 8, 8), CompleteOptions { budget, ..CompleteOptions::default() });
    assert!(completing.run(1_000));
    assert_eq!((completing.answer(), completing.nodes()), (Answer::Undecided, 0));
}
