row, col = 0, 0
pos = []
count = 0
while True:
    while col < n:
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(pos)):
            pos.append(col)
            row += 1
            col = 0
            break
        col += 1
    else:
        if not pos:
            break
        col = pos.pop() + 1
        row -= 1
        continue
    if row == n:
        count += 1
        col = pos.pop() + 1
        row -= 1
print(count)
