queens = {}
def attacked(row, col):
    for r in queens:
        if queens[r] == col or abs(queens[r] - col) == abs(r - row):
            return True
    return False
def search(row):
    if row == n:
        return [dict(queens)]
    found = []
    for col in range(n):
        if not attacked(row, col):
            queens[row] = col
            found.extend(search(row + 1))
            del queens[row]
    return found
answers = search(0)
print(len(answers))
print(sorted(answers[0].items()))
