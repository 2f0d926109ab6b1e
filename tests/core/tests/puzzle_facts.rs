//! All completion puzzles of small boards: their number, their steps, and the fewest queens that force a solution.

use queens_core::puzzle::{Certificate, Grade, Layout, Position, Squares, ways};
use queens_tests::{reference, soak};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Reference {
    boards: Vec<Board>,
    soak: u32,
    of_three_on_8: [u32; 7],
    touching: Vec<usize>,
}

#[derive(Deserialize)]
struct Board {
    size: u32,
    fewest: BTreeMap<u32, u32>,
    puzzles: BTreeMap<u32, u32>,
    /// The number of puzzles by their grade, the easiest grade first.
    grades: Option<[u32; 7]>,
}

/// All solutions of a board, and for each square the solutions with a queen on it, with one bit for each solution.
struct Solutions {
    layout: Layout,
    all: Vec<Vec<u32>>,
    with: Vec<Vec<u64>>,
}

impl Solutions {
    fn of(size: u32) -> Self {
        let layout = Layout::queens(size).expect("a size that puzzles have");
        let all: Vec<Vec<u32>> =
            ways(&layout, &Position::empty(&layout), usize::MAX).into_iter().map(|way| way.iter().collect()).collect();
        let mut with = vec![vec![0; all.len().div_ceil(64)]; (size * size) as usize];
        for (at, solution) in all.iter().enumerate() {
            solution.iter().for_each(|&square| with[square as usize][at / 64] |= 1 << (at % 64));
        }
        Solutions { layout, all, with }
    }

    /// Visits every minimal set of queens that determines a solution.
    fn puzzles(&self, solution: &[u32], visit: &mut impl FnMut(&[u32])) {
        let everything = vec![u64::MAX; self.with[0].len()];
        self.extend(solution, 0, &mut Vec::new(), &[everything], visit);
    }

    /// `left`: the solutions that contain zero, one, two ... of the given queens.
    fn extend(
        &self,
        solution: &[u32],
        from: usize,
        given: &mut Vec<u32>,
        left: &[Vec<u64>],
        visit: &mut impl FnMut(&[u32]),
    ) {
        for at in from..solution.len() {
            let last = left.last().expect("the list begins with all solutions");
            let next: Vec<u64> =
                last.iter().zip(&self.with[solution[at] as usize]).map(|(one, other)| one & other).collect();
            // A queen that excludes no solution is superfluous, whatever other queens are given.
            if self.count(&next) == self.count(last) {
                continue;
            }
            given.push(solution[at]);
            if self.count(&next) > 1 {
                let left: Vec<Vec<u64>> = left.iter().cloned().chain([next]).collect();
                self.extend(solution, at + 1, given, &left, visit);
            } else if (0..given.len()).all(|spared| self.without(given, spared) > 1) {
                visit(given);
            }
            given.pop();
        }
    }

    fn without(&self, given: &[u32], spared: usize) -> u32 {
        let mut left = vec![u64::MAX; self.with[0].len()];
        for (_, &square) in given.iter().enumerate().filter(|&(at, _)| at != spared) {
            left.iter_mut().zip(&self.with[square as usize]).for_each(|(one, other)| *one &= other);
        }
        self.count(&left)
    }

    fn count(&self, left: &[u64]) -> u32 {
        let beyond = self.all.len() % 64;
        let mask = if beyond == 0 { u64::MAX } else { (1 << beyond) - 1 };
        let last = left.len() - 1;
        (0..).zip(left).map(|(at, &word)| if at == last { word & mask } else { word }.count_ones()).sum()
    }
}

/// The numbers by grade, without the grades that only puzzles with several stars have.
fn of_one_star(by_grade: [u32; 9]) -> [u32; 7] {
    let [singles, 0, pointers, killers, sets, 0, trial, rules, search] = by_grade else { panic!("{by_grade:?}") };
    [singles, pointers, killers, sets, trial, rules, search]
}

#[test]
fn every_small_puzzle_is_found_and_has_the_grade_that_two_programs_agree_on() {
    let Reference { boards, soak: first_soak, of_three_on_8, .. } = reference("puzzles");
    for Board { size, fewest, puzzles, grades } in boards.into_iter().filter(|board| soak() || board.size < first_soak)
    {
        let solutions = Solutions::of(size);
        let (mut by_fewest, mut by_given) = (BTreeMap::new(), BTreeMap::new());
        let (mut by_grade, mut of_three) = ([0; 9], [0; 9]);
        for solution in &solutions.all {
            let mut least = u32::MAX;
            solutions.puzzles(solution, &mut |given| {
                let count = given.len() as u32;
                least = least.min(count);
                *by_given.entry(count).or_insert(0) += 1;
                if grades.is_some() {
                    let queens: Squares = given.iter().copied().collect();
                    let start = Position::with(&solutions.layout, queens).expect("queens of a solution");
                    let grade = Certificate::new(&solutions.layout, &start).grade() as usize;
                    by_grade[grade] += 1;
                    of_three[grade] += u32::from(count == 3);
                }
            });
            *by_fewest.entry(least).or_insert(0) += 1;
        }
        assert_eq!(by_fewest, fewest, "n = {size}: the fewest given queens");
        assert_eq!(by_given, puzzles, "n = {size}: puzzles by given queens");
        assert_eq!(grades.map_or([0; 7], |_| of_one_star(by_grade)), grades.unwrap_or_default(), "n = {size}: puzzles by grade");
        if size == 8 {
            assert_eq!(of_one_star(of_three), of_three_on_8);
        }
    }
    assert_eq!(Grade::ALL.map(|grade| grade as usize), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn with_rows_as_regions_only_touching_queens_are_excluded() {
    for (size, expected) in (4..).zip(reference::<Reference>("puzzles").touching) {
        // A region that equals a row adds no condition.
        let labels: Vec<i32> = (0..size * size).map(|square| (square / size) as i32).collect();
        let layout = Layout::regions(size, &labels).expect("a label for each square");
        assert_eq!(ways(&layout, &Position::empty(&layout), usize::MAX).len(), expected, "n = {size}");
    }
}
