def attacks(r1, c1, r2, c2):
    return c1 == c2 or abs(c1 - c2) == abs(r1 - r2)

def search(row, free):
    global found
    if row == n:
        found += 1
        return
    for col in free[row]:
        left = []
        for r in range(n):
            left.append([c for c in free[r] if r <= row or not attacks(row, col, r, c)])
        if all(left[row + 1:]):
            queens.append(col)
            search(row + 1, left)
            queens.pop()

queens = []
found = 0
search(0, [list(range(n)) for _ in range(n)])
print(found)
