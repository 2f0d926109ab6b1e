# {columns}
queens = []
solutions = []


def is_safe(row, col):
    # {attacked}
    for r, c in enumerate(queens):
        if c == col or abs(c - col) == row - r:
            return False
    return True


def search(row):
    if row == n:
        # {copy}
        solutions.append(queens[:])
        return
    for col in range(n):
        if is_safe(row, col):
            queens.append(col)
            search(row + 1)
            # {further}
            queens.pop()


search(0)
print(len(solutions))
