//! Makes a regions puzzle: regions grow around the queens of a random placement; then squares move from one region to
//! another as long as the rules leave fewer squares unresolved.

use super::draft::Draft;
use super::starred::{Starred, join_areas};
use super::{any_solution, neighbours};
use crate::puzzle::dice::Dice;
use crate::puzzle::{Layout, Puzzle, Rule, Squares};

/// How many moves in a row may bring no progress before the board is discarded.
const MAX_IDLE_MOVES: u32 = 250;

/// How many squares move if a solved board does not have the wanted grade.
const SHAKE_MOVES: usize = 6;

/// The result of a step.
pub(super) enum Step {
    /// Not solved yet.
    Unsolved,
    /// Moves bring no more progress.
    Stuck,
    /// The rules solve it.
    Solved(Puzzle),
}

/// A board that is being divided, and how far the rules solve it.
#[derive(Clone, Debug)]
enum Board {
    /// With one queen a line.
    One(Draft),
    /// With several stars a line.
    Several(Starred),
}

impl Board {
    fn new(layout: &Layout, labels: Vec<u32>) -> Self {
        match layout.stars() {
            1 => Board::One(Draft::new(layout, labels)),
            _ => Board::Several(Starred::new(layout, labels)),
        }
    }

    /// The region of each square.
    fn labels(&self) -> &[u32] {
        match self {
            Board::One(draft) => draft.labels(),
            Board::Several(starred) => starred.labels(),
        }
    }

    /// Moves a square to another region.
    fn label(&mut self, square: u32, label: u32) {
        match self {
            Board::One(draft) => draft.label(square, label),
            Board::Several(starred) => starred.label(square, label),
        }
    }

    /// The number of free squares that the rules up to `strongest` leave; 0 if they solve the puzzle.
    fn unresolved(&self, strongest: Rule) -> u32 {
        match self {
            Board::One(draft) => draft.unresolved(strongest),
            Board::Several(starred) => starred.unresolved(strongest),
        }
    }

    /// Whether the region of `square` stays connected without it.
    fn stays_connected_without(&self, square: u32) -> bool {
        match self {
            Board::One(draft) => draft.stays_connected_without(square),
            Board::Several(starred) => starred.stays_connected_without(square),
        }
    }
}

/// A board divided into regions that is being changed into a puzzle.
#[derive(Clone, Debug)]
pub(super) struct RegionsMaker {
    /// The board without regions.
    empty: Layout,
    queens: Squares,
    draft: Board,
    /// The number of free squares that the rules leave, once it is known.
    unresolved: Option<u32>,
    idle: u32,
}

impl RegionsMaker {
    /// Grows areas square by square around the queens of a random placement. With several stars, that many adjacent areas
    /// are joined to form each region; `None` if this fails.
    pub(super) fn new(layout: &Layout, dice: &mut Dice) -> Option<Self> {
        let size = layout.size();
        let queens = any_solution(layout, dice).unwrap_or(Squares::EMPTY);
        let mut labels = vec![u32::MAX; (size * size) as usize];
        for (label, queen) in (0..).zip(queens.iter()) {
            labels[queen as usize] = label;
        }
        loop {
            let is_unassigned = |square: u32| labels[square as usize] == u32::MAX;
            let edge: Vec<(u32, u32)> = (0..size * size)
                .filter(|&square| is_unassigned(square))
                .flat_map(|square| {
                    neighbours(size, square).filter(|&other| !is_unassigned(other)).map(move |other| (square, other))
                })
                .collect();
            let Some((square, other)) = dice.pick(&edge) else { break };
            labels[square as usize] = labels[other as usize];
        }
        let labels = join_areas(labels, size, layout.stars(), dice)?;
        Some(RegionsMaker {
            empty: layout.clone(),
            queens,
            draft: Board::new(layout, labels),
            unresolved: None,
            idle: 0,
        })
    }

    /// Moves one square from one region to another. The move is undone if the rules leave more squares unresolved.
    pub(super) fn step(&mut self, strongest: Rule, dice: &mut Dice) -> Step {
        let Some(before) = self.unresolved else { return self.evaluate(strongest) };
        let Some((square, label)) = self.any_move(dice) else { return Step::Stuck };
        let old = self.draft.labels()[square as usize];
        self.draft.label(square, label);
        match self.evaluate(strongest) {
            Step::Solved(puzzle) => Step::Solved(puzzle),
            _ => {
                self.idle += 1;
                match self.unresolved {
                    Some(left) if left < before => self.idle = 0,
                    Some(left) if left == before => {}
                    _ => {
                        self.draft.label(square, old);
                        self.unresolved = Some(before);
                    }
                }
                if self.idle > MAX_IDLE_MOVES { Step::Stuck } else { Step::Unsolved }
            }
        }
    }

    /// Moves some squares to other regions, even if the puzzle gets worse: near one solved board there is often another.
    pub(super) fn shake(&mut self, dice: &mut Dice) {
        for _ in 0..SHAKE_MOVES {
            if let Some((square, label)) = self.any_move(dice) {
                self.draft.label(square, label);
            }
        }
        (self.unresolved, self.idle) = (None, 0);
    }

    fn evaluate(&mut self, strongest: Rule) -> Step {
        let left = self.draft.unresolved(strongest);
        self.unresolved = Some(left);
        if left > 0 {
            return Step::Unsolved;
        }
        let layout = self.empty.clone().with_regions(self.draft.labels().to_vec());
        Step::Solved(Puzzle::on(layout, Squares::EMPTY))
    }

    /// A square without a queen that can move to an adjacent region while its own region stays connected.
    fn any_move(&self, dice: &mut Dice) -> Option<(u32, u32)> {
        for _ in 0..1_000 {
            let labels = self.draft.labels();
            let square = dice.below(labels.len()) as u32;
            let own = labels[square as usize];
            let others: Vec<u32> = neighbours(self.empty.size(), square)
                .map(|other| labels[other as usize])
                .filter(|&other| other != own)
                .collect();
            if let Some(label) = dice.pick(&others)
                && !self.queens.contains(square)
                && self.draft.stays_connected_without(square)
            {
                return Some((square, label));
            }
        }
        None
    }
}
