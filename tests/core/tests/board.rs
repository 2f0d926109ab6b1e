//! Placements, lines and the validator.

use proptest::prelude::*;
use queens_core::Sliced;
use queens_core::board::{
    Conflict, MAX_SIZE, LineKind, NonAttacking, Occupied, Placement, PlacementError, Square, Validating, validate,
};
use queens_core::problem::{Detail, Problem};
use queens_tests::random;
use serde_json::json;

/// The definition, in quadratic time: a row's queen against the nearest one above it on each kind of line.
fn conflicts_by_definition(placement: &Placement) -> Vec<Conflict> {
    let queens: Vec<Square> = placement.queens().collect();
    let mut conflicts = Vec::new();
    for (index, queen) in queens.iter().enumerate() {
        for line in [LineKind::Column, LineKind::Diagonal, LineKind::AntiDiagonal] {
            let above = queens[..index].iter().rev().find(|other| queen.line_to(**other) == Some(line));
            conflicts.extend(above.map(|other| Conflict { row: queen.row, other_row: other.row, line }));
        }
    }
    conflicts
}

#[test]
fn the_validator_agrees_with_the_definition_on_random_placements() {
    for seed in 0..2000 {
        for placement in [random::any(1 + seed % 40, seed), random::greedy(1 + seed % 40, seed % 30, seed)] {
            let validation = validate(&placement);
            assert_eq!(validation.conflicts, conflicts_by_definition(&placement), "{placement:?}");
            assert_eq!(validation.queens, placement.count());
            assert_eq!(validation.ok(), validation.conflicts.is_empty());
        }
    }
}

#[test]
fn the_validator_finds_the_same_in_slices_and_counts_conflicts_that_it_does_not_name() {
    for seed in 0..300 {
        let placement = random::any(1 + seed % 150, seed);
        let whole = validate(&placement);
        for (slice, most) in [(1, usize::MAX), (7, 3), (u64::MAX, 1)] {
            let mut validating = Validating::new(placement.clone(), most);
            while !validating.run(slice) {}
            assert_eq!((validating.queens(), validating.conflicts()), (whole.queens, whole.conflicts.len()));
            assert_eq!(validating.named(), &whole.conflicts[..most.min(whole.conflicts.len())]);
            assert_eq!(validating.into_non_attacking().err(), whole.conflicts.first().copied());
        }
    }
}

#[test]
fn a_placement_is_non_attacking_or_names_its_first_conflict() {
    for seed in 0..400 {
        let placement = random::any(1 + seed % 40, seed);
        let first = validate(&placement).conflicts.first().copied();
        match NonAttacking::try_from(&placement) {
            Err(conflict) => assert_eq!(Some(conflict), first),
            Ok(given) => {
                assert_eq!((first, given.free()), (None, placement.size() - placement.count()));
                let open = |square: Square| {
                    placement
                        .queens()
                        .all(|queen| queen != square && queen.line_to(square).is_none_or(|line| line == LineKind::Row))
                };
                let size = placement.size() as u32;
                for square in (0..size).flat_map(|row| (0..size).map(move |column| Square::new(row, column))) {
                    assert_eq!(given.occupied().is_open(square), open(square), "{square:?}");
                }
                assert_eq!(given.into_placement(), placement);
            }
        }
    }
}

#[test]
fn a_conflict_names_the_queens_that_attack_each_other_and_their_line() {
    for (rows, message) in [
        ([1, -1, 1, -1], "the queens of rows 0 and 2 attack each other along a column"),
        ([-1, 0, 1, -1], "the queens of rows 1 and 2 attack each other along a diagonal"),
        ([2, 1, -1, -1], "the queens of rows 0 and 1 attack each other along an anti-diagonal"),
    ] {
        let placement = Placement::from_rows(&rows).expect("a placement");
        assert_eq!(NonAttacking::try_from(placement).unwrap_err().to_string(), message);
    }
}

#[test]
#[should_panic(expected = "row 0, column 4, counted from 0, is not on a board of 4 rows")]
fn no_queen_is_set_outside_the_board() {
    Placement::empty(4).expect("a board").set(Square::new(0, 4));
}

#[test]
#[should_panic(expected = "row 4, column 0, counted from 0, is not on a board of 4 rows")]
fn no_queen_is_set_below_the_board() {
    Placement::empty(4).expect("a board").set(Square::new(4, 0));
}

#[test]
#[should_panic(expected = "2 rows from row 3 on do not fit a board of 4 rows")]
fn no_rows_are_added_below_the_board() {
    _ = Placement::empty(4).expect("a board").put_rows(3, &[0, 1]);
}

#[test]
fn sixty_four_squares_at_once_agree_with_single_squares() {
    for size in [1, 2, 63, 64, 65, 200] {
        let given = random::greedy(size, size / 3, size);
        let occupied = Occupied::of(&given);
        for square in (0..size).flat_map(|row| (0..size).map(move |column| Square::new(row, column))) {
            let squares = (0..64).map(|place| Square::new(square.row, square.column + place));
            let open = squares.map(|other| u64::from(other.column < size && occupied.is_open(other)));
            let word = open.enumerate().fold(0, |word, (place, open)| word | open << place);
            assert_eq!(occupied.open_from(square), word, "{square:?} of {size}");
        }
        let columns: Vec<u32> = (0..size).filter(|&column| occupied.column_open(column)).collect();
        assert_eq!(occupied.open_columns().collect::<Vec<_>>(), columns);
    }
}

#[test]
fn a_queen_is_reported_once_for_each_line_against_the_nearest_above() {
    let placement = Placement::from_rows(&[1, 1, -1, 1, -1]).expect("a placement");
    let conflict = |row, other_row| Conflict { row, other_row, line: LineKind::Column };
    assert_eq!(validate(&placement).conflicts, [conflict(1, 0), conflict(3, 1)]);
}

#[test]
fn a_queen_may_attack_others_on_several_lines_at_once() {
    //  Q . . . .
    //  . . . . Q
    //  . . Q . .
    //  . . Q . .
    //  . . . . Q
    let placement = Placement::from_rows(&[0, 4, 2, 2, 4]).expect("a placement");
    let conflict = |row, other_row, line| Conflict { row, other_row, line };
    assert_eq!(
        validate(&placement).conflicts,
        [
            conflict(2, 0, LineKind::Diagonal),
            conflict(3, 2, LineKind::Column),
            conflict(3, 1, LineKind::AntiDiagonal),
            conflict(4, 1, LineKind::Column),
            conflict(4, 2, LineKind::Diagonal),
        ]
    );
}

#[test]
fn a_validation_has_the_names_that_the_page_reads() {
    let placement = Placement::from_rows(&[-1, 0, 1]).expect("a placement");
    let read = serde_json::to_value(validate(&placement)).expect("plain data");
    let conflicts = json!([{ "row": 2, "otherRow": 1, "line": "diagonal" }]);
    assert_eq!(read, json!({ "ok": false, "queens": 2, "conflicts": conflicts }));
    let names = [LineKind::Row, LineKind::Column, LineKind::Diagonal, LineKind::AntiDiagonal];
    let names = names.map(|line| serde_json::to_value(line).expect("a name"));
    assert_eq!(names, ["row", "column", "diagonal", "antiDiagonal"]);
}

#[test]
fn lines_are_numbered_from_a_corner() {
    for (row, column, diagonal, anti_diagonal) in
        [(0, 0, 7, 0), (0, 7, 0, 7), (7, 0, 14, 7), (7, 7, 7, 14), (2, 4, 5, 6)]
    {
        let square = Square::new(row, column);
        assert_eq!((square.diagonal(8), square.anti_diagonal()), (diagonal, anti_diagonal), "{square:?}");
    }
}

#[test]
fn two_squares_share_a_line_if_and_only_if_its_numbers_are_equal() {
    let squares = || (0..36).map(|index| Square::new(index / 6, index % 6));
    for one in squares() {
        for other in squares() {
            let shared = [
                (LineKind::Row, one.row == other.row),
                (LineKind::Column, one.column == other.column),
                (LineKind::Diagonal, one.diagonal(6) == other.diagonal(6)),
                (LineKind::AntiDiagonal, one.anti_diagonal() == other.anti_diagonal()),
            ];
            let expected = shared.into_iter().find(|&(_, same)| same && one != other).map(|(line, _)| line);
            assert_eq!(one.line_to(other), expected, "{one:?} {other:?}");
        }
    }
}

#[test]
fn queens_are_set_moved_and_removed_by_row() {
    let mut placement = Placement::empty(4).expect("a board");
    placement.set(Square::new(1, 2));
    placement.set(Square::new(1, 3));
    placement.set(Square::new(3, 0));
    assert_eq!(placement.to_rows(), [-1, 3, -1, 0]);
    assert_eq!(placement.queens().collect::<Vec<_>>(), [Square::new(1, 3), Square::new(3, 0)]);
    assert_eq!(placement.free_rows().collect::<Vec<_>>(), [0, 2]);
    placement.take(1);
    placement.take(0);
    assert_eq!((placement.count(), placement.column(1), placement.column(3)), (1, None, Some(0)));
}

#[test]
fn an_invalid_placement_is_refused_with_its_error_code() {
    let number = Detail::Number;
    let largest = number(MAX_SIZE as f64);
    for (error, code, detail, message) in [
        (
            Placement::empty(0).expect_err("no rows"),
            "size",
            vec![("size", number(0.0)), ("largest", largest.clone())],
            "a board has 1 to 10000000 rows, not 0",
        ),
        (
            Placement::empty(1_000_000_000).expect_err("too many rows"),
            "size",
            vec![("size", number(1e9)), ("largest", largest)],
            "a board has 1 to 10000000 rows, not 1000000000",
        ),
        (
            Placement::from_rows(&[0, 3, 1]).expect_err("beyond the last column"),
            "column-out-of-range",
            vec![("row", number(1.0)), ("column", number(3.0)), ("last", number(2.0))],
            "row 1 has column 3, but the columns run from 0 to 2, with -1 for an empty row",
        ),
        (
            Placement::from_rows(&[0, -2]).expect_err("below the first column"),
            "column-out-of-range",
            vec![("row", number(1.0)), ("column", number(-2.0)), ("last", number(1.0))],
            "row 1 has column -2, but the columns run from 0 to 1, with -1 for an empty row",
        ),
    ] {
        assert_eq!((error.code(), error.detail(), error.to_string().as_str()), (code, detail, message));
    }
    assert_eq!(Placement::from_rows(&[]), Err(PlacementError::Size { size: 0, largest: MAX_SIZE }));
}

proptest! {
    #[test]
    fn rows_read_back_as_they_were_set(size in 1u32..200, seed: u32) {
        let placement = random::any(size, seed);
        prop_assert_eq!(Placement::from_rows(&placement.to_rows()), Ok(placement.clone()));
        prop_assert_eq!(placement.count() + placement.free_rows().count(), placement.size());
    }
}
