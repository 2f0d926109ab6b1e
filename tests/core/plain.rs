//! The simplest searches, to check the engine: rows in order, every column, without looking ahead.

use queens_core::board::{Placement, Square};

/// All solutions of the empty board.
///
/// # Panics
/// For a size that boards do not have.
#[must_use]
pub fn solutions(size: u32) -> Vec<Placement> {
    let empty = Placement::empty(size as usize).expect("a size that boards may have");
    let mut found = Vec::new();
    completions(&empty, &mut |completion| {
        found.push(completion.clone());
        true
    });
    found
}

/// Whether the queens, none of which attacks another, have a completion.
#[must_use]
pub fn has_completion(given: &Placement) -> bool {
    let mut found = false;
    completions(given, &mut |_| {
        found = true;
        false
    });
    found
}

/// All placements of a board, with any queens or none, also with conflicts.
///
/// # Panics
/// For a size that boards do not have.
pub fn placements(size: u32) -> impl Iterator<Item = Placement> {
    let mut next = Some(vec![-1; size as usize]);
    std::iter::from_fn(move || {
        let rows = next.take()?;
        let last = size as i32 - 1;
        next = rows.iter().rposition(|&column| column < last).map(|at| {
            let mut rows = rows.clone();
            rows[at] += 1;
            rows[at + 1..].fill(-1);
            rows
        });
        Some(Placement::from_rows(&rows).expect("columns inside the board"))
    })
}

/// Passes each completion of queens without conflicts to `visit`, until it returns `false`.
fn completions(given: &Placement, visit: &mut impl FnMut(&Placement) -> bool) {
    let free: Vec<u32> = given.free_rows().collect();
    let queens: Vec<Square> = given.queens().collect();
    extend(&mut given.clone(), &free, &mut queens.clone(), visit);
}

fn extend(
    placement: &mut Placement,
    free: &[u32],
    queens: &mut Vec<Square>,
    visit: &mut impl FnMut(&Placement) -> bool,
) -> bool {
    let Some((&row, rest)) = free.split_first() else { return visit(placement) };
    for column in 0..placement.size() as u32 {
        let square = Square::new(row, column);
        if queens.iter().all(|queen| queen.line_to(square).is_none()) {
            placement.set(square);
            queens.push(square);
            let go_on = extend(placement, rest, queens, visit);
            queens.pop();
            placement.take(row);
            if !go_on {
                return false;
            }
        }
    }
    true
}
