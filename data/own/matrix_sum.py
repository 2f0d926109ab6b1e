grid = [[False] * n for i in range(n)]
def under_attack(r, c):
    return (any(grid[i][c] for i in range(r))
        or any(grid[r - i][c - i] for i in range(1, min(r, c) + 1))
        or any(grid[r - i][c + i] for i in range(1, min(r, n - 1 - c) + 1)))
def search(r):
    if r == n: return 1
    s = 0
    for c in range(n):
        if under_attack(r, c): continue
        grid[r][c] = True
        s += search(r + 1)
        grid[r][c] = False
    return s
print(search(0), sum(map(sum, grid)))
