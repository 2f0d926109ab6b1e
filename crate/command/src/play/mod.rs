//! Plays a trace in the terminal: forwards, backwards and by jumps. If the output is not a terminal, the steps are written.

mod keys;
mod screen;
mod words;

use self::keys::{Key, Keys};
use crate::arguments::Play;
use crate::failure::{Ending, Failure};
use crate::output::OutputError;
use crate::{output, stop, watch};
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::execute;
use crossterm::style::Print;
use crossterm::terminal::{self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen};
use queens_core::search::recorded::{MEMORY, Recorded};
use queens_core::trace::{Kind, Timeline};
use std::io::{self, IsTerminal};

/// The number of events between two checks whether to stop.
const SLICE: u64 = 1 << 16;

/// The maximum number of events that are explored to find the length of a run.
const MAX_EXPLORED: u64 = 1 << 20;

/// The number of steps of a large jump.
const FAR: u64 = 100;

pub(crate) fn play(what: &Play, json: bool) -> Result<Ending, Failure> {
    let run = Box::new(Recorded::new(watch::read(&what.file)?));
    if json {
        return watch::steps(run, u64::MAX);
    }
    let mut timeline = Timeline::with_memory(run, MEMORY);
    if !io::stdout().is_terminal() {
        return write(&mut timeline, what.at);
    }
    // Learns the length of the run, unless it is very long.
    timeline.explore(MAX_EXPLORED);
    seek(&mut timeline, what.at)?;
    let opened = Terminal::open()?;
    let ended = follow(&mut timeline);
    drop(opened);
    ended
}

/// Writes a line for each step from `at` to the end, and the last board.
fn write(timeline: &mut Timeline, at: u64) -> Result<Ending, Failure> {
    seek(timeline, at)?;
    while let Some(event) = timeline.forward() {
        output::print_line(&format!("{}  {}", timeline.tally().position, words::describe(event)))?;
        stop::check()?;
    }
    output::write(format!("{:#}", timeline.placement()).as_bytes())?;
    Ok(Ending::Done)
}

/// Goes to a step, or to the end if that is earlier.
fn seek(timeline: &mut Timeline, position: u64) -> Result<(), Failure> {
    while !timeline.seek(position, SLICE) {
        stop::check()?;
    }
    Ok(())
}

/// Goes to the solution with a number, from 1; does not move if there are fewer.
fn seek_solution(timeline: &mut Timeline, number: u64) -> Result<(), Failure> {
    let here = timeline.tally().position;
    while !timeline.seek_nth(Kind::Solution.into(), number, SLICE) {
        stop::check()?;
    }
    if timeline.tally().of(Kind::Solution) == number { Ok(()) } else { seek(timeline, here) }
}

/// Draws the run and handles keys until a key quits.
fn follow(timeline: &mut Timeline) -> Result<Ending, Failure> {
    let mut keys = Keys::default();
    loop {
        draw(timeline, keys.typed())?;
        let (here, solution) = (timeline.tally().position, timeline.tally().of(Kind::Solution));
        match keys.next().map_err(output_error)? {
            Key::Forward => seek(timeline, here + 1)?,
            Key::Back => seek(timeline, here.saturating_sub(1))?,
            Key::FarForward => seek(timeline, here + FAR)?,
            Key::FarBack => seek(timeline, here.saturating_sub(FAR))?,
            Key::Start => seek(timeline, 0)?,
            Key::End => seek(timeline, u64::MAX)?,
            Key::NextSolution => seek_solution(timeline, solution + 1)?,
            // If the current step is a solution, the number of solutions includes it.
            Key::PreviousSolution => {
                let on_it = timeline.tally().last_is(Kind::Solution.into());
                let number = if on_it { solution.saturating_sub(1) } else { solution };
                if number > 0 {
                    seek_solution(timeline, number)?;
                }
            }
            Key::Step(position) => seek(timeline, position)?,
            Key::Redraw => {}
            Key::Quit => return Ok(Ending::Done),
        }
    }
}

fn draw(timeline: &Timeline, typed: &str) -> Result<(), Failure> {
    let (columns, rows) = terminal::size().map_err(output_error)?;
    let lines = screen::lines(timeline, typed, usize::from(columns), usize::from(rows));
    execute!(io::stdout(), MoveTo(0, 0), Clear(ClearType::All), Print(lines.join("\r\n"))).map_err(output_error)
}

fn output_error(error: io::Error) -> Failure {
    OutputError(error).into()
}

/// The terminal while a run is shown; dropping it restores the terminal.
struct Terminal;

impl Terminal {
    fn open() -> Result<Terminal, Failure> {
        terminal::enable_raw_mode().map_err(output_error)?;
        let terminal = Terminal;
        execute!(io::stdout(), EnterAlternateScreen, Hide).map_err(output_error)?;
        Ok(terminal)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // An error cannot be reported from here.
        let _ = execute!(io::stdout(), Show, LeaveAlternateScreen);
        let _ = terminal::disable_raw_mode();
    }
}
