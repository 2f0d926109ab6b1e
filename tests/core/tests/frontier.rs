//! Compares the data that a timeline collects about a whole run with a replay of the run: the tree, the marks of the scrub bar,
//! and the curve of conflicts.

use queens_core::board::{Placement, Square};
use queens_core::trace::{Event, Node, Own, Reason, Timeline, Totals};
use queens_tests::replay::{Moment, Start, replay, starts};

fn all_runs(most: usize) -> impl Iterator<Item = (Start, Vec<Moment>)> {
    starts().into_iter().map(move |start| (start.clone(), replay(&start, most)))
}

/// Every queen that was tried, as a node of the tree, with its depth; in the order in which they were set.
fn whole_tree(run: &[Moment]) -> Vec<(Node, usize)> {
    let root = Node { parent: 0, square: None, forced: false, from: 0, to: None, totals: Totals::default() };
    let (mut nodes, mut path) = (vec![(root, 0)], vec![0]);
    for moment in run {
        let position = moment.tally.position;
        match moment.tally.event() {
            Some(event @ (Event::Tried(square) | Event::Forced(square))) => {
                path.iter().for_each(|&open: &usize| nodes[open].0.totals.nodes += 1);
                let parent = *path.last().expect("the root") as u32;
                path.push(nodes.len());
                let (square, forced) = (Some(square), matches!(event, Event::Forced(_)));
                let totals = Totals::default();
                nodes.push((Node { parent, square, forced, from: position, to: None, totals }, path.len() - 1));
            }
            Some(Event::Removed(_)) => nodes[path.pop().expect("a queen")].0.to = Some(position),
            Some(Event::DeadEnd { .. }) => path.iter().for_each(|&open| nodes[open].0.totals.dead_ends += 1),
            Some(Event::Solution) => path.iter().for_each(|&open| nodes[open].0.totals.solutions += 1),
            Some(Event::Restart { level, .. }) => {
                while path.len() > level as usize + 1 {
                    nodes[path.pop().expect("a queen")].0.to = Some(position);
                }
            }
            _ => {}
        }
    }
    nodes
}

/// The nodes down to a depth, with the new numbers of their parents.
fn cut(nodes: &[(Node, usize)], deepest: usize) -> Vec<Node> {
    let shown: Vec<_> = (0..nodes.len()).filter(|&index| nodes[index].1 <= deepest).collect();
    let renumber = |parent: u32| shown.binary_search(&(parent as usize)).expect("a parent is shown") as u32;
    shown.iter().map(|&index| Node { parent: renumber(nodes[index].0.parent), ..nodes[index].0 }).collect()
}

fn bitmask(size: usize) -> Start {
    let entry = queens_core::search::find("bitmask").expect("in the catalogue");
    Start { entry, given: Placement::empty(size).expect("a board"), seed: 0 }
}

#[test]
fn a_tree_below_its_limit_contains_every_queen_with_its_events() {
    for (start, run) in all_runs(4000) {
        let mut timeline = Timeline::new(start.open());
        timeline.seek(run.len() as u64 - 1, u64::MAX);
        timeline.seek(0, u64::MAX);
        assert_eq!(timeline.tree(), cut(&whole_tree(&run), usize::MAX), "{start:?}");
    }
}

#[test]
fn a_full_tree_drops_its_deepest_levels_and_keeps_their_figures() {
    let run = replay(&bitmask(9), 30_000);
    let whole = whole_tree(&run);
    let mut timeline = Timeline::new(bitmask(9).open());
    while !timeline.explore(777) {}
    let tree = timeline.tree();
    let deepest = (0..).find(|&deepest| cut(&whole, deepest + 1).len() > 5000).expect("the whole tree exceeds the limit");
    assert!(tree.len() > 1000);
    assert_eq!(tree, cut(&whole, deepest));
}

#[test]
fn marks_show_where_solutions_and_dead_ends_lie() {
    for (start, run) in all_runs(3000).chain([(bitmask(8), replay(&bitmask(8), 10_000))]) {
        let mut timeline = Timeline::new(start.open());
        while timeline.furthest() + 1 < run.len() as u64 {
            timeline.seek((timeline.furthest() + 97).min(run.len() as u64 - 1), u64::MAX);
        }
        let furthest = run.len() - 1;
        // Up to 4,096 positions are marked exactly. In longer runs, a mark stands for a bucket of neighbouring positions.
        let bucket = if furthest <= 4096 { 1 } else { furthest / 2048 };
        for parts in [1, 10, 333] {
            let marks = timeline.marks(parts);
            let mut near = vec![0; parts];
            for moment in &run {
                let bit = match moment.tally.event() {
                    Some(Event::Solution) => 1,
                    Some(Event::DeadEnd { .. }) => 2,
                    _ => continue,
                };
                let position = moment.tally.position as usize;
                let part = |position: usize| (position * parts / furthest).min(parts - 1);
                assert_ne!(marks[part(position)] & bit, 0, "{start:?}: position {position} in {parts} parts");
                let (first, last) = (part(position.saturating_sub(bucket - 1)), part(position + bucket - 1));
                near[first..=last].iter_mut().for_each(|near| *near |= bit);
            }
            for (mark, near) in marks.iter().zip(near) {
                assert_eq!(mark & !near, 0, "{start:?}: a mark without an event near it");
            }
        }
    }
}

#[test]
fn a_curve_gives_the_conflicts_at_its_positions() {
    for (start, run) in all_runs(6000) {
        let mut timeline = Timeline::new(start.open());
        timeline.seek(run.len() as u64 - 1, u64::MAX);
        let curve = timeline.curve();
        assert!(curve.positions.len() <= 2049 && curve.positions.len() == curve.conflicts.len());
        assert!(curve.positions.is_sorted_by(|one, next| one < next));
        for (&position, &conflicts) in curve.positions.iter().zip(&curve.conflicts) {
            assert_eq!(pairs(&run[position as usize].placement), conflicts, "{start:?} at {position}");
        }
        if run.iter().any(|moment| matches!(moment.reason, Some(Reason::Own(Own { code: "shuffle", .. })))) {
            assert_eq!(curve.positions.last(), Some(&(run.len() as u64 - 1)));
            assert!(curve.positions.len() >= 1024.min(run.len() - 1));
        } else {
            assert!(curve.positions.is_empty());
        }
    }
}

/// Attacking pairs, each pair of queens examined.
fn pairs(placement: &Placement) -> u32 {
    let queens: Vec<_> = placement.queens().collect();
    let attacking =
        |(at, one): (usize, &Square)| queens[..at].iter().filter(|other| one.line_to(**other).is_some()).count();
    queens.iter().enumerate().map(attacking).sum::<usize>() as u32
}
