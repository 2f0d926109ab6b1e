import random

# {start}
queens = [random.randrange(n) for _ in range(n)]


def attackers(row, col):
    count = 0
    for r, c in enumerate(queens):
        if r != row and (c == col or abs(c - col) == abs(r - row)):
            count += 1
    return count


def attacked_rows():
    return [row for row in range(n) if attackers(row, queens[row]) > 0]


steps = 0
attacked = attacked_rows()
while attacked and steps < 500:
    row = random.choice(attacked)
    # {chance}
    counts = [attackers(row, col) for col in range(n)]
    least = min(counts)
    queens[row] = random.choice([col for col in range(n) if counts[col] == least])
    steps += 1
    attacked = attacked_rows()
if attacked:
    print("Not solved after", steps, "steps.")
else:
    print("Solved after", steps, "steps:", queens)
