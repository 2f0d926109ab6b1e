def safe(row, col):
    for r in range(row):
        if queens[r] == col or abs(queens[r] - col) == row - r:
            return False
    return True

queens = [-1] * n
row = col = found = 0
while row >= 0:
    while col < n and not safe(row, col):
        col += 1
    if col < n:
        queens[row] = col
        row, col = row + 1, 0
        if row < n:
            continue
        found += 1
    row -= 1
    if row >= 0:
        col = queens[row] + 1
        queens[row] = -1
print(found)
