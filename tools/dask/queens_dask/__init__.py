"""Counts the solutions of n queens on a Dask cluster, by shards of the command `queens`."""
