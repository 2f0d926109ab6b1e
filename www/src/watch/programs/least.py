# {columnsNone}
queens = [None] * n


def is_safe(row, col):
    for r, c in enumerate(queens):
        if c is not None and (c == col or abs(c - col) == abs(r - row)):
            return False
    return True


def search():
    # {least}
    best_row = None
    best_cols = []
    for row in range(n):
        if queens[row] is None:
            cols = [col for col in range(n) if is_safe(row, col)]
            if best_row is None or len(cols) < len(best_cols):
                best_row = row
                best_cols = cols
    if best_row is None:
        return True
    for col in best_cols:
        queens[best_row] = col
        if search():
            return True
        queens[best_row] = None
    return False


if search():
    print(queens)
else:
    print("There is no solution.")
