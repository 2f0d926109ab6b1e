//! The subcommands `shard` and `tally`. `shard` reads the lines of a plan and writes a line with the result of each; `tally`
//! adds up the results. A line that begins with the field `size` is for a threshold, any other line for a count.

use crate::arguments::{Shard, Tally};
use crate::failure::{Ending, Failure};
use crate::files::{self, Line};
use crate::{count, frontier};
use std::path::Path;

/// Works on the shards of a plan, line by line.
pub(crate) fn shard(what: &Shard) -> Result<Ending, Failure> {
    what.instructions.apply();
    let (mut counts, mut thresholds) = (count::Worker::default(), frontier::Worker::default());
    for line in files::lines(what.file.as_deref())? {
        let line = line?;
        if frontier::is_line(&line) {
            thresholds.carry_out(&line)?;
        } else {
            counts.carry_out(&line)?;
        }
    }
    Ok(Ending::Done)
}

/// Adds up the results in the files or, without files, in the input.
pub(crate) fn tally(what: &Tally, json: bool) -> Result<Ending, Failure> {
    let inputs: Vec<Option<&Path>> = match &what.files[..] {
        [] => vec![None],
        files => files.iter().map(|file| Some(file.as_path())).collect(),
    };
    let mut lines = inputs.into_iter().flat_map(|input| match files::lines(input) {
        Ok(lines) => Box::new(lines) as Box<dyn Iterator<Item = Result<Line, Failure>>>,
        Err(failure) => Box::new(std::iter::once(Err(failure))),
    });
    let Some(first) = lines.next().transpose()? else { return Err(Failure::NoResults) };
    let of_threshold = frontier::is_line(&first);
    let all = std::iter::once(Ok(first)).chain(lines);
    if of_threshold { frontier::tally(all, what.open, json) } else { count::tally(all, what.open, json) }
}
