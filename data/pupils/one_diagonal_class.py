class Queens:
    def __init__(self, size):
        self.size = size
        self.columns = {}
        self.found = []

    def attacked(self, row, col):
        for r in self.columns:
            c = self.columns[r]
            if c == col or col - c == row - r:
                return True
        return False

    def solve(self, row=0):
        if row == self.size:
            self.found.append(dict(self.columns))
            return
        for col in range(self.size):
            if not self.attacked(row, col):
                self.columns[row] = col
                self.solve(row + 1)
                del self.columns[row]

board = Queens(n)
board.solve()
print("There are", len(board.found), "solutions.")
