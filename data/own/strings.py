board = [["." for _ in range(n)] for _ in range(n)]
def free(r, c):
    for i in range(r):
        if board[i][c] == "Q": return False
        if c - (r - i) >= 0 and board[i][c - (r - i)] == "Q": return False
        if c + (r - i) < n and board[i][c + (r - i)] == "Q": return False
    return True
def solve(r):
    if r == n: return True
    for c in range(n):
        if free(r, c):
            board[r][c] = "Q"
            if solve(r + 1): return True
            board[r][c] = "."
    return False
if solve(0):
    for line in board: print(" ".join(line))
