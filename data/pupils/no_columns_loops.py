queens = [-1] * n
count = 0
row = 0
while row >= 0:
    col = queens[row] + 1
    queens[row] = -1
    while col < n:
        free = True
        for r in range(row):
            if abs(queens[r] - col) == row - r:
                free = False
                break
        if free:
            break
        col += 1
    if col == n:
        row -= 1
        continue
    queens[row] = col
    if row == n - 1:
        count += 1
    else:
        row += 1
print(count)
