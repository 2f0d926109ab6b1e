"""cluster.py COMMAND SIZE FOLDER: prints the seconds that a count takes on a Dask cluster of two workers, without its start."""

import logging
import sys
import time
from pathlib import Path

from distributed import Client, LocalCluster

from queens_dask.counting import run_command, count


def main() -> None:
    command, size, folder = sys.argv[1:]
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as machines, Client(machines) as client:
        shards = len(run_command([command, "count", size, "--plan"]).splitlines())
        begin = time.monotonic()
        # Two tasks for each worker, because each process makes its own half boards.
        count(client, command, int(size), Path(folder), -(-shards // 4), lambda done, of: None)
        print(time.monotonic() - begin)


if __name__ == "__main__":
    main()
