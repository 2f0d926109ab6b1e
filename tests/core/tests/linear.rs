//! The linear completion and its parts against the published figures, by the samples that redraw them.

use queens_core::board::Placement;
use queens_core::experiment::{Choices, Experiment, ExperimentError, Kind};
use queens_core::linear::{Damage, Done, Levels, Linear, Options};
use queens_tests::{random, reference};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Published {
    returns: Returns,
    without_return: Vec<WithoutReturn>,
    first_pass: Vec<FirstPass>,
    until_a_pass_sets_none: Vec<Length>,
    full: Vec<Full>,
}

#[derive(Deserialize)]
struct Returns {
    size: usize,
    sample: u32,
    shares: Vec<f64>,
}

#[derive(Deserialize)]
struct WithoutReturn {
    size: usize,
    above: f64,
}

#[derive(Deserialize)]
struct FirstPass {
    size: usize,
    share: f64,
}

#[derive(Deserialize)]
struct Length {
    size: usize,
    mean: f64,
}

#[derive(Deserialize)]
struct Full {
    method: String,
    size: usize,
    chance: f64,
}

fn published() -> Published {
    reference("linear")
}

/// The numbers of one column, from so many samples.
fn sample(kind: Kind, size: usize, samples: u32, choices: Choices, column: &str) -> Vec<f64> {
    let mut experiment = Experiment::new(kind, size, 1, (0, samples), choices).expect("can be measured");
    assert!(experiment.run(u64::MAX));
    experiment.result().find(|(name, _)| *name == column).expect("a column").1.to_vec()
}

/// Mean and its standard error.
fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / count;
    (mean, (variance / count).sqrt())
}

fn share(numbers: &[f64], of: f64) -> f64 {
    numbers.iter().filter(|&&number| number == of).count() as f64 / numbers.len() as f64
}

#[test]
fn returns_are_as_rare_as_published() {
    let Returns { size, sample: theirs, shares } = published().returns;
    let samples = 800;
    let returns = sample(Kind::Returns, size, samples, Choices::default(), "returns");
    for (count, published) in (0..).zip(shares) {
        let spread = (published * (1.0 - published) * (1.0 / f64::from(samples) + 1.0 / f64::from(theirs))).sqrt();
        let ours = share(&returns, f64::from(count));
        assert!((ours - published).abs() < 3.0 * spread, "{count} returns: {ours}, published {published} +- {spread}");
    }
}

#[test]
fn most_runs_need_no_return_and_nearly_all_where_damage_is_counted_anew() {
    for WithoutReturn { size, above } in published().without_return {
        let none = share(&sample(Kind::Returns, size, 400, Choices::default(), "returns"), 0.0);
        assert!(none > above, "{size} rows: {none}");
    }
    let anew = Choices { damage: Damage::Anew, ..Choices::default() };
    let none = share(&sample(Kind::Returns, 5000, 200, anew, "returns"), 0.0);
    assert!(none > 0.97, "{none}");
}

#[test]
fn the_first_pass_sets_the_published_share_of_the_queens() {
    for FirstPass { size, share } in published().first_pass {
        let samples = (400_000 / size as u32).clamp(1, 20_000);
        let (queens, error) = mean(&sample(Kind::FirstPass, size, samples, Choices::default(), "queens"));
        // Published to a hundredth of a percent; one large board stands for the spread of the many.
        let tolerance = 4.0 * error / size as f64 + 0.001;
        assert!((queens / size as f64 - share).abs() < tolerance, "{size} rows: {}", queens / size as f64);
    }
}

#[test]
fn random_pairs_go_as_far_as_published() {
    for Length { size, mean: published } in published().until_a_pass_sets_none {
        let (queens, error) = mean(&sample(Kind::RandSet, size, 1000, Choices::default(), "queens"));
        assert!((queens - published).abs() < 0.5 + 4.0 * error, "{size} rows: {queens}");
    }
}

#[test]
fn full_solutions_by_chance_are_as_rare_as_published() {
    for Full { method, size, chance } in published().full {
        let kind = if method == "randSet" { Kind::RandSet } else { Kind::RandRand };
        let samples = 60_000;
        let full: f64 = sample(kind, size, samples, Choices::default(), "full").iter().sum();
        let expected = chance * f64::from(samples);
        assert!((full - expected).abs() < 4.0 * expected.sqrt() + 3.0, "{method}, {size} rows: {full} of {samples}");
    }
}

#[test]
fn a_regular_order_leaves_free_squares_less_evenly_than_a_random_one() {
    let of = |column| sample(Kind::FreeSquares, 100, 20, Choices { after: vec![40], ..Choices::default() }, column);
    let (order, squares) = (of("order"), of("squares"));
    let spread = |wanted: f64| {
        let ours: Vec<f64> =
            order.iter().zip(&squares).filter(|(order, _)| **order == wanted).map(|(_, n)| *n).collect();
        assert_eq!(ours.len(), 20 * 60, "every free row is counted");
        mean(&ours).1
    };
    assert!(spread(0.0) > 1.2 * spread(1.0));
}

#[test]
fn what_cannot_be_measured_is_refused() {
    let new = |kind, size, samples| Experiment::new(kind, size, 1, (0, samples), Choices::default()).err();
    assert_eq!(new(Kind::RandSet, 3, 1), Some(ExperimentError::Size { size: 3, least: 4 }));
    assert!(matches!(new(Kind::FreeSquares, 1000, 1_000_000), Some(ExperimentError::Samples { .. })));
    assert_eq!(new(Kind::RandSet, 100, 1_000_000), None);
}

#[test]
fn blocks_come_in_order_and_end_at_the_base_levels() {
    for (size, given, first) in [(30u32, 4, 4), (60, 3, 2), (1000, 100, 1), (1000, 850, 2), (1000, 950, 4)] {
        let levels = Levels::published(size as usize);
        let placement = random::from_solution(size, given, 3);
        let mut run = Linear::new(&placement, 1, Options::default()).expect("no conflict");
        let mut began = Vec::new();
        while run.solved().is_none() {
            match run.step() {
                Done::Began(block) => {
                    began.push(block);
                    let least = [0, 0, levels.second, 0, levels.third, 0][block as usize];
                    assert!(block == 5 || first == 4 || run.queens() >= least.min(given as usize), "block {block}");
                }
                Done::Back { queens, .. } => assert_eq!(run.queens(), given as usize + queens),
                _ => assert_eq!(run.left() + run.queens(), size as usize),
            }
        }
        assert_eq!(began[0], first, "{given} of {size}");
        assert!(began.windows(2).all(|pair| pair[1] == pair[0] + 1 || pair[1] <= 3), "{began:?}");
        assert!(run.pairs().placement(&placement).completes(&placement));
    }
}

#[test]
fn a_run_never_says_impossible_and_ends_within_its_bounds() {
    let corner = Placement::from_rows(&[0, -1, -1, -1]).expect("a placement");
    let mut run = Linear::new(&corner, 1, Options { return_bound: 25, ..Options::default() }).expect("no conflict");
    assert!(run.run(100_000));
    assert_eq!((run.solved(), run.returns() <= 25), (Some(false), true));
    assert_eq!(run.step(), Done::GaveUp);
    let pair = Placement::from_rows(&[0, 1]).expect("a placement");
    assert!(Linear::new(&pair, 1, Options::default()).is_none(), "queens in conflict are no start");
}
