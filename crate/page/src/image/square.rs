//! The queen on a square, the queens that attack it, and the free squares that a queen there would attack.

use super::BoardImage;
use queens_core::board::{LineKind, Square};
use serde::Serialize;

/// The origin of the queen on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Standing {
    /// A given one.
    Given,
    /// A found one.
    Found,
}

/// A queen that attacks a square, and the line between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Attacker {
    /// The square of the queen.
    #[serde(flatten)]
    pub square: Square,
    /// The line between them.
    pub line: LineKind,
}

/// The facts about a square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "LargeSquare"))]
pub struct SquareFacts {
    /// The queen on it.
    pub queen: Option<Standing>,
    /// Whether there is neither a queen nor an attack.
    pub free: bool,
    /// The nearest queen on each line.
    pub attackers: Vec<Attacker>,
}

/// How many free squares a queen would attack on each of its lines, not counting its own square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Closes {
    /// In its row.
    pub row: u32,
    /// In its column.
    pub column: u32,
    /// On its diagonal.
    pub diagonal: u32,
    /// On its anti-diagonal.
    pub anti_diagonal: u32,
}

impl BoardImage {
    /// The facts about a square. Whether it is free is known at once; the attackers take a pass over the rows.
    #[must_use]
    pub fn square(&self, square: Square) -> SquareFacts {
        let here = self.queen(square.row);
        let queen = here.filter(|&(queen, _)| queen == square);
        let queen = queen.map(|(_, given)| if given { Standing::Given } else { Standing::Found });
        if self.is_free(square) {
            return SquareFacts { queen, free: true, attackers: Vec::new() };
        }
        let mut nearest: [Option<(u32, Square)>; 4] = [None; 4];
        for other in self.now.queens() {
            let Square { row, column } = other;
            let distance = row.abs_diff(square.row);
            // Few queens are on a line of the square, so the cost of the first check dominates.
            if column != square.column && column.abs_diff(square.column) != distance && distance != 0 {
                continue;
            }
            let Some(line) = other.line_to(square) else { continue };
            let slot = &mut nearest[line as usize];
            if slot.is_none_or(|(least, _)| distance < least) {
                *slot = Some((distance, other));
            }
        }
        let lines = [LineKind::Row, LineKind::Column, LineKind::Diagonal, LineKind::AntiDiagonal];
        let attacker = |line| nearest[line as usize].map(|(_, square)| Attacker { square, line });
        SquareFacts { queen, free: false, attackers: lines.into_iter().filter_map(attacker).collect() }
    }

    /// How many free squares a queen on this square would attack.
    #[must_use]
    pub fn closes(&self, Square { row, column }: Square) -> Closes {
        let last = self.size() as u32 - 1;
        let all = 0..=last;
        let count = |squares: &mut dyn Iterator<Item = (u32, u32)>| {
            squares
                .map(|(row, column)| Square { row, column })
                .filter(|&other| other != Square { row, column } && self.is_free(other))
                .count() as u32
        };
        let on_diagonal = |other: u32| Some((other, (column + other).checked_sub(row)?));
        let on_anti_diagonal = |other: u32| Some((other, (column + row).checked_sub(other)?));
        let inside = |&(_, column): &(u32, u32)| column <= last;
        Closes {
            row: count(&mut all.clone().map(|other| (row, other))),
            column: count(&mut all.clone().map(|other| (other, column))),
            diagonal: count(&mut all.clone().filter_map(on_diagonal).filter(inside)),
            anti_diagonal: count(&mut all.filter_map(on_anti_diagonal).filter(inside)),
        }
    }

    /// Whether there is neither a queen in the row nor an attack on the square.
    fn is_free(&self, square: Square) -> bool {
        self.queen(square.row).is_none() && self.occupied.is_open(square)
    }
}
