board = [["."] * n] * n
row = 0
for col in [1, 3, 5, 0, 2, 4]:
    board[row][col] = "Q"
    row += 1
for line in board:
    print(" ".join(line))
