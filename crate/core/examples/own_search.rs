//! Defines a search and steps through it with a timeline. Row by row, it takes the leftmost square that no queen
//! attacks. It never goes back, so it soon reaches a row without a free square.
//!
//! The lines that begin with `//~` are its pseudo-code: the compiler cuts them out, and each `step!` belongs to the ones above
//! it.

use queens_core::board::{Line, LineKind, NonAttacking, Placement, Square};
use queens_core::trace::{
    Event, Inspect, Kind, Listing, Own, Reason, Register, Runner, Search, Step, Timeline, listing, step,
};

/// The search: a timeline clones it to remember a state.
#[derive(Clone)]
struct Leftmost {
    board: Placement,
    over: bool,
}

impl Leftmost {
    fn new(given: NonAttacking) -> Self {
        Leftmost { board: given.into_placement(), over: false }
    }

    fn leftmost(&self, row: u32) -> Option<Square> {
        let squares = (0..self.board.size() as u32).map(|column| Square::new(row, column));
        let attacked = |&square: &Square| self.board.queens().any(|queen| queen.line_to(square).is_some());
        squares.into_iter().find(|square| !attacked(square))
    }
}

impl Search for Leftmost {
    fn listing(&self) -> Listing<'_> {
        listing!("own_search.rs")
    }

    fn next(&mut self) -> Option<Step> {
        //~ if the last step was a solution or a dead end: done
        if self.over {
            return step!(Event::Exhausted);
        }
        //~ row ← the first one without a queen
        //~ if every row has one: a solution
        let Some(row) = self.board.free_rows().next() else {
            self.over = true;
            return step!(Event::Solution);
        };
        //~ if no square of the row is free: a dead end
        let Some(square) = self.leftmost(row) else {
            self.over = true;
            return step!(Event::DeadEnd { line: Some(Line { kind: LineKind::Row, index: row }) });
        };
        //~ set a queen on the leftmost free square of the row
        self.board.set(square);
        step!(Event::Tried(square))
    }
}

impl Inspect for Leftmost {
    fn placement(&self) -> Placement {
        self.board.clone()
    }

    fn registers(&self, _: Option<Event>) -> Vec<Register> {
        vec![Register::number("queens", self.board.count() as u64, true)]
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        Some(Reason::Own(Own::new("leftmost").at(last.square()?)))
    }

    fn complete(&self) -> bool {
        false
    }
}

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let given = NonAttacking::empty(6)?;
    let search: Box<dyn Runner> = Box::new(Leftmost::new(given));
    let mut timeline = Timeline::new(search);
    assert!(timeline.seek_nth(Kind::DeadEnd.into(), 1, u64::MAX));
    println!("{} and no further", timeline.placement());
    assert_eq!(timeline.placement().to_string(), "1 3 5 2 4 0");

    assert!(timeline.seek(2, u64::MAX));
    let frame = timeline.frame();
    let block = frame.block.expect("every step belongs to a block");
    timeline.listing().lines().skip(block.from).take(block.to - block.from).for_each(|line| println!("{line}"));
    assert_eq!(frame.reason, Some(Reason::Own(Own::new("leftmost").at(Square::new(1, 2)))));
    Ok(())
}
