//! Builds the walk through the completions of a position: its lines, their order, and the parts that can be skipped because
//! of symmetry.

use super::cover::{Cover, covers, rows};
use super::packed::{Effects, Layout, Ordered, Pairwise};
use super::visit::Visit;
use super::walk::{Order, Start, Walk};
use crate::board::Motion;
use crate::rule::board::Position;
use crate::rule::board::motions;
use crate::rule::law::Squares;
use crate::sliced::Sliced;
use std::collections::BTreeMap;
use std::fmt;

/// A walk over the completions of a position, and the layout of its squares.
#[derive(Debug)]
pub(super) struct CompletionWalk<V> {
    pub(super) layout: Layout,
    walk: Box<dyn Run<V>>,
}

/// A walk for any rule and any number of words.
trait Run<V>: Sliced + Send {
    fn nodes(&self) -> u64;
    fn share(&self) -> f64;
    fn visit(&self) -> &V;
}

impl<V> fmt::Debug for dyn Run<V> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "after {} pieces", self.nodes())
    }
}

impl<C: Effects, V: Visit> Run<V> for Walk<C, V> {
    fn nodes(&self) -> u64 {
        Walk::nodes(self)
    }

    fn share(&self) -> f64 {
        Walk::share(self)
    }

    fn visit(&self) -> &V {
        &self.visit
    }
}

impl<V: Visit + 'static> CompletionWalk<V> {
    /// Visits every completion once.
    pub(super) fn each(position: &Position, visit: impl FnOnce(&Layout) -> V) -> Self {
        CompletionWalk::new(position, &[], visit)
    }

    /// Visits some completions, with weights so that they represent all completions.
    pub(super) fn weighted(position: &Position, visit: impl FnOnce(&Layout) -> V) -> Self {
        CompletionWalk::new(position, &motions(position), visit)
    }

    fn new(position: &Position, motions: &[Motion], visit: impl FnOnce(&Layout) -> V) -> Self {
        let plan = Plan::new(position, motions);
        let layout = Layout::new(&plan.cover);
        let visit = visit(&layout);
        let walk = match layout.words {
            0..=2 => plan.walk::<2, V>(position, &layout, visit),
            3..=4 => plan.walk::<4, V>(position, &layout, visit),
            5..=8 => plan.walk::<8, V>(position, &layout, visit),
            9..=16 => plan.walk::<16, V>(position, &layout, visit),
            _ => plan.walk::<32, V>(position, &layout, visit),
        };
        CompletionWalk { layout, walk }
    }

    /// How many pieces have been set so far.
    pub(super) fn nodes(&self) -> u64 {
        self.walk.nodes()
    }

    /// How much of the walk is done, from 0 to 1: see [`Walk::share`].
    pub(super) fn share(&self) -> f64 {
        self.walk.share()
    }

    /// The results so far.
    pub(super) fn visit(&self) -> &V {
        self.walk.visit()
    }
}

impl<V: Visit + 'static> Sliced for CompletionWalk<V> {
    /// Sets about `budget` more pieces; true when all ways have been visited.
    fn run(&mut self, budget: u64) -> bool {
        self.walk.run(budget)
    }
}

/// The plan of a walk.
struct Plan {
    cover: Cover,
    /// How many pieces to set; `None` if there is no completion.
    pieces: Option<u32>,
    order: Order,
    /// Pairs of squares of the first two lines to begin with, and the number of such pairs that each one represents.
    pairs: Vec<((u32, u32), u32)>,
}

impl Plan {
    fn new(position: &Position, motions: &[Motion]) -> Self {
        let given = position.given().len();
        if position.conflict().is_some() || given > position.pieces() {
            return Plan { cover: Vec::new(), pieces: None, order: Order::Fixed, pairs: Vec::new() };
        }
        let table = position.table();
        if table.rule().is_ordered() {
            let cover = rows(table, position.open() | position.given());
            return Plan { cover, pieces: Some(position.pieces()), order: Order::Fixed, pairs: Vec::new() };
        }
        let pieces = position.pieces() - given;
        let mut cover = covers(table, position.open()).swap_remove(0);
        let full = cover.len() == pieces as usize;
        let pairs = if full && motions.len() > 1 { pairs(position, &mut cover, motions) } else { Vec::new() };
        let narrowed = given > 0 || position.board().usable() != position.board().all();
        let order = if full && narrowed && pairs.is_empty() { Order::MostConstrained } else { Order::Fixed };
        Plan { cover, pieces: Some(pieces), order, pairs }
    }

    fn walk<const W: usize, V: Visit + 'static>(
        self,
        position: &Position,
        layout: &Layout,
        visit: V,
    ) -> Box<dyn Run<V>> {
        if position.table().rule().is_ordered() {
            let required = self.cover.iter().map(|row| !row.is_disjoint(position.given())).collect();
            return Box::new(self.finish(Ordered::<W>::new(position, layout), required, layout, visit));
        }
        Box::new(self.finish(Pairwise::<W>::new(position, layout), Vec::new(), layout, visit))
    }

    fn finish<C: Effects, V: Visit>(self, effects: C, required: Vec<bool>, layout: &Layout, visit: V) -> Walk<C, V> {
        let pieces = self.pieces.unwrap_or(0) as usize;
        let walk = Walk::new(effects, visit, layout.lines.clone(), required, pieces).with_order(self.order);
        if self.pieces.is_none() {
            return walk.with_starts(Vec::new());
        }
        if self.pairs.is_empty() {
            return walk;
        }
        let start = |&((one, other), weight): &((u32, u32), u32)| Start {
            places: vec![layout.place(one), layout.place(other)],
            weight,
        };
        walk.with_starts(self.pairs.iter().map(start).collect())
    }
}

/// Moves the last line to the second place, and finds the pairs of squares of these two lines up to symmetry: a pair
/// and its image have equally many ways below. Most symmetries exchange top and bottom, so both lines are needed.
fn pairs(position: &Position, cover: &mut Cover, motions: &[Motion]) -> Vec<((u32, u32), u32)> {
    if cover.len() < 2 {
        return Vec::new();
    }
    cover[1..].rotate_right(1);
    let (first, last) = (cover[0], cover[1]);
    let mut classes: BTreeMap<(u32, u32), ((u32, u32), u32)> = BTreeMap::new();
    for one in first.iter() {
        let others: Squares = last - position.table().conflicts(one);
        for other in others.iter().filter(|&other| other != one) {
            let class = motions.iter().map(|motion| sorted(motion[one as usize], motion[other as usize])).min();
            classes.entry(class.unwrap_or((one, other))).or_insert(((one, other), 0)).1 += 1;
        }
    }
    classes.into_values().collect()
}

fn sorted(one: u32, other: u32) -> (u32, u32) {
    (one.min(other), one.max(other))
}
