def sign(x): return 1 if x > 0 else -1 if x < 0 else 0
a = []
tried = 0
def f(r):
    global tried
    if r == n: return True
    for c in range(n):
        tried += 1
        bad = False
        for i in range(r):
            bad = True if a[i] == c or (c - a[i]) * sign(c - a[i]) == r - i else bad
        if not bad:
            a.append(c)
            if f(r + 1): return True
            a.pop()
    return False
print("yes" if f(0) else "no", a, tried)
