//! Two peaceable armies: as many pieces on either side as possible, of which none attacks a piece of the other side, with
//! the proof that one more on each side is too many.

use super::position::Position;
use super::squares::Squares;
use super::symmetry::turns;
use crate::sliced::Sliced;

/// Looks for one piece more on each side again and again, until everything was tried in vain. Pieces of one army may attack
/// each other. Given pieces are left aside, and so is the order of a rule.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::rule::{Armies, Board, Piece, Position, Rule};
///
/// let mut armies = Armies::new(&Position::new(&Rule::of(Piece::Queens), &Board::new(6, 6)?)?);
/// while !armies.run(1_000) {}
/// let [one, other] = armies.best();
/// assert_eq!((one.len(), other.len()), (5, 5));
/// # Ok::<(), queens_core::rule::RuleError>(())
/// ```
pub struct Armies {
    usable: Squares,
    /// The squares on which no piece of the other army stands beside a piece on each square, its own included.
    keeps: Vec<Squares>,
    /// The images of each square under the symmetries of the position.
    orbits: Vec<Squares>,
    best: [Squares; 2],
    /// How many pieces each side is to have now.
    wanted: u32,
    stack: Vec<Level>,
    proved: bool,
    nodes: u64,
}

/// One army is set piece by piece; the other stands wherever it still may.
#[derive(Clone, Copy)]
struct Level {
    army: Squares,
    /// Squares that the army may still take, and those that are left for the other.
    may: Squares,
    other: Squares,
}

impl Armies {
    /// Before anything was tried.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let (table, board) = (position.table(), position.board());
        let turns = turns(position);
        let orbit = |square: u32| turns.iter().map(|turn| turn[square as usize]).collect();
        let mut armies = Armies {
            usable: board.usable(),
            keeps: board.all().iter().map(|square| table.conflicts(square) | Squares::one(square)).collect(),
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

    /// The largest armies found so far, of as many pieces each.
    #[must_use]
    pub fn best(&self) -> [Squares; 2] {
        self.best
    }

    /// Whether it is proved that no larger armies can stand.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.proved
    }

    /// How many pieces were set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    fn begin(&mut self) {
        self.wanted = self.best[0].len() + 1;
        self.stack.clear();
        self.descend(Level { army: Squares::EMPTY, may: self.usable, other: self.usable });
    }

    fn step(&mut self) {
        let Some(level) = self.stack.pop() else {
            self.proved = true;
            return;
        };
        let square = self.next(&level);
        self.nodes += 1;
        let one = Squares::one(square);
        // The branch with the piece is to be searched first, so the one without it is put on the stack first.
        if level.army.is_empty() {
            // Neither army needs any of its images: the board can be turned, and the armies change sides.
            let images = self.orbits[square as usize];
            self.descend(Level { may: level.may - images, other: level.other - images, ..level });
        } else {
            self.descend(Level { may: level.may - one, ..level });
        }
        let keeps = self.keeps[square as usize];
        self.descend(Level { army: level.army | one, may: level.may - one, other: level.other - keeps });
    }

    /// Puts a level on the stack, narrowed down, unless one of its armies cannot be large enough.
    fn descend(&mut self, mut level: Level) {
        let wanted = self.wanted;
        loop {
            let keeps = |square: u32| self.keeps[square as usize];
            // A piece must leave enough room for the other army, whichever it belongs to.
            let leaves_room = |&square: &u32| (level.other - keeps(square)).len() >= wanted;
            let may: Squares = level.may.iter().filter(leaves_room).collect();
            let all = may | level.army;
            let fits = |&square: &u32| (all - keeps(square)).len() >= wanted;
            let other: Squares = level.other.iter().filter(fits).collect();
            if all.len() < wanted || other.len() < wanted {
                return;
            }
            let settled = may == level.may && other == level.other;
            level = Level { army: level.army, may, other };
            if settled {
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

    /// The square to decide next: the one on which a piece takes the most from the other army.
    fn next(&self, level: &Level) -> u32 {
        let takes = |&square: &u32| (level.other & self.keeps[square as usize]).len();
        level.may.iter().max_by_key(takes).expect("squares are left where the army is too small")
    }
}

impl Sliced for Armies {
    /// Decides about `squares` squares more; true when it is proved that there are no larger armies.
    fn run(&mut self, squares: u64) -> bool {
        let stop = self.nodes.saturating_add(squares);
        while !self.proved && self.nodes < stop {
            self.step();
        }
        self.proved
    }
}
