from itertools import permutations
n = 5
good = 0
for p in permutations(range(n)):
    if n == len({p[i] + i for i in range(n)}) == len({p[i] - i for i in range(n)}):
        good += 1
        print(p)
print(good)
