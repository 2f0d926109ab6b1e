//! In place of the searches for boards with many free rows and for hard placements, where the crate is compiled without them:
//! there never is one.

use crate::board::{NonAttacking, Placement, Square};
use crate::sliced::Sliced;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The exhaustive search by words, which this build does not have.
#[derive(Clone, Debug)]
pub(super) enum BitParallel {}

/// The greedy search, which this build does not have.
#[derive(Debug)]
pub enum Greedy {}

/// The pass over the narrowest lines, which this build does not have.
#[derive(Debug)]
pub(super) enum Narrowest {}

/// The repair search, which this build does not have.
#[derive(Debug)]
pub enum Repair {}

impl BitParallel {
    pub(super) fn new(_: &NonAttacking, _: &mut Xoshiro128PlusPlus) -> Option<Self> {
        None
    }

    pub(super) fn nodes(&self) -> u64 {
        match *self {}
    }

    pub(super) fn dead_ends(&self) -> u64 {
        match *self {}
    }

    pub(super) fn queens(&self) -> std::iter::Empty<Square> {
        match *self {}
    }

    pub(super) fn run(&mut self, _: u64) -> Option<bool> {
        match *self {}
    }
}

impl Greedy {
    pub(super) fn restart(&mut self) {
        match *self {}
    }

    pub(super) fn is_passing(&self) -> bool {
        match *self {}
    }

    pub(super) fn free(&self) -> usize {
        match *self {}
    }

    pub(super) fn repair(&self, _: u32) -> Repair {
        match *self {}
    }

    pub(super) fn found(&self) -> bool {
        match *self {}
    }

    pub(super) fn placement(&self) -> &Placement {
        match *self {}
    }

    pub(super) fn into_placement(self) -> Placement {
        match self {}
    }
}

impl Narrowest {
    pub(super) fn blocked(&self) -> bool {
        match *self {}
    }

    pub(super) fn board(&self) -> NonAttacking {
        match *self {}
    }

    pub(super) fn repair(&self, _: u32) -> Repair {
        match *self {}
    }
}

impl Repair {
    pub(super) fn found(&self) -> bool {
        match *self {}
    }

    pub(super) fn free(&self) -> usize {
        match *self {}
    }

    pub(super) fn placement(&self) -> &Placement {
        match *self {}
    }

    pub(super) fn into_placement(self) -> Placement {
        match self {}
    }
}

/// What the solver asks of all three.
macro_rules! never {
    ($($engine:ty),*) => {$(
        impl $engine {
            pub(super) fn nodes(&self) -> u64 {
                match *self {}
            }

            pub(super) fn work(&self) -> u64 {
                match *self {}
            }

            pub(super) fn left(&self) -> usize {
                match *self {}
            }

            pub(super) fn given(&self) -> NonAttacking {
                match *self {}
            }
        }

        impl Sliced for $engine {
            fn run(&mut self, _: u64) -> bool {
                match *self {}
            }
        }
    )*};
}
never!(Greedy, Narrowest, Repair);
