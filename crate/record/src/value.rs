//! Reads values as Python writes them: numbers, texts, None, lists, tuples, sets, dictionaries.

/// The maximum depth of a value that is read.
const MAX_DEPTH: usize = 4;

/// A value of a variable.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    /// A whole number of at most 15 digits.
    Number(i64),
    /// True or False, which count as 1 and 0.
    Bool(bool),
    /// A text.
    Text(String),
    /// None.
    None,
    /// A collection. The items of a dictionary are tuples of a key and a value.
    Items(Shape, Vec<Value>),
}

/// The type of a collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    List,
    Tuple,
    Set,
    Dict,
}

impl Value {
    /// Reads a whole text; `None` for anything else, such as an object or a value that was cut.
    pub(crate) fn parse(text: &str) -> Option<Value> {
        let mut reader = Reader { rest: text };
        reader.value(0).filter(|_| reader.rest.is_empty())
    }

    pub(crate) fn number(&self) -> Option<i64> {
        match *self {
            Value::Number(number) => Some(number),
            Value::Bool(truth) => Some(truth.into()),
            _ => None,
        }
    }

    /// The items of a collection; empty for any other value.
    pub(crate) fn items(&self) -> &[Value] {
        if let Value::Items(_, items) = self { items } else { &[] }
    }

    pub(crate) fn shape(&self) -> Option<Shape> {
        if let Value::Items(shape, _) = self { Some(*shape) } else { None }
    }

    pub(crate) fn is_row(&self) -> bool {
        matches!(self.shape(), Some(Shape::List | Shape::Tuple))
    }

    /// The two numbers of a collection of two items.
    pub(crate) fn pair(&self) -> Option<(i64, i64)> {
        if let [one, other] = self.items() { Some((one.number()?, other.number()?)) } else { None }
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn value(&mut self, depth: usize) -> Option<Value> {
        let shape = match self.rest.as_bytes().first()? {
            b'[' => Shape::List,
            b'(' => Shape::Tuple,
            b'{' => Shape::Set,
            b'\'' | b'"' => return self.quoted(),
            _ => return self.word(),
        };
        if depth < MAX_DEPTH { self.items(shape, depth) } else { None }
    }

    fn items(&mut self, shape: Shape, depth: usize) -> Option<Value> {
        let closing = match shape {
            Shape::List => "]",
            Shape::Tuple => ")",
            _ => "}",
        };
        self.rest = &self.rest[1..];
        let mut items = Vec::new();
        let mut pairs = shape == Shape::Set && self.rest.starts_with('}');
        while !self.take(closing) {
            let item = self.value(depth + 1)?;
            if shape == Shape::Set && self.take(":") {
                self.take(" ");
                items.push(Value::Items(Shape::Tuple, vec![item, self.value(depth + 1)?]));
                pairs = true;
            } else {
                items.push(item);
            }
            if self.take(",") {
                self.take(" ");
            }
        }
        Some(Value::Items(if pairs { Shape::Dict } else { shape }, items))
    }

    fn word(&mut self) -> Option<Value> {
        let words = [
            ("None", Value::None),
            ("True", Value::Bool(true)),
            ("False", Value::Bool(false)),
            ("set()", Value::Items(Shape::Set, Vec::new())),
        ];
        if let Some((_, value)) = words.into_iter().find(|(word, _)| self.take(word)) {
            return Some(value);
        }
        let negative = self.take("-");
        let length = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = self.rest.split_at(length);
        if length > 15 || rest.starts_with(['.', 'e']) {
            return None;
        }
        let number: i64 = number.parse().ok()?;
        self.rest = rest;
        Some(Value::Number(if negative { -number } else { number }))
    }

    fn quoted(&mut self) -> Option<Value> {
        let mut signs = self.rest.chars();
        let quote = signs.next()?;
        let mut text = String::new();
        loop {
            let sign = match signs.next()? {
                sign if sign == quote => break,
                '\\' => match signs.next()? {
                    'n' => '\n',
                    't' => '\t',
                    'r' => '\r',
                    other => other,
                },
                sign => sign,
            };
            text.push(sign);
        }
        self.rest = signs.as_str();
        Some(Value::Text(text))
    }

    fn take(&mut self, word: &str) -> bool {
        match self.rest.strip_prefix(word) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }
}
