//! One handle for all long questions: started by name, run in slices, answered once.
//!
//! A question is an incoming object (declared by `js_object!`) with a `Question` that starts its `Work`. To add one, write
//! both next to the answer and add a line to `QUESTIONS`; its TypeScript is written by `./build.sh types`.
//!
//! ```text
//!   new Job("prove", { rows })          Question::start
//!   job.run(budget)  ─► Step.More       Work::run, again and again
//!   job.progress()   ─► { phase, … }    Work::progress
//!   job.run(budget)  ─► Step.Done
//!   job.answer()     ─► Proof           Work::answer, which ends the job
//! ```

use crate::errors::{Outcome, Thrown};
use crate::read::{self, Read};
use crate::shape::{BytesLike, HasJsType, NumberLike, TextLike, js_types, to_js};
use js_sys::Uint8Array;
use queens_core::problem::problems;
use serde::Serialize;
use thiserror::Error;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The longest piece of a file, in bytes. Pieces are copied in one go.
const MAX_PIECE: u32 = 1 << 24;

problems! {
    /// Why a job refuses a call.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub(crate) enum JobError {
        #[error("this job has given its answer: start another one")]
        Over = "job-over",
    }
}

/// The state of a job after a slice. The numbers are those that `run` returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// There is more to do.
    More = 0,
    /// The answer is final.
    Done = 1,
    /// Nothing happens until the caller passes the next piece of its files to `feed`.
    Feed = 2,
    /// There is more to do, and from here the budget counts another kind of work, so the speed must be measured again.
    Unit = 3,
}

impl Step {
    /// The names of all steps, by their numbers.
    #[cfg(test)]
    pub(crate) const NAMES: [&str; 4] = ["More", "Done", "Feed", "Unit"];
}

impl From<bool> for Step {
    /// Converts the result of [`Sliced::run`](queens_core::Sliced::run): true when it is over.
    fn from(over: bool) -> Self {
        if over { Step::Done } else { Step::More }
    }
}

/// The work on a question.
pub(crate) trait Work {
    /// The progress reported while it runs; `()` for none.
    type Progress: HasJsType + Serialize;
    /// The answer.
    type Answer: HasJsType + Serialize;

    /// Works for about `budget` units.
    fn run(&mut self, budget: u64) -> Outcome<Step>;

    /// The progress so far. It may contain what is new since the last call.
    fn progress(&mut self) -> Self::Progress;

    /// The answer: final after [`Step::Done`], before that the answer so far.
    fn answer(self: Box<Self>) -> Outcome<Self::Answer>;

    /// Takes the next piece of a file, or the end of a file.
    fn feed(&mut self, _piece: Option<Vec<u8>>) -> Outcome<()> {
        Err(read::wrong_type("bytes", "passed only when `run` requests them"))
    }
}

/// An incoming question.
pub(crate) trait Question: Read {
    /// Its name in `new Job(name, question)`.
    const NAME: &'static str;
    /// The budget of the first slice, small enough to take a few milliseconds at most on a slow machine.
    const FIRST: u64 = 1_000;
    /// The work that answers it.
    type Work: Work + 'static;

    /// Starts the work.
    fn start(self) -> Outcome<Self::Work>;
}

/// Work whose progress and answer are JavaScript values.
trait AnyWork {
    fn run(&mut self, budget: u64) -> Outcome<Step>;
    fn progress(&mut self) -> JsValue;
    fn answer(self: Box<Self>) -> Outcome<JsValue>;
    fn feed(&mut self, piece: Option<Vec<u8>>) -> Outcome<()>;
}

impl<W: Work> AnyWork for W {
    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Work::run(self, budget)
    }

    fn progress(&mut self) -> JsValue {
        to_js(&Work::progress(self)).into()
    }

    fn answer(self: Box<Self>) -> Outcome<JsValue> {
        Ok(to_js(&Work::answer(self)?).into())
    }

    fn feed(&mut self, piece: Option<Vec<u8>>) -> Outcome<()> {
        Work::feed(self, piece)
    }
}

/// Starts a job for a question of one kind.
type Open = fn(&JsValue) -> Outcome<Job>;

const fn entry<Q: Question>() -> (&'static str, Open) {
    (Q::NAME, open::<Q>)
}

fn open<Q: Question>(question: &JsValue) -> Outcome<Job> {
    let work = Q::read(question, "question")?.start()?;
    Ok(Job { work: Some(Box::new(work)), first: Q::FIRST })
}

/// Declares the list of all questions, and describes it to the writer of the types.
macro_rules! questions {
    ($($question:ty),* $(,)?) => {
        /// All questions by their names.
        const QUESTIONS: &[(&str, Open)] = &[$(entry::<$question>()),*];

        /// The shapes of this file and of all questions.
        #[cfg(test)]
        pub(crate) fn shapes(all: &mut crate::shapes::Shapes) {
            unit::shapes(all);
            $(all.add_question::<$question>();)*
        }
    };
}

questions![
    crate::compare::CompareQuestion,
    crate::complete::job::CompleteQuestion,
    crate::excluded::ExcludedQuestion,
    crate::frontier::EstimateQuestion,
    crate::frontier::ThresholdQuestion,
    crate::frontier::GreedyQuestion,
    crate::frontier::HardnessQuestion,
    crate::large::complete::LargeCompleteQuestion,
    crate::large::construct::ConstructQuestion,
    crate::large::experiment::ExperimentQuestion,
    crate::large::file::ReadQuestion,
    crate::large::generate::GenerateQuestion,
    crate::large::validate::ValidateQuestion,
    crate::proof::FormulaSizeQuestion,
    crate::proof::ProveQuestion,
    crate::proof::RefuteQuestion,
    crate::proof::CheckQuestion,
    crate::puzzle::editor::FewestQueensQuestion,
    crate::puzzle::grade::GradeQuestion,
    crate::puzzle::grade::PuzzleWaysQuestion,
    crate::puzzle::guilty::GuiltyRegionsQuestion,
    crate::puzzle::make::PuzzleWanted,
    crate::puzzle::review::ReviewQuestion,
    crate::rule::disjoint::DisjointQuestion,
    crate::rule::goals::GoalQuestion,
    crate::rule::jobs::RuleCountQuestion,
    crate::rule::jobs::RuleHeatQuestion,
    crate::rule::jobs::RuleCompleteQuestion,
    crate::rule::jobs::RuleListQuestion,
    crate::solutions::HeatQuestion,
    crate::solutions::TurnedCountQuestion,
];

mod unit {
    super::js_types!(() => "null");
}

/// The work on one question, in slices. In TypeScript it is generic: see `crate/pack/src/types.rs`.
#[wasm_bindgen]
pub struct Job {
    /// `None` once the answer has been given.
    work: Option<Box<dyn AnyWork>>,
    first: u64,
}

#[wasm_bindgen]
impl Job {
    /// Starts the work on a question.
    ///
    /// # Errors
    /// When no question has this name, or a part of it is missing, of a wrong type or out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &TextLike, question: &JsValue) -> Outcome<Job> {
        let open = read::choice_of(name, "name", QUESTIONS)?;
        open(question)
    }

    /// The budget of the first slice: a few milliseconds at most.
    #[must_use]
    pub fn first(&self) -> f64 {
        self.first as f64
    }

    /// Works for about `budget` units: nodes, steps or bytes, depending on the question. Returns a `Step`.
    ///
    /// # Errors
    /// When the number is not a count, the work fails, or the answer was given.
    pub fn run(&mut self, budget: &NumberLike) -> Outcome<u32> {
        let budget = read::count(budget, "budget")?;
        Ok(self.work()?.run(budget)? as u32)
    }

    /// The progress so far; null for questions without one.
    ///
    /// # Errors
    /// When the answer was given.
    pub fn progress(&mut self) -> Outcome<JsValue> {
        Ok(self.work()?.progress())
    }

    /// Passes the next piece of a file, at most 16 MiB; without one, the file ends.
    ///
    /// # Errors
    /// When no piece was requested, or it contains something unexpected.
    pub fn feed(&mut self, bytes: Option<BytesLike>) -> Outcome<()> {
        let piece = bytes.map(|bytes| piece(&bytes)).transpose()?;
        self.work()?.feed(piece)
    }

    /// The answer, which ends the job: final after `Step.Done`, before that what is known so far.
    ///
    /// # Errors
    /// When the work failed, or the answer was given before.
    pub fn answer(&mut self) -> Outcome<JsValue> {
        self.work.take().ok_or_else(over)?.answer()
    }

    fn work(&mut self) -> Outcome<&mut dyn AnyWork> {
        self.work.as_deref_mut().map_or_else(|| Err(over()), |work| Ok(work as _))
    }
}

fn over() -> Thrown {
    JobError::Over.into()
}

fn piece(bytes: &BytesLike) -> Outcome<Vec<u8>> {
    let bytes = read::view(&Uint8Array::new_with_length(0), bytes, "bytes", read::typed::UINT8)?;
    read::fits("bytes", bytes.length(), MAX_PIECE)?;
    Ok(if bytes.length() == 0 { Vec::new() } else { bytes.to_vec() })
}

/// Work that has ended as soon as it has started.
pub(crate) struct Instant<A>(pub A);

impl<A: HasJsType + Serialize> Work for Instant<A> {
    type Progress = ();
    type Answer = A;

    fn run(&mut self, _: u64) -> Outcome<Step> {
        Ok(Step::Done)
    }

    fn progress(&mut self) {}

    fn answer(self: Box<Self>) -> Outcome<A> {
        Ok(self.0)
    }
}
