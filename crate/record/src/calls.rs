//! The calls that are open at an entry of a log, and the variables of each: the program itself is the first.

use crate::log::{Entry, ValueEntry};
use crate::text::Numbers;
use std::borrow::Cow;

struct Value<'a> {
    text: Cow<'a, str>,
    /// The number of the list or set with this value, by its identity.
    object: Option<usize>,
}

struct Call<'a> {
    number: u32,
    names: Numbers,
    /// The value of each name.
    values: Vec<Value<'a>>,
    over: bool,
}

impl Call<'_> {
    fn new(number: u32) -> Self {
        Call { number, names: Numbers::default(), values: Vec::new(), over: false }
    }
}

/// Where a value was written: in the current call, or in a call further out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Inner,
    Outer,
}

/// The open calls.
pub(crate) struct Calls<'a> {
    calls: Vec<Call<'a>>,
    objects: Numbers,
    /// The contents of lists and sets by their identity.
    contents: Vec<Cow<'a, str>>,
}

impl<'a> Calls<'a> {
    pub(crate) fn new() -> Self {
        Calls { calls: vec![Call::new(0)], objects: Numbers::default(), contents: Vec::new() }
    }

    pub(crate) fn depth(&self) -> usize {
        self.calls.len() - 1
    }

    pub(crate) fn begin(&mut self, call: u32) {
        self.calls.push(Call::new(call));
    }

    /// Ends the calls that an entry ends, and returns how many calls ended.
    pub(crate) fn end(&mut self, entry: &Entry<'_>) -> usize {
        match *entry {
            Entry::Return { call, .. } => {
                if let Some(ended) = self.calls[1..].iter_mut().find(|each| each.number == call) {
                    ended.over = true;
                }
                self.leave(|last| last.over)
            }
            Entry::Caught(call) => self.leave(|last| last.number != call),
            _ => 0,
        }
    }

    fn leave(&mut self, is_left: impl Fn(&Call<'a>) -> bool) -> usize {
        let before = self.calls.len();
        while self.calls.len() > 1 && self.calls.pop_if(|last| is_left(last)).is_some() {}
        before - self.calls.len()
    }

    /// Stores a value, and returns where; `None` if it did not change, or its call is not open.
    pub(crate) fn write(&mut self, written: &ValueEntry<'a>) -> Option<Place> {
        let at = match written.call {
            None => self.calls.iter().rposition(|call| call.names.get(written.name).is_some()).unwrap_or(0),
            Some(call) => self.calls.iter().rposition(|each| each.number == call)?,
        };
        let text = &written.text;
        let object = written.object.map(|object| self.objects.number(object));
        if let Some(object) = object {
            put(&mut self.contents, object, text.clone());
        }
        let is_inner = at == self.depth();
        let call = &mut self.calls[at];
        let place = call.names.number(written.name);
        let is_same = call.values.get(place).is_some_and(|before| before.text == *text);
        put(&mut call.values, place, Value { text: text.clone(), object });
        (!is_same).then_some(if is_inner { Place::Inner } else { Place::Outer })
    }

    /// The value of a name, as it is seen from the call that runs.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let found = self.calls.iter().rev().find_map(|call| Some(&call.values[call.names.get(name)?]))?;
        Some(found.object.map_or(&found.text, |object| &self.contents[object]))
    }
}

/// Replaces an item, or adds it at the end.
fn put<T>(items: &mut Vec<T>, place: usize, item: T) {
    match items.get_mut(place) {
        Some(before) => *before = item,
        None => items.push(item),
    }
}
