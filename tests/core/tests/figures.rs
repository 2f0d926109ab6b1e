//! The figures of the paper on linear completion, measured again: ours lie within the error of the samples.

use queens_core::Sliced;
use queens_core::board::{Placement, validate};
use queens_core::complete::{CompleteOptions, Verdict, complete};
use queens_core::experiment::{Choices, Experiment, ExperimentError, Measure, NearPair};
use queens_core::linear::Damage;
use queens_tests::reference;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Published {
    returns: Returns,
    without_return: Vec<WithoutReturn>,
    first_pass: Vec<FirstPass>,
    first_pass_in_order: FirstPass,
    lengths: Vec<Length>,
    full: Vec<Full>,
    undecided: Undecided,
    to_length: ToLength,
    least_risk: LeastRisk,
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
    method: String,
    size: usize,
    mean: f64,
}

#[derive(Deserialize)]
struct Full {
    method: String,
    size: usize,
    chance: f64,
}

#[derive(Deserialize)]
struct Undecided {
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    size: usize,
    sample: u32,
    runs: u32,
}

#[derive(Deserialize)]
struct ToLength {
    size: usize,
    queens: usize,
    ratio: f64,
}

#[derive(Deserialize)]
struct LeastRisk {
    size: usize,
    tables: Vec<Vec<u32>>,
}

fn published() -> Published {
    reference("linear")
}

fn method(name: &str) -> Measure {
    match name {
        "randSet" => Measure::RandSet,
        "randRand" => Measure::RandRand,
        "inOrder" => Measure::InOrder,
        other => panic!("no method {other}"),
    }
}

/// The numbers of `column`, from `samples` samples.
fn sample(measure: Measure, size: usize, samples: u32, choices: Choices, column: &str) -> Vec<f64> {
    let mut experiment = Experiment::new(measure, size, 1, (0, samples), choices).expect("can be measured");
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
    let returns = sample(Measure::Returns, size, samples, Choices::default(), "returns");
    for (count, published) in (0..).zip(shares) {
        let spread = (published * (1.0 - published) * (1.0 / f64::from(samples) + 1.0 / f64::from(theirs))).sqrt();
        let ours = share(&returns, f64::from(count));
        assert!((ours - published).abs() < 3.0 * spread, "{count} returns: {ours}, published {published} +- {spread}");
    }
}

#[test]
fn most_runs_need_no_return_and_nearly_all_where_damage_is_counted_anew() {
    for WithoutReturn { size, above } in published().without_return {
        let samples = if size > 10_000 { 120 } else { 400 };
        let none = share(&sample(Measure::Returns, size, samples, Choices::default(), "returns"), 0.0);
        let spread = (above * (1.0 - above) / f64::from(samples)).sqrt();
        assert!(none > above - 2.0 * spread, "{size} rows: {none}");
    }
    let anew = Choices { damage: Damage::Anew, ..Choices::default() };
    let none = share(&sample(Measure::Returns, 5000, 200, anew, "returns"), 0.0);
    assert!(none > 0.97, "{none}");
}

#[test]
fn runs_come_to_the_bound_as_seldom_as_published() {
    for Case { size, sample: theirs, runs } in published().undecided.cases {
        let samples = 2_000_000 / (size as u32 * 100).max(500);
        let completed = sample(Measure::Returns, size, samples, Choices::default(), "completed");
        let ours = completed.iter().filter(|&&completed| completed == 0.0).count() as f64;
        let expected = f64::from(runs) / f64::from(theirs) * f64::from(samples);
        assert!((ours - expected).abs() < 4.0 * expected.sqrt() + 2.0, "{size} rows: {ours} of {samples}");
    }
}

#[test]
fn the_first_pass_sets_the_published_share_of_the_queens() {
    let Published { first_pass, first_pass_in_order, .. } = published();
    let shuffled = first_pass.into_iter().map(|case| (Measure::FirstPass, case));
    for (measure, FirstPass { size, share }) in shuffled.chain([(Measure::FirstPassInOrder, first_pass_in_order)]) {
        let samples = (400_000 / size as u32).clamp(1, 20_000);
        let (queens, error) = mean(&sample(measure, size, samples, Choices::default(), "queens"));
        // Published to a hundredth of a percent; one large board stands for the spread of the many.
        let tolerance = 4.0 * error / size as f64 + 0.001;
        assert!((queens / size as f64 - share).abs() < tolerance, "{size} rows: {}", queens / size as f64);
    }
}

#[test]
fn random_choice_and_regular_order_go_as_far_as_published() {
    for Length { method: name, size, mean: published } in published().lengths {
        let samples = (1_000_000 / size as u32).clamp(1, 1000);
        let (queens, error) = mean(&sample(method(&name), size, samples, Choices::default(), "queens"));
        let tolerance = 0.5 + 4.0 * error.max(if samples == 1 { 30.0 } else { 0.0 });
        assert!((queens - published).abs() < tolerance, "{name}, {size} rows: {queens}");
    }
}

#[test]
fn full_solutions_by_chance_are_as_rare_as_published() {
    for Full { method: name, size, chance } in published().full {
        let samples = 60_000;
        let full: f64 = sample(method(&name), size, samples, Choices::default(), "full").iter().sum();
        let expected = chance * f64::from(samples);
        assert!((full - expected).abs() < 4.0 * expected.sqrt() + 3.0, "{name}, {size} rows: {full} of {samples}");
    }
}

#[test]
fn random_rows_look_at_far_more_to_reach_a_length_than_random_pairs() {
    let ToLength { size, queens, ratio } = published().to_length;
    let looks =
        |measure| mean(&sample(measure, size, 40, Choices { queens: Some(queens), ..Choices::default() }, "looks")).0;
    assert!(looks(Measure::RandRandTo) > ratio * looks(Measure::RandSetTo));
}

#[test]
fn a_regular_order_leaves_free_squares_less_evenly_than_a_random_one() {
    let of = |column| sample(Measure::FreeSquares, 100, 20, Choices { after: vec![40], ..Choices::default() }, column);
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
fn the_published_tables_of_risk_are_tables_that_come_about() {
    let LeastRisk { size, tables } = published().least_risk;
    let of = |column| sample(Measure::LeastRisk, size, 500, Choices::default(), column);
    let (step, place, squares, chosen) = (of("step"), of("place"), of("squares"), of("chosen"));
    let first = size + 1 - tables.len();
    let mut singles = vec![0; 500];
    let mut sums = vec![Vec::new(); tables.len()];
    for at in 0..step.len() {
        let table = step[at] as usize - first;
        if place[at] == 0.0 {
            sums[table].push(0.0);
            singles[sums[table].len() - 1] += u32::from(squares[at] == 1.0);
        }
        *sums[table].last_mut().expect("a table begins with its first place") += squares[at];
        // The row that goes next is one of the first three, and has as few squares as the first.
        assert!(chosen[at] == 0.0 || place[at] < 3.0 && squares[at] == squares[at - place[at] as usize]);
        assert!(place[at] == 0.0 || squares[at] >= squares[at - 1]);
    }
    let published = tables.iter().filter(|table| table[0] == 1).count() as u32;
    assert_eq!(published, 11);
    assert!(singles.iter().any(|&singles| singles >= published), "runs with as many forced rows come about");
    for (table, sums) in tables.iter().zip(&sums) {
        let published = table.iter().map(|&squares| f64::from(squares)).sum::<f64>();
        let (least, most) = sums.iter().fold((f64::MAX, 0.0f64), |(low, high), &sum| (low.min(sum), high.max(sum)));
        assert!((least..=most).contains(&published), "{published} squares in {} rows", table.len());
    }
}

#[test]
fn two_placements_that_differ_in_one_row_are_told_apart() {
    for (size, queens) in [(20, 12), (30, 20), (100, 80), (1000, 980)] {
        let pair = NearPair::find(size, queens, 1).expect("there is a pair");
        let NearPair { with, without, row, .. } = &pair;
        for placement in [with, without] {
            assert!(validate(placement).ok());
            assert_eq!((placement.size(), placement.count()), (size, queens));
        }
        let different: Vec<usize> = (0..size).filter(|&row| with.column(row) != without.column(row)).collect();
        assert_eq!(different, [*row as usize]);
        let verdict = |placement: &Placement| complete(placement, CompleteOptions::default()).expect("it fits").verdict;
        assert_eq!((verdict(with), verdict(without)), (Verdict::Completed, Verdict::Impossible));
    }
    for (size, queens) in [(1, 0), (4, 0), (4, 4), (20, 0)] {
        assert!(NearPair::find(size, queens, 1).is_none(), "{size} rows with {queens} queens that can move");
    }
}

#[test]
fn squares_take_part_in_solutions_as_their_mirror_images_do() {
    for size in [5, 8, 11, 12] {
        let solutions = sample(Measure::Squares, size, 1, Choices::default(), "solutions");
        let at = |row: usize, column: usize| solutions[row * size + column];
        for (row, column) in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
            assert_eq!(at(row, column), at(row, size - 1 - column));
            assert_eq!(at(row, column), at(size - 1 - row, column));
        }
    }
    let corner = sample(Measure::Squares, 8, 1, Choices::default(), "solutions");
    assert_eq!(corner[..8], [4.0, 8.0, 16.0, 18.0, 18.0, 16.0, 8.0, 4.0]);
}

#[test]
fn what_a_sample_starts_from_may_be_made_beforehand() {
    let run = |prepares: bool| {
        let mut experiment =
            Experiment::new(Measure::Returns, 60, 3, (0, 5), Choices::default()).expect("can be measured");
        while experiment.left() > 0 {
            (0..2).filter(|_| prepares).for_each(|_| experiment.prepare());
            experiment.run(1);
        }
        experiment.result().map(|(_, numbers)| numbers.to_vec()).collect::<Vec<_>>()
    };
    assert_eq!(run(true), run(false));
}

#[test]
fn what_cannot_be_measured_is_refused() {
    let new = |measure, size, samples| Experiment::new(measure, size, 1, (0, samples), Choices::default()).err();
    let size = |size, largest| Some(ExperimentError::Size { size, least: 4, largest });
    assert_eq!(new(Measure::RandSet, 3, 1), size(3, 1_000_000));
    assert_eq!(new(Measure::Squares, 13, 1), size(13, 12));
    assert!(matches!(new(Measure::FreeSquares, 1000, 1_000_000), Some(ExperimentError::Samples { .. })));
    assert_eq!(new(Measure::RandSet, 100, 1_000_000), None);
}
