"""Counts the solutions of n queens on a Dask cluster, and finds completion thresholds, by shards of the command `queens`."""
