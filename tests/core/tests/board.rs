//! Placements, lines and the validator.

use queens_core::board::{Conflict, LineKind, Placement, Square, validate};
use queens_tests::random;

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
fn a_queen_is_reported_once_for_each_line_against_the_nearest_above() {
    let placement = Placement::from_rows(&[1, 1, -1, 1, -1]).expect("a placement");
    let conflict = |row, other_row| Conflict { row, other_row, line: LineKind::Column };
    assert_eq!(validate(&placement).conflicts, [conflict(1, 0), conflict(3, 1)]);
}
