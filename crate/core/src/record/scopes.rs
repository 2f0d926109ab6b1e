//! Resolves the name of a variable: in the current call, or in an enclosing one.

use super::error::Limit;
use super::{MAX_CALLS, MAX_NAME_LENGTH, MAX_NAMES};
use std::collections::HashMap;

/// The open calls, and the variables of each.
#[derive(Clone, Debug)]
pub(super) struct Scopes {
    numbers: HashMap<Box<str>, u32>,
    pub(super) names: Vec<Box<str>>,
    bytes: usize,
    /// For each name the variables that have it, from the outermost call to the innermost.
    variables: Vec<Vec<VariableId>>,
    /// For the program and each open call the names of its variables, in the order of their appearance.
    calls: Vec<Vec<u32>>,
}

/// A variable: the call that it belongs to, where 0 is the program, and its index among the variables of that call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct VariableId {
    pub(super) depth: u32,
    pub(super) slot: u32,
}

impl Scopes {
    pub(super) fn new() -> Self {
        Scopes { numbers: HashMap::new(), names: Vec::new(), bytes: 0, variables: Vec::new(), calls: vec![Vec::new()] }
    }

    /// The number of a name, which may be new.
    pub(super) fn number(&mut self, name: &str) -> Result<u32, Limit> {
        if let Some(&number) = self.numbers.get(name) {
            return Ok(number);
        }
        if name.chars().nth(MAX_NAME_LENGTH).is_some() {
            return Err(Limit::Name);
        }
        if self.names.len() == MAX_NAMES {
            return Err(Limit::Names);
        }
        let number = self.names.len() as u32;
        self.numbers.insert(name.into(), number);
        self.names.push(name.into());
        self.bytes += size_of::<Box<str>>() + name.len();
        self.variables.push(Vec::new());
        Ok(number)
    }

    /// How many bytes the names take.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// The variable of this name in the running call, which may be new.
    pub(super) fn current(&mut self, name: u32) -> VariableId {
        let depth = self.depth();
        let variables = &mut self.variables[name as usize];
        match variables.last() {
            Some(&id) if id.depth == depth => id,
            _ => {
                let id = new_in(&mut self.calls, depth, name);
                variables.push(id);
                id
            }
        }
    }

    /// Returns the variable of this name in the nearest enclosing call, or a new one of the program if no call has it.
    pub(super) fn outer(&mut self, name: u32) -> VariableId {
        let depth = self.depth();
        let variables = &mut self.variables[name as usize];
        let enclosing = variables.iter().rev().find(|id| id.depth < depth || depth == 0);
        if let Some(&id) = enclosing {
            return id;
        }
        let id = new_in(&mut self.calls, 0, name);
        variables.insert(0, id);
        id
    }

    pub(super) fn call(&mut self) -> Result<(), Limit> {
        if self.calls.len() > MAX_CALLS {
            return Err(Limit::Calls);
        }
        self.calls.push(Vec::new());
        Ok(())
    }

    /// Ends the current call; false if there is no call.
    pub(super) fn end_call(&mut self) -> bool {
        if self.calls.len() == 1 {
            return false;
        }
        for name in self.calls.pop().into_iter().flatten() {
            self.variables[name as usize].pop();
        }
        true
    }

    fn depth(&self) -> u32 {
        self.calls.len() as u32 - 1
    }
}

fn new_in(calls: &mut [Vec<u32>], depth: u32, name: u32) -> VariableId {
    let call = &mut calls[depth as usize];
    call.push(name);
    VariableId { depth, slot: call.len() as u32 - 1 }
}
