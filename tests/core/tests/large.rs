//! Large boards: random placements, completion by every engine, and pictures.

use queens_core::Sliced;
use queens_core::board::{Placement, Square, validate};
use queens_core::complete::{BlameWanted, CompleteOptions, Completing, Engine, EngineChoice, Phase, Verdict};
use queens_core::generate::{Generate, GenerateError, Source};
use queens_page::image::{BoardImage, Colours, View};
use queens_tests::random;

fn generate(size: usize, queens: usize, seed: u32, source: Source) -> Result<Placement, GenerateError> {
    let mut generate = Generate::new(size, queens, seed, source)?;
    while !generate.run(1000) {}
    Ok(generate.placement()?.expect("the search is over").clone())
}

fn complete(given: &Placement, seed: u32, engine: EngineChoice) -> Completing {
    let options = CompleteOptions { seed, blame: BlameWanted::None, ..CompleteOptions::default() };
    let mut completing = Completing::with_engine(engine, given.clone(), options).expect("few enough rows are free");
    while !completing.run(1000) {}
    completing
}

#[test]
fn a_random_placement_has_the_requested_queens_and_no_conflict() {
    for source in [Source::Random, Source::Solution] {
        for (size, queens) in [(1, 0), (1, 1), (4, 2), (8, 5), (100, 0), (100, 80), (1000, 950), (20_000, 12_345)] {
            let one = generate(size, queens, 7, source).expect("not too many queens");
            let validation = validate(&one);
            assert_eq!((validation.queens, validation.ok()), (queens, true), "{queens} on {size}");
            assert_eq!(generate(size, queens, 7, source), Ok(one.clone()), "the same seed gives the same placement");
            assert!(queens < 100 || generate(size, queens, 8, source) != Ok(one));
        }
    }
}

#[test]
fn a_placement_of_queens_of_a_solution_has_a_completion_even_when_it_is_nearly_full() {
    for (size, queens) in [(8, 8), (30, 29), (500, 490), (3000, 2990)] {
        let placement = generate(size, queens, 3, Source::Solution).expect("a solution has enough queens");
        assert_eq!(complete(&placement, 1, EngineChoice::Auto).answer().verdict(), Verdict::Completed);
    }
}

#[test]
fn more_queens_than_an_attempt_can_set_are_refused_with_their_number() {
    let error = generate(60, 60, 1, Source::Random).expect_err("no attempt sets 60 queens");
    let GenerateError::TooManyQueens { queens: 60, size: 60, reached } = error else { panic!("{error}") };
    assert!((50..60).contains(&reached), "{reached}");
    assert!(generate(60, reached - 3, 1, Source::Random).is_ok());
    assert_eq!(generate(8, 9, 1, Source::Random), Err(GenerateError::MoreThanRows { queens: 9, size: 8 }));
    assert_eq!(generate(3, 1, 1, Source::Solution), Err(GenerateError::NoSolution { size: 3 }));
    assert!(matches!(Generate::new(0, 0, 1, Source::Random), Err(GenerateError::Size { .. })));
}

#[test]
fn random_placements_of_all_sizes_are_decided_without_errors() {
    for (size, placements) in [(10, 200), (20, 200), (50, 100), (100, 60), (500, 30), (1000, 20)] {
        for seed in 0..placements {
            let queens = seed * size / placements;
            let given = random::from_solution(size, queens, seed);
            let completing = complete(&given, seed, EngineChoice::Auto);
            assert_eq!(completing.answer().verdict(), Verdict::Completed, "{queens} of {size}, seed {seed}");
            assert_eq!(
                (completing.progress().phase, completing.progress().free),
                (Phase::Over, (size - queens) as usize)
            );
        }
    }
}

#[test]
fn every_engine_completes_what_it_can_and_only_the_exact_one_reports_impossible() {
    let corner = Placement::from_rows(&[0, -1, -1, -1]).expect("a placement");
    for (choice, verdict) in [
        (EngineChoice::Auto, Verdict::Impossible),
        (EngineChoice::Exact, Verdict::Impossible),
        (EngineChoice::Greedy, Verdict::Undecided),
        (EngineChoice::Linear, Verdict::Undecided),
    ] {
        assert_eq!(complete(&corner, 1, choice).answer().verdict(), verdict, "{choice:?}");
        let given = random::from_solution(400, 150, 5);
        let completing = complete(&given, 1, choice);
        let answer = completing.answer();
        assert!(answer.placement().is_some_and(|placement| placement.completes(&given)), "{choice:?}");
        assert_eq!(answer.engine == Engine::Linear, choice == EngineChoice::Linear);
    }
    let pair = Placement::from_rows(&[0, 1, -1, -1]).expect("a placement");
    let completing = complete(&pair, 1, EngineChoice::Linear);
    let answer = completing.answer();
    assert_eq!((answer.verdict(), answer.engine), (Verdict::Impossible, Engine::Validator));
    assert_eq!(answer.answer.conflict().map(|conflict| (conflict.other_row, conflict.row)), Some((0, 1)));
    let empty = Placement::empty(6000).expect("a board");
    assert!(Completing::with_engine(EngineChoice::Exact, empty, CompleteOptions::default()).is_err());
}

#[test]
fn a_large_placement_with_few_free_rows_is_completed() {
    for (size, queens) in [(30_000, 29_400), (60_000, 56_000)] {
        let given = generate(size, queens, 2, Source::Solution).expect("queens of a solution");
        assert_eq!(
            complete(&given, 1, EngineChoice::Auto).answer().verdict(),
            Verdict::Completed,
            "{queens} of {size}"
        );
    }
}

const COLOURS: Colours = Colours { beyond: 0, plate: 1, light: 2, dark: 3, given: 4, found: 5 };

/// The colour of each pixel, row after row.
fn paint(image: &BoardImage, x: f64, y: f64, scale: f64, side: u32) -> Vec<u32> {
    let view = View { x, y, scale, width: side, height: side };
    let pixel = |bytes: &[u8]| u32::from_be_bytes([0, bytes[0], bytes[1], bytes[2]]);
    image.paint(&view, &COLOURS).chunks_exact(4).map(pixel).collect()
}

fn image(now: &Placement, before: Option<&Placement>) -> BoardImage {
    let mut image = BoardImage::new(now.clone(), before.cloned());
    while !image.run(1000) {}
    image
}

#[test]
fn a_picture_of_single_squares_shows_squares_queens_and_the_outside() {
    let given = Placement::from_rows(&[1, -1, -1, -1]).expect("a placement");
    let now = Placement::from_rows(&[1, 3, 0, 2]).expect("a placement");
    let image = image(&now, Some(&given));
    // One pixel for each square, and a margin of one square on each side.
    #[rustfmt::skip]
    assert_eq!(paint(&image, -1.0, -1.0, 1.0, 6), [
        0, 0, 0, 0, 0, 0,
        0, 1, 4, 1, 1, 0,
        0, 1, 1, 1, 5, 0,
        0, 5, 1, 1, 1, 0,
        0, 1, 1, 5, 1, 0,
        0, 0, 0, 0, 0, 0,
    ]);
    // Four pixels for each side of a square: a chequered board, whose upper left square is light.
    let corner = paint(&image, 0.0, 0.0, 4.0, 8);
    assert_eq!((corner[0], corner[3], corner[4], corner[7], corner[8 * 4], corner[8 * 7 + 7]), (2, 2, 4, 4, 3, 2));
    let counted = image.count(&View { x: 2.0, y: 0.0, scale: 1.0, width: 2, height: 2 });
    assert_eq!((counted.given, counted.found), (0, 1));
    assert_eq!((image.totals().given, image.totals().found), (1, 3));
}

#[test]
fn a_change_before_all_rows_are_counted_counts_them() {
    let now = Placement::from_rows(&[1, 3, 0, 2]).expect("a placement");
    for counted in 0..=4 {
        let mut image = BoardImage::new(now.clone(), None);
        image.run(counted);
        image.take(3);
        assert_eq!((image.totals().given, image.totals().found), (3, 0), "{counted} rows were counted");
    }
}

#[test]
fn from_far_away_queens_are_painted_at_their_places() {
    // A large board with a queen in every tenth row of its upper half, on the diagonal.
    let size = 200_000;
    let mut placement = Placement::empty(size).expect("a board");
    (0..size as u32 / 2).step_by(10).for_each(|row| placement.set(Square::new(row, row)));
    let image = image(&placement, None);
    for side in [20u32, 60, 1500] {
        let pixels = paint(&image, 0.0, 0.0, f64::from(side) / size as f64, side);
        for (at, &pixel) in (0u32..).zip(&pixels) {
            let (row, column) = (at / side, at % side);
            let inked = row.abs_diff(column) <= 1 && row <= side / 2;
            assert!(pixel == COLOURS.plate || inked, "{side} pixels: ink at {row}, {column}");
            assert!(pixel != COLOURS.plate || row != column || row + 1 >= side / 2, "{side} pixels: none at {row}");
        }
    }
    let quarter = View { x: 0.0, y: 0.0, scale: 0.001, width: 100, height: 100 };
    assert_eq!(image.count(&quarter).given, 10_000);
    assert_eq!(image.count(&View { x: 100_000.0, ..quarter }).given, 0);
}

#[test]
fn a_square_is_reported_with_its_queen_or_the_nearest_attackers() {
    //  . . . . . .
    //  . Q . . . .     row 3, column 3 is attacked along its diagonal from (1, 1), along its column from (5, 3);
    //  . . . . . .     row 0, column 4 is free; row 4, column 2 is not, because it is on a diagonal of (5, 3)
    //  . . . . . .
    //  . . . . . .
    //  . . . Q . .
    let placement = Placement::from_rows(&[-1, 1, -1, -1, -1, 3]).expect("a placement");
    let mut image = image(&placement, None);
    let facts = |image: &BoardImage, row, column| {
        let facts = image.square(Square::new(row, column));
        let attackers: Vec<_> = facts.attackers.iter().map(|attacker| attacker.square.row).collect();
        (facts.queen.is_some(), facts.free, attackers)
    };
    assert_eq!(facts(&image, 3, 3), (false, false, vec![5, 1]));
    assert_eq!(facts(&image, 1, 1), (true, false, vec![]));
    assert_eq!(facts(&image, 1, 4), (false, false, vec![1]));
    assert_eq!(facts(&image, 0, 4), (false, true, vec![]));
    let free = |image: &BoardImage| (0..36).filter(|at| facts(image, at / 6, at % 6).1).count() as u32;
    let before = free(&image);
    let closes = image.closes(Square::new(0, 4));
    image.set(Square::new(0, 4));
    assert_eq!(before - free(&image), 1 + closes.row + closes.column + closes.diagonal + closes.anti_diagonal);
    image.take(0);
    assert_eq!((free(&image), image.placement().to_rows()), (before, placement.to_rows()));
}
