//! One pair at a time: the lists of both halves, and how many of their pairs fit.

use super::Best;
use super::kept::{Kept, Keys};
use super::pairs::Pair;
use super::plan::Plan;
use super::rays::Form;
use super::tables::{PANEL, Tables};

/// Joins the lists of pairs, and holds the room that this takes.
pub(super) struct Join {
    /// Rows of a half board.
    rows: u32,
    upper: Form,
    lower: Form,
    uppers: Keys,
    lowers: Keys,
    tables: Tables<Best>,
}

impl Join {
    pub(super) fn new(plan: &Plan) -> Join {
        // Every line that crosses the edge (or on odd boards the whole middle row) from one half to the other.
        let width = plan.size - if plan.size.is_multiple_of(2) { 1 } else { 2 };
        let taken = plan.group_places;
        let at = (width - taken) / 2;
        let upper = Form { width, at, taken, left: width - taken };
        // The same lines, as they are seen from below.
        let lower = Form { at: width - taken - at, ..upper };
        Join {
            rows: plan.size / 2,
            upper,
            lower,
            uppers: Keys::new(upper.groups()),
            lowers: Keys::new(lower.groups()),
            tables: Tables::new(),
        }
    }

    /// How many half boards on the columns of this pair no line joins, and how many operations it took to know.
    pub(super) fn fitting(&mut self, kept: &Kept, pair: Pair) -> (u64, u64) {
        self.uppers.clear();
        self.lowers.clear();
        let more = self.rows - kept.rows;
        let mut operations = kept.longer(pair.upper, more, pair.middle, self.upper, &mut self.uppers)
            + kept.longer(pair.lower, more, pair.middle, self.lower, &mut self.lowers);
        let mut found = 0;
        for (group, lowers) in (0u64..).zip(&self.lowers.groups) {
            // A group of the lower half is written from the other end, as its keys are.
            let opposite = group.reverse_bits().checked_shr(64 - 2 * self.upper.taken).unwrap_or(0);
            for panel in lowers.chunks(PANEL) {
                self.tables.build(panel, 2 * self.upper.left);
                for (_, uppers) in (0..).zip(&self.uppers.groups).filter(|(group, _)| group & opposite == 0) {
                    found += self.tables.fitting(uppers);
                    operations += (uppers.len() * panel.len() / 128) as u64;
                }
            }
        }
        (found, operations + 1)
    }
}
