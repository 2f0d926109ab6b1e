"""A worker is killed in the middle of a count: the number is right, and no shard was counted twice."""

import json
import logging
import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

from distributed import Client, LocalCluster

from queens_dask.counting import asked, count

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

    def run_on(self, *given: str) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, "-m", "queens_dask", str(SIZE), "--command", COMMAND, "--keep", str(self.keep), *given]
        return subprocess.run(line, capture_output=True, text=True)

    def test_a_worker_that_is_killed_costs_the_time_of_its_shards(self) -> None:
        with cluster(2) as machines, Client(machines) as client:
            pids = list(client.run(os.getpid).values())
            # Slow enough to be caught at it.
            slow = self.keep / "slow"
            slow.write_text(f'#!/bin/sh\n[ "$1" = shard ] && sleep 1\nexec "{COMMAND}" "$@"\n')
            slow.chmod(0o755)
            kill = threading.Timer(0.5, os.kill, (pids[0], signal.SIGKILL))
            told = []

            def tell(done: int, of: int) -> None:
                if not told:
                    kill.start()
                told.append((done, of))

            count(client, str(slow), SIZE, self.keep, 1, tell)
            kill.join()
            self.assertNotIn(pids[0], client.run(os.getpid).values())
        shards = [result["shard"] for result in self.results()]
        self.assertEqual(sorted(shards), list(range(len(shards))))
        self.assertEqual(told[-1], (len(shards), len(shards)))
        answer = json.loads(asked([COMMAND, "count", str(SIZE), "--keep", str(self.keep), "--json"]))
        self.assertEqual(answer["total"], KNOWN)

    @unittest.skipUnless(SOAK, "longer")
    def test_what_is_kept_is_not_counted_again(self) -> None:
        plan = asked([COMMAND, "count", str(SIZE), "--plan"]).splitlines()
        first = subprocess.run([COMMAND, "shard"], input=plan[0], capture_output=True, text=True, check=True).stdout
        (self.keep / f"solutions-{SIZE}.jsonl").write_text(first)
        with cluster(1) as machines, Client(machines) as client:
            count(client, COMMAND, SIZE, self.keep, 2, silent)
        self.assertEqual(sorted(result["shard"] for result in self.results()), list(range(len(plan))))

    @unittest.skipUnless(SOAK, "longer")
    def test_one_line_counts_on_the_cores_of_this_machine(self) -> None:
        ended = self.run_on()
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        self.assertTrue(ended.stdout.startswith(f"{SIZE} queens: {KNOWN} solutions"), ended.stdout)

    @unittest.skipUnless(SOAK, "longer")
    def test_what_is_not_there_is_one_line(self) -> None:
        for given, name in ((["--scheduler", "tcp://127.0.0.1:1"], "tcp://127.0.0.1:1"), (["--command", "no-queens"], "no-queens")):
            ended = self.run_on(*given)
            self.assertEqual((ended.returncode, ended.stderr.count("\n")), (2, 1), ended.stderr)
            self.assertIn(name, ended.stderr)


if __name__ == "__main__":
    unittest.main()
