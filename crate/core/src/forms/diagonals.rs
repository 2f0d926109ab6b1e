//! Excluded diagonals, in the form of problem 079 of CSPLib: no queen may be on them, so all their squares are marked.

use super::reader::Read;
use super::{Form, FormError, Part, Setup};
use crate::complete::ExcludedDiagonals;
use crate::rule::{Piece, Rule};

pub(super) struct Diagonals;

impl Read for Diagonals {
    fn read(&self, text: &str) -> Option<Result<(Form, Setup), FormError>> {
        let is_instance = text.contains("numdiags") && text.contains("diags");
        is_instance.then(|| {
            let instance: ExcludedDiagonals = text.parse()?;
            let size = instance.size();
            let excluded = |square: &u32| instance.excludes(square / size, square % size);
            let marks = (0..size * size).filter(excluded).collect();
            Ok((Form::Diagonals, Setup::new(Rule::of(Piece::Queens), size, size)?.put_marks(marks)))
        })
    }
}

/// Writes the diagonals whose squares are all marked.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    let size = setup.rows();
    if size != setup.columns() {
        return Err(FormError::CannotRepresent { form: Form::Diagonals, part: Part::Size });
    }
    let mut marked = vec![false; setup.squares() as usize];
    setup.marks().iter().for_each(|&square| marked[square as usize] = true);
    let line = |squares: &mut dyn Iterator<Item = (u32, u32)>| {
        let mut inside = squares.filter(|&(row, column)| row < size && column < size);
        inside.all(|(row, column)| marked[(row * size + column) as usize])
    };
    let mut pairs = Vec::new();
    for at in 0..2 * size - 1 {
        if line(&mut (0..=at).map(|row| (row, at - row))) {
            pairs.push(format!("[{at}, 1]"));
        }
        // `at` is the row less the column, plus size - 1.
        if line(&mut (0..size).map(|column| ((at + column + 1).wrapping_sub(size), column))) {
            pairs.push(format!("[{at}, 0]"));
        }
    }
    Ok(format!("n = {size}\nnumdiags = {}\ndiags = [{}]\n", pairs.len(), pairs.join(", ")))
}
