//! Certificates are true, grades agree with a second grader, and generated puzzles have the requested properties.

use queens_core::Placement;
use queens_core::puzzle::{
    Certificate, Date, DateError, FIRST_DAY, Family, FewestSearch, Grade, Graded, Hint, LAST_DAY, Layout, Level, Line,
    LineKind, Played, Position, Puzzle, PuzzleError, Rule, Squares, Step, Wanted, daily, daily_regions, good_steps,
    grade, guilt, guilty_regions, hint, make, make_guilty, without_superfluous,
};
use queens_tests::{plain, reference, soak};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

mod second_grader;

fn wanted() -> impl Iterator<Item = Wanted> + Clone {
    let grades = [Grade::Singles, Grade::Killers, Grade::Trial].map(Wanted::Grade);
    grades.into_iter().chain(Level::ALL.map(Wanted::Level))
}

/// Whether queens on these squares obey the rule of a board, square by square.
fn is_allowed(layout: &Layout, queens: &[u32]) -> bool {
    let size = layout.size();
    queens.iter().enumerate().all(|(at, &one)| {
        queens[..at].iter().all(|&other| {
            let (rows, columns) = ((one / size).abs_diff(other / size), (one % size).abs_diff(other % size));
            let lines = rows != 0 && columns != 0;
            lines
                && layout.labels().map_or(rows != columns, |labels| {
                    rows.max(columns) > 1 && labels[one as usize] != labels[other as usize]
                })
        })
    })
}

/// All ways to finish, by trying every column in every row.
fn all_ways(puzzle: &Puzzle) -> Vec<Vec<u32>> {
    fn extend(puzzle: &Puzzle, queens: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
        let (size, row) = (puzzle.layout().size(), queens.len() as u32);
        if row == size {
            found.push(queens.clone());
            return;
        }
        let given = puzzle.given().iter().find(|queen| queen / size == row);
        for square in (row * size..(row + 1) * size).filter(|&square| given.is_none_or(|given| given == square)) {
            queens.push(square);
            if is_allowed(puzzle.layout(), queens) {
                extend(puzzle, queens, found);
            }
            queens.pop();
        }
    }
    let mut found = Vec::new();
    extend(puzzle, &mut Vec::new(), &mut found);
    found
}

/// Replays a certificate against the solution, which brute force found: every step and its reason must be true.
fn replay(puzzle: &Puzzle, solution: Squares) {
    let layout = puzzle.layout();
    let mut position = puzzle.start().expect("queens without conflict");
    let certificate = Certificate::new(layout, &position);
    for step in &certificate.steps {
        check_step(layout, &position, step);
        match step.rule {
            Rule::Single => assert!(solution.contains(step.square.expect("a single has a square")), "{step:?}"),
            _ => assert!(!step.excludes.is_empty() && step.excludes.is_disjoint(solution), "{step:?}"),
        }
        position.apply(layout, step);
    }
    assert_eq!(position, certificate.end);
}

/// Asserts that the statements of a step about free squares and lines are true. If it is a pointer or a killer, it also asserts that
/// no weaker rule applies, and that no step of the same rule excludes more squares.
fn check_step(layout: &Layout, position: &Position, step: &Step) {
    assert_eq!(step.free, layout.squares(step.lines) & position.free, "{step:?}");
    assert!(step.excludes.is_subset(position.free));
    let after = |square: u32| {
        let mut after = *position;
        after.set(layout, square);
        after
    };
    match (step.rule, step.square) {
        (Rule::Single, Some(square)) => assert_eq!(step.free, Squares::one(square)),
        (Rule::Pointer | Rule::Killer, None) => {
            let facts = facts(layout, position);
            assert!(facts.iter().all(|fact| fact.free.len() > 1), "a single would be the first step");
            let pointing = facts.iter().filter(|fact| fact.points);
            let most = |facts: &mut dyn Iterator<Item = &Fact>| facts.map(|fact| fact.closes.len()).max().unwrap_or(0);
            let pointed = most(&mut pointing.clone());
            assert_eq!(step.rule == Rule::Pointer, pointed > 0, "a killer is used only without pointers");
            assert_eq!(step.excludes.len(), if pointed > 0 { pointed } else { most(&mut facts.iter()) });
            let own = facts.iter().find(|fact| fact.line == layout.squares(step.lines)).expect("the line of the step has no queen");
            assert_eq!((own.free, own.closes, own.points), (step.free, step.excludes, step.rule == Rule::Pointer));
            assert_eq!(step.within.len(), u32::from(own.points));
            assert!(!own.points || step.free.is_subset(layout.squares(step.within)));
        }
        (Rule::Set, None) => {
            assert!(step.lines.len() > 1, "a set of one line is a pointer");
            assert_eq!(step.lines.len(), step.within.len());
            assert!(step.free.is_subset(layout.squares(step.within)));
            assert_eq!(step.excludes, (layout.squares(step.within) & position.free) - step.free);
        }
        (Rule::Trial | Rule::TrialAndRules, Some(square)) => {
            let mut after = after(square);
            for link in &step.chain {
                follows(layout, &after, link);
                after.apply(layout, link);
            }
            assert!(after.free.is_disjoint(layout.squares(step.lines)), "the line has no candidates: {step:?}");
        }
        other => panic!("no step is {other:?}"),
    }
}

/// A line without a queen, square by square: its free squares, and the free squares elsewhere that attack all of them.
struct Fact {
    line: Squares,
    free: Squares,
    closes: Squares,
    /// Whether the free squares of the line share another line.
    points: bool,
}

fn facts(layout: &Layout, position: &Position) -> Vec<Fact> {
    let (size, labels) = (layout.size(), layout.labels());
    let index = |kind: u32, square: u32| match kind {
        0 => Some(square / size),
        1 => Some(square % size),
        _ => labels.map(|labels| labels[square as usize]),
    };
    let lines = (0..3).flat_map(|kind| (0..size).map(move |line| (kind, line)));
    let fact = |(kind, at): (u32, u32)| {
        let line: Squares = (0..size * size).filter(|&square| index(kind, square) == Some(at)).collect();
        let free = line & position.free;
        let attacks_all = |&square: &u32| free.iter().all(|other| !is_allowed(layout, &[square, other]));
        let points = (0..3).filter(|&other| other != kind).any(|other| {
            let mut shared = free.iter().map(|square| index(other, square));
            let first = shared.next().flatten();
            first.is_some() && shared.all(|index| index == first)
        });
        Fact { line, free, closes: (position.free - line).iter().filter(attacks_all).collect(), points }
    };
    lines.map(fact).filter(|fact| !fact.line.is_empty() && fact.line.is_disjoint(position.queens)).collect()
}

/// Asserts that a link of a chain follows from the links before it. Other links may have excluded more squares.
fn follows(layout: &Layout, position: &Position, link: &Step) {
    let free = layout.squares(link.lines) & position.free;
    match link.rule {
        Rule::Single => assert!(free.is_subset(link.free), "{link:?}"),
        Rule::Pointer | Rule::Killer => {
            let attacks_all = |square: u32| free.iter().all(|other| !is_allowed(layout, &[square, other]));
            assert!(!link.excludes.is_empty() && link.excludes.iter().all(attacks_all), "{link:?}");
        }
        Rule::Set => {
            let within = layout.squares(link.within);
            assert!(link.lines.len() == link.within.len() && free.is_subset(within), "{link:?}");
            assert!(link.excludes.is_subset(within - layout.squares(link.lines)), "{link:?}");
        }
        Rule::Trial | Rule::TrialAndRules => panic!("a trial within a trial: {link:?}"),
        Rule::Block | Rule::Strip => panic!("one queen a line: {link:?}"),
    }
}

#[test]
fn every_step_of_a_certificate_is_true_and_so_is_its_reason() {
    for seed in 0..if soak() { 150 } else { 8 } {
        for (size, family) in [6, 8]
            .map(|size| (size, Family::Completion))
            .into_iter()
            .chain([6, 7, 8].map(|size| (size, Family::Regions)))
        {
            let grades = [Grade::Singles, Grade::Pointers, Grade::Killers, Grade::Sets, Grade::Trial];
            for wanted in grades.map(Wanted::Grade) {
                let Ok(made) = make(size, family, wanted, seed) else { continue };
                let [solution] = &all_ways(&made.puzzle)[..] else { panic!("{wanted:?} with two ways: {made:?}") };
                replay(&made.puzzle, solution.iter().copied().collect());
            }
        }
    }
    // A puzzle that needs trials with all rules.
    let made = make(10, Family::Completion, Wanted::Grade(Grade::TrialAndRules), 1).expect("there are some");
    replay(&made.puzzle, made.puzzle.solution().expect("one way"));
}

#[test]
fn a_generated_puzzle_has_one_solution_and_its_grade_by_another_grader() {
    let each = if soak() { 10_000 } else { 300 };
    for (size, family) in [6, 8, 10].into_iter().flat_map(|size| [(size, Family::Completion), (size, Family::Regions)])
    {
        let each = if family == Family::Regions { each / 30 } else { each };
        let mut seeds = 0_u32;
        for (seed, wanted) in (0..).zip(wanted().cycle()).take(each) {
            let made = match make(size, family, wanted, seed) {
                Err(PuzzleError::GradeNotFound { .. }) if size == 6 && family == Family::Regions => continue,
                made => made.unwrap_or_else(|error| panic!("{error}")),
            };
            let ways = made.puzzle.ways(2);
            let graded = made.certificate.grade();
            assert_eq!((ways.len(), graded), (1, second_grader::grade(&made.puzzle)), "{:?}", made.puzzle.given());
            match wanted {
                // The grade of killers includes pointers in requests, so that old names of puzzles still give the same puzzles.
                Wanted::Grade(Grade::Killers) => assert!(matches!(graded, Grade::Pointers | Grade::Killers)),
                Wanted::Grade(grade) => assert_eq!(graded, grade),
                Wanted::Level(level) => assert_eq!(made.certificate.level(), Some(level)),
            }
            seeds += 1;
        }
        assert!(seeds as usize > each / 2, "{size}, {family:?}");
    }
}

/// How many positions are examined.
const TRAINED: usize = 1_000;

#[test]
fn in_each_position_of_the_trainer_only_its_rule_gives_a_move() {
    // The sizes and grades with which the page makes exercises.
    let kinds = [
        (Family::Completion, 6, Grade::Killers),
        (Family::Completion, 8, Grade::Killers),
        (Family::Completion, 8, Grade::Sets),
        (Family::Completion, 8, Grade::Trial),
        (Family::Regions, 6, Grade::Killers),
        (Family::Regions, 7, Grade::Pointers),
        (Family::Regions, 7, Grade::Sets),
        (Family::Regions, 7, Grade::Trial),
    ];
    let (mut positions, mut rules) = (0, BTreeMap::new());
    for (seed, (family, size, wanted)) in (1..).zip(kinds.into_iter().cycle()) {
        let Ok(made) = make(size, family, Wanted::Grade(wanted), seed) else { continue };
        let mut position = made.puzzle.start().expect("queens without conflict");
        for step in &made.certificate.steps {
            assert_eq!(second_grader::weakest(&made.puzzle, &position), Some(Grade::from(step.rule)), "{step:?}");
            position.apply(made.puzzle.layout(), step);
            positions += 1;
            *rules.entry(step.rule).or_insert(0) += 1;
        }
        if positions >= TRAINED {
            break;
        }
    }
    let trained = [Rule::Single, Rule::Pointer, Rule::Killer, Rule::Set, Rule::Trial];
    assert!(trained.iter().all(|rule| rules.get(rule) > Some(&20)), "{rules:?}");
}

#[test]
fn one_step_excludes_all_squares_that_follow_from_one_fact() {
    // The expected numbers of pointers, killers and sets. All other steps are singles.
    for (size, level, seed, expected) in [
        (9, Level::Medium, 2, [1, 0, 0]),
        (8, Level::Medium, 3, [2, 0, 0]),
        (8, Level::Hard, 7, [5, 2, 1]),
        (9, Level::Hard, 2, [7, 2, 1]),
    ] {
        let made = make(size, Family::Regions, Wanted::Level(level), seed).expect("a puzzle exists");
        let count = |rule| made.certificate.steps.iter().filter(|step| step.rule == rule).count();
        assert_eq!([Rule::Pointer, Rule::Killer, Rule::Set].map(count), expected, "{size}, {level:?}, {seed}");
        assert_eq!(count(Rule::Single), size as usize);
    }
}

#[test]
fn pointers_need_regions() {
    let made = make(8, Family::Regions, Wanted::Grade(Grade::Pointers), 1).expect("there are many");
    assert_eq!(made.certificate.level(), Some(Level::Medium));
    assert_eq!(second_grader::grade(&made.puzzle), Grade::Pointers);
    let wanted = Wanted::Grade(Grade::Pointers);
    let refused = make(8, Family::Completion, wanted, 1).err();
    assert_eq!(refused, Some(PuzzleError::GradeNotFound { size: 8, grade: wanted, tries: 0 }));
}

/// On small boards a line often has no free square left while a rule is applied.
#[test]
fn small_boards_with_regions_are_made_or_refused_at_every_grade() {
    for (size, grade, seed) in (5..8).flat_map(|size| Grade::ALL.map(|grade| (0..6).map(move |seed| (size, grade, seed)))).flatten() {
        match make(size, Family::Regions, Wanted::Grade(grade), seed) {
            Ok(made) => assert_eq!(second_grader::grade(&made.puzzle), made.certificate.grade(), "{size} {grade:?} {seed}"),
            Err(error) => assert!(matches!(error, PuzzleError::GradeNotFound { .. }), "{error}"),
        }
    }
}

#[test]
fn each_region_of_a_puzzle_is_connected() {
    for seed in 0..10 {
        let made = make(8, Family::Regions, Wanted::Level(Level::Medium), seed).expect("there are many");
        let labels = made.puzzle.layout().labels().expect("regions");
        for region in 0..8 {
            let own: Vec<u32> = (0..64).filter(|&square| labels[square as usize] == region).collect();
            let mut reached = vec![own[0]];
            while let Some(&next) = own.iter().find(|&&square| {
                let is_adjacent = |&other: &u32| (square / 8).abs_diff(other / 8) + (square % 8).abs_diff(other % 8) == 1;
                !reached.contains(&square) && reached.iter().any(is_adjacent)
            }) {
                reached.push(next);
            }
            assert_eq!(reached.len(), own.len(), "seed {seed}, region {region}");
        }
    }
}

#[test]
fn the_number_of_solutions_agrees_with_brute_force() {
    for given in plain::placements(5).step_by(7) {
        let puzzle = Puzzle::completion(&given).expect("a board of five rows");
        let found = match grade(&puzzle) {
            Graded::None => 0,
            Graded::One(_) => 1,
            Graded::Several([one, other]) => {
                assert_ne!(one, other);
                2
            }
        };
        assert_eq!(found, all_ways(&puzzle).len().min(2), "{:?}", given.to_rows());
    }
}

#[test]
fn hints_lead_to_the_end() {
    for family in [Family::Completion, Family::Regions] {
        let made = make(8, family, Wanted::Level(Level::Expert), 5).expect("there are many");
        assert_eq!(hinted(&made.puzzle), made.puzzle.solution().expect("one way"));
    }
}

/// Plays every hint. Returns the queens at the end.
fn hinted(puzzle: &Puzzle) -> Squares {
    let mut played = Played::default();
    loop {
        match hint(puzzle, &played).expect("one way") {
            Hint::Solved => return played.queens | puzzle.given(),
            Hint::Step(step) if step.rule == Rule::Single => {
                played.queens |= Squares::one(step.square.expect("a square"));
            }
            Hint::Step(step) => {
                assert!(!step.excludes.is_empty() && step.excludes.is_disjoint(played.marks), "{step:?}");
                played.marks |= step.excludes;
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn hints_first_report_mistakes() {
    let made = make(8, Family::Completion, Wanted::Level(Level::Expert), 5).expect("there are many");
    let solution = made.puzzle.solution().expect("one way");
    let missing = (solution - made.puzzle.given()).first().expect("queens to find");
    let wrong = Squares::one(if missing.is_multiple_of(8) { missing + 1 } else { missing - 1 });
    let hint_for = |queens: Squares, marks: Squares| hint(&made.puzzle, &Played { queens, marks });
    let both = hint_for(wrong, Squares::one(missing));
    assert_eq!(both, Ok(Hint::WrongQueen(wrong.first().expect("a square"))));
    assert_eq!(hint_for(Squares::EMPTY, Squares::one(missing)), Ok(Hint::WrongMark(missing)));
    assert_eq!(hint_for(Squares::one(70), Squares::EMPTY), Err(PuzzleError::Square { found: 70, last: 63 }));
    let queen = |queens| Played { queens, marks: Squares::EMPTY };
    let mark = |marks| Played { queens: Squares::EMPTY, marks };
    let steps = [mark(wrong), queen(Squares::one(missing)), queen(wrong), mark(Squares::one(missing))];
    assert_eq!(good_steps(&made.puzzle, &steps), Ok(2));
    assert_eq!(good_steps(&made.puzzle, &steps[..2]), Ok(2));
    let empty = Puzzle::completion(&Placement::empty(8).expect("a board")).expect("a board");
    assert_eq!(hint(&empty, &Played::default()), Err(PuzzleError::SeveralWays { ways: 2 }));
}

#[derive(Deserialize)]
struct Daily {
    days: BTreeMap<String, Vec<i32>>,
    /// The region of each square, as a letter.
    regions: BTreeMap<String, String>,
}

#[test]
fn thirty_days_have_the_recorded_puzzles() {
    let Daily { days, regions } = reference("daily");
    assert_eq!((days.len(), regions.len()), (30, 30));
    for (date, rows) in days {
        let puzzle = daily(date.parse().expect("a day")).expect("a day with a puzzle").made.puzzle;
        assert_eq!(puzzle.placement(puzzle.given()).to_rows(), rows, "{date}");
    }
    for (date, expected) in regions {
        let puzzle = daily_regions(date.parse().expect("a day")).expect("a day with a puzzle").made.puzzle;
        assert_eq!((letters(&puzzle), puzzle.given()), (expected, Squares::EMPTY), "{date}");
    }
}

/// The region of each square, as a letter.
fn letters(puzzle: &Puzzle) -> String {
    let labels = puzzle.layout().labels().expect("regions");
    labels.iter().map(|&label| char::from(b'a' + label as u8)).collect()
}

#[test]
fn puzzles_with_regions_get_harder_during_a_week() {
    let mut date: Date = "2026-11-23".parse().expect("a Monday");
    let mut seen = BTreeSet::new();
    let mut hardest = None;
    for day in 0..if soak() { 2_000 } else { 70 } {
        let found = daily_regions(date).expect("a day with a puzzle");
        let puzzle = &found.made.puzzle;
        assert_eq!((puzzle.ways(2).len(), found.made.certificate.level()), (1, Some(found.level)), "{date}");
        assert!(day % 7 == 0 || Some(found.level) >= hardest, "{date}");
        hardest = Some(found.level);
        assert!(seen.insert(letters(puzzle)), "{date}");
        date = date.next();
    }
}

#[test]
fn no_two_daily_puzzles_of_a_year_are_the_same_up_to_symmetry() {
    for year in 2026..if soak() { 2_056 } else { 2_027 } {
        let mut date: Date = format!("{year}-01-01").parse().expect("a day");
        let mut seen = BTreeSet::new();
        while date.year() == year {
            let found = daily(date).expect("a day with a puzzle");
            let puzzle = &found.made.puzzle;
            assert_eq!((puzzle.ways(2).len(), found.made.certificate.level()), (1, Some(found.level)), "{date}");
            let orbit = puzzle.placement(puzzle.given()).orbit().expect("no two queens in a column");
            assert!(seen.insert(orbit[0].to_rows()), "{date}");
            date = date.next();
        }
        assert!(seen.len() >= 365);
    }
}

#[test]
fn every_text_is_read_as_a_day_or_refused() {
    for text in
        ["", "2026", "2026-1-1", "2026-13-01", "2026-02-29", "10000-01-01", "2026-11-22-", "2026-11-2２", "-1-01-01"]
    {
        assert!(matches!(text.parse::<Date>(), Err(DateError::Unreadable { .. })), "{text}");
    }
    for text in ["2025-12-31", "0001-01-01"] {
        let found: Date = text.parse().expect("a day");
        assert_eq!(daily(found), Err(DateError::Range { found, first: FIRST_DAY, last: LAST_DAY }));
    }
    assert!(daily("9999-12-31".parse().expect("a day")).is_ok());
    assert_eq!("2028-02-29".parse::<Date>().map(|date| date.next().to_string()), Ok("2028-03-01".to_owned()));
}

#[test]
fn the_fewest_queens_to_remove_agree_with_a_search_of_all_subsets() {
    for seed in 0..if soak() { 500 } else { 30 } {
        for fewest in 1..=3 {
            let puzzle = make_guilty(6, fewest, seed).expect("there are many");
            assert!(puzzle.start().is_some(), "no given queen attacks another");
            let given: Vec<u32> = puzzle.given().iter().collect();
            let mut right: BTreeMap<u32, Vec<Squares>> = BTreeMap::new();
            for subset in 0_u32..1 << given.len() {
                let taken =
                    (0..).zip(&given).filter(|(at, _)| subset >> at & 1 != 0).map(|(_, &queen)| queen).collect();
                if !all_ways(&puzzle.with_given(puzzle.given() - taken)).is_empty() {
                    right.entry(subset.count_ones()).or_default().push(taken);
                }
            }
            let (least, choices) = right.pop_first().expect("the empty board has a way");
            let found = guilt(&puzzle).expect("the empty board has a way");
            assert_eq!((found.fewest, &found.choices), (least, &choices));
            assert_eq!((least, choices.len()), (fewest, 1));
        }
    }
    let hopeless = Puzzle::completion(&Placement::empty(3).expect("a board")).expect("a board");
    assert_eq!(guilt(&hopeless), None);
    assert_eq!(make_guilty(8, 4, 1), Err(PuzzleError::Guilty { fewest: 4, most: 3 }));
}

#[test]
fn the_fewest_additional_queens_agree_with_a_search_of_all_choices() {
    for (rows, expected) in [
        (vec![-1; 6], 1),
        (vec![-1; 8], 2),
        (vec![0, -1, -1, -1, -1, -1, -1, -1], 1),
        (vec![-1, -1, -1, 5, -1, -1, 6, 3], 0),
    ] {
        let given = Placement::from_rows(&rows).expect("a board");
        let puzzle = Puzzle::completion(&given).expect("a board");
        let mut giving = FewestSearch::new(&puzzle);
        while !giving.run(3).expect("there are ways, and not too many") {}
        let fewest = giving.fewest().expect("the search has ended");
        // All choices of `expected` queens that leave one way to finish, by the definition.
        let choices: BTreeSet<Squares> = all_ways(&puzzle)
            .iter()
            .flat_map(|way| subsets(way.iter().copied().collect::<Squares>() - puzzle.given(), expected))
            .filter(|&queens| all_ways(&puzzle.with_given(puzzle.given() | queens)).len() == 1)
            .collect();
        assert_eq!(fewest.choices, choices.len(), "{rows:?}");
        let mut difficulties = Vec::new();
        for choice in &fewest.easiest {
            assert_eq!(choice.queens.len(), expected, "{rows:?}");
            assert!(choices.contains(&choice.queens));
            let grade = second_grader::grade(&puzzle.with_given(puzzle.given() | choice.queens));
            assert_eq!(grade, choice.grade);
            difficulties.push((choice.grade, choice.hardest, choice.steps));
        }
        assert!(difficulties.is_sorted());
        assert_eq!(difficulties.len(), choices.len().min(8));
        let easier = |queens: &Squares| {
            let grade = second_grader::grade(&puzzle.with_given(puzzle.given() | *queens));
            difficulties.last().is_none_or(|&(last, ..)| grade < last)
        };
        let left = choices.iter().filter(|queens| !fewest.easiest.iter().any(|choice| choice.queens == **queens));
        assert_eq!(left.filter(|queens| easier(queens)).count(), 0, "no unlisted choice gives an easier puzzle");
    }
    let none = Puzzle::completion(&Placement::from_rows(&[0, -1, -1, -1]).expect("a board")).expect("a board");
    let mut giving = FewestSearch::new(&none);
    assert_eq!((0..100).find_map(|_| giving.run(3).err()), Some(PuzzleError::NoWay { ways: 0 }));
}

/// All sets of `count` of these squares.
fn subsets(squares: Squares, count: u32) -> Vec<Squares> {
    let Some(first) = squares.first() else { return if count == 0 { vec![Squares::EMPTY] } else { Vec::new() } };
    let rest = squares - Squares::one(first);
    let with = if count == 0 { Vec::new() } else { subsets(rest, count - 1) };
    subsets(rest, count).into_iter().chain(with.into_iter().map(|set| set | Squares::one(first))).collect()
}

#[test]
fn guilty_regions_cannot_all_have_a_queen_and_each_is_needed_for_that() {
    let mut guilty_sets = BTreeMap::new();
    for seed in 0..if soak() { 2_000 } else { 200 } {
        // Random labels, each of which occurs: most of these boards have no way to finish.
        let size = 5;
        let mut state = seed * 2_654_435_761_u64 + 1;
        let mut labels: Vec<i32> = (0..size * size)
            .map(|square| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                if square < size { square } else { ((state >> 33) % 25).min(size as u64 - 1) as i32 }
            })
            .collect();
        labels.rotate_left(seed as usize % 25);
        let puzzle = Puzzle::regions(&Placement::empty(size as usize).expect("a board"), &labels).expect("regions");
        let guilty = guilty_regions(&puzzle);
        assert_eq!(guilty.is_empty(), !all_ways(&puzzle).is_empty(), "{labels:?}");
        // Placements whose queens do not touch, and the regions with exactly one of these queens, by the definition.
        let rows: Vec<i32> = (0..size * size).map(|square| square / size).collect();
        let free = Puzzle::regions(&Placement::empty(size as usize).expect("a board"), &rows).expect("regions");
        let serves = |regions: &[u32]| {
            all_ways(&free).iter().any(|way| {
                let count = |region: u32| way.iter().filter(|&&queen| labels[queen as usize] == region as i32).count();
                regions.iter().all(|&region| count(region) == 1)
            })
        };
        if guilty.is_empty() {
            continue;
        }
        assert!(!serves(&guilty), "{labels:?}");
        for region in &guilty {
            let others: Vec<u32> = guilty.iter().copied().filter(|other| other != region).collect();
            assert!(serves(&others), "{labels:?}");
        }
        *guilty_sets.entry(guilty.len()).or_insert(0) += 1;
    }
    assert!(guilty_sets.len() > 1, "{guilty_sets:?}");
}

#[test]
fn a_puzzle_without_superfluous_queens_needs_each_of_its_queens() {
    for seed in 0..20 {
        let made = make(8, Family::Completion, Wanted::Level(Level::Easy), seed).expect("there are many");
        let left = without_superfluous(&made.puzzle).expect("one way");
        assert_eq!(all_ways(&made.puzzle.with_given(left)).len(), 1);
        for queen in left.iter() {
            assert!(all_ways(&made.puzzle.with_given(left - Squares::one(queen))).len() > 1, "seed {seed}");
        }
    }
}

#[test]
fn an_invalid_board_of_a_puzzle_is_refused() {
    assert_eq!(Layout::queens(0), Err(PuzzleError::Size { size: 0, largest: 20 }));
    assert_eq!(Layout::queens(21), Err(PuzzleError::Size { size: 21, largest: 20 }));
    assert_eq!(Layout::regions(2, &[0, 1, 1]), Err(PuzzleError::Labels { found: 3, expected: 4 }));
    assert_eq!(Layout::regions(2, &[0, 1, 2, 1]), Err(PuzzleError::Label { square: 2, found: 2, last: 1 }));
    assert_eq!(Layout::regions(2, &[0, 0, 0, 0]), Err(PuzzleError::EmptyRegion { region: 1 }));
    let regions = Layout::regions(2, &[0, 1, 1, 1]).expect("two regions");
    let names: Vec<Line> = regions.name(Position::empty(&regions).unfillable_lines(&regions)).collect();
    assert_eq!(names, []);
    let after = Position::with(&regions, Squares::one(0)).expect("a queen alone");
    let dry: Vec<Line> = regions.name(after.unfillable_lines(&regions)).collect();
    let line = |kind| Line { kind, index: 1 };
    assert_eq!(dry, [line(LineKind::Row), line(LineKind::Column), line(LineKind::Region)]);
    for (size, family) in [(4, Family::Completion), (13, Family::Completion), (12, Family::Regions)] {
        let (least, most) = family.sizes();
        let refused = make(size, family, Wanted::Level(Level::Easy), 1).err();
        assert_eq!(refused, Some(PuzzleError::MakeSize { size, least, most }));
    }
}
