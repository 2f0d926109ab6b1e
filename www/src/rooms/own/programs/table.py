def safe(row, col):
    for r in range(row):
        for c in range(n):
            if board[r][c] and (c == col or abs(c - col) == row - r):
                return False
    return True

def search(row):
    global found
    if row == n:
        found += 1
        return
    for col in range(n):
        if safe(row, col):
            board[row][col] = 1
            search(row + 1)
            board[row][col] = 0

board = [[0] * n for _ in range(n)]
found = 0
search(0)
print(found)
