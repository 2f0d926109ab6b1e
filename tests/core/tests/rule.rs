//! Counts, lists and answers to goals under other rules agree with published numbers and plain search.

use queens_core::Sliced;
use queens_core::board::{Placement, Transform};
use queens_core::problem::Problem;
use queens_core::rule::{
    Armies, Board, MutualAttacks, Counting, Disjoint, Fewest, Heat, Listing, Most, Piece, Position, Rule, RuleError, Squares,
    Table, Way,
};
use queens_tests::under_rule::{Series, count, position};
use queens_tests::{plain, random, reference, soak};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Reference {
    counts: Vec<Series>,
    goals: Vec<Goal>,
    walls: BTreeMap<u32, u128>,
    walls_soak: BTreeMap<u32, u128>,
}

/// The answers to an optimisation goal, by n.
#[derive(Deserialize)]
struct Goal {
    goal: String,
    rule: String,
    terms: BTreeMap<u32, u128>,
    #[serde(default)]
    soak: BTreeMap<u32, u128>,
}

#[test]
fn every_published_count_is_reproduced() {
    for series in reference::<Reference>("rules").counts {
        let larger = if soak() { series.soak.clone() } else { BTreeMap::new() };
        for (&n, &ways) in series.terms.iter().chain(&larger) {
            assert_eq!(count(&series.position(n)), ways, "{} ({}), n = {n}", series.rule, series.shape);
        }
    }
}

#[test]
fn a_pawn_allows_one_more_queen() {
    let reference = reference::<Reference>("rules");
    let larger = if soak() { reference.walls_soak } else { BTreeMap::new() };
    for (&n, &ways) in reference.walls.iter().chain(&larger) {
        let with_pawn = |square: u32| {
            let board = Board::new(n, n).and_then(|board| board.with_walls(&[square as i32])).expect("a board");
            count(&Position::new(&Rule::of(Piece::Queens), &board).expect("queens allow walls").with_pieces(n + 1))
        };
        assert_eq!((0..n * n).map(with_pawn).sum::<u128>(), ways, "n = {n}");
    }
}

#[test]
fn the_progress_of_a_count_grows_from_zero_to_one() {
    let pawned = Board::new(6, 6).and_then(|board| board.with_walls(&[14])).expect("a board");
    let pawned = Position::new(&Rule::of(Piece::Queens), &pawned).expect("queens allow walls").with_pieces(7);
    let given = position("queens", 8, 8).with_given(&[3]).expect("a square");
    let positions = [position("queens", 8, 8), given, pawned, position("bishops", 4, 4), position("toggled", 6, 6)];
    for position in positions {
        let mut counting = Counting::new(&position);
        let mut last = counting.share();
        assert!(last < 0.001);
        while !counting.run(5) {
            assert!(counting.share() >= last && counting.share() < 1.0, "{position:?}: {last}");
            last = counting.share();
        }
        assert!((counting.share() - 1.0).abs() < 1e-9, "{position:?}: {}", counting.share());
    }
}

/// The simplest count: squares in order, each used or not.
fn plain_count(position: &Position) -> u128 {
    fn extend(position: &Position, from: u32, chosen: &mut Vec<u32>) -> u128 {
        if chosen.len() == position.pieces() as usize {
            let all = |given| chosen.contains(&given);
            return u128::from(position.given().iter().all(all));
        }
        let mut ways = 0;
        for square in position.board().usable().iter().filter(|&square| square >= from) {
            if chosen.iter().all(|&other| !position.table().conflicts(other).contains(square)) {
                chosen.push(square);
                ways += extend(position, square + 1, chosen);
                chosen.pop();
            }
        }
        ways
    }
    extend(position, 0, &mut Vec::new())
}

#[test]
fn counts_on_boards_of_any_shape_agree_with_plain_search() {
    let rules =
        ["queens", "queens+torus", "half+cylinder", "bishops", "kings+torus", "superqueens", "touching", "parity"];
    for rule in rules {
        for (rows, columns, pieces, given) in [
            (4, 5, 3, &[][..]),
            (5, 4, 4, &[7]),
            (3, 6, 3, &[2]),
            (2, 7, 2, &[]),
            (5, 5, 0, &[]),
            (5, 5, 2, &[0, 13]),
            (4, 4, 5, &[]),
        ] {
            let asked =
                position(rule, rows, columns).with_pieces(pieces).with_given(given).expect("squares of the board");
            assert_eq!(
                count(&asked),
                plain_count(&asked),
                "{rule}, {rows} x {columns}, {pieces} pieces, given {given:?}"
            );
        }
    }
}

#[test]
fn heat_and_list_agree_with_the_count() {
    for rule in ["queens", "half+torus", "knights", "parity-diagonals", "toggled-open", "sliding:2", "light-dark"] {
        let asked = position(rule, 5, 5).with_given(&[3]).expect("a square of the board");
        let ways = count(&asked);
        let mut heat = Heat::new(&asked);
        while !heat.run(7) {}
        let mut listing = Listing::new(&asked, 100_000);
        while !listing.run(7) {}
        let found: Vec<Squares> = listing.found().collect();
        assert_eq!((heat.count(), found.len() as u128), (ways, ways), "{rule}");
        for (square, ways) in (0..).zip(heat.per_square()) {
            let with = found.iter().filter(|way| way.contains(square)).count();
            assert_eq!(ways, with as u128, "{rule}, square {square}");
        }
    }
}

#[test]
fn classes_under_the_symmetries_of_queens_are_the_fundamental_solutions() {
    for solutions in queens_tests::solutions().into_iter().filter(|solutions| (4..=9).contains(&solutions.size)) {
        let asked = position("queens", solutions.size as u32, solutions.size as u32);
        let mut listing = Listing::new(&asked, 1_000);
        listing.run_to_end();
        let first = listing.found().filter(|&way| asked.orbit(way)[0] == way).count();
        assert_eq!(first as u64, solutions.fundamental, "n = {}", solutions.size);
    }
}

#[test]
fn a_rule_keeps_the_symmetries_that_its_lines_have() {
    let number = |rule: &str, rows, columns| position(rule, rows, columns).symmetries().len();
    for (rule, square, wide) in [
        ("queens", 8, 4),
        ("half", 4, 2),
        ("queens+torus", 8, 4),
        ("queens+cylinder", 8, 4),
        ("knights+cylinder", 4, 4),
        ("knights", 8, 4),
        ("toggled", 2, 2),
        ("parity-diagonals", 4, 2),
        ("sliding:1", 2, 2),
    ] {
        assert_eq!((number(rule, 6, 6), number(rule, 4, 6)), (square, wide), "{rule}");
    }
    assert!(position("parity-diagonals", 5, 5).symmetries().contains(&Transform::HalfTurn));
}

#[test]
fn lines_continue_over_joined_edges_and_end_at_walls() {
    let squares = |set: Squares| set.iter().collect::<Vec<u32>>();
    let torus = position("queens+torus", 4, 4);
    let diagonal = torus.table().by_way().iter().find(|line| line.way == Way::Diagonal).expect("queens have diagonals");
    assert_eq!((squares(diagonal.squares(1)), squares(torus.table().across_edges(Way::Diagonal, 1))), (vec![6, 11, 12], vec![12]));
    let board = Board::new(3, 4).and_then(|board| board.with_walls(&[6])).expect("a board");
    let rooks = Table::new(&Rule::of(Piece::Rooks), &board).expect("rooks allow walls");
    assert_eq!(squares(rooks.attacks(5)), [1, 4, 9]);
    assert_eq!(squares(rooks.attacks(2)), [0, 1, 3]);
}

#[test]
fn rules_that_do_not_combine_are_refused_with_a_reason() {
    let walls = || Board::new(5, 5).and_then(|board| board.with_walls(&[3]));
    let regions = || Board::new(5, 5).and_then(|board| board.with_regions(&[0; 25]));
    let refused = |rule: &str, board: Result<Board, RuleError>| {
        let rule: Rule = rule.parse().expect("a rule");
        Position::new(&rule, &board.expect("a board")).err().map(|error| error.to_string())
    };
    let refusal = |rule: &str, reason: &str| Some(format!("{rule} do not combine: {reason}"));
    assert_eq!(refused("superqueens+torus", walls()), None);
    assert_eq!(refused("touching", regions()), None);
    let own = "this law is for queens on a plane board without walls";
    assert_eq!(refused("toggled", walls()), refusal("toggled and walls", own));
    assert_eq!(refused("sliding:2", walls()), refusal("sliding:2 and walls", own));
    let touching = "regions need the rule touching";
    assert_eq!(refused("queens", regions()), refusal("queens and regions", touching));
    let plane = "regions need a board without joined edges";
    assert_eq!(refused("touching+torus", regions()), refusal("touching and regions", plane));
    let wide = Board::new(4, 5).and_then(|board| board.with_regions(&[0; 20]));
    let square = "regions need a board with as many rows as columns";
    assert_eq!(refused("touching", wide), refusal("touching and regions", square));
}

#[test]
fn boards_and_squares_out_of_range_are_refused() {
    let board = |rows, columns| Board::new(rows, columns);
    let code = |refused: Result<Board, RuleError>| refused.err().map(|error| error.code());
    assert_eq!(code(board(0, 5)), Some("rule-size"));
    assert_eq!(code(board(5, 1_000)), Some("rule-size"));
    assert_eq!(code(board(32, 32)), None);
    assert_eq!(code(board(4, 4).and_then(|board| board.with_walls(&[16]))), Some("rule-square"));
    assert_eq!(code(board(4, 4).and_then(|board| board.with_walls(&[-1]))), Some("rule-square"));
    assert_eq!(code(board(4, 4).and_then(|board| board.with_regions(&[0; 15]))), Some("rule-regions"));
    assert_eq!(code(board(4, 4).and_then(|board| board.with_regions(&[4; 16]))), Some("rule-regions"));
    let walled = board(4, 4).and_then(|board| board.with_walls(&[6])).expect("a board");
    let under = Position::new(&Rule::of(Piece::Queens), &walled).and_then(|position| position.with_given(&[6]));
    assert_eq!(under.err(), Some(RuleError::Blocked { row: 2, column: 3 }));
}

#[test]
fn excluded_diagonals_have_no_queen_but_do_not_stop_attacks() {
    let empty = position("queens", 8, 8);
    let mut listing = Listing::new(&empty, 100);
    listing.run_to_end();
    for (sums, differences) in [(&[3][..], &[][..]), (&[], &[5]), (&[2], &[-6])] {
        let avoids = |way: &Squares| {
            way.iter()
                .map(|square| (square as i32 / 8, square as i32 % 8))
                .all(|(row, column)| !sums.contains(&(row + column)) && !differences.contains(&(column - row)))
        };
        let ways = listing.found().filter(avoids).count();
        let board = Board::new(8, 8).expect("a board").without_sums(sums).without_differences(differences);
        let asked = Position::new(&Rule::of(Piece::Queens), &board).expect("queens allow any board");
        assert!((1..92).contains(&ways));
        assert_eq!(count(&asked), ways as u128, "sums {sums:?}, differences {differences:?}");
        assert_eq!(asked.table().attacks(0), empty.table().attacks(0));
    }
}

#[test]
fn the_general_count_agrees_with_plain_search_on_random_placements() {
    let solutions: Vec<Vec<Placement>> =
        (0..=10).map(|size| if size == 0 { Vec::new() } else { plain::solutions(size) }).collect();
    for seed in 0..if soak() { 10_000 } else { 500 } {
        let size = 4 + seed % 7;
        let given = if seed % 4 == 0 { random::any(size, seed) } else { random::mixed(size, seed) };
        let squares: Vec<i32> = given.queens().map(|queen| (queen.row * size + queen.column) as i32).collect();
        let asked = position("queens", size, size).with_given(&squares).expect("squares of the board");
        let agrees =
            |solution: &&Placement| given.queens().all(|queen| solution.column(queen.row) == Some(queen.column));
        let ways = solutions[size as usize].iter().filter(agrees).count();
        assert_eq!(count(&asked), ways as u128, "{:?}", given.to_rows());
    }
}

fn most(position: &Position) -> Most {
    let mut most = Most::new(position, 1).expect("the given pieces do not conflict");
    while !most.run(10_000) {}
    most
}

fn fewest(position: &Position, company: MutualAttacks) -> Fewest {
    let mut fewest = Fewest::new(position, company);
    while !fewest.run(10_000) {}
    fewest
}

/// A largest set of solutions of which no two share a square.
fn disjoint(position: &Position) -> Vec<Squares> {
    let mut disjoint = Disjoint::new(position);
    disjoint.run_to_end();
    disjoint.best()
}

fn armies(position: &Position) -> [Squares; 2] {
    let mut armies = Armies::new(position);
    while !armies.run(100) {}
    armies.best()
}

#[test]
fn the_published_figures_of_other_goals_are_reproduced() {
    for Goal { goal, rule, terms, soak: larger } in reference::<Reference>("rules").goals {
        let larger = if soak() { larger } else { BTreeMap::new() };
        for (n, term) in terms.into_iter().chain(larger) {
            let position = position(&rule, n, n);
            let fewest = |company| fewest(&position, company);
            let found = match goal.as_str() {
                "most" => u128::from(most(&position).best().expect("a largest set of pieces").len()),
                "fewest" => u128::from(fewest(MutualAttacks::Allowed).pieces()),
                "ways of fewest" => fewest(MutualAttacks::Allowed).ways(),
                "disjoint" => disjoint(&position).len() as u128,
                "armies" => u128::from(armies(&position)[0].len()),
                "fewest apart" => u128::from(fewest(MutualAttacks::Forbidden).pieces()),
                goal => panic!("no goal is called {goal}"),
            };
            assert_eq!(found, term, "{goal}, {rule}, n = {n}");
        }
    }
}

#[test]
fn n_disjoint_solutions_cover_the_board() {
    for n in [5, 7] {
        let position = position("queens", n, n);
        let colours = disjoint(&position);
        assert!(colours.iter().all(|&one| position.is_completed_by(one)), "n = {n}");
        let coloured = colours.iter().fold(Squares::EMPTY, |all, &one| all | one);
        assert_eq!((colours.len() as u32, coloured), (n, position.board().all()), "n = {n}");
    }
}

/// The simplest choice: solutions in order, each chosen or not.
fn plain_disjoint(solutions: &[Squares], used: Squares) -> usize {
    let Some((&first, others)) = solutions.split_first() else { return 0 };
    let without = plain_disjoint(others, used);
    if first.is_disjoint(used) { without.max(1 + plain_disjoint(others, used | first)) } else { without }
}

#[test]
fn plain_search_finds_as_many_disjoint_solutions() {
    for (rule, rows, columns) in [
        ("queens", 4, 5),
        ("queens", 4, 6),
        ("queens", 6, 6),
        ("half", 4, 4),
        ("rooks", 3, 4),
        ("queens+torus", 5, 5),
        ("toggled", 5, 5),
        ("toggled-open", 5, 4),
        ("light-dark", 3, 3),
        ("sliding:1", 5, 5),
    ] {
        let position = position(rule, rows, columns);
        let mut listing = Listing::new(&position, 1_000);
        listing.run_to_end();
        let solutions: Vec<Squares> = listing.found().collect();
        let chosen = disjoint(&position);
        assert_eq!(chosen.len(), plain_disjoint(&solutions, Squares::EMPTY), "{rule}, {rows} x {columns}");
        let used: Squares = chosen.iter().flat_map(|way| way.iter()).collect();
        assert_eq!(used.len(), rows * chosen.len() as u32, "{rule}, {rows} x {columns}");
        assert!(chosen.iter().all(|way| solutions.contains(way)), "{rule}, {rows} x {columns}");
    }
}

/// Solutions may leave rows empty, for example with few pieces, or with three knights on the three upper rows.
#[test]
fn plain_search_finds_as_many_disjoint_solutions_with_empty_rows() {
    for (rule, rows, columns, walls, pieces) in [
        ("knights", 3, 3, &[6, 7, 8][..], None),
        ("knights", 3, 3, &[], None),
        ("kings", 3, 4, &[], Some(2)),
        ("queens", 4, 4, &[], Some(2)),
        ("bishops", 3, 3, &[4], Some(2)),
        ("queens", 3, 3, &[], Some(1)),
        ("queens", 3, 3, &[], Some(0)),
    ] {
        let position = Position::from_parts(rule, (rows, columns), walls, &[], pieces).expect("a question");
        let mut listing = Listing::new(&position, 1_000);
        listing.run_to_end();
        let solutions: Vec<Squares> = listing.found().filter(|solution| !solution.is_empty()).collect();
        let mut disjoint = Disjoint::new(&position);
        disjoint.run_to_end();
        let plain = plain_disjoint(&solutions, Squares::EMPTY);
        assert!(disjoint.is_proved(), "{rule}, {rows} x {columns}");
        assert_eq!(disjoint.best().len(), plain, "{rule}, {rows} x {columns}, walls {walls:?}, {pieces:?} pieces");
    }
}

#[test]
fn a_search_for_disjoint_solutions_ends_when_enough_are_found() {
    let mut disjoint = Disjoint::new(&position("queens", 8, 8)).with_enough(3);
    while !disjoint.run(50) {}
    assert!((3..6).contains(&disjoint.best().len()) && !disjoint.is_proved());
    assert_eq!(disjoint.solutions(), 92);
}

/// The simplest armies: every set of pieces for one side, and the squares left for the other.
fn plain_armies(position: &Position) -> u32 {
    let squares: Vec<u32> = position.board().usable().iter().collect();
    let armies = (0..1_u32 << squares.len()).map(|bits| {
        let army: Squares =
            squares.iter().enumerate().filter(|(at, _)| bits >> at & 1 != 0).map(|(_, &one)| one).collect();
        let free =
            army.iter().fold(position.board().usable() - army, |free, one| free - position.table().conflicts(one));
        army.len().min(free.len())
    });
    armies.max().unwrap_or(0)
}

#[test]
fn peaceful_armies_have_the_size_that_plain_search_finds() {
    for (rule, rows, columns, walls) in [
        ("queens", 4, 4, &[][..]),
        ("queens", 3, 5, &[]),
        ("queens", 4, 4, &[5, 6]),
        ("knights", 4, 4, &[]),
        ("kings", 4, 4, &[]),
        ("rooks", 4, 4, &[]),
        ("bishops", 4, 4, &[]),
        ("queens+torus", 4, 4, &[]),
        ("light-dark", 4, 4, &[]),
        ("half", 4, 4, &[]),
    ] {
        let board = Board::new(rows, columns).and_then(|board| board.with_walls(walls)).expect("a board");
        let position = Position::new(&rule.parse().expect("a rule"), &board).expect("a rule for this board");
        let [one, other] = armies(&position);
        let attacked = one.iter().fold(one, |attacked, square| attacked | position.table().conflicts(square));
        assert!(attacked.is_disjoint(other) && (one | other).is_subset(board.usable()), "{rule}, {rows} x {columns}");
        let plain = plain_armies(&position);
        assert_eq!((one.len(), other.len()), (plain, plain), "{rule}, {rows} x {columns}, walls {walls:?}");
    }
}

#[test]
fn pieces_of_a_goal_meet_its_definition() {
    for rule in ["queens", "knights+torus", "bishops", "kings", "light-dark", "half"] {
        let position = position(rule, 5, 5);
        let table = position.table();
        let best = most(&position).best().expect("a largest set of pieces");
        assert!(best.iter().all(|square| table.conflicts(square).is_disjoint(best)), "{rule}");
        let few = fewest(&position, MutualAttacks::Forbidden).best().expect("some pieces attack every square");
        assert!(few.iter().all(|square| table.conflicts(square).is_disjoint(few)), "{rule}");
        let attacked = few.iter().fold(few, |all, square| all | table.attacks(square));
        assert_eq!(attacked, position.board().all(), "{rule}");
    }
}
