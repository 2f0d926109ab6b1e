"""Sends shards to the workers of a cluster, a few at a time, and stores each result as soon as it arrives.

The folder has the form of `queens count --keep` and `queens frontier threshold --keep`, so that work that was stopped continues where
it was, with or without Dask. If a worker dies, Dask gives its shards to another one.
"""

import fcntl
import json
import os
import subprocess
from collections.abc import Callable
from concurrent.futures import CancelledError
from pathlib import Path

from distributed import Client, Future, as_completed
from distributed.scheduler import KilledWorker


#: The maximum number of shards that a worker takes at once, by default.
MAX_LINES = 4


def lines_for(shards: int, threads: int) -> int:
    """Returns how many shards a worker takes at once: few enough that each thread gets several tasks."""
    return min(MAX_LINES, max(1, shards // (4 * max(1, threads))))


class CommandError(Exception):
    """The reason why a count cannot continue, in one line, and the exit code that the command `queens` has."""

    def __init__(self, why: str, code: int) -> None:
        super().__init__(why)
        self.code = code


def run_command(command: list[str]) -> str:
    """Runs the command `queens` on this machine and returns its output."""
    try:
        return output_of(subprocess.run(command, capture_output=True, text=True))
    except FileNotFoundError:
        raise missing(command[0]) from None


def output_of(ended: subprocess.CompletedProcess[str]) -> str:
    if ended.returncode != 0:
        why = ended.stderr.strip().removeprefix("queens: ")
        raise CommandError(why or f"the command queens was ended by signal {-ended.returncode}", ended.returncode if ended.returncode > 0 else 3)
    return ended.stdout


def missing(command: str) -> CommandError:
    return CommandError(f"{command} was not found: build it with 'cargo install --locked --path crate/command', or name it with --command", 2)


def count(client: Client, command: str, size: int, keep: Path, lines: int | None, progress: Callable[[int, int], None]) -> None:
    """Counts all shards without a stored result, `lines` of them at a time. `progress` receives the number of done and of all shards."""
    plan = run_command([command, "count", str(size), "--plan", "--keep", str(keep)]).splitlines()
    run_shards(client, command, plan, keep, f"solutions-{size}.jsonl", lines, progress)


def search(client: Client, command: str, size: int, keep: Path, lines: int | None, progress: Callable[[int, int], None]) -> None:
    """Examines all placements of one queen, of two, and so on until some block the board, except shards with a stored result."""
    before = None
    while (plan := run_command([command, "frontier", "threshold", str(size), "--plan", "--keep", str(keep)]).splitlines()) != before and plan:
        queens = json.loads(plan[0])["queens"]
        run_shards(client, command, plan, keep, f"threshold-{size}-{queens}.jsonl", lines, progress)
        # A plan that comes back unchanged has only shards whose reports were refused. The command repeats them here.
        before = plan


def blocks(results: str) -> bool:
    """Whether a report has queens that block the board. If so, the other shards are not needed."""
    return any(json.loads(line).get("blocking") for line in results.splitlines())


def run_shards(client: Client, command: str, plan: list[str], keep: Path, name: str, lines: int | None, progress: Callable[[int, int], None]) -> None:
    """Lets the workers do all shards of a plan, and adds their results to a file."""
    progress(0, len(plan))
    done = 0
    with open(keep / name, "a", encoding="utf-8") as file:
        lock(file, keep)
        futures = submit(client, command, plan, lines)
        try:
            for future, ended in as_completed(futures, with_results=True):
                # If the scheduler is gone, the future contains the error instead of the result.
                if future.cancelled():
                    raise CancelledError
                results = output_of(ended)
                write(file, results)
                done += results.count("\n")
                progress(done, len(plan))
                future.release()
                if blocks(results):
                    client.cancel(futures)
                    break
        except FileNotFoundError:
            raise missing(f"{command} of a worker") from None
        except KilledWorker as error:
            raise CommandError(f"a shard killed {error.allowed_failures + 1} workers; finished shards are stored in {keep}", 3) from None
        except CancelledError:
            raise CommandError(f"the scheduler is gone; finished shards are stored in {keep}", 3) from None


def submit(client: Client, command: str, plan: list[str], lines: int | None) -> list[Future]:
    """Sends the shards to the workers, which need only the command."""
    lines = lines or lines_for(len(plan), sum(client.nthreads().values()))
    parts = ["\n".join(plan[at : at + lines]) for at in range(0, len(plan), lines)]
    # Impure, so that Dask counts the same lines again if they are submitted again.
    return [client.submit(subprocess.run, [command, "shard"], input=part, capture_output=True, text=True, pure=False) for part in parts]


def lock(file, keep: Path) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise CommandError(f"{keep}: another process writes to this folder", 2) from None


def write(file, results: str) -> None:
    """Appends results to the file, and returns once they are on the disk."""
    try:
        file.write(results)
        file.flush()
        os.fsync(file.fileno())
    except OSError as error:
        raise CommandError(f"a result cannot be written to {file.name} ({error.strerror}); earlier results are safe", 3) from None
