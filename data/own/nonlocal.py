def count(n):
    queens = []
    found = 0
    def place(row):
        nonlocal found
        if row == n:
            found += 1
            if found == 1:
                print(queens)
            return
        for col in range(n):
            if all(col != c and row - r != abs(col - c) for r, c in enumerate(queens)):
                queens.append(col)
                place(row + 1)
                queens.pop()
    place(0)
    return found
print(count(n))
