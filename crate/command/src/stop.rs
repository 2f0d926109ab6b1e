//! Ctrl+C and SIGTERM: the command stops between two slices of work, so that nothing is lost or half written.

use crate::failure::{Ending, Failure};
use std::sync::atomic::{AtomicBool, Ordering};

static REQUESTED: AtomicBool = AtomicBool::new(false);
static WAITING: AtomicBool = AtomicBool::new(false);

/// Starts to handle signals. The second signal ends the command at once; so does the first while it waits for input.
pub(crate) fn listen() -> Result<(), Failure> {
    let installed = ctrlc::set_handler(|| {
        if REQUESTED.swap(true, Ordering::SeqCst) || WAITING.load(Ordering::SeqCst) {
            leave();
        }
    });
    installed.map_err(|error| Failure::Signals { error: error.to_string() })
}

/// Whether the command is to stop.
pub(crate) fn requested() -> bool {
    REQUESTED.load(Ordering::SeqCst)
}

/// Returns an error when the command is to stop.
pub(crate) fn check() -> Result<(), Failure> {
    if requested() { Err(Failure::Interrupted) } else { Ok(()) }
}

/// Runs work that may wait for input. During this work a signal may end the command at once.
pub(crate) fn waiting<T>(work: impl FnOnce() -> T) -> T {
    WAITING.store(true, Ordering::SeqCst);
    // A signal may have arrived before `WAITING` was set.
    if requested() {
        leave();
    }
    let done = work();
    WAITING.store(false, Ordering::SeqCst);
    done
}

fn leave() -> ! {
    Failure::Interrupted.report();
    std::process::exit(Ending::Unfinished as i32)
}
