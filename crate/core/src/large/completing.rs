//! The completion of a large board by an engine of one's choice, in slices.

use crate::board::{Conflict, Placement, Square, Validating};
use crate::complete::{AtWork, CompleteError, Effort, Engine, LARGEST_FREE, LARGEST_SEARCHED_EMPTY, Question, Verdict};
use crate::construct::Formula;
use crate::linear::{Linear, Options};
use std::borrow::Cow;

/// At most so many steps are done before it is asked what a step takes.
const PIECE: u64 = 1 << 11;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub enum Phase {
    /// The lines of the given queens are read.
    Read,
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
    /// The formula for the empty board.
    Build,
    /// The validator looks at what was found.
    Check,
    /// Nothing any more.
    Over,
}

/// How far the work is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
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
    seed: u32,
    choice: Choice,
    work: Work,
    /// How far it was when the last search ended.
    done: Progress,
}

#[derive(Clone, Debug)]
enum Work {
    /// The lines of the given queens are read.
    Read(Placement, Validating),
    Question(Box<Question>),
    Linear(Box<Linear>, Placement),
    /// The empty board is filled by formula, down to a row.
    Build(Formula, Placement, u32),
    /// What was found is validated.
    Check(Placement, Validating, Answered),
    Over(Answer),
}

impl Completing {
    /// Asks an engine; nothing is done yet.
    ///
    /// # Errors
    /// [`CompleteError::TooLarge`] when the exact search is asked and too many rows are free for it.
    pub fn new(given: Placement, seed: u32, choice: Choice) -> Result<Self, CompleteError> {
        let free = given.size() - given.count();
        if choice == Choice::Exact && free > LARGEST_FREE {
            return Err(CompleteError::TooLarge { free });
        }
        let done = Progress { phase: Phase::Over, free, left: free, nodes: 0, dead_ends: 0, returns: 0 };
        let validating = Validating::new(given.size(), 1);
        Ok(Completing { free, seed, choice, work: Work::Read(given, validating), done })
    }

    /// Works for about so many steps more, each of which takes some ten or a hundred nanoseconds; true when it is over.
    pub fn run(&mut self, steps: u64) -> bool {
        let mut left = steps;
        while left > 0 && !matches!(self.work, Work::Over(_)) {
            let weight = self.weight();
            let now = (left / weight).clamp(1, PIECE);
            left = left.saturating_sub(now * weight);
            if self.work_on(now) {
                self.done = self.progress();
                self.next();
            }
        }
        matches!(self.work, Work::Over(_))
    }

    /// What a step takes by now, against a step of the pass.
    fn weight(&self) -> u64 {
        match &self.work {
            Work::Question(question) if question.effort().at_work == AtWork::Exact => 1 + question.left() as u64 / 4,
            Work::Question(question) if question.effort().at_work == AtWork::Swap => 8,
            // Block 3 looks through all free columns; block 5 through what lies before it in the table.
            Work::Linear(linear, _) if linear.block() > 1 => 1 + linear.left() as u64 / 4,
            _ => 1,
        }
    }

    /// Goes on by so many steps of whatever is at work; true when that has ended.
    fn work_on(&mut self, steps: u64) -> bool {
        match &mut self.work {
            Work::Read(placement, validating) | Work::Check(placement, validating, _) => {
                validating.run(placement, steps)
            }
            Work::Question(question) => question.run(steps),
            Work::Linear(linear, _) => linear.run(steps),
            Work::Build(formula, placement, next) => {
                let size = placement.size() as u32;
                let end = next.saturating_add(steps as u32).min(size);
                for row in *next..end {
                    placement.set(mirrored(formula, row, self.seed));
                }
                *next = end;
                end == size
            }
            Work::Over(_) => true,
        }
    }

    /// From one kind of work to the next.
    fn next(&mut self) {
        self.work = match std::mem::replace(&mut self.work, Work::Over(Answer::undecided())) {
            Work::Read(given, validating) => self.after_reading(given, validating),
            Work::Question(question) => {
                let engine = question.engine().into();
                match question.answer() {
                    Some(true) => check(question.into_placement(), engine),
                    Some(false) => Work::Over(Answer::without_placement(Verdict::Impossible, engine)),
                    None => Work::Over(Answer::without_placement(Verdict::Undecided, engine)),
                }
            }
            Work::Linear(linear, mut given) if linear.solved() == Some(true) => {
                linear.pairs().queens().for_each(|queen| given.set(queen));
                check(given, Answered::Linear)
            }
            Work::Linear(..) => Work::Over(Answer::without_placement(Verdict::Undecided, Answered::Linear)),
            Work::Build(_, placement, _) => check(placement, Answered::Explicit),
            Work::Check(placement, validating, engine) => {
                let solved = validating.queens() == placement.size() && validating.conflicts() == 0;
                // A wrong answer is never shown.
                assert!(solved, "the {engine:?} engine gave a placement that is not a solution");
                Work::Over(Answer::completed(placement, engine))
            }
            over @ Work::Over(_) => over,
        };
    }

    fn after_reading(&self, given: Placement, validating: Validating) -> Work {
        let conflict = validating.named().first().copied();
        let Some(occupied) = validating.into_occupied() else {
            let impossible = Answer::without_placement(Verdict::Impossible, Answered::Validator);
            return Work::Over(Answer { conflict, ..impossible });
        };
        let (size, free, seed) = (given.size(), self.free, self.seed);
        if free == 0 {
            return Work::Over(Answer::completed(given, Answered::Validator));
        }
        let by_formula = self.choice == Choice::Auto && free == size && size > LARGEST_SEARCHED_EMPTY;
        match (Formula::explicit(size).filter(|_| by_formula), self.choice) {
            (Some(formula), _) => Work::Build(formula, given, 0),
            (None, Choice::Auto) => Work::Question(Box::new(Question::on(given, occupied, seed))),
            (None, Choice::Large) => Work::Question(Box::new(Question::large(given, occupied, seed))),
            (None, Choice::Exact) => {
                Work::Question(Box::new(Question::exact(&given, seed).expect("few enough rows are free")))
            }
            (None, Choice::Linear) => {
                let linear = Linear::new(&given, seed, Options::default());
                Work::Linear(Box::new(linear.expect("no two queens attack each other")), given)
            }
        }
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        match &self.work {
            Work::Read(..) => Progress { phase: Phase::Read, ..self.done },
            Work::Build(_, _, next) => Progress { phase: Phase::Build, left: self.free - *next as usize, ..self.done },
            Work::Check(..) => Progress { phase: Phase::Check, ..self.done },
            Work::Over(_) => Progress { phase: Phase::Over, ..self.done },
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
        }
    }

    /// What is known by now.
    #[must_use]
    pub fn answer(&self) -> Cow<'_, Answer> {
        let undecided = |engine| Cow::Owned(Answer::without_placement(Verdict::Undecided, engine));
        match &self.work {
            Work::Read(..) => Cow::Owned(Answer::undecided()),
            Work::Build(..) => undecided(Answered::Explicit),
            Work::Check(_, _, engine) => undecided(*engine),
            Work::Question(question) => undecided(question.engine().into()),
            Work::Linear(..) => undecided(Answered::Linear),
            // Not copied: its placement may be the largest thing in memory.
            Work::Over(answer) => Cow::Borrowed(answer),
        }
    }
}

fn check(placement: Placement, engine: Answered) -> Work {
    let validating = Validating::new(placement.size(), 1);
    Work::Check(placement, validating, engine)
}

/// The queen of a row in one of a solution's images in the upright and the level mirror, by the two lowest bits of a seed.
fn mirrored(formula: &Formula, row: u32, seed: u32) -> Square {
    let last = formula.size() as u32 - 1;
    let column = formula.column(if seed & 2 == 0 { row } else { last - row });
    Square::new(row, if seed & 1 == 0 { column } else { last - column })
}

impl Answer {
    /// A placement that was validated.
    pub(super) fn completed(placement: Placement, engine: Answered) -> Self {
        Answer { verdict: Verdict::Completed, placement: Some(placement), conflict: None, engine }
    }

    /// Nothing is known yet.
    #[must_use]
    pub fn undecided() -> Self {
        Answer::without_placement(Verdict::Undecided, Answered::Validator)
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
