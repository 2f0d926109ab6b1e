//! The variables of the program and of its open calls. Each is the position in the log where it was set last, and the line of
//! the program that set it.

use crate::record::{Log, Op, Ops};
use crate::trace::{Bits, Register};

/// The variables at one moment.
#[derive(Clone, Default, Debug)]
pub(super) struct Variables {
    program: Vec<Variable>,
    calls: Vec<Call>,
    /// The variables of the open calls, one call after another.
    of_calls: Vec<Variable>,
}

/// Where a variable was set last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variable {
    /// The position in the log.
    pub(super) at: u32,
    /// The line of the source, from 1; 0 before the first.
    pub(super) line: u16,
}

#[derive(Clone, Copy, Debug)]
struct Call {
    /// The position of the call in the log.
    at: u32,
    /// The index of its first variable in `of_calls`.
    first: u32,
}

impl Variables {
    /// Sets a variable of the running call.
    pub(super) fn set_own(&mut self, slot: u32, set: Variable) {
        self.set(self.calls.len() as u32, slot, set);
    }

    /// Sets a variable of the program if `depth` is 0, and otherwise of open call number `depth`, counted from 1. Only the
    /// program and the running call can get new variables.
    pub(super) fn set(&mut self, depth: u32, slot: u32, set: Variable) {
        let (variables, first) = match depth.checked_sub(1).and_then(|call| self.calls.get(call as usize)) {
            Some(call) => (&mut self.of_calls, call.first),
            None => (&mut self.program, 0),
        };
        match variables.get_mut((first + slot) as usize) {
            Some(variable) => *variable = set,
            None => variables.push(set),
        }
    }

    pub(super) fn call(&mut self, at: usize) {
        self.calls.push(Call { at: at as u32, first: self.of_calls.len() as u32 });
    }

    pub(super) fn end_call(&mut self) {
        if let Some(call) = self.calls.pop() {
            self.of_calls.truncate(call.first as usize);
        }
    }

    /// The names of the open calls, from the first.
    pub(super) fn calls(&self, log: &Log) -> Vec<String> {
        let name = |call: &Call| match op(log, call.at)? {
            Op::Call(name) => Some(log.name(name).to_owned()),
            _ => None,
        };
        self.calls.iter().filter_map(name).collect()
    }

    /// All variables: of the program, then of each call. `step_start` is the position where the last step began.
    pub(super) fn registers(&self, log: &Log, step_start: usize) -> Vec<Register> {
        let ends = self.calls.iter().skip(1).map(|call| call.first).chain([self.of_calls.len() as u32]);
        let of_calls = (1..).zip(self.calls.iter().zip(ends)).flat_map(|(depth, (call, end))| {
            self.of_calls[call.first as usize..end as usize].iter().map(move |&set| (depth, set))
        });
        let all = self.program.iter().map(|&set| (0, set)).chain(of_calls);
        all.filter_map(|(depth, Variable { at, line })| {
            let (Op::Let { name, value, .. } | Op::Outer { name, value, .. }) = op(log, at)? else { return None };
            let (name, value) = (log.name(name).to_owned(), value.text().to_owned());
            let word = bits(&value);
            let changed = at as usize >= step_start;
            Some(Register::Variable { name, value, word, depth, changed, line: line.into() })
        })
        .collect()
    }

    /// Returns the heap size of a clone, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Variable>() * (self.program.len() + self.of_calls.len()) + size_of::<Call>() * self.calls.len()
    }
}

fn op(log: &Log, at: u32) -> Option<Op<'_>> {
    Ops::new(log.op_bytes(), at as usize).next()
}

/// The word of a value like `0b01101`.
fn bits(value: &str) -> Option<Bits> {
    let digits = value.strip_prefix("0b")?;
    if digits.len() > 64 || !digits.bytes().all(|digit| matches!(digit, b'0' | b'1')) {
        return None;
    }
    let word = u64::from_str_radix(digits, 2).ok()?;
    Some(Bits { low: word as u32, high: (word >> 32) as u32, width: digits.len() as u32 })
}
