from itertools import permutations

total = 0
for p in permutations(range(n)):
    total += len({c + r for r, c in enumerate(p)}) == n == len({c - r for r, c in enumerate(p)})
print(total)
