def is_safe(queens, col):
    row = len(queens)
    for r, c in enumerate(queens):
        if c == col or abs(c - col) == row - r:
            return False
    return True


def solutions(queens):
    if len(queens) == n:
        # {yields}
        yield queens
    else:
        for col in range(n):
            if is_safe(queens, col):
                # {tuples}
                yield from solutions(queens + (col,))


found = 0
for solution in solutions(()):
    found += 1
    print(solution)
print(found)
