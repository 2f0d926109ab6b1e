def safe(col):
    row = len(queens)
    for r, c in enumerate(queens):
        if c == col or abs(c - col) == row - r:
            return False
    return True

def search():
    if len(queens) == n:
        found.append(queens[:])
        return
    for col in range(n):
        if safe(col):
            queens.append(col)
            search()
            queens.pop()

queens = []
found = []
search()
print(len(found))
