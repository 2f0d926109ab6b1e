//! A second grader that shares nothing with the first: it keeps marks on a grid, tries every rule everywhere until
//! nothing changes, and records no steps.

use queens_core::puzzle::{Grade, Position, Puzzle};

/// A line without a queen: its kind, its number, and its free squares.
type Open = (usize, usize, Vec<(usize, usize)>);

#[derive(Clone)]
struct Grid {
    size: usize,
    labels: Option<Vec<u32>>,
    /// Whether each square is free, by row and column.
    free: Vec<Vec<bool>>,
    queens: Vec<(usize, usize)>,
}

/// The strongest rule that a puzzle needs.
pub(crate) fn grade(puzzle: &Puzzle) -> Grade {
    let size = puzzle.layout().size() as usize;
    let labels = puzzle.layout().labels().map(<[u32]>::to_vec);
    let mut grid = Grid { size, labels, free: vec![vec![true; size]; size], queens: Vec::new() };
    for square in puzzle.given().iter() {
        grid.set((square as usize / size, square as usize % size));
    }
    let one_star = Grade::ALL.iter().filter(|grade| !matches!(grade, Grade::Blocks | Grade::Strips | Grade::Search));
    for (strength, grade) in one_star.enumerate() {
        let mut tried = grid.clone();
        tried.close(strength);
        if tried.queens.len() == size {
            return *grade;
        }
    }
    Grade::Search
}

/// The weakest rule that applies in a position.
pub(crate) fn weakest(puzzle: &Puzzle, position: &Position) -> Option<Grade> {
    let size = puzzle.layout().size() as usize;
    let labels = puzzle.layout().labels().map(<[u32]>::to_vec);
    let mut grid = Grid { size, labels, free: vec![vec![true; size]; size], queens: Vec::new() };
    for square in position.queens.iter() {
        grid.set((square as usize / size, square as usize % size));
    }
    for (row, column) in grid.free_squares() {
        grid.free[row][column] = position.free.contains((row * size + column) as u32);
    }
    type Moves = fn(&mut Grid) -> bool;
    let rules: [(Moves, Grade); 6] = [
        (Grid::singles, Grade::Singles),
        (Grid::pointers, Grade::Pointers),
        (Grid::killers, Grade::Killers),
        (Grid::sets, Grade::Sets),
        (|grid| grid.trials(0), Grade::Trial),
        (|grid| grid.trials(3), Grade::TrialAndRules),
    ];
    rules.iter().find(|(moves, _)| moves(&mut grid.clone())).map(|&(_, grade)| grade)
}

impl Grid {
    fn attacks(&self, (row, column): (usize, usize), (other, other_column): (usize, usize)) -> bool {
        let (rows, columns) = (row.abs_diff(other), column.abs_diff(other_column));
        rows == 0
            || columns == 0
            || match &self.labels {
                None => rows == columns,
                Some(labels) => {
                    rows.max(columns) == 1 || labels[row * self.size + column] == labels[other * self.size + other_column]
                }
            }
    }

    fn set(&mut self, queen: (usize, usize)) {
        self.queens.push(queen);
        for row in 0..self.size {
            for column in 0..self.size {
                if self.attacks(queen, (row, column)) {
                    self.free[row][column] = false;
                }
            }
        }
    }

    /// The line of a kind through a square: its row, column or region.
    fn line_of(&self, kind: usize, (row, column): (usize, usize)) -> usize {
        match (kind, &self.labels) {
            (0, _) => row,
            (1, _) => column,
            (_, Some(labels)) => labels[row * self.size + column] as usize,
            (_, None) => unreachable!("no regions"),
        }
    }

    /// Each line without a queen, by its kind, with its free squares.
    fn open(&self) -> Vec<Open> {
        let kinds = if self.labels.is_some() { 3 } else { 2 };
        let mut open = Vec::new();
        for kind in 0..kinds {
            for line in
                (0..self.size).filter(|&line| self.queens.iter().all(|&queen| self.line_of(kind, queen) != line))
            {
                let squares = self.free_squares().into_iter().filter(|&square| self.line_of(kind, square) == line);
                open.push((kind, line, squares.collect()));
            }
        }
        open
    }

    fn free_squares(&self) -> Vec<(usize, usize)> {
        let all = (0..self.size).flat_map(|row| (0..self.size).map(move |column| (row, column)));
        all.filter(|&(row, column)| self.free[row][column]).collect()
    }

    fn has_line_without_candidates(&self) -> bool {
        self.open().iter().any(|(_, _, squares)| squares.is_empty())
    }

    /// Applies all rules up to a strength (0 for singles) until nothing changes or a line has no free square.
    fn close(&mut self, strength: usize) {
        while !self.has_line_without_candidates()
            && (self.singles()
                || strength >= 1 && self.pointers()
                || strength >= 2 && self.killers()
                || strength >= 3 && self.sets()
                || strength >= 4 && self.trials(0)
                || strength >= 5 && self.trials(3))
        {}
    }

    fn singles(&mut self) -> bool {
        let found = self.open().into_iter().find(|(_, _, squares)| squares.len() == 1);
        if let Some((_, _, squares)) = &found {
            self.set(squares[0]);
        }
        found.is_some()
    }

    /// Finds squares that attack all free squares of a line that lie on one line of another kind.
    fn pointers(&mut self) -> bool {
        let open = self.open();
        let points = |(kind, _, squares): &&Open| {
            let kinds = if self.labels.is_some() { 3 } else { 2 };
            (0..kinds).filter(|other| other != kind).any(|other| {
                squares.iter().all(|&square| self.line_of(other, square) == self.line_of(other, squares[0]))
            })
        };
        let pointing: Vec<&Open> = open.iter().filter(points).collect();
        self.exclude(|grid, square| {
            let attacks_all = |(kind, line, squares): &&Open| {
                grid.line_of(*kind, square) != *line && squares.iter().all(|&other| grid.attacks(square, other))
            };
            pointing.iter().any(attacks_all)
        })
    }

    fn killers(&mut self) -> bool {
        self.exclude(|grid, square| {
            let mut after = grid.clone();
            after.set(square);
            after.has_line_without_candidates()
        })
    }

    fn trials(&mut self, strength: usize) -> bool {
        self.exclude(|grid, square| {
            let mut after = grid.clone();
            after.set(square);
            after.close(strength);
            after.has_line_without_candidates()
        })
    }

    /// Excludes the last free square for which the condition is true.
    fn exclude(&mut self, condition: impl Fn(&Grid, (usize, usize)) -> bool) -> bool {
        let found = self.free_squares().into_iter().rev().find(|&square| condition(self, square));
        if let Some((row, column)) = found {
            self.free[row][column] = false;
        }
        found.is_some()
    }

    /// Finds lines whose free squares lie on as many lines of another kind, and excludes the other free squares of the latter.
    fn sets(&mut self) -> bool {
        let open = self.open();
        for (kind, other) in [(0, 1), (1, 0), (2, 0), (2, 1), (0, 2), (1, 2)] {
            let lines: Vec<_> = open.iter().filter(|line| line.0 == kind).collect();
            if open.iter().all(|line| line.0 != other) || lines.is_empty() {
                continue;
            }
            let reach: Vec<u32> = lines
                .iter()
                .map(|(_, _, squares)| squares.iter().fold(0, |set, &square| set | 1 << self.line_of(other, square)))
                .collect();
            for subset in 1_u32..1 << lines.len() {
                let within =
                    (0..).zip(&reach).filter(|(at, _)| subset >> at & 1 != 0).fold(0, |all, (_, set)| all | set);
                if within.count_ones() != subset.count_ones() {
                    continue;
                }
                let own = |square: (usize, usize)| {
                    (0..).zip(&lines).any(|(at, line)| subset >> at & 1 != 0 && line.2.contains(&square))
                };
                let excluded: Vec<(usize, usize)> = self
                    .free_squares()
                    .into_iter()
                    .filter(|&square| within >> self.line_of(other, square) & 1 != 0 && !own(square))
                    .collect();
                if !excluded.is_empty() {
                    excluded.into_iter().for_each(|(row, column)| self.free[row][column] = false);
                    return true;
                }
            }
        }
        false
    }
}
