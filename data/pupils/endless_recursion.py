queens = []
row = 0
while row < n:
    queens.append(row)
    queens.pop()
