board = [[0] * n] * n
solutions = []

def safe(row, col):
    for r in range(row):
        if board[r][col]:
            return False
    return True

def search(row):
    if row == n:
        solutions.append([r[:] for r in board])
        return
    for col in range(n):
        if safe(row, col):
            board[row][col] = 1
            search(row + 1)
            board[row][col] = 0

search(0)
print(len(solutions))
