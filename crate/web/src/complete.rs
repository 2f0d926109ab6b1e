//! Whether a placement can be completed: in one call, and as a job in slices.

use crate::read::{self, choices, job, js_object};
use crate::shape::{Js, NumberLike, Rows, RowsLike, Typed, js_types, to_js};
use crate::{errors::Outcome, transfer};
#[cfg(feature = "rooms")]
use js_sys::Int32Array;
use js_sys::Uint32Array;
use queens_core::board::Placement;
use queens_core::complete::{
    self, Answer, BlameIs, BlameWanted, Blamed, Budget, Completing, Engine, Phase, Progress, Verdict,
};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

js_object! {
    /// How `complete` looks for a completion.
    pub struct CompleteOptions {
        /// The seed that decides which completion is found: the same seed gives the same one.
        seed: Option<u32> = "seed",
        /// The number of nodes (queens set in search) after which the answer is undecided; 50,000,000 by default.
        budget: Option<u64> = "budget",
        /// The set of queens to blame that is searched for if there is no completion; "none" answers as soon as there is a
        /// verdict. By default, "smallest" is tried within a tenth of the budget.
        blame: Option<BlameWanted> = "blame",
    }
}

/// Whether a placement of queens, or a board under another rule, can be completed.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Completion {
    pub(crate) verdict: Verdict,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rows: Option<Rows>,
    #[cfg(feature = "rooms")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) squares: Option<Typed<Int32Array>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) blame: Option<Typed<Uint32Array>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) blame_is: Option<BlameIs>,
    pub(crate) engine: Engine,
    pub(crate) nodes: u64,
}

/// Describes an answer in TypeScript, where the fields of an answer depend on its verdict. The derived type could not
/// express that.
#[cfg(test)]
macro_rules! answers {
    ($answer:ty as $name:literal, $about:literal: $found:literal of $type:literal, $held:literal; blames $blame:literal) => {
        impl ts_rs::TS for $answer {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                $name.to_owned()
            }

            fn inline(config: &ts_rs::Config) -> String {
                Self::name(config)
            }

            fn decl(_: &ts_rs::Config) -> String {
                [
                    concat!("type ", $name, " = {\n"),
                    "/** The engine that answered, or is working. */\nengine: EngineName;\n",
                    "/** Pieces set in search. */\nnodes: number;\n} & (\n",
                    "| {\nverdict: \"completed\";\n",
                    concat!("/** ", $held, " */\n", $found, ": ", $type, ";\n"),
                    "blame?: undefined;\nblameIs?: undefined;\n}\n",
                    "| {\n/** Always a proof. */\nverdict: \"impossible\";\n",
                    concat!($found, "?: undefined;\n/**\n * ", $blame, "\n"),
                    " * Absent if they were not requested; empty if even the empty board has no completion.\n */\n",
                    "blame?: Uint32Array;\n",
                    "/**\n * How small that set is: `smallest` if every smaller set of given pieces has a completion, ",
                    "`irreducible` if\n * each of its pieces is needed though a smaller set may exist elsewhere, ",
                    "`unreduced` if the search for smaller\n * sets has not ended.\n */\nblameIs?: BlameIs;\n}\n",
                    concat!("| {\nverdict: \"undecided\" | \"noOther\";\n", $found, "?: undefined;\n"),
                    "blame?: undefined;\nblameIs?: undefined;\n}\n);",
                ]
                .concat()
            }

            fn docs() -> Option<String> {
                Some(concat!("/**\n * ", $about, "\n */\n").to_owned())
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!($name, ".ts").into())
            }

            fn visit_dependencies(visit: &mut impl ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                visit.visit::<BlameIs>();
                visit.visit::<Engine>();
                visit.visit::<Rows>();
            }
        }
    };
}
#[cfg(test)]
answers!(
    Completion as "Completion", "Whether a placement of queens can be completed.":
    "rows" of "Rows", "A solution that contains all given queens. It has passed the validator.";
    blames "Given queens that have no common completion, by their rows."
);

/// Whether a board under another rule can be completed.
#[cfg(feature = "rooms")]
#[derive(Serialize)]
#[serde(transparent)]
pub struct RuleCompletion(pub(crate) Completion);

#[cfg(test)]
answers!(
    RuleCompletion as "RuleCompletion", "Whether a board under another rule can be completed.":
    "squares" of "Int32Array", "The squares of all pieces, the given ones included.";
    blames "Given pieces that have no common completion, by their squares."
);

impl Completion {
    /// The answer, without a completion.
    pub(crate) fn new<C>(answer: &Answer<C>, engine: Engine, nodes: u64) -> Self {
        let (blame, blame_is) = answer.blamed().map(|Blamed { pieces, is }| (pieces.as_slice().into(), is)).unzip();
        Completion {
            verdict: answer.verdict(),
            rows: None,
            #[cfg(feature = "rooms")]
            squares: None,
            blame,
            blame_is,
            engine,
            nodes,
        }
    }
}

impl From<&complete::Completion> for Completion {
    fn from(known: &complete::Completion) -> Self {
        let rows = known.placement().map(Rows::from);
        Completion { rows, ..Completion::new(&known.answer, known.engine, known.nodes) }
    }
}

/// The goal of the current phase.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum CompletePhase {
    /// A completion.
    Search,
    /// The queens to blame, because no completion exists.
    Blame,
}

/// How far the work is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CompleteProgress {
    /// Queens set in search.
    nodes: u64,
    /// The current phase.
    phase: CompletePhase,
}

choices!(BlameWanted);
#[cfg(feature = "rooms")]
pub(crate) mod refuted {
    use super::js_types;
    use queens_core::complete::Refutation;
    js_types!(Refutation => "Refutation");
}
js_types!(CompleteOptions => "CompleteOptions", Completion => "Completion", CompleteProgress => "CompleteProgress");
#[cfg(feature = "rooms")]
pub(crate) mod by_rule {
    use super::{RuleCompletion, js_types};
    js_types!(RuleCompletion => "RuleCompletion");
}

/// Whether a placement can be completed.
///
/// # Errors
/// When an argument is not of its type or out of range, or the placement is too large to be searched.
#[wasm_bindgen]
pub fn complete(rows: &RowsLike, options: Option<Js<CompleteOptions>>) -> Outcome<Js<Completion>> {
    let given = transfer::placement(rows)?;
    let CompleteOptions { seed, budget, blame } = read::options(options)?;
    let chosen = complete::CompleteOptions::with_defaults(seed, budget, blame);
    Ok(to_js(&Completion::from(&complete::complete(&given, chosen))))
}

/// The shortest reason, for people, why queens have no completion: each candidate of one line is tried, and at most `steps`
/// queens are forced in each trial. Undefined if there is no such reason, and on boards with more than 64 rows.
///
/// # Errors
/// When an argument is not of its type, or queens attack each other.
#[cfg(feature = "rooms")]
#[wasm_bindgen]
pub fn refute(rows: &RowsLike, steps: &NumberLike) -> Outcome<Option<Js<queens_core::complete::Refutation>>> {
    let given = queens_core::NonAttacking::try_from(transfer::placement(rows)?)?;
    let steps = read::word(steps, "steps")?.min(MAX_TRIAL_QUEENS) as usize;
    Ok(queens_core::complete::Refutation::find(&given, steps).as_ref().map(to_js))
}

/// Longer chains are hard to follow, and each further queen multiplies the work.
#[cfg(feature = "rooms")]
const MAX_TRIAL_QUEENS: u32 = 4;

/// Whether a placement can be completed, worked on in slices.
#[wasm_bindgen]
pub struct CompleteJob {
    completing: Completing,
    given: Placement,
    options: complete::CompleteOptions,
    /// Completions that are left out.
    found: Vec<Placement>,
}

job! {
    /// Works for about `steps` steps. True when the answer is known. A slice ends early when it shows that there is no
    /// completion.
    CompleteJob.completing(steps)
}

#[wasm_bindgen]
impl CompleteJob {
    /// Starts the search.
    ///
    /// # Errors
    /// Like `complete`.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &RowsLike, seed: &NumberLike) -> Outcome<CompleteJob> {
        let seed = read::word(seed, "seed")?;
        // With slices, the caller decides when to stop.
        let budget = Budget::UNLIMITED;
        let options = complete::CompleteOptions { seed, budget, ..complete::CompleteOptions::default() };
        let given = transfer::placement(rows)?;
        Ok(CompleteJob { completing: Completing::new(given.clone(), options), given, options, found: Vec::new() })
    }

    /// Excludes a completion that was found before: the answer is then another one, or `noOther`. The search restarts.
    ///
    /// # Errors
    /// When `rows` is not a placement.
    #[wasm_bindgen(js_name = passOver)]
    pub fn pass_over(&mut self, rows: &RowsLike) -> Outcome<()> {
        self.found.push(transfer::placement(rows)?);
        self.completing = Completing::besides(self.found.clone(), self.given.clone(), self.options);
        Ok(())
    }

    /// The progress of the work.
    #[must_use]
    pub fn progress(&self) -> Js<CompleteProgress> {
        let Progress { nodes, phase, .. } = self.completing.progress();
        let phase = if phase == Phase::Blame { CompletePhase::Blame } else { CompletePhase::Search };
        to_js(&CompleteProgress { nodes, phase })
    }

    /// The answer so far: "undecided" until the search has ended. "impossible" is reported already while queens to
    /// blame are searched for, with the smallest set found so far.
    #[must_use]
    pub fn answer(&self) -> Js<Completion> {
        to_js(&Completion::from(self.completing.answer().as_ref()))
    }
}

/// The question for a [`Job`](crate::question::Job).
#[cfg(feature = "rooms")]
pub mod job {
    use super::{CompletePhase, CompleteProgress, Completion};
    use crate::errors::Outcome;
    use crate::question::{Question, Step, Work};
    use crate::read::js_object;
    use queens_core::Sliced;
    use queens_core::board::Placement;
    use queens_core::complete::{BlameWanted, Budget, CompleteOptions, Completing, Phase, Progress};

    js_object! {
        /// Whether a placement can be completed. The budget counts steps of the search.
        pub struct CompleteQuestion {
            /// The placement.
            #[cfg_attr(test, ts(type = "Rows | readonly number[]"))]
            rows: Placement = "rows",
            /// The seed that decides which completion is found: the same seed gives the same one.
            seed: u32 = "seed",
            /// The set of queens to blame that is searched for if there is no completion; by default the smallest.
            blame: Option<BlameWanted> = "blame",
        }
    }

    impl Question for CompleteQuestion {
        const NAME: &'static str = "complete";
        type Work = Completing;

        fn start(self) -> Outcome<Completing> {
            // The caller decides when to stop.
            let chosen = CompleteOptions::with_defaults(Some(self.seed), None, self.blame);
            Ok(Completing::new(self.rows, CompleteOptions { budget: Budget::UNLIMITED, ..chosen }))
        }
    }

    impl Work for Completing {
        type Progress = CompleteProgress;
        type Answer = Completion;

        fn run(&mut self, budget: u64) -> Outcome<Step> {
            Ok(Sliced::run(self, budget).into())
        }

        fn progress(&mut self) -> CompleteProgress {
            let Progress { nodes, phase, .. } = Completing::progress(self);
            let phase = if phase == Phase::Blame { CompletePhase::Blame } else { CompletePhase::Search };
            CompleteProgress { nodes, phase }
        }

        fn answer(self: Box<Self>) -> Outcome<Completion> {
            Ok(Completion::from(Completing::answer(&self).as_ref()))
        }
    }
}
