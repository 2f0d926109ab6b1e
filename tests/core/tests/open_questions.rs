//! Open questions: estimates agree with exact counts, completion thresholds with published thresholds and a plain search, and greedy
//! queens with the definition.

use queens_core::board::{Placement, Square};
use queens_core::complete::proof::{Checked, Proving, check_proof};
use queens_core::complete::{CompleteOptions, complete};
use queens_core::frontier::threshold::{Cover, Covered, Covering, Finding, ShardError, placements};
use queens_core::frontier::{Estimating, FrontierError, Greedy};
use queens_core::{Sliced, Verdict};
use queens_tests::{reference, soak, solutions};
use serde::Deserialize;

fn estimated(size: usize, seed: u32, probes: u64) -> queens_core::frontier::Estimate {
    let mut estimating = Estimating::new(size, seed, probes).expect("a size within the limits");
    estimating.run_to_end();
    estimating.estimate().expect("enough probes for an estimate")
}

/// Whether the error bar contains a number, up to the rounding of a logarithm.
fn contains(estimate: &queens_core::frontier::Estimate, number: f64) -> bool {
    estimate.low.0 <= number.ln() + 1e-9 && number.ln() - 1e-9 <= estimate.high.0
}

#[test]
fn bars_contain_the_count_in_95_of_100_runs() {
    // The width of a bar follows from the spread of the probes, on every board.
    let step = if soak() { 1 } else { 3 };
    for board in solutions().into_iter().filter(|board| (8..=20).step_by(step).any(|size| size == board.size)) {
        let right = (0..100).filter(|&seed| contains(&estimated(board.size, seed, 2_048), board.total as f64)).count();
        assert!(right >= 95, "{} rows: {right} of 100", board.size);
    }
}

#[test]
fn the_bar_gets_narrow_and_stays_right() {
    let known = solutions().into_iter().find(|board| board.size == 20).expect("20 rows").total as f64;
    // Four times as many probes halve the bar: its width is 0.04 with 800,000 probes.
    let (probes, wide) = if soak() { (800_000, 0.04) } else { (200_000, 0.08) };
    let estimate = estimated(20, 1, probes);
    assert!(contains(&estimate, known), "{estimate:?}");
    assert!((estimate.estimate.value() / known - 1.0).abs() < wide / 2.0, "{estimate:?}");
    assert!(estimate.high.0 - estimate.low.0 < wide, "{estimate:?}");
}

/// 2 and 3 rows have no solution: the estimate is zero, and the error bar is an upper bound.
#[test]
fn a_board_without_solutions_has_an_estimate_of_zero() {
    for size in [2, 3] {
        let estimate = estimated(size, 1, 1_000);
        assert!(estimate.estimate.value() == 0.0 && estimate.low.value() == 0.0 && estimate.high.value() < 1.0, "{estimate:?}");
    }
    assert!((estimated(1, 1, 1).estimate.value() - 1.0).abs() < 1e-12);
}

/// Walks end at 40 rows, and annealing begins at 41: their estimates grow as smoothly as the known counts, by a factor that
/// itself grows by about 0.38 for each row.
#[test]
fn walks_and_annealing_agree() {
    let ln = |size| estimated(size, 3, if size <= 40 { 10_000 } else { 100 }).estimate.0;
    let growth: Vec<f64> = (38..44).map(|size| ln(size + 1) - ln(size)).collect();
    for (size, growth) in (38..).zip(&growth) {
        let expected = f64::from(size + 1).ln() - 0.94;
        assert!((growth - expected).abs() < 0.25, "from {size} rows: {growth} against {expected}");
    }
}

#[test]
fn slices_do_not_change_an_estimate() {
    for size in [12, 60] {
        let mut estimating = Estimating::new(size, 5, 16).expect("a size within the limits");
        while !estimating.run(1_000) {}
        assert_eq!(estimating.estimate(), Some(estimated(size, 5, 16)), "{size} rows");
    }
    assert!(matches!(Estimating::new(0, 1, 1), Err(FrontierError::Size { size: 0, .. })));
    assert!(matches!(Estimating::new(1_001, 1, 1), Err(FrontierError::Size { most: 1_000, .. })));
}

#[derive(Deserialize)]
struct Published {
    boards: Vec<Most>,
    found: Vec<Found>,
}

/// A term of the sequence that this project found.
#[derive(Deserialize)]
struct Found {
    size: usize,
    most: usize,
    placements: u64,
    blocking: Vec<i32>,
}

#[derive(Deserialize)]
struct Most {
    size: usize,
    most: usize,
}

#[test]
fn thresholds_are_the_published_ones() {
    let largest = if soak() { 20 } else { 14 };
    for Most { size, most } in reference::<Published>("threshold").boards {
        if size > largest {
            continue;
        }
        let mut finding = Finding::new(size).expect("a size within the limits");
        finding.run_to_end();
        let threshold = finding.threshold().expect("the search is over");
        assert_eq!(threshold.most, most, "{size} rows");
        let blocking = Placement::from_rows(&threshold.blocking).expect("a placement");
        assert_eq!(blocking.count(), most + 1, "{size} rows");
        assert_eq!(complete(&blocking, CompleteOptions::default()).verdict(), Verdict::Impossible, "{blocking}");
    }
}

/// Checks what can be checked quickly of a term that is in no published table: a checked proof shows that its queens block the
/// board, and the number of placements is right. To find a completion of each placement took two searches hours.
#[test]
fn each_published_threshold_has_a_proof_that_its_queens_block_the_board() {
    for Found { size, most, placements: published, blocking } in reference::<Published>("threshold").found {
        let blocking = Placement::from_rows(&blocking).expect("a placement");
        assert_eq!((blocking.size(), blocking.count()), (size, most + 1));
        let mut proving = Proving::new(blocking, u64::MAX).expect("a board small enough for a proof");
        proving.run_to_end();
        let proved = proving.into_proved().expect("the search is over");
        assert_eq!(proved.verdict, Verdict::Impossible);
        assert_eq!(check_proof(&proved.cnf, &proved.proof), Ok(Checked { ok: true, at: None }));
        if soak() {
            assert_eq!(placements(size, most), published);
        }
    }
}

/// Every placement of `queens` queens, row by row, from the row `first` on.
fn each_placement(size: u32, queens: usize, first: u32, placed: &mut Vec<Square>, visit: &mut impl FnMut(&[Square])) {
    if queens == 0 {
        return visit(placed);
    }
    for row in first..size {
        for square in (0..size).map(|column| Square::new(row, column)) {
            if placed.iter().all(|queen| queen.line_to(square).is_none()) {
                placed.push(square);
                each_placement(size, queens - 1, row + 1, placed, visit);
                placed.pop();
            }
        }
    }
}

fn is_blocked(size: usize, queens: &[Square]) -> bool {
    let mut placement = Placement::empty(size).expect("a size");
    queens.iter().for_each(|&queen| placement.set(queen));
    complete(&placement, CompleteOptions::default()).verdict() == Verdict::Impossible
}

/// The second method: every placement by itself, without symmetry, completed by the engine.
#[test]
fn a_plain_search_finds_the_same_thresholds() {
    for size in 4..=if soak() { 11 } else { 9 } {
        let mut most = 0;
        for queens in 1.. {
            let (mut met, mut blocked) = (0, 0);
            each_placement(size as u32, queens, 0, &mut Vec::new(), &mut |placed| {
                met += 1;
                blocked += u64::from(is_blocked(size, placed));
            });
            assert_eq!(met, placements(size, queens), "{queens} queens on {size} rows");
            if blocked > 0 {
                break;
            }
            most = queens;
        }
        let mut finding = Finding::new(size).expect("a size within the limits");
        finding.run_to_end();
        assert_eq!(finding.threshold().map(|threshold| threshold.most), Some(most), "{size} rows");
    }
}

fn reports(size: usize, queens: usize) -> Vec<Covered> {
    let mut covering = Covering::new(size, queens).expect("a question within the limits");
    let report = |shard| {
        covering.begin(shard);
        while !covering.run(100) {}
        covering.covered().expect("the search is over")
    };
    (0..Cover::new(size, queens).expect("a question").shards()).map(report).collect()
}

#[test]
fn reports_add_up_in_any_order_and_changed_ones_are_refused() {
    let reports = reports(11, 2);
    let mut cover = Cover::new(11, 2).expect("a question");
    for report in reports.iter().rev() {
        assert!(!cover.is_proved());
        cover.add(report).expect("a report");
        cover.add(report).expect("the same report again");
    }
    assert!(cover.is_proved());
    assert_eq!(cover.placements(), Some(placements(11, 2)));
    // n (n - 1) (n - 2) (3n - 1) / 6: Landau 1896
    assert_eq!(placements(11, 2), 11 * 10 * 9 * 32 / 6);

    let changed = Covered { covered: [0; 9], ..reports[3].clone() };
    assert_eq!(cover.add(&changed), Err(ShardError::Damaged { shard: 3 }));
    assert_eq!(Cover::new(11, 3).expect("a question").add(&reports[3]), Err(ShardError::Foreign { shard: 3 }));
    assert_eq!(Cover::new(12, 2).expect("a question").add(&reports[3]), Err(ShardError::Foreign { shard: 3 }));

    // A missing shard is noticed.
    let mut gap = Cover::new(11, 2).expect("a question");
    reports[1..].iter().for_each(|report| gap.add(report).expect("a report"));
    assert_eq!(gap.open().collect::<Vec<_>>(), [0]);
    assert!(!gap.is_proved());
}

/// A search that is killed at any moment loses only its current shard, and nothing that it has reported.
#[test]
fn a_killed_search_continues_and_repeats_no_shard() {
    const SIZE: usize = 12;
    let mut whole = Finding::new(SIZE).expect("a size within the limits");
    whole.run_to_end();
    let all = whole.take_reports();
    let mut stored: Vec<Covered> = Vec::new();
    let mut runs = 0;
    let threshold = loop {
        runs += 1;
        let mut finding = Finding::resumed(SIZE, stored.clone()).expect("a size within the limits");
        // Each process reports a few shards and is killed in the middle of one.
        while !finding.run(50) && finding.placements() < 1_000 * runs {
            stored.extend(finding.take_reports());
        }
        stored.extend(finding.take_reports());
        if let Some(threshold) = finding.threshold() {
            break threshold.clone();
        }
    };
    assert_eq!(Some(&threshold), whole.threshold());
    assert_eq!(stored, all, "after {runs} runs");
    assert!(runs > 5);

    // The reports are in another order, and one of them is changed, so that its shard is searched again.
    let mut changed = all.clone();
    changed.reverse();
    changed[20].covered[1] += 1;
    let lost = all[all.len() - 21].clone();
    let mut finding = Finding::resumed(SIZE, changed).expect("a size within the limits");
    finding.run_to_end();
    assert_eq!(finding.take_reports(), [lost]);
    assert_eq!(finding.threshold(), whole.threshold());
}

/// The checksum of [`Covered`]: FNV-1a over its other fields.
fn signed(mut report: Covered) -> Covered {
    let facts = [report.size, report.queens, report.shard, report.orbit].map(|fact| fact as u64);
    let rows = report.blocking.iter().flatten().map(|&column| u64::from(column.cast_unsigned()));
    let bytes = facts.into_iter().chain(report.covered).chain(rows).flat_map(u64::to_le_bytes);
    report.checksum = bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    report
}

#[test]
fn stored_reports_with_a_wrong_number_are_made_again() {
    let mut whole = Finding::new(10).expect("a size within the limits");
    whole.run_to_end();
    let all = whole.take_reports();
    assert_eq!(signed(all[0].clone()), all[0]);
    let mut stored = all.clone();
    stored[1].covered[1] += 1;
    stored[1] = signed(stored[1].clone());
    let queens = stored[1].queens;
    let mut finding = Finding::resumed(10, stored).expect("a size within the limits");
    finding.run_to_end();
    assert_eq!(finding.threshold(), whole.threshold());
    let again: Vec<Covered> = all.into_iter().filter(|report| report.queens == queens).collect();
    assert_eq!(finding.take_reports(), again);
}

#[test]
fn unsupported_questions_are_refused() {
    assert!(matches!(Finding::new(3), Err(FrontierError::Size { least: 4, .. })));
    assert!(matches!(Covering::new(25, 1), Err(FrontierError::Size { most: 24, .. })));
    assert!(matches!(Covering::new(8, 9), Err(FrontierError::Queens { most: 8, .. })));
    assert!(matches!(Greedy::new(0), Err(FrontierError::Size { .. })));
}

#[test]
fn greedy_queens_are_on_the_first_free_square() {
    const ROWS: usize = 400;
    let mut greedy = Greedy::new(ROWS).expect("a size");
    while !greedy.run(7) {}
    let mut plain: Vec<u32> = Vec::new();
    for row in 0..ROWS as u32 {
        let free = |&column: &u32| (0..row).zip(&plain).all(|(other, &taken)| taken != column && taken.abs_diff(column) != row - other);
        plain.push((0..).find(free).expect("the board is infinite"));
    }
    assert_eq!(greedy.columns(), plain);
}

/// The queens lie within a few squares of two lines whose slopes are the golden ratio and its inverse.
#[test]
fn greedy_queens_lie_on_two_golden_lines() {
    let golden = f64::midpoint(1.0, 5.0_f64.sqrt());
    let mut greedy = Greedy::new(100_000).expect("a size");
    greedy.run_to_end();
    for (row, &column) in greedy.columns().iter().enumerate() {
        let (row, column) = (row as f64, f64::from(column));
        let away = (column - golden * row).abs().min((column - row / golden).abs());
        assert!(away < 6.0, "row {row}, column {column}");
    }
}

/// A report with a right checksum that claims to have found queens without a completion.
fn forged(report: &Covered, blocking: Vec<i32>) -> Covered {
    let mut forged = Covered { blocking: Some(blocking), covered: [0; 9], ..report.clone() };
    let facts = [forged.size, forged.queens, forged.shard, forged.orbit].map(|fact| fact as u64);
    let rows = forged.blocking.iter().flatten().map(|&column| u64::from(column.cast_unsigned()));
    let bytes = facts.into_iter().chain(forged.covered).chain(rows).flat_map(u64::to_le_bytes);
    forged.checksum = bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    forged
}

#[test]
fn a_forged_report_of_queens_that_have_a_completion_is_refused() {
    let mut centre = vec![-1; 10];
    centre[4] = 4;
    let mut corner = vec![-1; 8];
    corner[0] = 0;
    for (size, blocking, most) in [(10, centre, 2), (8, corner, 1)] {
        let report = forged(&reports(size, 1)[0], blocking);
        let mut cover = Cover::new(size, 1).expect("a question");
        assert_eq!(cover.add(&report), Err(ShardError::Completable { shard: 0 }), "{size} rows");
        let mut finding = Finding::resumed(size, vec![report]).expect("a size within the limits");
        finding.run_to_end();
        assert_eq!(finding.threshold().map(|threshold| threshold.most), Some(most), "{size} rows");
    }
}
