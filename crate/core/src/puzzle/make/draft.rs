//! A board that is being divided into regions, and how far the rules of the ladder solve it. The order of the steps does
//! not matter for the squares that they leave. So no step is recorded, and each rule is propagated wherever it applies,
//! because making a puzzle does this thousands of times.

use crate::bits::ones;
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Rule, Squares};

/// Squares, a bit each, by row and column: up to 11 x 11.
type Bits = u128;

/// A board on which each region contains one queen of some placement, so that there is a way to finish.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    size: u32,
    /// The region of each square.
    labels: Vec<u32>,
    /// The squares of each line: rows, then columns, then regions.
    lines: Vec<Bits>,
    /// The squares that a queen on each square attacks, apart from its region.
    attacks: Vec<Bits>,
}

/// How far the board is solved: the free squares, and the lines without a queen, a bit each.
#[derive(Clone, Copy)]
struct State {
    free: Bits,
    open: u64,
}

impl Draft {
    /// The board of `layout`, which has no regions, divided by `labels`: one label for each square.
    pub(super) fn new(layout: &Layout, labels: Vec<u32>) -> Self {
        let size = layout.size();
        let bits = |squares: Squares| squares.iter().fold(0, with);
        let region =
            |label: u32| (0..).zip(&labels).filter(|&(_, &of)| of == label).fold(0, |set, (at, _)| with(set, at));
        let lines = layout.kinds().flat_map(Lines::iter).map(|line| bits(layout.line(line)));
        let attacks = layout.all().iter().map(|square| bits(layout.attacks(square))).collect();
        Draft { size, lines: lines.chain((0..size).map(region)).collect(), attacks, labels }
    }

    /// The region of each square.
    pub(super) fn labels(&self) -> &[u32] {
        &self.labels
    }

    /// Moves a square to another region.
    pub(super) fn label(&mut self, square: u32, label: u32) {
        let old = std::mem::replace(&mut self.labels[square as usize], label);
        self.lines[(2 * self.size + old) as usize] &= !(1 << square);
        self.lines[(2 * self.size + label) as usize] |= 1 << square;
    }

    /// The number of free squares that the rules up to `strongest` leave; 0 if they solve the puzzle.
    pub(super) fn unresolved(&self, strongest: Rule) -> u32 {
        let mut state = State { free: (1 << (self.size * self.size)) - 1, open: (1 << self.lines.len()) - 1 };
        self.propagate(&mut state, strongest);
        if state.open == 0 { 0 } else { state.free.count_ones() }
    }

    /// Propagates the rules to a fixed point. Returns false if a line has no free square left.
    fn propagate(&self, state: &mut State, strongest: Rule) -> bool {
        loop {
            if !self.singles(state) {
                return false;
            }
            let before = state.free;
            for rule in Rule::ALL.into_iter().take_while(|&rule| rule <= strongest) {
                match rule {
                    Rule::Single | Rule::Block | Rule::Strip => {}
                    Rule::Pointer | Rule::Killer => self.killers(state, rule),
                    Rule::Set => self.sets(state),
                    Rule::Trial => self.trials(state, Rule::Single),
                    Rule::TrialAndRules => self.trials(state, Rule::Set),
                }
                if state.free != before {
                    break;
                }
            }
            if state.free == before {
                return true;
            }
        }
    }

    fn singles(&self, state: &mut State) -> bool {
        let mut found = true;
        while found {
            found = false;
            for line in ones(state.open) {
                let free = self.lines[line as usize] & state.free;
                if state.open >> line & 1 != 0 && free.count_ones() < 2 {
                    if free == 0 {
                        return false;
                    }
                    self.set(state, free.trailing_zeros());
                    found = true;
                }
            }
        }
        true
    }

    fn killers(&self, state: &mut State, rule: Rule) {
        for line in ones(state.open) {
            let free = self.lines[line as usize] & state.free;
            // A line without candidates has no pointer; the next search for singles reports the contradiction.
            if rule == Rule::Pointer && (free == 0 || !self.is_pointer(line, free)) {
                continue;
            }
            let mut attacked = state.free & !free;
            for square in ones(free) {
                attacked &= self.attacks(square);
                if attacked == 0 {
                    break;
                }
            }
            state.free &= !attacked;
        }
    }

    /// Whether these squares of a line also lie on another line.
    fn is_pointer(&self, line: u32, squares: Bits) -> bool {
        let mut others = self.through(squares.trailing_zeros()).into_iter().filter(|&other| other != line);
        others.any(|other| squares & !self.lines[other as usize] == 0)
    }

    /// Applies every set of lines of one kind that lies within as many lines of another kind. The remaining lines of the other
    /// kind form a set that excludes the same squares, so each pair of kinds is compared only once.
    fn sets(&self, state: &mut State) {
        for (kind, other) in [(0, 1), (0, 2), (1, 2)] {
            let mut open = [(0, 0); 16];
            let mut count = 0;
            for line in ones(state.open >> (kind * self.size) & ((1 << self.size) - 1)) {
                let squares = self.lines[(kind * self.size + line) as usize];
                let reaches = |&other: &u32| self.lines[other as usize] & squares & state.free != 0;
                let lines = (0..self.size).filter(|line| reaches(&(other * self.size + line)));
                open[count] = (squares, lines.fold(0_u32, |lines, line| lines | 1 << line));
                count += 1;
            }
            let mut reached = [0_u32; 1 << 11];
            for subset in 1_usize..1 << count {
                let (_, reach) = open[subset.trailing_zeros() as usize];
                let within = reached[subset & (subset - 1)] | reach;
                reached[subset] = within;
                if within.count_ones() == subset.count_ones() {
                    let own = ones(subset as u64).fold(0, |own, at| own | open[at as usize].0);
                    let lines = ones(within).map(|line| self.lines[(other * self.size + line) as usize]);
                    state.free &= own | !lines.fold(0, |all, line| all | line);
                }
            }
        }
    }

    fn trials(&self, state: &mut State, strongest: Rule) {
        for square in ones(state.free) {
            let mut after = *state;
            self.set(&mut after, square);
            if !self.propagate(&mut after, strongest) {
                state.free &= !(1 << square);
            }
        }
    }

    fn set(&self, state: &mut State, square: u32) {
        state.free &= !self.attacks(square);
        for line in self.through(square) {
            state.open &= !(1 << line);
        }
    }

    fn attacks(&self, square: u32) -> Bits {
        self.attacks[square as usize] | self.lines[self.through(square)[2] as usize]
    }

    /// The row, the column and the region of a square.
    fn through(&self, square: u32) -> [u32; 3] {
        let size = self.size;
        [square / size, size + square % size, 2 * size + self.labels[square as usize]]
    }

    /// Whether the region of `square` stays connected without it.
    pub(super) fn stays_connected_without(&self, square: u32) -> bool {
        let rest = self.lines[self.through(square)[2] as usize] & !(1 << square);
        let last = (0..self.size).fold(0, |last, row| with(last, (row + 1) * self.size - 1));
        let mut reached = rest & rest.wrapping_neg();
        loop {
            let sideways = (reached & !last) << 1 | reached >> 1 & !last;
            let more = reached | (sideways | reached << self.size | reached >> self.size) & rest;
            if more == reached {
                return reached == rest;
            }
            reached = more;
        }
    }
}

fn with(set: Bits, square: u32) -> Bits {
    set | 1 << square
}
