//! A board with several stars per line that is being divided into regions, and how far the rules solve it.

use super::neighbours;
use crate::puzzle::dice::Dice;
use crate::puzzle::ladder::propagate;
use crate::puzzle::{Layout, Position, Rule, Squares};
use std::collections::BTreeSet;

/// How often areas are joined again before a placement is discarded.
const MAX_JOIN_ATTEMPTS: u32 = 100;

/// A board divided so that some placement has the required number of stars in each region. The puzzle therefore has a
/// solution.
#[derive(Clone, Debug)]
pub(super) struct Starred(Layout);

impl Starred {
    /// The board of `layout`, which has no regions, divided by `labels`: one label for each square.
    pub(super) fn new(layout: &Layout, labels: Vec<u32>) -> Self {
        Starred(layout.clone().with_regions(labels))
    }

    /// The region of each square.
    pub(super) fn labels(&self) -> &[u32] {
        self.0.labels().unwrap_or_default()
    }

    /// Moves a square to another region.
    pub(super) fn label(&mut self, square: u32, label: u32) {
        self.0.relabel(square, label);
    }

    /// The number of free squares that the rules up to `strongest` leave; 0 if they solve the puzzle.
    pub(super) fn unresolved(&self, strongest: Rule) -> u32 {
        let mut position = Position::empty(&self.0);
        propagate(&self.0, &mut position, strongest);
        if position.is_solved() { 0 } else { position.free.len() }
    }

    /// Whether the region of `square` stays connected without it.
    pub(super) fn stays_connected_without(&self, square: u32) -> bool {
        let label = self.labels()[square as usize];
        let rest = self.0.region(label) - Squares::one(square);
        let Some(first) = rest.first() else { return false };
        let (mut reached, mut edge) = (Squares::one(first), vec![first]);
        while let Some(from) = edge.pop() {
            for other in neighbours(self.0.size(), from) {
                if rest.contains(other) && !reached.contains(other) {
                    reached.insert(other);
                    edge.push(other);
                }
            }
        }
        reached == rest
    }
}

/// Joins the areas around single stars to regions of `stars` adjacent areas each, beginning with the area that has the
/// fewest possible partners. `None` if no attempt succeeds.
pub(super) fn join_areas(areas: Vec<u32>, size: u32, stars: u32, dice: &mut Dice) -> Option<Vec<u32>> {
    if stars == 1 {
        return Some(areas);
    }
    let mut adjacent = vec![BTreeSet::new(); (size * stars) as usize];
    for square in 0..size * size {
        let area = areas[square as usize];
        let others = neighbours(size, square).map(|other| areas[other as usize]).filter(|&other| other != area);
        adjacent.get_mut(area as usize)?.extend(others);
    }
    (0..MAX_JOIN_ATTEMPTS).find_map(|_| {
        let labels = join(&adjacent, size, stars, dice)?;
        Some(areas.iter().map(|&area| labels[area as usize]).collect())
    })
}

/// Makes one attempt to join the areas. Returns the region of each area.
fn join(adjacent: &[BTreeSet<u32>], size: u32, stars: u32, dice: &mut Dice) -> Option<Vec<u32>> {
    let mut labels = vec![u32::MAX; adjacent.len()];
    for label in 0..size {
        let left = |labels: &[u32], area: u32| labels[area as usize] == u32::MAX;
        let ways = |area: u32| adjacent[area as usize].iter().filter(|&&other| left(&labels, other)).count();
        let free: Vec<u32> = (0..size * stars).filter(|&area| left(&labels, area)).collect();
        let fewest = free.iter().map(|&area| ways(area)).min()?;
        let most_constrained: Vec<u32> = free.into_iter().filter(|&area| ways(area) == fewest).collect();
        let mut region = vec![dice.pick(&most_constrained)?];
        labels[region[0] as usize] = label;
        while region.len() < stars as usize {
            let near = region.iter().flat_map(|&area| &adjacent[area as usize]).copied();
            let near: Vec<u32> = near.filter(|&area| left(&labels, area)).collect();
            let area = dice.pick(&near)?;
            labels[area as usize] = label;
            region.push(area);
        }
    }
    Some(labels)
}
