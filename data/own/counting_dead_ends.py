dead = [0] * n
q = []
def go():
    row = len(q)
    if row == n:
        return 1
    ways = 0
    choices = [c for c in range(n) if all(c != x and abs(c - x) != row - r for r, x in enumerate(q))]
    if not choices:
        dead[row] += 1
    for c in choices:
        q.append(c); ways += go(); q.pop()
    return ways
ways = go()
print(ways, dead)
print("%d dead ends, %.2f a row" % (sum(dead), sum(dead) / n))
