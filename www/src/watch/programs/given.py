# {given}
queens = given[:]
found = 0


def is_safe(row, col):
    for r, c in enumerate(queens):
        if r != row and c is not None:
            if c == col or abs(c - col) == abs(r - row):
                return False
    return True


def search(row):
    global found
    if row == n:
        found += 1
    elif given[row] is not None:
        # {stays}
        if is_safe(row, given[row]):
            search(row + 1)
    else:
        for col in range(n):
            if is_safe(row, col):
                queens[row] = col
                search(row + 1)
                queens[row] = None


search(0)
print(found)
