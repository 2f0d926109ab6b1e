//! The run of one sample, which can stop anywhere and resume. First its input is prepared, then the sample is taken.

use super::Measure;
use super::choosing::{By, Choosing};
use super::pair::of_solution;
use super::samples::{ReportKind, Sample};
use queens_core::Sliced;
use queens_core::board::NonAttacking;
use queens_core::generate::{Generate, Source};
use queens_core::gradient::Descent;
use queens_core::linear::Linear;

/// The stage of a sample.
#[derive(Debug)]
pub(super) enum SampleRun {
    /// Queens of a random solution are being made.
    Making(Box<Generate>),
    /// These queens are ready for the linear completion.
    Made(Box<NonAttacking>),
    Completing(Box<Linear>),
    /// Queens are chosen at random. The sample reports queens or attempts, and the squares examined.
    Choosing {
        choosing: Box<Choosing>,
        kind: ReportKind,
    },
    Descending(Box<Descent>),
    /// The sample is taken at once.
    Whole(Measure),
}

impl SampleRun {
    pub(super) fn begin(measure: Measure, sample: &Sample) -> Self {
        let size = sample.size;
        let once = |by, kind| {
            let choosing = Box::new(Choosing::once(size, by, sample.random()));
            SampleRun::Choosing { choosing, kind }
        };
        let until = |by| {
            let queens = sample.choices.queens.unwrap_or(size / 2);
            let choosing = Box::new(Choosing::until(size, queens, by, sample.random()));
            SampleRun::Choosing { choosing, kind: ReportKind::Attempts }
        };
        match measure {
            Measure::Returns => {
                let queens = sample.queens();
                let generate = Generate::new(size, queens, !sample.seed, Source::Solution);
                SampleRun::Making(Box::new(generate.expect("no more queens than rows")))
            }
            Measure::FirstPass => once(By::OnePass, ReportKind::Queens),
            Measure::RandSet => once(By::Pairs, ReportKind::Length),
            Measure::RandRand => once(By::Rows, ReportKind::Length),
            Measure::RandSetTo => until(By::Pairs),
            Measure::RandRandTo => until(By::Rows),
            Measure::Gradient => {
                let given = sample.choices.queens.map_or_else(
                    || NonAttacking::empty(size).expect("the sizes that are measured are boards"),
                    |queens| of_solution(size, queens, !sample.seed),
                );
                SampleRun::Descending(Box::new(Descent::new(&given, sample.seed)))
            }
            _ => SampleRun::Whole(measure),
        }
    }

    /// Prepares the input of the sample; true when it is ready.
    pub(super) fn prepare(&mut self, rows: u64) -> bool {
        let SampleRun::Making(generate) = self else { return true };
        if !generate.run(rows) {
            return false;
        }
        let placement = generate
            .placement()
            .expect("boards above 3 rows have solutions")
            .expect("the generation has ended")
            .clone();
        *self = SampleRun::Made(Box::new(placement.try_into().expect("queens of a solution do not attack each other")));
        true
    }

    /// Takes about `steps` steps of the sample; true at its end, once its numbers are reported.
    pub(super) fn work(&mut self, steps: u64, sample: &mut Sample) -> bool {
        if let SampleRun::Made(given) = self {
            *self = SampleRun::Completing(Box::new(sample.linear(given)));
        }
        match self {
            SampleRun::Making(_) | SampleRun::Made(_) => false,
            SampleRun::Completing(linear) => {
                let over = linear.run(steps);
                if over {
                    sample.report_completion(linear);
                }
                over
            }
            SampleRun::Choosing { choosing, kind } => {
                let over = choosing.work(steps);
                if over {
                    sample.report_choosing(choosing, *kind);
                }
                over
            }
            SampleRun::Descending(descent) => {
                let over = descent.run(steps);
                if over {
                    sample.report_descent(descent);
                }
                over
            }
            SampleRun::Whole(measure) => {
                sample.take(*measure);
                true
            }
        }
    }
}
