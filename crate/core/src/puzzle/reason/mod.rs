//! Checks reasons that a person gives: whether a queen or an empty square follows by a rule from the named lines.
//!
//! A claim is not accepted just because it is true. A claim that does not follow is refused with a counterexample: queens
//! that agree with everything proved so far, fill the named lines, and make the claim false.

mod assume;
mod cases;
mod contradiction;
mod counterexample;
mod follow;

pub use self::cases::{Move, next_move, next_move_by, prove_by_cases, two_cases};
pub use self::contradiction::{Contradiction, check_contradiction};

use self::counterexample::counterexample;
pub(super) use self::follow::follows;
use super::lines::{Line, Lines};
use super::{Layout, Position, Rule, Squares, Step};

/// A claim about a free square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The square has a queen.
    Queen(u32),
    /// No queen can be placed on the square.
    Empty(u32),
}

impl Claim {
    /// The square.
    #[must_use]
    pub fn square(self) -> u32 {
        match self {
            Claim::Queen(square) | Claim::Empty(square) => square,
        }
    }
}

/// A claim and its reason: this rule, and these lines.
///
/// | rule | the lines |
/// | --- | --- |
/// | single | the line that has no other free square; with several stars, no more than it needs |
/// | block | the line whose other free squares have too little room |
/// | pointer, killer | the line whose queen attacks the square, wherever it is; with several stars, the line that a star on the square would leave too little room |
/// | set | the lines whose free squares lie on other lines that need as many queens |
/// | strip | the rows or the columns of the band, from which its regions follow |
/// | trial, trial and rules | the line that a queen on the square would leave without a free square |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    /// The claim.
    pub claim: Claim,
    /// The rule.
    pub rule: Rule,
    /// The lines from which the claim follows.
    pub lines: Lines,
}

impl Reason {
    /// The reason that a step of a certificate gives. If the step excludes several squares, the reason claims the
    /// first one: the others follow in the same way.
    #[must_use]
    pub fn of(layout: &Layout, step: &Step) -> Option<Reason> {
        let claim =
            step.sets().map_or_else(|| step.excludes.first().map(Claim::Empty), |square| Some(Claim::Queen(square)))?;
        // Rows and columns are the first two kinds.
        let bands = layout.kinds().take(2).fold(0, |lines, kind| lines | kind.0);
        let lines = if step.rule == Rule::Strip { (step.lines.0 | step.within.0) & bands } else { step.lines.0 };
        Some(Reason { claim, rule: step.rule, lines: Lines(lines) })
    }
}

/// The verdict on a reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The claim follows. The step contains every square that the same fact excludes.
    Accepted(Step),
    /// The claim does not follow.
    Refused {
        /// Additional queens on free squares, no two in conflict, that fill the named lines and make the claim false.
        /// `None` if no such queens exist: the claim is true, but not for this reason.
        counterexample: Option<Squares>,
    },
    /// The square is not free: there is nothing to prove.
    Known,
}

/// Whether a claim follows from the proved facts, by the rule and the named lines.
///
/// A reason is refused if one of its lines has no room for the queens that it needs. Anything would follow from such a
/// line, so it is a [contradiction](check_contradiction) instead.
///
/// ```
/// use queens_core::Placement;
/// use queens_core::puzzle::{Claim, Line, LineKind, Puzzle, Reason, Rule, Verdict, check_reason, lines_named};
///
/// let puzzle = Puzzle::completion(&Placement::from_rows(&[1, -1, -1, -1])?)?;
/// let (layout, start) = (puzzle.layout(), puzzle.start().ok_or("a single queen has no conflict")?);
/// let row = |index| lines_named(layout, &[Line { kind: LineKind::Row, index }]).ok_or("the board has this row");
/// let reason = Reason { claim: Claim::Queen(7), rule: Rule::Single, lines: row(1)? };
/// assert!(matches!(check_reason(layout, &start, &reason), Verdict::Accepted(_)));
///
/// // Row 3 has two free squares: its queen may be on the other one.
/// let reason = Reason { claim: Claim::Queen(8), rule: Rule::Single, lines: row(2)? };
/// let Verdict::Refused { counterexample: Some(queens) } = check_reason(layout, &start, &reason) else { panic!() };
/// assert_eq!(queens.only(), Some(10));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn check_reason(layout: &Layout, position: &Position, reason: &Reason) -> Verdict {
    if !position.free.contains(reason.claim.square()) {
        return Verdict::Known;
    }
    let reason = Reason { lines: Lines(reason.lines.0 & position.open.0), ..*reason };
    let has_room = reason.lines.iter().all(|line| !position.is_unfillable(layout, line));
    let step = if has_room { follows(layout, position, &reason) } else { None };
    match step {
        Some(step) => Verdict::Accepted(step),
        None => Verdict::Refused { counterexample: counterexample(layout, position, &reason) },
    }
}

/// The set of these lines; `None` if the board lacks any of them.
#[must_use]
pub fn lines_named(layout: &Layout, lines: &[Line]) -> Option<Lines> {
    let all = || layout.kinds().flat_map(Lines::iter);
    let numbers = lines.iter().map(|line| all().find(|&number| layout.name(Lines::one(number)).eq([*line])));
    numbers.map(|number| Some(1 << number?)).try_fold(0, |set, line: Option<u64>| Some(set | line?)).map(Lines)
}
