class Board:
    def __init__(self, size):
        self.squares = [[False] * size] * size

    def place(self, row, col):
        self.squares[row][col] = True

board = Board(n)
board.place(0, 1)
board.place(1, 3)
board.place(2, 5)
print(board.squares)
