//! Boards on their way in and out, in pieces: a large board is never in memory twice, nor copied in one go.

use crate::errors::Outcome;
use crate::read::{self, ArgumentError, Read};
use crate::shape::Rows;
use js_sys::{Int32Array, Uint32Array};
use queens_core::board::Placement;
use wasm_bindgen::JsValue;

/// How many rows are copied at a time.
const PIECE: u32 = 1 << 14;

/// How many rows are copied in the time that one step of a search takes.
const ROWS_A_STEP: u64 = 8;

/// A placement, from an `Int32Array`, in one go.
pub(crate) fn placement(value: &JsValue) -> Outcome<Placement> {
    let mut incoming = Incoming::new(value)?;
    while !incoming.run(u64::MAX)? {}
    Ok(incoming.into_placement())
}

/// A column per row, counted from 0, -1 where the row is empty, in one go.
pub(crate) fn rows(placement: &Placement) -> Int32Array {
    let mut outgoing = Outgoing::new(placement.size());
    while !outgoing.run(placement, u64::MAX) {}
    outgoing.rows()
}

impl Read for Placement {
    fn read(value: &JsValue, _: &'static str) -> Outcome<Self> {
        placement(value)
    }
}

impl From<&Placement> for Rows {
    fn from(placement: &Placement) -> Self {
        rows(placement).into()
    }
}

/// Rows of a placement, from a `Uint32Array`.
pub(crate) fn indices(value: &JsValue, name: &'static str) -> Outcome<Vec<u32>> {
    let list = read::view(&Uint32Array::new_with_length(0), value, name, read::typed::UINT32)?;
    read::fits(name, list.length(), read::MAX_BOARD_SIZE)?;
    Ok(if list.length() == 0 { Vec::new() } else { list.to_vec() })
}

/// A placement that is being read.
pub(crate) struct Incoming {
    rows: Int32Array,
    placement: Placement,
    next: u32,
}

impl Incoming {
    /// Starts to read an `Int32Array`, which must not change during the work. Nothing is copied yet.
    pub(crate) fn new(value: &JsValue) -> Outcome<Self> {
        let rows = read::view(&Int32Array::new_with_length(0), value, "rows", read::typed::INT32)?;
        let size = rows.length();
        let placement =
            Placement::empty(size as usize).map_err(|_| ArgumentError::Size { size, largest: read::MAX_BOARD_SIZE })?;
        Ok(Incoming { rows, placement, next: 0 })
    }

    /// Copies about as many rows as can be copied in the time of `steps` steps; true when all rows are read.
    pub(crate) fn run(&mut self, steps: u64) -> Outcome<bool> {
        let size = self.placement.size() as u32;
        // An array that was transferred during the work has no rows.
        read::same_length("rows", self.rows.length(), size)?;
        let end = end_of(self.next, steps, size);
        while self.next < end {
            let stop = end.min(self.next + PIECE);
            let piece = self.rows.subarray(self.next, stop).to_vec();
            self.placement.put_rows(self.next as usize, &piece)?;
            self.next = stop;
        }
        Ok(end == size)
    }

    /// The number of rows.
    #[cfg(feature = "rooms")]
    pub(crate) fn size(&self) -> usize {
        self.placement.size()
    }

    /// The placement, once it is complete.
    pub(crate) fn into_placement(self) -> Placement {
        self.placement
    }
}

/// Rows that are read in pieces by the work on them. They must not change during the work.
#[cfg(feature = "rooms")]
impl Read for Incoming {
    fn read(value: &JsValue, _: &'static str) -> Outcome<Self> {
        Incoming::new(value)
    }
}

/// A placement that is being copied out.
pub(crate) struct Outgoing {
    rows: Int32Array,
    next: u32,
}

impl Outgoing {
    pub(crate) fn new(size: usize) -> Self {
        Outgoing { rows: Int32Array::new_with_length(size as u32), next: 0 }
    }

    /// Copies about as many rows as can be copied in the time of `steps` steps; true when all rows are copied.
    pub(crate) fn run(&mut self, placement: &Placement, steps: u64) -> bool {
        self.put(steps, |rows| placement.rows_in(rows))
    }

    /// Like `run`, for any iterator over the columns of a range of rows.
    pub(crate) fn put<I: Iterator<Item = i32>>(
        &mut self,
        steps: u64,
        columns: impl Fn(std::ops::Range<usize>) -> I,
    ) -> bool {
        let size = self.rows.length();
        let end = end_of(self.next, steps, size);
        while self.next < end {
            let stop = end.min(self.next + PIECE);
            let piece: Vec<i32> = columns(self.next as usize..stop as usize).collect();
            self.rows.subarray(self.next, stop).copy_from(&piece);
            self.next = stop;
        }
        end == size
    }

    /// Whether all rows are copied.
    #[cfg(feature = "rooms")]
    pub(crate) fn over(&self) -> bool {
        self.next == self.rows.length()
    }

    /// The rows copied so far.
    pub(crate) fn rows(&self) -> Int32Array {
        self.rows.clone()
    }
}

fn end_of(next: u32, steps: u64, size: u32) -> u32 {
    u64::from(next).saturating_add(steps.saturating_mul(ROWS_A_STEP)).min(u64::from(size)) as u32
}
