//! Shards as parts for plain searches: however fine the parts, they have as many solutions as the shard.

use queens_core::Sliced;
use queens_core::count::completions::Completions;
use queens_core::count::solutions::halves::{Joining, Plan};
use queens_core::count::{Counted, Part, ShardResult, Sharded, WholeKind};
use queens_tests::{random, soak};

/// The solutions of a part, row by row, from the remaining rows and the attacks on them.
fn solutions(free: &[u32], columns: u32, left: u32, right: u32) -> u64 {
    let Some((&here, below)) = free.split_first() else { return 1 };
    let mut found = 0;
    let mut squares = here & !(columns | left | right);
    while squares != 0 {
        let queen = squares & squares.wrapping_neg();
        squares ^= queen;
        found += solutions(below, columns | queen, (left | queen) << 1, (right | queen) >> 1);
    }
    found
}

fn searched(parts: &[Part]) -> u64 {
    parts.iter().map(|part| u64::from(part.weight) * solutions(&part.free, 0, 0, 0)).sum()
}

fn begun(counted: &Counted, shard: u32) -> Box<dyn Sharded> {
    let mut sharded = counted.sharded().expect("a count");
    sharded.begin(shard);
    sharded
}

/// Every shard, its parts divided finely, against the count of the shard.
fn check(sharded: &mut dyn Sharded, least: usize) {
    for shard in 0..sharded.division().shards {
        sharded.begin(shard);
        let parts = sharded.parts(least).expect("the shard can be divided into parts");
        sharded.run_to_end();
        assert_eq!(searched(&parts), sharded.found(), "shard {shard}, {} parts", parts.len());
    }
}

#[test]
fn the_parts_of_a_joined_shard_have_its_solutions() {
    for size in 4..=11 {
        for least in [0, 500, 20_000] {
            check(&mut Joining::new(&Plan::new(size).expect("the size has a plan")), least);
        }
    }
    check(&mut Joining::new(&Plan::new(12).expect("the size has a plan")), 5_000);
}

/// The numbers of sets of columns for the upper halves of the largest boards. These sets have few solutions, and the first set
/// of each size is quick to search.
const SAMPLES: [(usize, [u32; 4]); 3] = [
    (21, [11_006, 6_003, 21_012, 26_015]),
    (22, [155_982, 150_000, 154_985, 153_988]),
    (23, [1_000, 6_003, 31_018, 16_009]),
];

/// Counts each sample by half boards, and by plain search, row by row.
#[test]
fn samples_of_the_largest_boards_have_the_solutions_that_plain_search_finds() {
    for (size, samples) in SAMPLES {
        // With this many shards, each shard has at most one upper set.
        let mut sharded = Joining::new(&Plan::new(size).expect("the size has a plan").split(1 << 21));
        for &shard in &samples[..if soak() { samples.len() } else { 1 }] {
            sharded.begin(shard);
            sharded.run_to_end();
            assert!(sharded.found() > 10_000, "{size} rows, set {shard}: too few solutions prove nothing");
            let parts = sharded.parts(0).expect("the shard can be divided into parts");
            assert_eq!(searched(&parts), sharded.found(), "{size} rows, set {shard}");
        }
    }
}

#[test]
fn the_parts_of_a_placement_have_its_completions() {
    for size in 1..=10 {
        for seed in 0..8 {
            for placement in [random::any(size, seed), random::greedy(size, seed % size, seed)] {
                check(&mut Completions::new(&placement).expect("few free rows"), 100 * seed as usize);
            }
        }
    }
}

#[test]
fn a_shard_is_divided_into_the_requested_number_of_parts_if_possible() {
    for least in [1_000, 50_000, 131_072] {
        let parts = begun(&Counted::Whole(WholeKind::Solutions, 18), 7).parts(least).expect("the shard can be divided into parts");
        assert!((least..least + 18).contains(&parts.len()), "{} for {least}", parts.len());
        assert!(parts.iter().all(|part| part.free.len() == 18 && !part.free.contains(&0)));
    }
    // On the smallest boards, no row is filled to make more parts.
    let smallest = Joining::new(&Plan::new(6).expect("the size has a plan"));
    assert!(smallest.parts(1_000).expect("the shard can be divided into parts").len() < 20);
}

#[test]
fn searches_that_start_at_the_top_row_cannot_be_divided_into_parts() {
    assert_eq!(begun(&Counted::Whole(WholeKind::Symmetric, 10), 0).parts(100), None);
    assert_eq!(begun(&Counted::Whole(WholeKind::Modular, 13), 0).parts(100), None);
}

#[test]
fn a_report_of_parts_is_the_report_of_the_shard() {
    let mut sharded = begun(&Counted::Whole(WholeKind::Solutions, 10), 2);
    sharded.run_to_end();
    assert_eq!(sharded.result(), Some(ShardResult::of_parts(&sharded.division(), 2, sharded.found())));
}
