//! The linear completion itself: its blocks come in order, and it ends within its bounds.

use queens_core::Sliced;
use queens_core::board::Placement;
use queens_core::linear::{Done, Levels, Linear, LinearOptions};
use queens_tests::{non_attacking, random};

#[test]
fn blocks_come_in_order_and_end_at_the_base_levels() {
    for (size, given, first) in [(30u32, 4, 4), (60, 3, 2), (1000, 100, 1), (1000, 850, 2), (1000, 950, 4)] {
        let levels = Levels::published(size as usize);
        let placement = random::from_solution(size, given, 3);
        let mut run = Linear::new(&non_attacking(&placement), 1, LinearOptions::default());
        let mut began = Vec::new();
        while run.solved().is_none() {
            match run.step() {
                Done::Began(block) => {
                    began.push(block);
                    let least = [0, 0, levels.second, 0, levels.third, 0][block as usize];
                    assert!(block == 5 || first == 4 || run.queens() >= least.min(given as usize), "block {block}");
                }
                Done::Back { queens, .. } => assert_eq!(run.queens(), given as usize + queens),
                _ => assert_eq!(run.left() + run.queens(), size as usize),
            }
        }
        assert_eq!(began[0], first, "{given} of {size}");
        assert!(began.windows(2).all(|pair| pair[1] == pair[0] + 1 || pair[1] <= 3), "{began:?}");
        assert!(run.pairs().placement(&placement).completes(&placement));
    }
}

#[test]
fn a_run_never_says_impossible_and_ends_within_its_bounds() {
    let corner = Placement::from_rows(&[0, -1, -1, -1]).expect("a placement");
    let mut run =
        Linear::new(&non_attacking(&corner), 1, LinearOptions { return_bound: 25, ..LinearOptions::default() });
    assert!(run.run(100_000));
    assert_eq!((run.solved(), run.returns() <= 25), (Some(false), true));
    assert_eq!(run.step(), Done::GaveUp);
}
