//! Trial: if a queen were on a square, weaker rules would leave some line without a free square, or with too little room
//! for its stars. So no queen can be placed there.

use super::deduce_by;
use super::propagate::{propagate, strongest_in_trial};
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};

/// The trial with the shortest chain; if there are several, the first by square.
pub(super) fn find(layout: &Layout, position: &Position, rule: Rule) -> Option<Step> {
    // With several stars, it is much faster to find that some line runs out of candidates than to find the steps that show
    // it.
    let fails = |square: &u32| {
        let mut after = *position;
        after.set(layout, *square);
        layout.stars() == 1 || !propagate(layout, &mut after, strongest_in_trial(layout, rule))
    };
    position
        .free
        .iter()
        .filter(fails)
        .filter_map(|square| refutes(layout, position, square, rule))
        .min_by_key(|step| step.chain.len())
}

/// The trial of one square, if its queen would leave some line without a free square.
pub(in crate::puzzle) fn refutes(layout: &Layout, position: &Position, square: u32, rule: Rule) -> Option<Step> {
    let Assumed { board, steps } = Assumed::propagate(layout, position, square, rule, None);
    let lines = board.unfillable_lines(layout);
    let (chain, line) =
        lines.iter().map(|line| (needed(layout, &steps, line), line)).min_by_key(|(chain, _)| chain.len())?;
    Some(trial(layout, position, square, rule, line, chain))
}

/// The trial of `square`. After the steps of `chain`, `line` has no free square left.
pub(in crate::puzzle) fn trial(
    layout: &Layout,
    position: &Position,
    square: u32,
    rule: Rule,
    line: usize,
    chain: Vec<Step>,
) -> Step {
    let fact = Step::about(rule, layout, position, Lines::one(line));
    Step { square: Some(square), excludes: Squares::one(square), chain, ..fact }
}

/// The consequences of a queen on a square, until some line has no free square left, or nothing more follows.
pub(in crate::puzzle) struct Assumed {
    /// The board with the queens that are forced.
    pub(in crate::puzzle) board: Position,
    /// The steps that led to `board`.
    pub(in crate::puzzle) steps: Vec<TrialStep>,
}

impl Assumed {
    /// Applies only singles for a trial (with several stars, also blocks), and all weaker rules for a trial with rules. The
    /// first step is `first`; if that is `None`, the ladder chooses it.
    pub(in crate::puzzle) fn propagate(
        layout: &Layout,
        position: &Position,
        square: u32,
        rule: Rule,
        mut first: Option<Step>,
    ) -> Self {
        let strongest = strongest_in_trial(layout, rule);
        let mut board = *position;
        board.set(layout, square);
        let mut steps = Vec::new();
        while board.unfillable_lines(layout).is_empty()
            && let Some(step) = first.take().or_else(|| deduce_by(layout, &board, strongest))
        {
            let before = board;
            board.apply(layout, &step);
            steps.push(TrialStep { before, excluded: before.free - board.free, step });
        }
        Assumed { board, steps }
    }
}

/// A step, the position before it, and the squares that it excluded.
pub(in crate::puzzle) struct TrialStep {
    pub(in crate::puzzle) step: Step,
    before: Position,
    excluded: Squares,
}

impl TrialStep {
    /// With several stars: the pieces of the lines that this step completed, if `needed` contains squares that these lines excluded.
    fn completing(&self, layout: &Layout, needed: Squares) -> Squares {
        let Some(square) = self.step.sets().filter(|_| layout.stars() > 1) else { return Squares::EMPTY };
        let beyond = (self.excluded & needed) - layout.attacks(square);
        let lines = self.before.completed_by(layout, square).iter().map(|line| layout.line(line));
        let completed = lines.filter(|line| !line.is_disjoint(beyond));
        completed.fold(Squares::EMPTY, |stars, line| stars | (line & self.before.queens))
    }
}

/// The steps by which a line runs out of free squares, in order: the steps that excluded its squares, the steps
/// that these need, and so on. Each excludes only the needed squares.
fn needed(layout: &Layout, steps: &[TrialStep], line: usize) -> Vec<Step> {
    let mut needs = layout.line(line);
    let mut chain = Vec::new();
    for one in steps.iter().rev() {
        if !needs.is_disjoint(one.excluded) {
            let step = Step { excludes: one.step.excludes & needs, ..one.step.clone() };
            needs = needs | one.completing(layout, needs) | step.needs(layout);
            chain.push(step);
        }
    }
    chain.reverse();
    chain
}
