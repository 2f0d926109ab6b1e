def solve(q=()):
    if len(q) == n:
        yield q
    for c in range(n if len(q) < n else 0):
        if all(c != x and abs(c - x) != len(q) - r for r, x in enumerate(q)):
            for s in solve(q + (c,)):
                yield s
g = solve()
print(next(g))
print(sum(1 for _ in g))
