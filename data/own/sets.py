def solve(n):
    results = []
    cols, d1, d2 = set(), set(), set()
    path = []
    def back(r):
        if r == n:
            results.append(list(path)); return
        for c in range(n):
            if c in cols or r + c in d1 or r - c in d2: continue
            path.append(c); cols.add(c); d1.add(r + c); d2.add(r - c)
            back(r + 1)
            path.pop(); cols.discard(c); d1.discard(r + c); d2.discard(r - c)
    back(0)
    return results
for i, s in enumerate(solve(n), 1): print(i, s)
