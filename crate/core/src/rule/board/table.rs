//! The table of a rule on a board: the squares that a piece on each square attacks, direction by direction. It is made
//! once; searches, counts, hints and drawings use it.

use super::board::Board;
use super::way::{Way, across_edges, reached};
use crate::rule::law::RuleError;
use crate::rule::law::Sliding;
use crate::rule::law::Squares;
use crate::rule::law::formula::{Formula, Variables};
use crate::rule::law::{Law, Parity, Piece, Rule, Toggled};
use std::collections::BTreeMap;

/// The effect of a piece on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// No piece may be placed there from then on.
    Attacks,
    /// The square is closed if it was open, and opened if it was closed.
    Toggles,
}

/// The effect of a piece on each square along one way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WayEffect {
    /// The way.
    pub way: Way,
    /// The effect on the squares.
    pub effect: Effect,
    reached: Vec<Squares>,
}

impl WayEffect {
    /// The squares that a piece on `square` reaches.
    ///
    /// # Panics
    /// For a square that is not on the board.
    #[must_use]
    pub fn squares(&self, square: u32) -> Squares {
        self.reached[square as usize]
    }
}

/// The squares that a piece on each square attacks.
///
/// ```
/// use queens_core::rule::{Board, Piece, Rule, Table, Way};
///
/// let table = Table::new(&Rule::of(Piece::Rooks), &Board::new(3, 3)?)?;
/// let squares: Vec<u32> = table.attacks(4).iter().collect();
/// assert_eq!(squares, [1, 3, 5, 7]);
/// assert_eq!(table.ways(4, 5), [Way::Row]);
/// # Ok::<(), queens_core::rule::RuleError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    rule: Rule,
    board: Board,
    way_effects: Vec<WayEffect>,
    attacks: Vec<Squares>,
    toggles: Vec<Squares>,
    conflicts: Vec<Squares>,
}

impl Table {
    /// The table of `rule` on `board`.
    ///
    /// # Errors
    /// [`RuleError::Mismatch`] if they do not combine.
    pub fn new(rule: &Rule, board: &Board) -> Result<Self, RuleError> {
        board.check(rule)?;
        let way_effects = way_effects(rule, board);
        let joined = |effect: Effect| -> Vec<Squares> {
            let of = |square: u32| {
                let lines = way_effects.iter().filter(|line| line.effect == effect);
                lines.fold(Squares::EMPTY, |squares, line| squares | line.squares(square))
            };
            board.all().iter().map(of).collect()
        };
        let (attacks, toggles) = (joined(Effect::Attacks), joined(Effect::Toggles));
        let conflicts = conflicts(rule, board, &attacks);
        Ok(Table { rule: rule.clone(), board: board.clone(), way_effects, attacks, toggles, conflicts })
    }

    /// The rule.
    #[must_use]
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The effects of a piece, one entry for each way.
    #[must_use]
    pub fn by_way(&self) -> &[WayEffect] {
        &self.way_effects
    }

    /// The squares that a piece on `square` reaches along a way only across a joined edge.
    ///
    /// # Panics
    /// For a square that is not on the board.
    #[must_use]
    pub fn across_edges(&self, way: Way, square: u32) -> Squares {
        match self.rule.law() {
            Law::Piece(piece) => across_edges(*piece, &self.board, self.rule.surface(), square, way),
            // The other laws are for the plane only.
            _ => Squares::EMPTY,
        }
    }

    /// The squares that a piece on `square` attacks.
    ///
    /// # Panics
    /// For a square that is not on the board.
    #[must_use]
    pub fn attacks(&self, square: u32) -> Squares {
        self.attacks[square as usize]
    }

    /// The squares that a piece on `square` toggles.
    ///
    /// # Panics
    /// For a square that is not on the board.
    #[must_use]
    pub fn toggles(&self, square: u32) -> Squares {
        self.toggles[square as usize]
    }

    /// The squares where no piece can be together with a piece on `square`, whatever else is on the board. Under a rule that is
    /// not [ordered](Rule::is_ordered), a set of pieces is allowed when no two of them conflict.
    ///
    /// # Panics
    /// For a square that is not on the board.
    #[must_use]
    pub fn conflicts(&self, square: u32) -> Squares {
        self.conflicts[square as usize]
    }

    /// Whether two pieces can never be in one row, whatever else is on the board.
    #[must_use]
    pub fn has_one_per_row(&self) -> bool {
        let board = &self.board;
        (0..board.rows()).all(|row| self.has_at_most_one(board.row_squares(row)))
    }

    /// Whether two pieces can never be in one column, whatever else is on the board.
    #[must_use]
    pub fn has_one_per_column(&self) -> bool {
        let board = &self.board;
        (0..board.columns()).all(|column| self.has_at_most_one(board.column_squares(column)))
    }

    fn has_at_most_one(&self, line: Squares) -> bool {
        let line = line & self.board.usable();
        line.iter().all(|square| (line - Squares::one(square)).is_subset(self.conflicts(square)))
    }

    /// How far each row is shifted to the right of the leftmost row, in columns.
    #[must_use]
    pub fn offsets(&self) -> Vec<u32> {
        match self.rule.law() {
            Law::Sliding(sliding) => sliding.offsets(self.board.rows()),
            _ => vec![0; self.board.rows() as usize],
        }
    }

    /// The ways in which a piece on `from` attacks or toggles `to`.
    ///
    /// # Panics
    /// For a square that is not on the board.
    #[must_use]
    pub fn ways(&self, from: u32, to: u32) -> Vec<Way> {
        self.way_effects.iter().filter(|line| line.squares(from).contains(to)).map(|line| line.way).collect()
    }
}

/// The conflicts between squares: two squares conflict if either attacks the other. There are two exceptions. With
/// `Toggled::All`, only squares of one row conflict, because diagonals can open the columns again. With `Parity::InOrder`, only
/// attacks from the upper square on the lower square count.
fn conflicts(rule: &Rule, board: &Board, attacks: &[Squares]) -> Vec<Squares> {
    let is_permanent = |upper: u32, lower: u32| match rule.law() {
        Law::Toggled(Toggled::All) => board.row(upper) == board.row(lower),
        Law::Parity(Parity::InOrder) => upper < lower,
        _ => true,
    };
    let mut conflicts = vec![Squares::EMPTY; attacks.len()];
    let usable = board.usable();
    for square in usable.iter() {
        for other in (attacks[square as usize] & usable).iter() {
            if is_permanent(square, other) {
                conflicts[square as usize].insert(other);
                conflicts[other as usize].insert(square);
            }
        }
    }
    conflicts
}

fn way_effects(rule: &Rule, board: &Board) -> Vec<WayEffect> {
    let plain = |piece: Piece| -> Vec<WayEffect> {
        let of = |way| of_way(board, way, |square| reached(piece, board, rule.surface(), square, way));
        piece.ways().into_iter().map(of).collect()
    };
    // The attacks of queens, limited to the squares for which `is_attacked` is true.
    let filtered = |is_attacked: &dyn Fn(Way, u32, u32) -> bool| -> Vec<WayEffect> {
        let mut all = plain(Piece::Queens);
        for line in &mut all {
            for (reached, square) in line.reached.iter_mut().zip(0..) {
                *reached = reached.iter().filter(|&other| is_attacked(line.way, square, other)).collect();
            }
        }
        all
    };
    let mut way_effects = match rule.law() {
        Law::Piece(piece) => plain(*piece),
        Law::Toggled(Toggled::Diagonals | Toggled::All) => with_toggling_diagonals(plain(Piece::Queens)),
        Law::Parity(parity) => filtered(&|way, square, other| {
            let whole = way == Way::Row || way == Way::Column && *parity == Parity::Diagonals;
            whole || board.row(other) % 2 == board.column(square) % 2
        }),
        Law::LightDark => {
            let dark = |square: u32| (board.row(square) + board.column(square)) % 2;
            filtered(&|_, square, other| dark(square) == dark(other))
        }
        Law::Sliding(sliding) => sliding_lines(board, *sliding),
        Law::Formula(formulas) => {
            let lines = formulas.iter().enumerate().map(|(at, formula)| of_formula(board, at, formula));
            plain(Piece::Rooks).into_iter().chain(lines).collect()
        }
    };
    if board.region(0).is_some() {
        way_effects.push(by_value(board, Way::Region, &|square| board.region(square)));
    }
    way_effects
}

fn of_way(board: &Board, way: Way, of: impl Fn(u32) -> Squares) -> WayEffect {
    WayEffect { way, effect: Effect::Attacks, reached: board.all().iter().map(of).collect() }
}

fn with_toggling_diagonals(mut way_effects: Vec<WayEffect>) -> Vec<WayEffect> {
    for line in way_effects.iter_mut().filter(|line| matches!(line.way, Way::Diagonal | Way::AntiDiagonal)) {
        line.effect = Effect::Toggles;
    }
    way_effects
}

/// Squares with the same value reach each other; a square with `None` reaches none.
fn by_value<T: Ord + Copy>(board: &Board, way: Way, of: &dyn Fn(u32) -> Option<T>) -> WayEffect {
    let mut groups: BTreeMap<T, Squares> = BTreeMap::new();
    for square in board.all().iter() {
        if let Some(value) = of(square) {
            groups.entry(value).or_default().insert(square);
        }
    }
    of_way(board, way, |square| {
        let others = of(square).and_then(|value| groups.get(&value)).copied().unwrap_or_default();
        others - Squares::one(square)
    })
}

/// The lines of queens on shifted rows.
fn sliding_lines(board: &Board, sliding: Sliding) -> Vec<WayEffect> {
    let offsets = sliding.offsets(board.rows());
    let row = |square: u32| board.row(square);
    let column = |square: u32| board.column(square) + offsets[board.row(square) as usize];
    vec![
        by_value(board, Way::Row, &|square| Some(row(square))),
        by_value(board, Way::Column, &|square| Some(column(square))),
        by_value(board, Way::Diagonal, &|square| Some(i64::from(column(square)) - i64::from(row(square)))),
        by_value(board, Way::AntiDiagonal, &|square| Some(column(square) + row(square))),
    ]
}

fn of_formula(board: &Board, at: usize, formula: &Formula) -> WayEffect {
    by_value(board, Way::Formula(at), &|square| {
        formula.value(Variables {
            row: board.row(square) as i32 + 1,
            column: board.column(square) as i32 + 1,
            rows: board.rows() as i32,
            columns: board.columns() as i32,
        })
    })
}
