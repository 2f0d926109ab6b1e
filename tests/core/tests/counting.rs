//! Counts of completions agree with plain backtracking, published figures and another method.

use queens_core::Sliced;
use queens_core::board::{Placement, validate};
use queens_core::complete::MAX_FREE_ROWS;
use queens_core::count::{CountError, Counted};
use queens_core::count::completions::Counting;
use queens_core::problem::Problem;
use queens_tests::random;
use serde::Deserialize;

/// Counts the completions by the simplest search: row by row, each column against each queen.
fn by_backtracking(placement: &Placement) -> u64 {
    fn below(rows: &mut Vec<i32>, free: &[usize]) -> u64 {
        let Some((&row, rest)) = free.split_first() else { return 1 };
        let mut found = 0;
        for column in 0..rows.len() as i32 {
            let attacked = |(other, &at): (usize, &i32)| {
                at >= 0 && (at == column || at.abs_diff(column) as usize == other.abs_diff(row))
            };
            if !rows.iter().enumerate().any(attacked) {
                rows[row] = column;
                found += below(rows, rest);
                rows[row] = -1;
            }
        }
        found
    }
    if !validate(placement).ok() {
        return 0;
    }
    let free: Vec<usize> = placement.free_rows().map(|row| row as usize).collect();
    below(&mut placement.to_rows(), &free)
}

fn count(placement: &Placement) -> u64 {
    let mut counting = Counting::new(placement).expect("few enough free rows");
    while !counting.run(1_000_000) {}
    counting.count()
}

#[test]
fn the_count_agrees_with_plain_backtracking_on_any_board_of_up_to_10_rows() {
    for size in 1..=10 {
        for seed in 0..60 {
            let kinds = [random::any(size, seed), random::greedy(size, seed % size, seed)];
            for placement in kinds {
                assert_eq!(count(&placement), by_backtracking(&placement), "{:?}", placement.to_rows());
            }
        }
    }
}

#[test]
fn empty_boards_have_the_published_numbers_of_solutions() {
    for published in queens_tests::solutions().into_iter().filter(|board| board.size <= 12) {
        let empty = Placement::empty(published.size).expect("a board");
        assert_eq!(count(&empty), published.total, "size {}", published.size);
    }
}

#[test]
fn the_first_queen_of_eight_leaves_the_known_numbers_of_completions() {
    // Their sum is 92, the number of solutions.
    let by_column = [4, 8, 16, 18, 18, 16, 8, 4];
    for (column, expected) in (0..).zip(by_column) {
        let placement = Placement::from_rows(&[column, -1, -1, -1, -1, -1, -1, -1]).expect("a placement");
        assert_eq!(count(&placement), expected, "queen in column {column}");
    }
}

#[test]
fn large_boards_with_few_free_rows_are_counted_with_words_of_any_width() {
    for (size, queens) in [(40, 26), (63, 48), (64, 49), (65, 50), (70, 54), (130, 110), (1000, 980)] {
        for seed in 0..6 {
            let placement = random::from_solution(size, queens, seed);
            let found = count(&placement);
            assert!(found >= 1, "the placement is part of a solution");
            assert_eq!(found, by_rows_with_fewest_squares(&placement), "size {size}, seed {seed}");
        }
    }
}

#[test]
fn more_free_rows_than_bits_in_a_word_can_be_counted() {
    for size in [200, 300, 400] {
        let placement = with_the_top_row_attacked(size);
        assert!(placement.free_rows().count() > 64);
        assert_eq!(count(&placement), 0, "size {size}");
    }
}

/// Few queens that attack the whole top row but not each other. For each square of the row that is still free, a queen is set
/// on the first square of its column and diagonals that no queen attacks.
fn with_the_top_row_attacked(size: i32) -> Placement {
    let mut queens: Vec<(i32, i32)> = Vec::new();
    let attacked = |queens: &[(i32, i32)], row: i32, column: i32| {
        let attacks =
            |&(other, at): &(i32, i32)| other == row || at == column || at.abs_diff(column) == other.abs_diff(row);
        queens.iter().any(attacks)
    };
    for target in 0..size {
        if !attacked(&queens, 0, target) {
            let squares = (1..size).flat_map(|row| [(row, target), (row, target + row), (row, target - row)]);
            let fits = |&(row, column): &(i32, i32)| (0..size).contains(&column) && !attacked(&queens, row, column);
            let queen = squares.into_iter().find(fits).expect("a square that attacks the target");
            queens.push(queen);
        }
    }
    let mut rows = vec![-1; size as usize];
    queens.into_iter().for_each(|(row, column)| rows[row as usize] = column);
    Placement::from_rows(&rows).expect("a placement")
}

/// Like [`by_backtracking`], but takes the most constrained row next, for boards where the plain order would take too
/// long.
fn by_rows_with_fewest_squares(placement: &Placement) -> u64 {
    fn below(open: &[(i32, Vec<i32>)]) -> u64 {
        let Some(most_constrained) = (0..open.len()).min_by_key(|&place| open[place].1.len()) else { return 1 };
        let (row, columns) = &open[most_constrained];
        let mut found = 0;
        for column in columns {
            let mut rest = open.to_vec();
            rest.swap_remove(most_constrained);
            for (other, squares) in &mut rest {
                squares.retain(|at| at != column && at.abs_diff(*column) != other.abs_diff(*row));
            }
            found += below(&rest);
        }
        found
    }
    let rows = placement.to_rows();
    let queens: Vec<(i32, i32)> = (0..).zip(rows.iter().copied()).filter(|&(_, column)| column >= 0).collect();
    let free = |row: i32, column: i32| {
        let attacks = |&(other, at): &(i32, i32)| at == column || at.abs_diff(column) == other.abs_diff(row);
        !queens.iter().any(attacks)
    };
    let columns_of = |row| (0..rows.len() as i32).filter(|&column| free(row, column)).collect();
    let open: Vec<(i32, Vec<i32>)> =
        placement.free_rows().map(u32::cast_signed).map(|row| (row, columns_of(row))).collect();
    below(&open)
}

#[test]
fn slices_of_any_size_give_the_same_count_and_a_share_that_never_falls() {
    for placement in
        [Placement::empty(9).expect("a board"), random::from_solution(32, 20, 1), random::from_solution(130, 112, 2)]
    {
        let expected = count(&placement);
        for slice in [1, 7, 1000] {
            let mut counting = Counting::new(&placement).expect("few enough free rows");
            let (mut share, mut found) = (counting.share(), 0);
            assert!((0.0..1.0).contains(&share), "no count begins with a share of 1");
            loop {
                let nodes = counting.nodes();
                let done = counting.run(slice);
                assert!(counting.nodes() - nodes <= slice, "a slice takes no more nodes than requested");
                assert!(counting.share() >= share && counting.count() >= found, "share and count never decrease");
                (share, found) = (counting.share(), counting.count());
                if done {
                    break;
                }
                assert!(share < 1.0, "the share is 1 only at the end");
            }
            assert_eq!((share, found), (1.0, expected), "slices of {slice}");
            assert!(counting.run(slice), "a finished count stays finished");
            assert_eq!(counting.count(), expected);
        }
    }
}

#[test]
fn queens_in_conflict_have_no_completion() {
    for rows in [vec![0, 1], vec![0, -1, 0], vec![0; 8], vec![0; 5001]] {
        let placement = Placement::from_rows(&rows).expect("a placement");
        let mut counting = Counting::new(&placement).expect("a conflict is answered at any size");
        assert!(counting.run(1));
        assert_eq!((counting.count(), counting.share()), (0, 1.0));
    }
}

#[test]
fn a_full_board_is_its_own_completion() {
    for size in [1, 5, 32, 100] {
        assert_eq!(count(&random::solution(size, 0)), 1, "size {size}");
    }
}

#[test]
fn too_many_free_rows_are_refused_with_the_limit() {
    let empty = Placement::empty(MAX_FREE_ROWS + 1).expect("a board");
    let error = Counting::new(&empty).expect_err("too many free rows");
    assert_eq!(error, CountError::FreeRows { free: MAX_FREE_ROWS + 1, limit: MAX_FREE_ROWS });
    assert_eq!(error.code(), "count-too-many-free");
    assert_eq!(error.detail().iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["free", "limit"]);
}

/// A board of 32 rows with queens of a solution on it, and how many completions two methods found.
#[derive(Deserialize)]
struct Case {
    rows: Vec<i32>,
    completions: u64,
    /// The number of queens that plain search sets, row by row.
    #[serde(rename = "plainNodes")]
    plain_nodes: u64,
    /// Whether every run of the tests counts this board. The others take long.
    quick: bool,
}

#[derive(Deserialize)]
struct Cases {
    boards: Vec<Case>,
}

#[test]
fn boards_of_32_rows_have_the_completions_that_another_method_found() {
    let cases = queens_tests::reference::<Cases>("completions32").boards;
    assert_eq!(cases.len(), 7);
    for case in cases.iter().filter(|case| case.quick || queens_tests::soak()) {
        let placement = Placement::from_rows(&case.rows).expect("a placement");
        assert_eq!(count(&placement), case.completions, "{:?}", case.rows);
    }
}

#[test]
fn sharakhovs_loop_has_the_nodes_and_completions_of_plain_search() {
    let cases = queens_tests::reference::<Cases>("completions32").boards;
    for case in cases.iter().filter(|case| case.quick) {
        let placement = Placement::from_rows(&case.rows).expect("a placement");
        let mut folded = Counted::Folded(placement).sharded().expect("a board of 32 rows");
        let (mut nodes, mut found) = (0, 0);
        for shard in 0..folded.division().shards {
            folded.begin(shard);
            let mut before = 0.0;
            while !folded.run(1_000_000) {
                assert!((before..1.0).contains(&folded.share()), "the share never falls");
                before = folded.share();
            }
            (nodes, found) = (nodes + folded.nodes(), found + folded.found());
        }
        assert_eq!((nodes, found), (case.plain_nodes, case.completions), "{:?}", case.rows);
    }
    let large = Counted::Folded(Placement::empty(33).expect("a board")).sharded();
    assert_eq!(large.err(), Some(CountError::Size { size: 33, least: 1, limit: 32 }));
}
