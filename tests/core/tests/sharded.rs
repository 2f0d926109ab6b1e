//! Counts in shards: for every question and every division, the reports add up to the known result.

use queens_core::Sliced;
use queens_core::board::{Placement, Square, Transform, validate};
use queens_core::count::completions::{Completions, Counting};
use queens_core::count::solutions::classic::{bitmask, halved, symmetric};
use queens_core::count::solutions::halves::{Joining, Plan};
use queens_core::count::solutions::modular::modular;
use queens_core::count::solutions::{Orbits, example};
use queens_core::count::{CountError, Counted, Division, ShardError, ShardResult, Sharded, Shards, WholeKind};
use queens_core::problem::Problem;
use queens_core::search::find;
use queens_core::trace::Timeline;
use queens_tests::{random, solutions as published};
use serde::Deserialize;
use std::thread;

/// Counts all shards, the last shard first, in slices of `slice` operations.
fn counted(sharded: &mut dyn Sharded, slice: u64) -> Shards {
    let division = sharded.division();
    let mut shards = Shards::new(&division);
    for shard in (0..division.shards).rev() {
        sharded.begin(shard);
        let mut before = sharded.share();
        while !sharded.run(slice) {
            let now = sharded.share();
            assert!(before <= now && now <= 1.0, "shard {shard}: {before}, then {now}");
            assert_eq!(sharded.result(), None);
            before = now;
        }
        assert_eq!(sharded.share(), 1.0);
        shards.add(&sharded.result().expect("a finished shard has a result")).expect("the report is of a shard of this count");
    }
    shards
}

const SEARCHES: [WholeKind; 5] = [
    WholeKind::Bitmask,
    WholeKind::Halved,
    WholeKind::Symmetric,
    WholeKind::ArrayIterative,
    WholeKind::ArrayRecursive,
];

fn whole(kind: WholeKind, size: usize) -> Box<dyn Sharded> {
    Counted::Whole(kind, size).sharded().expect("the size can be counted")
}

#[test]
fn every_search_counts_the_published_numbers() {
    for known in published().into_iter().filter(|known| known.size <= 12) {
        for kind in SEARCHES {
            let shards = counted(&mut *whole(kind, known.size), 10_000);
            assert_eq!(shards.total(), Some(known.total.into()), "{kind:?} {}", known.size);
            let fundamental = if kind == WholeKind::Symmetric { known.fundamental } else { 0 };
            assert_eq!(shards.fundamental(), u128::from(fundamental), "{kind:?} {}", known.size);
        }
    }
}

#[derive(Deserialize)]
struct Searches {
    tried: Vec<Tried>,
}

#[derive(Deserialize)]
struct Tried {
    size: usize,
    tried: u64,
}

#[test]
fn plain_search_sets_the_published_number_of_queens() {
    let known: Searches = queens_tests::reference("searches");
    for Tried { size, tried } in known.tried {
        let shards = counted(&mut *whole(WholeKind::Bitmask, size), 100);
        assert_eq!(shards.nodes(), tried);
    }
}

#[test]
fn counts_set_as_many_queens_as_the_searches_that_report_events() {
    for kind in SEARCHES {
        let name = kind.name();
        for size in 1..=9 {
            let empty = Placement::empty(size).expect("a board");
            let search = find(name).and_then(|entry| entry.open(&empty, 1)).expect("the search accepts the empty board");
            let mut timeline = Timeline::new(search);
            timeline.seek(u64::MAX, u64::MAX);
            let shards = counted(&mut *whole(kind, size), u64::MAX);
            assert_eq!(shards.nodes(), timeline.tally().nodes(), "{name}, {size}");
        }
    }
}

#[test]
fn one_mirror_halves_the_work_and_symmetry_quarters_it() {
    let nodes = SEARCHES.map(|kind| counted(&mut *whole(kind, 12), u64::MAX).nodes());
    let share = |method: usize| nodes[method] as f64 / nodes[0] as f64;
    assert!((0.49..0.51).contains(&share(1)), "{nodes:?}");
    assert!((0.15..0.30).contains(&share(2)), "{nodes:?}");
}

#[derive(Deserialize)]
struct Modular {
    boards: Vec<ModularBoard>,
}

#[derive(Deserialize)]
struct ModularBoard {
    size: usize,
    solutions: u64,
}

#[test]
fn modular_solutions_are_the_published_ones() {
    let known: Modular = queens_tests::reference("modular");
    for ModularBoard { size, solutions } in known.boards.into_iter().filter(|board| board.size <= 17) {
        let shards = counted(&mut *modular(size).expect("the size can be counted"), 50_000);
        assert_eq!(shards.total(), Some(solutions.into()), "{size}");
    }
}

#[test]
fn modular_solutions_are_those_whose_wrapped_diagonals_differ() {
    fn below(rows: &mut Vec<u32>, size: u32) -> u64 {
        let row = rows.len() as u32;
        if row == size {
            return 1;
        }
        let mut found = 0;
        for column in 0..size {
            let attacked = |(above, &other): (u32, &u32)| {
                other == column
                    || (other + row) % size == (column + above) % size
                    || (other + above) % size == (column + row) % size
            };
            if !(0..).zip(rows.iter()).any(attacked) {
                rows.push(column);
                found += below(rows, size);
                rows.pop();
            }
        }
        found
    }
    for size in 1..=11 {
        let shards = counted(&mut *modular(size).expect("the size can be counted"), u64::MAX);
        assert_eq!(shards.total(), Some(below(&mut Vec::new(), size as u32).into()), "{size}");
    }
}

#[test]
fn completions_counted_in_shards_are_as_many_as_counted_at_once() {
    for size in 1..=12 {
        for seed in 0..12 {
            let placements = [random::any(size, seed), random::greedy(size, seed % size, seed)];
            for placement in placements {
                let mut whole = Counting::new(&placement).expect("few free rows");
                whole.run_to_end();
                let shards = counted(&mut Completions::new(&placement).expect("few free rows"), 500);
                assert_eq!(shards.total(), Some(whole.count().into()), "{:?}", placement.to_rows());
            }
        }
    }
}

#[test]
fn a_report_is_accepted_only_for_its_question() {
    let empty = Placement::empty(10).expect("a board");
    let one = Placement::from_rows(&[3, -1, -1, -1, -1, -1, -1, -1, -1, -1]).expect("a board");
    let mut counts: Vec<Box<dyn Sharded>> = vec![
        Box::new(Joining::new(&Plan::new(10).expect("the size has a plan"))),
        Box::new(Joining::new(&Plan::new(11).expect("the size has a plan"))),
        modular(10).expect("the size can be counted"),
        Box::new(Completions::new(&empty).expect("few free rows")),
        Box::new(Completions::new(&one).expect("few free rows")),
    ];
    counts.extend(SEARCHES.map(|kind| whole(kind, 10)));
    for count in &mut counts {
        count.begin(0);
        count.run_to_end();
    }
    for (place, count) in counts.iter().enumerate() {
        let mut shards = Shards::new(&count.division());
        for (other, foreign) in counts.iter().enumerate() {
            let added = shards.add(&foreign.result().expect("the shard is finished"));
            let expected = if place == other { Ok(()) } else { Err(ShardError::Foreign { shard: 0 }) };
            assert_eq!(added, expected, "count {place}, a report of count {other}");
        }
    }
}

#[test]
fn an_unplanned_count_is_refused_with_its_cost() {
    let refused = [
        Plan::new(24).err(),
        modular(29).err(),
        bitmask(21).err(),
        symmetric(1_000_000).err(),
    ];
    for error in refused {
        let error = error.expect("the count is refused");
        assert_eq!(error.code(), "count-unplanned");
        let CountError::Unplanned { size, limit, seconds, .. } = error else { panic!("{error}") };
        assert!(size > limit && seconds > 3_600, "{error}");
    }
    assert_eq!(symmetric(1_000_000).err().map(|error| error.exceeds_century()), Some(true), "it would take more than a century");
    // The times of boards above 23 rows, the last planned size, are extrapolated by the published numbers of solutions.
    let last = Plan::new(23).expect("23 rows have a plan").seconds;
    let known = queens_tests::solutions().iter().find(|board| board.size == 23).expect("published").total as f64;
    for (size, total) in queens_tests::counted_once() {
        let error = Plan::new(size).expect_err("the size has no plan");
        let CountError::Unplanned { seconds, .. } = error else { panic!("{error}") };
        let expected = last * total / known;
        assert!((0.95..1.05).contains(&(seconds as f64 / expected)), "{size} rows: {seconds} s, {expected} s");
        assert!(!error.exceeds_century() || expected > 3.1e9);
    }
    for error in [modular(0).err(), halved(0).err()] {
        assert_eq!(error.expect("the count is refused").code(), "size");
    }
    assert_eq!(Plan::new(3).expect_err("half boards have two rows or more").code(), "count-too-large");
}

#[test]
fn a_count_of_more_than_a_hundred_years_is_refused_with_its_time() {
    let one_given = |size: usize| {
        let mut placement = Placement::empty(size).expect("a board");
        placement.set(Square::new(3, 5));
        placement
    };
    let error = Completions::new(&one_given(32)).expect_err("the count is refused");
    let CountError::Endless { free, seconds } = error else { panic!("{error}") };
    assert!(free == 31 && seconds > 100 * 365 * 86_400, "{error}");
    assert_eq!(error.code(), "count-endless");
    let seconds = Completions::new(&one_given(16)).expect("the size can be counted").division().seconds;
    assert!((0.1..100.0).contains(&seconds), "{seconds}");
}

#[test]
fn orbits_contain_all_solutions_and_are_as_many_as_fundamental_ones() {
    for known in published().into_iter().filter(|known| known.size <= 16) {
        let orbits = Orbits::of(known.size as u32, known.total).expect("a published number");
        assert_eq!(Orbits::of(known.size as u32, known.total + 1), None, "{}", known.size);
        let by_size = orbits.by_size();
        assert_eq!(by_size.iter().map(|orbit| orbit.solutions).sum::<u64>(), known.total);
        assert!(by_size.iter().all(|orbit| orbit.orbits * orbit.of == orbit.solutions), "{by_size:?}");
        assert_eq!(orbits.fundamental(), known.fundamental, "{}", known.size);
        if known.size > 1 {
            assert_eq!(orbits.fundamental(), (orbits.total + orbits.half + 2 * orbits.quarter) / 8);
        }
    }
}

#[test]
fn an_example_is_a_solution_with_the_requested_number_of_images() {
    for known in published().into_iter().filter(|known| known.size <= 17) {
        let size = known.size as u32;
        for orbit in Orbits::of(size, known.total).expect("a published number").by_size() {
            let found = example(size, orbit.of as u32);
            assert_eq!(found.is_some(), orbit.orbits > 0, "{size}, {}", orbit.of);
            let Some(solution) = found else { continue };
            assert!(validate(&solution).ok() && solution.count() == known.size);
            assert_eq!(solution.orbit().expect("a solution can be turned").len() as u64, orbit.of);
            let turned = solution.transformed(Transform::HalfTurn).expect("a solution can be turned");
            assert_eq!(turned == solution, orbit.of < 8);
        }
    }
    assert_eq!((example(0, 8), example(33, 8), example(8, 3)), (None, None, None));
}

#[test]
fn every_count_is_divided_as_it_is_planned_and_its_shards_are_counted_on_any_thread() {
    let with_queen = Placement::from_rows(&[3, -1, -1, -1, -1, -1, -1, -1]).expect("a placement");
    let in_conflict = Placement::from_rows(&[3, 3, -1, -1, -1, -1, -1, -1]).expect("a placement");
    let full = Placement::from_rows(&[1, 3, 0, 2]).expect("a placement");
    let with_column_3 = 18;
    for (counted, total, fundamental) in [
        (Counted::Whole(WholeKind::Solutions, 6), 4, Some(1)),
        (Counted::Whole(WholeKind::Solutions, 10), 724, Some(92)),
        (Counted::Whole(WholeKind::Symmetric, 8), 92, Some(12)),
        (Counted::Whole(WholeKind::Modular, 7), 28, None),
        (Counted::Completions(with_queen.clone()), with_column_3, None),
        (Counted::Folded(with_queen), with_column_3, None),
        (Counted::Folded(in_conflict.clone()), 0, None),
        (Counted::Folded(full), 1, None),
        (Counted::Completions(in_conflict), 0, None),
    ] {
        let division = counted.division().expect("a count that is planned");
        let workers = (0..division.shards).map(|shard| {
            let mut worker = counted.sharded().expect("a count that is planned");
            let Division { question, shards, bytes, .. } = worker.division();
            assert_eq!((question, shards, bytes), (division.question, division.shards, division.bytes));
            worker.begin(division.shards);
            assert!(worker.run(1) && worker.found() == 0, "a shard beyond the last is empty: {counted:?}");
            thread::spawn(move || {
                worker.begin(shard);
                while !worker.run(1_000) {}
                worker.result()
            })
        });
        let mut shards = Shards::new(&division);
        for worker in workers.collect::<Vec<_>>() {
            let result = worker.join().expect("no panic").expect("the shard is finished");
            shards.add(&result).expect("a shard of this count");
        }
        assert_eq!(shards.total(), Some(total), "{counted:?}");
        assert_eq!(counted.orbits(total).map(|orbits| orbits.fundamental()), fundamental, "{counted:?}");
    }
}

/// A forged report with a right checksum.
fn forged(division: &Division, shard: u32, found: u64) -> ShardResult {
    ShardResult::of_parts(division, shard, found)
}

#[test]
fn a_sum_beyond_64_bits_is_exact_and_refused() {
    let counted = Counted::Whole(WholeKind::Solutions, 8);
    let division = counted.division().expect("a count that is planned");
    let mut shards = Shards::new(&division);
    for shard in 0..division.shards {
        shards.add(&forged(&division, shard, u64::MAX)).expect("a report of this count");
    }
    let total = u128::from(u64::MAX) * u128::from(division.shards);
    assert!(division.shards > 1 && total > u128::from(u64::MAX));
    assert_eq!(shards.total(), Some(total));
    assert_eq!(counted.orbits(total), None);
    assert_eq!(counted.orbits(0), None, "0 is less than the number of solutions that a half turn leaves unchanged");
}
