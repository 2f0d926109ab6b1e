//! The lines of a board as clauses, for the learning search and its verification.

/// Lines of more squares than this are encoded by a counter, shorter ones pair by pair.
const MAX_PAIRED_LENGTH: usize = 5;

/// The free squares of a line, by their variables.
#[derive(Debug)]
pub(super) struct FreeLine {
    pub(super) squares: Vec<u32>,
    /// Whether the line needs a queen: true for rows and columns.
    pub(super) needs_one: bool,
}

/// Writes the clauses of a line with these literals. At most one of them is true: this takes a clause for each pair if the line
/// is short or `paired` is true, else a counter with further variables. If `needs_one`, at least one of them is true.
pub(super) fn write<L: Copy>(
    squares: &[L],
    needs_one: bool,
    paired: bool,
    not: impl Fn(L) -> L,
    mut further: impl FnMut() -> L,
    mut add: impl FnMut(&[L]),
) {
    if squares.len() <= MAX_PAIRED_LENGTH || paired {
        for (place, &one) in squares.iter().enumerate() {
            squares[place + 1..].iter().for_each(|&other| add(&[not(one), not(other)]));
        }
    } else {
        let mut before = None;
        for &square in squares {
            let up_to = further();
            add(&[not(square), up_to]);
            if let Some(before) = before.replace(up_to) {
                add(&[not(before), up_to]);
                add(&[not(square), not(before)]);
            }
        }
    }
    if needs_one {
        add(squares);
    }
}
