//! Propagates the rules up to a given one on boards with several stars per line, without recording steps. The search does
//! this at each position, and the generator after each change.

use super::capacity::Capacity;
use super::{by, strip};
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, MAX_PUZZLE_SIZE, Position, Rule, Squares, Step, blocks};

/// Propagates the rules to a fixed point. Returns false if a line has no room for its pieces.
pub(in crate::puzzle) fn propagate(layout: &Layout, position: &mut Position, strongest: Rule) -> bool {
    loop {
        if !singles(layout, position) {
            return false;
        }
        let before = *position;
        for rule in Rule::ALL.into_iter().take_while(|&rule| rule <= strongest) {
            match rule {
                Rule::Single => {}
                Rule::Block => forced(layout, position),
                Rule::Killer => killers(layout, position),
                Rule::Trial | Rule::TrialAndRules => trials(layout, position, strongest_in_trial(layout, rule)),
                Rule::Pointer | Rule::Set => apply(layout, position, by(rule, layout, position)),
                Rule::Strip => apply(layout, position, strip::any(layout, position)),
            }
            if *position != before {
                break;
            }
        }
        if *position == before {
            return true;
        }
    }
}

/// The strongest rule that a trial applies: singles (with several stars, also blocks), or all rules weaker than a
/// trial.
pub(in crate::puzzle) fn strongest_in_trial(layout: &Layout, rule: Rule) -> Rule {
    match (rule, layout.stars()) {
        (Rule::Trial, 1) => Rule::Single,
        (Rule::Trial, _) => Rule::Block,
        _ => Rule::Strip,
    }
}

fn apply(layout: &Layout, position: &mut Position, step: Option<Step>) {
    if let Some(step) = step {
        position.apply(layout, &step);
    }
}

fn singles(layout: &Layout, position: &mut Position) -> bool {
    let mut found = true;
    while found {
        found = false;
        for line in position.open.iter() {
            let (free, missing) = (layout.line(line) & position.free, position.missing(layout, line));
            if missing == 0 {
                continue;
            }
            if blocks::fits(layout, free, missing - 1) {
                return false;
            }
            if free.len() == missing {
                free.iter().for_each(|square| position.set(layout, square));
                found = true;
            }
        }
    }
    true
}

fn forced(layout: &Layout, position: &mut Position) {
    for line in position.open.iter() {
        let (free, missing) = (layout.line(line) & position.free, position.missing(layout, line));
        if let Some((square, _)) = Capacity::new(layout, position, free, missing).forced() {
            position.set(layout, square);
            return;
        }
    }
}

fn killers(layout: &Layout, position: &mut Position) {
    let mut needs = [(Squares::EMPTY, 0); (3 * MAX_PUZZLE_SIZE) as usize];
    for line in position.open.iter() {
        needs[line] = (layout.line(line) & position.free, position.missing(layout, line));
    }
    let is_too_tight = |square| {
        let completes = layout.through(square).iter().filter(|&line| needs[line].1 == 1);
        let excluded = completes.fold(layout.attacks(square), |excluded, line| excluded | needs[line].0);
        // Only the lines that lose a square can have too little room.
        let affected = (excluded & position.free).iter().fold(0, |lines, square| lines | layout.through(square).0);
        Lines(affected & position.open.0).iter().any(|line| {
            let (free, missing) = needs[line];
            Capacity::new(layout, position, free, missing).leaves_too_little(square, free - excluded)
        })
    };
    let too_tight: Squares = position.free.iter().filter(|&square| is_too_tight(square)).collect();
    position.free -= too_tight;
}

fn trials(layout: &Layout, position: &mut Position, strongest: Rule) {
    for square in position.free.iter() {
        let mut after = *position;
        after.set(layout, square);
        if !propagate(layout, &mut after, strongest) {
            position.free -= Squares::one(square);
        }
    }
}
