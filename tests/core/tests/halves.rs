//! Joining half boards gives the same counts as search, in any slices and any order of shards.

use proptest::prelude::*;
use queens_core::Sliced;
use queens_core::count::solutions::SolutionsCount;
use queens_core::count::solutions::halves::{Joining, Plan};
use queens_core::count::{CountError, ShardError, ShardResult, Sharded, Shards, solutions};
use queens_tests::{soak, solutions as published};

/// Counts `shard` in slices of `slice` operations.
fn count_shard(worker: &mut Joining, shard: u32, slice: u64) -> ShardResult {
    worker.begin(shard);
    while !worker.run(slice) {}
    worker.result().expect("a finished shard has a result")
}

fn count_all(plan: &Plan) -> u64 {
    let mut worker = Joining::new(plan);
    (0..plan.shards).map(|shard| count_shard(&mut worker, shard, u64::MAX).found).sum()
}

/// Counts the solutions by plain search: in each row a queen on each square that no queen attacks.
fn searched(size: u32, columns: u64, right: u64, left: u64) -> u64 {
    let all = (1 << size) - 1;
    if columns == all {
        return 1;
    }
    let mut found = 0;
    let mut free = all & !(columns | right | left);
    while free != 0 {
        let queen = free & free.wrapping_neg();
        free ^= queen;
        found += searched(size, columns | queen, (right | queen) << 1, (left | queen) >> 1);
    }
    found
}

#[test]
fn joins_count_the_same_as_plain_search() {
    for size in 4..=13 {
        let plan = Plan::new(size).expect("the size has a plan");
        assert_eq!(count_all(&plan), searched(size as u32, 0, 0, 0), "{size}");
    }
}

#[test]
fn joins_give_the_published_counts() {
    for known in published().into_iter().filter(|known| (4..=16).contains(&known.size)) {
        let plan = Plan::new(known.size).expect("the size has a plan");
        assert_eq!(count_all(&plan), known.total, "{}", known.size);
        let counted = solutions(known.size).expect("the size can be counted");
        assert_eq!(
            (counted.total, counted.fundamental),
            (known.total, known.fundamental),
            "{}",
            known.size
        );
    }
}

#[test]
fn every_way_to_plan_a_size_counts_the_same() {
    // Plans with many rows between the halves, or none. Only large boards need these plans, but small boards can use
    // them too.
    for (size, total) in [(10u32, 724), (11, 2680), (12, 14_200), (13, 73_712)] {
        for joined_rows in size.div_ceil(2) - 2..=size / 2 {
            for stored_rows in [0, joined_rows - 1, joined_rows] {
                let plan = Plan { joined_rows, stored_rows, ..Plan::new(size as usize).expect("the size has a plan") };
                assert_eq!(count_all(&plan), total, "{size} by {joined_rows} rows, {stored_rows} of them stored");
            }
        }
    }
}

#[test]
fn half_boards_that_are_not_stored_give_the_published_counts() {
    let largest = if soak() { 18 } else { 14 };
    for known in published().into_iter().filter(|known| (14..=largest).contains(&known.size)) {
        let plan = Plan::new(known.size).expect("the size has a plan");
        let plan = Plan { joined_rows: (known.size / 2 - 1) as u32, stored_rows: 0, ..plan };
        assert_eq!(count_all(&plan), known.total, "{}", known.size);
    }
}

#[test]
fn shards_are_of_similar_size() {
    let plan = Plan::new(15).expect("the size has a plan").split(8);
    let mut worker = Joining::new(&plan);
    let found: Vec<u64> = (0..8).map(|shard| count_shard(&mut worker, shard, u64::MAX).found).collect();
    let mean = found.iter().sum::<u64>() / 8;
    assert!(found.iter().all(|found| found.abs_diff(mean) < mean / 10), "{found:?}");
}

#[test]
fn a_count_in_slices_has_the_same_result_and_its_progress_never_decreases() {
    for known in published().into_iter().filter(|known| known.size <= 13) {
        for slice in [1, 1000, 100_000] {
            let mut count = SolutionsCount::new(known.size).expect("the size can be counted");
            let mut before = (count.found(), count.share());
            while !count.run(slice) {
                assert_eq!(count.solutions(), None);
                let now = (count.found(), count.share());
                assert!(now.0 >= before.0 && now.1 >= before.1 && now.1 < 1.0, "{before:?}, then {now:?}");
                before = now;
            }
            assert_eq!(count.share(), 1.0);
            assert_eq!(count.solutions(), solutions(known.size).ok());
        }
    }
}

#[test]
fn no_slice_is_much_longer_than_requested() {
    // A slice processes at least one list or one pair.
    let mut worker = Joining::new(&Plan::new(14).expect("the size has a plan").split(1));
    let mut slices = 0;
    while !worker.run(1) {
        slices += 1;
    }
    assert!(slices > 3000, "{slices}");
}

#[test]
fn damaged_and_foreign_results_are_refused() {
    let plan = Plan::new(10).expect("the size has a plan");
    let result = count_shard(&mut Joining::new(&plan), 1, u64::MAX);
    let mut shards = Shards::new(&plan.division());

    let mut damaged = result;
    damaged.found += 1;
    assert_eq!(shards.add(&damaged), Err(ShardError::Damaged { shard: 1 }));
    for other in [plan.split(plan.shards + 1), Plan::new(11).expect("the size has a plan")] {
        let foreign = count_shard(&mut Joining::new(&other), 1, u64::MAX);
        assert_eq!(shards.add(&foreign), Err(ShardError::Foreign { shard: 1 }));
    }
    assert_eq!(shards.open().count(), plan.shards as usize);

    // A repeated result is counted once.
    assert_eq!(shards.add(&result), Ok(()));
    assert_eq!(shards.add(&result), Ok(()));
    assert_eq!((shards.found(), shards.total()), (result.found.into(), None));
    assert!(!shards.open().any(|shard| shard == 1));
}

#[test]
fn a_result_survives_being_stored() {
    let plan = Plan::new(9).expect("the size has a plan");
    let result = count_shard(&mut Joining::new(&plan), 0, u64::MAX);
    let text = serde_json::to_string(&result).expect("the result can be written");
    assert_eq!(serde_json::from_str::<ShardResult>(&text).expect("the result can be read"), result);
}

#[test]
fn sizes_that_do_not_fit_are_refused() {
    for size in [0, 3] {
        assert_eq!(Plan::new(size), Err(CountError::Size { size, least: 4, limit: 23 }));
    }
}

proptest! {
    #[test]
    fn shards_add_up_in_any_order_and_slices((parts, order) in (1u32..12).prop_flat_map(|parts| {
        (Just(parts), Just((0..parts).collect::<Vec<_>>()).prop_shuffle())
    }), slice in 1u64..100_000) {
        let plan = Plan::new(11).expect("the size has a plan").split(parts);
        let mut shards = Shards::new(&plan.division());
        // The first of two workers always leaves a shard unfinished before it begins the next.
        let mut workers = [Joining::new(&plan), Joining::new(&plan)];
        for shard in order {
            workers[0].begin(0);
            workers[0].run(slice);
            let result = count_shard(&mut workers[shard as usize % 2], shard, slice);
            prop_assert_eq!(shards.add(&result), Ok(()));
        }
        prop_assert_eq!(shards.total(), Some(2680));
    }
}
