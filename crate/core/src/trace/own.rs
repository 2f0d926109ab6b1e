//! A reason that only one search has: a code, for which the page has a text, and the facts that the text names.

use crate::board::Square;

/// Why an event happened, for a reason that only one search has.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Own {
    /// The code of the reason.
    pub code: &'static str,
    /// The facts that the text names.
    pub facts: Facts,
    /// The squares that were compared, the chosen one included; empty if none were.
    pub weighed: Vec<Weighed>,
}

/// Facts by their names, in the order in which they were given.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts(Vec<(&'static str, Fact)>);

/// One fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Fact {
    /// The index of a row or a column, from 0. The page shows it counted from 1.
    Index(u32),
    /// A number.
    Count(u64),
}

/// A square that could have been chosen, and its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Weighed {
    /// The square.
    pub square: Square,
    /// Its cost. The search defines the unit.
    pub cost: u32,
}

impl Own {
    /// The reason with this code, without facts.
    ///
    /// ```
    /// use queens_core::trace::{Fact, Own};
    ///
    /// let gain = Own::new("gain").index("row", 0).index("otherRow", 6).count("before", 3_u32).count("after", 1_u32);
    /// assert_eq!(gain.fact("otherRow"), Some(Fact::Index(6)));
    /// ```
    #[must_use]
    pub fn new(code: &'static str) -> Self {
        Own { code, facts: Facts::default(), weighed: Vec::new() }
    }

    /// Adds the index of a row or a column, from 0.
    #[must_use]
    pub fn index(mut self, name: &'static str, index: u32) -> Self {
        self.facts = self.facts.index(name, index);
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn count(mut self, name: &'static str, count: impl Into<u64>) -> Self {
        self.facts = self.facts.count(name, count);
        self
    }

    /// Adds the `row` and the `column` of a square.
    #[must_use]
    pub fn at(self, square: Square) -> Self {
        self.index("row", square.row).index("column", square.column)
    }

    /// Adds the squares that were compared.
    #[must_use]
    pub fn weighing(self, weighed: Vec<Weighed>) -> Self {
        Own { weighed, ..self }
    }

    /// The fact named `name`; `None` if the reason has no such fact.
    #[must_use]
    pub fn fact(&self, name: &str) -> Option<Fact> {
        self.facts.get(name)
    }
}

impl Facts {
    /// Adds the index of a row or a column, from 0.
    #[must_use]
    pub fn index(mut self, name: &'static str, index: u32) -> Self {
        self.0.push((name, Fact::Index(index)));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn count(mut self, name: &'static str, count: impl Into<u64>) -> Self {
        self.0.push((name, Fact::Count(count.into())));
        self
    }

    /// The fact named `name`, if there is one.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Fact> {
        self.0.iter().find(|fact| fact.0 == name).map(|fact| fact.1)
    }
}

/// Serializes the facts as an object with one field for each fact.
#[cfg(feature = "serde")]
impl serde::Serialize for Facts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

#[cfg(feature = "types")]
impl ts_rs::TS for Facts {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        format!("Record<string, {}>", Fact::name(config))
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<Fact>();
    }
}
