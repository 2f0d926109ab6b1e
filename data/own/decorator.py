calls = 0
def counted(f):
    def inner(*args, **kwargs):
        global calls
        calls += 1
        return f(*args, **kwargs)
    return inner
@counted
def go(q):
    if len(q) == n: return 1
    return sum(go(q + [c]) for c in range(n) if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)))
print(go([]), calls)
