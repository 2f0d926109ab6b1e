//! The largest choice of sets of squares that are pairwise disjoint. This is an exact cover of the board by such sets and
//! by squares that stay blank.

use super::links::Links;
use crate::rule::board::Board;
use crate::rule::law::Squares;
use crate::sliced::Sliced;

/// Looks for one more set again and again, until all possibilities are exhausted. If every set has `w` squares in each row,
/// `k` sets leave `m - kw` squares of a row of `m` squares blank. The same is true for columns, and for the board as a
/// whole.
#[derive(Clone, Debug)]
pub(super) struct Choosing {
    /// The squares of each set.
    sets: Vec<Vec<u32>>,
    links: Links,
    /// For each square, the indices of the `parts` that contain it.
    parts_of: Vec<Vec<usize>>,
    /// The rows, and the columns, if every set has equally many squares in each of them; the board if neither is true.
    parts: Vec<Part>,
    /// For each part, how many more of its squares may stay blank.
    blank: Vec<usize>,
    stack: Vec<Level>,
    chosen: Vec<usize>,
    best: Vec<usize>,
    /// How many sets are wanted in the current round.
    wanted: usize,
    proved: bool,
    nodes: u64,
}

/// A part of the board in which every set has equally many squares.
#[derive(Clone, Copy, Debug)]
struct Part {
    length: usize,
    per_set: usize,
}

/// A square, and the choices still to be tried for it.
#[derive(Clone, Debug)]
struct Level {
    square: u32,
    sets: Vec<usize>,
    may_be_blank: bool,
    content: Content,
}

/// The current content of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Content {
    Open,
    Set(usize),
    Blank,
}

impl Choosing {
    /// Starts the search for more than `fewer` disjoint sets of squares of `board`.
    pub(super) fn new(board: &Board, sets: &[Squares], fewer: usize) -> Self {
        let (rows, columns) = (board.rows() as usize, board.columns() as usize);
        let row = |square: u32| board.row(square) as usize;
        let column = |square: u32| board.column(square) as usize;
        let (mut parts, mut parts_of) = (Vec::new(), vec![Vec::new(); rows * columns]);
        let divisions: [(usize, &dyn Fn(u32) -> usize); 3] = [(rows, &row), (columns, &column), (1, &|_| 0)];
        for (count, part) in divisions {
            // The board as a whole adds nothing to its rows and columns.
            if (count > 1 || parts.is_empty())
                && let Some(per_set) = squares_per_part(sets, count, part)
            {
                for square in board.all().iter() {
                    parts_of[square as usize].push(parts.len() + part(square));
                }
                parts.resize(parts.len() + count, Part { length: rows * columns / count, per_set });
            }
        }
        let sets: Vec<Vec<u32>> = sets.iter().map(|set| set.iter().collect()).collect();
        let mut choosing = Choosing {
            links: Links::new(rows * columns, sets.iter().map(Vec::as_slice)),
            parts_of,
            parts,
            sets,
            blank: Vec::new(),
            stack: Vec::new(),
            chosen: Vec::new(),
            best: Vec::new(),
            wanted: fewer + 1,
            proved: false,
            nodes: 0,
        };
        choosing.begin();
        choosing
    }

    /// Returns the largest choice found so far, as indices into the list; empty until one is large enough.
    pub(super) fn best(&self) -> &[usize] {
        &self.best
    }

    /// Whether it is proved that there is no larger choice.
    pub(super) fn is_proved(&self) -> bool {
        self.proved
    }

    /// How many sets have been chosen and how many squares left blank so far, in total.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Starts a round for one more set than the best choice has. Nothing is covered.
    fn begin(&mut self) {
        let blank = |part: &Part| part.length.checked_sub(self.wanted * part.per_set);
        match self.parts.iter().map(blank).collect() {
            Some(blank) => {
                self.blank = blank;
                self.descend();
            }
            None => self.proved = true,
        }
    }

    fn step(&mut self) {
        let Some(mut level) = self.stack.pop() else {
            self.proved = true;
            return;
        };
        self.uncover_choice(&mut level);
        level.content = match level.sets.pop() {
            Some(set) => Content::Set(set),
            None if level.may_be_blank => Content::Blank,
            None => return,
        };
        level.may_be_blank &= level.content != Content::Blank;
        self.nodes += 1;
        self.cover_choice(&level);
        self.stack.push(level);
        if self.chosen.len() == self.wanted {
            self.best.clone_from(&self.chosen);
            self.wanted += 1;
            while let Some(mut level) = self.stack.pop() {
                self.uncover_choice(&mut level);
            }
            self.begin();
        } else {
            self.descend();
        }
    }

    /// Takes the most constrained square as the next one to decide. If that square has no choice, adds no level.
    fn descend(&mut self) {
        let may_be_blank = |square: usize| self.parts_of[square].iter().all(|&part| self.blank[part] > 0);
        let choices = |&(square, sets): &(usize, u32)| sets + u32::from(may_be_blank(square));
        if let Some(item) = self.links.items().min_by_key(choices)
            && choices(&item) > 0
        {
            let (square, _) = item;
            self.stack.push(Level {
                square: square as u32,
                sets: self.links.options(square).collect(),
                may_be_blank: may_be_blank(square),
                content: Content::Open,
            });
        }
    }

    /// Covers the items of the choice at a level.
    fn cover_choice(&mut self, level: &Level) {
        match level.content {
            Content::Open => {}
            Content::Set(set) => {
                self.chosen.push(set);
                for &square in &self.sets[set] {
                    self.links.cover(square as usize);
                }
            }
            Content::Blank => {
                self.links.cover(level.square as usize);
                for &part in &self.parts_of[level.square as usize] {
                    self.blank[part] -= 1;
                }
            }
        }
    }

    /// Uncovers the items of the choice at a level.
    fn uncover_choice(&mut self, level: &mut Level) {
        match level.content {
            Content::Open => {}
            Content::Set(set) => {
                self.chosen.pop();
                for &square in self.sets[set].iter().rev() {
                    self.links.uncover(square as usize);
                }
            }
            Content::Blank => {
                self.links.uncover(level.square as usize);
                for &part in &self.parts_of[level.square as usize] {
                    self.blank[part] += 1;
                }
            }
        }
        level.content = Content::Open;
    }
}

/// The number of squares of every set in each of `count` parts of the board; `None` if they differ.
fn squares_per_part(sets: &[Squares], count: usize, part: &dyn Fn(u32) -> usize) -> Option<usize> {
    let per_set = sets.first()?.len() as usize / count;
    let mut each = vec![0; count];
    let even = sets.iter().all(|set| {
        each.fill(0);
        set.iter().for_each(|square| each[part(square)] += 1);
        each.iter().all(|&squares| squares == per_set)
    });
    even.then_some(per_set)
}

impl Sliced for Choosing {
    /// Decides approximately `squares` more squares; true when it is proved that there is no larger choice.
    fn run(&mut self, squares: u64) -> bool {
        let stop = self.nodes.saturating_add(squares);
        while !self.proved && self.nodes < stop {
            self.step();
        }
        self.proved
    }
}
