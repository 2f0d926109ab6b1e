//! Two peaceable armies: as many pieces on each side as possible, so that no piece attacks a piece of the other side; with the
//! proof that no larger armies exist.

use crate::rule::board::Position;
use crate::rule::board::transform_motions;
use crate::rule::law::Squares;
use crate::sliced::Sliced;

/// Looks for one more piece on each side again and again, until all possibilities are exhausted. Pieces of one army may
/// attack each other. The given pieces of the position, and the order of an ordered rule, are ignored.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::rule::{Armies, Board, Piece, Position, Rule};
///
/// let mut armies = Armies::new(&Position::new(&Rule::of(Piece::Queens), &Board::new(6, 6)?)?);
/// armies.run_to_end();
/// let [one, other] = armies.best();
/// assert_eq!((one.len(), other.len()), (5, 5));
/// # Ok::<(), queens_core::rule::RuleError>(())
/// ```
#[derive(Debug)]
pub struct Armies {
    usable: Squares,
    /// For each square, the squares that the other army cannot use if a piece is on it.
    excludes: Vec<Squares>,
    /// The images of each square under the symmetries of the position.
    orbits: Vec<Squares>,
    best: [Squares; 2],
    /// How many pieces each army must have in the current round.
    wanted: u32,
    stack: Vec<Level>,
    proved: bool,
    nodes: u64,
}

/// One army is set piece by piece; the other gets all squares that it can still use.
#[derive(Clone, Copy, Debug)]
struct Level {
    army: Squares,
    /// The squares that the army can still use, and the squares that are left for the other army.
    candidates: Squares,
    other: Squares,
}

impl Armies {
    /// Starts the search.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let (table, board) = (position.table(), position.board());
        let motions = transform_motions(position);
        let orbit = |square: u32| motions.iter().map(|motion| motion[square as usize]).collect();
        let mut armies = Armies {
            usable: board.usable(),
            excludes: board.all().iter().map(|square| table.conflicts(square) | Squares::one(square)).collect(),
            orbits: board.all().iter().map(orbit).collect(),
            best: [Squares::EMPTY; 2],
            wanted: 0,
            stack: Vec::new(),
            proved: false,
            nodes: 0,
        };
        armies.begin();
        armies
    }

    /// The largest armies found so far, with equally many pieces each.
    #[must_use]
    pub fn best(&self) -> [Squares; 2] {
        self.best
    }

    /// Whether it is proved that there are no larger armies.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.proved
    }

    /// How many pieces have been set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    fn begin(&mut self) {
        self.wanted = self.best[0].len() + 1;
        self.stack.clear();
        self.descend(Level { army: Squares::EMPTY, candidates: self.usable, other: self.usable });
    }

    fn step(&mut self) {
        let Some(level) = self.stack.pop() else {
            self.proved = true;
            return;
        };
        let square = self.next(&level);
        self.nodes += 1;
        let one = Squares::one(square);
        // The branch with the piece is searched first, so the branch without it goes onto the stack first.
        if level.army.is_empty() {
            // In the branch without the piece, neither army needs a piece on any image of this square: the board can
            // be rotated or reflected, and the armies can be exchanged.
            let images = self.orbits[square as usize];
            self.descend(Level { candidates: level.candidates - images, other: level.other - images, ..level });
        } else {
            self.descend(Level { candidates: level.candidates - one, ..level });
        }
        let excludes = self.excludes[square as usize];
        self.descend(Level {
            army: level.army | one,
            candidates: level.candidates - one,
            other: level.other - excludes,
        });
    }

    /// Puts a level onto the stack with its squares reduced, unless one of its armies cannot become large enough.
    fn descend(&mut self, mut level: Level) {
        let wanted = self.wanted;
        loop {
            let excludes = |square: u32| self.excludes[square as usize];
            // A piece must leave enough room for the other army. This is true for the pieces of both armies.
            let leaves_room = |&square: &u32| (level.other - excludes(square)).len() >= wanted;
            let candidates: Squares = level.candidates.iter().filter(leaves_room).collect();
            let all = candidates | level.army;
            let fits = |&square: &u32| (all - excludes(square)).len() >= wanted;
            let other: Squares = level.other.iter().filter(fits).collect();
            if all.len() < wanted || other.len() < wanted {
                return;
            }
            let unchanged = candidates == level.candidates && other == level.other;
            level = Level { army: level.army, candidates, other };
            if unchanged {
                break;
            }
        }
        if level.army.len() >= wanted {
            self.best = [level.army, level.other].map(|army| army.iter().take(wanted as usize).collect());
            self.begin();
        } else {
            self.stack.push(level);
        }
    }

    /// The square to decide next: the square where a piece excludes the most squares for the other army.
    fn next(&self, level: &Level) -> u32 {
        let loss = |&square: &u32| (level.other & self.excludes[square as usize]).len();
        level.candidates.iter().max_by_key(loss).expect("an army that is too small has candidates")
    }
}

impl Sliced for Armies {
    /// Decides approximately `squares` more squares; true when it is proved that there are no larger armies.
    fn run(&mut self, squares: u64) -> bool {
        let stop = self.nodes.saturating_add(squares);
        while !self.proved && self.nodes < stop {
            self.step();
        }
        self.proved
    }
}
