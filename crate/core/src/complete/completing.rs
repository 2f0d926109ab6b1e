//! The work on "can this be finished?", in slices: it ends with a checked completion, or with the queens to blame.

use super::answer::{Completion, Engine};
use super::blame::Blame;
use super::engines::{Effort, Solver};
use super::error::CompleteError;
use super::fingerprint::Fingerprint;
use super::options::EngineChoice;
use super::progress::{Phase, Progress};
use crate::ask::{Answer, BlameWanted, Cause, CompleteOptions};
use crate::board::{MAX_FREE_ROWS, Placement, Square, Validating};
use crate::construct::Formula;
use crate::linear::{Linear, LinearOptions};
use crate::sliced::Sliced;
use std::borrow::Cow;

/// The largest empty board that is searched, so that each seed gives another solution. Larger boards are built by formula, and
/// the seed only mirrors them.
pub const MAX_SEARCHED_EMPTY_SIZE: usize = 10_000;

/// The number of steps after which the cost of a step is measured again.
const MAX_STEPS_AT_ONCE: u64 = 1 << 11;

/// The work on one placement, which can stop after any slice and resume.
#[derive(Debug)]
pub struct Completing {
    options: CompleteOptions,
    engine: EngineChoice,
    /// The bounds of the five blocks, if they are used.
    bounds: LinearOptions,
    /// The queens that the completion must contain, once it is known that they do not attack each other.
    given: Option<Fingerprint>,
    /// Completions found before, which are excluded.
    excluded: Vec<Placement>,
    /// Nodes that may still be spent.
    budget: u64,
    /// The engine that proved that there is no completion, once that is known.
    proved_by: Engine,
    work: Work,
    /// The progress at the end of the previous phase.
    done: Progress,
}

#[derive(Debug)]
enum Work {
    /// Reads the lines of the given queens.
    Read(Validating),
    Solve(Box<Solver>),
    /// The five blocks, and the placement that they complete.
    Linear(Box<Linear>, Placement),
    /// Fills the empty board by formula. The number is the next row.
    Build(Formula, Placement, u32),
    /// Validates the completion that was found.
    Check(Validating, Engine),
    Blame(Box<Blame>),
    Over(Completion),
}

impl Completing {
    /// Prepares the work, without doing any of it. The number of free rows decides which engine is used.
    #[must_use]
    pub fn new(given: Placement, options: CompleteOptions) -> Self {
        Completing::begin(given, options, EngineChoice::Auto)
    }

    /// Prepares the work with a chosen engine, without doing any of it.
    ///
    /// # Errors
    /// [`CompleteError::TooLarge`] if `engine` is the exact search and more than [`MAX_FREE_ROWS`] rows are free.
    pub fn with_engine(
        engine: EngineChoice,
        given: Placement,
        options: CompleteOptions,
    ) -> Result<Self, CompleteError> {
        let free = given.size() - given.count();
        if engine == EngineChoice::Exact && free > MAX_FREE_ROWS {
            return Err(CompleteError::TooLarge { free, largest: MAX_FREE_ROWS });
        }
        Ok(Completing::begin(given, options, engine))
    }

    /// The same work, with other bounds for the five blocks of [`EngineChoice::Linear`].
    #[must_use]
    pub fn with_bounds(self, bounds: LinearOptions) -> Self {
        Completing { bounds, ..self }
    }

    fn begin(given: Placement, options: CompleteOptions, engine: EngineChoice) -> Self {
        let free = given.size() - given.count();
        let done = Progress { phase: Phase::Over, free, left: free, nodes: 0, dead_ends: 0, returns: 0 };
        let work = Work::Read(Validating::new(given, 1));
        Completing {
            options,
            engine,
            bounds: LinearOptions::default(),
            given: None,
            excluded: Vec::new(),
            budget: options.budget.nodes,
            proved_by: Engine::Exact,
            work,
            done,
        }
    }

    /// Like [`new`](Completing::new), for a completion that is not in `found`. If all are in `found`, the answer is
    /// [`Answer::NoOther`]. Only the exact search excludes completions. It is used at once for up to
    /// [`MAX_EXACT_FIRST`](super::MAX_EXACT_FIRST) free rows. With more, use another seed to get another completion.
    ///
    /// ```
    /// use queens_core::Sliced;
    /// use queens_core::board::Placement;
    /// use queens_core::complete::{Answer, CompleteOptions, Completing};
    ///
    /// let given: Placement = "2 0 0 0".parse()?;
    /// let found = vec!["2 4 1 3".parse()?];
    /// let mut other = Completing::besides(found, given, CompleteOptions::default());
    /// other.run_to_end();
    /// assert_eq!(other.answer().answer, Answer::NoOther);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn besides(found: Vec<Placement>, given: Placement, options: CompleteOptions) -> Self {
        Completing { excluded: found, ..Completing::new(given, options) }
    }

    /// Returns the progress.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let done = self.done;
        match &self.work {
            Work::Read(_) => Progress { phase: Phase::Read, ..done },
            Work::Build(_, _, next) => Progress { phase: Phase::Build, left: done.free - *next as usize, ..done },
            Work::Check(..) => Progress { phase: Phase::Check, ..done },
            Work::Blame(blame) => Progress { phase: Phase::Blame, nodes: done.nodes + blame.nodes(), ..done },
            Work::Over(_) => Progress { phase: Phase::Over, ..done },
            Work::Solve(solver) => {
                let Effort { phase, left, dead_ends, returns } = solver.effort();
                Progress { phase, left, nodes: solver.nodes(), dead_ends, returns, ..done }
            }
            Work::Linear(linear, _) => Progress {
                phase: Phase::of_block(linear.block()),
                left: linear.left(),
                nodes: linear.nodes(),
                dead_ends: linear.dead_ends().into(),
                returns: linear.returns().into(),
                ..done
            },
        }
    }

    /// Returns the answer so far. From [`Phase::Blame`] on the verdict is final, and the set to blame may still get smaller.
    #[must_use]
    pub fn answer(&self) -> Cow<'_, Completion> {
        let nodes = self.progress().nodes;
        Cow::Owned(match &self.work {
            Work::Read(_) => Completion::undecided(Engine::Validator, nodes),
            Work::Build(..) => Completion::undecided(Engine::Explicit, nodes),
            Work::Check(_, engine) => Completion::undecided(*engine, nodes),
            Work::Solve(solver) => Completion::undecided(solver.engine(), nodes),
            Work::Linear(..) => Completion::undecided(Engine::Linear, nodes),
            Work::Blame(blame) => self.blaming(blame, nodes),
            // Borrowed, not cloned: its placement may be the largest object in memory.
            Work::Over(completion) => return Cow::Borrowed(completion),
        })
    }

    /// Like [`answer`](Self::answer), for callers that no longer need the work.
    #[must_use]
    pub fn into_answer(self) -> Completion {
        if let Work::Over(completion) = self.work { completion } else { self.answer().into_owned() }
    }

    fn is_over(&self) -> bool {
        matches!(self.work, Work::Over(_))
    }

    /// The cost of a step of the current phase; a row of the greedy pass costs 1.
    fn weight(&self) -> u64 {
        match &self.work {
            Work::Solve(solver) => match solver.effort() {
                Effort { phase: Phase::Exact, left, .. } => 1 + left as u64 / 4,
                Effort { phase: Phase::Swap | Phase::Repair, .. } => 8,
                _ => 1,
            },
            // Estimated from the rows that are free at the start.
            Work::Blame(_) => 1 + self.done.free as u64 / 4,
            // Block 3 examines all free columns, block 5 the earlier entries of the table.
            Work::Linear(linear, _) if linear.block() > 1 => 1 + linear.left() as u64 / 4,
            _ => 1,
        }
    }

    /// Does `steps` steps of the current phase, or fewer if the budget ends; true when the phase has ended.
    fn work_on(&mut self, steps: u64) -> bool {
        let within = steps.min(self.budget);
        match &mut self.work {
            Work::Read(validating) | Work::Check(validating, _) => validating.run(steps),
            Work::Solve(solver) => {
                let before = solver.spent();
                let ended = solver.run(within);
                self.budget = self.budget.saturating_sub(solver.spent() - before);
                ended
            }
            Work::Linear(linear, _) => linear.run(steps),
            Work::Blame(blame) => {
                let before = blame.work();
                let ended = blame.run(within);
                self.budget = self.budget.saturating_sub(blame.work() - before);
                ended
            }
            Work::Build(formula, placement, next) => {
                let size = placement.size() as u32;
                let end = next.saturating_add(steps as u32).min(size);
                for row in *next..end {
                    placement.set(mirror(formula, row, self.options.seed));
                }
                *next = end;
                end == size
            }
            Work::Over(_) => true,
        }
    }

    /// Enters the next phase.
    fn next(&mut self) {
        let nodes = self.done.nodes;
        let undecided = |engine| Work::Over(Completion::undecided(engine, nodes));
        self.work = match std::mem::replace(&mut self.work, undecided(Engine::Validator)) {
            Work::Read(validating) => self.after_reading(validating),
            Work::Solve(solver) => {
                let engine = solver.engine();
                match solver.answer() {
                    Some(true) => check(solver.into_placement(), engine),
                    Some(false) if !self.excluded.is_empty() => {
                        Work::Over(Completion { answer: Answer::NoOther, engine, nodes })
                    }
                    Some(false) => self.impossible(&solver),
                    None => undecided(engine),
                }
            }
            Work::Linear(linear, given) => match linear.solved() {
                Some(true) => check(linear.pairs().placement(&given), Engine::Linear),
                _ => undecided(Engine::Linear),
            },
            Work::Build(_, placement, _) => check(placement, Engine::Explicit),
            Work::Check(validating, engine) => {
                let given = self.given.as_ref();
                let solution = validating
                    .into_non_attacking()
                    .expect("no engine sets queens that attack each other")
                    .into_placement();
                // The queens were validated. A fingerprint of 64 bits shows that the given queens are among them.
                assert!(
                    solution.is_full() && given.is_none_or(|given| given.is_contained_in(&solution)),
                    "the {engine:?} engine gave a placement that is not a completion"
                );
                Work::Over(Completion { answer: Answer::Completed(solution), engine, nodes })
            }
            Work::Blame(blame) => Work::Over(self.blaming(&blame, nodes)),
            over @ Work::Over(_) => over,
        };
    }

    fn after_reading(&mut self, validating: Validating) -> Work {
        let size = validating.placement().size();
        let given = match validating.into_non_attacking() {
            Ok(given) => given,
            Err(conflict) => return Work::Over(Completion::in_conflict(conflict, size)),
        };
        let (seed, engine) = (self.options.seed, self.engine);
        let free = self.done.free;
        if free == 0 {
            let answer = match self.excluded.contains(&given) {
                true => Answer::NoOther,
                false => Answer::Completed(given.into_placement()),
            };
            return Work::Over(Completion { answer, engine: Engine::Validator, nodes: 0 });
        }
        let by_formula = engine == EngineChoice::Auto && free == size && size > MAX_SEARCHED_EMPTY_SIZE;
        if by_formula && let Ok(formula) = Formula::explicit(size) {
            return Work::Build(formula, given.into_placement(), 0);
        }
        self.given = Some(Fingerprint::new(&given));
        match engine {
            EngineChoice::Auto => self.solve(Solver::new(given, seed)),
            EngineChoice::Greedy => Work::Solve(Box::new(Solver::greedy(given, seed))),
            EngineChoice::Exact => self
                .solve(Solver::exact(given, seed).expect("`with_engine` refuses placements with too many free rows")),
            EngineChoice::Linear => {
                Work::Linear(Box::new(Linear::new(&given, seed, self.bounds)), given.into_placement())
            }
        }
    }

    fn solve(&self, mut solver: Solver) -> Work {
        self.excluded.iter().for_each(|completion| solver.exclude(completion));
        Work::Solve(Box::new(solver))
    }

    fn blaming(&self, blame: &Blame, nodes: u64) -> Completion {
        let answer = Answer::Impossible(Cause::Blamed(blame.blamed()));
        Completion { answer, engine: self.proved_by, nodes }
    }

    fn impossible(&mut self, solver: &Solver) -> Work {
        self.proved_by = solver.engine();
        self.budget = self.budget.min(self.options.budget.blame);
        match self.options.blame {
            BlameWanted::None => {
                let answer = Answer::Impossible(Cause::NotRequested);
                Work::Over(Completion { answer, engine: self.proved_by, nodes: self.done.nodes })
            }
            wanted => Work::Blame(Box::new(Blame::new(&solver.given(), self.options.seed, wanted))),
        }
    }
}

impl Sliced for Completing {
    /// Works for about `steps` more steps, each of which takes about 10 to 100 nanoseconds; true when the work is over. A
    /// slice ends early when it finds that there is no completion, so that this can be shown at once.
    fn run(&mut self, steps: u64) -> bool {
        let mut left = steps;
        while left > 0 && !self.is_over() {
            let weight = self.weight();
            let now = (left / weight).clamp(1, MAX_STEPS_AT_ONCE);
            left = left.saturating_sub(now * weight);
            if self.work_on(now) {
                self.done = self.progress();
                self.next();
                if matches!(self.work, Work::Blame(_)) {
                    break;
                }
            } else if self.budget == 0 && matches!(self.work, Work::Solve(_) | Work::Blame(_)) {
                self.done = self.progress();
                self.work = Work::Over(self.answer().into_owned());
            }
        }
        self.is_over()
    }
}

fn check(placement: Placement, engine: Engine) -> Work {
    Work::Check(Validating::new(placement, 1), engine)
}

/// The queen of a row in a mirror image of a solution. The lowest bit of the seed mirrors left to right, the next bit top
/// to bottom.
fn mirror(formula: &Formula, row: u32, seed: u32) -> Square {
    let last = formula.size() as u32 - 1;
    let column = formula.column(if seed & 2 == 0 { row } else { last - row });
    Square::new(row, if seed & 1 == 0 { column } else { last - column })
}
