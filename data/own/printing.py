def show(q):
    print("+" + "-" * n + "+")
    for c in q:
        print("|", " " * c, "Q", " " * (n - c - 1), "|", sep="")
    print("+" + "-" * n + "+", end="\n\n")
def go(q):
    if len(q) == n:
        show(q)
        return True
    for c in range(n):
        if not any(c == x or abs(c - x) == len(q) - i for i, x in enumerate(q)):
            if go(q + [c]):
                return True
print("Board of", n, end=":\n")
go([])
