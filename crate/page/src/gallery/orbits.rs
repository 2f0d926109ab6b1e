//! The list of all solutions of a board, each with the orbit that it belongs to.

use super::{SizeError, within};
use queens_core::board::{NonAttacking, Placement};
use queens_core::complete::Solutions;

/// The largest board whose solutions are listed: there are 14,200 of them.
const MAX_SIZE: usize = 12;

/// A solution as one number: for each row, the top one first, a hexadecimal digit that says how many squares lie to the
/// right of its queen.
///
/// ```text
///   . . . . Q   0
///   . . Q . .   2
///   Q . . . .   4      0x02413
///   . . . Q .   1
///   . Q . . .   3
/// ```
///
/// The smallest number of an orbit is the "smallest value" of takaken's counting programs. So the fundamental solution
/// of an orbit is its first solution in the list.
type Reading = u64;

/// Bits of one digit.
const DIGIT: u32 = 4;

/// All solutions of an empty board, in the order of their readings, and the orbits into which rotations and
/// reflections join them.
///
/// ```
/// use queens_page::gallery::Gallery;
///
/// let gallery = Gallery::new(8)?;
/// assert_eq!((gallery.len(), gallery.fundamental().len()), (92, 12));
/// # Ok::<(), queens_page::gallery::SizeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gallery {
    size: u32,
    readings: Vec<Reading>,
    orbits: Vec<u32>,
    fundamental: Vec<u32>,
}

impl Gallery {
    /// Lists the solutions: some thirty milliseconds of work for the largest board.
    ///
    /// # Errors
    /// [`SizeError`] for 0 rows and above 12.
    pub fn new(size: usize) -> Result<Gallery, SizeError> {
        let size = within(size, MAX_SIZE)?;
        let mut gallery = Gallery { size, readings: Vec::new(), orbits: Vec::new(), fundamental: Vec::new() };
        let empty = NonAttacking::empty(size as usize).expect("a board has a row");
        gallery.readings = Solutions::of(empty).map(|solution| gallery.read(&solution)).collect();
        gallery.readings.reverse(); // the larger the columns, the smaller the reading
        gallery.join();
        Ok(gallery)
    }

    /// The number of rows of the board.
    #[must_use]
    pub fn size(&self) -> usize {
        self.size as usize
    }

    /// How many solutions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.readings.len()
    }

    /// Whether there are no solutions: true for 2 and 3 rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.readings.is_empty()
    }

    /// The columns of a solution, a row each from the top, counted from 0.
    ///
    /// # Panics
    /// When there is no solution of that index.
    pub fn columns(&self, solution: usize) -> impl Iterator<Item = u32> + '_ {
        let (size, reading) = (self.size, self.readings[solution]);
        (0..size).map(move |row| size - 1 - (reading >> (DIGIT * (size - 1 - row)) & 0xF) as u32)
    }

    /// For each solution its orbit. Orbits are counted from 0 in the order of their fundamental solutions.
    #[must_use]
    pub fn orbits(&self) -> &[u32] {
        &self.orbits
    }

    /// For each orbit its fundamental solution, as an index in the list: the first solution of the orbit.
    #[must_use]
    pub fn fundamental(&self) -> &[u32] {
        &self.fundamental
    }

    /// Finds the orbits. A solution without an orbit when the list reaches it is the first solution of a new orbit.
    fn join(&mut self) {
        const NONE: u32 = u32::MAX;
        self.orbits = vec![NONE; self.len()];
        for solution in 0..self.len() {
            if self.orbits[solution] != NONE {
                continue;
            }
            let orbit = self.fundamental.len() as u32;
            self.fundamental.push(solution as u32);
            for image in self.placement(solution).orbit().expect("no two queens of a solution share a column") {
                let place = self.readings.binary_search(&self.read(&image));
                self.orbits[place.expect("the image of a solution is a solution")] = orbit;
            }
        }
    }

    fn placement(&self, solution: usize) -> Placement {
        Placement::try_from_iter(self.columns(solution).map(Some)).expect("a solution of this board")
    }

    fn read(&self, solution: &Placement) -> Reading {
        solution.queens().fold(0, |reading, queen| reading << DIGIT | Reading::from(self.size - 1 - queen.column))
    }
}
