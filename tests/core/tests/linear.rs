//! The linear completion against the published figures, and against its own promises.

use queens_core::linear::{Linear, Options};
use queens_tests::random;
use queens_tests::reference;
use serde::Deserialize;

#[derive(Deserialize)]
struct Published {
    returns: Returns,
}

#[derive(Deserialize)]
struct Returns {
    size: u32,
    sample: u32,
    shares: Vec<f64>,
}

/// Runs on random parts of random solutions, as published: k uniform from 1 to n - 1.
fn runs(size: u32, samples: u32, options: Options) -> Vec<Linear> {
    (0..samples)
        .map(|seed| {
            let given = random::from_solution(size, 1 + (u64::from(seed) * 7919 % u64::from(size - 1)) as u32, seed);
            let mut linear = Linear::new(&given, seed, options).expect("no conflict");
            linear.run(u64::MAX);
            linear
        })
        .collect()
}

/// The share of runs with so many returns.
fn share(runs: &[Linear], returns: u32) -> f64 {
    runs.iter().filter(|run| run.returns() == returns).count() as f64 / runs.len() as f64
}

#[test]
fn returns_are_as_rare_as_published() {
    let Returns { size, sample, shares } = reference::<Published>("linear").returns;
    let samples = 1500;
    let runs = runs(size, samples, Options::default());
    for (returns, published) in (0..).zip(shares) {
        let spread = (published * (1.0 - published) * (1.0 / f64::from(samples) + 1.0 / f64::from(sample))).sqrt();
        let ours = share(&runs, returns);
        assert!((ours - published).abs() < 3.0 * spread, "{returns} returns: {ours}, published {published}");
    }
}
