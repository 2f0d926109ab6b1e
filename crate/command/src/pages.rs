//! The man pages and shell completions that clap generates from the arguments.

use crate::arguments::{Arguments, Completions, Man};
use crate::failure::{Ending, Failure};
use crate::output;
use clap::CommandFactory;

/// Writes a man page for the command and each of its subcommands into a folder.
pub(crate) fn man(Man { folder }: &Man) -> Result<Ending, Failure> {
    let written = std::fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(Arguments::command(), folder));
    written.map_err(|error| Failure::Open { name: folder.display().to_string(), error })?;
    Ok(Ending::Done)
}

/// Writes the completions of a shell to the output.
pub(crate) fn completions(Completions { shell }: &Completions) -> Result<Ending, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(*shell, &mut Arguments::command(), "queens", &mut script);
    output::write(&script)?;
    Ok(Ending::Done)
}
