queens = []
def clash(c):
    return any((d := abs(c - q)) == 0 or d == len(queens) - r for r, q in enumerate(queens))
def go():
    if (k := len(queens)) == n:
        return 1
    t = 0
    for c in range(n):
        if not clash(c):
            queens.append(c)
            t += go()
            queens.pop()
    return t
if (answer := go()) > 0:
    print(f"{answer} solutions")
