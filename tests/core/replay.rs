//! Whole runs of every search of the catalogue, moment by moment: the expected state of a timeline at any position.

use crate::random;
use queens_core::board::{Placement, Square};
use queens_core::search::{CATALOGUE, Entry};
use queens_core::trace::{Block, Condition, Listing, Reason, Register, Runner, Tally, Timeline};

/// The start of a run: a search and its input.
#[derive(Clone, Debug)]
pub struct Start {
    /// The search.
    pub entry: &'static Entry,
    /// The given queens.
    pub given: Placement,
    /// The seed, for searches that depend on one.
    pub seed: u32,
}

/// The visible state at one position.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// Position, counters, last event.
    pub tally: Tally,
    /// The board.
    pub placement: Placement,
    /// The variables of the search.
    pub registers: Vec<Register>,
    /// Why the last event happened.
    pub reason: Option<Reason>,
    /// The squares that the search leaves out by a rule.
    pub left_out: Vec<Square>,
    /// The block of the listing that ran.
    pub block: Option<Block>,
}

impl Start {
    /// Opens the search.
    ///
    /// # Panics
    /// When the search does not accept the board.
    #[must_use]
    pub fn open(&self) -> Box<dyn Runner> {
        self.entry.open(&self.given, self.seed).unwrap_or_else(|error| panic!("{self:?}: {error}"))
    }
}

/// Every search, on boards that it accepts: with no, some and all queens given, with and without completions.
#[must_use]
pub fn starts() -> Vec<Start> {
    let empty = (1..=9).chain([11]).map(|size| Placement::empty(size).expect("a board"));
    let partial = (4..=12).map(|size| random::from_solution(size, size.saturating_sub(7) + 2, size));
    let greedy = (4..=10).map(|size| random::greedy(size, size / 2, size));
    let full = [1, 4, 9].map(|size| random::solution(size, size));
    let one = [(5, 2, 0), (7, 0, 3), (7, 6, 1), (11, 4, 4), (13, 12, 7)].map(|(size, row, column)| {
        let mut board = Placement::empty(size).expect("a board");
        board.set(Square::new(row, column));
        board
    });
    let boards: Vec<_> = empty.chain(partial).chain(greedy).chain(full).chain(one).collect();
    // Blocks of the linear completion that smaller boards skip.
    let large = [random::from_solution(60, 5, 1), Placement::empty(400).expect("a board")];
    let on = |entry: &'static Entry| {
        let larger = large.iter().filter(|_| entry.name == "linear");
        let served = boards.iter().chain(larger).filter(|given| entry.accepts(given).is_ok());
        served.map(move |given| Start { entry, given: given.clone(), seed: 7 })
    };
    CATALOGUE.iter().flat_map(on).collect()
}

/// Plays a run forwards, one event at a time, from the start to the end, or for at most `most` events.
#[must_use]
pub fn replay(start: &Start, most: usize) -> Vec<Moment> {
    let mut timeline = Timeline::with_memory(start.open(), 0);
    let mut moments = vec![moment(&timeline)];
    while moments.len() <= most && !timeline.finished() {
        let next = timeline.tally().position + 1;
        while !timeline.seek(next, u64::MAX) {}
        moments.push(moment(&timeline));
    }
    moments
}

/// The visible state of a timeline at present.
#[must_use]
pub fn moment(timeline: &Timeline) -> Moment {
    let frame = timeline.frame();
    Moment {
        tally: *timeline.tally(),
        placement: timeline.placement(),
        registers: timeline.registers(),
        reason: frame.reason,
        left_out: frame.left_out,
        block: frame.block,
    }
}

impl Moment {
    /// Whether a condition is true at this moment, by the definition of conditions.
    #[must_use]
    pub fn meets(&self, condition: &Condition) -> bool {
        self.tally.event().is_some_and(|event| {
            condition.kinds.contains(event.kind())
                || condition.square.is_some() && event.square() == condition.square
                || self.block.is_some_and(|block| condition.blocks.contains(&block.from))
        })
    }
}

/// The first lines of the blocks of a listing.
#[must_use]
pub fn first_lines(listing: &Listing<'_>) -> Vec<usize> {
    listing.blocks().map(|block| block.from).collect()
}
