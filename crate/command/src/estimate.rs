//! An estimate of the number of solutions, improved until time is up.

use crate::arguments::Estimate;
use crate::failure::{Ending, Failure};
use crate::{output, stop};
use queens_core::Sliced;
use queens_core::frontier::{self, Estimating, Magnitude};
use serde::Serialize;
use std::time::{Duration, Instant};

/// The work between two looks at the clock: a few milliseconds.
const SLICE: u64 = 1 << 16;

/// The default time limit.
const SECONDS: u32 = 10;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Estimated {
    queens: usize,
    /// Null in JSON if it is too large for a double.
    estimate: f64,
    low: f64,
    high: f64,
    /// Null in JSON if the estimate is zero.
    log10: f64,
    log10_low: f64,
    log10_high: f64,
    probes: u64,
}

pub(crate) fn estimate(what: &Estimate, json: bool) -> Result<Ending, Failure> {
    let size = what.size as usize;
    let mut estimating = Estimating::new(size, what.seed, what.probes.unwrap_or(u64::MAX))?;
    let until = match what.probes {
        Some(_) => None,
        None => Some(Instant::now() + Duration::from_secs(what.seconds.unwrap_or(SECONDS).into())),
    };
    // An error bar needs a few batches, even after the time is up.
    while !estimating.run(SLICE) {
        if until.is_some_and(|until| Instant::now() >= until) && estimating.estimate().is_some() {
            break;
        }
        stop::check()?;
    }
    let frontier::Estimate { estimate, low, high, probes } = estimating.estimate().ok_or(Failure::Interrupted)?;
    if json {
        output::json(&Estimated {
            queens: size,
            estimate: estimate.value(),
            low: low.value(),
            high: high.value(),
            log10: estimate.log10(),
            log10_low: low.log10(),
            log10_high: high.log10(),
            probes,
        })?;
    } else {
        let [estimate, low, high] = [estimate, low, high].map(written);
        output::print_line(&format!(
            "{}: about {estimate} solutions, {low} to {high} in 95 of 100 runs, by {probes} probes",
            output::plural(&size, "queen")
        ))?;
    }
    Ok(Ending::Done)
}

/// A number as "3.9029e10", however large.
fn written(number: Magnitude) -> String {
    let log = number.log10();
    if log == f64::NEG_INFINITY {
        return "0".to_owned();
    }
    let exponent = log.floor();
    let mantissa = (10_f64.powf(log - exponent) * 1e4).round() / 1e4;
    // 9.99995 is rounded to ten, the next power.
    let (mantissa, exponent) = if mantissa < 10.0 { (mantissa, exponent) } else { (1.0, exponent + 1.0) };
    format!("{mantissa:.4}e{exponent}")
}

#[cfg(test)]
mod tests {
    use super::{Magnitude, written};
    use std::f64::consts::LN_10;

    #[test]
    fn one_digit_precedes_the_decimal_point() {
        for (logarithm, text) in [
            (f64::NEG_INFINITY, "0"),
            (0.0, "1.0000e0"),
            (0.5_f64.ln(), "5.0000e-1"),
            (92_f64.ln(), "9.2000e1"),
            (1_000_f64.ln(), "1.0000e3"),
            (99_994_f64.ln(), "9.9994e4"),
            (99_999.6_f64.ln(), "1.0000e5"),
            (0.999_99_f64.ln(), "9.9999e-1"),
            (0.999_999_f64.ln(), "1.0000e0"),
            (2_500.0 * LN_10, "1.0000e2500"),
        ] {
            assert_eq!(written(Magnitude(logarithm)), text);
        }
    }
}
