def safe(b, r, c):
    for i in range(r):
        if b[i] == c: return False
        if abs(b[i] - c) == r - i: return False
    return True
b = [0] * n; total = 0
def solve(r):
    global total
    if r == n: total += 1; return
    for c in range(n):
        if safe(b, r, c): b[r] = c; solve(r + 1)
solve(0); print("total", total)
