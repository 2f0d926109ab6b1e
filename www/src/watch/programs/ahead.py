queens = []
found = 0


def attacks(r1, c1, r2, c2):
    return c1 == c2 or abs(c1 - c2) == abs(r1 - r2)


def without_attacked(free, row, col):
    left = []
    for r in range(n):
        left.append([c for c in free[r] if not attacks(row, col, r, c)])
    return left


def search(row, free):
    global found
    if row == n:
        found += 1
        return
    for col in free[row]:
        left = without_attacked(free, row, col)
        # {deadEnd}
        if all(len(left[r]) > 0 for r in range(row + 1, n)):
            queens.append(col)
            search(row + 1, left)
            queens.pop()


# {free}
search(0, [list(range(n)) for _ in range(n)])
print(found)
