//! How far the rules up to some rule lead with several stars a line, without a step being kept: each rule is followed wherever
//! it applies. Search asks this at each position, and so does who makes a puzzle after each change.

use super::by;
use super::room::Room;
use super::trial::followed;
use crate::puzzle::{Layout, Position, Rule, Squares, blocks};

/// Follows the rules until they say no more. False where a line has no room for what it needs.
pub(in crate::puzzle) fn settle(layout: &Layout, position: &mut Position, strongest: Rule) -> bool {
    loop {
        if !singles(layout, position) {
            return false;
        }
        let before = *position;
        for rule in Rule::ALL.into_iter().take_while(|&rule| rule <= strongest) {
            match rule {
                Rule::Single => {}
                Rule::Block => forced(layout, position),
                Rule::Killer => closing(layout, position),
                Rule::Trial | Rule::TrialAndRules => trials(layout, position, followed(layout, rule)),
                Rule::Pointer | Rule::Set | Rule::Strip => {
                    if let Some(step) = by(rule, layout, position) {
                        position.apply(layout, &step);
                    }
                }
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
        if let Some((square, _)) = Room::new(layout, position, free, missing).forced() {
            position.set(layout, square);
            return;
        }
    }
}

fn closing(layout: &Layout, position: &mut Position) {
    let closed: Vec<(u32, Squares)> =
        position.free.iter().map(|square| (square, position.closed_by(layout, square))).collect();
    let mut excluded = Squares::EMPTY;
    for line in position.open.iter() {
        let (free, missing) = (layout.line(line) & position.free, position.missing(layout, line));
        for &(square, closes) in &closed {
            let left = free - closes;
            if left != free && Room::new(layout, position, free, missing).is_short(square, left) {
                excluded.insert(square);
            }
        }
    }
    position.free -= excluded;
}

fn trials(layout: &Layout, position: &mut Position, following: Rule) {
    for square in position.free.iter() {
        let mut after = *position;
        after.set(layout, square);
        if !settle(layout, &mut after, following) {
            position.free -= Squares::one(square);
        }
    }
}
