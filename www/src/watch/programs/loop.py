# {columnsMinus}
queens = [-1] * n
found = 0


def is_safe(row, col):
    for r in range(row):
        if queens[r] == col or abs(queens[r] - col) == row - r:
            return False
    return True


row = 0
while row >= 0:
    # {next}
    col = queens[row] + 1
    queens[row] = -1
    while col < n and not is_safe(row, col):
        col += 1
    if col == n:
        # {up}
        row -= 1
    else:
        queens[row] = col
        if row < n - 1:
            row += 1
        else:
            # {stay}
            found += 1
print(found)
