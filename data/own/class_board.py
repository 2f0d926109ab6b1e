class Board:
    """A board of queens."""
    size = 0
    def __init__(self, n):
        self.n = n
        self.queens = [None] * n
        self.count = 0
    def is_safe(self, row, col):
        for r in range(row):
            c = self.queens[r]
            if c == col or abs(c - col) == row - r:
                return False
        return True
    def solve(self, row=0):
        if row == self.n:
            self.count += 1
            return
        for col in range(self.n):
            if self.is_safe(row, col):
                self.queens[row] = col
                self.solve(row + 1)
                self.queens[row] = None
board = Board(n)
board.solve()
print(board.count, board.queens)
