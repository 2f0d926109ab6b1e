//! Programs in Python that find all ways to finish a board with the solver of OR-Tools.

use super::constraints::Constraints;
use super::{Form, FormError, Setup};
use std::fmt::Write;

const PROGRAM: &str = "\
model = cp_model.CpModel()
squares = [model.new_bool_var(f\"row {at // COLUMNS + 1}, column {at % COLUMNS + 1}\") for at in range(ROWS * COLUMNS)]
for at in GIVEN:
    model.add(squares[at] == 1)
for at in EMPTY:
    model.add(squares[at] == 0)
for count, line in EXACTLY:
    model.add(sum(squares[at] for at in line) == count)
for line in AT_MOST_ONE:
    model.add_at_most_one(squares[at] for at in line)


class Ways(cp_model.CpSolverSolutionCallback):
    count = 0

    def on_solution_callback(self):
        self.count += 1
        if self.count == 1:
            for row in range(ROWS):
                print(\" \".join(\"Q\" if self.value(squares[row * COLUMNS + at]) else \".\" for at in range(COLUMNS)))


solver = cp_model.CpSolver()
solver.parameters.enumerate_all_solutions = True
ways = Ways()
solver.solve(model, ways)
print(f\"ways: {ways.count}\")
";

/// Writes a program.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    let conditions = Constraints::new(Form::Ortools, setup)?;
    let mut text = String::from("# pip install ortools\nfrom ortools.sat.python import cp_model\n\n");
    text.push_str("# A square is row * COLUMNS + column, counted from 0.\n");
    let (rows, columns) = (setup.rows(), setup.columns());
    let put = |text: &mut String, name: &str, items: Vec<String>| {
        let end = if items.is_empty() { "" } else { "\n" };
        let items: String = items.iter().map(|item| format!("\n    {item},")).collect();
        writeln!(text, "{name} = [{items}{end}]").expect("writing to a string never fails");
    };
    writeln!(text, "ROWS, COLUMNS = {rows}, {columns}").expect("writing to a string never fails");
    writeln!(text, "GIVEN = {:?}\nEMPTY = {:?}", conditions.on, conditions.off)
        .expect("writing to a string never fails");
    put(&mut text, "EXACTLY", conditions.exactly.iter().map(|condition| format!("{condition:?}")).collect());
    put(&mut text, "AT_MOST_ONE", conditions.at_most_one.iter().map(|line| format!("{line:?}")).collect());
    Ok(text + "\n" + PROGRAM)
}
