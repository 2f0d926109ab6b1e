//! The interface of all solutions by formula: the column of any row is computed directly, so that a board can be built in
//! pieces.

use super::ConstructError;
use super::explicit::ExplicitRule;
use super::modular::{check_modular, check_step};
use crate::board::{MAX_SIZE, Placement, Square, validate};

/// A solution given by a formula for each row.
#[derive(Clone, Debug)]
pub struct Formula {
    size: usize,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Staircases(ExplicitRule),
    Line { step: usize },
    Tiling { outer: Placement, inner: Placement },
}

impl Formula {
    /// The solution of [`explicit`](super::explicit).
    ///
    /// # Errors
    /// Like [`explicit`](super::explicit).
    pub fn explicit(size: usize) -> Result<Self, ConstructError> {
        check_size(size as u64)?;
        if matches!(size, 2 | 3) {
            return Err(ConstructError::NoSolution { size });
        }
        Ok(Formula { size, kind: Kind::Staircases(ExplicitRule::of(size)) })
    }

    /// The placement of [`modular_line`](super::modular_line).
    ///
    /// # Errors
    /// Like [`modular_line`](super::modular_line).
    pub fn modular_line(size: usize, step: usize) -> Result<Self, ConstructError> {
        check_size(size as u64)?;
        if step >= size {
            return Err(ConstructError::StepRange { size, step, largest: size - 1 });
        }
        check_step(size, step)?;
        Ok(Formula { size, kind: Kind::Line { step } })
    }

    /// The placement of [`tiling`](super::tiling).
    ///
    /// # Errors
    /// Like [`tiling`](super::tiling).
    pub fn tiling(outer: Placement, inner: Placement) -> Result<Self, ConstructError> {
        if outer.count() < outer.size() || !validate(&outer).ok() {
            return Err(ConstructError::Outer);
        }
        check_modular(&inner)?;
        let size = outer.size() as u64 * inner.size() as u64;
        check_size(size)?;
        Ok(Formula { size: size as usize, kind: Kind::Tiling { outer, inner } })
    }

    /// The number of rows.
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// The column of the queen in a row of the board.
    #[must_use]
    pub fn column(&self, row: u32) -> u32 {
        match &self.kind {
            Kind::Staircases(rule) => rule.column(self.size as u32, row),
            Kind::Line { step } => (u64::from(row) * *step as u64 % self.size as u64) as u32,
            Kind::Tiling { outer, inner } => {
                let block = inner.size() as u32;
                let column = |placement: &Placement, row: u32| placement.column(row).unwrap_or_default();
                column(outer, row / block) * block + column(inner, row % block)
            }
        }
    }

    /// The whole solution.
    #[must_use]
    pub fn placement(&self) -> Placement {
        let mut placement = Placement::empty(self.size).expect("the size was checked");
        (0..self.size as u32).for_each(|row| placement.set(Square::new(row, self.column(row))));
        placement
    }
}

fn check_size(size: u64) -> Result<(), ConstructError> {
    if (1..=MAX_SIZE as u64).contains(&size) { Ok(()) } else { Err(ConstructError::Size { size, largest: MAX_SIZE }) }
}
