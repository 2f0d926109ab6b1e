//! The completion threshold of a board on one thread: shard after shard, with one queen more each time.

use super::cover::Placements;
use super::covering::Covering;
use super::{Cover, Covered, FrontierError};
use crate::sliced::Sliced;

/// The threshold of a board, and a placement that shows that the threshold is no larger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threshold {
    /// The maximum number of queens for which every placement can be completed.
    pub most: usize,
    /// A placement of one more queen without a completion: a column for each row, counted from 0, and -1 for an empty row.
    pub blocking: Vec<i32>,
}

/// The search for the threshold, which can stop between any two sets of queens and resume.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::frontier::threshold::Finding;
///
/// let mut finding = Finding::new(10)?;
/// finding.run_to_end();
/// let threshold = finding.threshold().expect("it has run to the end");
/// assert_eq!(threshold.most, 2);
/// # Ok::<(), queens_core::frontier::FrontierError>(())
/// ```
#[derive(Debug)]
pub struct Finding {
    size: usize,
    cover: Cover,
    covering: Covering,
    /// Reports of an earlier run that were not used yet.
    earlier: Vec<Covered>,
    /// Reports of this run that the caller has not taken yet.
    made: Vec<Covered>,
    /// The placements that were proved to have completions, for every smaller number of queens.
    proved: u64,
    /// Once each shard has a report: the count of all placements, to compare with the sum of the reports.
    comparing: Option<Placements>,
    threshold: Option<Threshold>,
}

impl Finding {
    /// The search on the board of `size` rows.
    ///
    /// # Errors
    /// [`FrontierError::Size`] for an unsupported size.
    pub fn new(size: usize) -> Result<Self, FrontierError> {
        Finding::resumed(size, Vec::new())
    }

    /// The search on the board of `size` rows, which continues after the shards of `reports`, in any order. A report that
    /// cannot be trusted is left out, and its shard is done again.
    ///
    /// # Errors
    /// [`FrontierError::Size`] for an unsupported size.
    pub fn resumed(size: usize, reports: Vec<Covered>) -> Result<Self, FrontierError> {
        let (cover, covering) = (Cover::new(size, 1)?, Covering::new(size, 1)?);
        let mut finding = Finding {
            size,
            cover,
            covering,
            earlier: reports,
            made: Vec::new(),
            proved: 0,
            comparing: None,
            threshold: None,
        };
        finding.begin();
        Ok(finding)
    }

    /// The reports on the shards that were finished since the last call. [`Finding::resumed`] skips the shards of such reports.
    pub fn take_reports(&mut self) -> Vec<Covered> {
        std::mem::take(&mut self.made)
    }

    /// How many queens the current placements have.
    #[must_use]
    pub fn queens(&self) -> usize {
        self.covering.queens()
    }

    /// The share of finished shards for this number of queens, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        if self.comparing.is_some() {
            return 1.0;
        }
        let done = self.cover.shards() - self.cover.open().count();
        (done as f64 + self.covering.share()) / self.cover.shards() as f64
    }

    /// The number of placements, without symmetry, that the reports have proved so far to have completions.
    #[must_use]
    pub fn placements(&self) -> u64 {
        self.proved + self.cover.placements().unwrap_or(0)
    }

    /// The threshold; `None` until it is found.
    #[must_use]
    pub fn threshold(&self) -> Option<&Threshold> {
        self.threshold.as_ref()
    }

    /// Adds the report on the finished shard, and continues.
    fn next_shard(&mut self) {
        if let Some(report) = self.covering.covered() {
            self.cover.add(&report).expect("the report is of this search");
            self.made.push(report);
        }
        self.begin();
    }

    /// Begins the next shard without a report, or the comparison if every shard has a report.
    fn begin(&mut self) {
        for report in self.earlier.extract_if(.., |report| report.queens == self.covering.queens()) {
            // The shard of a refused report is done again.
            let _ = self.cover.add(&report);
        }
        if let Some(blocking) = self.cover.blocking() {
            self.threshold = Some(Threshold { most: self.queens() - 1, blocking: blocking.to_vec() });
            return;
        }
        match self.cover.open().next() {
            Some(open) => self.covering.begin(open),
            None => self.comparing = Some(self.covering.all_placements()),
        }
    }

    /// Continues with the next number of queens if the reports cover all `placements`. If not, a stored report was wrong,
    /// and every shard is done again.
    fn after_comparison(&mut self, placements: u64) {
        let is_proved = self.cover.covers_all(placements);
        let queens = self.queens() + usize::from(is_proved);
        if is_proved {
            self.proved += placements;
        }
        let next = Cover::new(self.size, queens).and_then(|cover| Ok((cover, Covering::new(self.size, queens)?)));
        (self.cover, self.covering) = next.expect("MAX_QUEENS queens can block a board of any valid size");
        self.begin();
    }
}

impl Sliced for Finding {
    /// Goes through about `sets` sets of queens; true when the threshold is found.
    fn run(&mut self, sets: u64) -> bool {
        if self.threshold.is_some() {
            return true;
        }
        match &mut self.comparing {
            Some(placements) => {
                if placements.run(sets) {
                    let placements = placements.found();
                    self.comparing = None;
                    self.after_comparison(placements);
                }
            }
            None => {
                if self.covering.run(sets) {
                    self.next_shard();
                }
            }
        }
        self.threshold.is_some()
    }
}
