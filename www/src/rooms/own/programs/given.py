def safe(row, col):
    for r, c in enumerate(queens):
        if c is not None and r != row:
            if c == col or abs(c - col) == abs(r - row):
                return False
    return True

def search(row):
    global found
    if row == n:
        found += 1
        return
    if given[row] is not None:
        search(row + 1)
        return
    for col in range(n):
        if safe(row, col):
            queens[row] = col
            search(row + 1)
            queens[row] = None

queens = given[:]
found = 0
search(0)
print(found)
