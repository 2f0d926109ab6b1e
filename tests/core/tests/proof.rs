//! Proofs: the formula defines a completion, and the checker accepts steps that follow and no others.

use queens_core::Sliced;
use queens_core::board::{Placement, Square, validate};
use queens_core::complete::Verdict;
use queens_core::complete::proof::{
    Checked, Formula, MAX_FORMULA_BYTES, ProofError, ProofLimit, ProofPart, ProofPhase, Proved, Proving, ReadingProof,
    Refuting, check_proof,
};
use queens_core::forms::{self, Form, Setup};
use queens_core::problem::Problem;
use queens_core::rule::Position;
use queens_tests::under_rule::count;
use queens_tests::{plain, random, soak};
use rand::RngExt;
use std::fmt::Write;

fn written(placement: &Placement) -> String {
    let mut formula = Formula::new(placement).expect("a small board");
    while !formula.run(1_000) {}
    formula.into_text()
}

/// The clauses of a formula, by splitting its text.
fn clauses(cnf: &str) -> Vec<Vec<i32>> {
    let lines = cnf.lines().filter(|line| !line.starts_with(['c', 'p']));
    lines
        .map(|line| line.split(' ').map(|word| word.parse().expect("a number")).take_while(|&n| n != 0).collect())
        .collect()
}

/// The variable for a queen on a square.
fn variable(square: Square, size: usize) -> i32 {
    (square.row * size as u32 + square.column + 1).cast_signed()
}

/// A proof by plain backtracking: if the first empty row cannot be filled, the queens set so far cannot stay together.
fn proof_by_rows(placement: &Placement) -> String {
    fn refute(placement: &mut Placement, set: &mut Vec<Square>, proof: &mut String) {
        let size = placement.size();
        let row = placement.free_rows().next().expect("an impossible placement has a free row");
        for square in (0..size as u32).map(|column| Square::new(row, column)) {
            if placement.queens().all(|queen| queen.line_to(square).is_none()) {
                placement.set(square);
                set.push(square);
                refute(placement, set, proof);
                set.pop();
                placement.take(row);
            }
        }
        for &square in set.iter() {
            write!(proof, "{} ", -variable(square, size)).expect("a string can be written to");
        }
        proof.push_str("0\n");
    }
    let mut proof = String::new();
    refute(&mut placement.clone(), &mut Vec::new(), &mut proof);
    proof
}

/// Random placements that have no completion, and whose proofs have some steps.
fn impossible(size: u32, many: usize) -> impl Iterator<Item = Placement> {
    let placements = (0..).map(move |seed| random::greedy(size, size / 3 + seed % (size / 2), seed));
    placements.filter(|placement| !plain::has_completion(placement)).take(many)
}

const PROVED: Result<Checked, ProofError> = Ok(Checked { ok: true, at: None });
const UNFINISHED: Result<Checked, ProofError> = Ok(Checked { ok: false, at: None });

fn fails_at(line: u64) -> Result<Checked, ProofError> {
    Ok(Checked { ok: false, at: Some(line) })
}

#[test]
fn only_completions_satisfy_the_formula() {
    for size in 1..=5_usize {
        for placement in plain::placements(size as u32).step_by([1, 1, 3, 29, 499][size - 1]) {
            let clauses = clauses(&written(&placement));
            for rows in 0..size.pow(size as u32) {
                let column = |row: usize| (rows / size.pow(row as u32) % size) as i32;
                let full = Placement::from_rows(&(0..size).map(column).collect::<Vec<_>>()).expect("a placement");
                let is_satisfied = |number: i32| {
                    let variable = number.unsigned_abs() - 1;
                    let (row, column) = (variable / size as u32, variable % size as u32);
                    (full.column(row) == Some(column)) == (number > 0)
                };
                let is_model = clauses.iter().all(|clause| clause.iter().any(|&number| is_satisfied(number)));
                assert_eq!(is_model, full.completes(&placement), "{placement:?} {full:?}");
            }
        }
    }
}

#[test]
fn the_formula_has_a_clause_for_every_two_squares_that_attack_each_other_and_no_other_pair() {
    for size in 1..=9 {
        let squares = || (0..size).flat_map(|row| (0..size).map(move |column| Square::new(row, column)));
        let attacks = |one: Square| squares().filter(move |other| one < *other && one.line_to(*other).is_some());
        let pair = |(one, other)| vec![-variable(one, size as usize), -variable(other, size as usize)];
        let mut expected: Vec<_> =
            squares().flat_map(|one| attacks(one).map(move |other| pair((one, other)))).collect();
        let mut found = clauses(&written(&Placement::empty(size as usize).expect("a board")));
        found.retain(|clause| clause.iter().all(|&number| number < 0));
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{size} rows");
    }
}

#[test]
fn the_formula_names_its_squares_and_has_the_announced_length() {
    for size in (1..=12).chain([31, 32, 33, 60]) {
        for seed in 0..3 {
            let placement = random::any(size, seed);
            let cnf = written(&placement);
            assert_eq!(cnf.len() as u64, Formula::bytes(&placement), "{placement:?}");
            let header = format!("p cnf {} {}", size * size, clauses(&cnf).len());
            assert_eq!(cnf.lines().nth((size * size) as usize), Some(header.as_str()));
            for (place, line) in cnf.lines().take((size * size) as usize).enumerate() {
                let (row, column) = (place as u32 / size + 1, place as u32 % size + 1);
                assert_eq!(line, format!("c square {row} {column} {}", place + 1));
            }
        }
    }
}

#[test]
fn a_formula_that_is_too_long_is_refused_with_its_length() {
    for size in [218, 1_000, 10_000_000] {
        let placement = Placement::empty(size).expect("a board");
        let bytes = Formula::bytes(&placement);
        let error = Formula::new(&placement).map(|_| ()).expect_err("too long");
        assert_eq!(error, ProofError::FormulaTooLarge { size, bytes, largest: MAX_FORMULA_BYTES });
        assert_eq!(error.code(), "cnf-too-large");
        assert!(bytes > MAX_FORMULA_BYTES);
    }
    assert!(Formula::new(&Placement::empty(200).expect("a board")).is_ok());
}

#[test]
fn proofs_by_backtracking_pass() {
    for size in 5..=9 {
        for placement in impossible(size, 12) {
            assert_eq!(check_proof(&written(&placement), &proof_by_rows(&placement)), PROVED, "{placement:?}");
        }
    }
    for size in [2, 3] {
        let empty = Placement::empty(size).expect("a board");
        assert_eq!(check_proof(&written(&empty), &proof_by_rows(&empty)), PROVED);
    }
}

#[test]
fn queens_in_conflict_contradict_the_formula_at_once() {
    for placement in (0..50).map(|seed| random::any(8, seed)).filter(|placement| !validate(placement).ok()) {
        assert_eq!(check_proof(&written(&placement), "0\n"), PROVED);
    }
}

#[test]
fn a_placement_that_has_a_completion_cannot_be_refuted() {
    for seed in 0..50 {
        let placement = random::from_solution(8, 3, seed);
        let other = impossible(8, 50).nth(seed as usize).expect("there are enough impossible placements");
        let checked = check_proof(&written(&placement), &proof_by_rows(&other)).expect("the proof can be read");
        assert!(!checked.ok, "{placement:?}");
    }
}

#[test]
fn a_proof_that_is_cut_anywhere_is_unfinished() {
    for placement in impossible(7, 10) {
        let (cnf, proof) = (written(&placement), proof_by_rows(&placement));
        let lines: Vec<&str> = proof.split_inclusive('\n').collect();
        for end in 0..lines.len() {
            assert_eq!(check_proof(&cnf, &lines[..end].concat()), UNFINISHED);
        }
        for end in (1..proof.len() - 1).filter(|&end| !proof[..end].ends_with(" 0") && !proof[..end].ends_with('\n')) {
            let line = 1 + proof[..end].matches('\n').count() as u64;
            match check_proof(&cnf, &proof[..end]) {
                Err(ProofError::ProofCut { line: at }) => assert_eq!(at, line),
                Err(ProofError::Proof { line: at, found, .. }) => assert_eq!((at, found.as_str()), (line, "-")),
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn a_step_that_does_not_follow_yet_is_found_in_its_line() {
    // All clauses over three variables: every clause of two literals follows, and then the clauses of one literal.
    let cnf = "p cnf 3 8\n1 2 3 0 -1 2 3 0 1 -2 3 0 -1 -2 3 0\n1 2 -3 0 -1 2 -3 0 1 -2 -3 0 -1 -2 -3 0\n";
    let cases = [
        ("1 2 0\n2 0\n1 0\n0\n", PROVED),
        ("c the same, with comments\n1 2 0 2 0\n\n1\n0 0\n", PROVED),
        ("1 2 0\n1 0\n2 0\n0\n", PROVED),
        // Cut: the proof itself must state that the formula is refuted.
        ("", UNFINISHED),
        ("1 2 0\n2 0\n1 0\n", UNFINISHED),
        // Out of order.
        ("2 0\n1 2 0\n1 0\n0\n", fails_at(1)),
        ("1 2 0\n0\n2 0\n1 0\n", fails_at(2)),
        // Tampered with.
        ("1 2 0\n-1 0\n2 0\n0\n", fails_at(2)),
        ("1 2 0\nc longer is weaker\n\n1 2\n3 0\n3\n0\n", fails_at(6)),
        // A deleted clause cannot be used; a missing one cannot be deleted.
        ("d 1 2 -3 0\n1 2 0\n", fails_at(2)),
        ("1 2 0\nd 2 1 0\n2 0\n", fails_at(3)),
        ("1 2 0\nd 1 2 3 0\nd 2 3 1 0\nd 1 -2 0\n2 0\n1 0\n0\n", PROVED),
        // The deletion of a unit clause is ignored.
        ("1 2 0\n2 0\nd 2 0\n1 0\n0\n", PROVED),
    ];
    for (proof, expected) in cases {
        assert_eq!(check_proof(cnf, proof), expected, "{proof}");
    }
}

#[test]
fn a_step_that_needs_more_than_unit_propagation_is_refused() {
    // The example of the DRAT format: the first step is sound, but only as a resolution asymmetric tautology (RAT).
    let cnf = "p cnf 4 8\n1 2 -3 0\n-1 -2 3 0\n2 3 -4 0\n-2 -3 4 0\n1 3 4 0\n-1 -3 -4 0\n-1 2 4 0\n1 -2 -4 0\n";
    assert_eq!(check_proof(cnf, "-1 0\n2 0\n0\n"), fails_at(1));
    assert_eq!(check_proof(cnf, "1 2 0\n1 0\n2 0\n0\n"), PROVED);
}

#[test]
fn invalid_proofs_are_refused_with_their_place() {
    let cnf = "p cnf 3 2\n1 -2 0\n2 3 0\n";
    let formula = |line, found: &str, expected| ProofError::Formula { line, found: found.to_owned(), expected };
    let cases = [
        ("", ProofError::FormulaCut { line: 1, clauses: 0, expected: 0 }),
        ("c p cnf 1 1\n", ProofError::FormulaCut { line: 2, clauses: 0, expected: 0 }),
        ("p cnf 3 2\n1 -2 0\n2 3", ProofError::FormulaCut { line: 3, clauses: 1, expected: 2 }),
        ("p cnf 3 2\n1 -2 0\n", ProofError::FormulaCut { line: 3, clauses: 1, expected: 2 }),
        ("\nq cnf 3 2", formula(2, "q", ProofPart::Header)),
        ("p sat 3", formula(1, "sat", ProofPart::Cnf)),
        ("p cnf x 2", formula(1, "x", ProofPart::Variables)),
        ("p cnf 3 -2", formula(1, "-2", ProofPart::Clauses)),
        ("p cnf 3 2 1 4 0", formula(1, "4", ProofPart::Literal)),
        ("p cnf 3 2\n1 x2 0", formula(2, "x2", ProofPart::Literal)),
        ("p cnf 3 1\n1 0\n2 0", formula(3, "2", ProofPart::End)),
        ("p cnf 1048577 2", ProofError::TooMuch { what: ProofLimit::Variables, most: 1 << 20 }),
    ];
    for (text, error) in cases {
        assert_eq!(check_proof(text, "0\n"), Err(error), "{text}");
    }
    let proof = |line, found: &str| ProofError::Proof { line, found: found.to_owned(), expected: ProofPart::Step };
    let cases = [
        ("1 0\n1 d 0\n", proof(2, "d")),
        ("d d 1 0\n", proof(1, "d")),
        ("1 0\n\n3 x 0\n", proof(3, "x")),
        ("1 0\n2 99999999999 0\n", proof(2, "99999999999")),
        ("1 0\nd 2", ProofError::ProofCut { line: 2 }),
        ("1 0\nd", ProofError::ProofCut { line: 2 }),
        ("1 0\n2 -4 0\n0\n", ProofError::OtherFormula { line: 2, variable: 4, variables: 3 }),
    ];
    for (text, error) in cases {
        assert_eq!(check_proof(cnf, text), Err(error), "{text}");
    }
}

#[test]
fn a_clause_has_a_literal_once_and_one_with_a_literal_and_its_negation_is_always_true() {
    let many: String = (1..=100_000).map(|variable| format!("{variable} ")).collect();
    for (formula, checked) in [
        ("p cnf 1 2\n1 1 1 0\n-1 -1 0\n".to_owned(), PROVED),
        ("p cnf 2 2\n1 -1 0\n-2 2 1 0\n".to_owned(), fails_at(1)),
        ("p cnf 2 3\n2 1 2 0\n-2 -2 0\n-1 0\n".to_owned(), PROVED),
        (format!("p cnf 100000 1\n{many}{many}0\n"), fails_at(1)),
    ] {
        assert_eq!(check_proof(&formula, "0\n"), checked, "{}", &formula[..20]);
    }
}

#[test]
fn slices_and_pieces_of_any_length_give_the_same_answer() {
    let placement = impossible(7, 1).next().expect("one");
    let (cnf, proof) = (written(&placement), proof_by_rows(&placement));
    for length in [1, 7, 1_000] {
        let mut reading = ReadingProof::default();
        proof.as_bytes().chunks(length).for_each(|piece| reading.push(piece).expect("a proof"));
        let mut reading = reading.end().expect("a proof");
        cnf.as_bytes().chunks(length).for_each(|piece| reading.push(piece).expect("a formula"));
        let mut checking = reading.end().expect("a formula");
        let steps = proof.lines().count();
        assert_eq!((checking.steps(), checking.checked()), ((0, steps), Ok(None)));
        while !checking.run(length as u64) {
            assert_eq!(checking.checked(), Ok(None));
        }
        assert_eq!((checking.steps(), checking.checked()), ((steps, steps), PROVED.map(Some)));
    }
}

fn proved(placement: &Placement, slice: u64) -> Proved {
    let mut proving = Proving::new(placement.clone(), u64::MAX).expect("a small board");
    while !proving.run(slice) {}
    assert_eq!(proving.phase(), ProofPhase::Over);
    proving.into_proved().expect("it is over")
}

/// Impossible placements of 5 to 200 rows: random queens that do not attack each other, with so few free rows that completions are
/// rare.
fn impossible_of_all_sizes(many: u32) -> impl Iterator<Item = (Placement, Proved)> {
    let sizes: &[u32] = if soak() { &[5, 6, 7, 8, 10, 12, 15, 20, 30, 50, 100, 200] } else { &[5, 7, 8, 12, 20, 50] };
    let placements = (0..).map(move |seed: u32| {
        let size = sizes[seed as usize % sizes.len()];
        random::greedy(size, size - 2 - (f64::from(size).sqrt() * 0.8) as u32, seed)
    });
    let proofs = placements.map(|placement| {
        let proved = proved(&placement, 1 << 20);
        (placement, proved)
    });
    proofs.filter(|(_, proved)| proved.verdict == Verdict::Impossible).take(many as usize)
}

#[test]
fn proofs_that_are_found_pass_and_changed_ones_fail() {
    for (placement, Proved { cnf, proof, .. }) in impossible_of_all_sizes(if soak() { 1_000 } else { 24 }) {
        assert_eq!(cnf, written(&placement));
        assert_eq!(check_proof(&cnf, &proof), PROVED, "{placement:?}");
        if placement.size() > 50 {
            continue;
        }
        // Cut: without its last step, the proof does not end in the empty clause.
        let steps: Vec<&str> = proof.lines().collect();
        assert_eq!(check_proof(&cnf, &steps[..steps.len() - 1].join("\n")), UNFINISHED);
        // Out of order: the end first, unless unit propagation alone suffices.
        if check_proof(&cnf, "0\n") != PROVED {
            assert_eq!(check_proof(&cnf, &format!("0\n{proof}")), fails_at(1), "{placement:?}");
        }
        // Tampered with: the formula of another placement, which has a completion because a queen is missing.
        for queen in placement.queens() {
            let mut other = placement.clone();
            other.take(queen.row);
            if placement.size() <= 10 && plain::has_completion(&other) {
                let checked = check_proof(&written(&other), &proof).expect("the proof can be read");
                assert!(!checked.ok, "{other:?}");
            }
        }
        // Tampered with: a variable that does not exist.
        let beyond = placement.size() * placement.size() + 1;
        let error = check_proof(&cnf, &format!("{beyond} 0\n{proof}"));
        assert!(matches!(error, Err(ProofError::OtherFormula { line: 1, .. })), "{error:?}");
    }
}

#[test]
fn every_impossible_placement_of_a_small_board_has_a_proof_conflicts_included() {
    for size in 2..=5_u32 {
        for placement in plain::placements(size).step_by([1, 1, 7, 97][size as usize - 2]) {
            let Proved { verdict, cnf, proof } = proved(&placement, 1_000);
            let possible = validate(&placement).ok() && plain::has_completion(&placement);
            assert_eq!(verdict, if possible { Verdict::Completed } else { Verdict::Impossible }, "{placement:?}");
            if possible {
                assert_eq!((proof.as_str(), cnf), ("", written(&placement)));
            } else {
                assert_eq!(check_proof(&cnf, &proof), PROVED, "{placement:?}");
            }
        }
    }
}

#[test]
fn the_same_proof_is_found_in_slices_of_any_length() {
    let placement = impossible(9, 3).last().expect("three");
    let whole = proved(&placement, u64::MAX);
    for slice in [1, 1_000] {
        assert_eq!(proved(&placement, slice), whole);
    }
}

#[test]
fn a_placement_without_a_proof_within_the_budget_is_undecided() {
    let placement = impossible(9, 1).next().expect("one");
    let mut proving = Proving::new(placement, 0).expect("a small board");
    while !proving.run(1_000) {}
    let Proved { verdict, proof, .. } = proving.into_proved().expect("it is over");
    assert_eq!((verdict, proof.as_str()), (Verdict::Undecided, ""));
    assert!(Proving::new(Placement::empty(300).expect("a board"), 0).is_err(), "its formula is too large");
}

/// The verdict on a formula, and its proof.
fn refuted(formula: &str, budget: u64) -> (Verdict, String) {
    let mut refuting = Refuting::new(formula, budget).expect("a formula");
    while !refuting.run(500) {}
    (refuting.verdict(), refuting.into_proof())
}

#[test]
fn under_a_rule_only_impossible_placements_have_a_proof() {
    let rules = [
        ("queens", 6, 6),
        ("queens+torus", 5, 5),
        ("half", 5, 6),
        ("knights+cylinder", 4, 4),
        ("bishops", 4, 4),
        ("kings", 4, 4),
        ("superqueens", 10, 10),
        ("parity", 5, 5),
        ("sliding:2", 6, 6),
        ("rooks", 4, 5),
        ("formula:i-j;i+j", 6, 6),
    ];
    let (mut possible, mut impossible) = (0, 0);
    for (rule, rows, columns) in rules {
        let board = Setup::new(rule.parse().expect("a rule"), rows, columns).expect("a board");
        for seed in 0..if soak() { 200 } else { 10 } {
            let mut random = random::generator(seed);
            let mut drawn = |many: u32| -> Vec<u32> { (0..many).map(|_| random.random_range(0..rows * columns)).collect() };
            let walls = if rule == "queens" { drawn(seed % 3) } else { Vec::new() };
            let given: Vec<u32> = drawn(seed % 4).into_iter().filter(|square| !walls.contains(square)).collect();
            let signed = |squares: &[u32]| squares.iter().map(|&square| square.cast_signed()).collect::<Vec<_>>();
            let asked = Position::from_parts(rule, (rows, columns), &signed(&walls), &signed(&given), None);
            let ways = count(&asked.expect("squares of the board"));
            let setup = board.clone().with_walls(walls).and_then(|setup| setup.with_given(given)).expect("squares");
            let formula = forms::write(Form::Cnf, &setup).expect("a relation of two pieces");
            let (verdict, proof) = refuted(&formula, u64::MAX);
            if ways > 0 {
                possible += 1;
                assert_eq!((verdict, proof.as_str()), (Verdict::Completed, ""), "{rule} {setup:?}");
            } else {
                impossible += 1;
                assert_eq!(verdict, Verdict::Impossible, "{rule} {setup:?}");
                assert_eq!(check_proof(&formula, &proof), PROVED, "{rule} {setup:?}");
            }
        }
    }
    assert!(possible > 20 && impossible > 20, "{possible} possible, {impossible} impossible");
}

#[test]
fn any_formula_is_refuted_within_its_budget_or_undecided() {
    // Seven pigeons in six holes: every pigeon is in a hole, and no two share one.
    let hole = |pigeon: i32, hole: i32| 6 * pigeon + hole + 1;
    let mut clauses: Vec<String> = (0..7)
        .map(|pigeon| (0..6).map(|at| format!("{} ", hole(pigeon, at))).collect::<String>() + "0\n")
        .collect();
    for at in 0..6 {
        for one in 0..7 {
            clauses.extend((0..one).map(|other| format!("-{} -{} 0\n", hole(one, at), hole(other, at))));
        }
    }
    let formula = format!("p cnf 42 {}\n{}", clauses.len(), clauses.concat());
    let (verdict, proof) = refuted(&formula, u64::MAX);
    assert_eq!((verdict, check_proof(&formula, &proof)), (Verdict::Impossible, PROVED));
    assert_eq!(refuted(&formula, 1), (Verdict::Undecided, String::new()));
    assert_eq!(refuted("p cnf 2 2\n1 2 0\n-1 0\n", 100), (Verdict::Completed, String::new()));
    assert_eq!(refuted("p cnf 0 1\n0\n", 100), (Verdict::Impossible, "0\n".to_owned()), "the empty clause");
    assert!(matches!(Refuting::new("p cnf 2 2\n1 2 0\n", 1).err(), Some(ProofError::FormulaCut { .. })));
    assert!(matches!(Refuting::new("p cnf 2 1\n3 0\n", 1).err(), Some(ProofError::Formula { line: 2, .. })));
}
