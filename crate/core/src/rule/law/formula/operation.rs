//! The operations of a formula, on a stack of values.

use super::Variables;

named! {
    /// A function by its name.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub(super) enum Function {
        Abs = "abs",
        Gcd = "gcd",
        Min = "min",
        Max = "max",
    }
}

impl Function {
    pub(super) fn accepts(self, values: usize) -> bool {
        if self == Function::Abs { values == 1 } else { values >= 2 }
    }

    /// The operation that combines two values, for functions of two or more values.
    pub(super) fn pairwise(self) -> Option<Operation> {
        match self {
            Function::Abs => None,
            Function::Gcd => Some(Operation::Gcd),
            Function::Min => Some(Operation::Min),
            Function::Max => Some(Operation::Max),
        }
    }
}

/// One operation: it pops up to two values from the stack and pushes one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Operation {
    Number(i32),
    Row,
    Column,
    Rows,
    Columns,
    Negate,
    Abs,
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Gcd,
    Min,
    Max,
}

impl Operation {
    /// Applies the operation; `None` after a division by zero, or if the result does not fit into 32 bits.
    pub(super) fn apply(self, stack: &mut Vec<i32>, variables: Variables) -> Option<()> {
        let value = match self {
            Operation::Number(number) => number,
            Operation::Row => variables.row,
            Operation::Column => variables.column,
            Operation::Rows => variables.rows,
            Operation::Columns => variables.columns,
            Operation::Negate => stack.pop()?.checked_neg()?,
            Operation::Abs => stack.pop()?.checked_abs()?,
            _ => {
                let right = stack.pop()?;
                let left = stack.pop()?;
                self.of_two(left, right)?
            }
        };
        stack.push(value);
        Some(())
    }

    fn of_two(self, left: i32, right: i32) -> Option<i32> {
        match self {
            Operation::Add => left.checked_add(right),
            Operation::Subtract => left.checked_sub(right),
            Operation::Multiply => left.checked_mul(right),
            Operation::Divide => rounded_down(left, right),
            Operation::Modulo => modulo(left, right),
            Operation::Gcd => gcd(left.unsigned_abs(), right.unsigned_abs()).try_into().ok(),
            Operation::Min => Some(left.min(right)),
            Operation::Max => Some(left.max(right)),
            _ => None,
        }
    }
}

/// The quotient rounded down, also when it is negative.
fn rounded_down(left: i32, right: i32) -> Option<i32> {
    let quotient = left.checked_div(right)?;
    let rounded_up = left % right != 0 && (left < 0) != (right < 0);
    Some(if rounded_up { quotient - 1 } else { quotient })
}

/// The remainder, never negative.
fn modulo(left: i32, right: i32) -> Option<i32> {
    // A remainder by -1 is 0, but the machine's division overflows at the smallest integer.
    if right == -1 { Some(0) } else { left.checked_rem_euclid(right) }
}

fn gcd(left: u32, right: u32) -> u32 {
    if right == 0 { left } else { gcd(right, left % right) }
}
