n = int(input("How many queens? "))
queens = []
solutions = []

def safe(row, col):
    for r, c in enumerate(queens):
        if c == col or abs(c - col) == row - r:
            return False
    return True

def search(row):
    if row == n:
        solutions.append(queens[:])
        return
    for col in range(n):
        if safe(row, col):
            queens.append(col)
            search(row + 1)
            queens.pop()

search(0)
print(len(solutions))
