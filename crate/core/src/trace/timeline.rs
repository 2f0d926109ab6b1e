//! One run of a search, and a position in it that can be moved anywhere.

#[cfg(feature = "recorded")]
use super::Spoken;
use super::backward::Backward;
use super::checkpoints::Checkpoints;
use super::condition::{Condition, Goal};
use super::frontier::Frontier;
use super::head::Head;
use super::{Counts, Curve, Event, Frame, Kind, Kinds, Listing, Node, Reason, Register, Runner, Tally};
use crate::board::{Placement, Square};

/// Bytes for the checkpoints of a search whose clones are small, because it works on words.
pub const MEMORY_FOR_WORDS: usize = 1 << 20;
/// Bytes for the checkpoints of a search whose clones grow with the board.
pub const MEMORY_FOR_BOARDS: usize = 48 << 20;
/// A clone of at most this many bytes is small: about a hundred of them fit into [`MEMORY_FOR_WORDS`].
const MAX_SMALL_CLONE: usize = 8 << 10;

/// The explored part of a run, from its start, and the current position in it.
///
/// Events happen for the first time at the frontier. The cursor only replays, from the nearest checkpoint before it. So
/// stepping [back](Timeline::back) is [seeking](Timeline::seek), and no memory grows with the length of the run.
///
/// A position is the number of events since the start. A method with a `budget` calls the search at most that many times.
/// Each call gives one event or, in long phases without events, does one piece of work. The method returns true when the
/// target is reached. If it returns false, call it again to continue.
#[derive(Debug)]
pub struct Timeline {
    pub(super) cursor: Head,
    pub(super) frontier: Frontier,
    checkpoints: Checkpoints,
    backward: Option<Backward>,
}

impl Timeline {
    /// The start of a run, with [`MEMORY_FOR_WORDS`] or [`MEMORY_FOR_BOARDS`] for checkpoints, depending on the size of
    /// a clone.
    #[must_use]
    pub fn new(search: Box<dyn Runner>) -> Self {
        let memory = if search.bytes() <= MAX_SMALL_CLONE { MEMORY_FOR_WORDS } else { MEMORY_FOR_BOARDS };
        Timeline::with_memory(search, memory)
    }

    /// The start of a run, with `memory` bytes for checkpoints. Every position can be reached even with little memory:
    /// the run is then replayed from an earlier checkpoint.
    #[must_use]
    pub fn with_memory(search: Box<dyn Runner>, memory: usize) -> Self {
        Timeline::from_head(Head::new(search), memory)
    }

    /// A run that begins at the position of `start`.
    pub(super) fn from_head(start: Head, memory: usize) -> Self {
        Timeline {
            cursor: start.fork(),
            frontier: Frontier::new(start.fork()),
            checkpoints: Checkpoints::new(start, memory),
            backward: None,
        }
    }

    /// The tally of the current position: the position, the counters and the last event.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.cursor.tally
    }

    /// The furthest position that has been reached.
    #[must_use]
    pub fn furthest(&self) -> u64 {
        self.frontier.head.position()
    }

    /// The counters at the furthest position.
    #[must_use]
    pub fn reached(&self) -> &Counts {
        &self.frontier.head.tally.counts
    }

    /// Whether the furthest position is the end of the run.
    #[must_use]
    pub fn finished(&self) -> bool {
        self.frontier.head.tally.ended()
    }

    /// How many bytes the checkpoints take.
    #[must_use]
    pub fn checkpoint_bytes(&self) -> usize {
        self.checkpoints.bytes()
    }

    /// The search before the first event.
    #[cfg(feature = "later")]
    pub(super) fn first(&self) -> Head {
        self.checkpoints.first()
    }

    /// The tally before the first event.
    #[cfg(feature = "later")]
    pub(super) fn start(&self) -> &Tally {
        self.checkpoints.first_tally()
    }

    /// The queens on the board.
    #[must_use]
    pub fn placement(&self) -> Placement {
        self.cursor.search.placement()
    }

    /// All pieces on the board, if a [placement](Timeline::placement) cannot represent them.
    #[must_use]
    pub fn pieces(&self) -> Option<Vec<Square>> {
        self.cursor.search.pieces()
    }

    /// The pseudo-code of the search.
    #[must_use]
    pub fn listing(&self) -> Listing<'_> {
        self.cursor.search.listing()
    }

    /// The words and tallies of the search.
    #[must_use]
    pub fn registers(&self) -> Vec<Register> {
        self.cursor.search.registers(self.cursor.tally.event())
    }

    /// The text that a recorded program has written.
    #[cfg(feature = "recorded")]
    #[must_use]
    pub fn spoken(&self) -> Spoken {
        self.cursor.search.spoken()
    }

    /// Why the last event happened.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        let tally = &self.cursor.tally;
        match tally.event()? {
            Event::Solution => Some(self.solution_reason(tally.of(Kind::Solution))),
            Event::Exhausted => Some(self.end_reason(tally.of(Kind::Solution))),
            event => self.cursor.search.reason(event),
        }
    }

    fn solution_reason(&self, nth: u64) -> Reason {
        match self.cursor.search.images() {
            1 => Reason::Solved { nth },
            images => Reason::SolvedWithImages { nth, images },
        }
    }

    fn end_reason(&self, solutions: u64) -> Reason {
        if let Some(own) = self.cursor.search.ended() {
            return Reason::Own(own);
        }
        match self.cursor.search.total() {
            Some(total) if total > solutions => Reason::OverWithImages { solutions, total },
            _ => Reason::Over { solutions, complete: self.cursor.search.complete() },
        }
    }

    /// All facts about the current position, except the board.
    #[must_use]
    pub fn frame(&self) -> Frame {
        let tally = &self.cursor.tally;
        Frame {
            position: tally.position,
            furthest: self.furthest(),
            finished: self.finished(),
            happened: tally.event(),
            reason: self.reason(),
            block: tally.last.and_then(|step| self.listing().block_at(step.line)),
            left_out: self.cursor.search.left_out(),
            counts: tally.counts,
        }
    }

    /// The tree of the queens tried so far, in the whole run up to [`furthest`](Timeline::furthest).
    #[must_use]
    pub fn tree(&self) -> Vec<Node> {
        self.frontier.tree()
    }

    /// Divides the run up to [`furthest`](Timeline::furthest) into equal parts. For each part, bit 0 is a solution, bit 1 a
    /// dead end.
    #[must_use]
    pub fn marks(&self, parts: usize) -> Vec<u8> {
        self.frontier.marks(parts)
    }

    /// The number of conflicts over the run. Empty for searches without conflicts.
    #[must_use]
    pub fn curve(&self) -> Curve {
        self.frontier.curve()
    }

    /// Explores the run further without moving the position. True when the end of the run is known.
    pub fn explore(&mut self, budget: u64) -> bool {
        let here = Some(self.cursor.position());
        self.frontier.walk(&mut self.checkpoints, u64::MAX, &mut Goal::onwards(budget), here);
        self.finished()
    }

    /// One step forwards: the event that happened, or `None` at the end.
    pub fn forward(&mut self) -> Option<Event> {
        let here = self.cursor.position();
        self.seek(here + 1, u64::MAX);
        if self.cursor.position() > here { self.cursor.tally.event() } else { None }
    }

    /// One step back: the event that was undone, or `None` at the start.
    pub fn back(&mut self) -> Option<Event> {
        let undone = self.cursor.tally.event();
        self.seek(self.cursor.position().saturating_sub(1), u64::MAX);
        undone
    }

    /// Moves to a position, or to the end if that is earlier.
    pub fn seek(&mut self, position: u64, budget: u64) -> bool {
        self.backward = None;
        let goal = &mut Goal::onwards(budget);
        if position >= self.furthest() {
            self.advance(position, goal, Some(position));
        } else {
            self.rewind(position < self.cursor.position(), |tally| tally.position <= position);
            self.replay(position, goal, Some(position));
        }
        self.cursor.position() == position || self.cursor.tally.ended()
    }

    /// Moves to the nth event, from 1, among all events of these kinds, forwards or backwards. For 0 it moves to the
    /// start, and to the end when there are fewer than `nth`.
    pub fn seek_nth(&mut self, kinds: Kinds, nth: u64, budget: u64) -> bool {
        if nth == 0 {
            return self.seek(0, budget);
        }
        self.backward = None;
        let there = |tally: &Tally| tally.of_any(kinds) == nth && tally.last_is(kinds);
        let reached = self.frontier.head.tally.of_any(kinds);
        if reached < nth {
            self.advance(u64::MAX, &mut Goal::events(kinds, nth - reached, budget), None);
        } else if !there(&self.cursor.tally) {
            self.rewind(self.cursor.tally.of_any(kinds) >= nth, |tally| tally.of_any(kinds) < nth);
            let hits = nth - self.cursor.tally.of_any(kinds);
            self.replay(self.furthest(), &mut Goal::events(kinds, hits, budget), None);
        }
        there(&self.cursor.tally) || self.cursor.tally.ended()
    }

    /// Moves forwards to the next position where the condition is true, or to the end.
    pub fn run_until(&mut self, condition: &Condition, budget: u64) -> bool {
        if condition.is_kinds_only() {
            return self.seek_nth(condition.kinds, self.cursor.tally.of_any(condition.kinds) + 1, budget);
        }
        let mut left = budget;
        self.watch_until(condition, u64::MAX, &mut left)
    }

    /// Like [`run_until`](Timeline::run_until), up to a position, for conditions that must examine every event.
    pub(super) fn watch_until(&mut self, condition: &Condition, to: u64, budget: &mut u64) -> bool {
        self.backward = None;
        let watch = condition.watch(self.listing());
        let goal = &mut Goal::new(condition.kinds, Some(&watch), 1, *budget);
        let hit = self.replay(self.furthest().min(to), goal, None)
            || self.cursor.position() == self.furthest() && self.advance(to, goal, None);
        *budget = goal.budget;
        hit || self.cursor.tally.ended()
    }

    /// Moves back to the latest earlier position where the condition was true, or to the start. Until it is found, the
    /// position does not change.
    pub fn run_back_until(&mut self, condition: &Condition, budget: u64) -> bool {
        let here = &self.cursor.tally;
        let resumed =
            self.backward.take().filter(|it| it.condition == *condition && it.cursor_position == here.position);
        let mut backward = resumed.unwrap_or_else(|| Backward::new(condition, here, &self.checkpoints));
        let mut left = budget;
        let watch = condition.watch(self.listing());
        let answer = backward.search(&watch, &mut left, &self.checkpoints);
        let there = answer.is_some_and(|position| self.seek(position, left));
        if !there {
            backward.cursor_position = self.cursor.position();
            self.backward = Some(backward);
        }
        there
    }

    /// Moves the cursor to the last checkpoint that `matches`, if that is ahead of the cursor or if the cursor `must` move.
    fn rewind(&mut self, must: bool, matches: impl Fn(&Tally) -> bool) {
        let checkpoint = self.checkpoints.last_where(matches);
        if must || checkpoint.position() > self.cursor.position() {
            self.cursor = checkpoint.fork();
        }
    }

    /// Moves the cursor over events that are known already.
    fn replay(&mut self, to: u64, goal: &mut Goal, here: Option<u64>) -> bool {
        let length = self.furthest();
        self.checkpoints.walk(&mut self.cursor, to, goal, here, length)
    }

    /// Moves the frontier, and the cursor with it.
    fn advance(&mut self, to: u64, goal: &mut Goal, here: Option<u64>) -> bool {
        let hit = self.frontier.walk(&mut self.checkpoints, to, goal, here);
        self.cursor = self.frontier.head.fork();
        hit
    }
}
