//! In place of the learning search, where the crate is compiled without it: there never is one.

use crate::board::{NonAttacking, Placement};
use crate::sliced::Sliced;

/// The learning search, which this build does not have.
#[derive(Debug)]
pub enum Learning {}

impl Learning {
    pub(super) fn new(_: NonAttacking, _: u32) -> Option<Self> {
        None
    }

    pub(super) fn found(&self) -> Option<bool> {
        match *self {}
    }

    pub(super) fn nodes(&self) -> u64 {
        match *self {}
    }

    pub(super) fn spent(&self) -> u64 {
        match *self {}
    }

    pub(super) fn placement(&self) -> Placement {
        match *self {}
    }
}

impl Sliced for Learning {
    fn run(&mut self, _: u64) -> bool {
        match *self {}
    }
}
