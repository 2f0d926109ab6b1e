import random

# {columnsNone}
queens = [None] * n


def is_safe(row, col):
    for r, c in enumerate(queens):
        if c is not None and (c == col or abs(c - col) == abs(r - row)):
            return False
    return True


# {weight}
weight = 1
for step in range(n):
    # {fewest}
    best_row = None
    best_cols = []
    for row in range(n):
        if queens[row] is None:
            cols = [col for col in range(n) if is_safe(row, col)]
            if best_row is None or len(cols) < len(best_cols):
                best_row = row
                best_cols = cols
    weight *= len(best_cols)
    if weight == 0:
        break
    # {drawn}
    queens[best_row] = random.choice(best_cols)
print(weight)
