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
        if col in cols or col - row in falling or col + row in rising:
            continue
        queens.append(col)
        cols.add(col)
        falling.add(col - row)
        rising.add(col + row)
        search(row + 1)
        queens.pop()
        cols.remove(col)
        falling.remove(col - row)
        rising.remove(col + row)


search(0)
print(found)
