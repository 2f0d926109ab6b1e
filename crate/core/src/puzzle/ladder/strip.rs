//! Strip: a band of rows or columns, and the regions that lie in it or that it touches. The squares in which they differ are
//! a strip, which contains exactly the difference between the numbers of stars that they need.

use super::capacity::Capacity;
use crate::puzzle::lines::Lines;
use crate::puzzle::{Claim, Layout, Position, Rule, Squares, Step};
use std::cmp::Reverse;

/// The step by the strip of the fewest lines from which a step follows; if there are several, the step that excludes the most
/// squares. Only boards with regions and several stars have strips.
pub(super) fn find(layout: &Layout, position: &Position) -> Option<Step> {
    (1..=max_band(layout)).find_map(|count| {
        let steps = strips(layout, position, count).filter_map(|strip| strip.step(layout, position));
        steps.min_by_key(|step| (step.lines.len() + step.within.len(), Reverse(step.excludes.len()), step.square))
    })
}

/// The first step that follows from a strip.
pub(super) fn any(layout: &Layout, position: &Position) -> Option<Step> {
    (1..=max_band(layout))
        .find_map(|count| strips(layout, position, count).find_map(|strip| strip.step(layout, position)))
}

/// Whether some strip proves a claim.
pub(in crate::puzzle) fn decides(layout: &Layout, position: &Position, claim: Claim) -> bool {
    let decided = |strip: Strip| match claim {
        Claim::Queen(square) => strip.piece(layout, position, square).is_some(),
        Claim::Empty(square) => strip.empty(layout, position, square).is_some(),
    };
    (1..=max_band(layout)).any(|count| strips(layout, position, count).any(decided))
}

/// The maximum number of lines of a band. For a wider band, the squares outside it form a narrower one.
fn max_band(layout: &Layout) -> usize {
    if layout.stars() == 1 || layout.labels().is_none() { 0 } else { layout.size() as usize / 2 }
}

/// The strips at each band of this many lines.
fn strips(layout: &Layout, position: &Position, count: usize) -> impl Iterator<Item = Strip> {
    let mut kinds = layout.kinds();
    let mut next = || kinds.next().unwrap_or_default();
    let (rows, columns, regions) = (next(), next(), next());
    let bands = [rows, columns].into_iter().flat_map(move |kind| bands(kind, count));
    bands.flat_map(move |band| Strip::both(layout, position, band, regions)).flatten()
}

/// The strips at a band of rows or of columns: at most two.
pub(in crate::puzzle) fn at(layout: &Layout, position: &Position, band: Lines) -> impl Iterator<Item = Strip> + use<> {
    let is_band = !band.is_empty() && layout.kinds().take(2).any(|kind| band.0 & !kind.0 == 0);
    // Only boards with regions and several stars have strips.
    let regions = layout.kinds().nth(2).filter(|_| is_band && layout.stars() > 1);
    regions.map(|regions| Strip::both(layout, position, band, regions)).into_iter().flatten().flatten()
}

/// Each group of `count` adjacent lines.
fn bands(kind: Lines, count: usize) -> impl Iterator<Item = Lines> {
    let first = kind.iter().next().unwrap_or(0);
    let end = first + kind.len() as usize;
    (first..=end.saturating_sub(count)).map(move |from| Lines::between(from, from + count))
}

/// The squares of `within` outside `lines`.
pub(in crate::puzzle) struct Strip {
    pub(in crate::puzzle) lines: Lines,
    pub(in crate::puzzle) within: Lines,
    free: Squares,
    missing: u32,
}

impl Strip {
    /// Two strips: the squares of the band outside the regions that lie in it, and the squares outside the band of the regions
    /// that it touches.
    fn both(layout: &Layout, position: &Position, band: Lines, regions: Lines) -> [Option<Self>; 2] {
        let band = Lines(band.0 & position.open.0);
        let own = layout.squares(band) & position.free;
        let (mut inside, mut touched) = (Lines::default(), Lines::default());
        for region in Lines(regions.0 & position.open.0).iter() {
            let free = layout.line(region) & position.free;
            inside.0 |= u64::from(free.is_subset(own)) << region;
            touched.0 |= u64::from(!free.is_disjoint(own)) << region;
        }
        let strip = |lines: Lines, within: Lines| {
            let free = (layout.squares(within) - layout.squares(lines)) & position.free;
            let missing = position.missing_on(layout, within).checked_sub(position.missing_on(layout, lines))?;
            let is_useful = missing <= 2 * layout.stars() && !free.is_empty() && !within.is_empty();
            // A single line is not a strip.
            (is_useful && lines.len() + within.len() > 1).then_some(Strip { lines, within, free, missing })
        };
        [strip(inside, band), strip(band, touched)]
    }

    fn step(&self, layout: &Layout, position: &Position) -> Option<Step> {
        if self.missing == 0 {
            return Some(self.to_step(None, self.free, Vec::new()));
        }
        let capacity = self.capacity(layout, position);
        if let Some((square, blocks)) = capacity.forced() {
            return Some(self.to_step(Some(square), Squares::EMPTY, blocks));
        }
        let exclusion = capacity.exclusion()?;
        Some(self.to_step(None, exclusion.excludes, exclusion.blocks))
    }

    /// The step that sets a piece on a square; `None` if it does not follow from the strip.
    pub(in crate::puzzle) fn piece(&self, layout: &Layout, position: &Position, square: u32) -> Option<Step> {
        let blocks = self.capacity(layout, position).others_than(square).filter(|_| self.free.contains(square))?;
        Some(self.to_step(Some(square), Squares::EMPTY, blocks))
    }

    /// The step that excludes a square; `None` if it does not follow from the strip.
    pub(in crate::puzzle) fn empty(&self, layout: &Layout, position: &Position, square: u32) -> Option<Step> {
        if self.missing == 0 {
            return self.free.contains(square).then(|| self.to_step(None, self.free, Vec::new()));
        }
        let exclusion = self.capacity(layout, position).exclusion_of(square)?;
        Some(self.to_step(None, exclusion.excludes, exclusion.blocks))
    }

    fn capacity<'a>(&self, layout: &'a Layout, position: &'a Position) -> Capacity<'a> {
        Capacity::new(layout, position, self.free, self.missing)
    }

    fn to_step(&self, square: Option<u32>, excludes: Squares, blocks: Vec<Squares>) -> Step {
        let &Strip { lines, within, free, missing } = self;
        Step { rule: Rule::Strip, square, lines, within, free, missing, blocks, excludes, chain: Vec::new() }
    }
}
