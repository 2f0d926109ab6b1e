from itertools import permutations

found = 0
# {permutations}
for queens in permutations(range(n)):
    # {differ}
    rising = {col + row for row, col in enumerate(queens)}
    falling = {col - row for row, col in enumerate(queens)}
    if len(rising) == n and len(falling) == n:
        found += 1
        print(queens)
print(found)
