//! Compares a timeline with a plain list of all events, for any sequence of seeks, amount of memory and slices.

use proptest::prelude::*;
use proptest::sample::Index;
use queens_core::board::{Placement, Square};
use queens_core::trace::{Condition, Kind, Kinds, MEMORY_FOR_WORDS, Timeline};
use queens_tests::replay::{Moment, Start, first_lines, moment, replay, starts};
use std::sync::LazyLock;

/// The complete runs that have at most `MAX_EVENTS` events.
static RUNS: LazyLock<Vec<(Start, Vec<Moment>)>> = LazyLock::new(|| {
    const MAX_EVENTS: usize = 6000;
    let runs = starts().into_iter().map(|start| (replay(&start, MAX_EVENTS), start)).map(|(run, start)| (start, run));
    runs.filter(|(_, run)| run.last().is_some_and(|last| last.tally.ended())).collect()
});

/// A command to a timeline. Indices are relative to the existing events.
#[derive(Clone, Debug)]
enum Order {
    Seek(Index),
    Step(i8),
    Forward,
    Back,
    Nth(u32, Index),
    Until(Wish),
    BackUntil(Wish),
    Explore(u64),
}

/// A condition with indices, independent of the board and the listing.
#[derive(Clone, Debug)]
struct Wish {
    kinds: u32,
    square: Option<(Index, Index)>,
    block: Option<Index>,
}

impl Wish {
    fn condition(&self, start: &Start) -> Condition {
        let size = start.given.size();
        let lines = first_lines(&start.entry.listing);
        Condition {
            kinds: Kinds::from_bits(self.kinds),
            square: self.square.map(|(row, column)| Square::new(row.index(size) as u32, column.index(size) as u32)),
            blocks: self.block.iter().map(|block| *block.get(&lines)).collect(),
        }
    }
}

/// No kind, one kind, or any set of kinds.
fn kinds() -> impl Strategy<Value = u32> {
    prop_oneof![Just(0), (0..Kind::ALL.len()).prop_map(|kind| 1 << kind), 0u32..1 << Kind::ALL.len()]
}

fn wish() -> impl Strategy<Value = Wish> {
    let square = proptest::option::of((any::<Index>(), any::<Index>()));
    let block = proptest::option::of(any::<Index>());
    (kinds(), square, block).prop_map(|(kinds, square, block)| Wish { kinds, square, block })
}

fn order() -> impl Strategy<Value = Order> {
    prop_oneof![
        any::<Index>().prop_map(Order::Seek),
        any::<i8>().prop_map(Order::Step),
        Just(Order::Forward),
        Just(Order::Back),
        (kinds(), any::<Index>()).prop_map(|(kinds, nth)| Order::Nth(kinds, nth)),
        wish().prop_map(Order::Until),
        wish().prop_map(Order::BackUntil),
        (0u64..5000).prop_map(Order::Explore),
    ]
}

/// Repeats a command in slices, as the page does, and checks every position on the way.
fn in_slices(timeline: &mut Timeline, run: &[Moment], budget: u64, order: impl Fn(&mut Timeline, u64) -> bool) {
    let mut slices = 0;
    while !order(timeline, budget) {
        slices += 1;
        assert!(slices < 100_000, "a command must end");
        assert_eq!(moment(timeline), run[timeline.tally().position as usize], "the state after a slice");
    }
}

/// The position to which a command must lead, found in the list.
fn expected(order: &Order, start: &Start, run: &[Moment], from: usize) -> usize {
    let end = run.len() - 1;
    match order {
        // The position may be one beyond the end.
        Order::Seek(position) => position.index(run.len() + 1).min(end),
        Order::Step(by) => (from as i64 + i64::from(*by)).clamp(0, end as i64) as usize,
        Order::Forward => (from + 1).min(end),
        Order::Back => from.saturating_sub(1),
        Order::Nth(kinds, nth) => match nth_of(run, *kinds, nth) {
            0 => 0,
            nth => positions(run, &Condition::kinds(Kinds::from_bits(*kinds))).nth(nth - 1).unwrap_or(end),
        },
        Order::Until(wish) => positions(run, &wish.condition(start)).find(|&position| position > from).unwrap_or(end),
        Order::BackUntil(wish) => {
            positions(run, &wish.condition(start)).take_while(|&position| position < from).last().unwrap_or(0)
        }
        Order::Explore(_) => from,
    }
}

fn positions(run: &[Moment], condition: &Condition) -> impl Iterator<Item = usize> {
    run.iter().enumerate().filter(move |(_, moment)| moment.meets(condition)).map(|(position, _)| position)
}

/// A number from 0 to one more than the number of events of these kinds.
fn nth_of(run: &[Moment], kinds: u32, nth: &Index) -> usize {
    let all = run.last().map_or(0, |last| last.tally.of_any(Kinds::from_bits(kinds)));
    nth.index(all as usize + 2)
}

fn carry_out(timeline: &mut Timeline, order: &Order, start: &Start, run: &[Moment], budget: u64) {
    match order {
        Order::Seek(position) => {
            let position = position.index(run.len() + 1) as u64;
            in_slices(timeline, run, budget, |timeline, budget| timeline.seek(position, budget));
        }
        Order::Step(by) => {
            let position = timeline.tally().position.saturating_add_signed(i64::from(*by));
            in_slices(timeline, run, budget, |timeline, budget| timeline.seek(position, budget));
        }
        Order::Forward => {
            let next = run.get(timeline.tally().position as usize + 1);
            assert_eq!(timeline.forward(), next.and_then(|next| next.tally.event()), "the event that happened");
        }
        Order::Back => {
            let here = timeline.tally().event();
            assert_eq!(timeline.back(), here, "the event that was undone");
        }
        Order::Nth(kinds, nth) => {
            let (kinds, nth) = (Kinds::from_bits(*kinds), nth_of(run, kinds.to_owned(), nth) as u64);
            in_slices(timeline, run, budget, |timeline, budget| timeline.seek_nth(kinds, nth, budget));
        }
        Order::Until(wish) => {
            let condition = wish.condition(start);
            in_slices(timeline, run, budget, |timeline, budget| timeline.run_until(&condition, budget));
        }
        Order::BackUntil(wish) => {
            let condition = wish.condition(start);
            in_slices(timeline, run, budget, |timeline, budget| timeline.run_back_until(&condition, budget));
        }
        Order::Explore(budget) => {
            timeline.explore(*budget);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn seeks_in_every_order_agree_with_the_list_of_all_events(
        run in any::<Index>(),
        clones in prop_oneof![Just(0), 1usize..20, Just(1000)],
        orders in proptest::collection::vec((order(), prop_oneof![1u64..40, Just(u64::MAX)]), 1..20),
    ) {
        let (start, run) = run.get(&RUNS);
        let clone = start.open().bytes();
        let memory = clones * (clone + 200);
        let mut timeline = Timeline::with_memory(start.open(), memory);
        for (order, budget) in &orders {
            let from = timeline.tally().position as usize;
            let budget = (*budget).max(run.len() as u64 / 500);
            carry_out(&mut timeline, order, start, run, budget);
            let there = expected(order, start, run, from);
            prop_assert_eq!(moment(&timeline), run[there].clone(), "{:?} from {} of {:?}", order, from, start);
            prop_assert!(timeline.furthest() >= timeline.tally().position);
            prop_assert_eq!(timeline.finished(), timeline.furthest() as usize == run.len() - 1);
            prop_assert!(timeline.checkpoint_bytes() <= memory.max(2 * clone + 400), "checkpoints stay within their memory");
        }
    }
}

#[test]
fn every_search_is_among_the_tested_runs() {
    for entry in queens_core::search::CATALOGUE {
        let runs = RUNS.iter().filter(|(start, _)| start.entry.name == entry.name);
        assert!(runs.count() >= 5, "{}", entry.name);
    }
}

#[test]
fn memory_does_not_grow_with_the_run() {
    for start in starts() {
        let mut timeline = Timeline::new(start.open());
        for _ in 0..50 {
            timeline.explore(20_000);
            assert!(timeline.checkpoint_bytes() <= MEMORY_FOR_WORDS, "{start:?}");
        }
    }
}

#[test]
fn a_failed_search_backwards_does_not_move_until_it_is_over() {
    let nowhere = Condition { square: Some(Square::new(99, 99)), ..Condition::default() };
    for (start, run) in RUNS.iter() {
        let end = run.len() as u64 - 1;
        let mut timeline = Timeline::with_memory(start.open(), 100 * start.open().bytes());
        while !timeline.seek(end, 1_000) {}
        while !timeline.run_back_until(&nowhere, 100) {
            assert_eq!(timeline.tally().position, end, "{start:?}");
        }
        assert_eq!(timeline.tally().position, 0, "{start:?}");
    }
}

#[test]
fn a_seek_replays_few_steps_and_a_step_back_even_fewer() {
    let given = Placement::empty(12).expect("a board");
    let search =
        queens_core::search::find("bitmask").and_then(|entry| entry.open(&given, 0)).expect("the search accepts 12 rows");
    let mut timeline = Timeline::new(search);
    while !timeline.explore(1_000_000) {}
    let length = timeline.furthest();
    let (mut steps, mut long) = (0, 0);
    for part in 1..200 {
        let position = length * (part * 37 % 200) / 200;
        assert!(timeline.seek(position, length / 200), "position {position}");
        for back in 1..=20 {
            let position = position.saturating_sub(back);
            // Only a step back across a checkpoint replays the run from the checkpoint before.
            if !timeline.seek(position, 100) {
                long += 1;
                assert!(timeline.seek(position, length / 200));
            }
            steps += 1;
        }
        assert!(timeline.checkpoint_bytes() <= MEMORY_FOR_WORDS);
    }
    assert!(long * 100 <= steps, "{long} of {steps} steps back replay more than 100 events");
}

#[test]
fn a_short_run_has_few_checkpoints_and_short_steps_back() {
    let given = Placement::empty(8).expect("a board");
    let search =
        queens_core::search::find("bitmask").and_then(|entry| entry.open(&given, 0)).expect("the search accepts 8 rows");
    let clone = search.bytes() + 200;
    let mut timeline = Timeline::new(search);
    assert!(timeline.seek(u64::MAX, u64::MAX));
    let length = timeline.furthest();
    assert!(timeline.checkpoint_bytes() <= 8 * clone, "{} bytes for {length} events", timeline.checkpoint_bytes());
    let mut long = 0;
    for position in (0..length).rev() {
        if !timeline.seek(position, 64) {
            long += 1;
            assert!(timeline.seek(position, 1024), "position {position}");
        }
    }
    assert!(long <= 8, "{long} of {length} steps back replay more than 64 events");
}
