//! Work in slices: between two slices the caller can show its progress, pause it, or drop it.

/// Work in slices.
///
/// ```
/// use queens_core::{Placement, Sliced, count::completions::Counting};
///
/// let mut counting = Counting::new(&Placement::empty(8)?)?;
/// while !counting.run(1_000) {
///     println!("{:.0}%", 100.0 * counting.share());
/// }
/// assert_eq!(counting.count(), 92);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Sliced {
    /// Works for about `budget` units, and returns true when the work is over. After that it does nothing more, and returns
    /// true again. The name of the parameter is the unit: nodes, rows, steps.
    fn run(&mut self, budget: u64) -> bool;

    /// Works until it is over, however long that takes.
    fn run_to_end(&mut self) {
        while !self.run(u64::MAX) {}
    }
}

impl<S: Sliced + ?Sized> Sliced for Box<S> {
    fn run(&mut self, budget: u64) -> bool {
        (**self).run(budget)
    }
}
