"""python -m queens_dask 19 --scheduler tcp://host:8786"""

import argparse
import logging
import signal
import sys
from pathlib import Path

from distributed import Client

from .counting import MAX_LINES, CommandError, run_command, count, search


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="queens_dask",
        description="Counts the solutions of n queens on a Dask cluster, or finds the completion threshold. The same command continues where it was stopped.",
        epilog="Exit codes: 0 done, 2 wrong use or bad input, 3 interrupted.",
    )
    parser.add_argument("size", type=positive, help="the number of queens")
    parser.add_argument("--threshold", action="store_true", help="find the largest number of queens of which every placement can be completed, instead")
    parser.add_argument("--scheduler", help="the address of the scheduler, as tcp://host:8786; without it, the cores of this machine count")
    parser.add_argument("--keep", type=Path, default=Path("counts"), help="the folder in which results are stored (counts)")
    parser.add_argument("--command", default="queens", help="the command queens, as the workers find it (queens)")
    parser.add_argument("--lines", type=positive, help=f"shards that a worker takes at once (at most {MAX_LINES}, and fewer if some workers would idle)")
    return parser.parse_args()


def cluster(scheduler: str | None) -> Client:
    if scheduler is None:
        return Client(threads_per_worker=1, dashboard_address=None)
    try:
        return Client(scheduler, timeout=10)
    except (OSError, ValueError) as error:
        raise CommandError(f"{scheduler}: {error}", 2) from None


def show_progress(done: int, of: int) -> None:
    """Prints a progress bar, if the output is a terminal."""
    if sys.stderr.isatty():
        filled = 40 * done // max(of, 1)
        end = "\n" if done == of else ""
        print(f"\r{'█' * filled}{'░' * (40 - filled)} {done} of {of} shards", end=end, file=sys.stderr, flush=True)


def main() -> int:
    given = arguments()
    # Dask reports joining and leaving workers in its own logs. Some of its loggers have levels of their own.
    logging.disable()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with cluster(given.scheduler) as client:
            work = search if given.threshold else count
            work(client, given.command, given.size, given.keep, given.lines, show_progress)
        # The command checks every result again, and repeats shards whose results were damaged.
        question = ["frontier", "threshold"] if given.threshold else ["count"]
        print(run_command([given.command, *question, str(given.size), "--keep", str(given.keep)]), end="")
    except CommandError as failed:
        print(f"queens_dask: {failed}", file=sys.stderr)
        return failed.code
    except KeyboardInterrupt:
        print(f"queens_dask: stopped; finished shards are stored in {given.keep}", file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
