"""A worker or the scheduler is killed in the middle of a count: the result is right, and no shard is counted twice."""

import json
import logging
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from collections.abc import Callable
from pathlib import Path

from distributed import Client, LocalCluster

from queens_dask.counting import run_command, count, lines_for, search

COMMAND = os.environ["QUEENS_COMMAND"]
SOAK = "QUEENS_SOAK" in os.environ
SIZE = 17 if SOAK else 15
KNOWN = {15: 2_279_184, 17: 95_815_104}[SIZE]

logging.getLogger("distributed").setLevel(logging.CRITICAL)


def silent(done: int, of: int) -> None:
    pass


def cluster(workers: int) -> LocalCluster:
    return LocalCluster(n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None)


class Count(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.keep = Path(folder.name)

    def results(self) -> list[dict]:
        return [json.loads(line) for line in (self.keep / f"solutions-{SIZE}.jsonl").read_text().splitlines()]

    def slow(self, seconds: int) -> Path:
        """The command with a delay before each shard, so that a test can stop it there."""
        slow = self.keep / "slow"
        slow.write_text(f'#!/bin/sh\n[ "$1" = shard ] && sleep {seconds}\nexec "{COMMAND}" "$@"\n')
        slow.chmod(0o755)
        return slow

    def stored(self) -> int:
        """Returns the number of results on the disk."""
        try:
            return len(self.results())
        except FileNotFoundError:
            return 0

    def run_on(self, *given: str) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, "-m", "queens_dask", str(SIZE), "--command", COMMAND, "--keep", str(self.keep), *given]
        return subprocess.run(line, capture_output=True, text=True)

    def test_every_worker_gets_a_task(self) -> None:
        for shards, threads in [(4, 2), (8, 2), (32, 2), (512, 16), (3, 8)]:
            tasks = -(-shards // lines_for(shards, threads))
            self.assertGreaterEqual(tasks, min(shards, threads))
        self.assertEqual(lines_for(512, 16), 4)

    def test_the_shards_of_a_killed_worker_are_counted_once(self) -> None:
        with cluster(2) as machines, Client(machines) as client:
            pids = list(client.run(os.getpid).values())
            slow = self.slow(1)
            kill = threading.Timer(0.5, os.kill, (pids[0], signal.SIGKILL))
            reports = []

            def progress(done: int, of: int) -> None:
                if not reports:
                    kill.start()
                reports.append((done, of))

            count(client, str(slow), SIZE, self.keep, 1, progress)
            kill.join()
            self.assertNotIn(pids[0], client.run(os.getpid).values())
        shards = [result["shard"] for result in self.results()]
        self.assertEqual(sorted(shards), list(range(len(shards))))
        self.assertEqual(reports[-1], (len(shards), len(shards)))
        self.assertEqual(self.total(), KNOWN)

    def test_a_killed_scheduler_is_reported_in_one_line_and_no_result_is_lost(self) -> None:
        ready = Path(self.keep / "scheduler.json")
        dask = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
        scheduler = self.started([*dask, "--scheduler-file", str(ready)])
        self.until(ready.exists)
        address = json.loads(ready.read_text())["address"]
        serve = [sys.executable, "-m", "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-dashboard", "--no-nanny"]
        self.started([*serve, "--local-directory", str(self.keep / "worker")])
        line = ["-m", "queens_dask", str(SIZE), "--command", str(self.slow(1)), "--keep", str(self.keep), "--lines", "1"]
        counting = self.started([sys.executable, *line, "--scheduler", address])
        self.until(lambda: self.stored() > 0)
        scheduler.kill()
        output, errors = counting.communicate(timeout=60)
        self.assertEqual((counting.returncode, output, errors), (3, "", f"queens_dask: the scheduler is gone; finished shards are stored in {self.keep}\n"))
        self.assertEqual(self.total(), KNOWN)

    def test_a_threshold_is_found_although_a_worker_is_killed(self) -> None:
        with cluster(2) as machines, Client(machines) as client:
            pids = list(client.run(os.getpid).values())
            kill = threading.Timer(0.5, os.kill, (pids[0], signal.SIGKILL))
            kill.start()
            search(client, str(self.slow(1)), 7, self.keep, 4, silent)
            kill.join()
        found = subprocess.run([COMMAND, "frontier", "threshold", "7", "--keep", str(self.keep)], capture_output=True, text=True, check=True)
        self.assertEqual((found.stdout.splitlines()[0], found.stderr), ("7 1", ""))
        for queens in (1, 2):
            lines = [json.loads(line)["shard"] for line in (self.keep / f"threshold-7-{queens}.jsonl").read_text().splitlines()]
            self.assertEqual(len(set(lines)), len(lines))

    def started(self, line: list[str]) -> subprocess.Popen[str]:
        """A process that ends with the test."""
        process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

        def end() -> None:
            process.kill()
            process.communicate()

        self.addCleanup(end)
        return process

    def until(self, condition: Callable[[], bool]) -> None:
        late = time.monotonic() + 60
        while not condition():
            self.assertLess(time.monotonic(), late)
            time.sleep(0.05)

    def total(self) -> int:
        """Returns the total of the stored results and of the shards that are counted now."""
        return json.loads(run_command([COMMAND, "count", str(SIZE), "--keep", str(self.keep), "--json"]))["total"]

    @unittest.skipUnless(SOAK, "longer")
    def test_a_stored_shard_is_not_counted_again(self) -> None:
        plan = run_command([COMMAND, "count", str(SIZE), "--plan"]).splitlines()
        first = subprocess.run([COMMAND, "shard"], input=plan[0], capture_output=True, text=True, check=True).stdout
        (self.keep / f"solutions-{SIZE}.jsonl").write_text(first)
        with cluster(1) as machines, Client(machines) as client:
            count(client, COMMAND, SIZE, self.keep, 2, silent)
        self.assertEqual(sorted(result["shard"] for result in self.results()), list(range(len(plan))))

    @unittest.skipUnless(SOAK, "longer")
    def test_without_a_scheduler_the_cores_of_this_machine_count(self) -> None:
        ended = self.run_on()
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        self.assertTrue(ended.stdout.startswith(f"{SIZE} queens: {KNOWN} solutions"), ended.stdout)

    @unittest.skipUnless(SOAK, "longer")
    def test_a_missing_scheduler_or_command_is_reported_in_one_line(self) -> None:
        for given, name in ((["--scheduler", "tcp://127.0.0.1:1"], "tcp://127.0.0.1:1"), (["--command", "no-queens"], "no-queens")):
            ended = self.run_on(*given)
            self.assertEqual((ended.returncode, ended.stderr.count("\n")), (2, 1), ended.stderr)
            self.assertIn(name, ended.stderr)


if __name__ == "__main__":
    unittest.main()
