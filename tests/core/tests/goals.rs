//! Compares the answers to every question about a rule with brute force, which applies the definitions of the rules and shares
//! no code with the library: counts, heat, lists, completions with the pieces to blame, and the goals. The boards have up to 20
//! squares, with given pieces, walls, and squares to be left empty.

use queens_core::Sliced;
use queens_core::complete::{Answer, Cause};
use queens_core::problem::Problem;
use queens_core::rule::{
    Armies, BlameIs, Board, MutualAttacks, CompleteOptions, Completing, Counting, Disjoint, Fewest, Heat, Listing, Most, Position,
    RuleError, Squares,
};
use queens_tests::random;
use queens_tests::under_rule::position;

const PIECES: [&str; 9] =
    ["queens", "half", "rooks", "bishops", "knights", "kings", "superqueens", "empresses", "touching"];

const LAWS: [&str; 11] = [
    "toggled",
    "toggled-open",
    "toggled-open",
    "parity",
    "parity-diagonals",
    "parity-in-order",
    "light-dark",
    "sliding:1",
    "sliding:2",
    "formula:i+j",
    "formula:i*j;i-j",
];

/// A set of squares of a small board.
type Set = u32;

fn bits(set: Set) -> impl Iterator<Item = usize> {
    (0..32).filter(move |&bit| set >> bit & 1 != 0)
}

fn set_of(squares: Squares) -> Set {
    squares.iter().fold(0, |set, square| set | 1 << square)
}

/// A board under a rule, by the definition of the rule.
#[derive(Clone, Debug)]
struct Case {
    rule: String,
    rows: i32,
    columns: i32,
    walls: Set,
    kept_empty: Set,
    given: Set,
    pieces: u32,
}

impl Case {
    fn square(&self, row: i32, column: i32) -> usize {
        (row * self.columns + column) as usize
    }

    fn place(&self, square: usize) -> (i32, i32) {
        (square as i32 / self.columns, square as i32 % self.columns)
    }

    fn usable(&self) -> Set {
        ((1 << (self.rows * self.columns)) - 1) & !self.walls & !self.kept_empty
    }

    /// The squares that a piece with these moves reaches: along lines, and in single steps.
    fn reached(&self, square: usize, lines: &[(i32, i32)], steps: &[(i32, i32)]) -> Set {
        let (torus, wraps) = (self.rule.ends_with("+torus"), self.rule.contains('+'));
        let mut reached = 0;
        for (moves, is_line) in [(lines, true), (steps, false)] {
            for &(down, right) in moves {
                let (mut row, mut column) = self.place(square);
                loop {
                    (row, column) = (row + down, column + right);
                    if torus {
                        row = row.rem_euclid(self.rows);
                    }
                    if wraps {
                        column = column.rem_euclid(self.columns);
                    }
                    if !(0..self.rows).contains(&row) || !(0..self.columns).contains(&column) {
                        break;
                    }
                    let target = self.square(row, column);
                    if target == square || self.walls >> target & 1 != 0 {
                        break;
                    }
                    reached |= 1 << target;
                    if !is_line {
                        break;
                    }
                }
            }
        }
        reached
    }

    /// The squares that a piece on a square excludes permanently.
    fn closes(&self, square: usize) -> Set {
        let straight = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        let falling = [(1, 1), (-1, -1)];
        let rising = [(1, -1), (-1, 1)];
        let diagonal = [falling, rising].concat();
        let all = [&straight[..], &diagonal].concat();
        let jumps = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];
        let law = self.rule.split('+').next().unwrap_or_default();
        let (row, column) = self.place(square);
        let others = (0..(self.rows * self.columns) as usize).filter(|&other| other != square);
        let where_true = |is: &dyn Fn(i32, i32) -> bool| -> Set {
            others.clone().filter(|&other| is(self.place(other).0, self.place(other).1)).fold(0, |set, other| set | 1 << other)
        };
        let on_diagonal = |r: i32, c: i32| (r + c == row + column) || (r - c == row - column);
        match law {
            "queens" => self.reached(square, &all, &[]),
            "half" => self.reached(square, &[&straight[..], &falling].concat(), &[]),
            "rooks" => self.reached(square, &straight, &[]),
            "bishops" => self.reached(square, &diagonal, &[]),
            "knights" => self.reached(square, &[], &jumps),
            "kings" => self.reached(square, &[], &all),
            "superqueens" => self.reached(square, &all, &jumps),
            "empresses" => self.reached(square, &straight, &jumps),
            "touching" => self.reached(square, &straight, &diagonal),
            "toggled" | "toggled-open" => where_true(&|r, c| r == row || c == column),
            "parity-diagonals" => where_true(&|r, c| r == row || c == column || on_diagonal(r, c) && r % 2 == column % 2),
            "parity" | "parity-in-order" => {
                where_true(&|r, c| r == row || (c == column || on_diagonal(r, c)) && r % 2 == column % 2)
            }
            "light-dark" => {
                where_true(&|r, c| (r == row || c == column || on_diagonal(r, c)) && (r + c) % 2 == (row + column) % 2)
            }
            "formula:i" => where_true(&|r, c| r == row || c == column || r + c == row + column),
            "formula:i*j;i-j" => where_true(&|r, c| {
                let product = (r + 1) * (c + 1) == (row + 1) * (column + 1);
                r == row || c == column || product || r - c == row - column
            }),
            _ => {
                let shift: i32 = law.strip_prefix("sliding:").and_then(|shift| shift.parse().ok()).expect("a known rule");
                let slid = |r: i32, c: i32| c + if r % 2 == 1 { shift } else { 0 };
                let at = slid(row, column);
                where_true(&|r, c| {
                    let other = slid(r, c);
                    r == row || other == at || r + other == row + at || r - other == row - at
                })
            }
        }
    }

    fn is_ordered(&self) -> bool {
        self.rule.starts_with("toggled")
    }

    /// The squares that cannot have a piece if this square has one, whatever else is on the board.
    fn conflicts(&self, square: usize) -> Set {
        let closes = self.closes(square);
        bits(self.usable()).filter(|&other| other != square).fold(0, |set, other| {
            let conflict = match self.rule.as_str() {
                "toggled-open" => self.place(other).0 == self.place(square).0,
                "parity-in-order" => self.closes(square.min(other)) >> square.max(other) & 1 != 0,
                _ => closes >> other & 1 != 0 || self.closes(other) >> square & 1 != 0,
            };
            set | Set::from(conflict) << other
        })
    }

    /// Under an ordered rule: whether a piece can be set on a square after the pieces of `above`.
    fn is_open_after(&self, square: usize, above: Set) -> bool {
        let (row, column) = self.place(square);
        let mut is_closed = false;
        for (r, c) in bits(above).map(|queen| self.place(queen)) {
            if r == row {
                return false;
            }
            if c == column {
                if self.rule == "toggled" {
                    return false;
                }
                is_closed = true;
            } else if (row - r).abs() == (column - c).abs() {
                is_closed = !is_closed;
            }
        }
        !is_closed
    }

    /// All sets of pieces without conflicts.
    fn conflict_free(&self) -> Vec<Set> {
        fn extend(case: &Case, conflicts: &[Set], from: usize, set: Set, found: &mut Vec<Set>) {
            found.push(set);
            for square in bits(case.usable()).filter(|&square| square >= from) {
                let is_open = if case.is_ordered() {
                    case.is_open_after(square, set)
                } else {
                    conflicts[square] & set == 0
                };
                if is_open {
                    extend(case, conflicts, square + 1, set | 1 << square, found);
                }
            }
        }
        let mut found = Vec::new();
        extend(self, &self.all_of(&|square| self.conflicts(square)), 0, 0, &mut found);
        found
    }

    /// Applies a function to each square.
    fn all_of(&self, of: &dyn Fn(usize) -> Set) -> Vec<Set> {
        (0..(self.rows * self.columns) as usize).map(of).collect()
    }

    fn position(&self) -> Position {
        let list = |set: Set| bits(set).map(|square| square as i32).collect::<Vec<_>>();
        let board = Board::new(self.rows as u32, self.columns as u32).expect("a size that boards may have");
        let board = board.with_walls(&list(self.walls)).and_then(|board| board.with_kept_empty(&list(self.kept_empty)));
        let position = Position::new(&self.rule.parse().expect("a rule"), &board.expect("squares of the board"));
        position.expect("a rule for this board").with_given(&list(self.given)).expect("free squares").with_pieces(self.pieces)
    }
}

/// Random numbers below a bound, the same on every run.
fn dice(mut seed: u64) -> impl FnMut(u32) -> u32 {
    move |below| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as u32 % below
    }
}

fn random_case(below: &mut impl FnMut(u32) -> u32, most_squares: i32) -> (Case, Vec<Set>) {
    let is_piece = below(3) > 0;
    let mut rule = if is_piece { PIECES[below(9) as usize] } else { LAWS[below(11) as usize] }.to_owned();
    if is_piece {
        rule += ["", "", "+cylinder", "+torus"][below(4) as usize];
    }
    let (rows, columns) = loop {
        let (rows, columns) = (1 + below(6) as i32, 1 + below(6) as i32);
        if rows * columns <= most_squares {
            break (rows, columns);
        }
    };
    let mut some = |most: u32| -> Set {
        (0..below(most + 1)).fold(0, |set, _| set | 1 << below((rows * columns) as u32))
    };
    let walls = if is_piece { some(2) } else { 0 };
    let kept_empty = some(2) & !walls;
    let mut case = Case { rule, rows, columns, walls, kept_empty, given: 0, pieces: 0 };
    let conflict_free = case.conflict_free();
    // Given pieces without conflicts, or any pieces at all.
    let any = (0..below(4)).fold(0, |set, _| set | 1 << below((rows * columns) as u32));
    let of = if below(2) == 0 { conflict_free[below(conflict_free.len() as u32) as usize] } else { case.usable() };
    case.given = any & of;
    case.pieces = below(rows as u32 + 2);
    (case, conflict_free)
}

/// Whether two of the given pieces conflict.
fn has_conflict(case: &Case) -> bool {
    bits(case.given).any(|square| case.conflicts(square) & case.given != 0)
}

/// Counts, heat, lists and completions.
fn check_ways(case: &Case, conflict_free: &[Set]) {
    let position = case.position();
    let is_way = |given: Set| move |&set: &Set| set & given == given && set.count_ones() == case.pieces;
    let ways: Vec<Set> = conflict_free.iter().copied().filter(|set| is_way(case.given)(set)).collect();

    let mut counting = Counting::new(&position);
    counting.run_to_end();
    assert_eq!(counting.count(), ways.len() as u128, "the count of {case:?}");

    let mut listing = Listing::new(&position, usize::MAX);
    listing.run_to_end();
    let mut listed: Vec<Set> = listing.found().map(set_of).collect();
    listed.sort_unstable();
    let mut sorted = ways.clone();
    sorted.sort_unstable();
    assert_eq!(listed, sorted, "the list of {case:?}");

    let mut heat = Heat::new(&position);
    heat.run_to_end();
    for (square, &with) in heat.per_square().iter().enumerate() {
        let expected = ways.iter().filter(|&&way| way >> square & 1 != 0).count();
        assert_eq!(with, expected as u128, "square {square} of {case:?}");
    }

    let mut completing = Completing::new(&position, CompleteOptions::default());
    completing.run_to_end();
    match completing.answer() {
        Answer::Completed(found) => assert!(ways.contains(&set_of(found)), "a completion of {case:?}"),
        Answer::Impossible(Cause::Blamed(blamed)) => {
            assert!(ways.is_empty(), "{case:?} has a completion");
            let blamed_set = blamed.pieces.iter().fold(0, |set, square| set | 1 << square);
            assert_eq!(blamed_set & !case.given, 0, "the pieces to blame of {case:?}");
            let has_none = |given: Set| !conflict_free.iter().any(is_way(given));
            assert!(has_none(blamed_set), "{blamed_set:b} is to blame in {case:?}");
            if blamed.is == BlameIs::Smallest {
                let fewer = (0..=case.given).filter(|set| set & !case.given == 0 && set.count_ones() < blamed_set.count_ones());
                assert!(fewer.into_iter().all(|set| !has_none(set)), "{blamed_set:b} is not smallest in {case:?}");
            }
        }
        answer => panic!("{answer:?} of {case:?}"),
    }

    if case.pieces > 0 && ways.len() <= 14 {
        let mut disjoint = Disjoint::new(&position);
        disjoint.run_to_end();
        let best = disjoint.best();
        assert!(disjoint.is_proved() && best.iter().all(|&way| ways.contains(&set_of(way))), "{case:?}");
        let used = best.iter().fold(Squares::EMPTY, |used, &way| used | way);
        assert_eq!(used.len(), case.pieces * best.len() as u32, "solutions of {case:?} that share a square");
        let apart = |chosen: u32| {
            let sum: u32 = bits(chosen).map(|at| ways[at].count_ones()).sum();
            let all = bits(chosen).fold(0, |all, at| all | ways[at]);
            (all.count_ones() == sum).then_some(chosen.count_ones())
        };
        let most = (0..1_u32 << ways.len()).filter_map(apart).max();
        assert_eq!(Some(best.len() as u32), most, "solutions of {case:?} that share no square");
    }
}

fn check_most(case: &Case, conflict_free: &[Set]) {
    let most = Most::new(&case.position(), 1);
    if has_conflict(case) {
        let code = most.err().map(|error| error.code());
        assert_eq!(code, Some("rule-conflict"), "{case:?}");
        return;
    }
    let mut most = most.expect("the given pieces do not conflict");
    while !most.run(10) {}
    let with_given = || conflict_free.iter().copied().filter(|set| set & case.given == case.given);
    let expected = with_given().map(Set::count_ones).max();
    let found = most.best().map(set_of);
    assert_eq!(found.map(Set::count_ones), expected, "the most pieces of {case:?}");
    assert!(most.is_proved() && found.is_none_or(|found| with_given().any(|set| set == found)), "{case:?}");
}

/// The goals that are about the board without its pieces.
fn check_others(case: &Case) {
    let (position, usable) = (case.position(), case.usable());
    let conflicts = case.all_of(&|square| case.conflicts(square));
    let squares: Vec<usize> = bits(usable).collect();
    let attacks = case.all_of(&|square| (case.closes(square) | 1 << square) & usable);
    // For each set of usable squares: the attacks of its pieces, the squares left for others, and whether they do not attack
    // each other.
    let mut sets: Vec<(Set, Set, bool)> = vec![(0, usable, true)];
    for places in 1..1_usize << squares.len() {
        let last = squares[places.trailing_zeros() as usize];
        let (attacked, left, apart) = sets[places & (places - 1)];
        let others = bits((places & (places - 1)) as Set).fold(0, |set, place| set | 1 << squares[place]);
        let left_now = left & !conflicts[last] & !(1 << last);
        sets.push((attacked | attacks[last], left_now, apart && conflicts[last] & others == 0));
    }
    for company in [MutualAttacks::Allowed, MutualAttacks::Forbidden] {
        let mut fewest = Fewest::new(&position, company);
        fewest.run_to_end();
        let serves = |places: usize| sets[places].0 == usable && (company == MutualAttacks::Allowed || sets[places].2);
        let sizes = (0..sets.len()).filter(|&places| serves(places)).map(usize::count_ones);
        let least = sizes.clone().min();
        if usable == 0 {
            continue;
        }
        assert_eq!(fewest.best().map(queens_core::board::SquareSet::len), least, "the fewest pieces, {company:?}, of {case:?}");
        let ways = sizes.filter(|&size| Some(size) == least).count();
        assert_eq!(fewest.ways(), ways as u128, "the ways of the fewest, {company:?}, of {case:?}");
    }
    let mut armies = Armies::new(&position);
    armies.run_to_end();
    let largest = (0..sets.len()).map(|places| places.count_ones().min(sets[places].1.count_ones())).max();
    let [one, other] = armies.best().map(set_of);
    assert_eq!((Some(one.count_ones()), one.count_ones()), (largest, other.count_ones()), "the armies of {case:?}");
    let attacked = bits(one).fold(one, |set, square| set | conflicts[square]);
    assert_eq!((attacked & other, (one | other) & !usable), (0, 0), "armies of {case:?} that attack each other");
}

#[test]
fn every_question_about_random_boards_is_answered_as_by_brute_force() {
    let mut below = dice(u64::from(random::seed(3)));
    for round in random::rounds(1_200) {
        let most_squares = if round % 200 == 0 { 20 } else { 12 };
        let (case, conflict_free) = random_case(&mut below, most_squares);
        check_ways(&case, &conflict_free);
        check_most(&case, &conflict_free);
        check_others(&case);
    }
}

#[test]
fn the_most_pieces_under_an_ordered_rule_are_right_with_given_ones() {
    for (rule, rows, columns, given, most) in [
        ("toggled-open", 5, 5, &[7, 14, 20][..], Some(5)),
        ("toggled-open", 5, 3, &[8, 14], Some(4)),
        ("toggled-open", 5, 5, &[], Some(5)),
        ("kings", 3, 3, &[4], Some(1)),
        ("kings", 3, 3, &[], Some(4)),
    ] {
        let asked = position(rule, rows, columns).with_given(given).expect("squares of the board");
        let mut search = Most::new(&asked, 1).expect("the given pieces do not conflict");
        search.run_to_end();
        assert_eq!(search.best().map(queens_core::board::SquareSet::len), most, "{rule}, {rows} x {columns}, given {given:?}");
    }
    let asked = position("toggled", 3, 3).with_given(&[0, 4]).expect("squares of the board");
    let mut search = Most::new(&asked, 1).expect("under an ordered rule, no pair of pieces is refused at once");
    search.run_to_end();
    assert!(search.is_proved() && search.best().is_none(), "the queen in the corner attacks the centre");
    let asked = position("kings", 3, 3).with_given(&[0, 4]).expect("squares of the board");
    let refused = RuleError::Conflict { row: 1, column: 1, other_row: 2, other_column: 2 };
    assert_eq!(Most::new(&asked, 1).err(), Some(refused));
}
