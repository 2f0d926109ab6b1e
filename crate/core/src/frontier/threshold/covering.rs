//! One shard of a proof that every placement of `k` queens can be completed.
//!
//! A placement is turned so that its first queen, in the order of the orbits, is on the first square of an orbit: that orbit
//! is the shard. All sets of `k - 1` queens are visited. For each of them, the known completions that contain it are laid on
//! top of each other. For a free square that they do not cover, a search runs, and its completion covers more:
//!
//! ```text
//!   k - 1 queens    known completions with them, on top of each other      squares for one more queen
//!   . . . . . .     . . x . x .                                            covered: nothing to do
//!   . Q . . . .  +  . Q . . . .                                       ->   not covered: a search, and its completion is known
//!   . . . . . .     x . . x . x                                            no completion: these k queens block the board
//! ```

use super::board::Board;
use super::cover::{Covered, Placements};
use super::filling::fill;
use super::squares::Squares;
use super::{FrontierError, MAX_QUEENS, check};
use crate::board::Placement;
use crate::sliced::Sliced;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;
use std::sync::Arc;

/// The maximum number of completions that a shard stores: searching a longer list takes longer than finding new completions.
const MAX_KNOWN: usize = 1 << 17;

/// The cost of a search in the units of a slice; one set of queens costs one unit.
const SEARCH_COST: u64 = 16;

/// A worker that goes through any shard, in slices.
#[derive(Debug)]
pub struct Covering {
    board: Arc<Board>,
    queens: usize,
    shard: usize,
    random: Xoshiro128PlusPlus,
    known: Vec<Squares>,
    placed: Vec<usize>,
    frames: Vec<Frame>,
    /// Placements that were covered, by the number of their queens in the orbit of the shard.
    covered: [u64; MAX_QUEENS + 1],
    blocking: Option<Vec<usize>>,
}

/// The queens that were placed so far, and the squares for the next.
#[derive(Debug, Default)]
struct Frame {
    untried: Squares,
    /// The known completions that contain these queens. The first `sorted` of them are repeated in `by_square`, square by
    /// square: the completions with a queen on square `s` are from `starts[s]` to `starts[s + 1]`.
    known: Vec<u32>,
    sorted: usize,
    by_square: Vec<u32>,
    starts: Vec<u32>,
}

impl Covering {
    /// A worker on the placements of `queens` queens on a board of `size` rows, at the beginning of shard 0.
    ///
    /// # Errors
    /// [`FrontierError`] for an unsupported size or number of queens.
    pub fn new(size: usize, queens: usize) -> Result<Self, FrontierError> {
        check(size, queens)?;
        let mut covering = Covering {
            board: Arc::new(Board::new(size)),
            queens,
            shard: 0,
            random: Xoshiro128PlusPlus::seed_from_u64(0),
            known: Vec::new(),
            placed: Vec::new(),
            frames: Vec::new(),
            covered: [0; MAX_QUEENS + 1],
            blocking: None,
        };
        covering.begin(0);
        Ok(covering)
    }

    /// How many shards there are: one for each orbit of squares.
    #[must_use]
    pub fn shards(&self) -> usize {
        self.board.orbits.len()
    }

    /// How many queens each placement has.
    #[must_use]
    pub fn queens(&self) -> usize {
        self.queens
    }

    /// Begins a shard, and drops an unfinished one. A shard beyond the last is empty.
    pub fn begin(&mut self, shard: usize) {
        self.shard = shard;
        self.random = Xoshiro128PlusPlus::seed_from_u64(shard as u64);
        self.known.clear();
        self.placed.clear();
        self.covered = [0; MAX_QUEENS + 1];
        self.blocking = None;
        let first = self.board.orbits.get(shard).map(|orbit| Squares::range(orbit.start, orbit.start + 1));
        self.frames = first.map(|untried| Frame { untried, ..Frame::default() }).into_iter().collect();
    }

    /// How much of the shard is done, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        let Some(second) = self.frames.get(1) else { return if self.frames.is_empty() { 1.0 } else { 0.0 } };
        let all = self.board.squares.len() as f64;
        1.0 - f64::from(second.untried.count()) / all
    }

    /// How many placements were covered so far, up to symmetry in their first queen.
    #[must_use]
    pub fn placements(&self) -> u64 {
        self.covered.iter().sum()
    }

    /// The report on the shard; `None` until it is finished.
    #[must_use]
    pub fn covered(&self) -> Option<Covered> {
        if !self.frames.is_empty() {
            return None;
        }
        let size = self.board.size as usize;
        let orbit = self.board.orbits.get(self.shard)?;
        let blocking = self.blocking.as_ref().map(|queens| {
            let mut placement = Placement::empty(size).expect("a supported size");
            queens.iter().for_each(|&queen| placement.set(self.board.squares[queen]));
            placement.to_rows()
        });
        Some(Covered::new(size, self.queens, self.shard, orbit.len(), self.covered, blocking))
    }

    /// Prepares a count of all placements with this number of queens.
    pub(super) fn all_placements(&self) -> Placements {
        Placements::new(Arc::clone(&self.board), self.queens)
    }

    fn in_orbit(&self) -> usize {
        let orbit = &self.board.orbits[self.shard];
        self.placed.iter().filter(|queen| orbit.contains(queen)).count()
    }

    /// Covers every square for the last queen; returns how many searches that took.
    fn last_queen(&mut self) -> u64 {
        let Some(frame) = self.frames.last() else { return 0 };
        let squares = frame.untried;
        let mut open = squares;
        for &known in &frame.known {
            open = open.without(&self.known[known as usize]);
            if open.is_empty() {
                break;
            }
        }
        let mut searches = 0;
        while let Some(square) = open.take_first() {
            searches += 1;
            self.placed.push(square);
            let Some(found) = fill(&self.board, &self.placed, &mut self.random) else {
                self.blocking = Some(std::mem::take(&mut self.placed));
                self.frames.clear();
                return searches;
            };
            self.placed.pop();
            open = open.without(&found);
            if self.known.len() < MAX_KNOWN {
                let number = self.known.len() as u32;
                self.known.push(found);
                self.frames.iter_mut().for_each(|frame| frame.known.push(number));
            }
        }
        let orbit = &self.board.orbits[self.shard];
        let within = squares.and(&Squares::range(orbit.start, orbit.end)).count();
        let before = self.in_orbit();
        self.covered[before + 1] += u64::from(within);
        self.covered[before] += u64::from(squares.count() - within);
        searches
    }

    /// Places the next queen of the last frame, or returns to the frame below if there is no square left.
    fn next_queen(&mut self) {
        let depth = self.frames.len();
        let Some(frame) = self.frames.last_mut() else { return };
        let Some(square) = frame.untried.take_first() else {
            self.frames.pop();
            self.placed.pop();
            return;
        };
        let known = frame.with(square, &self.known, self.board.squares.len());
        // The first queen decides the orbit, the other queens follow in order.
        let rest = if depth == 1 {
            Squares::range(self.board.orbits[self.shard].start, self.board.squares.len())
        } else {
            frame.untried
        };
        let untried = rest.without(&self.board.attacked[square]);
        self.placed.push(square);
        self.frames.push(Frame { untried, known, ..Frame::default() });
    }
}

impl Frame {
    /// The known completions of this frame with a queen on this square.
    fn with(&mut self, square: usize, known: &[Squares], squares: usize) -> Vec<u32> {
        // Sorts the list again once it has doubled.
        if self.known.len() > 2 * self.sorted + 64 {
            self.sort(known, squares);
        }
        let of = |square: usize| self.starts.get(square).map_or(0, |&start| start as usize);
        let mut found = self.by_square[of(square)..of(square + 1)].to_vec();
        found.extend(self.known[self.sorted..].iter().filter(|&&one| known[one as usize].has(square)));
        found
    }

    fn sort(&mut self, known: &[Squares], squares: usize) {
        let mut starts = vec![0_u32; squares + 1];
        let boards = || self.known.iter().map(|&one| (one, &known[one as usize]));
        boards().flat_map(|(_, board)| board.iter()).for_each(|square| starts[square + 1] += 1);
        for square in 0..squares {
            starts[square + 1] += starts[square];
        }
        let mut next = starts.clone();
        let mut by_square = vec![0; starts[squares] as usize];
        for (one, board) in boards() {
            for square in board.iter() {
                by_square[next[square] as usize] = one;
                next[square] += 1;
            }
        }
        (self.starts, self.by_square, self.sorted) = (starts, by_square, self.known.len());
    }
}

impl Sliced for Covering {
    /// Goes through about `sets` sets of queens; true when the shard is finished, or a placement was found that has no completion.
    fn run(&mut self, sets: u64) -> bool {
        let mut left = sets;
        while left > 0 && !self.frames.is_empty() {
            let mut spent = 1;
            if self.placed.len() + 1 == self.queens {
                spent += SEARCH_COST * self.last_queen();
                // The frame below continues; if the board is blocked, no frame is left.
                self.frames.pop();
                self.placed.pop();
            } else {
                self.next_queen();
            }
            left = left.saturating_sub(spent);
        }
        self.frames.is_empty()
    }
}
