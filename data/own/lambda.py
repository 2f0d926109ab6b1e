ok = lambda q, c: all(abs(c - x) not in (0, len(q) - i) for i, x in enumerate(q))
extend = lambda qs: [q + [c] for q in qs for c in range(n) if ok(q, c)]
boards = [[]]
for step in range(n):
    boards = extend(boards)
    print(step + 1, len(boards))
