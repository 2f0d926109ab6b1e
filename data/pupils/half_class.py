class Search:
    def __init__(self, n):
        self.n = n

    def boards(self, queens=()):
        if len(queens) == self.n:
            yield queens
            return
        for col in range(self.n):
            if all(c != col and abs(c - col) != len(queens) - r for r, c in enumerate(queens)):
                yield from self.boards(queens + (col,))

print(sum(1 for board in Search(n).boards()))
