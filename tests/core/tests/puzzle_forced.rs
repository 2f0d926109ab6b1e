//! A square is forced if one step proves it, and a review names the rules that the steps of a player needed.

use queens_core::Sliced;
use queens_core::puzzle::{
    Certificate, Claim, Family, Hint, Level, Making, Needed, Played, Position, Puzzle, Reviewing, Rule, Squares, Wanted, deduce_by,
    hint, is_forced, refutation,
};
use queens_tests::random::generator;
use rand::RngExt;

/// Made puzzles of every kind and level, with their solutions and certificates.
fn puzzles(seeds: u32) -> impl Iterator<Item = (Puzzle, Squares, Certificate)> {
    let kinds = [Some((Family::Completion, 8)), Some((Family::Regions, 8)), None];
    let wanted = kinds.into_iter().flat_map(|kind| Level::ALL.map(|level| (kind, Wanted::Level(level))));
    wanted.flat_map(move |(kind, wanted)| (1..=seeds).map(move |seed| (kind, wanted, seed))).map(|(kind, wanted, seed)| {
        let making = match kind {
            Some((family, size)) => Making::new(size, family, wanted, seed),
            None => Making::starred(8, 2, wanted, seed),
        };
        let mut making = making.expect("puzzles of this kind are made");
        making.run_to_end();
        let made = making.made().expect("there are such puzzles").expect("the making is over").clone();
        let solution = made.puzzle.solution().expect("a made puzzle has one way");
        (made.puzzle, solution, made.certificate)
    })
}

/// The position after each step of a certificate.
fn positions(puzzle: &Puzzle, certificate: &Certificate) -> Vec<Position> {
    let mut position = puzzle.start().expect("no given queens are in conflict");
    let after = certificate.steps.iter().map(|step| {
        let before = position;
        position.apply(puzzle.layout(), step);
        before
    });
    after.collect()
}

#[test]
fn forced_claims_are_true_and_a_right_square_that_is_not_forced_is_refused() {
    let (mut seen, mut refused, mut accepted) = (0, 0, 0);
    for (puzzle, solution, certificate) in puzzles(3) {
        let layout = puzzle.layout();
        let strongest = certificate.grade().rule().expect("the rules solve it");
        for position in positions(&puzzle, &certificate) {
            seen += 1;
            let easiest = deduce_by(layout, &position, Rule::Block).is_some();
            for square in position.free.iter() {
                let right = solution.contains(square);
                let queen = is_forced(layout, &position, Claim::Queen(square), strongest);
                let empty = is_forced(layout, &position, Claim::Empty(square), strongest);
                assert!(!queen || right, "queen on {square} of {puzzle:?}");
                assert!(!empty || !right, "square {square} of {puzzle:?} is empty");
                // Without a single, a block or a strip no queen is forced.
                assert!(!queen || easiest || strongest >= Rule::Strip, "{square}");
                let (forced, unproved) = (queen || empty, if right { !queen } else { !empty });
                accepted += u32::from(forced);
                refused += u32::from(unproved);
            }
        }
    }
    assert!(seen >= 400 && refused >= 1_000 && accepted >= 1_000, "{seen} {refused} {accepted}");
}

#[test]
fn every_step_of_a_certificate_is_forced_up_to_its_rule_and_not_by_weaker_rules_alone() {
    for (puzzle, _, certificate) in puzzles(1) {
        let layout = puzzle.layout();
        for (position, step) in positions(&puzzle, &certificate).iter().zip(&certificate.steps) {
            let claims: Vec<Claim> = match step.sets() {
                Some(square) => vec![Claim::Queen(square)],
                None => step.excludes.iter().map(Claim::Empty).collect(),
            };
            for claim in claims {
                assert!(is_forced(layout, position, claim, step.rule), "{claim:?} by {:?}", step.rule);
                // A step of a certificate uses the weakest rule that applies.
                let weaker = Rule::ALL.into_iter().take_while(|&rule| rule < step.rule).last();
                assert!(weaker.is_none_or(|rule| !is_forced(layout, position, claim, rule)), "{claim:?}");
            }
        }
    }
}

#[test]
fn a_wrong_queen_is_refuted_by_a_line_without_candidates() {
    let (mut refuted, mut all) = (0, 0);
    for (puzzle, solution, _) in puzzles(1) {
        let layout = puzzle.layout();
        let start = puzzle.start().expect("no given queens are in conflict");
        for square in (start.free - solution).iter() {
            let played = Played { queens: Squares::one(square), marks: Squares::EMPTY };
            assert_eq!(hint(&puzzle, &played), Ok(Hint::WrongQueen(square)));
            all += 1;
            let Some(step) = refutation(&puzzle, &played, square).expect("a made puzzle has one way") else { continue };
            refuted += 1;
            assert_eq!((step.square, step.lines.len()), (Some(square), 1));
            // The squares of the chain leave that line without candidates.
            let mut after = start;
            after.set(layout, square);
            step.chain.iter().for_each(|step| after.apply(layout, step));
            assert!(layout.name(after.unfillable_lines(layout)).any(|line| layout.name(step.lines).eq([line])), "{step:?}");
        }
    }
    assert!(refuted * 10 >= all * 7, "{refuted} of {all}");
}

/// The rules that the first square of a player's step needed, found with one hint after another.
fn needed_by_hints(puzzle: &Puzzle, solution: Squares, before: Played, after: Played) -> Option<Needed> {
    let is_right = |board: Played| (board.queens - solution).is_empty() && (board.marks & solution).is_empty();
    let free = |board: Played| {
        Position::with(puzzle.layout(), puzzle.given() | board.queens).expect("queens of the solution").free - board.marks
    };
    if !is_right(before) || !is_right(after) {
        return None;
    }
    let square = (free(before) & after.queens).first().or((free(before) & after.marks).first())?;
    let (mut board, mut rules) = (before, Vec::new());
    while free(board).contains(square) {
        let Ok(Hint::Step(step)) = hint(puzzle, &board) else { return None };
        rules.push(step.rule);
        match step.square {
            Some(square) if step.excludes.is_empty() => board.queens |= Squares::one(square),
            _ => board.marks |= step.excludes,
        }
    }
    Some(Needed { rule: *rules.iter().max()?, first: *rules.first()? })
}

#[test]
fn the_review_of_a_step_names_the_rules_of_the_hints_that_lead_to_it() {
    let mut random = generator(60);
    let (mut skipped, mut mistakes) = (0, 0);
    for (puzzle, solution, certificate) in puzzles(3) {
        let (mut board, mut boards) = (Played::default(), vec![Played::default()]);
        for step in &certificate.steps {
            // The player skips some steps, guesses some squares, and makes some mistakes.
            let guess = Squares::one(random.random_range(0..64));
            match (random.random_range(0..6), step.square) {
                (0, _) => {}
                (1, _) => board.queens |= guess & solution,
                (2, _) => board.marks |= guess - solution,
                (_, Some(square)) if step.excludes.is_empty() => board.queens |= Squares::one(square),
                _ => board.marks |= step.excludes,
            }
            boards.push(board);
            if random.random_range(0..10) == 0 {
                mistakes += 1;
                boards.push(Played { marks: board.marks | Squares::one(solution.first().expect("a queen")), ..board });
            }
        }
        boards.push(Played { queens: solution, marks: Squares::EMPTY });
        let expected: Vec<Needed> =
            boards.windows(2).filter_map(|pair| needed_by_hints(&puzzle, solution, pair[0], pair[1])).collect();
        let mut reviewing = Reviewing::new(&puzzle, solution, boards);
        while !reviewing.run(random.random_range(1..9)) {}
        assert_eq!(reviewing.found(), expected, "{puzzle:?}");
        skipped += expected.iter().filter(|needed| needed.first < needed.rule).count();
    }
    assert!(skipped >= 20 && mistakes >= 20, "{skipped} {mistakes}");
}
