//! Searches to watch: the catalogue, and one run of a search.

use crate::read::{self, Read, js_object};
#[cfg(feature = "rooms")]
use crate::shape::BoardLike;
#[cfg(not(feature = "rooms"))]
use crate::shape::RowsLike as BoardLike;
use crate::shape::{Js, NumberLike, Rows, TextLike, Typed, js_types, to_js};
use crate::{errors::Outcome, transfer};
use js_sys::{Float64Array, Int32Array, Uint8Array, Uint32Array};
use queens_core::board::Square;
use queens_core::search::{CATALOGUE, Entry, find};
use queens_core::trace::{self, Block, Event, Kind, Kinds, Node, Reason, Register};
use serde::Serialize;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The maximum number of parts into which the marks of a run are divided: more than a screen has columns.
pub(crate) const MAX_PARTS: f64 = 65_536.0;

/// The state of a timeline.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// Events so far.
    position: u64,
    /// The furthest position that has been reached.
    furthest: u64,
    /// True when `furthest` is the end of the run, so that the number of events is known.
    finished: bool,
    /// The last event; null at the start.
    happened: Option<Event>,
    /// Why it happened.
    reason: Option<Reason>,
    /// The block of the listing that ran. Null before the first step.
    block: Option<Block>,
    /// The squares that the search leaves out by its own rule, attacked or not.
    left_out: Vec<Square>,
    /// How often each kind has happened, in the order of `KINDS`.
    counts: [u64; Kind::ALL.len()],
    /// The board.
    rows: Rows,
    /// All pieces, on a board under a rule; otherwise null. `rows` contains at most one of them for each row.
    pieces: Option<Vec<Square>>,
}

/// Conflicts over the run of a repair search, in about 2,000 samples at most. Empty for searches without conflicts.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Curve {
    /// The positions of the samples.
    positions: Typed<Float64Array>,
    /// The number of attacking pairs at each position.
    conflicts: Typed<Uint32Array>,
}

/// The explored tree, down to the deepest level whose nodes can all be stored. Each array has one entry per node: parents
/// before children, siblings in the order in which they were tried. The first entry is the root, which represents the given
/// queens.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tree {
    /// The position up to which the tree is known.
    furthest: u64,
    /// The index of each node's parent; 0 at the root.
    parents: Typed<Uint32Array>,
    /// The row of its queen; -1 at the root.
    rows: Typed<Int32Array>,
    /// See `rows`.
    columns: Typed<Int32Array>,
    /// 1 for a queen that was set on the only square left.
    forced: Typed<Uint8Array>,
    /// The position after its queen was set.
    from: Typed<Float64Array>,
    /// The position after its queen was removed: Infinity while it is on the board.
    to: Typed<Float64Array>,
    /// Queens set below it, including levels that are not stored.
    nodes: Typed<Float64Array>,
    /// Solutions found below it, including levels that are not stored.
    solutions: Typed<Float64Array>,
}

js_object! {
    /// When a run stops: after an event of these kinds, on this square, or after a step of one of these blocks.
    pub struct Condition {
        /// Bit mask over `KINDS`; 0 for an empty set.
        #[cfg_attr(test, ts(type = "number"))]
        kinds: KindSet = "kinds",
        /// Also stops when a queen on this square is tried, forced, rejected or removed.
        square: Option<Square> = "square",
        /// Stops also when a block of the listing that begins at one of these lines has run.
        blocks: Option<Vec<u32>> = "blocks",
    }
}

js_types!(
    [Entry] => "Array<SearchInfo>",
    [Kind] => "Array<Kind>",
    [Register] => "Array<Register>",
    Frame => "Frame",
    Curve => "Curve",
    Tree => "Tree",
    Condition => "Condition",
);

/// All searches, in the order in which the page offers them.
#[wasm_bindgen]
#[must_use]
pub fn searches() -> Js<[Entry]> {
    to_js(CATALOGUE)
}

/// The kinds of event, in the order of the counters.
#[wasm_bindgen]
#[must_use]
pub fn kinds() -> Js<[Kind]> {
    to_js(Kind::ALL.as_slice())
}

/// One run of a search, and a position in it.
#[wasm_bindgen]
pub struct Timeline {
    pub(crate) timeline: Run,
}

/// A run that can follow decisions of a person.
#[cfg(feature = "rooms")]
type Run = trace::Branches;
/// The module with which the page opens has no decisions.
#[cfg(not(feature = "rooms"))]
type Run = trace::Timeline;

#[wasm_bindgen]
impl Timeline {
    /// The start of a run of this search, on a placement or on a board under a rule. The search "recorded" plays a
    /// trace, and needs no seed. Without a seed it is 0.
    ///
    /// # Errors
    /// When there is no such search, it does not support the board, or the text is no trace.
    #[wasm_bindgen(constructor)]
    pub fn new(
        search: &TextLike,
        rows: &BoardLike,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seed: &NumberLike,
    ) -> Outcome<Timeline> {
        let search = String::read(search, "search")?;
        #[cfg(feature = "rooms")]
        if search == crate::recorded::NAME {
            return Ok(Timeline { timeline: crate::recorded::timeline(rows)?.into() });
        }
        #[cfg(feature = "rooms")]
        if let Some(position) = crate::rule::position_in(rows)? {
            return Ok(Timeline { timeline: Run::new(find(&search)?.open_by_rule(&position)?) });
        }
        #[cfg(feature = "rooms")]
        let open = queens_core::search::open;
        #[cfg(not(feature = "rooms"))]
        let open = |name: &str, given: &_, seed| find(name)?.open(given, seed);
        let given = transfer::placement(rows)?;
        let seed = Option::read(seed, "seed")?.unwrap_or(0);
        Ok(Timeline { timeline: Run::new(open(&search, &given, seed)?) })
    }

    /// The lines of the pseudo-code.
    #[must_use]
    pub fn listing(&self) -> Js<[&'static str]> {
        to_js(self.timeline.listing().lines().collect::<Vec<_>>().as_slice())
    }

    /// The first line of each block of the pseudo-code. A block is highlighted, and stopped at, as a whole.
    #[must_use]
    pub fn blocks(&self) -> Js<[u32]> {
        to_js(self.timeline.listing().blocks().map(|block| block.from as u32).collect::<Vec<_>>().as_slice())
    }

    /// All facts about the current position, including the board.
    #[must_use]
    pub fn frame(&self) -> Js<Frame> {
        let rows = Rows::from(&self.timeline.placement());
        let trace::Frame { position, furthest, finished, happened, reason, block, left_out, counts } =
            self.timeline.frame();
        let pieces = self.timeline.pieces();
        to_js(&Frame { position, furthest, finished, happened, reason, block, left_out, counts, rows, pieces })
    }

    /// How often each kind of event has happened at the furthest position.
    #[must_use]
    pub fn reached(&self) -> Float64Array {
        Float64Array::from(self.timeline.reached().map(|count| count as f64).as_slice())
    }

    /// The words and tallies of the search.
    #[must_use]
    pub fn registers(&self) -> Js<[Register]> {
        to_js(self.timeline.registers().as_slice())
    }

    /// Divides the run so far into equal parts. For each, bit 0 is a solution, bit 1 a dead end.
    ///
    /// # Errors
    /// When `parts` is not a whole number from 1 to 65,536.
    pub fn marks(&self, parts: &NumberLike) -> Outcome<Uint8Array> {
        let parts = read::whole(parts, "parts", 1.0, MAX_PARTS)?;
        Ok(Uint8Array::from(self.timeline.marks(parts as usize).as_slice()))
    }

    /// The number of conflicts over the run.
    #[must_use]
    pub fn curve(&self) -> Js<Curve> {
        let samples = self.timeline.curve();
        to_js(&Curve {
            positions: samples.positions.iter().map(|&position| position as f64).collect(),
            conflicts: samples.conflicts.as_slice().into(),
        })
    }

    /// The explored tree, within a bounded number of nodes.
    #[must_use]
    pub fn tree(&self) -> Js<Tree> {
        let nodes = self.timeline.tree();
        let numbers = |of: fn(&Node) -> f64| nodes.iter().map(of).collect();
        let side = |of: fn(Square) -> u32| {
            nodes.iter().map(|node: &Node| node.square.map_or(-1, |square| of(square) as i32)).collect()
        };
        to_js(&Tree {
            furthest: self.timeline.furthest(),
            parents: nodes.iter().map(|node| node.parent).collect(),
            rows: side(|square| square.row),
            columns: side(|square| square.column),
            forced: nodes.iter().map(|node| u8::from(node.forced)).collect(),
            from: numbers(|node| node.from as f64),
            to: numbers(|node| node.to.map_or(f64::INFINITY, |to| to as f64)),
            nodes: numbers(|node| node.totals.nodes as f64),
            solutions: numbers(|node| node.totals.solutions as f64),
        })
    }

    /// How many bytes the checkpoints take.
    #[wasm_bindgen(js_name = checkpointBytes)]
    #[must_use]
    pub fn checkpoint_bytes(&self) -> f64 {
        self.timeline.checkpoint_bytes() as f64
    }

    /// Explores the run further without moving the position. True when the end of the run is known.
    ///
    /// # Errors
    /// When `budget` is not a count.
    pub fn explore(&mut self, budget: &NumberLike) -> Outcome<bool> {
        Ok(self.timeline.explore(read::count(budget, "budget")?))
    }

    /// Moves to a position, or to the end. True when it is reached.
    ///
    /// # Errors
    /// When an argument is not a count.
    pub fn seek(&mut self, position: &NumberLike, budget: &NumberLike) -> Outcome<bool> {
        Ok(self.timeline.seek(read::count(position, "position")?, read::count(budget, "budget")?))
    }

    /// Moves to the nth event, from 1, among all events of these kinds. True when it is reached.
    ///
    /// # Errors
    /// When an argument is not a count, or `kinds` is not a set of kinds.
    #[wasm_bindgen(js_name = seekNth)]
    pub fn seek_nth(&mut self, kinds: &NumberLike, nth: &NumberLike, budget: &NumberLike) -> Outcome<bool> {
        let (kinds, nth) = (KindSet::read(kinds, "kinds")?, read::count(nth, "nth")?);
        Ok(self.timeline.seek_nth(kinds.0, nth, read::count(budget, "budget")?))
    }

    /// Moves forwards to the next position where the condition is true, or to the end. True when it is reached.
    ///
    /// # Errors
    /// If `condition` is not a condition, or `budget` not a count.
    #[wasm_bindgen(js_name = runUntil)]
    pub fn run_until(&mut self, condition: &Js<Condition>, budget: &NumberLike) -> Outcome<bool> {
        Ok(self.timeline.run_until(&condition_of(condition)?, read::count(budget, "budget")?))
    }

    /// Moves back to the latest earlier position where the condition was true, or to the start. True when it is reached.
    ///
    /// # Errors
    /// If `condition` is not a condition, or `budget` not a count.
    #[wasm_bindgen(js_name = runBackUntil)]
    pub fn run_back_until(&mut self, condition: &Js<Condition>, budget: &NumberLike) -> Outcome<bool> {
        Ok(self.timeline.run_back_until(&condition_of(condition)?, read::count(budget, "budget")?))
    }
}

#[cfg(feature = "rooms")]
#[wasm_bindgen]
impl Timeline {
    /// Returns the text of a recorded program: the words of the last step, its open calls, and the lines that it has
    /// written.
    #[must_use]
    pub fn spoken(&self) -> Js<trace::Spoken> {
        to_js(&self.timeline.spoken())
    }
}

/// A bit mask over the kinds of event.
pub struct KindSet(Kinds);

impl Read for KindSet {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        let all = f64::from((1_u32 << Kind::ALL.len()) - 1);
        Ok(KindSet(Kinds::from_bits(read::whole(value, name, 0.0, all)? as u32)))
    }
}

impl Read for Square {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        read::object(value, name)?;
        Ok(Square::new(read::property(value, "row")?, read::property(value, "column")?))
    }
}

fn condition_of(value: &JsValue) -> Outcome<trace::Condition> {
    let Condition { kinds, square, blocks } = Condition::read(value, "condition")?;
    let mut condition = trace::Condition::kinds(kinds.0);
    condition.square = square;
    condition.blocks = blocks.into_iter().flatten().map(|line| line as usize).collect();
    Ok(condition)
}
