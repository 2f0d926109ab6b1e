def clashes(q):
    return [(r1, r2) for r1, c1 in enumerate(q) for r2, c2 in enumerate(q) if r1 < r2 and (c1 == c2 or r2 - r1 == abs(c1 - c2))]
boards = [[1, 3, 0, 2], [0, 1, 2, 3], [2, 0, 3, 1], [0, 2, 1, 3]]
ranked = sorted(zip(map(lambda b: len(clashes(b)), boards), boards), key=lambda pair: pair[0])
for count, board in ranked:
    print(count, board, *clashes(board))
assert ranked[0][0] == 0, "one of them is a solution"
