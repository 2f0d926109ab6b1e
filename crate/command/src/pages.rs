//! The man pages and shell completions that clap generates from the arguments.

use crate::arguments::{Arguments, Completions, Man};
use crate::failure::{Ending, Failure};
use crate::output;
use clap::CommandFactory;
use serde::Serialize;
use std::path::Path;

#[derive(Serialize)]
struct Written<'a> {
    folder: &'a Path,
}

#[derive(Serialize)]
struct Script<'a> {
    shell: String,
    script: &'a str,
}

/// Writes a man page for the command and each of its subcommands into a folder.
pub(crate) fn man(Man { folder }: &Man, json: bool) -> Result<Ending, Failure> {
    let written = std::fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(Arguments::command(), folder));
    written.map_err(|error| Failure::Open { name: folder.display().to_string(), error: error.into() })?;
    if json {
        output::json(&Written { folder })?;
    }
    Ok(Ending::Done)
}

/// Writes the script that completes arguments in a shell.
pub(crate) fn completions(Completions { shell }: &Completions, json: bool) -> Result<Ending, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(*shell, &mut Arguments::command(), "queens", &mut script);
    if json {
        output::json(&Script { shell: shell.to_string(), script: &String::from_utf8_lossy(&script) })?;
    } else {
        output::write(&script)?;
    }
    Ok(Ending::Done)
}
