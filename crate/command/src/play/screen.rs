//! Draws a position of a run as the lines of a terminal: the board on the left, the program on the right, the keys at the bottom.

use super::words;
use queens_core::board::Square;
use queens_core::trace::{Event, Kind, Register, Timeline};

const KEYS: &str = "← → step   ↑ ↓ 100   Home End   n p solution   number Enter   q quit";

/// Returns the lines of a window of this size.
pub(super) fn lines(timeline: &Timeline, typed: &str, columns: usize, rows: usize) -> Vec<String> {
    let frame = timeline.frame();
    let happened = frame.happened.map_or_else(|| "the start".to_owned(), words::describe);
    let end = if frame.finished { "" } else { "+" };
    let solutions = timeline.tally().of(Kind::Solution);
    let mut lines = vec![
        format!("step {} of {}{end}   {solutions} solutions", frame.position, frame.furthest),
        happened,
        String::new(),
    ];
    let height = rows.saturating_sub(lines.len() + 2).max(1);
    let board = board(timeline, frame.happened, columns / 2, height);
    let width = board.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let program = program(timeline, height);
    for at in 0..board.len().max(program.len()).min(height) {
        let (left, right) = (board.get(at).map_or("", String::as_str), program.get(at).map_or("", String::as_str));
        lines.push(format!("{left:width$}   {right}"));
    }
    lines.resize(rows.saturating_sub(1).max(1), String::new());
    lines.push(if typed.is_empty() { KEYS.to_owned() } else { format!("to step {typed}") });
    // A longer line would continue on the next one and move everything below.
    lines.iter().map(|line| line.chars().take(columns).collect()).collect()
}

/// The lines of the board or, if it is too large, of the part around the square of the last event.
fn board(timeline: &Timeline, happened: Option<Event>, columns: usize, rows: usize) -> Vec<String> {
    let placement = timeline.placement();
    let size = placement.size();
    let last = match happened {
        Some(Event::Tried(square) | Event::Forced(square) | Event::Removed(square) | Event::Rejected(square)) => {
            Some(square)
        }
        _ => None,
    };
    let (row, column) = last.map_or((0, 0), |Square { row, column }| (row as usize, column as usize));
    let (top, left) = (first(row, rows, size), first(column, columns / 2, size));
    let shown = |row: usize| {
        let queen = placement.column(row as u32);
        let squares = (left..size.min(left + columns / 2)).map(|column| {
            let is_last = last == Some(Square { row: row as u32, column: column as u32 });
            match (queen == Some(column as u32), is_last) {
                (true, _) => "Q",
                (false, true) => "x",
                (false, false) => ".",
            }
        });
        squares.collect::<Vec<_>>().join(" ")
    };
    (top..size.min(top + rows)).map(shown).collect()
}

/// The index of the first of `shown` adjacent items out of `all`, so that `at` is near their middle.
fn first(at: usize, shown: usize, all: usize) -> usize {
    at.saturating_sub(shown / 2).min(all.saturating_sub(shown))
}

/// The listing with marks at the lines of the current block, then the message and the variables of the search.
fn program(timeline: &Timeline, rows: usize) -> Vec<String> {
    let block = timeline.frame().block;
    let mut below: Vec<String> = timeline.spoken().said.into_iter().collect();
    below.extend(timeline.registers().into_iter().filter_map(|register| match register {
        Register::Variable { name, value, depth, .. } => Some(format!("{:1$}{name} = {value}", "", 2 * depth as usize)),
        _ => None,
    }));
    let listing: Vec<String> = timeline.listing().lines().map(str::to_owned).collect();
    let wanted = below.len().min(rows / 2);
    let shown = listing.len().min(rows.saturating_sub(wanted + 1));
    let at = block.map_or(0, |block| block.from);
    let top = first(at, shown, listing.len());
    let mut lines: Vec<String> = (top..top + shown)
        .map(|line| {
            let runs = block.is_some_and(|block| (block.from..block.to).contains(&line));
            format!("{} {}", if runs { ">" } else { " " }, listing[line])
        })
        .collect();
    if !below.is_empty() {
        lines.push(String::new());
        lines.append(&mut below);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::lines;
    use queens_core::search::recorded::Recorded;
    use queens_core::trace::Timeline;

    fn at(position: u64, columns: usize, rows: usize) -> Vec<String> {
        let trace = "queens trace 1\nsize 4\nsource\n| for row in range(4):\n|     place(row)\nline 2\nset 0 1\nlet row = 1\nreject 1 0\nset 1 3\n";
        let mut timeline = Timeline::new(Box::new(Recorded::new(trace.parse().expect("a trace"))));
        while !timeline.seek(position, 1_000) {}
        lines(&timeline, "", columns, rows)
    }

    #[test]
    fn a_window_shows_the_last_event_the_board_the_program_and_variables() {
        let shown = at(2, 80, 24);
        assert_eq!(shown.len(), 24);
        assert_eq!(shown[1], "row 2, column 1 is refused");
        assert_eq!(shown[3], ". Q . .     for row in range(4):");
        assert_eq!(shown[4], "x . . .   >     place(row)");
        assert!(shown.iter().any(|line| line.ends_with("row = 1")), "{shown:?}");
    }

    #[test]
    fn nothing_is_wider_or_higher_than_the_window() {
        for (columns, rows) in [(1, 1), (10, 3), (20, 5), (40, 8), (200, 60)] {
            let shown = at(3, columns, rows);
            assert!(shown.len() <= rows.max(2), "{columns} x {rows}: {shown:?}");
            assert!(shown.iter().all(|line| line.chars().count() <= columns));
        }
    }
}
