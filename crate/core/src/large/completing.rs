//! The completion of a large board by an engine of one's choice, in slices.

use crate::board::{Conflict, Occupied, Placement, validate};
use crate::complete::{AtWork, CompleteError, Effort, Engine, LARGEST_SEARCHED_EMPTY, Question, Verdict, mirrored};
use crate::construct;
use crate::linear::{Linear, Options};
use serde::Serialize;
use std::borrow::Cow;

/// Who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The one that suits the number of free rows: an answer comes in the end.
    Auto,
    /// A greedy pass and swaps.
    Large,
    /// The exact search, which alone can say that there is none.
    Exact,
    /// The five published blocks.
    Linear,
}

/// Who has answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Answered {
    /// The formula for the empty board.
    Explicit,
    /// Nothing had to be searched for.
    Validator,
    /// A greedy pass and swaps.
    Large,
    /// The exact search.
    Exact,
    /// The five published blocks.
    Linear,
}

/// What is at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// The greedy pass over the rows.
    Pass,
    /// Swaps for the rows that the pass left out.
    Swap,
    /// Random pairs.
    Block1,
    /// The first projection.
    Block2,
    /// Random squares of random rows.
    Block3,
    /// The second projection.
    Block4,
    /// Least risk and least damage.
    Block5,
    /// The exact search.
    Exact,
    /// Nothing any more.
    Over,
}

/// How far the work is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    /// What is at work.
    pub phase: Phase,
    /// Rows free in the beginning.
    pub free: usize,
    /// Rows still free.
    pub left: usize,
    /// Queens set, also those taken off again.
    pub nodes: u64,
    /// How often nothing more could be set.
    pub dead_ends: u64,
    /// How often a search went back, or began anew.
    pub returns: u64,
}

/// What is known of a completion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What is known.
    pub verdict: Verdict,
    /// With [`Verdict::Completed`]: a solution that holds all given queens, checked.
    pub placement: Option<Placement>,
    /// With [`Verdict::Impossible`], when two given queens attack each other: these.
    pub conflict: Option<Conflict>,
    /// Who has answered, or is at work.
    pub engine: Answered,
}

/// The work on one board, which can stop after any slice and go on.
#[derive(Clone, Debug)]
pub struct Completing {
    free: usize,
    work: Work,
    /// What was done before it was over.
    done: Progress,
}

#[derive(Clone, Debug)]
enum Work {
    Question(Box<Question>),
    Linear(Box<Linear>, Placement),
    Over(Answer),
}

impl Completing {
    /// Asks an engine; what needs no search is answered at once.
    ///
    /// # Errors
    /// [`CompleteError::TooLarge`] when the exact search is asked and too many rows are free for it.
    pub fn new(given: Placement, seed: u32, choice: Choice) -> Result<Self, CompleteError> {
        let free = given.free_rows().count();
        let done = Progress { phase: Phase::Over, free, left: free, nodes: 0, dead_ends: 0, returns: 0 };
        let Some(occupied) = Occupied::of(&given) else {
            let conflict = validate(&given).conflicts.first().copied();
            let impossible = Answer::without_placement(Verdict::Impossible, Answered::Validator);
            return Ok(Completing { free, work: Work::Over(Answer { conflict, ..impossible }), done });
        };
        let work = match (Self::without_search(&given, seed, free, choice), choice) {
            (Some(answer), _) => Work::Over(answer),
            (None, Choice::Auto) => Work::Question(Box::new(Question::on(given, occupied, seed))),
            (None, Choice::Large) => Work::Question(Box::new(Question::large(given, seed))),
            (None, Choice::Exact) => Work::Question(Box::new(Question::exact(given, seed)?)),
            (None, Choice::Linear) => {
                let linear = Linear::new(&given, seed, Options::default());
                Work::Linear(Box::new(linear.expect("no two queens attack each other")), given)
            }
        };
        Ok(Completing { free, work, done })
    }

    /// Works for about so many nodes more; true when it is over.
    pub fn run(&mut self, nodes: u64) -> bool {
        let over = match &mut self.work {
            Work::Question(question) => question.run(nodes),
            Work::Linear(linear, _) => linear.run(nodes),
            Work::Over(_) => return true,
        };
        if over {
            self.done = Progress { phase: Phase::Over, ..self.progress() };
            let undecided = Answer::without_placement(Verdict::Undecided, Answered::Validator);
            let work = std::mem::replace(&mut self.work, Work::Over(undecided));
            self.work = Work::Over(work.into_answer());
        }
        over
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        match &self.work {
            Work::Question(question) => {
                let Effort { at_work, left, dead_ends, returns } = question.effort();
                let phase = at_work.into();
                Progress { phase, free: self.free, left, nodes: question.nodes(), dead_ends, returns }
            }
            Work::Linear(linear, _) => Progress {
                phase: Phase::of_block(linear.block()),
                free: self.free,
                left: linear.left(),
                nodes: linear.nodes(),
                dead_ends: linear.dead_ends().into(),
                returns: linear.returns().into(),
            },
            Work::Over(_) => self.done,
        }
    }

    /// What is known by now.
    #[must_use]
    pub fn answer(&self) -> Cow<'_, Answer> {
        let undecided = |engine| Cow::Owned(Answer::without_placement(Verdict::Undecided, engine));
        match &self.work {
            Work::Question(question) => undecided(question.engine().into()),
            Work::Linear(..) => undecided(Answered::Linear),
            // Not copied: its placement may be the largest thing in memory.
            Work::Over(answer) => Cow::Borrowed(answer),
        }
    }

    /// The answer where none has to be searched for.
    fn without_search(given: &Placement, seed: u32, free: usize, choice: Choice) -> Option<Answer> {
        if free == 0 {
            return Some(Answer::completed(given, given.clone(), Answered::Validator));
        }
        let size = given.size();
        if choice == Choice::Auto && free == size && size > LARGEST_SEARCHED_EMPTY {
            return Some(Answer::completed(given, mirrored(&construct::explicit(size)?, seed), Answered::Explicit));
        }
        None
    }
}

impl Work {
    fn into_answer(self) -> Answer {
        match self {
            Work::Question(question) => {
                let engine = question.engine().into();
                match question.answer() {
                    Some(true) => {
                        let (given, completion) = question.into_completion();
                        Answer::completed(&given, completion, engine)
                    }
                    Some(false) => Answer::without_placement(Verdict::Impossible, engine),
                    None => Answer::without_placement(Verdict::Undecided, engine),
                }
            }
            Work::Linear(linear, given) if linear.solved() == Some(true) => {
                Answer::completed(&given, linear.pairs().placement(&given), Answered::Linear)
            }
            Work::Linear(..) => Answer::without_placement(Verdict::Undecided, Answered::Linear),
            Work::Over(answer) => answer,
        }
    }
}

impl Answer {
    /// # Panics
    /// When the placement is not a completion of the given queens: a wrong answer is never shown.
    pub(super) fn completed(given: &Placement, placement: Placement, engine: Answered) -> Self {
        assert!(placement.completes(given), "the {engine:?} engine gave a placement that is not a completion");
        Answer { verdict: Verdict::Completed, placement: Some(placement), conflict: None, engine }
    }

    pub(super) fn without_placement(verdict: Verdict, engine: Answered) -> Self {
        Answer { verdict, placement: None, conflict: None, engine }
    }
}

impl Phase {
    /// The phase of a block of the linear completion.
    #[must_use]
    pub fn of_block(block: u8) -> Self {
        match block {
            1 => Phase::Block1,
            2 => Phase::Block2,
            3 => Phase::Block3,
            4 => Phase::Block4,
            _ => Phase::Block5,
        }
    }
}

impl From<AtWork> for Phase {
    fn from(at_work: AtWork) -> Self {
        match at_work {
            AtWork::Pass => Phase::Pass,
            AtWork::Swap => Phase::Swap,
            AtWork::Block(block) => Phase::of_block(block),
            AtWork::Exact => Phase::Exact,
        }
    }
}

impl From<Engine> for Answered {
    fn from(engine: Engine) -> Self {
        match engine {
            Engine::Exact => Answered::Exact,
            Engine::Explicit => Answered::Explicit,
            Engine::Large => Answered::Large,
            Engine::Validator => Answered::Validator,
        }
    }
}
