# {columns}
queens = []


def is_safe(row, col):
    # {attacked}
    for r, c in enumerate(queens):
        if c == col or abs(c - col) == row - r:
            return False
    return True


def solve(row):
    if row == n:
        return True
    for col in range(n):
        if is_safe(row, col):
            queens.append(col)
            if solve(row + 1):
                return True
            # {back}
            queens.pop()
    return False


if solve(0):
    print(queens)
else:
    print("There is no solution.")
