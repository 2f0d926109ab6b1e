def safe(row, col):
    for r, c in enumerate(queens):
        if c == col or abs(c - col) == row - r:
            return False
    return True

def solve(row):
    if row == n:
        return True
    for col in range(n):
        if safe(row, col):
            queens.append(col)
            if solve(row + 1):
                return True
            queens.pop()
    return False

queens = []
if solve(0):
    print(queens)
else:
    print("There is no solution.")
