//! A variable or its negation.

/// A variable or its negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Literal(u32);

impl Literal {
    /// Reads a literal of DIMACS: a variable from 1, or its negation as a negative number. `None` for 0, which ends a clause,
    /// and for `i32::MIN`.
    pub(crate) fn from_dimacs(number: i32) -> Option<Self> {
        let variable = number.unsigned_abs().checked_sub(1).filter(|&variable| variable < i32::MAX as u32)?;
        Some(Literal(2 * variable + u32::from(number < 0)))
    }

    /// Its variable, from 1.
    pub(crate) fn variable(self) -> u32 {
        self.0 / 2 + 1
    }

    /// Whether it is the negation of its variable.
    #[cfg(feature = "learning")]
    pub(in crate::complete) fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// The opposite literal of the same variable.
    pub(crate) fn negated(self) -> Self {
        Literal(self.0 ^ 1)
    }

    /// Its place in a table of all literals, from 0.
    pub(in crate::complete) fn index(self) -> usize {
        self.0 as usize
    }

    /// The literal as a word, which can be stored.
    pub(in crate::complete) fn word(self) -> u32 {
        self.0
    }

    /// The literal that a word represents.
    pub(in crate::complete) fn of_word(word: u32) -> Self {
        Literal(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonzero_dimacs_numbers_become_literals() {
        for number in [1, -1, 2, -2, 40_000, i32::MAX, -i32::MAX] {
            let literal = Literal::from_dimacs(number).expect("a literal");
            assert_eq!((literal.variable(), literal.word() & 1), (number.unsigned_abs(), u32::from(number < 0)));
            assert_eq!(Some(literal.negated()), Literal::from_dimacs(-number));
        }
        assert_eq!((Literal::from_dimacs(0), Literal::from_dimacs(i32::MIN)), (None, None));
    }
}
