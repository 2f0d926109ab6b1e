squares = [0] * (n * n)
count = 0
row = 0
starts = [0] * n
while row >= 0:
    for col in range(n):
        squares[row * n + col] = 0
    placed = False
    for col in range(starts[row], n):
        free = True
        for r in range(row):
            for c in range(n):
                if squares[r * n + c] and (c == col or abs(c - col) == row - r):
                    free = False
        if free:
            squares[row * n + col] = 1
            starts[row] = col + 1
            placed = True
            break
    if not placed:
        starts[row] = 0
        row -= 1
    elif row == n - 1:
        count += 1
    else:
        row += 1
print(count)
