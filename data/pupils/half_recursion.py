count = 0
queens = []

def search(row):
    global count
    if row == n:
        count += 2
        return
    for col in range(n // 2 if row == 0 else n):
        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            search(row + 1)
            queens.pop()

search(0)
print(count)
