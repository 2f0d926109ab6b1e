//! Watching: the searches there are, and one run of one of them.

use crate::{errors::Outcome, read, transfer, write};
use js_sys::{Float64Array, Int32Array, Object, Uint8Array, Uint32Array};
use queens_core::board::Square;
use queens_core::search::{CATALOGUE, find};
use queens_core::trace::{self, Condition, Kind, Kinds, Node};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The marks of a run go into at most so many parts: more than a screen has columns.
const MOST_PARTS: f64 = 65_536.0;

/// `{ name, largest, seeded }` of every search, in the order in which a page offers them.
#[wasm_bindgen]
#[must_use]
pub fn searches() -> JsValue {
    write::plain(CATALOGUE)
}

/// The names of the kinds of event, in the order of the counters.
#[wasm_bindgen]
#[must_use]
pub fn kinds() -> JsValue {
    write::plain(&Kind::ALL.map(Kind::name))
}

/// One run of a search, seen from one position.
#[wasm_bindgen]
pub struct Timeline {
    timeline: trace::Timeline,
}

#[wasm_bindgen]
impl Timeline {
    /// A run of this search from the placement, at its start.
    ///
    /// # Errors
    /// When there is no such search, or it cannot serve the board.
    #[wasm_bindgen(constructor)]
    pub fn new(search: &JsValue, rows: &JsValue, seed: &JsValue) -> Outcome<Timeline> {
        let search = find(&read::name(search, "search")?)?;
        let given = transfer::placement(rows)?;
        let seed = read::word(seed, "seed")?;
        Ok(Timeline { timeline: trace::Timeline::new(search.open(&given, seed)?) })
    }

    /// The lines of the pseudo-code.
    #[must_use]
    pub fn listing(&self) -> JsValue {
        write::plain(&self.timeline.listing().lines().collect::<Vec<_>>())
    }

    /// The first line of each block of the pseudo-code: what is highlighted, and breaks, as one.
    #[must_use]
    pub fn blocks(&self) -> JsValue {
        write::plain(&self.timeline.listing().blocks().map(|block| block.from).collect::<Vec<_>>())
    }

    /// Everything there is to say about this position, the board included.
    #[must_use]
    pub fn frame(&self) -> Object {
        let frame = write::plain(&self.timeline.frame()).into();
        write::set(&frame, "rows", &transfer::rows(&self.timeline.placement()));
        frame
    }

    /// How often each kind of event has happened at the furthest position.
    #[must_use]
    pub fn reached(&self) -> Float64Array {
        Float64Array::from(self.timeline.reached().map(|count| count as f64).as_slice())
    }

    /// The words and tallies of the search.
    #[must_use]
    pub fn registers(&self) -> JsValue {
        write::plain(&self.timeline.registers())
    }

    /// The run so far in equal parts; for each, bit 0: a solution, bit 1: a dead end.
    ///
    /// # Errors
    /// When `parts` is not a whole number from 1 to 65,536.
    pub fn marks(&self, parts: &JsValue) -> Outcome<Uint8Array> {
        let parts = read::whole(parts, "parts", 1.0, MOST_PARTS)?;
        Ok(Uint8Array::from(self.timeline.marks(parts as usize).as_slice()))
    }

    /// The number of conflicts over the run, as `{ positions, conflicts }`.
    #[must_use]
    pub fn curve(&self) -> Object {
        let samples = self.timeline.curve();
        let positions: Vec<f64> = samples.positions.iter().map(|&position| position as f64).collect();
        let curve = write::object();
        write::set(&curve, "positions", &Float64Array::from(positions.as_slice()));
        write::set(&curve, "conflicts", &Uint32Array::from(samples.conflicts.as_slice()));
        curve
    }

    /// The explored tree, as far as its bounded number of nodes reaches: one column an array, one entry a node, parents
    /// before children and siblings in the order in which they were tried. The root, whose row and column are -1, comes
    /// first. A node that is still open has no end: its `to` is infinite.
    #[must_use]
    pub fn tree(&self) -> Object {
        let nodes = self.timeline.tree();
        let tree = write::object();
        let numbers = |of: fn(&Node) -> f64| Float64Array::from(nodes.iter().map(of).collect::<Vec<_>>().as_slice());
        let side = |of: fn(Square) -> u32| {
            let part = |node: &Node| node.square.map_or(-1, |square| of(square) as i32);
            Int32Array::from(nodes.iter().map(part).collect::<Vec<_>>().as_slice())
        };
        let forced: Vec<u8> = nodes.iter().map(|node| u8::from(node.forced)).collect();
        let parents: Vec<u32> = nodes.iter().map(|node| node.parent).collect();
        write::set(&tree, "furthest", &(self.timeline.furthest() as f64).into());
        write::set(&tree, "parents", &Uint32Array::from(parents.as_slice()));
        write::set(&tree, "rows", &side(|square| square.row));
        write::set(&tree, "columns", &side(|square| square.column));
        write::set(&tree, "forced", &Uint8Array::from(forced.as_slice()));
        write::set(&tree, "from", &numbers(|node| node.from as f64));
        write::set(&tree, "to", &numbers(|node| node.to.map_or(f64::INFINITY, |to| to as f64)));
        write::set(&tree, "nodes", &numbers(|node| node.totals.nodes as f64));
        write::set(&tree, "solutions", &numbers(|node| node.totals.solutions as f64));
        tree
    }

    /// What the checkpoints take, in bytes.
    #[wasm_bindgen(js_name = checkpointBytes)]
    #[must_use]
    pub fn checkpoint_bytes(&self) -> f64 {
        self.timeline.checkpoint_bytes() as f64
    }

    /// Runs the far end on without moving. True when the end of the run is known.
    ///
    /// # Errors
    /// When `budget` is not a count.
    pub fn explore(&mut self, budget: &JsValue) -> Outcome<bool> {
        Ok(self.timeline.explore(read::count(budget, "budget")?))
    }

    /// To a position, or to the end. True when there.
    ///
    /// # Errors
    /// When an argument is not a count.
    pub fn seek(&mut self, position: &JsValue, budget: &JsValue) -> Outcome<bool> {
        Ok(self.timeline.seek(read::count(position, "position")?, read::count(budget, "budget")?))
    }

    /// To the nth event, from 1, among all of these kinds. True when there.
    ///
    /// # Errors
    /// When an argument is not a count, or `kinds` not a set of kinds.
    #[wasm_bindgen(js_name = seekNth)]
    pub fn seek_nth(&mut self, kinds: &JsValue, nth: &JsValue, budget: &JsValue) -> Outcome<bool> {
        let (kinds, nth) = (kind_set(kinds)?, read::count(nth, "nth")?);
        Ok(self.timeline.seek_nth(kinds, nth, read::count(budget, "budget")?))
    }

    /// Forwards to the next position where the condition holds, or to the end. True when there.
    ///
    /// # Errors
    /// When `condition` is none, or `budget` not a count.
    #[wasm_bindgen(js_name = runUntil)]
    pub fn run_until(&mut self, condition: &JsValue, budget: &JsValue) -> Outcome<bool> {
        Ok(self.timeline.run_until(&read_condition(condition)?, read::count(budget, "budget")?))
    }

    /// Back to the latest earlier position where the condition held, or to the start. True when there.
    ///
    /// # Errors
    /// When `condition` is none, or `budget` not a count.
    #[wasm_bindgen(js_name = runBackUntil)]
    pub fn run_back_until(&mut self, condition: &JsValue, budget: &JsValue) -> Outcome<bool> {
        Ok(self.timeline.run_back_until(&read_condition(condition)?, read::count(budget, "budget")?))
    }
}

/// A bit mask over the kinds of event.
fn kind_set(value: &JsValue) -> Outcome<Kinds> {
    let all = f64::from((1_u32 << Kind::ALL.len()) - 1);
    Ok(Kinds::from_bits(read::whole(value, "kinds", 0.0, all)? as u32))
}

fn read_condition(value: &JsValue) -> Outcome<Condition> {
    let mut condition = Condition::kinds(kind_set(&read::required(value, "kinds")?)?);
    if let Some(square) = read::property(value, "square")? {
        let part = |name| read::word(&read::required(&square, name)?, name);
        condition.square = Some(Square::new(part("row")?, part("column")?));
    }
    if let Some(blocks) = read::property(value, "blocks")? {
        for line in read::list(&blocks, "blocks")? {
            condition.blocks.push(read::word(&line, "blocks")? as usize);
        }
    }
    Ok(condition)
}
