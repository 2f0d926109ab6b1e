queens = []
found = 0
# {lines}
cols = set()
falling = set()
rising = set()


def search(row):
    global found
    if row == n:
        found += 1
        return
    for col in range(n):
        if col in cols or row - col in falling or row + col in rising:
            continue
        queens.append(col)
        cols.add(col)
        falling.add(row - col)
        rising.add(row + col)
        search(row + 1)
        queens.pop()
        cols.remove(col)
        falling.remove(row - col)
        rising.remove(row + col)


search(0)
print(found)
