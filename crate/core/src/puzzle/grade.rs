//! The grade of a puzzle and its proof: the steps by which the weakest rules solve it, and the strongest of these
//! rules.

use super::ladder::deduce;
use super::{Layout, Position, Puzzle, Rule, Step, Ways};
use crate::problem::{Fact, Facts};
use crate::sliced::Sliced;
use std::fmt;

named! {
    /// The strongest rule that a puzzle needs.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PuzzleGrade"))]
    pub enum Grade {
        /// Only singles.
        Singles = "singles",
        /// Blocks, which only boards with several stars have.
        Blocks = "blocks",
        /// Pointers, which only boards with regions have.
        Pointers = "pointers",
        /// Killers.
        Killers = "killers",
        /// Sets.
        Sets = "sets",
        /// Strips, which only boards with several stars have.
        Strips = "strips",
        /// A trial that uses singles only.
        Trial = "trial",
        /// A trial that uses all weaker rules.
        TrialAndRules = "trial-and-rules",
        /// None of the rules solves it.
        Search = "search",
    }
}

impl Grade {
    /// The rule of a grade; `None` if no rule is strong enough.
    #[must_use]
    pub fn rule(self) -> Option<Rule> {
        Rule::ALL.get(self as usize).copied()
    }

    /// The grade by version 1 of the ladder, which counted pointers among the killers.
    fn in_version_1(self) -> Grade {
        if self == Grade::Pointers { Grade::Killers } else { self }
    }
}

impl From<Rule> for Grade {
    fn from(rule: Rule) -> Self {
        Grade::ALL[rule as usize]
    }
}

named! {
    /// How hard a puzzle is, in one word for people, derived from its certificate.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PuzzleLevel"))]
    pub enum Level {
        /// Singles; with several stars, also blocks.
        Easy = "easy",
        /// Pointers and killers.
        Medium = "medium",
        /// Sets and strips, or one trial whose chain forces at most four queens.
        Hard = "hard",
        /// Longer or several trials, or trials that use all weaker rules.
        Expert = "expert",
    }
}

/// The maximum number of queens that a trial forces in a hard puzzle.
const MAX_HARD_TRIAL: usize = 4;

/// The steps that solve a puzzle, or all steps that the rules give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The steps in order, each by the weakest rule that applied.
    pub steps: Vec<Step>,
    /// The position after the last step.
    pub end: Position,
}

impl Certificate {
    /// Applies the rules from a position on until it is solved, or no rule applies.
    #[must_use]
    pub fn new(layout: &Layout, start: &Position) -> Self {
        let mut certificate = Certificate { steps: Vec::new(), end: *start };
        while certificate.extend(layout) {}
        certificate
    }

    /// Adds the next step; false if no rule applies.
    fn extend(&mut self, layout: &Layout) -> bool {
        let next = if self.end.unfillable_lines(layout).is_empty() { deduce(layout, &self.end) } else { None };
        if let Some(step) = &next {
            self.end.apply(layout, step);
        }
        let added = next.is_some();
        self.steps.extend(next);
        added
    }

    /// The strongest rule that was needed; [`Grade::Search`] if the rules do not suffice.
    #[must_use]
    pub fn grade(&self) -> Grade {
        let strongest = self.steps.iter().map(|step| step.rule).max();
        if self.end.is_solved() { strongest.map_or(Grade::Singles, Grade::from) } else { Grade::Search }
    }

    /// The level; `None` if the rules do not suffice.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        let mut trials = self.steps.iter().filter(|step| step.rule == Rule::Trial);
        Some(match self.grade() {
            Grade::Singles | Grade::Blocks => Level::Easy,
            Grade::Pointers | Grade::Killers => Level::Medium,
            Grade::Sets | Grade::Strips => Level::Hard,
            Grade::Trial => match (trials.next(), trials.next()) {
                (Some(only), None) if only.forced() <= MAX_HARD_TRIAL => Level::Hard,
                _ => Level::Expert,
            },
            Grade::TrialAndRules => Level::Expert,
            Grade::Search => return None,
        })
    }
}

/// How hard a puzzle should be: a grade or a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// The strongest rule that it needs.
    Grade(Grade),
    /// The level.
    Level(Level),
}

impl Wanted {
    /// The strongest rule that may be needed with `stars` stars a line.
    pub(super) fn strongest(self, stars: u32) -> Option<Rule> {
        match self {
            Wanted::Grade(grade) => grade.rule(),
            Wanted::Level(Level::Easy) if stars > 1 => Some(Rule::Block),
            Wanted::Level(Level::Hard) if stars > 1 => Some(Rule::Strip),
            Wanted::Level(Level::Easy) => Some(Rule::Single),
            Wanted::Level(Level::Medium) => Some(Rule::Killer),
            // Trials that use singles only are hard enough, and are found much sooner.
            Wanted::Level(Level::Hard | Level::Expert) => Some(Rule::Trial),
        }
    }

    /// Whether a puzzle with this certificate meets the request. Each seed must give the same puzzle as with
    /// version 1 of the ladder, so pointers suffice if killers are wanted.
    pub(super) fn is_met_by(self, certificate: &Certificate) -> bool {
        match self {
            Wanted::Grade(grade) => {
                let found = certificate.grade();
                found == grade || found.in_version_1() == grade
            }
            Wanted::Level(level) => certificate.level() == Some(level),
        }
    }
}

impl Fact for Wanted {
    fn add(&self, name: &'static str, facts: &mut Facts) {
        self.to_string().add(name, facts);
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Wanted::Grade(grade) => grade.name(),
            Wanted::Level(level) => level.name(),
        })
    }
}

/// The result of grading a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Graded {
    /// There is no way to finish it.
    None,
    /// There are at least two ways; these are two of them.
    Several([super::Squares; 2]),
    /// There is one way, with the steps that find it.
    One(Certificate),
}

/// The number of ways to finish a puzzle; if there is one way, the steps that find it.
///
/// ```
/// use queens_core::Placement;
/// use queens_core::puzzle::{Grade, Graded, Puzzle, grade};
///
/// let given = Placement::from_rows(&[-1, -1, -1, 5, -1, -1, 6, 3])?;
/// let Graded::One(certificate) = grade(&Puzzle::completion(&given)?) else { panic!("it has one way") };
/// assert_eq!(certificate.grade(), Grade::Trial);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn grade(puzzle: &Puzzle) -> Graded {
    let mut grading = Grading::new(puzzle);
    grading.run_to_end();
    grading.graded()
}

/// The grading of a puzzle, which can stop and resume: first its ways to finish, then the steps.
#[derive(Clone, Debug)]
pub struct Grading {
    ways: Ways,
    ways_known: bool,
    certificate: Option<Certificate>,
}

impl Grading {
    /// Starts to grade a puzzle.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Self {
        let start = puzzle.start().map(|end| Certificate { steps: Vec::new(), end });
        Grading { ways: Ways::new(puzzle.clone(), 2), ways_known: false, certificate: start }
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        self.ways.puzzle()
    }

    /// The only way to finish, if there is exactly one.
    #[must_use]
    pub fn solution(&self) -> Option<super::Squares> {
        if let [only] = self.ways.found() { Some(*only) } else { None }
    }

    /// The result, once the grading is finished.
    #[must_use]
    pub fn graded(&self) -> Graded {
        match (self.ways.found(), &self.certificate) {
            (&[one, other], _) => Graded::Several([one, other]),
            ([_], Some(certificate)) => Graded::One(certificate.clone()),
            _ => Graded::None,
        }
    }
}

impl Sliced for Grading {
    /// Sets or removes about `budget` more queens, or finds one more step; true when the grading is finished.
    fn run(&mut self, budget: u64) -> bool {
        if !self.ways_known {
            self.ways_known = self.ways.run(budget);
            return self.ways_known && self.ways.count() != 1;
        }
        let layout = self.ways.puzzle().layout();
        self.certificate.as_mut().is_none_or(|certificate| !certificate.extend(layout))
    }
}
