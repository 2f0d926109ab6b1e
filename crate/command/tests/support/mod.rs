//! Runs the command as a person would: arguments and standard input in; exit code, output and errors out.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ended {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The command with these arguments, not started yet.
pub(crate) fn queens(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_queens"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the command to its end.
#[must_use]
pub(crate) fn run(arguments: &[&str], input: &str) -> Ended {
    let mut child = queens(arguments).stdin(Stdio::piped()).spawn().expect("the command starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    // A command that does not read its input may have ended already.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the command ends");
    Ended {
        code: output.status.code().expect("the command was not killed"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// Returns the output of a run that succeeds.
#[must_use]
pub(crate) fn done(arguments: &[&str], input: &str) -> String {
    let Ended { code, out, err } = run(arguments, input);
    assert_eq!((code, err.as_str()), (0, ""), "queens {arguments:?}");
    out
}

/// An empty folder for one test.
#[must_use]
#[allow(dead_code, reason = "some tests need no files")]
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}
