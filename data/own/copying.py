import copy
def solve(board, row):
    if row == n:
        answers.append(copy.deepcopy(board))
        return
    for col in range(n):
        if safe(board, row, col):
            new = copy.copy(board)
            new.append([row, col])
            solve(new, row + 1)
def safe(board, row, col):
    for (r, c) in board:
        if c == col or r + c == row + col or r - c == row - col:
            return False
    return True
answers = []
solve([], 0)
print(len(answers), answers[-1])
