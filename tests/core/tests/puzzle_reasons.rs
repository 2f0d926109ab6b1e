//! Reasons that a person gives: accepted reasons are true, every step of a certificate is accepted, and a refused reason has a
//! counterexample, a board that agrees with everything proved so far.

use queens_core::puzzle::{
    Certificate, Claim, Contradiction, Family, Grade, Layout, Level, Line, LineKind, Making, Move, Position, Puzzle, Reason,
    Rule, Squares, Step, Verdict, Wanted, check_contradiction, check_reason, lines_named, make, prove_by_cases,
};
use queens_core::{Placement, Sliced, forms};
use queens_tests::{random, soak};
use std::collections::{BTreeMap, BTreeSet};

/// The rounds of random reasons, with 20 reasons in each.
const ROUNDS: u32 = 800;

/// A made puzzle of each family and level, and completions of each grade.
fn puzzles() -> impl Iterator<Item = (Puzzle, Vec<Step>)> {
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

/// Made puzzles with two stars of each grade and level.
fn starred() -> Vec<(Puzzle, Vec<Step>)> {
    let grades = [Grade::Blocks, Grade::Pointers, Grade::Killers, Grade::Sets, Grade::Strips, Grade::Trial];
    let wanted = Level::ALL.map(Wanted::Level).into_iter().chain(grades.map(Wanted::Grade));
    let seeds = if soak() { 25 } else { 1 };
    let making = wanted.flat_map(|wanted| (1..=seeds).map(move |seed| Making::starred(8, 2, wanted, seed)));
    let made = making.map(|making| {
        let mut making = making.expect("such puzzles are made");
        making.run_to_end();
        making.made().expect("there are such puzzles").expect("the making is over").clone()
    });
    made.map(|made| (made.puzzle, made.certificate.steps)).collect()
}

/// Two puzzles of puzz.link: ten rows with two stars, and fifteen rows with three stars.
fn published() -> [Puzzle; 2] {
    let parts = [
        "10/10/2/5g252c2qkgbakk98igse7g88cp3730so000u",
        "15/15/3/31g94h1gk30glmiuum28c52kl8mh0i10o51gh4i1go2h84a4802gt5hah8la6046hc9aign1ga18424a42h8",
    ];
    parts.map(|part| {
        let read = forms::read(&format!("https://puzz.link/p?starbattle/{part}")).expect("an address of puzz.link");
        let labels: Vec<i32> = read.setup.regions().iter().map(|&label| label.cast_signed()).collect();
        Puzzle::starred(read.setup.rows(), &labels, read.setup.stars()).expect("a star battle")
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

/// Every way to finish from a position: row after row, as long as each line has enough squares.
fn ways(layout: &Layout, position: &Position) -> Vec<Squares> {
    fn extend(layout: &Layout, position: &Position, row: u32, found: &mut Vec<Squares>) {
        let (size, stars) = (layout.size(), layout.stars());
        let stars_on = |line: Squares| (line & position.queens).len();
        let lines = all_lines(layout).into_iter().map(|line| layout.squares(lines_named(layout, &[line]).expect("a line")));
        if lines.clone().any(|line| stars_on(line) + (line & position.free).len() < stars) {
            return;
        }
        let Some(row) = (row..size).find(|&row| stars_on(Squares::below((row + 1) * size) - Squares::below(row * size)) < stars)
        else {
            if lines.clone().all(|line| stars_on(line) == stars) {
                found.push(position.queens);
            }
            return;
        };
        let mut before = *position;
        for square in (row * size..(row + 1) * size).filter(|&square| position.free.contains(square)) {
            let mut after = before;
            after.set(layout, square);
            extend(layout, &after, row, found);
            before.free -= [square].into_iter().collect::<Squares>();
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

/// Asserts that a counterexample has queens on free squares without conflict, all queens of the named lines, and a false claim.
fn check_counterexample(layout: &Layout, position: &Position, reason: &Reason, queens: Squares) {
    let mut board = *position;
    for queen in queens.iter() {
        assert!(board.free.contains(queen), "{reason:?} {queens:?}");
        board.set(layout, queen);
    }
    let named: Vec<Line> = layout.name(reason.lines).collect();
    for line in &named {
        let squares = layout.squares(lines_named(layout, &[*line]).expect("a line of the board"));
        assert_eq!((squares & board.queens).len(), layout.stars(), "{line:?}: {reason:?} {queens:?}");
    }
    match reason.claim {
        Claim::Queen(square) => assert!(!board.free.contains(square) && !board.queens.contains(square)),
        Claim::Empty(square) => assert!(board.queens.contains(square)),
    }
}

/// Replays a certificate as reasons; returns the rules that were used.
fn replayed(puzzle: &Puzzle, steps: &[Step]) -> BTreeSet<Rule> {
    let layout = puzzle.layout();
    let mut position = puzzle.start().expect("queens without conflict");
    for step in steps {
        let reason = Reason::of(layout, step).expect("a step proves something");
        let verdict = check_reason(layout, &position, &reason);
        let Verdict::Accepted(accepted) = verdict else { panic!("{step:?} is a reason: {verdict:?}") };
        assert!(step.excludes.is_subset(accepted.excludes) && step.square == accepted.square, "{step:?} {accepted:?}");
        position.apply(layout, &accepted);
    }
    assert!(position.is_solved());
    steps.iter().map(|step| step.rule).collect()
}

#[test]
fn every_step_of_every_certificate_is_accepted_with_all_its_exclusions() {
    let rules: BTreeSet<Rule> = puzzles().flat_map(|(puzzle, steps)| replayed(&puzzle, &steps)).collect();
    // Blocks and strips need several stars, and none of these puzzles needs a trial with all rules.
    assert_eq!(rules, [Rule::Single, Rule::Pointer, Rule::Killer, Rule::Set, Rule::Trial].into());
}

#[test]
fn every_step_is_accepted_as_a_reason_with_several_stars_too() {
    let made = starred().into_iter().flat_map(|(puzzle, steps)| replayed(&puzzle, &steps));
    let published = published().into_iter().take(if soak() { 2 } else { 1 }).flat_map(|puzzle| {
        let start = puzzle.start().expect("an empty board");
        replayed(&puzzle, &Certificate::new(puzzle.layout(), &start).steps)
    });
    let rules: BTreeSet<Rule> = made.chain(published).collect();
    assert!(rules.is_superset(&Rule::ALL.into_iter().take(7).collect()), "the first seven rules are used: {rules:?}");
}

/// The outcome of random reasons.
#[derive(Default)]
struct Tried {
    accepted: BTreeMap<Rule, u32>,
    refused: u32,
    otherwise: u32,
}

impl Tried {
    fn check(&mut self, layout: &Layout, position: &Position, reason: &Reason, truth: &[Squares]) {
        match check_reason(layout, position, reason) {
            Verdict::Accepted(step) => {
                *self.accepted.entry(reason.rule).or_default() += 1;
                assert!(is_true(reason.claim, truth), "{reason:?}");
                assert!(step.excludes.iter().all(|one| is_true(Claim::Empty(one), truth)), "{step:?}");
            }
            Verdict::Refused { counterexample: Some(queens) } => {
                self.refused += 1;
                check_counterexample(layout, position, reason, queens);
            }
            Verdict::Refused { counterexample: None } => {
                self.otherwise += 1;
                assert!(is_true(reason.claim, truth), "{reason:?}");
            }
            Verdict::Known => assert!(!position.free.contains(reason.claim.square())),
        }
    }
}

/// Tries 20 random reasons in each of `rounds` random positions of certificates. Some reasons have the rule and the lines of the
/// next step.
fn try_random(all: &[(Puzzle, Vec<Step>)], rules: &[Rule], rounds: u32) -> Tried {
    let mut below = dice(u64::from(random::seed(1)));
    let truths: Vec<Vec<Squares>> = all.iter().map(|(puzzle, _)| ways(puzzle.layout(), &start(puzzle))).collect();
    let mut outcome = Tried::default();
    for _ in random::rounds(rounds) {
        let at = below(all.len());
        let (puzzle, steps) = &all[at];
        let layout = puzzle.layout();
        let (mut position, done) = (start(puzzle), below(steps.len()));
        for step in &steps[..done] {
            position.apply(layout, step);
        }
        let next = Reason::of(layout, &steps[done]).expect("a step proves something");
        let lines = all_lines(layout);
        for _ in 0..20 {
            let is_next = below(4) == 0;
            let any = below((layout.size() * layout.size()) as usize) as u32;
            let square = if is_next && below(2) == 0 { next.claim.square() } else { any };
            let rule = if is_next { next.rule } else { rules[below(rules.len())] };
            let is_queen = matches!(rule, Rule::Single | Rule::Block) || rule == Rule::Strip && below(2) == 0;
            let claim = if is_queen { Claim::Queen(square) } else { Claim::Empty(square) };
            let count = if matches!(rule, Rule::Set | Rule::Strip) { 2 + below(2) } else { 1 };
            let chosen: Vec<Line> = lines.iter().cycle().skip(below(lines.len())).take(count).copied().collect();
            let named = if is_next { next.lines } else { lines_named(layout, &chosen).expect("lines of the board") };
            let mut open = layout.name(named).map(|line| layout.squares(lines_named(layout, &[line]).expect("a line")));
            if open.all(|line| (line & position.queens).len() < layout.stars()) {
                outcome.check(layout, &position, &Reason { claim, rule, lines: named }, &truths[at]);
            }
        }
    }
    outcome
}

fn start(puzzle: &Puzzle) -> Position {
    puzzle.start().expect("queens without conflict")
}

#[test]
fn of_random_reasons_accepted_ones_are_true_and_refused_ones_have_a_counterexample() {
    let outcome = try_random(&puzzles().collect::<Vec<_>>(), &Rule::ALL, ROUNDS);
    let accepted: u32 = outcome.accepted.values().sum();
    assert!(accepted > 300 && outcome.refused > 1_000 && outcome.otherwise > 100, "{accepted} {}", outcome.refused);
}

#[test]
fn of_random_reasons_with_two_stars_accepted_ones_are_true() {
    let outcome = try_random(&starred(), &Rule::ALL, ROUNDS);
    let accepted: u32 = outcome.accepted.values().sum();
    assert!(accepted > 300 && outcome.refused > 1_000 && outcome.otherwise > 100, "{accepted} {}", outcome.refused);
    assert!(outcome.accepted.len() >= 7 && outcome.accepted.values().all(|&often| often > 5), "{:?}", outcome.accepted);
}

/// Reasons whose rule, claim and lines have nothing to do with each other, on boards with random squares excluded.
#[test]
fn random_reasons_never_break_the_check_and_none_is_accepted_from_a_line_without_room() {
    let mut below = dice(u64::from(random::seed(11)));
    let all: Vec<Puzzle> = puzzles().chain(starred()).map(|(puzzle, _)| puzzle).chain(published()).collect();
    let (mut accepted, mut without_room) = (0, 0);
    for _ in random::rounds(1_000) {
        let puzzle = &all[below(all.len())];
        let (layout, mut position) = (puzzle.layout(), start(puzzle));
        let squares = (layout.size() * layout.size()) as usize;
        for _ in 0..below(squares) {
            position.free -= [below(squares) as u32].into_iter().collect::<Squares>();
        }
        let lines = all_lines(layout);
        for _ in 0..20 {
            // A square that is not on the board is never free.
            let square = below(squares + squares / 8) as u32;
            let claim = if below(2) == 0 { Claim::Queen(square) } else { Claim::Empty(square) };
            let chosen: Vec<Line> = (0..below(5)).map(|_| lines[below(lines.len())]).collect();
            let named = lines_named(layout, &chosen).expect("lines of the board");
            let reason = Reason { claim, rule: Rule::ALL[below(Rule::ALL.len())], lines: named };
            let dry: Vec<Line> = layout.name(position.unfillable_lines(layout)).collect();
            let has_no_room = chosen.iter().any(|line| dry.contains(line));
            let verdict = check_reason(layout, &position, &reason);
            without_room += u32::from(has_no_room && verdict != Verdict::Known);
            if matches!(verdict, Verdict::Accepted(_)) {
                accepted += 1;
                assert!(!has_no_room, "{reason:?}");
            }
        }
    }
    assert!(accepted > 20 && without_room > 500, "{accepted} {without_room}");
}

#[test]
fn a_pointer_on_a_line_without_a_free_square_is_refused() {
    let puzzle = Puzzle::completion(&Placement::from_rows(&[-1, 0, 3, -1]).expect("a placement")).expect("a puzzle");
    let layout = puzzle.layout();
    let mut position = start(&puzzle);
    position.free -= [2].into_iter().collect::<Squares>();
    let lines = lines_named(layout, &[Line { kind: LineKind::Row, index: 0 }]).expect("a row");
    for rule in Rule::ALL {
        let reason = Reason { claim: Claim::Empty(13), rule, lines };
        assert_eq!(check_reason(layout, &position, &reason), Verdict::Refused { counterexample: None }, "{rule:?}");
    }
}

#[test]
fn contradictory_lines_have_no_solution_and_other_lines_have_queens_or_are_undecided() {
    let mut below = dice(5);
    let (mut accepted, mut refused, mut hidden) = (0, 0, 0);
    for (puzzle, _) in puzzles() {
        let layout = puzzle.layout();
        let start = puzzle.start().expect("queens without conflict");
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
fn with_two_stars_no_contradiction_is_reported_if_there_is_a_way() {
    let mut below = dice(5);
    let (mut accepted, mut refused, mut hidden) = (0, 0, 0);
    for (puzzle, _) in starred() {
        let layout = puzzle.layout();
        let [way] = ways(layout, &start(&puzzle))[..] else { panic!("a made puzzle has one way") };
        for round in 0..400 {
            let mut position = start(&puzzle);
            // Only in every other position, squares of the way to finish may be excluded.
            let keeps = round % 2 == 0;
            for _ in 0..below(if keeps { 300 } else { 48 }) {
                let square = [below(64) as u32].into_iter().collect::<Squares>();
                position.free -= if keeps { square - way } else { square };
            }
            let all = all_lines(layout);
            let first = below(all.len());
            let chosen: Vec<Line> = all.iter().cycle().skip(first).take(1 + below(3)).copied().collect();
            let lines = lines_named(layout, &chosen).expect("lines of the board");
            match check_contradiction(layout, &position, lines) {
                Contradiction::Accepted => {
                    accepted += 1;
                    assert!(!way.is_subset(position.free), "{chosen:?}");
                }
                Contradiction::Refused { counterexample: Some(queens) } => {
                    refused += 1;
                    let mut board = position;
                    queens.iter().for_each(|queen| {
                        assert!(board.free.contains(queen));
                        board.set(layout, queen);
                    });
                    assert!(layout.name(lines).all(|line| {
                        let squares = layout.squares(lines_named(layout, &[line]).expect("a line of the board"));
                        (squares & board.queens).len() == 2
                    }));
                }
                Contradiction::Refused { counterexample: None } => {
                    hidden += 1;
                    assert!(!way.is_subset(position.free), "{chosen:?}");
                }
            }
        }
    }
    assert!(accepted > 30 && refused > 100 && hidden > 3, "{accepted} {refused} {hidden}");
}

#[test]
fn a_proof_with_cases_ends_with_every_way_to_finish_with_two_stars_too() {
    let mut below = dice(9);
    let mut counts = BTreeSet::new();
    for (puzzle, _) in starred() {
        // With some squares in other regions, a puzzle may have no way to finish.
        for _ in 0..4 {
            let old = puzzle.layout().labels().expect("a board with regions");
            let mut labels: Vec<i32> = old.iter().map(|&label| label.cast_signed()).collect();
            for _ in 0..4 {
                labels[below(64)] = labels[below(64)];
            }
            let Ok(other) = Puzzle::starred(8, &labels, 2) else { continue };
            prove(other.layout(), &start(&other), &mut counts);
        }
    }
    // If each region is a row, the mirror image of a way is another way.
    let rows: Vec<i32> = (0..64).map(|square| square / 8).collect();
    let open = Puzzle::starred(8, &rows, 2).expect("eight regions");
    let [way] = open.ways(1)[..] else { panic!("eight rows have a way") };
    for row in 0..3 {
        let mut position = start(&open);
        (way & Squares::below(row * 8)).iter().for_each(|square| position.set(open.layout(), square));
        prove(open.layout(), &position, &mut counts);
    }
    assert!(counts.contains(&0) && counts.contains(&1) && counts.len() > 2, "{counts:?}");
}

#[test]
fn a_proof_with_cases_ends_with_every_way_to_finish() {
    let mut below = dice(9);
    let mut counts = BTreeSet::new();
    for (puzzle, _) in puzzles() {
        // With random queens added, a puzzle may have no way to finish.
        let layout = puzzle.layout();
        for _ in 0..4 {
            let mut position = puzzle.start().expect("queens without conflict");
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

/// Proves the number of ways, compares the ways with plain search, and adds their number to `counts`.
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
        let start = puzzle.start().expect("queens without conflict");
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
fn occupied_or_excluded_squares_need_no_reason() {
    let given = Placement::from_rows(&[1, -1, -1, -1]).expect("a board of four rows");
    let puzzle = Puzzle::completion(&given).expect("no larger than a puzzle may be");
    let (layout, start) = (puzzle.layout(), puzzle.start().expect("one queen has no conflict"));
    let lines = lines_named(layout, &[Line { kind: LineKind::Row, index: 1 }]).expect("a row");
    for square in [0, 1, 4] {
        let reason = Reason { claim: Claim::Empty(square), rule: Rule::Killer, lines };
        assert_eq!(check_reason(layout, &start, &reason), Verdict::Known);
    }
    assert_eq!(lines_named(layout, &[Line { kind: LineKind::Region, index: 0 }]), None);
    assert_eq!(lines_named(layout, &[Line { kind: LineKind::Row, index: 4 }]), None);
}
