//! The fewest pieces that attack every square, the number of ways to set them, and the proof that fewer pieces do not
//! suffice.

use crate::rule::board::Position;
use crate::rule::law::Squares;
use crate::sliced::Sliced;

/// Whether the pieces of a set may attack each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MutualAttacks {
    /// The pieces may attack each other.
    Allowed,
    /// No two pieces may attack each other.
    Forbidden,
}

/// Tries one piece, then two, and so on: each number in every way, until one suffices. A square with a piece also counts as
/// attacked. The given pieces of the position, and the order of an ordered rule, are ignored.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::rule::{Board, Fewest, MutualAttacks, Piece, Position, Rule};
///
/// let mut fewest = Fewest::new(&Position::new(&Rule::of(Piece::Queens), &Board::new(7, 7)?)?, MutualAttacks::Allowed);
/// fewest.run_to_end();
/// assert_eq!(fewest.best().map(|pieces| pieces.len()), Some(4));
/// assert_eq!(fewest.ways(), 86);
/// # Ok::<(), queens_core::rule::RuleError>(())
/// ```
#[derive(Debug)]
pub struct Fewest {
    usable: Squares,
    /// The squares that a piece on each square attacks, including its own.
    attacks: Vec<Squares>,
    /// The squares from which a piece attacks each square.
    from: Vec<Squares>,
    /// For each square, the squares that a piece on it forbids to others.
    forbids: Vec<Squares>,
    /// The maximum number of squares that one piece attacks.
    max_attacked: u32,
    pieces: u32,
    stack: Vec<Level>,
    best: Option<Squares>,
    ways: u128,
    over: bool,
    nodes: u64,
}

#[derive(Debug)]
struct Level {
    /// Squares that no piece attacks yet.
    unattacked: Squares,
    /// Squares on which a piece may still be set.
    allowed: Squares,
    pieces_set: Squares,
    /// The squares still to be tried: the squares that attack the square with the fewest attacking squares.
    choices: Squares,
}

impl Fewest {
    /// Starts the search.
    #[must_use]
    pub fn new(position: &Position, mutual: MutualAttacks) -> Self {
        let table = position.table();
        let usable = position.board().usable();
        let attacks: Vec<Squares> = position
            .board()
            .all()
            .iter()
            .map(|square| (table.attacks(square) | Squares::one(square)) & usable)
            .collect();
        let attackers = |square: u32| usable.iter().filter(|&from| attacks[from as usize].contains(square)).collect();
        let forbidden =
            |square: u32| if mutual == MutualAttacks::Forbidden { table.conflicts(square) } else { Squares::EMPTY };
        let mut fewest = Fewest {
            usable,
            from: position.board().all().iter().map(attackers).collect(),
            forbids: position.board().all().iter().map(forbidden).collect(),
            max_attacked: usable.iter().map(|square| attacks[square as usize].len()).max().unwrap_or(0),
            attacks,
            pieces: 0,
            stack: Vec::new(),
            best: None,
            ways: 0,
            over: usable.is_empty(),
            nodes: 0,
        };
        fewest.begin();
        fewest
    }

    /// The fewest pieces that attack every square; `None` until they are found, or if no set of pieces does.
    #[must_use]
    pub fn best(&self) -> Option<Squares> {
        self.best
    }

    /// The number of pieces that is being tried: fewer do not suffice.
    #[must_use]
    pub fn pieces(&self) -> u32 {
        self.pieces
    }

    /// The number of ways found so far.
    #[must_use]
    pub fn ways(&self) -> u128 {
        self.ways
    }

    /// How many pieces have been set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    fn begin(&mut self) {
        self.pieces += 1;
        self.descend(self.usable, self.usable, Squares::EMPTY);
    }

    fn step(&mut self) {
        let Some(level) = self.stack.last_mut() else {
            self.over = self.best.is_some() || self.pieces >= self.usable.len();
            if !self.over {
                self.begin();
            }
            return;
        };
        let Some(square) = level.choices.first() else {
            self.stack.pop();
            return;
        };
        let one = Squares::one(square);
        level.choices -= one;
        // All sets with this piece are found below it. Later sets leave it out, so no set is found twice.
        level.allowed -= one;
        let at = square as usize;
        let (unattacked, allowed, pieces_set) =
            (level.unattacked - self.attacks[at], level.allowed - self.forbids[at], level.pieces_set | one);
        self.nodes += 1;
        self.descend(unattacked, allowed, pieces_set);
    }

    fn descend(&mut self, unattacked: Squares, allowed: Squares, pieces_set: Squares) {
        let left = self.pieces - pieces_set.len();
        if unattacked.is_empty() {
            if left == 0 {
                self.ways += 1;
                self.best.get_or_insert(pieces_set);
            }
            return;
        }
        if unattacked.len() > left * self.max_attacked {
            return;
        }
        let choices = |square: u32| self.from[square as usize] & allowed;
        let fewest = unattacked.iter().map(choices).min_by_key(|choices| choices.len()).unwrap_or_default();
        if !fewest.is_empty() {
            self.stack.push(Level { unattacked, allowed, pieces_set, choices: fewest });
        }
    }
}

impl Sliced for Fewest {
    /// Sets about `nodes` more pieces; true when the smallest number is known, with all its ways.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.nodes.saturating_add(nodes);
        while !self.over && self.nodes < stop {
            self.step();
        }
        self.over
    }
}
