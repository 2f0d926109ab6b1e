//! Branches of a run: the solutions below a decision, and every way to move along a branch.

use queens_core::board::{Placement, Square};
use queens_core::problem::Problem;
use queens_core::search::{CATALOGUE, Demand, Entry, Family, find};
use queens_core::trace::{Branches, Condition, Event, Fact, Kind, Kinds, Reason, Tally, Undecided};
use queens_tests::random;
use rand::RngExt;

/// The searches that make decisions.
const DECIDING: [&str; 11] = [
    "bitmask",
    "completions",
    "array-recursive",
    "array-iterative",
    "bitboard",
    "bitboard-columns",
    "bitboard-lines",
    "bitboard-pairs",
    "bitboard-fewest",
    "modular",
    "by-rule",
];

fn whole(run: &mut Branches, position: u64) {
    while !run.seek(position, 10_000) {}
}

/// A random board that a search accepts. For the modular search it is empty, because few placements have a modular completion.
fn board(entry: &Entry, seed: u32) -> Placement {
    let mut random = random::generator(seed);
    if entry.demand == Demand::Modular {
        return Placement::empty(*[5, 7].get(random.random_range(0..2_usize)).expect("two sizes")).expect("a board");
    }
    let size = random.random_range(4..=8);
    let queens = random.random_range(0..=size / 2);
    if random.random_bool(0.5) { random::from_solution(size, queens, seed) } else { random::greedy(size, queens, seed) }
}

/// A run at a random position with a choice, if it has such a position.
fn choosing(entry: &Entry, seed: u32) -> Option<Branches> {
    let mut random = random::generator(seed);
    let mut run = Branches::new(entry.open(&board(entry, seed), 0).expect("the search accepts the board"));
    run.explore(1500);
    let from = random.random_range(0..=run.furthest());
    let end = run.furthest();
    for position in (from..=end).chain(0..from) {
        whole(&mut run, position);
        if run.choice().is_ok() {
            return Some(run);
        }
    }
    None
}

/// All solutions that contain the queens of a placement, by trying every column of every free row.
fn completions(placement: &Placement, wraps: bool) -> Vec<Vec<u32>> {
    fn extend(rows: &mut Vec<u32>, placement: &Placement, wraps: bool, found: &mut Vec<Vec<u32>>) {
        let (row, size) = (rows.len() as u32, placement.size() as u32);
        if row == size {
            found.push(rows.clone());
            return;
        }
        for column in 0..size {
            if placement.column(row).is_some_and(|given| given != column) {
                continue;
            }
            let attacked = rows.iter().zip(0..).any(|(&other, above): (&u32, u32)| {
                let (down, aside) = (row - above, column.abs_diff(other));
                aside == 0 || aside == down || wraps && size - aside == down
            });
            if !attacked {
                rows.push(column);
                extend(rows, placement, wraps, found);
                rows.pop();
            }
        }
    }
    let mut found = Vec::new();
    extend(&mut Vec::new(), placement, wraps, &mut found);
    found
}

#[test]
fn the_solutions_below_a_decision_are_those_of_brute_force() {
    for name in DECIDING {
        let entry = find(name).expect("a search");
        let mut tried = 0;
        for seed in 0.. {
            let Some(mut run) = choosing(entry, seed) else { continue };
            let choice = run.choice().expect("the position has a choice");
            let square = choice.squares[random::generator(seed ^ 77).random_range(0..choice.squares.len())];
            let mut decided = run.placement();
            decided.set(square);
            let before = run.tally().position;
            run.decide(square).expect("a square of the choice");
            assert_eq!(run.placement(), decided, "{name}, seed {seed}: a decision only adds its queen");
            assert_eq!(run.tally().position, before + 1);
            let mut found = Vec::new();
            while let Some(event) = run.forward() {
                if event == Event::Solution {
                    let board = run.placement();
                    let queens = run.branch().expect("a branch").queens;
                    assert_eq!(queens.len() + decided.count(), board.count() + 1, "{name}: the queens of the branch");
                    assert!(queens.contains(&square));
                    found.push(
                        (0..board.size() as u32).map(|row| board.column(row).expect("a queen")).collect::<Vec<_>>(),
                    );
                }
            }
            found.sort();
            assert_eq!(found, completions(&decided, name == "modular"), "{name}, seed {seed}");
            let Some(Reason::Own(over)) = run.reason() else { panic!("the end of a branch has a reason") };
            assert_eq!((over.code, over.fact("count")), ("decidedOver", Some(Fact::Count(found.len() as u64))));
            assert_eq!(
                run.branch().map(|branch| (branch.finished, branch.solutions)),
                Some((true, found.len() as u64))
            );
            tried += 1;
            if tried == 200 {
                break;
            }
        }
    }
}

#[test]
fn every_other_search_returns_the_reason_why_it_makes_no_decisions() {
    for entry in CATALOGUE.iter().filter(|entry| !DECIDING.contains(&entry.name)) {
        let mut run = Branches::new(entry.open(&Placement::empty(8).expect("a board"), 1).expect("an empty board"));
        let error = run.decide(Square::new(0, 0)).expect_err("the search makes no decisions");
        assert_eq!(run.choice().expect_err("the search never has a choice"), error);
        let codes: &[&str] = match entry.family {
            Family::Backtracking => &["decide-images", "decide-lists"],
            Family::Repair => &["decide-repair"],
            Family::Draws => &["decide-draws"],
            Family::Formula => &["decide-formula", "decide-checks"],
        };
        assert!(codes.contains(&error.code()), "{}: {}", entry.name, error.code());
        assert!(run.branch().is_none());
    }
}

/// A run with a branch of two decisions, and the tally and the board at each of its positions.
fn branched(name: &str, seed: u32) -> (Branches, Vec<(Tally, Placement)>) {
    let mut random = random::generator(seed);
    let entry = find(name).expect("a search");
    let mut run = loop {
        if let Some(run) = choosing(entry, random.random_range(0..1000)) {
            break run;
        }
    };
    let choice = run.choice().expect("the position has a choice");
    run.decide(choice.squares[choice.squares.len() - 1]).expect("a square of the choice");
    let steps = random.random_range(0..20);
    for _ in 0..steps {
        run.forward();
    }
    while run.choice().is_err() && run.forward().is_some() {}
    if let Ok(choice) = run.choice() {
        run.decide(choice.squares[choice.squares.len() - 1]).expect("a square of the choice");
    }
    let mut moments = Vec::new();
    whole(&mut run, 0);
    loop {
        moments.push((*run.tally(), run.placement()));
        if run.forward().is_none() {
            break;
        }
    }
    (run, moments)
}

#[test]
fn a_branch_can_be_played_forwards_and_backwards() {
    for seed in 0..44 {
        let name = DECIDING[seed as usize % DECIDING.len()];
        let (mut run, moments) = branched(name, seed);
        let mut random = random::generator(seed + 1);
        let end = moments.len() - 1;
        assert!(moments[end].0.ended());
        for turn in 0..60 {
            let here = run.tally().position as usize;
            let kinds = Kinds::from(Kind::ALL[random.random_range(0..Kind::ALL.len())]);
            let queens: Vec<Square> = moments[random.random_range(0..=end)].1.queens().collect();
            let square = queens.first().copied();
            let condition = Condition { kinds, square, ..Condition::default() };
            let meets = |at: &usize| {
                let event = moments[*at].0.event();
                event.is_some_and(|event| kinds.contains(event.kind()) || square.is_some() && event.square() == square)
            };
            let budget = random.random_range(1..50);
            let expected = match turn % 5 {
                0 => {
                    let to = random.random_range(0..=end);
                    while !run.seek(to as u64, budget) {}
                    to
                }
                1 => {
                    let all = moments[end].0.of_any(kinds);
                    let nth = random.random_range(0..=all + 1);
                    while !run.seek_nth(kinds, nth, budget) {}
                    let hit = |at: &usize| moments[*at].0.of_any(kinds) == nth && moments[*at].0.last_is(kinds);
                    if nth == 0 { 0 } else { (1..=end).find(hit).unwrap_or(end) }
                }
                2 => {
                    while !run.run_until(&condition, budget) {}
                    (here + 1..=end).find(meets).unwrap_or(end)
                }
                3 => {
                    while !run.run_back_until(&condition, budget) {}
                    (0..here).rev().find(meets).unwrap_or(0)
                }
                _ => {
                    run.back();
                    here.saturating_sub(1)
                }
            };
            let found = (*run.tally(), run.placement());
            assert_eq!(found, moments[expected], "{name}, seed {seed}, turn {turn}: from {here} to {expected}");
        }
    }
}

#[test]
fn undo_removes_a_decision_and_the_search_continues_as_before() {
    let empty = Placement::empty(8).expect("a board");
    let mut run = Branches::new(find("bitmask").expect("a search").open(&empty, 0).expect("an empty board"));
    whole(&mut run, 3);
    let (board, tally) = (run.placement(), *run.tally());
    let squares = run.choice().expect("the position has a choice").squares;
    run.decide(squares[1]).expect("a choice");
    run.forward();
    let inner = run.tally().position;
    let next = run.choice().expect("the position has a choice").squares;
    run.decide(next[0]).expect("a choice");
    assert_eq!(run.branch().map(|branch| branch.decisions.len()), Some(2));
    run.undecide();
    assert_eq!((run.tally().position, run.branch().map(|branch| branch.decisions.len())), (inner, Some(1)));
    run.follow(false);
    assert_eq!((run.placement(), *run.tally()), (board.clone(), tally), "the board is as at the step where the branch begins");
    assert_eq!(run.branch().map(|branch| branch.queens), Some(Vec::new()));
    run.forward();
    assert_eq!(run.tally().event(), Some(Event::Tried(squares[0])), "the search continues without the branch");
    run.follow(true);
    run.forward();
    assert_eq!(run.tally().event(), Some(Event::Tried(squares[1])), "the branch still exists");
    assert!(matches!(run.reason(), Some(Reason::Own(own)) if own.code == "decided"));
    while !run.explore(1000) {}
    assert_eq!(run.branch().map(|branch| (branch.finished, branch.search_finished)), Some((true, true)));
    run.undecide();
    assert_eq!((run.placement(), *run.tally(), run.branch()), (board, tally, None));
    whole(&mut run, u64::MAX);
    assert_eq!(run.tally().of(Kind::Solution), 92);
}

#[test]
fn a_square_that_cannot_be_decided_has_a_reason() {
    let empty = Placement::empty(8).expect("a board");
    let mut run = Branches::new(find("bitmask").expect("a search").open(&empty, 0).expect("an empty board"));
    whole(&mut run, 2);
    let why = |run: &mut Branches, row, column| run.decide(Square::new(row, column)).expect_err("the square cannot be decided");
    assert_eq!(why(&mut run, 0, 0), Undecided::Occupied { row: 0, column: 0 });
    assert_eq!(why(&mut run, 2, 0), Undecided::Attacked { row: 2, column: 0, other_row: 0, other_column: 0 });
    assert_eq!(why(&mut run, 5, 7), Undecided::OtherRow { row: 5, column: 7, other_row: 2 });
    assert_eq!(why(&mut run, 8, 0), Undecided::Outside { row: 8, column: 0 });
    let first = run.choice().expect("the position has a choice").squares[0];
    while run.forward() != Some(Event::Removed(first)) {}
    assert_eq!(run.decide(first), Err(Undecided::Tried { row: first.row, column: first.column }));
    assert!(run.branch().is_none());
    let tried = run.next_set(first, 100_000).expect("the search sets a queen on the square");
    whole(&mut run, tried);
    assert_eq!(run.tally().event(), Some(Event::Tried(first)));
    whole(&mut run, u64::MAX);
    assert_eq!(why(&mut run, 0, 0), Undecided::Over);
    let mut columns = Branches::new(find("bitboard-columns").expect("a search").open(&empty, 0).expect("a board"));
    while !matches!(columns.choice(), Err(Undecided::Forced { .. })) {
        assert!(columns.forward().is_some(), "a queen is forced somewhere");
    }
}

#[test]
fn the_nodes_of_a_branch_are_below_the_queens_of_the_search() {
    for name in DECIDING {
        for seed in 0..10 {
            let (mut run, moments) = branched(name, seed);
            let nodes = run.tree();
            let search = run.nodes_of_search();
            let decisions = run.branch().expect("a branch").decisions;
            assert_eq!(nodes[search].square, Some(decisions[0].square), "{name}: the first node is the decision");
            let given = moments[0].1.count();
            for node in &nodes[search..] {
                let mut depth = 0;
                let mut at = *node;
                while at.square.is_some() {
                    depth += 1;
                    at = nodes[at.parent as usize];
                }
                whole(&mut run, node.from);
                if run.tally().event().and_then(Event::square) == node.square {
                    assert_eq!(depth + given, run.placement().count(), "{name}, seed {seed}");
                }
            }
            assert_eq!(run.branch_marks(50).len(), 50);
        }
    }
}
