row_used = [False] * n
up = [False] * (2 * n - 1)
down = [False] * (2 * n - 1)
board = [-1] * n
number = 0
def attempt(c):
    global number
    for r in range(n):
        if not row_used[r] and not up[r + c] and not down[r - c + n - 1]:
            row_used[r] = up[r + c] = down[r - c + n - 1] = True
            board[c] = r
            if c < n - 1:
                attempt(c + 1)
            else:
                number += 1
            row_used[r] = up[r + c] = down[r - c + n - 1] = False
attempt(0)
print("Number of solutions:", number)
