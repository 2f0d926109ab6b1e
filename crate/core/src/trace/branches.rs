//! A run, and the branch that follows the decisions of the user.
//!
//! ```text
//! search    0 ────────┬──────────────────────────── furthest
//!                     └─────────┬──────── ...        under the first decision
//!                               └──────────────      under both: the branch is this path from the start
//! ```

use super::condition::{Goal, Watch};
use super::decide::why_not;
use super::head::Head;
use super::{
    Choice, Condition, Counts, Curve, Decision, Event, Frame, Kinds, Listing, Node, Own, Reason, Register, Runner,
    Tally, Timeline, Undecided,
};
use crate::board::{Placement, Square};

/// A [`Timeline`] that accepts decisions. At a position where the search chooses a square, [`decide`](Branches::decide)
/// makes the search continue with another square: a branch, which ends when everything below the decision has been tried.
///
/// Up to the decision, the branch has the positions of the search. Its own positions continue from there.
/// There is one branch at a time. A decision within the branch replaces the part after it.
#[derive(Debug)]
pub struct Branches {
    search: Timeline,
    /// The decisions in the order of their positions, each with the run that follows it.
    parts: Vec<Part>,
    /// The run with the current position: 0 is the search, and `k` is the run of `parts[k - 1]`.
    at: usize,
    /// Whether the current position is in the branch. If not, it is in the search, and the branch stays as it is.
    inside: bool,
}

#[derive(Debug)]
struct Part {
    decision: Decision,
    run: Timeline,
}

/// The branch beside the search.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Branch {
    /// The decisions, in the order of their positions.
    pub decisions: Vec<Decision>,
    /// Whether the current position is counted along the branch.
    pub inside: bool,
    /// The furthest position that has been reached in the branch.
    pub furthest: u64,
    /// Whether it is the end of the branch.
    pub finished: bool,
    /// The solutions found below the last decision.
    pub solutions: u64,
    /// The pieces on the board that the branch has set. Empty outside of it.
    pub queens: Vec<Square>,
    /// The furthest position that has been reached in the search.
    pub search_furthest: u64,
    /// Whether it is the end of the search.
    pub search_finished: bool,
}

impl From<Timeline> for Branches {
    fn from(search: Timeline) -> Self {
        Branches { search, parts: Vec::new(), at: 0, inside: false }
    }
}

impl Branches {
    /// The start of a run, like [`Timeline::new`].
    #[must_use]
    pub fn new(search: Box<dyn Runner>) -> Self {
        Timeline::new(search).into()
    }

    fn run(&self, at: usize) -> &Timeline {
        at.checked_sub(1).map_or(&self.search, |part| &self.parts[part].run)
    }

    fn run_mut(&mut self, at: usize) -> &mut Timeline {
        match at.checked_sub(1) {
            None => &mut self.search,
            Some(part) => &mut self.parts[part].run,
        }
    }

    fn current(&self) -> &Timeline {
        self.run(self.at)
    }

    /// How many decisions apply to the current position.
    fn followed(&self) -> usize {
        if self.inside { self.parts.len() } else { 0 }
    }

    fn last(&self) -> &Timeline {
        self.run(self.followed())
    }

    /// The run that contains a position: the last run that begins before it.
    fn run_with(&self, position: u64) -> usize {
        self.parts[..self.followed()].partition_point(|part| part.decision.position < position)
    }

    /// The last position of a run before the next decision.
    fn end_of(&self, at: usize) -> u64 {
        if at < self.followed() { self.parts[at].decision.position } else { u64::MAX }
    }

    /// The branch; `None` before the first decision.
    #[must_use]
    pub fn branch(&self) -> Option<Branch> {
        let run = &self.parts.last()?.run;
        Some(Branch {
            decisions: self.parts.iter().map(|part| part.decision).collect(),
            inside: self.inside,
            furthest: run.furthest(),
            finished: run.finished(),
            solutions: solutions_since(run.start(), run.reached()),
            queens: self.queens_of_branch(),
            search_furthest: self.search.furthest(),
            search_finished: self.search.finished(),
        })
    }

    /// The pieces on the board that were set after the first decision. The earlier pieces stay during the branch.
    fn queens_of_branch(&self) -> Vec<Square> {
        let Some(first) = self.parts.first().filter(|_| self.at > 0) else { return Vec::new() };
        let start = first.run.first().search;
        let (board, pieces) = (start.placement(), start.pieces());
        let was_there = |queen: &Square| match &pieces {
            Some(pieces) => pieces.contains(queen),
            None => board.column(queen.row) == Some(queen.column),
        };
        queens(&*self.current().cursor.search).into_iter().filter(|queen| !was_there(queen)).collect()
    }

    /// The squares among which the search chooses next.
    ///
    /// # Errors
    /// If it does not choose at this position.
    pub fn choice(&self) -> Result<Choice, Undecided> {
        if self.tally().ended() {
            return Err(Undecided::Over);
        }
        self.current().cursor.search.choice()
    }

    /// Continues from the current position with a queen on `square`, and moves to the position after it. Decisions at later
    /// positions are dropped.
    ///
    /// # Errors
    /// If the search does not choose among squares that include `square`.
    pub fn decide(&mut self, square: Square) -> Result<(), Undecided> {
        let position = self.tally().position;
        let choice = self.choice();
        // If the search sets no queen at this step, this reason is reported, unless the square can never be decided.
        if let Err(error @ (Undecided::Over | Undecided::NoChoice | Undecided::Forced { .. })) = &choice {
            let line = Choice { line: None, squares: Vec::new() };
            let other = self.why_not(&line, square);
            let of_square = matches!(other, Undecided::Occupied { .. } | Undecided::Outside { .. });
            return Err(if of_square { other } else { error.clone() });
        }
        let choice = choice?;
        if !choice.squares.contains(&square) {
            return Err(self.why_not(&choice, square));
        }
        let at = self.run_with(position);
        let run = self.run_mut(at);
        run.seek(position, u64::MAX);
        let mut head = run.cursor.fork();
        head.search.decide(square);
        head.decided = Some(square);
        let run = Timeline::from_head(head, super::MEMORY_FOR_WORDS);
        self.parts.truncate(at);
        self.parts.push(Part { decision: Decision { position, square }, run });
        self.inside = true;
        self.seek(position + 1, u64::MAX);
        Ok(())
    }

    fn why_not(&self, choice: &Choice, square: Square) -> Undecided {
        why_not(choice, square, &self.placement(), self.pieces().as_deref())
    }

    /// The next position at which the search sets a queen on `square`, or the first such position if no later position exists.
    /// `None` if none is found within `budget`. The current position does not change.
    #[must_use]
    pub fn next_set(&self, square: Square, budget: u64) -> Option<u64> {
        let watch = Watch::set_on(square);
        let look = |mut head: Head, to: u64| {
            let mut goal = Goal::new(Kinds::NONE, Some(&watch), 1, budget);
            while head.position() < to && goal.budget > 0 && !head.tally.ended() {
                if head.run(to, &mut goal, None) {
                    return Some(head.position());
                }
            }
            None
        };
        let here = self.tally().position;
        let (run, at) = if self.inside { (self.current(), self.end_of(self.at)) } else { (&self.search, u64::MAX) };
        look(run.cursor.fork(), at).or_else(|| {
            let start = self.search.first();
            look(start, here.min(self.parts.first().map_or(u64::MAX, |part| part.decision.position)))
        })
    }

    /// Removes the last decision, and moves to its position. Without a decision, nothing happens.
    pub fn undecide(&mut self) {
        if let Some(Part { decision, .. }) = self.parts.pop() {
            self.inside &= !self.parts.is_empty();
            self.at = 0;
            self.seek(decision.position, u64::MAX);
        }
    }

    /// Enters the branch if `branch` is true, and otherwise returns to the search, at the position of the first decision. The
    /// branch is not deleted. Without a decision, nothing happens.
    pub fn follow(&mut self, branch: bool) {
        if let Some(part) = self.parts.first() {
            let position = part.decision.position;
            self.inside = branch;
            self.at = 0;
            self.seek(position, u64::MAX);
        }
    }

    /// The tally of the current position: the position, the counters and the last event.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        self.current().tally()
    }

    /// The furthest position that has been reached, in the branch if the position is inside.
    #[must_use]
    pub fn furthest(&self) -> u64 {
        self.last().furthest()
    }

    /// The counters at the furthest position.
    #[must_use]
    pub fn reached(&self) -> &Counts {
        self.last().reached()
    }

    /// Whether the furthest position is the end.
    #[must_use]
    pub fn finished(&self) -> bool {
        self.last().finished()
    }

    /// How many bytes the checkpoints take.
    #[must_use]
    pub fn checkpoint_bytes(&self) -> usize {
        (0..=self.parts.len()).map(|at| self.run(at).checkpoint_bytes()).sum()
    }

    /// Like [`Timeline::placement`].
    #[must_use]
    pub fn placement(&self) -> Placement {
        self.current().placement()
    }

    /// Like [`Timeline::pieces`].
    #[must_use]
    pub fn pieces(&self) -> Option<Vec<Square>> {
        self.current().pieces()
    }

    /// Like [`Timeline::listing`].
    #[must_use]
    pub fn listing(&self) -> Listing<'_> {
        self.current().listing()
    }

    /// Like [`Timeline::registers`].
    #[must_use]
    pub fn registers(&self) -> Vec<Register> {
        self.current().registers()
    }

    /// Like [`Timeline::spoken`].
    #[cfg(feature = "recorded")]
    #[must_use]
    pub fn spoken(&self) -> super::Spoken {
        self.current().spoken()
    }

    /// Why the last event happened.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        let Some(part) = self.at.checked_sub(1).map(|part| &self.parts[part]) else { return self.search.reason() };
        let (tally, Decision { position, square }) = (self.tally(), part.decision);
        match tally.event()? {
            Event::Tried(_) if tally.position == position + 1 => Some(Reason::Own(Own::new("decided").at(square))),
            Event::Removed(queen) if queen == square => Some(Reason::Own(Own::new("decidedBack").at(square))),
            Event::Exhausted => {
                let solutions = solutions_since(part.run.start(), &tally.counts);
                Some(Reason::Own(Own::new("decidedOver").at(square).count("count", solutions)))
            }
            _ => part.run.reason(),
        }
    }

    /// All facts about the current position, except the board.
    #[must_use]
    pub fn frame(&self) -> Frame {
        let (furthest, finished, reason) = (self.furthest(), self.finished(), self.reason());
        Frame { furthest, finished, reason, ..self.current().frame() }
    }

    /// The queens tried in the search, then the queens tried in the branch. A parent may be in either part.
    #[must_use]
    pub fn tree(&self) -> Vec<Node> {
        let mut nodes = self.search.tree();
        let given = self.search.first().search;
        let given = queens(&*given);
        // The nodes of the run in which the decision was made.
        let mut run = 0..nodes.len();
        let mut root = 0;
        for part in &self.parts {
            let Decision { position, .. } = part.decision;
            let is_open = |node: &Node| node.from <= position && node.to.is_none_or(|to| position < to);
            let mut parent = (run.start..run.end).rev().find(|&at| is_open(&nodes[at])).unwrap_or(root);
            // Queens at depths that the tree does not store.
            let mut above = Vec::new();
            let mut at = parent;
            while let Some(square) = nodes[at].square {
                above.push(square);
                at = nodes[at].parent as usize;
            }
            let start = part.run.first();
            let more =
                queens(&*start.search).into_iter().filter(|queen| !given.contains(queen) && !above.contains(queen));
            let begin = nodes.len();
            for square in more.collect::<Vec<_>>() {
                let totals = super::Totals::default();
                let node = Node {
                    parent: parent as u32,
                    square: Some(square),
                    forced: false,
                    from: position,
                    to: None,
                    totals,
                };
                parent = nodes.len();
                nodes.push(node);
            }
            let offset = nodes.len() as u32;
            nodes.extend(part.run.tree().into_iter().skip(1).map(|node| Node {
                parent: if node.parent == 0 { parent as u32 } else { offset + node.parent - 1 },
                ..node
            }));
            run = begin..nodes.len();
            root = parent;
        }
        nodes
    }

    /// How many nodes of the [tree](Branches::tree) belong to the search.
    #[must_use]
    pub fn nodes_of_search(&self) -> usize {
        self.search.tree().len()
    }

    /// Like [`Timeline::marks`], for the search.
    #[must_use]
    pub fn marks(&self, parts: usize) -> Vec<u8> {
        self.search.marks(parts)
    }

    /// Like [`Timeline::marks`], for the branch from the first decision to its furthest position. Empty if there is no branch.
    #[must_use]
    pub fn branch_marks(&self, parts: usize) -> Vec<u8> {
        let (Some(first), Some(last)) = (self.parts.first(), self.parts.last()) else { return Vec::new() };
        let start = first.decision.position;
        let length = (last.run.furthest() - start).max(1);
        let mut marks = vec![0; parts];
        for (index, part) in self.parts.iter().enumerate() {
            let begin = part.decision.position;
            let next = self.parts.get(index + 1).map_or(part.run.furthest(), |next| next.decision.position);
            let part_of = |position: u64| (u128::from(position - start) * parts as u128 / u128::from(length)) as usize;
            let (from, reached) = (part_of(begin), part.run.furthest() - begin);
            // The marks of the whole run at this scale, without the marks after the next decision.
            let all = (u128::from(reached) * parts as u128 / u128::from(length)).max(1) as usize;
            let part_marks = part.run.marks(all);
            for (mark, bits) in marks[from..=part_of(next).min(parts - 1)].iter_mut().zip(part_marks) {
                *mark |= bits;
            }
        }
        marks
    }

    /// Like [`Timeline::curve`], for the search.
    #[must_use]
    pub fn curve(&self) -> Curve {
        self.search.curve()
    }

    /// Like [`Timeline::explore`], for the branch first if the position is inside. True when both ends are known.
    pub fn explore(&mut self, budget: u64) -> bool {
        let at = self.followed();
        self.run_mut(at).explore(budget) && (at == 0 || self.search.explore(budget))
    }

    /// Like [`Timeline::seek`].
    pub fn seek(&mut self, position: u64, budget: u64) -> bool {
        self.at = self.run_with(position);
        let at = self.at;
        self.run_mut(at).seek(position, budget)
    }

    /// Like [`Timeline::seek_nth`].
    pub fn seek_nth(&mut self, kinds: Kinds, nth: u64, budget: u64) -> bool {
        if nth == 0 {
            return self.seek(0, budget);
        }
        let followed = &self.parts[..self.followed()];
        self.at = followed.partition_point(|part| part.run.start().of_any(kinds) < nth);
        let at = self.at;
        self.run_mut(at).seek_nth(kinds, nth, budget)
    }

    /// Like [`Timeline::run_until`].
    pub fn run_until(&mut self, condition: &Condition, budget: u64) -> bool {
        if condition.is_kinds_only() {
            return self.seek_nth(condition.kinds, self.tally().of_any(condition.kinds) + 1, budget);
        }
        let mut left = budget;
        loop {
            let (at, end) = (self.at, self.end_of(self.at));
            if self.tally().position < end {
                if self.run_mut(at).watch_until(condition, end, &mut left) {
                    return true;
                }
                if self.tally().position < end {
                    return false;
                }
            }
            self.at += 1;
            let at = self.at;
            self.run_mut(at).seek(end, u64::MAX);
        }
    }

    /// Like [`Timeline::run_back_until`].
    pub fn run_back_until(&mut self, condition: &Condition, budget: u64) -> bool {
        loop {
            let at = self.at;
            if !self.run_mut(at).run_back_until(condition, budget) {
                return false;
            }
            let start = self.current().start().position;
            if at == 0 || self.tally().position > start {
                return true;
            }
            self.at -= 1;
            self.run_mut(at - 1).seek(start, u64::MAX);
            let last = self.tally().last;
            if last.is_some_and(|step| condition.is_met_by(step, self.listing())) {
                return true;
            }
        }
    }

    /// Like [`Timeline::forward`].
    pub fn forward(&mut self) -> Option<Event> {
        let here = self.tally().position;
        self.seek(here + 1, u64::MAX);
        if self.tally().position > here { self.tally().event() } else { None }
    }

    /// Like [`Timeline::back`].
    pub fn back(&mut self) -> Option<Event> {
        let undone = self.tally().event();
        self.seek(self.tally().position.saturating_sub(1), u64::MAX);
        undone
    }
}

/// The pieces on the board of a search.
fn queens(search: &dyn Runner) -> Vec<Square> {
    search.pieces().unwrap_or_else(|| search.placement().queens().collect())
}

fn solutions_since(start: &Tally, counts: &Counts) -> u64 {
    let of = |counts: &Counts| counts[super::Kind::Solution as usize];
    of(counts) - of(&start.counts)
}
