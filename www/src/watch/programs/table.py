# {table}
board = [[0] * n for _ in range(n)]
found = 0


def is_safe(row, col):
    # {above}
    for step in range(1, row + 1):
        above = board[row - step]
        if above[col]:
            return False
        if col - step >= 0 and above[col - step]:
            return False
        if col + step < n and above[col + step]:
            return False
    return True


def search(row):
    global found
    if row == n:
        found += 1
        return
    for col in range(n):
        if is_safe(row, col):
            board[row][col] = 1
            search(row + 1)
            board[row][col] = 0


search(0)
print(found)
