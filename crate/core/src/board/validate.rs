//! Which queens attack each other: one pass over a placement, with a control vector for each way a line can run.

use super::{LineKind, Occupied, Placement, Square};
use serde::ser::{Serialize, SerializeStruct, Serializer};

/// Two queens on one line. Between them, on that line, stands no other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Conflict {
    /// The lower of the two rows.
    pub row: u32,
    /// The upper one.
    pub other_row: u32,
    /// The line they share: never a row, since a row holds one queen at most.
    pub line: LineKind,
}

/// What [`validate`] found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Validation {
    /// How many queens stand on the board.
    pub queens: usize,
    /// From the top row down; within a row column, diagonal, anti-diagonal.
    pub conflicts: Vec<Conflict>,
}

impl Validation {
    /// True when no queen attacks another.
    #[must_use]
    pub fn ok(&self) -> bool {
        self.conflicts.is_empty()
    }
}

impl Serialize for Validation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Validation", 3)?;
        fields.serialize_field("ok", &self.ok())?;
        fields.serialize_field("queens", &self.queens)?;
        fields.serialize_field("conflicts", &self.conflicts)?;
        fields.end()
    }
}

/// Finds the conflicts of a placement, full or partial, in time and memory in proportion to its size.
///
/// Each row is reported at most once for each of its three other lines, against the nearest queen above it on that line.
/// So q queens on one line are q - 1 conflicts, a chain from neighbour to neighbour:
///
/// ```text
///  . Q . .
///  . Q . .      row 1 against row 0 (column), row 3 against row 1 (column);
///  . . . .      row 3 against row 0 is not reported: row 1 stands between
///  . Q . .
/// ```
///
/// The control vectors are those of Grigoryan's linear completion: r = n + j - i and t = i + j there. A pass with one bit a
/// line is enough where nothing conflicts. Only else a second pass notes the last row met, one number for each line: 5n
/// numbers of 32 bits in all.
#[must_use]
pub fn validate(placement: &Placement) -> Validation {
    match Occupied::of(placement) {
        Some(_) => Validation { queens: placement.count(), conflicts: Vec::new() },
        None => find_conflicts(placement),
    }
}

impl Placement {
    /// Whether this is a solution that holds all of these queens.
    #[must_use]
    pub fn completes(&self, given: &Placement) -> bool {
        let holds = |queen: Square| self.column(queen.row as usize) == Some(queen.column);
        self.size() == given.size()
            && self.free_rows().next().is_none()
            && given.queens().all(holds)
            && Occupied::of(self).is_some()
    }
}

fn find_conflicts(placement: &Placement) -> Validation {
    let size = placement.size();
    let mut columns = Latest::none(size);
    let mut diagonals = Latest::none(2 * size - 1);
    let mut anti_diagonals = Latest::none(2 * size - 1);
    let mut validation = Validation::default();
    for queen in placement.queens() {
        validation.queens += 1;
        let Square { row, column } = queen;
        let met = [
            (LineKind::Column, columns.replace(column, row)),
            (LineKind::Diagonal, diagonals.replace(queen.diagonal(size as u32), row)),
            (LineKind::AntiDiagonal, anti_diagonals.replace(queen.anti_diagonal(), row)),
        ];
        for (line, above) in met {
            if let Some(other_row) = above {
                validation.conflicts.push(Conflict { row, other_row, line });
            }
        }
    }
    validation
}

/// The last row met on each line of one kind. Rows are kept plus one, so that a fresh vector is all zeros, which the
/// system hands out without writing them.
struct Latest(Vec<u32>);

impl Latest {
    fn none(lines: usize) -> Self {
        Latest(vec![0; lines])
    }

    /// Notes a row on a line; gives the one that was noted there before.
    fn replace(&mut self, line: u32, row: u32) -> Option<u32> {
        std::mem::replace(&mut self.0[line as usize], row + 1).checked_sub(1)
    }
}
