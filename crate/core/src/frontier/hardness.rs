//! Where is it hard? Boards on which some diagonals are excluded, each decided by three searches with very different effort.
//!
//! With few excluded diagonals nearly every board has a solution, with many none has, and between the two lie the hard ones
//! (Gent, Jefferson and Nightingale, "Complexity of n-queens completion", Journal of Artificial Intelligence Research 59, 2017).

use super::FrontierError;
use crate::board::NonAttacking;
use crate::complete::{CompletionEngine, Exact, ExcludedDiagonals, Learning};
use crate::sliced::Sliced;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The largest board: its rows are words.
pub const MOST_HARD_ROWS: usize = 32;

/// How many searches decide each board: row by row, the narrowest line first, and learning from conflicts.
pub const SEARCHES: usize = 3;

/// One random board, and what each search takes to decide it.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::frontier::Hardness;
///
/// let mut hardness = Hardness::new(8, 10, 1, 100_000)?;
/// hardness.run_to_end();
/// println!("{:?}, after {:?} queens", hardness.found(), hardness.nodes());
/// # Ok::<(), queens_core::frontier::FrontierError>(())
/// ```
#[derive(Debug)]
pub struct Hardness {
    sums: Vec<u32>,
    differences: Vec<i32>,
    most: u64,
    searches: Vec<Box<dyn CompletionEngine>>,
    plain: Plain,
    /// What each search that is over has found, and its queens; `None` where it was stopped.
    over: Vec<(Option<bool>, u64)>,
}

impl Hardness {
    /// A board of `size` rows with `excluded` random diagonals, on which each search may set about `most` queens.
    ///
    /// # Errors
    /// [`FrontierError::Size`] for a size that is not served, [`FrontierError::Diagonals`] for more diagonals than there are.
    pub fn new(size: usize, excluded: usize, seed: u32, most: u64) -> Result<Self, FrontierError> {
        if !(4..=MOST_HARD_ROWS).contains(&size) {
            return Err(FrontierError::Size { size, least: 4, most: MOST_HARD_ROWS });
        }
        let lines = 2 * size - 1;
        if excluded > 2 * lines {
            return Err(FrontierError::Diagonals { excluded, most: 2 * lines });
        }
        let mut random = Xoshiro128PlusPlus::seed_from_u64(u64::from(seed));
        let mut diagonals: Vec<usize> = (0..2 * lines).collect();
        diagonals.shuffle(&mut random);
        let pairs: Vec<String> = diagonals[..excluded]
            .iter()
            .map(|diagonal| format!("[{}, {}]", diagonal % lines, diagonal / lines))
            .collect();
        let text = format!("n = {size} numdiags = {excluded} diags = [{}]", pairs.join(", "));
        let instance: ExcludedDiagonals = text.parse().expect("different diagonals of the board");
        let given = NonAttacking::try_from(instance.to_placement()).expect("a translated board has no conflict");
        let exact = Exact::new(given.clone(), seed).expect("as few free rows as the board has");
        let learning = Learning::new(given, seed).expect("as few free squares as the board has");
        let plain = Plain::new(&instance);
        let of_kind = |kind: usize| {
            diagonals[..excluded].iter().filter(move |&&one| one / lines == kind).map(move |&one| one % lines)
        };
        let sums = of_kind(1).map(|sum| sum as u32).collect();
        let differences = of_kind(0).map(|row_less_column| size as i32 - 1 - row_less_column as i32).collect();
        let searches: Vec<Box<dyn CompletionEngine>> = vec![Box::new(exact), Box::new(learning)];
        Ok(Hardness { sums, differences, most, searches, plain, over: Vec::new() })
    }

    /// The excluded anti-diagonals, by row + column.
    #[must_use]
    pub fn sums(&self) -> &[u32] {
        &self.sums
    }

    /// The excluded diagonals, by column - row.
    #[must_use]
    pub fn differences(&self) -> &[i32] {
        &self.differences
    }

    /// Whether it has a solution; `None` where no search has decided that yet.
    #[must_use]
    pub fn found(&self) -> Option<bool> {
        self.over.iter().find_map(|&(found, _)| found)
    }

    /// The queens that each search set, in the order of [`SEARCHES`]; `None` for one that was stopped.
    #[must_use]
    pub fn nodes(&self) -> [Option<u64>; SEARCHES] {
        std::array::from_fn(|at| self.over.get(at).and_then(|&(found, nodes)| found.map(|_| nodes)))
    }
}

impl Sliced for Hardness {
    /// Sets about `nodes` queens; true when each search has decided the board, or was stopped.
    fn run(&mut self, nodes: u64) -> bool {
        if self.over.len() == SEARCHES {
            return true;
        }
        let within = |set: u64| nodes.min(self.most.saturating_sub(set)).max(1);
        let (over, found, set) = match self.over.len().checked_sub(1) {
            None => (self.plain.run(within(self.plain.nodes)), self.plain.found, self.plain.nodes),
            Some(at) => {
                let search = &mut self.searches[at];
                (search.run(within(search.nodes())), search.found(), search.nodes())
            }
        };
        if over || set >= self.most {
            self.over.push((found, set));
        }
        self.over.len() == SEARCHES
    }
}

/// Row by row, and in each row the first free square first.
#[derive(Debug)]
struct Plain {
    size: u32,
    /// The squares of each row that no excluded diagonal closes.
    free: Vec<u32>,
    /// The free squares of each row begun that are not tried yet.
    untried: Vec<u32>,
    /// The lines of the queens that stand, as the next row sees them.
    taken: Vec<(u64, u64, u64)>,
    nodes: u64,
    found: Option<bool>,
}

impl Plain {
    fn new(instance: &ExcludedDiagonals) -> Self {
        let size = instance.size();
        let free: Vec<u32> = (0..size)
            .map(|row| {
                (0..size).filter(|&column| !instance.excludes(row, column)).fold(0, |free, column| free | 1 << column)
            })
            .collect();
        let untried = vec![free[0]];
        Plain { size, free, untried, taken: vec![(0, 0, 0)], nodes: 0, found: None }
    }
}

impl Sliced for Plain {
    /// Sets at most `nodes` queens; true when it is decided.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.nodes.saturating_add(nodes);
        while self.nodes < stop && self.found.is_none() {
            let Some(untried) = self.untried.last_mut() else {
                self.found = Some(false);
                break;
            };
            if *untried == 0 {
                self.untried.pop();
                self.taken.pop();
                continue;
            }
            let queen = u64::from(*untried & untried.wrapping_neg());
            *untried &= *untried - 1;
            self.nodes += 1;
            let row = self.untried.len();
            if row == self.size as usize {
                self.found = Some(true);
                break;
            }
            let &(columns, falling, rising) = self.taken.last().unwrap_or(&(0, 0, 0));
            let next = (columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
            self.taken.push(next);
            self.untried.push(self.free[row] & !(next.0 | next.1 | next.2) as u32);
        }
        self.found.is_some()
    }
}
