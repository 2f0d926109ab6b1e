//! Reasons that a person gives: what is accepted is true, every step of a certificate is accepted, and what is refused
//! comes with a board that keeps to all that is proved.

use queens_core::Placement;
use queens_core::puzzle::{
    Claim, Contradiction, Family, Grade, Layout, Level, Line, LineKind, Move, Position, Puzzle, Reason, Rule, Squares,
    Verdict, Wanted, check_contradiction, check_reason, lines_named, make, prove_by_cases,
};
use std::collections::BTreeSet;

/// So many random reasons are tried.
const TRIED: u32 = 10_000;

/// A made puzzle of each family and level, and completions of each grade.
fn puzzles() -> impl Iterator<Item = (Puzzle, Vec<queens_core::puzzle::Step>)> {
    let completions = [Grade::Singles, Grade::Killers, Grade::Sets, Grade::Trial];
    let completions = completions.map(|grade| (Family::Completion, 8, Wanted::Grade(grade)));
    let levels = [(Family::Completion, 9), (Family::Regions, 7), (Family::Regions, 8)];
    let levels =
        levels.into_iter().flat_map(|(family, size)| Level::ALL.map(|level| (family, size, Wanted::Level(level))));
    completions.into_iter().chain(levels).map(|(family, size, wanted)| {
        let made = make(size, family, wanted, 1).expect("puzzles of this kind are made");
        (made.puzzle, made.certificate.steps)
    })
}

/// Random numbers below a bound, the same on every run.
fn dice(mut seed: u64) -> impl FnMut(usize) -> usize {
    move |most| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % most
    }
}

fn all_lines(layout: &Layout) -> Vec<Line> {
    let kinds = [LineKind::Row, LineKind::Column, LineKind::Region];
    let has = if layout.labels().is_some() { 3 } else { 2 };
    kinds[..has].iter().flat_map(|&kind| (0..layout.size()).map(move |index| Line { kind, index })).collect()
}

/// Every way to finish from a position, by the rows alone.
fn ways(layout: &Layout, position: &Position) -> Vec<Squares> {
    fn extend(layout: &Layout, position: &Position, row: u32, found: &mut Vec<Squares>) {
        let size = layout.size();
        if row == size {
            let labels = layout.labels().map(|labels| position.queens.iter().map(|at| labels[at as usize]));
            if labels.is_none_or(|labels| labels.collect::<BTreeSet<u32>>().len() == size as usize) {
                found.push(position.queens);
            }
            return;
        }
        if position.queens.iter().any(|queen| queen / size == row) {
            return extend(layout, position, row + 1, found);
        }
        for square in (row * size..(row + 1) * size).filter(|&square| position.free.contains(square)) {
            let mut after = *position;
            after.set(layout, square);
            extend(layout, &after, row + 1, found);
        }
    }
    let mut found = Vec::new();
    extend(layout, position, 0, &mut found);
    found
}

fn is_true(claim: Claim, ways: &[Squares]) -> bool {
    match claim {
        Claim::Queen(square) => ways.iter().all(|way| way.contains(square)),
        Claim::Empty(square) => ways.iter().all(|way| !way.contains(square)),
    }
}

/// Queens on free squares, no two in conflict, one on each of the named lines that need one, and the claim is false.
fn speaks_against(layout: &Layout, position: &Position, reason: &Reason, queens: Squares) {
    let mut board = *position;
    for queen in queens.iter() {
        assert!(board.free.contains(queen), "{reason:?} {queens:?}");
        board.set(layout, queen);
    }
    let named: Vec<Line> = layout.name(reason.lines).collect();
    for line in &named {
        let squares = layout.squares(lines_named(layout, &[*line]).expect("a line of the board"));
        assert!(!squares.is_disjoint(board.queens), "{line:?} has no queen: {reason:?} {queens:?}");
    }
    match reason.claim {
        Claim::Queen(square) => assert!(!board.free.contains(square) && !board.queens.contains(square)),
        Claim::Empty(square) => assert!(board.queens.contains(square)),
    }
}

/// The rules of boards that hold one queen a line.
const ONE_STAR: [Rule; 6] = [Rule::Single, Rule::Pointer, Rule::Killer, Rule::Set, Rule::Trial, Rule::TrialAndRules];

#[test]
fn every_step_of_every_certificate_is_accepted_and_closes_no_less() {
    let mut rules = BTreeSet::new();
    for (puzzle, steps) in puzzles() {
        let layout = puzzle.layout();
        let mut position = puzzle.start().expect("queens that are in nobody's way");
        for step in steps {
            let reason = Reason::of(&step).expect("a step proves something");
            let verdict = check_reason(layout, &position, &reason);
            let Verdict::Accepted(accepted) = verdict else { panic!("{step:?} is a reason: {verdict:?}") };
            assert!(step.excludes.is_subset(accepted.excludes) && step.square == accepted.square);
            rules.insert(step.rule);
            position.apply(layout, &accepted);
        }
        assert!(position.is_solved());
    }
    // No puzzle that is made needs trials by all rules.
    assert_eq!(rules.len() + 1, ONE_STAR.len(), "each rule was tried: {rules:?}");
}

#[test]
fn of_ten_thousand_random_reasons_what_is_accepted_is_true_and_what_is_refused_has_a_counterexample() {
    let mut below = dice(1);
    let all: Vec<_> = puzzles().collect();
    let (mut accepted, mut refused, mut otherwise) = (0, 0, 0);
    while accepted + refused + otherwise < TRIED {
        let (puzzle, steps) = &all[below(all.len())];
        let layout = puzzle.layout();
        let mut position = puzzle.start().expect("queens that are in nobody's way");
        for step in &steps[..below(steps.len())] {
            position.apply(layout, step);
        }
        let truth = ways(layout, &position);
        let lines = all_lines(layout);
        for _ in 0..20 {
            let square = below((layout.size() * layout.size()) as usize) as u32;
            let rule = ONE_STAR[below(ONE_STAR.len())];
            let claim = if rule == Rule::Single { Claim::Queen(square) } else { Claim::Empty(square) };
            let count = if rule == Rule::Set { 2 + below(2) } else { 1 };
            let first = below(lines.len());
            let chosen: Vec<Line> = lines.iter().cycle().skip(first).take(count).copied().collect();
            let open = chosen.iter().all(|line| {
                let squares = layout.squares(lines_named(layout, &[*line]).expect("a line of the board"));
                squares.is_disjoint(position.queens)
            });
            if !open {
                continue;
            }
            let reason = Reason { claim, rule, lines: lines_named(layout, &chosen).expect("lines of the board") };
            match check_reason(layout, &position, &reason) {
                Verdict::Accepted(step) => {
                    accepted += 1;
                    assert!(is_true(claim, &truth), "{reason:?}");
                    assert!(step.excludes.iter().all(|one| is_true(Claim::Empty(one), &truth)), "{step:?}");
                }
                Verdict::Refused { counterexample: Some(queens) } => {
                    refused += 1;
                    speaks_against(layout, &position, &reason, queens);
                }
                Verdict::Refused { counterexample: None } => {
                    otherwise += 1;
                    assert!(is_true(claim, &truth), "{reason:?}");
                }
                Verdict::Known => assert!(!position.free.contains(square)),
            }
        }
    }
    assert!(accepted > 300 && refused > 1_000 && otherwise > 100, "{accepted} {refused} {otherwise}");
}

#[test]
fn lines_that_contradict_each_other_have_no_way_and_others_have_queens_or_are_too_far_to_see() {
    let mut below = dice(5);
    let (mut accepted, mut refused, mut hidden) = (0, 0, 0);
    for (puzzle, _) in puzzles() {
        let layout = puzzle.layout();
        let start = puzzle.start().expect("queens that are in nobody's way");
        for _ in 0..100 {
            let mut position = start;
            for _ in 0..below(5 * layout.size() as usize) {
                position.free -= [below((layout.size() * layout.size()) as usize) as u32].into_iter().collect::<Squares>();
            }
            let all = all_lines(layout);
            let chosen: Vec<Line> = (0..=below(4)).map(|_| all[below(all.len())]).collect();
            let lines = lines_named(layout, &chosen).expect("lines of the board");
            match check_contradiction(layout, &position, lines) {
                Contradiction::Accepted => {
                    accepted += 1;
                    assert!(ways(layout, &position).is_empty(), "{chosen:?}");
                }
                Contradiction::Refused { counterexample: Some(queens) } => {
                    refused += 1;
                    let mut board = position;
                    for queen in queens.iter() {
                        assert!(board.free.contains(queen));
                        board.set(layout, queen);
                    }
                    for line in chosen {
                        let line = lines_named(layout, &[line]).expect("a line of the board");
                        assert!(!layout.squares(line).is_disjoint(board.queens));
                    }
                }
                Contradiction::Refused { counterexample: None } => {
                    hidden += 1;
                    assert!(ways(layout, &position).is_empty(), "{chosen:?}");
                }
            }
        }
    }
    assert!(accepted > 50 && refused > 200 && hidden > 3, "{accepted} {refused} {hidden}");
}

#[test]
fn a_proof_with_cases_ends_with_every_way_to_finish() {
    let mut below = dice(9);
    let mut counts = BTreeSet::new();
    for (puzzle, _) in puzzles() {
        // Without some of its queens, a puzzle has more ways; with others, none.
        let layout = puzzle.layout();
        for _ in 0..4 {
            let mut position = puzzle.start().expect("queens that are in nobody's way");
            for _ in 0..below(6) {
                let free: Vec<u32> = position.free.iter().collect();
                let Some(&square) = free.get(below(free.len().max(1))) else { break };
                position.set(layout, square);
            }
            prove(layout, &position, &mut counts);
        }
    }
    for size in 4..=7 {
        let layout = Layout::queens(size).expect("a small board");
        prove(&layout, &Position::empty(&layout), &mut counts);
    }
    assert!(counts.contains(&0) && counts.contains(&1) && counts.contains(&40), "{counts:?}");
}

/// Proves how many ways there are, compares them with plain search, and adds their number.
fn prove(layout: &Layout, position: &Position, counts: &mut BTreeSet<usize>) {
    let moves = prove_by_cases(layout, position, 10_000).expect("a small board has a shorter proof");
    let found = moves.iter().filter_map(|one| if let Move::Way(queens) = one { Some(*queens) } else { None });
    let (mut found, mut expected): (Vec<Squares>, Vec<Squares>) = (found.collect(), ways(layout, position));
    found.sort_by_key(|queens| queens.iter().collect::<Vec<u32>>());
    expected.sort_by_key(|queens| queens.iter().collect::<Vec<u32>>());
    assert_eq!(found, expected);
    assert!(prove_by_cases(layout, position, moves.len() - 1).is_none());
    counts.insert(found.len());
}

#[test]
fn a_false_claim_always_has_a_counterexample() {
    for (puzzle, _) in puzzles() {
        let layout = puzzle.layout();
        let start = puzzle.start().expect("queens that are in nobody's way");
        let solution = puzzle.solution().expect("a made puzzle has one way");
        let row = |square: u32| Line { kind: LineKind::Row, index: square / layout.size() };
        for square in (solution & start.free).iter() {
            for rule in [Rule::Killer, Rule::Set, Rule::Trial, Rule::TrialAndRules] {
                for line in all_lines(layout).into_iter().filter(|&line| line != row(square)) {
                    let lines = lines_named(layout, &[line]).expect("a line of the board");
                    let reason = Reason { claim: Claim::Empty(square), rule, lines };
                    let verdict = check_reason(layout, &start, &reason);
                    assert!(matches!(verdict, Verdict::Refused { counterexample: Some(_) }), "{reason:?}");
                }
            }
        }
    }
}

#[test]
fn what_is_taken_or_closed_needs_no_reason() {
    let given = Placement::from_rows(&[1, -1, -1, -1]).expect("a board of four rows");
    let puzzle = Puzzle::completion(&given).expect("no larger than a puzzle may be");
    let (layout, start) = (puzzle.layout(), puzzle.start().expect("one queen is in nobody's way"));
    let lines = lines_named(layout, &[Line { kind: LineKind::Row, index: 1 }]).expect("a row");
    for square in [0, 1, 4] {
        let reason = Reason { claim: Claim::Empty(square), rule: Rule::Killer, lines };
        assert_eq!(check_reason(layout, &start, &reason), Verdict::Known);
    }
    assert_eq!(lines_named(layout, &[Line { kind: LineKind::Region, index: 0 }]), None);
    assert_eq!(lines_named(layout, &[Line { kind: LineKind::Row, index: 4 }]), None);
}
