import random

def attacks(row, col):
    count = 0
    for r, c in enumerate(queens):
        if r != row and (c == col or abs(c - col) == abs(r - row)):
            count += 1
    return count

queens = [random.randrange(n) for _ in range(n)]
steps = 0
while steps < 500:
    attacked = [row for row in range(n) if attacks(row, queens[row]) > 0]
    if not attacked:
        break
    row = random.choice(attacked)
    costs = [attacks(row, col) for col in range(n)]
    least = min(costs)
    queens[row] = random.choice([col for col in range(n) if costs[col] == least])
    steps += 1
print(steps, queens)
