//! Star battles with one to three stars: a second solver by plain search agrees on the number of ways, and every step of a
//! certificate and its reason are true.

use queens_core::Sliced;
use queens_core::forms;
use queens_core::puzzle::{
    Certificate, Grade, Grading, Hint, Layout, Level, Making, Played, Position, Puzzle, PuzzleError, Rule, Squares, Step, Wanted,
    Ways, grade, guilty_regions, hint, star_sizes,
};
use queens_core::rule::{self, Board};
use queens_tests::soak;

/// Puzzles of puzz.link: the parts of their addresses after the kind of the puzzle.
const PUBLISHED: [&str; 4] = [
    "6/6/1/2u9gn9c9jpmk",
    "10/10/2/5g252c2qkgbakk98igse7g88cp3730so000u",
    "10/10/2/l95las9vb5mmurbelo2m849c5gp068ci9029",
    "15/15/3/31g94h1gk30glmiuum28c52kl8mh0i10o51gh4i1go2h84a4802gt5hah8la6046hc9aign1ga18424a42h8",
];

fn published(part: &str) -> Puzzle {
    let read = forms::read(&format!("https://puzz.link/p?starbattle/{part}")).expect("an address of puzz.link");
    let labels: Vec<i32> = read.setup.regions().iter().map(|&label| label.cast_signed()).collect();
    Puzzle::starred(read.setup.rows(), &labels, read.setup.stars()).expect("a star battle")
}

/// Random numbers that are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % end
    }
}

/// Regions that grow from random squares.
fn grown(size: usize, numbers: &mut Numbers) -> Vec<i32> {
    let mut labels = vec![-1; size * size];
    for label in 0..size {
        let mut square = numbers.below(size * size);
        while labels[square] >= 0 {
            square = numbers.below(size * size);
        }
        labels[square] = label as i32;
    }
    while labels.contains(&-1) {
        let square = numbers.below(size * size);
        let (row, column) = (square / size, square % size);
        let neighbours = [
            (row > 0).then(|| square - size),
            (row + 1 < size).then(|| square + size),
            (column > 0).then(|| square - 1),
            (column + 1 < size).then(|| square + 1),
        ];
        let near: Vec<i32> = neighbours.into_iter().flatten().map(|at| labels[at]).filter(|&label| label >= 0).collect();
        if labels[square] < 0 && !near.is_empty() {
            labels[square] = near[numbers.below(near.len())];
        }
    }
    labels
}

/// A second solver, which shares nothing with the first: row after row, every choice of columns.
struct Plain<'a> {
    size: usize,
    stars: usize,
    labels: &'a [i32],
    columns: Vec<usize>,
    regions: Vec<usize>,
    /// The last row that has squares of each region.
    last: Vec<usize>,
    most: usize,
    found: usize,
}

impl Plain<'_> {
    fn count(size: usize, stars: usize, labels: &[i32], most: usize) -> usize {
        let last = (0..size).map(|label| labels.iter().rposition(|&of| of == label as i32).expect("a square") / size);
        let (columns, regions) = (vec![0; size], vec![0; size]);
        let mut plain = Plain { size, stars, labels, columns, regions, last: last.collect(), most, found: 0 };
        plain.row(0, &[]);
        plain.found
    }

    fn row(&mut self, row: usize, above: &[usize]) {
        if row == self.size {
            self.found += 1;
            return;
        }
        self.extend(row, above, &mut Vec::new());
    }

    fn extend(&mut self, row: usize, above: &[usize], chosen: &mut Vec<usize>) {
        if self.found >= self.most {
            return;
        }
        if chosen.len() == self.stars {
            let short = |label: usize| self.last[label] <= row && self.regions[label] < self.stars;
            let left = self.size - row - 1;
            let lost = self.columns.iter().any(|&count| count + left.div_ceil(2) < self.stars);
            if !lost && !(0..self.size).any(short) {
                self.row(row + 1, &chosen.clone());
            }
            return;
        }
        let from = chosen.last().map_or(0, |last| last + 2);
        for column in from..self.size {
            let label = self.labels[row * self.size + column] as usize;
            let touches = above.iter().any(|&other| other.abs_diff(column) < 2);
            if touches || self.columns[column] == self.stars || self.regions[label] == self.stars {
                continue;
            }
            self.columns[column] += 1;
            self.regions[label] += 1;
            chosen.push(column);
            self.extend(row, above, chosen);
            chosen.pop();
            self.columns[column] -= 1;
            self.regions[label] -= 1;
        }
    }
}

/// The maximum number of pieces that fit on some squares so that no two touch.
fn room(size: u32, squares: &[u32]) -> u32 {
    let Some((&first, rest)) = squares.split_first() else { return 0 };
    let touches = |other: u32| (first / size).abs_diff(other / size) < 2 && (first % size).abs_diff(other % size) < 2;
    let apart: Vec<u32> = rest.iter().copied().filter(|&other| !touches(other)).collect();
    let with = 1 + room(size, &apart);
    // If the first square touches at most one other square, a piece on it is never worse than none.
    if apart.len() + 1 >= rest.len() { with } else { with.max(room(size, rest)) }
}

#[test]
fn published_puzzles_have_one_solution() {
    for part in PUBLISHED {
        assert_eq!(published(part).ways(2).len(), 1, "{part}");
    }
}

/// Divisions of a board of `size` rows into regions of `size` squares each, square by square from the upper left.
struct Divisions {
    size: usize,
    labels: Vec<i32>,
    found: Vec<Vec<i32>>,
}

impl Divisions {
    fn all(size: usize) -> Vec<Vec<i32>> {
        let mut divisions = Divisions { size, labels: vec![-1; size * size], found: Vec::new() };
        divisions.next_region(0);
        divisions.found
    }

    fn next_region(&mut self, label: i32) {
        match self.labels.iter().position(|&label| label < 0) {
            None => self.found.push(self.labels.clone()),
            Some(first) => {
                self.labels[first] = label;
                self.grow(label, &self.neighbours(first), &[], self.size - 1);
                self.labels[first] = -1;
            }
        }
    }

    /// Each way to add `left` squares to a region. `edge`: the squares that can be next; `out`: the squares that were tried before.
    fn grow(&mut self, label: i32, edge: &[usize], out: &[usize], left: usize) {
        if left == 0 {
            self.next_region(label + 1);
            return;
        }
        let mut out = out.to_vec();
        for (at, &square) in edge.iter().enumerate() {
            self.labels[square] = label;
            let mut next = edge[at + 1..].to_vec();
            let more = self.neighbours(square).into_iter().filter(|other| !edge.contains(other) && !out.contains(other));
            next.extend(more);
            self.grow(label, &next, &out, left - 1);
            self.labels[square] = -1;
            out.push(square);
        }
    }

    fn neighbours(&self, square: usize) -> Vec<usize> {
        let (row, column) = (square / self.size, square % self.size);
        let all = [
            (row > 0).then(|| square - self.size),
            (row + 1 < self.size).then(|| square + self.size),
            (column > 0).then(|| square - 1),
            (column + 1 < self.size).then(|| square + 1),
        ];
        all.into_iter().flatten().filter(|&other| self.labels[other] < 0).collect()
    }
}

/// Whether a division is the first of its rotations and reflections, if regions are numbered in the order of their squares.
fn is_first_of_its_images(size: usize, labels: &[i32]) -> bool {
    let image = |motion: usize| -> Vec<i32> {
        let mut numbers = vec![-1; size];
        let mut used = 0;
        let from = |square: usize| {
            let (mut row, mut column) = (square / size, square % size);
            if motion & 1 != 0 {
                row = size - 1 - row;
            }
            if motion & 2 != 0 {
                column = size - 1 - column;
            }
            if motion & 4 != 0 { column * size + row } else { row * size + column }
        };
        (0..size * size)
            .map(|square| {
                let label = labels[from(square)] as usize;
                if numbers[label] < 0 {
                    numbers[label] = used;
                    used += 1;
                }
                numbers[label]
            })
            .collect()
    };
    (1..8).all(|motion| image(motion).as_slice() >= labels)
}

#[test]
fn plain_search_agrees_on_all_boards_of_equal_regions() {
    // A172477 in the OEIS: dissections of an n x n square into polyominoes of n squares.
    for (size, divisions) in [(4, 117), (5, 4_006), (6, 451_206)].into_iter().take(if soak() { 3 } else { 2 }) {
        let all = Divisions::all(size);
        assert_eq!(all.len(), divisions);
        for labels in all.iter().filter(|labels| is_first_of_its_images(size, labels)) {
            let ways = Puzzle::starred(size as u32, labels, 1).expect("regions").ways(20);
            assert_eq!(ways.len(), Plain::count(size, 1, labels, 20), "{labels:?}");
        }
    }
}

#[test]
fn ways_are_counted_within_squares_as_they_are_listed() {
    let mut numbers = Numbers(35);
    for _ in 0..20 {
        let labels: Vec<i32> = grown(9, &mut numbers).iter().map(|label| label / 3 * 3).collect();
        let board = Board::new(9, 9).expect("a size").with_regions(&labels).expect("labels");
        let puzzle = Puzzle::on_board(&board, rule::Squares::EMPTY, 2).expect("a star battle");
        let squares: Squares = (0..81).filter(|square| square % 7 != numbers.below(7) as u32).collect();
        let all = puzzle.ways(usize::MAX);
        let mut counted = Ways::within(puzzle, squares, usize::MAX, 1);
        counted.run_to_end();
        assert_eq!(counted.count(), all.iter().filter(|way| way.is_subset(squares)).count());
        assert_eq!(counted.found().len(), counted.count().min(1));
    }
    // Without regions, eight rows have two solutions with two stars in each line. They are mirror images of each other.
    let empty = Puzzle::on_board(&Board::new(8, 8).expect("a size"), rule::Squares::EMPTY, 2).expect("a star battle");
    assert_eq!(empty.ways(10).len(), 2);
    let flat = Board::new(3, 4).expect("a size");
    assert!(matches!(Puzzle::on_board(&flat, rule::Squares::EMPTY, 2), Err(PuzzleError::Size { .. })));
}

#[test]
fn grading_in_slices_gives_the_same_result() {
    let puzzle = published(PUBLISHED[2]);
    let mut grading = Grading::new(&puzzle);
    while !grading.run(3) {}
    assert_eq!(grading.graded(), grade(&puzzle));
    assert_eq!(grading.solution(), puzzle.solution().ok());
}

#[test]
fn plain_search_finds_as_many_solutions() {
    let mut numbers = Numbers(34);
    for (size, stars, boards) in [(5, 1, 200), (6, 1, 200), (8, 2, 1_000), (9, 2, 200), (10, 2, 1_000), (14, 3, 100)] {
        let boards = if soak() { boards } else { boards / 50 };
        for _ in 0..boards {
            let labels = grown(size, &mut numbers);
            let puzzle = Puzzle::starred(size as u32, &labels, stars).expect("regions that grew");
            let ways = puzzle.ways(20);
            assert_eq!(ways.len(), Plain::count(size, stars as usize, &labels, 20), "{size} {stars} {labels:?}");
            ways.iter().for_each(|&way| is_a_way(puzzle.layout(), &labels, way));
        }
    }
}

/// Asserts that each line has its stars and no two of them touch, square by square.
fn is_a_way(layout: &Layout, labels: &[i32], way: Squares) {
    let (size, stars) = (layout.size(), layout.stars() as usize);
    for index in 0..size {
        assert_eq!(way.iter().filter(|square| square / size == index).count(), stars);
        assert_eq!(way.iter().filter(|square| square % size == index).count(), stars);
        assert_eq!(way.iter().filter(|&square| labels[square as usize] as u32 == index).count(), stars);
    }
    assert_eq!(room(size, &way.iter().collect::<Vec<u32>>()) as usize, stars * size as usize);
}

/// Asserts that the reason of a step is true, square by square, on the board before it.
fn check_reason(layout: &Layout, position: &Position, step: &Step) {
    let size = layout.size();
    let squares = |lines| layout.squares(lines);
    let missing = |lines: Squares, count: u32| layout.stars() * count - (lines & position.queens).len();
    let (lines, within) = (squares(step.lines), squares(step.within));
    let needed = missing(lines, step.lines.len());
    let is_short = |pool: Squares, needed: u32, square: u32| {
        let mut after = *position;
        after.set(layout, square);
        let left: Vec<u32> = (pool & after.free).iter().collect();
        room(size, &left) < needed - u32::from(pool.contains(square))
    };
    let cannot_do_without = |pool: Squares, needed: u32, square: u32| {
        let others: Vec<u32> = (pool - Squares::one(square)).iter().collect();
        room(size, &others) < needed
    };
    match (step.rule, step.square) {
        (Rule::Single, Some(square)) => {
            let free = lines & position.free;
            assert!(free.contains(square) && free.len() == needed, "{step:?}");
        }
        (Rule::Block, Some(square)) => assert!(cannot_do_without(lines & position.free, needed, square), "{step:?}"),
        (Rule::Killer, None) => {
            let free = lines & position.free;
            assert!(step.excludes.iter().all(|square| is_short(free, needed, square)), "{step:?}");
        }
        (Rule::Pointer | Rule::Set, None) => {
            assert_eq!(needed, missing(within, step.within.len()), "{step:?}");
            assert!((lines & position.free).is_subset(within), "{step:?}");
            assert!(step.excludes.is_subset(within - lines), "{step:?}");
        }
        (Rule::Strip, square) => {
            let strip = (within - lines) & position.free;
            assert!((lines & position.free).is_subset(within), "{step:?}");
            assert_eq!(step.missing, missing(within, step.within.len()) - needed, "{step:?}");
            match square {
                Some(square) => assert!(cannot_do_without(strip, step.missing, square), "{step:?}"),
                None if step.missing == 0 => assert_eq!(step.excludes, strip),
                None => assert!(step.excludes.iter().all(|square| is_short(strip, step.missing, square)), "{step:?}"),
            }
        }
        (Rule::Trial | Rule::TrialAndRules, Some(square)) => {
            let mut after = *position;
            after.set(layout, square);
            for link in &step.chain {
                check_reason(layout, &after, link);
                after.apply(layout, link);
            }
            let left: Vec<u32> = (lines & after.free).iter().collect();
            let missing = layout.stars() - (lines & after.queens).len();
            assert!(room(size, &left) < missing, "the line has too little room: {step:?}");
        }
        other => panic!("no step is {other:?}"),
    }
    assert!(step.blocks.iter().all(|block| room(size, &block.iter().collect::<Vec<u32>>()) == 1), "{step:?}");
}

/// Replays a certificate: every step agrees with the only way, and its reason is true.
fn replay(puzzle: &Puzzle) -> Certificate {
    let [way] = puzzle.ways(2)[..] else { panic!("one way") };
    let layout = puzzle.layout();
    let mut position = puzzle.start().expect("an empty board");
    let certificate = Certificate::new(layout, &position);
    for step in &certificate.steps {
        check_reason(layout, &position, step);
        match step.sets() {
            Some(square) => assert!(way.contains(square), "{step:?}"),
            None => assert!(!step.excludes.is_empty() && step.excludes.is_disjoint(way), "{step:?}"),
        }
        position.apply(layout, step);
    }
    assert_eq!(position, certificate.end);
    certificate
}

#[test]
fn every_step_of_published_puzzles_is_true() {
    for part in &PUBLISHED[1..3] {
        assert!(replay(&published(part)).end.is_solved(), "{part}");
    }
}

fn made(size: u32, stars: u32, wanted: Wanted, seed: u32) -> Result<Puzzle, PuzzleError> {
    let mut making = Making::starred(size, stars, wanted, seed)?;
    making.run_to_end();
    Ok(making.made()?.expect("the making is over").puzzle.clone())
}

#[test]
fn generated_puzzles_are_of_their_level_and_their_steps_are_true() {
    for seed in 0..if soak() { 250 } else { 1 } {
        for level in Level::ALL {
            let puzzle = made(8, 2, Wanted::Level(level), seed).expect("there are such puzzles");
            assert_eq!(replay(&puzzle).level(), Some(level));
            assert_eq!(puzzle, made(8, 2, Wanted::Level(level), seed).expect("the same puzzle again"));
        }
    }
}

#[test]
fn other_regions_are_grown_if_no_similar_ones_have_the_grade() {
    // For this seed, none of the 2,000 variations of the first regions has this grade.
    let puzzle = made(8, 2, Wanted::Grade(Grade::Sets), 13).expect("there are such puzzles");
    assert_eq!(replay(&puzzle).grade(), Grade::Sets);
}

#[test]
fn hints_lead_to_the_only_solution() {
    let puzzle = published(PUBLISHED[1]);
    let mut played = Played::default();
    while let Hint::Step(step) = hint(&puzzle, &played).expect("one way") {
        match step.sets() {
            Some(square) => played.queens |= Squares::one(square),
            None => played.marks |= step.excludes,
        }
    }
    assert_eq!(played.queens, puzzle.solution().expect("one way"));
    let wrong = Played { queens: Squares::one((Squares::below(100) - played.queens).first().expect("free")), ..played };
    assert!(matches!(hint(&puzzle, &wrong), Ok(Hint::WrongQueen(_))));
}

#[test]
fn regions_without_room_are_guilty() {
    // The first region has three squares in a corner, and any two of them touch.
    let mut labels: Vec<i32> = (0..64).map(|square| square / 8).collect();
    for square in [2, 3, 4, 5, 6, 7] {
        labels[square] = 1;
    }
    labels[8] = 0;
    let puzzle = Puzzle::starred(8, &labels, 2).expect("regions");
    assert_eq!(guilty_regions(&puzzle), [0]);
}

#[test]
fn a_puzzle_with_one_star_is_the_same_as_a_puzzle_with_regions() {
    let mut numbers = Numbers(1);
    let labels = grown(7, &mut numbers);
    assert_eq!(Layout::starred(7, &labels, 1), Layout::regions(7, &labels));
    assert_eq!(Layout::starred(7, &labels, 4), Err(PuzzleError::Stars { stars: 4, most: 3 }));
    assert_eq!((star_sizes(1), star_sizes(2)), (Ok((5, 11)), Ok((8, 11))));
    assert!(matches!(
        Making::starred(8, 2, Wanted::Grade(Grade::Singles), 0),
        Err(PuzzleError::GradeNotFound { tries: 0, .. })
    ));
}
