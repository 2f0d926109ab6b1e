//! Hard boards: they have the requested obstacles, and every search decides a board as plain enumeration does.

use queens_core::Sliced;
use queens_core::board::{NonAttacking, Square};
use queens_core::complete::Verdict;
use queens_core::complete::proof::{Refuting, check_proof};
use queens_core::frontier::{FrontierError, HardBoard, Hardness, Obstacle};
use queens_core::forms::{self, Form, Setup};
use queens_core::rule::{Piece, Rule};
use queens_tests::reference;
use serde::Deserialize;

/// Whether the board has a solution, by trying every square of every row that is not excluded by the lists of the board.
fn has_solution(board: &HardBoard) -> bool {
    fn below(board: &HardBoard, columns: &mut Vec<u32>) -> bool {
        let (row, size) = (columns.len() as u32, board.size() as u32);
        row == size
            || (0..size).any(|column| {
                let open = !board.kept_empty().contains(&(row * size + column))
                    && !board.sums().contains(&(row + column))
                    && !board.differences().contains(&(column.cast_signed() - row.cast_signed()))
                    && board.given().column(row).is_none_or(|given| given == column);
                let apart = |(other, &taken): (u32, &u32)| taken != column && taken.abs_diff(column) != row - other;
                columns.push(column);
                let found = open && (0..row).zip(&columns[..row as usize]).all(apart) && below(board, columns);
                columns.pop();
                found
            })
    }
    below(board, &mut Vec::new())
}

fn decided(size: usize, obstacle: Obstacle, amount: usize, seed: u32, slice: u64) -> Hardness {
    let mut hardness = Hardness::new(size, obstacle, amount, seed, u64::MAX).expect("a board");
    while !hardness.run(slice) {}
    hardness
}

#[test]
fn boards_have_the_requested_obstacles() {
    for size in [4, 9, 32] {
        for (obstacle, shares) in [(Obstacle::Squares, 8), (Obstacle::Diagonals, 8), (Obstacle::Queens, 4)] {
            for share in 0..=shares {
                let amount = share * obstacle.max(size) / 8;
                let board = HardBoard::random(size, obstacle, amount, share as u32).expect("a board");
                let distinct = |list: &[i64]| list.iter().collect::<std::collections::BTreeSet<_>>().len();
                let squares: Vec<i64> = board.kept_empty().iter().map(|&square| square.into()).collect();
                let sums: Vec<i64> = board.sums().iter().map(|&sum| sum.into()).collect();
                let differences: Vec<i64> = board.differences().iter().map(|&difference| difference.into()).collect();
                let found = match obstacle {
                    Obstacle::Squares => distinct(&squares),
                    Obstacle::Diagonals => distinct(&sums) + distinct(&differences),
                    Obstacle::Queens => board.given().count(),
                };
                // At most half of the rows are to have queens, which an attempt can always set.
                assert_eq!(found, amount, "{size} rows, {obstacle:?}");
                assert!(squares.iter().all(|&square| square < (size * size) as i64));
                assert!(NonAttacking::try_from(board.given().clone().into_placement()).is_ok());
            }
        }
    }
    // If no attempt sets all queens, the board has as many as the best attempt.
    let most = HardBoard::random(32, Obstacle::Queens, 32, 1).expect("a board").given().count();
    assert!((20..=32).contains(&most), "{most}");
}

#[test]
fn three_searches_decide_each_board_as_enumeration_does() {
    for obstacle in Obstacle::ALL {
        let mut found = [0, 0];
        for size in [4, 6, 8, 9] {
            for share in 0..=8 {
                for seed in 0..6 {
                    let amount = share * obstacle.max(size) / 8;
                    let hardness = decided(size, obstacle, amount, seed, 50);
                    let expected = has_solution(hardness.board());
                    assert_eq!(hardness.found(), Some(expected), "{size} rows, {amount} {obstacle:?}, seed {seed}");
                    assert!(hardness.nodes().iter().all(Option::is_some));
                    found[usize::from(expected)] += 1;
                }
            }
        }
        assert!(found[0] > 20 && found[1] > 20, "{obstacle:?}: {found:?}");
    }
}

#[test]
fn slices_do_not_change_the_result() {
    for (obstacle, amount) in [(Obstacle::Squares, 300), (Obstacle::Diagonals, 38), (Obstacle::Queens, 10)] {
        for most in [1, 700, 3_000, 100_000] {
            let measured = |slice| {
                let mut hardness = Hardness::new(20, obstacle, amount, 5, most).expect("a board");
                while !hardness.run(slice) {}
                (hardness.found(), hardness.nodes())
            };
            let whole = measured(u64::MAX);
            assert!(whole.1.iter().flatten().all(|&nodes| nodes <= most));
            for slice in [1, 13, 1_000] {
                assert_eq!(measured(slice), whole, "{obstacle:?}, at most {most}, slices of {slice}");
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct StoredBoard {
    size: usize,
    obstacle: Obstacle,
    amount: usize,
    seed: u32,
    found: bool,
    nodes: [u64; 3],
    given: Vec<i32>,
    kept_empty: Vec<u32>,
    sums: Vec<u32>,
    differences: Vec<i32>,
}

/// The tests of the command and of the WebAssembly module read the same file.
#[test]
fn a_seed_gives_the_same_board_and_the_same_effort_everywhere() {
    let stored: Vec<StoredBoard> = reference("hard-boards");
    assert!(!stored.is_empty());
    for board in stored {
        let hardness = decided(board.size, board.obstacle, board.amount, board.seed, 1_000);
        let made = hardness.board();
        assert_eq!(made.given().to_rows(), board.given);
        assert_eq!((made.kept_empty(), made.sums()), (&board.kept_empty[..], &board.sums[..]));
        assert_eq!(made.differences(), board.differences);
        assert_eq!((hardness.found(), hardness.nodes()), (Some(board.found), board.nodes.map(Some)));
    }
}

#[test]
fn boards_without_a_solution_have_proofs_that_the_checker_accepts() {
    let mut proved = 0;
    for (size, obstacle, amount) in
        [(8, Obstacle::Squares, 44), (12, Obstacle::Squares, 92), (12, Obstacle::Diagonals, 18), (10, Obstacle::Queens, 5)]
    {
        for seed in 0..8 {
            let hardness = decided(size, obstacle, amount, seed, 1_000);
            let board = hardness.board();
            let all = (0..size as u32).flat_map(|row| (0..size as u32).map(move |column| Square::new(row, column)));
            let numbers = |squares: Vec<Square>| squares.iter().map(|square| square.number(size as u32)).collect();
            let marks = numbers(all.filter(|&square| !board.allows(square)).collect());
            let setup = Setup::new(Rule::of(Piece::Queens), size as u32, size as u32).expect("a board");
            let setup = setup.with_given(numbers(board.given().queens().collect())).and_then(|setup| setup.with_marks(marks));
            let setup = setup.expect("squares of the board");
            let formula = forms::write(Form::Cnf, &setup).expect("a formula");
            let mut refuting = Refuting::new(&formula, u64::MAX).expect("a formula");
            while !refuting.run(1_000) {}
            if hardness.found() == Some(true) {
                assert_eq!(refuting.verdict(), Verdict::Completed);
                continue;
            }
            proved += 1;
            assert_eq!(refuting.verdict(), Verdict::Impossible);
            let proof = refuting.into_proof();
            assert!(check_proof(&formula, &proof).expect("a proof").ok);
            // For the board without the obstacles, the proof is refused.
            let bare = Setup::new(Rule::of(Piece::Queens), size as u32, size as u32).expect("a board");
            let bare = forms::write(Form::Cnf, &bare).expect("a formula");
            assert!(!check_proof(&bare, &proof).expect("a proof").ok);
        }
    }
    assert!(proved > 8, "{proved}");
}

#[test]
fn unsupported_questions_are_refused_and_long_searches_are_stopped() {
    let refused = |size, obstacle, amount| Hardness::new(size, obstacle, amount, 1, 1).err();
    assert!(matches!(refused(33, Obstacle::Squares, 1), Some(FrontierError::Size { most: 32, .. })));
    assert!(matches!(refused(3, Obstacle::Queens, 1), Some(FrontierError::Size { least: 4, .. })));
    assert_eq!(refused(8, Obstacle::Diagonals, 31), Some(FrontierError::Obstacles { amount: 31, most: 30 }));
    assert_eq!(refused(8, Obstacle::Squares, 65), Some(FrontierError::Obstacles { amount: 65, most: 64 }));
    assert_eq!(refused(8, Obstacle::Queens, 9), Some(FrontierError::Obstacles { amount: 9, most: 8 }));

    let mut stopped = Hardness::new(30, Obstacle::Diagonals, 60, 1, 10).expect("a board");
    stopped.run_to_end();
    assert_eq!(stopped.nodes()[0], None);
}
