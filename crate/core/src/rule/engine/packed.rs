//! The squares of a board packed into words for a search by lines: the squares of each line are next to each other in one word.

use super::cover::Cover;
use crate::rule::board::Position;
use crate::rule::law::Squares;
use std::array::from_fn;

/// A set of squares, as bits at their places in a [`Layout`].
pub(super) type Words<const W: usize> = [u64; W];

/// The longest line that fits in a word. Longer lines are divided.
const MAX_LINE_LENGTH: usize = 64;

/// A line: a run of bits in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Line {
    pub(super) word: usize,
    pub(super) mask: u64,
}

/// Where each square of a cover is stored. The places of a line are in the order of its squares.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) lines: Vec<Line>,
    pub(super) words: usize,
    /// The square at each place.
    squares: Vec<Option<u32>>,
}

impl Layout {
    /// Packs the lines of a cover into words, each into the first word with room. More than half of all bits are used.
    pub(super) fn new(cover: &Cover) -> Self {
        let mut used: Vec<usize> = Vec::new();
        let mut layout = Layout { lines: Vec::new(), words: 0, squares: Vec::new() };
        for set in cover {
            let squares: Vec<u32> = set.iter().collect();
            for line in squares.chunks(MAX_LINE_LENGTH) {
                let fits = |&used: &usize| used + line.len() <= 64;
                let word = used.iter().position(fits).unwrap_or_else(|| {
                    used.push(0);
                    layout.squares.extend([None; 64]);
                    used.len() - 1
                });
                let shift = used[word];
                for (place, &square) in (word * 64 + shift..).zip(line) {
                    layout.squares[place] = Some(square);
                }
                layout.lines.push(Line { word, mask: (u64::MAX >> (64 - line.len())) << shift });
                used[word] += line.len();
            }
        }
        layout.words = used.len();
        layout
    }

    /// The words for a set of squares. Squares that are on no line are dropped.
    pub(super) fn words<const W: usize>(&self, set: Squares) -> Words<W> {
        let bit = |word: usize, place: usize| {
            let square = self.squares.get(word * 64 + place).copied().flatten();
            u64::from(square.is_some_and(|square| set.contains(square))) << place
        };
        from_fn(|word| (0..64).fold(0, |bits, place| bits | bit(word, place)))
    }

    /// The square at a place.
    ///
    /// # Panics
    /// If there is no such square.
    pub(super) fn square(&self, place: usize) -> u32 {
        self.squares[place].expect("a line uses this place")
    }

    /// Every square of the lines, with its place.
    pub(super) fn squares(&self) -> impl Iterator<Item = (u32, usize)> + '_ {
        self.squares.iter().enumerate().filter_map(|(place, &square)| Some((square?, place)))
    }

    /// The place of `square`.
    ///
    /// # Panics
    /// For a square on no line.
    pub(super) fn place(&self, square: u32) -> usize {
        self.squares.iter().position(|&entry| entry == Some(square)).expect("the square is on a line")
    }

    /// For each place, the words of the set that `of` gives for its square.
    pub(super) fn each<const W: usize>(&self, of: impl Fn(u32) -> Squares) -> Vec<Words<W>> {
        let words = |square: &Option<u32>| square.map_or([0; W], |square| self.words(of(square)));
        self.squares.iter().map(words).collect()
    }
}

/// The effects of pieces under a rule: how the board changes when a piece is set.
pub(super) trait Effects: Send {
    /// The state of the board.
    type State: Copy + Send;

    /// The board before the search sets anything.
    fn start(&self) -> Self::State;

    /// The board after a piece was set on an open place.
    fn place(&self, state: &Self::State, place: usize) -> Self::State;

    /// The board without a line that stays empty.
    fn without(&self, state: &Self::State, line: Line) -> Self::State;

    /// The open places of one word.
    fn open(&self, state: &Self::State, word: usize) -> u64;

    /// The number of words.
    fn words(&self) -> usize;
}

/// Rules under which a set is allowed if no two pieces conflict: a closed square stays closed.
#[derive(Clone, Debug)]
pub(super) struct Pairwise<const W: usize> {
    open: Words<W>,
    /// For each place, the squares that a piece there leaves usable: neither its own square nor squares that conflict with it.
    unaffected: Vec<Words<W>>,
}

impl<const W: usize> Pairwise<W> {
    /// The open squares of a position.
    pub(super) fn new(position: &Position, layout: &Layout) -> Self {
        let closed = |square: u32| position.table().conflicts(square) | Squares::one(square);
        let unaffected = layout.each::<W>(closed).into_iter().map(|closed| closed.map(|word| !word)).collect();
        Pairwise { open: layout.words(position.open()), unaffected }
    }
}

impl<const W: usize> Effects for Pairwise<W> {
    type State = Words<W>;

    fn start(&self) -> Words<W> {
        self.open
    }

    #[inline]
    fn place(&self, state: &Words<W>, place: usize) -> Words<W> {
        let unaffected = &self.unaffected[place];
        from_fn(|word| state[word] & unaffected[word])
    }

    #[inline]
    fn without(&self, state: &Words<W>, line: Line) -> Words<W> {
        let mut state = *state;
        state[line.word] &= !line.mask;
        state
    }

    #[inline]
    fn open(&self, state: &Words<W>, word: usize) -> u64 {
        state[word]
    }

    fn words(&self) -> usize {
        W
    }
}

/// Rules under which pieces are set row by row, and a piece may open squares that another closed.
#[derive(Clone, Debug)]
pub(super) struct Ordered<const W: usize> {
    usable: Words<W>,
    /// For each place, the squares that a piece there does not close for good.
    unaffected: Vec<Words<W>>,
    attacks: Vec<Words<W>>,
    toggles: Vec<Words<W>>,
}

/// The board of an [`Ordered`] rule.
#[derive(Clone, Copy, Debug)]
pub(super) struct OrderedState<const W: usize> {
    /// Squares that can still be used, now or later.
    usable: Words<W>,
    /// Squares that are closed for now, and may be opened.
    closed: Words<W>,
}

impl<const W: usize> Ordered<W> {
    /// The open squares of a position. Its given pieces are set when the walk reaches their rows.
    pub(super) fn new(position: &Position, layout: &Layout) -> Self {
        let table = position.table();
        let closed = |square: u32| table.conflicts(square) | Squares::one(square);
        Ordered {
            usable: layout.words(position.open() | position.given()),
            unaffected: layout.each::<W>(closed).into_iter().map(|closed| closed.map(|word| !word)).collect(),
            attacks: layout.each(|square| table.attacks(square)),
            toggles: layout.each(|square| table.toggles(square)),
        }
    }
}

impl<const W: usize> Effects for Ordered<W> {
    type State = OrderedState<W>;

    fn start(&self) -> OrderedState<W> {
        OrderedState { usable: self.usable, closed: [0; W] }
    }

    fn place(&self, state: &OrderedState<W>, place: usize) -> OrderedState<W> {
        let (unaffected, attacks, toggles) = (&self.unaffected[place], &self.attacks[place], &self.toggles[place]);
        OrderedState {
            usable: from_fn(|word| state.usable[word] & unaffected[word]),
            closed: from_fn(|word| (state.closed[word] | attacks[word]) ^ toggles[word]),
        }
    }

    fn without(&self, state: &OrderedState<W>, line: Line) -> OrderedState<W> {
        let mut state = *state;
        state.usable[line.word] &= !line.mask;
        state
    }

    fn open(&self, state: &OrderedState<W>, word: usize) -> u64 {
        state.usable[word] & !state.closed[word]
    }

    fn words(&self) -> usize {
        W
    }
}
