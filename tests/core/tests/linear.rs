//! The linear completion itself: its blocks follow in order, and it ends within its bounds.

use queens_core::Sliced;
use queens_core::board::Placement;
use queens_core::linear::{Outcome, Levels, Linear, LinearOptions, Risk};
use queens_tests::{non_attacking, random};

#[test]
fn blocks_follow_in_order_and_end_at_the_base_levels() {
    for (size, given, first) in [(30u32, 4, 4), (60, 3, 2), (1000, 100, 1), (1000, 850, 2), (1000, 950, 4)] {
        let levels = Levels::published(size as usize);
        let placement = random::from_solution(size, given, 3);
        let mut run = Linear::new(&non_attacking(&placement), 1, LinearOptions::default());
        let mut began = Vec::new();
        while run.solved().is_none() {
            match run.step() {
                Outcome::Began(block) => {
                    began.push(block);
                    let level = match block {
                        2 if first == 1 => levels.second,
                        4 if first < 4 => levels.third,
                        _ => 0,
                    };
                    let ends = [2, 4].contains(&block);
                    assert!(!ends || run.queens() == level.max(given as usize), "block {block} of {size}");
                }
                Outcome::Back { queens, .. } => assert_eq!(run.queens(), given as usize + queens),
                _ => assert_eq!(run.left() + run.queens(), size as usize),
            }
        }
        assert_eq!(began[0], first, "{given} of {size}");
        assert!(began.windows(2).all(|pair| pair[1] == pair[0] + 1 || pair[1] <= 3), "{began:?}");
        assert!(run.pairs().placement(&placement).completes(&placement));
    }
}

#[test]
fn the_base_levels_agree_with_the_two_published_formulas() {
    // Computed from the formulas by a separate program. 30,000 rows use the second formula.
    let cases = [
        (100, 34, 55),
        (1000, 804, 900),
        (10_000, 9_538, 9_762),
        (29_999, 29_340, 29_649),
        (30_000, 28_070, 29_708),
        (100_000, 97_747, 99_609),
        (1_000_000, 997_064, 999_453),
        (10_000_000, 9_996_300, 9_999_266),
    ];
    for (size, second, third) in cases {
        assert_eq!(Levels::published(size), Levels { second, third }, "{size} rows");
    }
}

#[test]
fn with_custom_base_levels_all_five_blocks_run_on_small_boards() {
    for (size, second, third) in [(12, 2, 4), (32, 5, 11), (32, 8, 16)] {
        for seed in 0..20 {
            let placement = Placement::empty(size).expect("a board");
            let levels = Some(Levels { second, third });
            let options = LinearOptions { levels, ..LinearOptions::default() };
            let mut run = Linear::new(&non_attacking(&placement), seed, options);
            let mut began = Vec::new();
            while run.solved().is_none() {
                if let Outcome::Began(block) = run.step() {
                    let level = [0, 0, second, second, third, third][block as usize];
                    assert_eq!(run.queens(), level, "block {block} on {size} rows");
                    began.push(block);
                }
            }
            let first: Vec<u8> = (1..=5).filter(|block| began.contains(block)).collect();
            assert_eq!((run.solved(), first), (Some(true), vec![1, 2, 3, 4, 5]), "{size} rows, seed {seed}");
            assert!(run.pairs().placement(&placement).completes(&placement));
        }
    }
}

#[test]
fn a_run_never_reports_impossible_and_ends_within_its_bounds() {
    let corner = Placement::from_rows(&[0, -1, -1, -1]).expect("a placement");
    let mut run =
        Linear::new(&non_attacking(&corner), 1, LinearOptions { return_bound: 25, ..LinearOptions::default() });
    assert!(run.run(100_000));
    assert_eq!((run.solved(), run.returns() <= 25), (Some(false), true));
    assert_eq!(run.step(), Outcome::GaveUp);
}

#[test]
fn a_bound_on_base_squares_returns_a_run_to_level_2_if_there_is_one() {
    let bounded = LinearOptions { base_bound: Some(1), repeat_bound: 0, ..LinearOptions::default() };
    let mut lower = 0;
    for seed in 0..200 {
        let placement = random::from_solution(60, 5, seed);
        let mut run = Linear::new(&non_attacking(&placement), seed, bounded);
        let mut bases = 0;
        while run.solved().is_none() {
            match run.step() {
                Outcome::Began(5) => bases = 0,
                Outcome::Set(_) if run.risk().and_then(Risk::chosen).is_some_and(|chosen| chosen.base) => bases += 1,
                Outcome::Back { level: 2, .. } => lower += 1,
                _ => {}
            }
            assert!(bases <= 1, "one base square, then level 2");
        }
        assert_eq!(run.solved(), Some(true));
    }
    assert!(lower > 20, "{lower}");
    // A run that begins with block 4 has no level to return to, so the bound has no effect.
    let given = random::from_solution(20, 6, 3);
    let run = |options| {
        let mut run = Linear::new(&non_attacking(&given), 1, options);
        run.run_to_end();
        (run.nodes(), run.returns())
    };
    assert_eq!(run(LinearOptions { base_bound: Some(1), ..LinearOptions::default() }), run(LinearOptions::default()));
}

#[test]
fn a_run_remembers_its_last_step() {
    let placement = random::from_solution(60, 5, 1);
    let mut run = Linear::new(&non_attacking(&placement), 1, LinearOptions::default());
    assert_eq!(run.last(), None);
    while run.solved().is_none() {
        let done = run.step();
        assert_eq!(run.last(), Some(done));
    }
}
