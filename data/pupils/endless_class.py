class Walk:
    def __init__(self, size):
        self.queens = [0] * size
        self.size = size

    def run(self):
        row = 0
        while row < self.size:
            self.queens[row] = (self.queens[row] + 1) % self.size
        return self.queens

print(Walk(n).run())
