//! Ctrl+C and SIGTERM: work under way ends between two slices, so that nothing is lost or half written.

use crate::failure::{Ending, Failure};
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);
static WAITING: AtomicBool = AtomicBool::new(false);

/// Hears signals from now on. The second one ends the command at once, and so does the first while it waits for input.
pub(crate) fn listen() -> Result<(), Failure> {
    ctrlc::set_handler(|| {
        if ASKED.swap(true, Ordering::SeqCst) || WAITING.load(Ordering::SeqCst) {
            leave();
        }
    })?;
    Ok(())
}

/// Whether the command is to stop.
pub(crate) fn asked() -> bool {
    ASKED.load(Ordering::SeqCst)
}

/// Fails when the command is to stop.
pub(crate) fn check() -> Result<(), Failure> {
    if asked() { Err(Failure::Interrupted) } else { Ok(()) }
}

/// Does what may wait for others, and that nothing is lost by when it ends.
pub(crate) fn waiting<T>(work: impl FnOnce() -> T) -> T {
    WAITING.store(true, Ordering::SeqCst);
    // A signal that came before the handler could know.
    if asked() {
        leave();
    }
    let done = work();
    WAITING.store(false, Ordering::SeqCst);
    done
}

fn leave() -> ! {
    eprintln!("queens: {}", Failure::Interrupted);
    std::process::exit(Ending::Unfinished as i32)
}
