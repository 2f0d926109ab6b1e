//! The validation of a placement in slices.

use super::{Conflict, LineKind, NonAttacking, Occupied, Placement, Square, Validation};
use crate::sliced::Sliced;
use std::borrow::Borrow;

/// The validation of one placement, owned or borrowed. It can stop after any row and resume.
///
/// A first pass closes lines, with one bit per line, and counts the lines that were closed twice. Only if there are
/// any, a second pass notes the last row on each line, to name both queens.
#[derive(Clone, Debug)]
pub struct Validating<P = Placement> {
    placement: P,
    /// The maximum number of named conflicts.
    most: usize,
    next: usize,
    queens: usize,
    conflicts: usize,
    occupied: Occupied,
    second_pass: Option<SecondPass>,
    over: bool,
}

/// The second pass: the last row on each line, and the conflicts named so far.
#[derive(Clone, Debug)]
struct SecondPass {
    columns: Latest,
    diagonals: Latest,
    anti_diagonals: Latest,
    named: Vec<Conflict>,
}

impl<P: Borrow<Placement>> Validating<P> {
    /// Starts the validation. At most `most` conflicts will be named.
    #[must_use]
    pub fn new(placement: P, most: usize) -> Self {
        let occupied = Occupied::none(placement.borrow().size());
        Validating { placement, most, next: 0, queens: 0, conflicts: 0, occupied, second_pass: None, over: false }
    }

    fn end_pass(&mut self, size: usize) {
        if self.second_pass.is_none() {
            self.conflicts = self.occupied.conflicts(self.queens);
        }
        self.over = self.conflicts == 0 || self.second_pass.is_some();
        if !self.over {
            self.next = 0;
            self.second_pass = Some(SecondPass::none(size));
        }
    }

    /// How many queens were found.
    #[must_use]
    pub fn queens(&self) -> usize {
        self.queens
    }

    /// How many rows have been examined in the current pass.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.next
    }

    /// The number of all conflicts, once the validation has ended.
    #[must_use]
    pub fn conflicts(&self) -> usize {
        self.conflicts
    }

    /// The named conflicts from the top row down; within a row: column, diagonal, anti-diagonal.
    #[must_use]
    pub fn named(&self) -> &[Conflict] {
        self.second_pass
            .as_ref()
            .map_or(&[], |second_pass| &second_pass.named[..second_pass.named.len().min(self.most)])
    }

    /// The placement that is validated.
    pub(crate) fn placement(&self) -> &Placement {
        self.placement.borrow()
    }

    /// The report of a validation that has ended.
    pub(crate) fn into_validation(self) -> Validation {
        let conflicts = self.second_pass.map_or(Vec::new(), |second_pass| second_pass.named);
        Validation { queens: self.queens, conflicts }
    }
}

impl<P: Borrow<Placement>> Sliced for Validating<P> {
    /// Examines up to `rows` more rows; true when the validation has ended.
    fn run(&mut self, rows: u64) -> bool {
        if self.over {
            return true;
        }
        let placement = self.placement.borrow();
        let size = placement.size();
        let end = size.min(self.next.saturating_add(usize::try_from(rows).unwrap_or(usize::MAX)));
        let queens = placement.queens_in(self.next..end);
        if let Some(second_pass) = &mut self.second_pass {
            for queen in queens {
                second_pass.add(queen, size as u32);
                if second_pass.named.len() >= self.most {
                    self.over = true;
                    break;
                }
            }
        } else {
            for queen in queens {
                self.queens += 1;
                self.occupied.close(queen);
            }
        }
        self.next = end;
        if end == size {
            self.end_pass(size);
        }
        self.over
    }
}

impl Validating {
    /// The placement with the lines of its queens, once the validation has ended.
    ///
    /// # Errors
    /// The first conflict, if there is one.
    ///
    /// # Panics
    /// When the validation has not ended, or `most` was 0.
    pub fn into_non_attacking(self) -> Result<NonAttacking, Conflict> {
        assert!(self.over, "the rest of the rows may have conflicts");
        match self.conflicts {
            0 => Ok(NonAttacking::new_unchecked(self.placement, self.occupied)),
            _ => Err(self.named()[0]),
        }
    }
}

impl SecondPass {
    fn none(size: usize) -> Self {
        SecondPass {
            columns: Latest::none(size),
            diagonals: Latest::none(2 * size - 1),
            anti_diagonals: Latest::none(2 * size - 1),
            named: Vec::new(),
        }
    }

    fn add(&mut self, queen: Square, size: u32) {
        let Square { row, column } = queen;
        let lines = [
            (LineKind::Column, self.columns.replace(column, row)),
            (LineKind::Diagonal, self.diagonals.replace(queen.diagonal(size), row)),
            (LineKind::AntiDiagonal, self.anti_diagonals.replace(queen.anti_diagonal(), row)),
        ];
        for (line, above) in lines {
            self.named.extend(above.map(|other_row| Conflict { row, other_row, line }));
        }
    }
}

/// The last row with a queen on each line of one kind. Rows are stored plus one, so that a new vector is all zeros: the
/// system provides that without writing it.
#[derive(Clone, Debug)]
struct Latest(Vec<u32>);

impl Latest {
    fn none(lines: usize) -> Self {
        Latest(vec![0; lines])
    }

    /// Notes `row` on a line, and returns the row noted there before.
    fn replace(&mut self, line: u32, row: u32) -> Option<u32> {
        std::mem::replace(&mut self.0[line as usize], row + 1).checked_sub(1)
    }
}
