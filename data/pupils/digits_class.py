class Text:
    def __init__(self, size):
        self.size = size
        self.rows = ["." * size] * size
        self.total = 0

    def free(self, row, col):
        for r in range(row):
            c = self.rows[r].index("Q")
            if c == col or abs(c - col) == row - r:
                return False
        return True

    def solve(self, row):
        if row == self.size:
            self.total += 1
            return
        for col in range(self.size):
            if self.free(row, col):
                self.rows[row] = "." * col + "Q" + "." * (self.size - col - 1)
                self.solve(row + 1)
                self.rows[row] = "." * self.size

text = Text(n)
text.solve(0)
print(text.total)
