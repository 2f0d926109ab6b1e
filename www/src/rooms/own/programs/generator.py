def solutions(queens=()):
    row = len(queens)
    if row == n:
        yield queens
        return
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
            yield from solutions(queens + (col,))

found = 0
for solution in solutions():
    found += 1
    print(found, solution)
